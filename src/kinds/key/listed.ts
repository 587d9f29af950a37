/** Keys of one or more answers, without duplicates. */
import type { LiveObjects } from "../kind.ts";
import { type KeyRead, type LiveKey, readKey } from "./live.ts";

export type LiveKeys = LiveObjects<LiveKey>;

export class ListedKeys {
  private readonly byId = new Map<string, KeyRead>();
  private readonly withoutId: KeyRead[] = [];
  private readonly languages: readonly string[];

  /** Each key must have a text in all of `languages`. */
  constructor(languages: readonly string[]) {
    this.languages = languages;
  }

  add(answered: Iterable<unknown>): void {
    this.addRead(this.read(answered));
  }

  /** What the engine uses of the keys of an answer. They are not added yet. */
  read(answered: Iterable<unknown>): KeyRead[] {
    return Array.from(answered, (one) => readKey(one, this.languages));
  }

  addRead(keys: Iterable<KeyRead>): void {
    for (const read of keys) {
      const id = "key" in read ? read.key.key_id : read.unusable.id;
      if (id === undefined) this.withoutId.push(read);
      else this.byId.set(id, read);
    }
  }

  reads(): KeyRead[] {
    return [...this.byId.values(), ...this.withoutId];
  }

  /** The number of different keys; each key without a usable id counts as one. */
  get size(): number {
    return this.byId.size + this.withoutId.length;
  }

  all(): LiveKeys {
    const all = this.reads();
    return {
      objects: all.flatMap((read) => ("key" in read ? read.key : [])),
      unusable: all.flatMap((read) => ("unusable" in read ? read.unusable : [])),
    };
  }
}
