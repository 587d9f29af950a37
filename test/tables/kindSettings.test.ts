import { expect, test } from "vitest";
import { KINDS } from "../../src/kinds/kinds.ts";
import { KIND_SETTINGS } from "../../src/kinds/settings.ts";

test("the list of settings has those of every kind, in the same order", () => {
  expect(KIND_SETTINGS).toEqual(KINDS.map(({ settings }) => settings));
});
