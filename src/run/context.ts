import type { ResponseEvent, WaitEvent } from "../api/http/options.ts";
import type { OnBatch } from "../apply/apply.ts";
import type { Folders } from "../files/paths.ts";
import type { FileHistory } from "../model/earlierManifest.ts";
import type { Problem } from "../model/problem.ts";
import type { OnProgress } from "../model/progress.ts";
import type { Secret } from "../model/secrets.ts";
import type { ProjectReport } from "../report/report.ts";
import type { Cancellation } from "./cancellation.ts";
import type { Target, TargetReading } from "./target.ts";

/** What the engine needs from its environment, and what it reports while it runs. */
export interface RunContext {
  folders: Folders;
  environment: Readonly<Record<string, string | undefined>>;
  /** Stops the run early. */
  cancellation: Cancellation;
  /** Unix milliseconds. */
  now(): number;
  /** Resolves after `ms` milliseconds, or once the run is stopped. */
  wait(ms: number): Promise<void>;
  /** Called with every secret before any output can contain it. */
  onSecrets(secrets: readonly Secret[]): void;
  onResponse(seen: ResponseEvent): void;
  /** Called when a wait of more than 2 s begins. */
  onWait?(seen: WaitEvent): void;
  /** Called when a step begins, when more of it is done, and before anything else is shown. */
  onProgress?: OnProgress;
  /** Called with the plan of a project before it is applied. False: it is not applied. */
  onPlan(project: ProjectReport): Promise<boolean>;
  onBatch: OnBatch;
  /** Maximum number of keys in one request. Absent: what the service accepts. */
  batchSize?: number;
  /** What the manifests said before. Nothing is read until it is asked. */
  history: FileHistory;
  /** What the plans of a pull request are compared with. Undefined if the run is for no pull request. */
  target?(manifests: readonly string[], reading: TargetReading): Promise<Target | undefined>;
  /** The manifests that were applied last. Undefined if that is not known. Absent at a terminal. */
  lastApplied?(manifests: readonly string[], reading: TargetReading): Promise<Target | undefined>;
  /** Set if the run has no secrets, as for a pull request from a fork: its manifests are compared with those of the target. */
  withoutSecrets?: true;
  /** Absent if the run may always write. */
  permission?: WritePermission;
}

/** Whether a run may write, which a workflow decides by its event, its branch and its checkout. */
export interface WritePermission {
  /** Called after all manifests are read. An error among the problems ends the run before anything is sent. */
  toApply(manifests: readonly string[]): Promise<Problem[]>;
  /** Called again for each project, just before the first write to it and after its backup. */
  toWrite(): Promise<Problem | undefined>;
}
