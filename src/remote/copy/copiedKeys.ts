/** The keys of a copy, from one or more answers, without duplicates. */
import type { Unusable } from "../../kinds/kind.ts";
import type { KeyList } from "../key/observe.ts";
import { type CopiedKey, copyKey, type KeyCopy } from "./copiedKey.ts";

export class CopiedKeys implements KeyList<KeyCopy> {
  readonly #byId = new Map<string, KeyCopy>();
  readonly #withoutId: KeyCopy[] = [];
  readonly #languages: readonly string[];

  constructor(languages: readonly string[]) {
    this.#languages = languages;
  }

  read(answered: Iterable<unknown>): KeyCopy[] {
    return Array.from(answered, (one) => copyKey(one, this.#languages));
  }

  addRead(copies: Iterable<KeyCopy>): void {
    for (const copy of copies) {
      const id = "key" in copy ? String(copy.key.key_id) : copy.unusable.id;
      if (id === undefined) this.#withoutId.push(copy);
      else this.#byId.set(id, copy);
    }
  }

  get size(): number {
    return this.#byId.size + this.#withoutId.length;
  }

  /** `unread`: keys that are not in the copy; `incomplete`: keys that lack something in it. */
  all(): { keys: CopiedKey[]; unread: Unusable[]; incomplete: Unusable[] } {
    const all = [...this.#byId.values(), ...this.#withoutId];
    return {
      keys: all.flatMap((copy) => ("key" in copy ? copy.key : [])),
      unread: all.flatMap((copy) => ("unusable" in copy ? copy.unusable : [])),
      incomplete: all.flatMap((copy) => {
        if (!("key" in copy) || copy.lacks.length === 0) return [];
        const { key, lacks } = copy;
        return [{ id: String(key.key_id), names: [...new Set(Object.values(key.key_name))], lacks }];
      }),
    };
  }
}
