/** The verdict about a text that differs, from what the file said, when, and who wrote the live text. */
import { describe, expect, test } from "vitest";
import { type Period, settle, type TextHistory } from "../../../src/history/textVerdict.ts";

/** The commits of the line: when, what the file said then, and the time of the pull that the commit is. */
type Commit = readonly [at: number, said: string | undefined, pulled?: number];

interface Row {
  commits: readonly Commit[];
  /** Not committed, or only in a pull request. */
  now?: string;
  /** The live text is L. */
  at?: number | undefined;
  by?: "a person" | "us" | "unknown";
  merged?: readonly (readonly [at: number, said: string, pulled?: number | undefined, before?: string])[];
  unread?: true;
}

const INFINITY = Number.POSITIVE_INFINITY;

function historyOf({ commits, now, merged = [], unread }: Row): TextHistory {
  const all: Commit[] = [...commits, ...(now === undefined ? [] : [[INFINITY, now] as const])];
  const periods = all.map(([since, said, pulled], index): Period => {
    const until = all[index + 1]?.[0] ?? INFINITY;
    return { said, since, until, ...(pulled !== undefined && { pulled }) };
  });
  return {
    periods: periods.toReversed(),
    merged: merged.map(([at, said, pulled, before]) => ({ at, said, pulled, before })),
    ...(unread && { unread: "The repository is shallow." }),
  };
}

function verdict(row: Row): string {
  const { at = 500, by = "a person" } = row;
  const isOurs = by === "unknown" ? undefined : by === "us";
  const time = "at" in row && row.at === undefined ? {} : { at };
  const found = settle(time, isOurs, historyOf(row), (said) => said === "L");
  if (found.is === "undecided") return `undecided: ${found.cause}`;
  return found.is === "write" && found.takesBack ? "write, and take back what was pulled" : found.is;
}

const NEW: Commit = [0, undefined];
const HAD_L: Commit = [100, "L"];
const HAD_B: Commit = [100, "B"];

describe("the file says A, and the project L since 500", () => {
  test.for<[string, Row, string]>([
    ["the file said L when it was written", { commits: [NEW, [100, "L"], [600, "A"]] }, "write"],
    ["the file said L later", { commits: [NEW, [100, "B"], [600, "L"], [700, "A"]] }, "write"],
    [
      "a branch that was merged said L later",
      { commits: [NEW, [100, "B"], [700, "A"]], merged: [[600, "L"]] },
      "write",
    ],
    [
      "a branch said L before it was written",
      { commits: [NEW, [100, "B"], [700, "A"]], merged: [[400, "L"]] },
      "conflict",
    ],
    [
      "the file has its text from before a pull of L again",
      { commits: [NEW, [100, "A"], [600, "L", 550], [700, "A"]] },
      "write, and take back what was pulled",
    ],
    ["the same, and no pull brought it", { commits: [NEW, [100, "A"], [600, "L"], [700, "A"]] }, "write"],
    ["the file had L before it was written", { commits: [NEW, [100, "A"], [400, "L"], [700, "A"]] }, "write"],
    [
      "a merge kept the file, and not the pull of L on the other side",
      { commits: [[-INFINITY, "A"]], merged: [[600, "L", 550]] },
      "write, and take back what was pulled",
    ],
    [
      "the file has a new text after a pull of L",
      { commits: [NEW, [100, "B"], [600, "L", 550], [700, "A"]] },
      "write",
    ],
    ...[
      ["without it", "B", "write, and take back what was pulled"],
      ["after it", "L", "write"],
    ].map(([when = "", before = "", is = ""]): [string, Row, string] => [
      `the other side of a merge with a pull of L wrote a new text, ${when}`,
      { commits: [NEW, [100, "B"], [600, "L", 550], [700, "A"]], merged: [[400, "A", undefined, before]] },
      is,
    ]),
    ["an apply of ours ran late", { commits: [NEW, [100, "L"], [400, "A"]], by: "us" }, "write"],
    ["a person returned to an old text", { commits: [NEW, [100, "L"], [400, "A"]] }, "pull"],
    ["a person wrote it as our user", { commits: [NEW, [100, "A"]], by: "us" }, "pull"],
    [
      "our user may have written it late",
      { commits: [NEW, [100, "L"], [400, "A"]], by: "unknown" },
      "undecided: unknown user",
    ],
    ["only the project changed", { commits: [NEW, [100, "A"]] }, "pull"],
    ["only the project changed, after several texts", { commits: [NEW, [100, "B"], [300, "A"]] }, "pull"],
    ["both changed, the file later", { commits: [NEW, [100, "B"], [600, "A"]] }, "conflict"],
    ["both changed in one second", { commits: [NEW, [100, "B"], [500, "A"]] }, "conflict"],
    ["both changed, and the file is not committed", { commits: [NEW, [100, "B"]], now: "A" }, "conflict"],
    ["it went back and forth", { commits: [NEW, [100, "A"], [600, "B"], [700, "A"]] }, "conflict"],
    ["the file says it for the first time, later", { commits: [NEW, [600, "A"]] }, "undecided: never agreed"],
    [
      "the file says it for the first time, not committed",
      { commits: [NEW], now: "A" },
      "undecided: never agreed",
    ],
    ["a pull brought A, and L is newer than the pull", { commits: [NEW, [600, "A", 450]] }, "pull"],
    ["a pull brought A in the second of L", { commits: [NEW, [600, "A", 500]] }, "pull"],
    ["a pull brought A after L was written", { commits: [NEW, [600, "A", 550]] }, "conflict"],
    [
      "the service does not say when",
      { commits: [NEW, [100, "B"], [300, "A"]], at: undefined },
      "undecided: undated",
    ],
    [
      "it does not say when, and we wrote it",
      { commits: [HAD_L, [300, "A"]], at: undefined, by: "us" },
      "write",
    ],
    ["a part of the history proves it", { commits: [HAD_L, [600, "A"]], unread: true }, "write"],
    [
      "a part of the history does not tell when the text of the file came",
      { commits: [[-INFINITY, "A"]], unread: true },
      "undecided: unread history",
    ],
    [
      "a part of the history proves no conflict",
      { commits: [HAD_B, [600, "A"]], unread: true },
      "undecided: unread history",
    ],
  ])("%s", ([, row, expected]) => {
    expect(verdict(row)).toBe(expected);
  });
});

test.for([
  ["we wrote the text last", true, "write"],
  ["a person wrote it last", false, "undecided"],
  ["the user is not known", undefined, "undecided"],
] as const)("without a repository: %s", ([, isOurs, expected]) => {
  expect(settle({ at: 500 }, isOurs, undefined, () => false).is).toBe(expected);
});

test("a text to pull says when the text of the file came", () => {
  const history = historyOf({ commits: [NEW, [100, "A"]] });
  expect(settle({ at: 500 }, false, history, () => false)).toEqual({ is: "pull" });
});
