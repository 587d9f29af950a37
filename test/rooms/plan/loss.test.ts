/** Which live values a plan would overwrite, and the limit for them. */
import { describe, expect, test } from "vitest";
import { clearsText } from "../../../src/plan/loss.ts";
import { type FieldUpdate, field, refusals, table, updates } from "./guardTable.ts";

describe("live values that are overwritten are held to limits.overwrites_percent, from 20 matched keys on", () => {
  const matched = (count: number) => ({ matched: count });
  const text: FieldUpdate = ["translations", "a", "b", "en"];
  table([
    ["10 of 20 are 50 %", { changes: updates(10, text), keys: matched(20) }],
    [
      "11 of 20",
      { changes: updates(11, text), keys: matched(20) },
      [
        /^too-many-overwritten: .* 11 of 20 keys/,
        /limits\.overwrites_percent allows 50 %/,
        /raise limits\.overwrites_percent/,
      ],
    ],
    ["19 of 19", { changes: updates(19, text), keys: matched(19) }],
    [
      "webhooks are not counted with the keys",
      {
        changes: updates(20, ["events", ["a"], ["b"]]).map((one) => ({ ...one, kind: "webhook" })),
        keys: matched(20),
      },
    ],
  ]);

  const counts = (was: FieldUpdate) =>
    refusals({ changes: updates(20, was), keys: matched(20), rules: { allowRemovals: 99 } }).length > 0;
  test.each<FieldUpdate>([
    ["translations", "a", "", "en"],
    ["translations", { one: "", other: "a" }, { one: "", other: "b" }, "en"],
    ["description", "a", "b"],
    ["char_limit", 5, 0],
    ["is_hidden", true, false],
    ["tags", ["a", "b"], ["b", "c"]],
    ["custom_attributes", ["a"], {}],
    ["filenames", { web: "a.json" }, { web: "b.json" }],
  ])("a live value is lost: %s from %j to %j", (...was) => expect(counts(was)).toBe(true));
  test.each<FieldUpdate>([
    ["translations", "", "a", "en"],
    ["translations", { one: "", other: "" }, { one: "a" }, "en"],
    ["description", undefined, "a"],
    ["char_limit", 0, 5],
    ["is_hidden", false, true],
    ["tags", [], ["a"]],
    ["tags", ["a"], ["a", "lokaform:web"]],
    ["custom_attributes", {}, { a: 1 }],
    ["custom_attributes", null, { a: 1 }],
    ["key_name", { web: "a" }, { web: "b" }],
  ])("none is lost: %s from %j to %j", (...was) => expect(counts(was)).toBe(false));

  test("a key of which one value is first and another is lost counts once", () => {
    const changes = updates(11, ["description", "", "a"], text, ["context", "a", "b"]);
    expect(refusals({ changes, keys: matched(20) })).toHaveLength(1);
    expect(refusals({ changes: changes.slice(1), keys: matched(20) })).toEqual([]);
  });
});

test.each<[boolean, FieldUpdate]>([
  [true, ["translations", "a", "", "en"]],
  [true, ["translations", { one: "a", other: "" }, { one: "", other: "" }, "en"]],
  [true, ["translations", { one: "a", other: "b" }, { one: "", other: "b" }, "en"]],
  [false, ["translations", "", "", "en"]],
  [false, ["translations", undefined, "", "en"]],
  [false, ["translations", "a", "b", "en"]],
  [false, ["translations", "Hello", "Hi", "en"]],
  [false, ["translations", "Hello", { one: "", other: "Hi" }, "en"]],
  [false, ["translations", { one: "a", other: "b" }, "Hi", "en"]],
  [true, ["translations", { one: "a", other: "b" }, "", "en"]],
  [true, ["translations", "Hello", { one: "", other: "" }, "en"]],
  [false, ["translations", { one: "a", other: "" }, { one: "b" }, "en"]],
  [true, ["translations", { one: "a", other: "b" }, { one: "b" }, "en"]],
  [false, ["description", "a", ""]],
])("a text is cleared (%s) when it, or a form of it, is gone: %j", (clears, was) => {
  expect(clearsText(field(was))).toBe(clears);
});
