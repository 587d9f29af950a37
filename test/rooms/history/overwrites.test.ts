/** What `--overwrite`, `--accept` and the trailer `Lokaform-Overwrite` decide about a text that differs. */
import { describe, expect, test } from "vitest";
import { textProblems } from "../../../src/history/conflictMessages.ts";
import { planWithVerdicts } from "../../../src/history/textVerdicts.ts";
import type { Declared } from "../../../src/kinds/declaredEntry.ts";
import { readManifests } from "../../../src/kinds/read.ts";
import type { PullOfCommit } from "../../../src/model/earlierManifest.ts";
import { DEFAULT_RULES, type Rules } from "../../../src/model/setting.ts";
import { listedCommit, trailersOf } from "../../../src/model/trailers.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { liveKey, PROJECT, planned } from "../plan/planHarness.ts";

const FILE = "keys.yaml";
const NOTHING = { values: {}, tokens: [] };
const yaml = (text: string, ...others: string[]) =>
  `keys: [${["cart.title", ...others].map((name) => `{ key_name: ${name}, translations: { de: ${text} } }`).join(", ")}]`;
const AT = 500;

interface Row {
  rules?: Partial<Rules>;
  /** When the commit landed that changed the text of the file. */
  changed?: number;
  /** Commits that landed with it, or with another one: messages without the title, and dates. */
  commits?: readonly Said[];
  /** What GitHub says about the commit that landed; absent: it cannot be asked. */
  pull?: "none" | "unknown" | readonly Said[];
  /** Only a pull request has the commits. */
  isOpen?: true;
  /** A second key, whose text changed with that of the first one. */
  alsoChanged?: string;
}

interface Said {
  says: string;
  date?: number;
  title?: string;
  /** The commit of the line that brought it: `L` changed the text, and `M` did not. */
  by?: "L" | "M";
  /** The commit of the line itself. */
  isLine?: true;
  parents?: readonly string[];
}

const INFINITY = Number.POSITIVE_INFINITY;

function commit({ says, date = 550, title = "Title", parents = ["P"] }: Said, id: string) {
  return listedCommit({ id, parents, date, committer: "jane@example.com", message: `${title}\n\n${says}` });
}

/** The live text is of another person. */
async function verdict({ rules, changed, commits = [], pull, isOpen, alsoChanged }: Row): Promise<string> {
  const others = alsoChanged === undefined ? [] : [alsoChanged];
  const { declared } = readManifests(KINDS, { keys: [{ path: FILE, text: yaml("A", ...others) }] }, NOTHING);
  const row = { language_iso: "de", translation: "L", modified_by: "7", modified_at_timestamp: AT };
  const objects = ["cart.title", ...others].map((name, index) => ({
    ...liveKey(index + 1, name),
    translations: [row],
  }));
  const until = isOpen ? INFINITY : (changed ?? 600);
  const versions = changed ? [{ path: FILE, now: FILE, before: yaml("B", ...others), until, by: "L" }] : [];
  const read = commits.map((said, index) => {
    const id = said.isLine ? "L" : `c${index}`;
    return { ...commit(said, id), until, latest: until, by: said.by ?? "L" };
  });
  const answers: PullOfCommit = Array.isArray(pull)
    ? { is: "pull", commits: pull.map((said) => commit(said, "p")), changes: async () => [] }
    : pull === "none"
      ? { is: "none" }
      : { is: "unknown", why: "GitHub failed" };
  const result = await planWithVerdicts(
    declared,
    { project: PROJECT, objects: { keys: { objects, unusable: [] } } },
    { ...DEFAULT_RULES, ...rules },
    {
      ownUser: () => Promise.resolve({ is: "known", names: ["1"] }),
      history: {
        versions: async () => ({ is: "read", versions, commits: read }),
        ...(pull && { pullOf: async () => answers }),
      },
      manifests: [FILE],
      textFiles: new Map(),
      usable: NOTHING,
      asked: { now: 900 },
    },
  );
  const warnings = result.problems.filter(({ severity }) => severity === "warning");
  if (result.is === "stopped") return result.problems.map(({ message }) => message).join(" ");
  const why = commits.length + (Array.isArray(pull) ? pull.length : 0) > 0 ? warnings : [];
  const reasons = why.map(({ message }) => /no effect: (.*)/.exec(message)?.[1] ?? message);
  return [result.plan.kept[0]?.reason ?? "written", ...reasons].join(" | ");
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
])("%s", async ([, row, expected]) => {
  expect(await verdict(row)).toBe(expected);
});

test("a trailer that decides a text is not meant for another one with a similar name", async () => {
  const row = { ...CONFLICT, commits: [{ says: "Lokaform-Overwrite: cart.title:de" }] };
  expect(await verdict({ ...row, alsoChanged: "cart.titles" })).toBe("conflict");
});

const TRAILER = "Lokaform-Overwrite: cart.title:de";
const LANDED = { changed: 600 };
const beside = (said: Partial<Said> = {}): Row => ({ ...LANDED, commits: [{ says: TRAILER, ...said }] });
const squash = (says: string, pull?: Row["pull"], title = "Texts (#7)"): Row => ({
  ...LANDED,
  commits: [{ says, title, date: 600, isLine: true }],
  ...(pull && { pull }),
});
const NO_GITHUB = "GitHub cannot be asked for its pull request here, and its message can be a description.";
const RULE =
  "it must be a line in the last paragraph of the message of a commit, not of a merge or a description, with the whole name of a translation (KEY:LANG) that the same pull request or pushed commit changes, and that is older in Lokalise than the commit.";

test.for<[string, Row, string]>([
  ["a commit of the merged branch", beside(), "written"],
  ["a commit of the pull request", { ...beside(), isOpen: true }, "written"],
  ["a commit before the text was edited", beside({ date: AT - 1 }), `conflict | ${RULE}`],
  ["the same in the pull request", { ...beside({ date: AT - 1 }), isOpen: true }, `conflict | ${RULE}`],
  ["a commit with a date after its merge", beside({ date: 700 }), `conflict | ${RULE}`],
  ["a commit with a date in the future", { ...beside({ date: 901 }), isOpen: true }, `conflict | ${RULE}`],
  ["a commit that another merge brought", beside({ by: "M" }), `conflict | ${RULE}`],
  ["a text that no commit changed", { commits: [{ says: TRAILER, by: "M", date: 1 }] }, "pull"],
  ["a text to pull", { commits: [{ says: TRAILER, by: "M" }] }, `pull | ${RULE}`],
  ["all texts to pull", { commits: [{ says: "Lokaform-Overwrite: *", by: "M" }] }, "pull"],
  ["a pattern", beside({ says: "Lokaform-Overwrite: cart.*:de" }), `conflict | ${RULE}`],
  ["all", beside({ says: "Lokaform-Overwrite: *" }), `conflict | ${RULE}`],
  ["a key without a language", beside({ says: "Lokaform-Overwrite: cart.title" }), `conflict | ${RULE}`],
  ["a misspelled key", beside({ says: "Lokaform-Overwrite: cart.titel:de" }), `conflict | ${RULE}`],
  ["two names", beside({ says: `${TRAILER}, cart.title:en` }), `conflict | ${RULE}`],
  ["two trailers", beside({ says: `Lokaform-Overwrite: other:de\n${TRAILER}` }), "written"],
  ["a key of other settings", beside({ says: "Lokaform-Overwrite: ios_settings:de" }), "conflict"],
  ["a paragraph that is not the last", beside({ says: `${TRAILER}\n\nMore.` }), `conflict | ${RULE}`],
  ["a quoted line", beside({ says: `> ${TRAILER}` }), `conflict | ${RULE}`],
  ["a listed line", beside({ says: `* ${TRAILER}` }), `conflict | ${RULE}`],
  ["an indented line", beside({ says: `  ${TRAILER}` }), `conflict | ${RULE}`],
  ["a comment", beside({ says: "<!-- Lokaform-Overwrite: * -->" }), `conflict | ${RULE}`],
  ["a title", beside({ says: "", title: TRAILER }), `conflict | ${RULE}`],
  ["a pushed commit, at a terminal", squash(TRAILER, undefined, "Texts"), "written"],
  ["a pushed commit, in a workflow", squash(TRAILER, "none", "Texts"), "written"],
  ["a commit of the line if GitHub fails", squash(TRAILER, "unknown", "Texts"), "conflict | GitHub failed."],
  ["a squash, at a terminal", squash(TRAILER), `conflict | ${NO_GITHUB}.`.replace("..", ".")],
  [
    "a squash that GitHub does not list yet",
    squash(TRAILER, "none"),
    "conflict | GitHub does not name its pull request yet. Start the run again.",
  ],
  ["a squash with the line of a description", squash(TRAILER, [{ says: "" }]), `conflict | ${RULE}`],
  ["a squash with the trailer of a commit", squash(TRAILER, [{ says: TRAILER }]), "written"],
  ["a squash that lost the trailer", squash("", [{ says: "" }, { says: TRAILER }]), "written"],
  [
    "a squash of a commit before the text was edited",
    squash(TRAILER, [{ says: TRAILER, date: AT }]),
    `conflict | ${RULE} | ${RULE}`,
  ],
  [
    "the message of a merge",
    { ...LANDED, commits: [{ says: TRAILER, isLine: true, parents: ["P", "Q"] }], pull: [{ says: TRAILER }] },
    `conflict | ${RULE}`,
  ],
])("the trailer is in %s", async ([, row, expected]) => {
  expect(await verdict(row)).toBe(expected);
});

test.each([
  ["Lokaform-Pulled: 2026-01-01T00:00:10Z'", 1_767_225_610],
  ["Lokaform-Pulled: 10", 10],
  ["Lokaform-Pulled: 10\n\nMore.", undefined],
  ["> Lokaform-Pulled: 10", undefined],
  ["* One\n\n* Two\n\nLokaform-Pulled: 10", undefined],
])("of the message %j, the time of the pull is %s", (message, pulled) =>
  expect(trailersOf(`Title\n\n${message}`).pulled).toBe(pulled),
);

test.each([
  ["L", 1],
  ["", 0],
])("of a changed text that is held over %j, a pull request has %i warnings", (live, count) => {
  const { keptTexts } = planned({
    keys: yaml("A"),
    live: { keys: [liveKey(1, "cart.title", { texts: { de: "L" } })] },
    verdicts: () => ({ is: "conflict" }),
  });
  const held = keptTexts.map((text) => ({ ...text, item: { ...text.item, reason: "held" as const, live } }));
  const explaining = { reasons: new Map(), writes: true, takenBack: [], flags: [], isWorkflow: true };
  const target = { entries: [], kept: [] };
  expect(textProblems(held, { ...explaining, names: () => new Set(), target })).toHaveLength(count);
});

describe("in a workflow, a conflict names", () => {
  const ways = (name: string, target?: readonly Declared<object>[]) => {
    const { keptTexts } = planned({
      keys: yaml("A").replaceAll("cart.title", JSON.stringify(name)),
      live: { keys: [liveKey(1, name, { texts: { de: "L" } })] },
      verdicts: () => ({ is: "conflict" }),
    });
    const explaining = { reasons: new Map(), writes: true, takenBack: [] };
    const [found] = textProblems(keptTexts, {
      ...{ ...explaining, flags: [], isWorkflow: true, names: () => new Set<string>() },
      target: target && { entries: target, kept: [] },
    });
    return found?.ways?.map(({ command }) => command);
  };

  test("the input, and no apply of a terminal", () =>
    expect(ways("cart.title")).toEqual(["lokaform pull --accept cart.title:de", "cart.title:de"]));

  test("the trailer, if the pull request changes the text", () =>
    expect(ways("cart.title", [])).toContain("Lokaform-Overwrite: cart.title:de"));

  test("no trailer that no line can hold", () => {
    for (const name of [" cart", "a\nb"])
      expect(ways(name, [])?.filter((way) => way.startsWith("Lokaform"))).toEqual([]);
  });
});
