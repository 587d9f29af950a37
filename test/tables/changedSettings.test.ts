/** Which changes of the limits in lokaform.yaml let a run do more. */
import { describe, expect, test } from "vitest";
import { KINDS } from "../../src/kinds/kinds.ts";
import type { Json } from "../../src/model/json.ts";
import { fullName, type Setting } from "../../src/model/setting.ts";
import { changedSettings } from "../../src/settings/changedSettings.ts";

const values = (row: Setting, value: Json | undefined) =>
  new Map(value === undefined ? [] : [[row, value] as const]);
const changed = (row: Setting, before: Json | undefined, after: Json | undefined) =>
  changedSettings(values(row, before), values(row, after)).map(({ widens }) => widens);
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
    expect(isOff).toBe(name === "limits.unverify");
    expect(changed(row, low, undefined)).toEqual([true]);
    expect(changed(row, high, undefined)).toEqual([isOff]);
    expect(changed(row, undefined, low)).toEqual([false]);
    expect(changed(row, undefined, high)).toEqual([!isOff]);
  });
});
