/** What `--overwrite`, `--accept` and the trailer `Lokaform-Overwrite` decide about a text that differs. */
import { expect, test } from "vitest";
import { readManifests } from "../../src/kinds/read.ts";
import { trailersOf } from "../../src/model/earlierManifest.ts";
import { DEFAULT_RULES, type Rules } from "../../src/model/setting.ts";
import { textProblems } from "../../src/run/conflictMessages.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { planWithVerdicts } from "../../src/run/textVerdicts.ts";
import { liveKey, PROJECT, planned } from "./planHarness.ts";

const FILE = "keys.yaml";
const NOTHING = { values: {}, tokens: [] };
const yaml = (text: string, ...others: string[]) =>
  `keys: [${["cart.title", ...others].map((name) => `{ key_name: ${name}, translations: { de: ${text} } }`).join(", ")}]`;
const AT = 500;

interface Row {
  rules?: Partial<Rules>;
  /** The commit that changed the text of the file. */
  changed?: number;
  trailer?: readonly [pattern: string, at: number];
  /** A key that the file declared before that. */
  was?: string;
}

/** The live text is of another person. */
async function verdict({ rules, changed, trailer, was }: Row): Promise<string> {
  const { declared } = readManifests(KINDS, { keys: [{ path: FILE, text: yaml("A") }] }, NOTHING);
  const row = { language_iso: "de", translation: "L", modified_by: "7", modified_at_timestamp: AT };
  const objects = [{ ...liveKey(1, "cart.title"), translations: [row] }];
  const versions = changed
    ? [{ path: FILE, now: FILE, before: yaml("B", ...(was ? [was] : [])), until: changed }]
    : [];
  const overwrites = trailer ? [{ pattern: trailer[0], at: trailer[1], commit: "abc" }] : [];
  const result = await planWithVerdicts(
    declared,
    { project: PROJECT, objects: { keys: { objects, unusable: [] } } },
    { ...DEFAULT_RULES, ...rules },
    {
      ownUser: () => Promise.resolve({ is: "known", names: ["1"] }),
      history: { versions: async () => ({ is: "read", versions, overwrites }) },
      manifests: [FILE],
      textFiles: new Map(),
      usable: NOTHING,
      all: [declared],
    },
  );
  const warnings = result.problems.filter(({ severity }) => severity === "warning");
  if (warnings.length > 0 && trailer) return warnings.map(({ message }) => message).join(" ");
  if (result.is === "stopped") return result.problems.map(({ message }) => message).join(" ");
  return result.plan.kept[0]?.reason ?? "written";
}

const CONFLICT: Row = { changed: 600 };
const seed = { languages: { de: "seed" } } as const;

test.for<[string, Row, string]>([
  ["nothing names a conflict", CONFLICT, "conflict"],
  ["its name, to overwrite", { ...CONFLICT, rules: { overwrite: ["cart.title:de"] } }, "written"],
  ["its key, to overwrite", { ...CONFLICT, rules: { overwrite: ["cart.title"] } }, "written"],
  ["a pattern, to overwrite", { ...CONFLICT, rules: { overwrite: ["cart.*:de"] } }, "written"],
  ["the name in another language", { ...CONFLICT, rules: { overwrite: ["cart.title:fr"] } }, "conflict"],
  ["its name, to accept", { ...CONFLICT, rules: { accept: ["cart.title:de"] } }, "pull"],
  ["a pattern, to accept", { ...CONFLICT, rules: { accept: ["*"] } }, "pull"],
  [
    "a language that the project lacks",
    { ...CONFLICT, rules: { overwrite: ["cart.title:pl"] } },
    '--overwrite cart.title:pl: project Shop has no language "pl". cart.title has de.',
  ],
  ["the name of a text to pull", { rules: { overwrite: ["cart.title:de"] } }, "written"],
  ["a pattern for a text to pull", { rules: { overwrite: ["*"] } }, "pull"],
  ["the name of a held text", { rules: { ...seed, overwrite: ["cart.title:de"] } }, "written"],
  ["the key of a held text", { rules: { ...seed, overwrite: ["cart.title"] } }, "held"],
  ["a pattern for a held text", { rules: { ...seed, overwrite: ["*"] } }, "held"],
  ["a trailer of a later commit", { ...CONFLICT, trailer: ["cart.title:de", 600] }, "written"],
  ["a trailer of an earlier commit", { ...CONFLICT, trailer: ["cart.title:de", AT] }, "conflict"],
  [
    "a trailer with another name",
    { ...CONFLICT, trailer: ["cart.titel:de", 600] },
    'The trailer of commit abc has no effect. Lokaform-Overwrite: cart.titel:de: no declared key has the name "cart.titel" with the language de. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language. Did you mean "cart.title:de"? Correct it in another commit.',
  ],
  [
    "a trailer with several names",
    { ...CONFLICT, trailer: ["cart.title:de, cart.title:en", 600] },
    "written",
  ],
  ["several names with a comma", { ...CONFLICT, rules: { overwrite: ["other, cart.title:de"] } }, "written"],
  [
    "a trailer that does not exist",
    { ...CONFLICT, trailer: ["Lokaform-Override:", 600] },
    "Commit abc has a line that starts with Lokaform-Override, which has no effect. To keep the text of a file, add this trailer to another commit: Lokaform-Overwrite: KEY:LANG",
  ],
  [
    "a trailer with another language",
    { ...CONFLICT, trailer: ["cart.title:dd", 600] },
    'The trailer of commit abc has no effect. Lokaform-Overwrite: cart.title:dd: project Shop has no language "dd". cart.title has de. Correct it in another commit.',
  ],
  [
    "a trailer with another name before the text",
    { ...CONFLICT, trailer: ["cart.titel:de", AT] },
    "conflict",
  ],
  [
    "a trailer with the name of a former key",
    { ...CONFLICT, was: "cart.head", trailer: ["cart.head:de", 600] },
    "conflict",
  ],
  ["a trailer for a text to pull", { trailer: ["cart.title:de", 600] }, "written"],
])("%s", async ([, row, expected]) => {
  expect(await verdict(row)).toBe(expected);
});

test.each([
  ["Lokaform-Override: a", ["Lokaform-Override:"]],
  ["lokaform-overwrites: a", ["lokaform-overwrites:"]],
  ["Lokaform-Accept: a:de", ["Lokaform-Accept:"]],
  ["Lokaform-Overwrite a:de", ["Lokaform-Overwrite:"]],
  ["lokaform-overwrite: a\nLokaform-Owner: b", ["a"]],
])("of the message %j, the trailers are %j", (message, overwrites) =>
  expect(trailersOf(`Decide\n\n${message}`)).toEqual({ overwrites }),
);

test("the time of a pull can be in quotes, as a command has it", () =>
  expect(trailersOf("Pull\n\nLokaform-Pulled: 2026-01-01T00:00:10Z'").pulled).toBe(1_767_225_610));

test("in a workflow, a conflict names the trailer and the input, and no apply of a terminal", () => {
  const { keptTexts } = planned({
    keys: yaml("A"),
    live: { keys: [liveKey(1, "cart.title", { texts: { de: "L" } })] },
    verdicts: () => ({ is: "conflict" }),
  });
  const explaining = { reasons: new Map(), writes: true, flags: [], isWorkflow: true, takenBack: [] };
  const [found] = textProblems(keptTexts, explaining);
  expect(found?.ways?.map(({ command }) => command)).toEqual([
    "lokaform pull --accept cart.title:de",
    "Lokaform-Overwrite: cart.title:de",
    "cart.title:de",
  ]);
});
