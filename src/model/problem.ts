import * as z from "zod";
import { placeSchema } from "./place.ts";
import type { CheckName } from "./setting.ts";

/** The scope of a problem: what must not happen because of it. */
export type Scope = (typeof SCOPES)[number];

export const SCOPES = [
  /** Nothing is sent, for any project: a manifest or a setting is wrong. */
  "run",
  /** Nothing is sent for this project. */
  "project",
  /** One key or webhook is skipped. The rest is applied. */
  "change",
] as const;

export type Severity = (typeof SEVERITIES)[number];

/** The most important first. */
export const SEVERITIES = ["error", "warning", "notice"] as const;

/** All codes. A report file with another code is not read. */
export const PROBLEM_CODES = [
  "all-destroyed",
  "ambiguous-key",
  "ambiguous-webhook",
  "api-error",
  "backup-not-written",
  "bad-backup",
  "bad-plan",
  "bad-report",
  "bad-setting",
  "behind-upstream",
  "blanks",
  "bug",
  "claimed-twice",
  "conflict",
  "duplicate-key",
  "duplicate-member",
  "duplicate-text",
  "duplicate-webhook",
  "empty-manifest",
  "foreign-project",
  "forgotten-manifest",
  "http-webhook",
  "icu-message",
  "incomplete-live",
  "key-gone",
  "key-name",
  "lookalike-key",
  "lookalike-webhook",
  "looks-renamed",
  "missing-member",
  "missing-plural-form",
  "missing-right",
  "name-taken",
  "narrow-filter",
  "needs-events",
  "needs-platforms",
  "no-backup-dir",
  "no-base-text",
  "no-description",
  "no-language-file",
  "no-manifest",
  "no-project",
  "no-pull-request",
  "no-report",
  "no-secrets",
  "no-snapshot",
  "no-token",
  "no-url",
  "not-a-text",
  "not-confirmed",
  "not-editable",
  "not-expressible",
  "not-published",
  "not-read",
  "not-restored",
  "not-written",
  "nothing-declared",
  "null-value",
  "owner-tag",
  "placeholders",
  "plural-form",
  "plural-mismatch",
  "project-not-allowed",
  "project-type",
  "pull-request",
  "rename-cycle",
  "rename-twice",
  "run-stopped",
  "same-names-needed",
  "second-key",
  "second-webhook",
  "secret-in-url",
  "segmented-project",
  "stale-commit",
  "stale-id",
  "stopped-by-problem",
  "taken-back",
  "text-file",
  "text-too-long",
  "too-many-destroyed",
  "too-many-overwritten",
  "too-many-unverified",
  "undecided",
  "undeclared-project",
  "unknown-event",
  "unknown-filter",
  "unknown-head",
  "unknown-language",
  "unknown-member",
  "unknown-previously",
  "unknown-reference",
  "unknown-text",
  "unknown-writers",
  "unread-manifest",
  "unset-variable",
  "unusable-response",
  "variable",
  "webhook-gone",
  "writer-moved",
  "wrong-checkout",
  "wrong-id",
  "wrong-ref",
  "wrong-type",
  "wrong-value",
  "wrong-word",
  "yaml",
  "yaml-comment",
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export const problemSchema = z.object({
  severity: z.enum(SEVERITIES),
  /** A stable word for the kind of problem, for scripts. */
  code: z.enum(PROBLEM_CODES),
  message: z.string(),
  place: placeSchema.exactOptional(),
  scope: z.enum(SCOPES),
  /** The name of the entry at the start of the message, if it is about one entry. */
  about: z.string().exactOptional(),
  /** How many problems it counts, instead of itself. Absent: it is one. */
  count: z.int().min(1).exactOptional(),
  /** Parts of the message that are quoted from a file. They are hidden if texts must be hidden. */
  quotes: z.array(z.string()).readonly().exactOptional(),
  /** Commands of which one decides it, each with what it does. */
  ways: z
    .array(z.object({ does: z.string(), command: z.string() }))
    .readonly()
    .exactOptional(),
});
/** Something that the user can fix, as data. The message consists of full sentences without a location, which the output adds. */
export interface Problem extends z.output<typeof problemSchema> {}

/** Advice on texts, which the setting `checks` turns off or makes an error. It is shown after all other problems. */
export const ADVICE_CODES: Readonly<Record<CheckName, ProblemCode>> = {
  placeholders: "placeholders",
  icu: "icu-message",
  plurals: "missing-plural-form",
  length: "text-too-long",
  blanks: "blanks",
  base: "no-base-text",
  key_names: "key-name",
  descriptions: "no-description",
  words: "wrong-word",
};

export function isAdvice({ code }: Pick<Problem, "code">): boolean {
  return Object.values(ADVICE_CODES).includes(code);
}

type Extra = Partial<Pick<Problem, "place" | "scope" | "severity" | "quotes" | "ways">>;

/** A problem with the usual severity (error) and scope (run). */
export function problem(code: ProblemCode, message: string, extra: Extra = {}): Problem {
  return { severity: "error", code, message, scope: "run", ...extra };
}

/** Problems of one file that are listed, for each severity and scope. If there are more, the first are listed and the others counted. */
export const MAX_LISTED = 1_000;
const FIRST_LISTED = 100;

/**
 * A file can have any number of mistakes. If it has too many, the first are listed, and one more problem counts the others: a
 * reader asks {@link ProblemList.countMore} before it makes a problem, so that only those that can be listed take memory.
 */
export class ProblemList {
  readonly #all: Problem[] = [];
  /** `at`: positions in `#all`. `more`: the number of problems that the last of them counts, if it counts any. */
  readonly #lists = new Map<string, { at: number[]; more: number }>();
  readonly #most: number;
  readonly #first: number;
  /** Of all problems, also of those that are not listed. */
  count = 0;

  /** `most`: how many problems are listed. `first`: how many of them if there are more. */
  constructor({ most = MAX_LISTED, first: firstCount = FIRST_LISTED } = {}) {
    this.#most = most;
    this.#first = firstCount;
  }

  add(problem: Problem): void {
    const { severity, scope, place } = problem;
    if (this.countMore(place?.file, problemCount(problem), { severity, scope })) return;
    this.count += problemCount(problem);
    const name = nameOfList(place?.file, { severity, scope });
    const list = this.#lists.get(name) ?? { at: [], more: 0 };
    this.#lists.set(name, list);
    if (place) list.at.push(this.#all.length);
    this.#all.push(problem);
    // Many faults of one kind that spoil only their texts do not hide those of other kinds.
    if ((problem.count !== undefined && scope !== "change") || list.at.length > this.#most)
      list.more = problemCount(problem);
  }

  /** Counts problems that are not listed, because so many of this file are. False: they must be added. */
  countMore(file: string | undefined, count = 1, of: Pick<Extra, "severity" | "scope"> = {}): boolean {
    const list = this.#lists.get(nameOfList(file, of));
    if (!list || list.more === 0) return false;
    list.more += count;
    this.count += count;
    return true;
  }

  get problems(): Problem[] {
    const summaries = new Map<number, Problem | undefined>();
    for (const { at, more: moreCount } of this.#lists.values()) {
      if (moreCount === 0 || at.length === 0) continue;
      const [firstPosition = 0, ...positions] = at.slice(Math.min(this.#first, at.length - 1));
      const [start] = this.#all.slice(firstPosition, firstPosition + 1);
      summaries.set(firstPosition, start && restOf(start, positions.length + moreCount));
      for (const position of positions) summaries.set(position, undefined);
    }
    return this.#all.flatMap((problem, at) => (summaries.has(at) ? (summaries.get(at) ?? []) : problem));
  }
}

function nameOfList(file = "", { severity = "error", scope = "run" }: Pick<Extra, "severity" | "scope">) {
  return `${severity} ${scope} ${file}`;
}

function restOf({ code, severity, scope, place }: Problem, count: number): Problem {
  const countWords = count === 1 ? "1 more problem" : `${count.toLocaleString("en-US")} more problems`;
  const message = `This file has ${countWords}, the first of them here. Fix those that are shown, and run again.`;
  return { ...problem(code, message, { severity, scope, ...(place && { place }) }), count };
}

/** The problem that the start of a file, up to this line, has more mistakes than can be listed. Without a place, so that it is always listed. */
export function notReadFurther(path: string, line: number): Problem {
  const most = MAX_LISTED.toLocaleString("en-US");
  const message = `${path} has more than ${most} mistakes up to line ${line}, and the rest of it is not read. Fix those that are shown, and run again.`;
  return problem("yaml", message);
}

export function problemCount({ count = 1 }: Pick<Problem, "count">): number {
  return count;
}

export function firstProblems(problems: Iterable<Problem>): Problem[] {
  const list = new ProblemList();
  for (const problem of problems) list.add(problem);
  return list.problems;
}

export function anyError(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === "error");
}

/** Whether an error is about more than one entry or text. Then nothing is sent. */
export function stopsRun(problems: readonly Problem[]): boolean {
  return anyError(problems.filter(({ scope }) => scope !== "change"));
}

/** Several projects can share a manifest or a setting with a mistake. */
export function eachOnce(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** The value of something that can fail, or the problem that the user can fix. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function failure(problem: Problem): Result<never> {
  return { ok: false, problem };
}
