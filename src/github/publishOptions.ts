/** What the result of a run is published with. */
import type { Scope } from "../report/markdown/comment.ts";
import type { ReadFrom } from "./targetFiles.ts";

export interface PublishOptions {
  githubToken: string;
  markers: Markers;
  /** Whether the comment or the issues are written. */
  writesResult: boolean;
  writesCheckRun: boolean;
  /** Whether the step succeeds. */
  isSuccess: boolean;
  /** Paths in the report are relative to its workspace. */
  source: ReadFrom;
  /** The branch that the pull request would be merged into, if apply does not write from it. */
  unappliedBase: string | undefined;
  /** Unix seconds. */
  now: number;
  /** Aborted when the run is cancelled. */
  signal: AbortSignal;
}

/** Identify the comment and the check of a workflow, and the issue of a project. */
export interface Markers {
  comment: string;
  /** The beginning of the comments of all workflows that plan. */
  commentPrefix: string;
  scope: Scope;
  /** The name that GitHub shows, and what identifies the check among those of a workflow. */
  check: { name: string; id: string };
  issue(projectId: string): string;
}
