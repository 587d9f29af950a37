/** Where new members of sorted objects belong. */
import { expect, test } from "vitest";
import { parseJsonObject } from "../../src/locales/json/read.ts";
import { inPlaces } from "../../src/locales/json/write.ts";

/** All names in their order, after the new ones are added. */
function added(names: readonly string[], ...others: string[]): string[] {
  const object = parseJsonObject(`{${names.map((name) => `${JSON.stringify(name)}:""`).join(",")}}`);
  if ("faults" in object) throw new Error("the object cannot be read");
  const places = inPlaces(object, new Map(others.map((name) => [name, ""])));
  const before = (name: string | undefined) =>
    places.flatMap((place) => (place.before?.name === name ? [...place.members.keys()] : []));
  return [...names.flatMap((name) => [...before(name), name]), ...before(undefined)];
}

const PLACES: [order: string, names: string[], others: string[], after: string[]][] = [
  ["without capitals", ["A1", "b2", "C"], ["b1", "B3", "d"], ["A1", "b1", "b2", "B3", "C", "d"]],
  ["of numbers", ["key 2", "key 10"], ["key 9", "Key 1"], ["Key 1", "key 2", "key 9", "key 10"]],
  ["of the file, as far as it is sorted", ["b", "a", "c"], ["bb", "aa"], ["aa", "b", "a", "bb", "c"]],
  ["of a file with one name", ["b"], ["c", "a"], ["a", "b", "c"]],
];

test.each(PLACES)("new names are in the order %s", (_order, names, others, after) => {
  expect(added(names, ...others)).toEqual(after);
});
