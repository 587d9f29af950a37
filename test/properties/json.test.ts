/** Equality of JSON values has a fast way and a slow one, which must agree. */
import fc from "fast-check";
import { test } from "vitest";
import { canonical, type Json, sameJson } from "../../src/model/json.ts";
import { runs } from "../scale.ts";

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>("", "a", "1", 0, 1, true, false, null),
    fc.array(tie("json"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "0", "toString"), tie("json"), { maxKeys: 3 }),
  ),
}));

function reversed(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  const members = Object.entries(value).map(([name, member]) => [name, reversed(member)] as const);
  return Object.fromEntries(members.toReversed());
}

test("two values are equal if their canonical texts are", () => {
  const check = (a: Json, b: Json) => sameJson(a, b) === (canonical(a) === canonical(b));
  fc.assert(fc.property(json, json, check), { numRuns: runs(2000) });
});

test("the order of members does not count", () => {
  fc.assert(fc.property(json, (value) => sameJson(value, reversed(value))));
});
