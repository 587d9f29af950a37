/** Matches declared keys with live ones. Nothing is guessed. */
import { describe, expect, test } from "vitest";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import type { Platform } from "../../../src/wire/key.ts";
import { type KeyParts, liveKey } from "../plan/planHarness.ts";
import { keysOf, type Rows } from "./matchHarness.ts";

function table(rows: Rows<LiveKey>, perPlatform = false): void {
  test.each(Object.entries(rows))("%s", (_what, [entries, live, result]) => {
    const matched = keysOf(entries, live, perPlatform);
    expect(matched.result).toBe(result);
    expect(matched.remarks.filter((remark) => !/ second-key: .* in another file/.test(remark))).toEqual([]);
  });
}

const on = (...platforms: Platform[]): KeyParts => ({ platforms });
const file = (web: string): KeyParts => ({ filenames: { web } });

describe("a declared key that shares its name with one live key is that key", () => {
  table({
    "one of the same name": [["a"], [liveKey(1, "a")], "1"],
    "none of the same name": [["a"], [liveKey(1, "b")], "new | 1"],
    "each its own": [["b", "a"], [liveKey(1, "a"), liveKey(2, "b")], "2, 1"],
    "filenames that differ are a change, not another key": [
      ["a, filenames: { web: new.json }"],
      [liveKey(1, "a", file("old.json"))],
      "1",
    ],
  });
});

describe("with names by platform, only names of assigned platforms count", () => {
  const split = liveKey(1, { ios: "A", web: "b" }, on("ios", "web"));
  table(
    {
      "declared as one name that a platform has": [["b, platforms: [web]"], [split], "1"],
      "the same name on another platform of the key": [
        ["b, platforms: [ios], new: true"],
        [split],
        "new | 1",
      ],
      "platforms that are not mentioned are the live ones": [["{ ios: A }"], [split], "1"],
      "a name for a platform on which the key is not": [["{ android: A }"], [split], "new | 1"],
      "a live name in a slot of no platform of the key": [
        ["A, platforms: [ios, web]"],
        [liveKey(1, { ios: "x", web: "A" }, on("ios"))],
        "new | 1",
      ],
      "one shared name is enough": [["{ ios: new, web: b }, platforms: [ios, web]"], [split], "1"],
      "two keys of one name on different platforms": [
        ["a, platforms: [ios]", "a, platforms: [web]"],
        [liveKey(1, "a", on("web")), liveKey(2, "a", on("ios"))],
        "2, 1",
      ],
      "new keys of one name on different platforms": [
        ["a, platforms: [ios]", "a, platforms: [web]"],
        [],
        "new, new",
      ],
    },
    true,
  );
  table({
    "without them the platforms of a key do not matter": [
      ["A, platforms: [ios]"],
      [liveKey(1, "A", on("web"))],
      "1",
    ],
  });
});

describe("among several live keys of one name, key_id and then filenames decide", () => {
  const two = [liveKey(1, "a", file("1.json")), liveKey(2, "a", file("2.json"))];
  const three = [...two, liveKey(3, "a", file("2.json"))];
  table({
    filenames: [["a, filenames: { web: 2.json }"], two, "2 | 1"],
    "filenames of which only some are mentioned": [
      ["a, filenames: { web: 2.json }"],
      [
        liveKey(1, "a", { filenames: { ios: "x", web: "1.json" } }),
        liveKey(2, "a", { filenames: { ios: "x", web: "2.json" } }),
      ],
      "2 | 1",
    ],
    key_id: [["a, key_id: 2"], two, "2 | 1"],
    "filenames that fit several, then key_id": [
      ["a, key_id: 3, filenames: { web: 2.json }"],
      three,
      "3 | 1 2",
    ],
    "filenames that fit none, then key_id": [["a, key_id: 1, filenames: { web: new }"], two, "1 | 2"],
    "key_id comes before filenames": [["a, key_id: 1, filenames: { web: 2.json }"], two, "1 | 2"],
  });

  test.each([
    ["nothing that tells them apart", "a"],
    ["a key_id that is not live", "a, key_id: 9"],
    ["filenames that fit several", "a, filenames: { ios: '' }"],
  ])("%s: the key is skipped, the ids are listed, and none of them is unmanaged", (_what, entry) => {
    const { is, messages, unmanaged, at } = keysOf([entry, "b"], [...two, liveKey(3, "b")]);
    expect({ is, unmanaged }).toEqual({ is: ["ambiguous-key", "3"], unmanaged: "" });
    expect(at[0]).toBe("2: a");
    expect(messages[0]).toMatch(/has 2 keys with this name \(ids 1, 2\).*key_id.*filenames/);
  });
});

describe("a live key that several entries name belongs to the entry with its filenames or its id", () => {
  const live = [liveKey(1, "a", file("1.json"))];
  const [first, second] = ["a, filenames: { web: 1.json }", "a, filenames: { web: 2.json }"];
  table({
    "by filenames; the other one is new": [[second, first], live, "new, 1"],
    "by key_id; the other one is new": [
      [`${second}, key_id: 1`, "a, filenames: { web: 3.json }"],
      live,
      "1, new",
    ],
    "an other one without filenames is no other": [
      ["a, platforms: [ios]", `${first}, platforms: [web]`],
      live,
      "claimed-twice, 1",
    ],
    "neither: both are skipped": [
      ["a, platforms: [ios]", "a, platforms: [web]"],
      live,
      "claimed-twice, claimed-twice",
    ],
    "neither has its filenames": [
      [second, "a, filenames: { web: 3.json }"],
      live,
      "claimed-twice, claimed-twice",
    ],
    "both have its id": [
      [`${second}, key_id: 1`, "a, filenames: { web: 3.json }, key_id: 1"],
      live,
      "claimed-twice, claimed-twice",
    ],
    "both have its filenames, one its id": [
      ["a, filenames: { ios: '' }", `${first}, key_id: 1`],
      live,
      "new, 1",
    ],
  });

  test("names and id are in the message", () => {
    const entries = ["{ ios: a }, platforms: [ios]", "{ web: b }, platforms: [web]"];
    const { is, messages, at } = keysOf(
      entries,
      [liveKey(7, { ios: "a", web: "b" }, on("ios", "web"))],
      true,
    );
    expect({ is, at }).toEqual({
      is: ["claimed-twice", "claimed-twice"],
      at: ["2: { ios: a }", "3: { web: b }"],
    });
    expect(messages[0]).toMatch(
      /^a: "a" \(keys.yaml:2\) and "b" \(keys.yaml:3\) match the same live key \(id 7\).*key_id: 7/,
    );
  });
});

describe("a live key_id comes first", () => {
  const names = (...live: string[]) => live.map((name, index) => liveKey(index + 1, name));
  table({
    "another declared name is a rename": [["b, key_id: 1"], names("a"), "1 from a"],
    "before a name": [["a, key_id: 2"], [...names("a"), liveKey(2, "a")], "2 | 1"],
    "the others go by name": [["b, key_id: 1", "c"], names("a", "c"), "1 from a, 2"],
    "a name that a rename by key_id frees": [
      ["b, key_id: 1", "c, key_id: 2"],
      names("a", "b"),
      "1 from a, 2 from b",
    ],
    "a name that a rename by previously frees": [
      ["b, key_id: 1", "c, previously: b"],
      names("a", "b"),
      "1 from a, 2 from b",
    ],
    "a former name that is freed as well": [
      ["x, previously: b, key_id: 1", "c, key_id: 2"],
      names("a", "b"),
      "1 from a, 2 from b",
    ],
    "previously waits for a rename by key_id": [
      ["b, previously: a", "c, key_id: 2"],
      names("a", "b"),
      "1 from a, 2 from b",
    ],
    "its former name may be a really new key": [
      ["b, key_id: 1", "a, new: true"],
      names("a"),
      "1 from a, new",
    ],
    "a rename that is made does nothing, although the former name is live again": [
      ["b, previously: a, key_id: 1", "a, new: true"],
      names("b", "a"),
      "1, 2",
    ],
    "a former name of several live keys": [
      ["b, previously: a, key_id: 2"],
      [liveKey(1, "a"), liveKey(2, "a")],
      "2 from a | 1",
    ],
  });
  table(
    {
      "a name on one platform is no rename of the whole key": [
        ["{ ios: x, web: b }, key_id: 1"],
        [liveKey(1, { ios: "a", web: "b" }, on("ios", "web"))],
        "1",
      ],
      "the same name on a platform that is not assigned is no contradiction": [
        ["{ web: x }, key_id: 1"],
        [liveKey(1, { web: "b" }), liveKey(2, { ios: "x" }, on("ios"))],
        "1 from b | 2",
      ],
    },
    true,
  );

  const refusals: [what: string, entries: string[], live: LiveKey[], is: string[], message: RegExp][] = [
    [
      "a declared name that is live under another id",
      ["b, key_id: 1"],
      names("a", "b"),
      ["wrong-id"],
      /^b: key_id 1 is live key "a", but the name or a former name of this entry is that of live key 2, "b"\./,
    ],
    [
      "a former name that is live under another id",
      ["c, previously: b, key_id: 1"],
      names("a", "b"),
      ["wrong-id"],
      /a former name of this entry is that of live key 2, "b"\./,
    ],
    [
      "a holder whose own rename cannot be made",
      ["b, key_id: 1", "c, key_id: 2"],
      names("a", "b", "c"),
      ["wrong-id", "wrong-id"],
      /live key [23], /,
    ],
    [
      "one id at several keys",
      ["a, key_id: 1", "b, key_id: 1"],
      names("a"),
      ["claimed-twice", "claimed-twice"],
      /^a: "a" \(keys.yaml:2\) and "b" \(keys.yaml:3\) have the same key_id 1\./,
    ],
    [
      "a swap of two names",
      ["a, key_id: 2", "b, key_id: 1"],
      names("a", "b"),
      ["wrong-id", "wrong-id"],
      /^a: key_id 2 is live key "b", .* If they swap names, rename one of them to a third name first/,
    ],
    [
      "its name is declared as another key",
      ["b, key_id: 1", "a"],
      names("a"),
      ["claimed-twice", "claimed-twice"],
      /^a: "a" .* has the name of live key 1, and "b" .*remove key_id.*set new: true/,
    ],
    [
      "its name is the former name of another key",
      ["b, key_id: 1", "c, previously: a"],
      names("a"),
      ["1 from a", "claimed-twice"],
      /^c: "a" is a former name, but "b" \(keys.yaml:\d\) has the key_id/,
    ],
  ];
  test.each(refusals)("refused: %s", (_what, entries, live, is, message) => {
    const found = keysOf(entries, live);
    expect(found.is).toEqual(is);
    expect(found.unmanaged).not.toMatch(/1/);
    expect(found.messages[0]).toMatch(message);
  });

  test("one that is not live is ignored, with one warning for the project", () => {
    const one = keysOf(["a, key_id: 9", "b, key_id: 2"], names("a", "b"));
    expect(one).toMatchObject({ is: ["1", "2"], at: ["2: 9"] });
    expect(one.remarks).toEqual([
      expect.stringMatching(/^warning stale-id: The project has no key with the id 9/),
    ]);
    const many = keysOf(["a, key_id: 9", "b, key_id: 8"], names("a"));
    expect(many).toMatchObject({ is: ["1", "new"], at: ["2: 9"] });
    expect(many.remarks).toEqual([expect.stringMatching(/^warning stale-id: .* 2 such ids/)]);
  });
});

describe("what is worth a remark", () => {
  const lines = (entries: string[], live: LiveKey[], perPlatform = false) => {
    const { is, remarks, at } = keysOf(entries, live, perPlatform);
    return { is, remarks, at };
  };

  test("a former name that is not live, while the new one is not live either", () => {
    const live = [liveKey(1, "nav.home"), liveKey(2, "other")];
    const found = lines(["nav.homepage, previously: nav.hmoe"], live);
    expect(found).toMatchObject({ is: ["new"], at: ["2: nav.hmoe"] });
    expect(found.remarks).toEqual([
      expect.stringMatching(
        /^warning unknown-previously: \S+: .*"nav\.hmoe".*Correct or remove previously\.$/,
      ),
    ]);
    expect(lines(["other, previously: nav.hmoe"], live).remarks).toEqual([]);
    expect(lines(["new, previously: [nav.hmoe, nav.home]"], live).remarks).toEqual([]);
    expect(lines(["other, previously: nav.home"], live).remarks).toEqual([]);
  });

  test("a second key, because the live one of its name is on other platforms", () => {
    const live = [liveKey(5, "title")];
    const found = lines(["title, platforms: [ios]"], live, true);
    expect(found).toMatchObject({ is: ["new"], at: ["2: title"] });
    expect(found.remarks).toEqual([
      expect.stringMatching(
        /^warning second-key: title: .* that of live key 5, on another platform .*key_id/,
      ),
    ]);
    expect(lines(["title, platforms: [ios], key_id: 5"], live, true)).toMatchObject({
      is: ["5"],
      remarks: [],
    });
    expect(lines(["title, platforms: [ios], new: true"], live, true).remarks).toEqual([]);
    const both = ["title, platforms: [ios]", "title, platforms: [web]"];
    expect(lines(both, live, true)).toMatchObject({ is: ["new", "5"], remarks: [] });
  });
});

describe("a new key that would not work is skipped", () => {
  const composed = "caf\u00e9";
  const decomposed = "cafe\u0301";
  table({
    "it looks just like a live one": [[decomposed], [liveKey(1, composed)], "lookalike-key | 1"],
    "the same the other way round": [[composed], [liveKey(1, decomposed)], "lookalike-key | 1"],
    "one that lives is no lookalike of itself": [[decomposed], [liveKey(1, decomposed)], "1"],
    "twice one name, where all platforms have the same": [
      ["a, platforms: [ios]", "a, platforms: [web]"],
      [],
      "new, duplicate-key",
    ],
    "twice one name, told apart by filenames": [
      ["a, filenames: { web: 1.json }", "a, filenames: { web: 2.json }"],
      [],
      "new, new",
    ],
    "two names": [["a", "b"], [], "new, new"],
  });

  test("the messages say what to do", () => {
    const twin = keysOf([decomposed], [liveKey(1, composed)]);
    expect(twin).toMatchObject({
      messages: [expect.stringMatching(/^\S+: This name .* live key 1, .* Unicode/)],
      at: [`2: ${decomposed}`],
    });
    const twice = keysOf(["a, platforms: [ios]", "a, platforms: [web]"], []);
    expect(twice).toMatchObject({
      messages: [expect.stringMatching(/^a: "a" is declared twice/)],
      at: ["3: a"],
    });
  });

  test("with names by platform, a name in a slot that does not count is not similar", () => {
    const live = [liveKey(1, { ios: "x", web: "A" }, on("ios"))];
    expect(keysOf(["A, platforms: [web]"], live, true).is).toEqual(["new"]);
  });
});
