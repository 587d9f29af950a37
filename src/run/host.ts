/** Where a command runs: in a terminal or in a workflow. What its host and the engine tell each other. */
import type { ResponseEvent, WaitEvent } from "../api/http/options.ts";
import type { WorkflowPull } from "../files/newFiles.ts";
import type { WrittenFiles } from "../files/outputs.ts";
import type { Folders } from "../files/paths.ts";
import type { FileHistory } from "../model/earlierManifest.ts";
import type { Problem } from "../model/problem.ts";
import type { OnProgress } from "../model/progress.ts";
import type { Secret } from "../model/secrets.ts";
import type { ProjectReport, Report } from "../report/report.ts";
import type { Screen } from "../report/text/screen.ts";
import type { LinkTo } from "../report/view/view.ts";
import type { Settings, Sources } from "../settings/resolve.ts";
import type { Cancellation } from "./cancellation.ts";
import type { Target, TargetReading } from "./target.ts";

/** What a command needs from a terminal or a workflow: its inputs, how it asks for confirmation, and how it reports. */
export interface Host {
  sources: Sources;
  /** Problems with the inputs of the action. An error among them means that nothing is sent. */
  problems: readonly Problem[];
  /** From now on no output contains any of these. */
  hide(secrets: readonly Secret[]): void;
  print(line: string): void;
  /** Colours and width of the lines that {@link print} writes. */
  screen: Screen;
  showProblems(problems: readonly Problem[]): void;
  /** Asks a person. If the run is stopped meanwhile, the answer is no. Undefined if questions cannot be answered. */
  ask: ((question: string, cancellation: Cancellation) => Promise<boolean>) | undefined;
  /** Why the run gets no secrets, so that it can only check the manifests. */
  missingSecrets(settings: Settings): Problem | undefined;
  /** What the engine reports while it runs, and whether it may write. */
  context(settings: Settings, cancellation: Cancellation): RunContext;
  /** Reports on GitHub. Returns a problem for each part that could not be written. */
  publish(report: Report, settings: Settings, stopping: AbortSignal): Promise<Problem[]>;
  /** The addresses of lines of files; undefined where they are not known. */
  linkTo(report: Report, settings: Settings): Promise<LinkTo | undefined>;
  /** Shows how the run ended. `annotated`: the problems that the log marks, if others have marked the rest of the report. */
  close(
    report: Report,
    settings: Settings,
    files: WrittenFiles,
    annotated?: readonly Problem[],
  ): Promise<void>;
  /** Whether the exit code is 2 if there are changes or drift. */
  exitsWithFindings(settings: Settings): boolean;
  pullRefusal?: Problem | undefined;
  /** Brings what a pull wrote into its pull request, the later steps and the page of the run. A terminal has none of them. */
  reportPull:
    | ((pulled: WorkflowPull, settings: Settings, stop: AbortSignal) => Promise<Problem[]>)
    | undefined;
}

/** What the engine needs from its environment, and what it reports while it runs. */
export interface RunContext {
  folders: Folders;
  environment: Readonly<Record<string, string | undefined>>;
  cancellation: Cancellation;
  now(): number;
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
  /** Whether the run may write, which a workflow decides by its event, its branch and its checkout. Absent: always. */
  permission?: {
    /** Called after all manifests are read. An error among the problems ends the run before anything is sent. */
    toApply(manifests: readonly string[]): Promise<Problem[]>;
    /** Called again for each project, just before the first write to it and after its backup. */
    toWrite(removes?: boolean): Promise<Problem | undefined>;
  };
}
