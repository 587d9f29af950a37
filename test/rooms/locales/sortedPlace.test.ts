/** Where new members of sorted objects belong. */
import { expect, test } from "vitest";
import { inPlaces } from "../../../src/locales/jsonFile.ts";
import { parseJsonObject } from "../../../src/locales/parseJson.ts";

/** All names in their order, after the new ones are added. */
function added(names: readonly string[], ...others: string[]): string[] {
  const file = parseJsonObject(`{${names.map((name) => `${JSON.stringify(name)}:""`).join(",")}}`);
  if ("message" in file) throw new Error("the object cannot be read");
  const places = inPlaces(file.root, new Map(others.map((name) => [name, ""])));
  const before = (name: string | undefined) =>
    [...places].flatMap(([before, own]) => (before?.name === name ? [...own.keys()] : []));
  return [...names.flatMap((name) => [...before(name), name]), ...before(undefined)];
}

const PLACES: [order: string, names: string[], others: string[], after: string[]][] = [
  ["of characters", ["A", "Z", "a"], ["b", "B"], ["A", "B", "Z", "a", "b"]],
  ["without capitals", ["A1", "a_b", "B"], ["a5", "A3", "c"], ["A1", "A3", "a5", "a_b", "B", "c"]],
  ["of numbers", ["key 2", "key 10"], ["key 9", "Key 1"], ["Key 1", "key 2", "key 9", "key 10"]],
  ["of the file, if it is not sorted", ["b", "a", "c"], ["bb", "aa"], ["b", "a", "c", "bb", "aa"]],
  ["of a file with one name", ["b"], ["c", "a"], ["a", "b", "c"]],
];

test.each(PLACES)("new names are in the order %s", (_order, names, others, after) => {
  expect(added(names, ...others)).toEqual(after);
});
