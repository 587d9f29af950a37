import * as z from "zod";
import { words } from "./json.ts";
import { asMessage, messageShape, type Sentence } from "./message.ts";
import { placeSchema } from "./place.ts";
import type { CheckName } from "./setting.ts";

/** The scope of a problem: what must not happen because of it. */
export const SCOPES = [
  /** Nothing is sent, for any project: a manifest or a setting is wrong. */
  "run",
  /** Nothing is sent for this project. */
  "project",
  /** One key or webhook is skipped. The rest is applied. */
  "change",
] as const;

export type Severity = (typeof SEVERITIES)[number];

export const SEVERITIES = ["error", "warning", "notice"] as const;

/** All codes. A report file with another code is not read. */
export const PROBLEM_CODES = words(
  "all-destroyed ambiguous-key ambiguous-webhook api-error backup-not-written bad-backup bad-plan",
  "bad-report bad-setting behind-upstream blanks bug claimed-twice conflict duplicate-key",
  "duplicate-member duplicate-text duplicate-webhook empty-manifest foreign-project forgotten-manifest",
  "http-webhook icu-message incomplete-live key-gone key-name lookalike-key lookalike-webhook",
  "looks-renamed missing-member missing-plural-form name-taken narrow-filter needs-events",
  "needs-platforms no-backup-dir no-base-text no-description no-language-file no-manifest no-project",
  "no-pull-request no-report no-secrets no-snapshot no-token no-url not-a-text not-confirmed",
  "not-editable not-expressible not-published not-read not-restored not-written nothing-declared",
  "null-value owner-tag placeholders plural-form plural-mismatch project-not-allowed project-type",
  "pull-request rename-cycle rename-twice run-stopped same-names-needed second-key second-webhook",
  "secret-in-url segmented-project stale-commit stale-id stopped-by-problem taken-back text-file",
  "text-too-long too-many-destroyed too-many-overwritten too-many-unverified undecided",
  "undeclared-project unknown-event unknown-filter unknown-head unknown-language unknown-member",
  "unknown-previously unknown-reference unknown-text unknown-writers unread-manifest unset-variable",
  "unusable-response variable webhook-gone writer-moved wrong-checkout wrong-id wrong-ref wrong-type",
  "wrong-value wrong-word yaml yaml-comment",
);
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export const problemSchema = z.object({
  severity: z.enum(SEVERITIES),
  /** A stable word for the kind of problem, for scripts. */
  code: z.enum(PROBLEM_CODES),
  ...messageShape,
  place: placeSchema.exactOptional(),
  scope: z.enum(SCOPES),
  /** The name of the entry at the start of the message, if it is about one entry. */
  about: z.string().exactOptional(),
  /** How many problems it counts, instead of itself. Absent: it is one. */
  count: z.int().min(1).exactOptional(),
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

type Extra = Partial<Pick<Problem, "place" | "scope" | "severity" | "ways">>;

/** A problem with the usual severity (error) and scope (run). */
export function problem(code: ProblemCode, sentence: Sentence, extra: Extra = {}): Problem {
  return { severity: "error", code, ...asMessage(sentence), scope: "run", ...extra };
}

/** Problems of one file that are listed, for each severity and scope. */
export const MAX_LISTED = 1_000;

/** The first mistakes of a file, and the number of the others. Ask {@link ProblemList.countMore} first, to save memory. */
export class ProblemList {
  readonly #all: Problem[] = [];
  /** `rest`: the position in `#all` of the problem that becomes the one that counts `more`. */
  readonly #lists = new Map<string, { listed: number; rest: number; more: number }>();
  readonly #most: number;
  count = 0;

  constructor(most = MAX_LISTED) {
    this.#most = most;
  }

  add(problem: Problem): void {
    const file = problem.place?.file;
    const count = problemCount(problem);
    if (this.countMore(file, count, problem)) return;
    this.count += count;
    const name = nameOfList(file, problem);
    const list = this.#lists.get(name) ?? { listed: 0, rest: 0, more: 0 };
    this.#lists.set(name, list);
    if (file !== undefined && ++list.listed > this.#most)
      Object.assign(list, { rest: this.#all.length, more: count });
    this.#all.push(problem);
  }

  /** Counts problems that are not listed, because so many of this file are. False: they must be added. */
  countMore(file: string | undefined, count = 1, of: Pick<Extra, "severity" | "scope"> = {}): boolean {
    const list = this.#lists.get(nameOfList(file, of));
    if (!list?.more) return false;
    list.more += count;
    this.count += count;
    return true;
  }

  get problems(): Problem[] {
    const rests = new Map(Array.from(this.#lists.values(), ({ rest, more }) => [rest, more] as const));
    return this.#all.map((problem, at) => (rests.get(at) ? restOf(problem, rests.get(at)) : problem));
  }
}

function nameOfList(file = "", { severity = "error", scope = "run" }: Pick<Extra, "severity" | "scope">) {
  return `${severity} ${scope} ${file}`;
}

/** The problem that counts this one and all that follow. */
function restOf({ code, severity, scope, place }: Problem, count = 1): Problem {
  const countWords = count === 1 ? "1 more problem" : `${count.toLocaleString("en-US")} more problems`;
  const message = `This file has ${countWords}, the first of them here. Fix those that are shown, and run again.`;
  return { ...problem(code, message, { severity, scope, ...(place && { place }) }), count };
}

/** The problem that a file has too many mistakes up to this line. Without a place, so that it is always listed. */
export function notReadFurther(path: string, line: number): Problem {
  const message = `${path} has more than ${MAX_LISTED.toLocaleString("en-US")} mistakes up to line ${line}, and the rest of it is not read. Fix those that are shown, and run again.`;
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
