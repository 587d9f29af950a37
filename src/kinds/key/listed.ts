/** Keys of one or more answers, each once. */
import { type KeyRead, type LiveKey, readKey, type UnusableKey } from "./live.ts";

/** Keys that the answers hold whole, and others that live as well. */
export interface LiveKeys {
  keys: readonly LiveKey[];
  unusable: readonly UnusableKey[];
}

export class ListedKeys {
  private readonly byId = new Map<string, KeyRead>();
  private readonly withoutId: KeyRead[] = [];
  private readonly languages: readonly string[];

  /** Each key must have a text in all of `languages`. */
  constructor(languages: readonly string[]) {
    this.languages = languages;
  }

  add(answered: Iterable<unknown>): void {
    for (const one of answered) {
      const read = readKey(one, this.languages);
      const { key_id } = "key" in read ? read.key : read.unusable;
      if (key_id === undefined) this.withoutId.push(read);
      else this.byId.set(key_id, read);
    }
  }

  /** How many different keys there are; one without a usable id counts for itself. */
  get size(): number {
    return this.byId.size + this.withoutId.length;
  }

  sorted(): LiveKeys {
    const all = [...this.byId.values(), ...this.withoutId];
    return {
      keys: all.flatMap((read) => ("key" in read ? read.key : [])),
      unusable: all.flatMap((read) => ("unusable" in read ? read.unusable : [])),
    };
  }
}
