/** Plural forms that we wrote last, if only a part of the history of the manifests can be read. */
import { expect, test } from "vitest";
import { KINDS } from "../../src/kinds/kinds.ts";
import { readManifests } from "../../src/kinds/read.ts";
import { DEFAULT_RULES } from "../../src/model/rules.ts";
import { planWithEvidence } from "../../src/run/evidence.ts";
import { liveKey, PROJECT } from "./planHarness.ts";

const FILE = "keys.yaml";
const AT = 1_790_000_000;
const NOTHING = { values: {}, tokens: [] };
const yaml = (forms: string) => `keys: [{ key_name: items, translations: { en: ${forms} } }]`;

test.for<[string, readonly string[], "replaced" | "kept"]>([
  ["nothing can be read", [], "replaced"],
  ["the form was always there", [yaml("{ other: C }")], "replaced"],
  ["the form is new", [yaml("{ one: B }")], "kept"],
])("%s", async ([, texts, expected]) => {
  const { declared } = readManifests(
    KINDS,
    { keys: [{ path: FILE, text: yaml("{ one: B, other: A }") }] },
    NOTHING,
  );
  const key = liveKey(1, "items", { is_plural: true });
  const written = { modified_by: "1", modified_at_timestamp: AT };
  const row = { language_iso: "en", translation: '{"one":"B","other":"B"}', ...written };
  const versions = texts.map((text) => ({ path: FILE, now: FILE, text, until: AT + 1 }));
  const result = await planWithEvidence(
    declared,
    { project: PROJECT, objects: { keys: { objects: [{ ...key, translations: [row] }], unusable: [] } } },
    { ...DEFAULT_RULES, writers: ["1"] },
    {
      ownUser: () => Promise.reject(new Error("writers are set")),
      history: { versions: async () => ({ is: "unreadable", why: "It is cut off.", versions }) },
      manifests: [FILE],
      textFiles: new Map(),
      usable: NOTHING,
    },
  );
  if (result.is === "stopped") throw new Error("no plan");
  const { changes, kept } = result.plan;
  expect({ changes: changes.length, kept: kept.length }).toEqual(
    expected === "kept" ? { changes: 0, kept: 1 } : { changes: 1, kept: 0 },
  );
});
