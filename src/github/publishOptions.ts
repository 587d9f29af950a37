/** What the result of a run is published with, and how that ended. */
import type { Problem } from "../model/problem.ts";
import type { UnappliedBase } from "../report/view/reportView.ts";
import type { ReadFrom } from "./checkout.ts";
import type { WorkflowContext } from "./event.ts";
import type { Markers } from "./markers.ts";
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
