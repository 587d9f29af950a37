/** Where new strings come in locale files: as in the file of the base language. There, as it is sorted, or after a relative. */
import type { ReadTexts } from "../locales/format.ts";
import { orderOfPaths } from "../locales/nameOrder.ts";

type Path = readonly string[];

/** `start`: where the file of the base language has the string, or for a key that is new there, its nearest relative. */
export interface NewString {
  path: Path;
  start: number;
  isToAdd: boolean;
}

export class StringOrder {
  private readonly paths: readonly Path[];
  private readonly byStart: ReadonlyMap<number, number>;
  private readonly order: ReturnType<typeof orderOfPaths>;

  /** `texts`: those of the file of the base language. */
  constructor({ texts }: ReadTexts) {
    this.paths = texts.map(({ path }) => path);
    this.byStart = new Map(texts.map(({ name }, index) => [name.start, index]));
    // Fewer are in any order.
    if (texts.length > 1) this.order = orderOfPaths(this.paths);
  }

  readonly compare = (a: NewString, b: NewString): number => {
    const [one = Number.POSITIVE_INFINITY, two = Number.POSITIVE_INFINITY] = [this.before(a), this.before(b)];
    if (one !== two) return one - two;
    if (a.isToAdd !== b.isToAdd) return a.isToAdd ? -1 : 1;
    return this.order?.(a.path, b.path) ?? 0;
  };

  /** The nearest string before it that a file has. Empty: it has none. Undefined: the place of the new one is not known. */
  after(string: NewString, has: (path: Path) => boolean): Path | undefined {
    let index = this.before(string);
    if (index === undefined) return undefined;
    for (; index >= 0; index -= 1) {
      const path = this.paths[index];
      if (path && has(path)) return path;
    }
    return [];
  }

  /** The index of the string before it. */
  private before({ path, start, isToAdd }: NewString): number | undefined {
    const { order } = this;
    if (isToAdd && order) return this.paths.findLastIndex((earlier) => order(earlier, path) <= 0);
    const index = this.byStart.get(start);
    return isToAdd || index === undefined ? index : index - 1;
  }
}
