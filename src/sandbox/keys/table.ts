import type { WireKey } from "../../wire/key.ts";
import { distinctNames, type Named, type NameRule, uniqueNames } from "./names.ts";
import type { FullTranslation } from "./rows.ts";

/** A key as it is stored, with all members that an answer may omit. */
export type FullKey = Required<WireKey> & { key_id: number; translations: FullTranslation[] };

/**
 * The keys of a project in the order of their ids, which is the order of lists [service.md §2.1]. Ids and names are indexed,
 * for projects of 100,000 keys. Several keys may have the same name, because imports create them [service.md §2.7].
 */
export class KeyTable {
  #rows: FullKey[] = [];
  readonly #byId = new Map<number, FullKey>();
  readonly #byName = new Map<string, FullKey[]>();

  get size(): number {
    return this.#rows.length;
  }

  all(): readonly FullKey[] {
    return this.#rows;
  }

  get(id: number): FullKey | undefined {
    return this.#byId.get(id);
  }

  /** All keys that have the name on any platform. */
  named(name: string): readonly FullKey[] {
    return this.#byName.get(name) ?? [];
  }

  /** Another key with one of the unique names that `named` has and `live` does not have. */
  conflictingKey(named: Named, rule: NameRule, live?: FullKey): FullKey | undefined {
    const owned = live ? uniqueNames(live, rule) : [];
    const wanted = uniqueNames(named, rule).filter((name) => !owned.includes(name));
    if (wanted.length === 0) return undefined;
    return distinctNames(named)
      .flatMap((name) => this.named(name))
      .find((other) => uniqueNames(other, rule).some((name) => wanted.includes(name)));
  }

  add(key: FullKey): void {
    this.#rows.splice(positionAfter(this.#rows, key.key_id), 0, key);
    this.#byId.set(key.key_id, key);
    this.#addNames(key);
  }

  /** Calls `change`, which changes the key, and updates the index of names. */
  rename(key: FullKey, change: () => void): void {
    this.#removeNames(key);
    change();
    this.#addNames(key);
  }

  remove(keys: ReadonlySet<FullKey>): void {
    for (const key of keys) {
      this.#byId.delete(key.key_id);
      this.#removeNames(key);
    }
    const [only] = keys;
    if (only && keys.size === 1) this.#rows.splice(positionAfter(this.#rows, only.key_id) - 1, 1);
    else this.#rows = this.#rows.filter((key) => !keys.has(key));
  }

  #addNames(key: FullKey): void {
    for (const name of distinctNames(key)) {
      const others = this.#byName.get(name);
      if (others) others.push(key);
      else this.#byName.set(name, [key]);
    }
  }

  #removeNames(key: FullKey): void {
    for (const name of distinctNames(key)) {
      const others = this.named(name).filter((other) => other !== key);
      if (others.length > 0) this.#byName.set(name, others);
      else this.#byName.delete(name);
    }
  }
}

/** The position of the first key with a greater id. The keys must be in the order of their ids. */
export function positionAfter(rows: readonly FullKey[], id: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle]?.key_id ?? 0) <= id) low = middle + 1;
    else high = middle;
  }
  return low;
}
