/** What earlier versions of locale files say about live texts that other people wrote. */
import { expect, test } from "vitest";
import { planWithVerdicts } from "../../../src/history/textVerdicts.ts";
import { type ManifestText, readManifests, textFilesIn } from "../../../src/kinds/read.ts";
import type { TextFile } from "../../../src/locales/textSource.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { textSource } from "../../textSource.ts";
import { liveKey, PROJECT } from "../plan/planHarness.ts";

const FILE = "src/en.json";
const AT = 1_790_000_000;
const NOTHING = { values: {}, tokens: [] };
const textFile: TextFile = {
  path: FILE,
  source: textSource({ files: "src/{lang}.json", keyName: "{file}.{path}" }),
  language: "en",
  file: "shop",
  dir: "src",
};

test.for<[string, { path?: string; text: string }, "replaced" | "kept"]>([
  ["the file once had the live text", { text: '{ "title": "Live" }' }, "replaced"],
  [
    "under another path, the file once had the live text",
    { path: "en.json", text: '{ "title": "Live" }' },
    "replaced",
  ],
  ["the file never had the live text", { text: '{ "title": "Older" }' }, "kept"],
  ["the file could not be read then", { text: '{ "title": "Live"' }, "kept"],
])("%s", async ([, { path = FILE, text }, expected]) => {
  const keys: ManifestText[] = [
    { path: "keys.yaml", text: "keys: [{ key_name: shop.title, description: '' }]" },
    { path: FILE, text: '{ "title": "Declared" }', textFile },
  ];
  const { declared } = readManifests(KINDS, { keys }, NOTHING);
  const written = { modified_by: "7", modified_at_timestamp: AT };
  const row = { language_iso: "en", translation: "Live", is_reviewed: false, ...written };
  const objects = [{ ...liveKey(1, "shop.title"), translations: [row] }];
  const versions = [{ path, now: FILE, before: text, until: AT + 1 }];
  const result = await planWithVerdicts(
    declared,
    { project: PROJECT, objects: { keys: { objects, unusable: [] } } },
    { ...DEFAULT_RULES, writers: ["1"] },
    {
      ownUser: () => Promise.resolve({ is: "known", names: ["1"] }),
      history: { versions: async () => ({ is: "read", versions }) },
      manifests: keys.map((one) => one.path),
      textFiles: textFilesIn({ keys }),
      usable: NOTHING,
    },
  );
  if (result.is === "stopped") throw new Error("no plan");
  const { changes, kept } = result.plan;
  const [one] = [...changes, ...kept];
  expect({ changes: changes.length, kept: kept.length }).toEqual(
    expected === "kept" ? { changes: 0, kept: 1 } : { changes: 1, kept: 0 },
  );
  expect(one).toMatchObject({ place: { file: FILE, line: 1 } });
});
