import { type Client, requestSnapshot } from "../api/client.ts";
import { AbortError, ApiError, isTokenRefusal, RequestError } from "../api/errors.ts";
import type { RunBackup } from "../backup/write.ts";
import type { ProjectContext } from "../kinds/declaredEntry.ts";
import { errorWords, type Message, type Sentence, say } from "../model/message.ts";
import { once } from "../model/once.ts";
import type { Outcome } from "../model/plan.ts";
import { failure, type ProblemCode, problem, type Result, success } from "../model/problem.ts";
import { readId, readText } from "../model/response.ts";
import { failed, type Ledger, notAttempted } from "../plan/ledger.ts";

export interface Sending {
  client: Client;
  /** As it is addressed: `<id>` or `<id>:<branch>`. */
  projectId: string;
  context: ProjectContext;
  /** Whether automations of the service run for new texts; undefined: the default of the service. */
  useAutomations: boolean | undefined;
  /** In milliseconds. */
  wait: (ms: number) => Promise<void>;
  stop: StopRule;
  /** Keeps values and objects before they are overwritten or removed. */
  backup: RunBackup;
  /** Asks for a snapshot once, just before keys are destroyed. Returns why none may be destroyed, or undefined. */
  snapshot(): Promise<Sentence | undefined>;
  languages(): Promise<readonly string[]>;
  /** Maximum number of keys to create in one request. It becomes smaller after a request that was too large. */
  creates: { max: number };
}

/** Nothing more is sent if cancelled or not allowed, if the project is refused, or two single keys in a row, with one message and none accepted. */
export class StopRule {
  private readonly halt: () => string | undefined;
  private readonly mayWrite: () => Promise<Sentence | undefined>;
  private cause: Sentence | undefined;
  private accepted = false;
  private lastRefusal: string | undefined;
  /** Why the service refuses the token. */
  refusal: Message | undefined;

  constructor(halt: () => string | undefined, mayWrite?: () => Promise<Sentence | undefined>) {
    this.halt = halt;
    this.mayWrite = once(mayWrite ?? (async () => undefined));
  }

  /** Why nothing more may be sent, or undefined. */
  reason(): Sentence | undefined {
    return this.halt() ?? this.cause;
  }

  /** Why nothing may be written, or undefined. Asks for permission once, just before the first write. */
  async beforeWrite(): Promise<Sentence | undefined> {
    const reason = this.reason();
    if (reason !== undefined) return reason;
    this.cause ??= await this.mayWrite();
    return this.reason();
  }

  noteAccepted(): void {
    this.accepted = true;
  }

  /** `isOfKeys`: a create or update of keys, which no smaller batch repeats. */
  note(error: RequestError, isOfKeys = false): void {
    const words = errorWords(error);
    if (refusesToken(error)) this.refusal ??= words;
    if (isProjectWide(error)) this.cause ??= say`The service refuses all requests for this project: ${words}`;
    if (!isOfKeys) return;
    if (!(error instanceof ApiError)) this.cause ??= say`The service could not be reached: ${words}`;
    else if (!this.accepted && this.lastRefusal === error.message)
      this.cause ??= say`The service refused the changes before this one, each with the same message: ${words}`;
    this.lastRefusal = error.message;
  }
}

/** Without a snapshot, the run goes on: the backup has what it removes. */
export async function makeSnapshot({ client, projectId, stop }: Sending, sent: string, ledger: Ledger) {
  try {
    const { snapshot_id, title } = await requestSnapshot(client, projectId, sent);
    const id = readId(snapshot_id) ?? readText(snapshot_id) ?? "without an id";
    ledger.snapshot = { id, title: readText(title) ?? sent };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const start = error.mayHaveHappened ? "It is not known whether there is a" : "There is no";
    const message = say`${start} snapshot of the project from before this run, and none is requested again. ${errorWords(error)} The backup has the keys that this run removes.`;
    ledger.remarks.push(problem("no-snapshot", message, { severity: "notice", scope: "project" }));
  }
  return stop.reason();
}

/** Maximum number of requests for an update or removal whose result stays unknown. */
export const MAX_SENT = 5;

/** `sent`: the number of such requests so far. */
export interface UnknownResult {
  error: RequestError;
  sent: number;
}

/** Milliseconds before the second search for an object that was not found. */
export const LOOK_AGAIN = 2_000;

/** The outcome of a create whose response was lost, and that two searches did not find. */
export function notFound(error: RequestError, what: "key" | "webhook"): Outcome {
  const why = `The service may still have created the ${what}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
  const message = say`${errorWords(error)} ${why} Apply again: the ${what} is created only if it is still missing.`;
  return failed("unknown result", message);
}

/** Milliseconds before such a request is repeated, because it may still be carried out. */
export function waitAfter({ sent }: UnknownResult): number {
  return 1_000 * 2 ** (sent - 1);
}

/** Ends the request of a write for which nothing is left to send, or nothing may be sent. */
export class NotSent extends Error {}

export function refusesToken(error: RequestError): boolean {
  return error instanceof ApiError && (isTokenRefusal(error) || error.status === 403);
}

/** All other batches would fail too, so no batch is split. */
const PROJECT_WIDE = [401, 402, 403, 404, 423, 429];

export function isProjectWide(error: RequestError): boolean {
  if (!(error instanceof ApiError)) return false;
  return PROJECT_WIDE.includes(error.status) || /api-token|project_id/i.test(error.serviceMessage);
}

/** Whether a smaller batch may succeed: the request was too large, or took too long. */
export function isTooMuch(error: RequestError): boolean {
  return (
    error.name === "TimeoutError" || (error instanceof ApiError && [413, 502, 504].includes(error.status))
  );
}

/** If the service did not receive the repeated request, the earlier error counts: its result is unknown. */
export function withEarlier(error: RequestError, earlier: RequestError | undefined): RequestError {
  const wasTaken = error instanceof ApiError || error.mayHaveHappened;
  return wasTaken || !earlier ? error : earlier;
}

/** The outcome of a change whose request failed, if it cannot be read back. */
export function failedOutcome(error: RequestError): Outcome {
  if (error instanceof AbortError && !error.mayHaveHappened) return notAttempted(errorWords(error));
  return failed(error.mayHaveHappened ? "unknown result" : "refused", errorWords(error));
}

/** An object that an incomplete list lacks may still be live. The message is for the user. */
export class IncompleteRead extends Error {
  readonly code: ProblemCode;

  constructor(message = "", code: ProblemCode = "incomplete-live") {
    super(message);
    this.code = code;
  }
}

export async function resultOf<Found>(read: () => Promise<Found>): Promise<Result<Found>> {
  try {
    return success(await read());
  } catch (error) {
    if (!(error instanceof IncompleteRead)) throw error;
    return failure(problem(error.code, error.message, { scope: "project" }));
  }
}

/** Undefined if the request failed or the list is incomplete. */
export async function readOrUndefined<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RequestError || error instanceof IncompleteRead) return undefined;
    throw error;
  }
}

/** Reading back shows that the change was not made. `what`: "change", or the object that was to be removed. */
export function notMade(error: RequestError, what: string): Outcome {
  if (!error.mayHaveHappened) return failedOutcome(error);
  const done = what === "change" ? "made" : "removed";
  const why = say`${errorWords(error)} Lokaform read the project again, and the ${what} was not ${done}. Apply again.`;
  return failed("not made", why);
}

export function kept(kind: string, not: "removed" | "updated"): Outcome {
  const message = `The ${kind} changed after the plan was made, so it was not ${not}. Plan again, and review the new plan.`;
  return { state: "skipped", message };
}

/** `lacks`: what it lacks, if a message can say it. */
export function unreadable(kind: string, lacks = ""): Outcome {
  const message = `The service's response about this ${kind} is incomplete${lacks}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
  return notAttempted(message);
}

export function notWhole(kind: string, lacks: readonly string[]): Outcome {
  const message = `The service's response about this ${kind} has no usable ${lacks.join(", ")}, so a backup of the ${kind} would be incomplete. The ${kind} was not removed. Apply again. If that does not help, the service has changed or has a fault.`;
  return notAttempted(message);
}
