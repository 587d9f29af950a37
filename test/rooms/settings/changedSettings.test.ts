/** Which changes of the limits in lokaform.yaml let a run do more. */
import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/model/json.ts";
import { fullName, type Setting } from "../../../src/model/setting.ts";
import { settingRow } from "../../../src/report/view/rows.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { changedSettings } from "../../../src/settings/changedSettings.ts";
import { LANGUAGES, PROTECTED_TAGS, SNAPSHOT } from "../../../src/settings/table/changes.ts";

const values = (row: Setting, value: Json | undefined) =>
  new Map(value === undefined ? [] : [[row, value] as const]);
const changed = (row: Setting, before: Json | undefined, after: Json | undefined) =>
  changedSettings(values(row, before), values(row, after)).map(({ loosens }) => loosens);
const LIMITS = KINDS.flatMap(({ settings }): [string, Setting][] =>
  settings.limits.map((row) => [fullName(row), row]),
);

describe.each(LIMITS)("%s", (name, row) => {
  const [low, high] = [1, 99];

  test("a higher limit lets a run do more, a lower one does not", () => {
    expect(changed(row, low, high)).toEqual([true]);
    expect(changed(row, high, low)).toEqual([false]);
    expect(changed(row, low, low)).toEqual([]);
  });

  test("without the setting, the default counts", () => {
    const isOff = row.default === undefined;
    expect(isOff).toBe(name === "limits.unverified");
    expect(changed(row, low, undefined)).toEqual([true]);
    expect(changed(row, high, undefined)).toEqual([isOff]);
    expect(changed(row, undefined, low)).toEqual([false]);
    expect(changed(row, undefined, high)).toEqual([!isOff]);
  });
});

test.each(
  Object.entries<[Json | undefined, Json | undefined, boolean]>({
    "a language gets the default back": [{ en: "seed" }, undefined, true],
    "one language of several loses its rule": [{ de: "seed", en: "seed" }, { de: "seed" }, true],
    "a language of the default gets the rule seed": [undefined, { en: "seed" }, false],
    "a language loses its rule, and the rule for all others is the same": [
      { en: "seed", "*": "seed" },
      { "*": "seed" },
      false,
    ],
    "a language is enforced": [{ "*": "seed" }, { "*": "seed", de: "enforce" }, true],
    "the rule for all others is gone": [{ "*": "seed" }, undefined, true],
    "a language is no longer ignored": [{ de: "ignore" }, undefined, true],
    "a language is ignored": [{ de: "enforce" }, { de: "ignore" }, false],
  }),
)("languages: %s", (_what, [before, after, loosens]) => {
  expect(changed(LANGUAGES, before, after)).toEqual([loosens]);
});

test("a run without a snapshot may do more", () => {
  expect(changed(SNAPSHOT, undefined, "off")).toEqual([true]);
  expect(changed(SNAPSHOT, "auto", "off")).toEqual([true]);
  expect(changed(SNAPSHOT, "off", undefined)).toEqual([false]);
});

test("a difference at the end of a long value is shown", () => {
  const tags = Array.from({ length: 40 }, (_, index) => `tag-${index}`);
  const [change] = changedSettings(values(PROTECTED_TAGS, tags), values(PROTECTED_TAGS, tags.slice(0, -1)));
  const words = change && settingRow(change).name;
  expect(words).toContain('"tag-38","tag-39"] →');
  expect(words).toMatch(/"tag-38"\] \(lets a run do more\)$/);
});
