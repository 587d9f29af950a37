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
