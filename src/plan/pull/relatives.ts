/** Finds the place for a new entry: after its nearest relative by name. */

/** Characters between the parts of a name. */
const PARTS = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;

/** Names that are searched by their first parts. */
export class Relatives<Entry> {
  /** The entries whose names start with these parts, in manifest order. */
  readonly #byStart = new Map<string, { name: string; entry: Entry }[]>();

  constructor(entries: readonly { name: string; entry: Entry }[]) {
    for (const one of entries)
      for (const start of startsOf(one.name)) {
        const group = this.#byStart.get(start);
        if (group) group.push(one);
        else this.#byStart.set(start, [one]);
      }
  }

  /**
   * The entry after which the new one is written: of those that share the most parts from the start, the last one whose name
   * comes before it, or else the last of them. Undefined: none shares a part.
   */
  nearest(name: string): Entry | undefined {
    const group = startsOf(name)
      .toReversed()
      .map((start) => this.#byStart.get(start) ?? [])
      .find((some) => some.length > 0);
    if (!group) return undefined;
    const before = group.filter((one) => one.name < name);
    const greatest = before.reduce<(typeof before)[number] | undefined>(
      (best, one) => (best === undefined || one.name >= best.name ? one : best),
      undefined,
    );
    return (greatest ?? group.at(-1))?.entry;
  }
}

/** `a.b.c` starts with `a`, and with `a` and `b`. The whole name is not a start, because that is the same object. */
function startsOf(name: string): string[] {
  const parts = name.split(PARTS);
  return parts.slice(0, -1).map((_, index) => JSON.stringify(parts.slice(0, index + 1)));
}
