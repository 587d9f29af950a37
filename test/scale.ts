/** How much of the random and hostile tests runs: a part with `npm test`, and all with `npm test -- --all`. */

/** Whether all tests run. */
export const isAll = process.env.LOKAFORM_TEST === "all";
/** Whether a test runs the sources of the action in its own process, instead of the built action. */
export const isActionHere = process.env.LOKAFORM_ACTION === "src";
/** How `test/rooms/pull/harness.ts` runs command lines. Absent: with the sources, in the process of the test. */
export const storiesRun = process.env.LOKAFORM_STORIES;

/** The number of random runs, or of entries of a large input: a tenth, unless all tests run. */
export function runs(all: number): number {
  return isAll ? all : Math.ceil(all / 10);
}

/** The nth of equal parts, unless all tests run: the parts of several tests are all of it. */
export function part<Item>(all: readonly Item[], nth: number, parts: number): Item[] {
  return all.filter((_, index) => isAll || index % parts === nth % parts);
}

/** The first one of each class, unless all tests run. */
export function sample<Item>(all: readonly Item[], classOf: (item: Item) => unknown): Item[] {
  return isAll ? [...all] : oneOfEach(all, classOf);
}

/** The first one of each class. */
export function oneOfEach<Item>(all: readonly Item[], classOf: (item: Item) => unknown): Item[] {
  const classes = new Map(all.toReversed().map((item) => [classOf(item), item]));
  return all.filter((item) => classes.get(classOf(item)) === item);
}
