import type { Place } from "./place.ts";

/** The scope of a problem: what must not happen because of it. */
export type Reach =
  /** Nothing is sent, for any project: a manifest or a setting is wrong. */
  | "run"
  /** Nothing is sent for this project. */
  | "project"
  /** One key or webhook is skipped. The rest is applied. */
  | "change";

export type Severity = "error" | "warning" | "notice";

/** Something that the user can fix, as data. The message consists of full sentences without a location, which the output adds. */
export interface Problem {
  severity: Severity;
  /** A stable word for the kind of problem, for scripts. */
  code: ProblemCode;
  message: string;
  place?: Place;
  reach: Reach;
  /** The name of the entry at the start of the message, if it is about one entry. */
  about?: string;
  /** Parts of the message that are quoted from a file. They are hidden if texts must be hidden. */
  quotes?: readonly string[];
}

export type ProblemCode =
  | "ambiguous-key"
  | "too-many-overwritten"
  | "too-many-unverified"
  | "too-many-destroyed"
  | "nothing-declared"
  | "looks-renamed"
  | "forgotten-manifest"
  | "foreign-project"
  | "all-destroyed"
  | "ambiguous-webhook"
  | "api-error"
  | "backup-not-written"
  | "bad-backup"
  | "bad-plan"
  | "bad-setting"
  | "bug"
  | "claimed-twice"
  | "duplicate-key"
  | "duplicate-member"
  | "duplicate-webhook"
  | "empty-manifest"
  | "incomplete-live"
  | "key-gone"
  | "lookalike-key"
  | "lookalike-webhook"
  | "name-taken"
  | "needs-events"
  | "needs-platforms"
  | "no-backup-dir"
  | "no-manifest"
  | "no-project"
  | "no-secrets"
  | "no-url"
  | "not-restored"
  | "not-agreed"
  | "not-read"
  | "not-told"
  | "not-written"
  | "null-value"
  | "owner-tag"
  | "plural-form"
  | "plural-mismatch"
  | "project-not-allowed"
  | "project-type"
  | "pull-request"
  | "rename-cycle"
  | "rename-twice"
  | "second-key"
  | "same-names-needed"
  | "segmented-project"
  | "stale-commit"
  | "stale-id"
  | "twin-webhook"
  | "stopped-by-problem"
  | "unknown-event"
  | "unknown-head"
  | "unknown-language"
  | "unknown-member"
  | "unknown-previously"
  | "unset-variable"
  | "unusable-answer"
  | "unused-name"
  | "variable"
  | "webhook-gone"
  | "wrong-checkout"
  | "wrong-id"
  | "wrong-ref"
  | "wrong-type"
  | "wrong-value"
  | "yaml";

type Extra = { place?: Place; reach?: Reach; severity?: Severity; quotes?: readonly string[] };

/** A problem with the usual severity (error) and reach (run). */
export function problem(code: ProblemCode, message: string, extra: Extra = {}): Problem {
  const { place, reach = "run", severity = "error", quotes } = extra;
  return { severity, code, message, ...(place && { place }), reach, ...(quotes && { quotes }) };
}

/** Whether any problem in the list makes the run fail. */
export function anyError(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === "error");
}
