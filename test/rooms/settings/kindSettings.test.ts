import { expect, test } from "vitest";
import { KINDS } from "../../../src/run/kinds.ts";
import { LIMIT_SETTINGS, MANIFEST_SETTINGS, PRUNE_SETTINGS } from "../../../src/settings/table/kinds.ts";

test("the list of settings has those of every kind, in the same order", () => {
  expect(MANIFEST_SETTINGS).toEqual(KINDS.map(({ settings }) => settings.manifests));
  expect(PRUNE_SETTINGS).toEqual(KINDS.map(({ settings }) => settings.prune));
  expect(LIMIT_SETTINGS).toEqual(KINDS.flatMap(({ settings }) => settings.limits));
});
