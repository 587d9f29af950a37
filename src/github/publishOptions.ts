/** What the result of a run is published with, and how that ended. */
import type { CommitFiles } from "../files/commitFiles.ts";
import type { Problem } from "../model/problem.ts";
import type { CommentScope } from "../report/markdown/comment.ts";
import type { ProjectReport } from "../report/report.ts";
import type { UnappliedBase } from "../report/view/reportView.ts";
import type { Checkout } from "./checkout.ts";
import type { WorkflowContext } from "./event.ts";
import type { GitHubAccess } from "./octokit.ts";

export interface PublishOptions extends GitHubAccess {
  context: WorkflowContext;
  markers: Markers;
  /** Whether the comment or the issues are written. */
  writesResult: boolean;
  writesCheckRun: boolean;
  isSuccess: boolean;
  /** Paths in the report are relative to its workspace. */
  source: ReadFrom;
  /** The branch that the pull request would be merged into, if apply does not write from it. */
  unappliedBase: UnappliedBase | undefined;
  /** Unix seconds. */
  now: number;
}

/** What is on GitHub now, and what could not be published. */
export interface Published {
  problems: readonly Problem[];
  /** The addresses of the comment, or of the open issues on drift. */
  urls: readonly string[];
}

export const NOTHING: Published = { problems: [], urls: [] };

/** Identify the comment and the check of a workflow, and the issue of a project. */
export interface Markers {
  comment: string;
  /** The beginning of the comments of all workflows that plan. */
  commentPrefix: string;
  scope: CommentScope;
  /** The name that GitHub shows, and what identifies the check among those of a workflow. */
  check: { name: string; id: string };
  issue(project: ProjectReport): string;
}

/** Where the settings and the manifests of a run come from. */
export interface ReadFrom {
  checkouts: readonly Checkout[];
  /** Without git, actions/checkout downloads the commit of the run to it. */
  workspace: string;
  /** Full paths. */
  read: {
    /** Those that the run has read, and the settings file, which may not exist. */
    onDisk: readonly string[];
    /** Those that it would read in a commit. */
    inCommit(commit: CommitFiles): Promise<readonly string[]>;
  };
}
