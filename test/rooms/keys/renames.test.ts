/** Which renames are pending, and which are ambiguous. */
import { describe, expect, test } from "vitest";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import { liveKey } from "../plan/planHarness.ts";
import { keysOf, type Rows } from "./matchHarness.ts";

function table(rows: Rows<LiveKey>): void {
  test.each(Object.entries(rows))("%s", (_what, [entries, live, result]) => {
    const perPlatform = live.some(({ key_name }) => key_name.ios !== key_name.web);
    expect(keysOf(entries, live, perPlatform).result).toBe(result);
  });
}

const names = (...live: string[]) => live.map((name, index) => liveKey(index + 1, name));

describe("a former name is pending if the new one is not live, or its holder is renamed itself", () => {
  table({
    "the new name is free": [["new, previously: old"], names("old"), "1 from old"],
    "the new name lives: no-op": [["new, previously: old"], names("old", "new"), "2 | 1"],
    "neither lives: it is created": [["new, previously: old"], names("other"), "new | 1"],
    "any of several former names": [["new, previously: [oldest, old]"], names("old"), "1 from old"],
    "a chain moves as a whole": [
      ["c, previously: b", "b, previously: a"],
      names("a", "b"),
      "2 from b, 1 from a",
    ],
    "a chain of three, in any order": [
      ["b, previously: a", "d, previously: c", "c, previously: b"],
      names("a", "b", "c"),
      "1 from a, 3 from c, 2 from b",
    ],
    "a chain whose end is taken stays": [
      ["c, previously: b", "b, previously: a"],
      names("a", "b", "c"),
      "3, 2 | 1",
    ],
    "a chain that was half done goes on": [
      ["c, previously: b", "b, previously: a"],
      names("a", "c"),
      "2, 1 from a",
    ],
    "a name that is freed may be taken by a new key": [
      ["b, previously: a", "a, new: true"],
      names("a"),
      "1 from a, new",
    ],
    "new: true without a rename changes nothing": [["a, new: true"], names("a"), "1"],
    "a name in a slot of no platform of the key is no former name": [
      ["new, previously: old"],
      [liveKey(1, { web: "other", ios: "old" })],
      "new | 1",
    ],
    "the former name of one platform, found by that of another, is no rename of the key": [
      ["{ ios: c, web: b }, previously: a"],
      [liveKey(1, { ios: "a", web: "b" }, { platforms: ["ios", "web"] })],
      "1",
    ],
  });
});

describe("several live keys of a former name are told apart as those of a name are", () => {
  const two = [
    liveKey(1, "old", { filenames: { web: "1.json" } }),
    liveKey(2, "old", { filenames: { web: "2.json" } }),
  ];
  test.each([
    ["filenames", "filenames: { web: 2.json }", "2 from old"],
    ["key_id", "key_id: 1", "1 from old"],
  ])("by %s", (_what, declared, is) => {
    expect(keysOf([`new, previously: old, ${declared}`], two).is).toEqual([is]);
  });

  test("by nothing: the key is skipped, and the ids are listed", () => {
    const { is, messages, at } = keysOf(["other", "new, previously: old"], two);
    expect({ is, at }).toEqual({ is: ["new", "ambiguous-key"], at: ["3: old"] });
    expect(messages[0]).toMatch(/^new: Several live keys have one of its former names \(ids 1, 2\)/);
  });

  test("two former names that both live are as little told apart", () => {
    const { is, messages } = keysOf(["new, previously: [a, b]"], names("a", "b"));
    expect(is).toEqual(["ambiguous-key"]);
    expect(messages[0]).toMatch(/ids 1, 2/);
  });
});

describe("an ambiguous rename is skipped, and the message has the fix", () => {
  test("the former name is declared as a key of its own", () => {
    const { is, messages, at } = keysOf(["old", "new, previously: old"], names("old"));
    expect({ is, at }).toEqual({ is: ["1", "claimed-twice"], at: ["3: old"] });
    expect(messages[0]).toMatch(/^\S+: The field previously names the live key "old",.*add new: true to it/);
  });

  test("several keys have the same former name", () => {
    const entries = ["b, previously: a", "c, previously: a", "d"];
    const { is, messages, at } = keysOf(entries, names("a"));
    expect({ is, at }).toEqual({ is: ["rename-twice", "rename-twice", "new"], at: ["2: a", "3: a"] });
    expect(messages[0]).toMatch(/^b: "a" is also a former name of "c" \(keys\.yaml:3\)/);
  });

  test("a key that is found by the name of one platform keeps its hold on the others", () => {
    const live = [liveKey(1, { ios: "a", web: "b" }, { platforms: ["ios", "web"] })];
    const entries = ["{ ios: c, web: b }, previously: a", "z, previously: b"];
    expect(keysOf(entries, live, true).is).toEqual(["1", "claimed-twice"]);
  });

  describe("a name whose live holder stays is not taken by another rename", () => {
    table({
      "former name of several keys": [
        ["c, previously: b", "d, previously: b", "b, previously: a"],
        names("a", "b"),
        "rename-twice, rename-twice, 2 | 1",
      ],
      "one of several that carry a former name": [
        ["c, previously: [b, x]", "b, previously: a", "a, previously: z"],
        names("a", "b", "x", "z"),
        "ambiguous-key, 2, 1 | 3 4",
      ],
      "former name of a key whose own new name is held": [
        ["b", "d, previously: b", "e, previously: d"],
        names("b", "d"),
        "1, claimed-twice, claimed-twice",
      ],
      "held by a key that cannot be renamed": [
        ["c, previously: b", "b, previously: [a, x]"],
        names("a", "b", "x"),
        "claimed-twice, ambiguous-key | 1 3",
      ],
    });
  });

  test("a key that is skipped for its name takes nothing by its former one", () => {
    const live = [...names("a", "a"), liveKey(3, "old")];
    expect(keysOf(["a, previously: old", "b, previously: old"], live).is).toEqual([
      "ambiguous-key",
      "3 from old",
    ]);
  });
});
