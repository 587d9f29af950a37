import type { ResponseEvent, WaitEvent } from "../api/http/hooks.ts";
import type { OnBatch } from "../apply/apply.ts";
import type { Folders } from "../files/paths.ts";
import type { Problem } from "../model/problem.ts";
import type { Secret } from "../model/secrets.ts";
import type { ProjectReport } from "../report/report.ts";
import type { Cancellation } from "./cancellation.ts";

/** Where a run takes place, and who hears of it while it goes on. */
export interface RunContext {
  folders: Folders;
  environment: Readonly<Record<string, string | undefined>>;
  /** Ends the run before its time. */
  cancellation: Cancellation;
  /** Unix milliseconds. */
  now(): number;
  /** Resolves after so many milliseconds, or as soon as the run is told to stop. */
  wait(ms: number): Promise<void>;
  /** What no output may hold: called before anything else can be said. */
  onSecrets(secrets: readonly Secret[]): void;
  onResponse(seen: ResponseEvent): void;
  /** A wait of more than 2 s begins. */
  onWait?(seen: WaitEvent): void;
  /** The plan of a project, before it is applied. False: it is not. */
  onPlan(project: ProjectReport): Promise<boolean>;
  onBatch: OnBatch;
  /** Absent where whoever runs the command may always write. */
  permission?: WritePermission;
}

/** Whether a run may write, which a workflow decides by its event, its branch and its checkout. */
export interface WritePermission {
  /** Asked once all manifests are read: an error among the answers ends the run before anything is sent. */
  toApply(manifests: readonly string[]): Promise<Problem[]>;
  /** Asked again for each project, just before the first write to it: after all that is read for it, and its backup. */
  toWrite(): Promise<Problem | undefined>;
}
