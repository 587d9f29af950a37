/** Plan files: a file that plan wrote can be read, and any other file is refused. */
import { describe, expect, test } from "vitest";
import { planFile, readPlanFile } from "../../../src/plan/planFile.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { liveKey, planned } from "./planHarness.ts";

const full = () =>
  planned({
    keys: "keys:\n  - { key_name: new, platforms: [web], translations: { en: A } }\n  - { key_name: b, previously: a }\n",
    live: { keys: [liveKey(1, "a"), liveKey(2, "gone")] },
    rules: { prune: { key: "all" }, pruneBy: "destroy" },
  }).plan;

describe("a plan file", () => {
  const readBack = (text: unknown) => {
    const read = readPlanFile(KINDS, typeof text === "string" ? text : JSON.stringify(text));
    return "issue" in read
      ? read.issue
      : read.plans.map(({ project, changes }) => [project.id, changes.length]);
  };
  const whole = () => JSON.parse(JSON.stringify(full()));

  test("holds one plan, or several", () => {
    expect(readBack(planFile([full()]))).toEqual([["p.1", 3]]);
    const other = { ...full(), project: { ...full().project, id: "p.2" }, changes: [] };
    expect(readBack(planFile([full(), other]))).toEqual([
      ["p.1", 3],
      ["p.2", 0],
    ]);
    expect(readBack(planFile([]))).toEqual([]);
  });

  test.each([["{"], ["[]"], ["null"], ["{}"], ['"text"']])(
    "%s is not a plan, and the message says how to make one",
    (text) => {
      expect(readBack(text)).toMatch(/^it is not a plan\. Make it with lokaform plan --out\.$/);
    },
  );

  test("a file that is deeper than any plan is not a plan", () => {
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    const fields = `[{"field":"custom_attributes","after":${deep}}]`;
    expect(
      readBack(
        `{"format_version":1,"project":{"id":"p"},"changes":[{"action":"create","fields":${fields}}]}`,
      ),
    ).toMatch(/^it is not a (complete )?plan\./);
  });

  test.each([0, 2, "1", null])("of format_version %j is of another lokaform", (format_version) => {
    expect(readBack({ ...whole(), format_version })).toMatch(
      `has format_version ${JSON.stringify(format_version)}, and this lokaform reads 1. Plan again`,
    );
  });

  const half = /^it is not a complete plan\. Make it with lokaform plan --out\.$/;
  test.each(["project", "changes"])("a plan without %s is not complete", (member) => {
    expect(readBack({ ...whole(), [member]: undefined })).toMatch(half);
  });

  const withChange = (change: object) => readBack({ ...whole(), changes: [change] });
  test.each([
    ["create", 0, ["ref", "kind", "label", "action", "place", "identity", "fields"]],
    ["update", 1, ["ref", "kind", "label", "action", "place", "identity", "fields", "id", "seen"]],
    ["destroy", 2, ["ref", "kind", "label", "action", "id", "seen", "how"]],
  ])(
    "a plan with a %s that lacks a member, or has another type of value there, is not complete",
    (_what, index, members) => {
      const change = whole().changes[index];
      expect(withChange(change)).toEqual([["p.1", 1]]);
      for (const member of members) {
        const { [member]: _, ...others } = change;
        expect([member, withChange(others)]).toEqual([member, expect.stringMatching(half)]);
        if (member !== "identity")
          expect([member, withChange({ ...change, [member]: true })]).toEqual([
            member,
            expect.stringMatching(half),
          ]);
      }
    },
  );

  test("names fields by their parts, before and after, and places by whole figures", () => {
    const [create, rename] = whole().changes;
    const [field] = create.fields;
    const withField = (changed: object) => withChange({ ...create, fields: [{ ...field, ...changed }] });
    expect(withField({ part: "en", before: field.after })).toEqual([["p.1", 1]]);
    for (const wrong of [
      { field: 1 },
      { field: "nothing" },
      { after: 1 },
      { part: 1 },
      { after: undefined },
      { place: {} },
      { place: { ...field.place, line: -1 } },
      { place: { ...field.place, endCol: 1.5 } },
      { place: { ...field.place, file: 1 } },
    ])
      expect(withField(wrong)).toMatch(half);
    expect(withChange({ ...rename, renamed_from: 1 })).toMatch(half);
    expect(withChange({ ...rename, id: "x" })).toEqual([["p.1", 1]]);
    expect(readBack({ ...whole(), project: {} })).toMatch(half);
  });
});
