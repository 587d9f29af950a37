/** What every station of apply needs: the line to the service, what may stop it, and what counts as one cause. */
import type { Client } from "../api/client/client.ts";
import { AbortError, ApiError, type RequestError } from "../api/errors/errors.ts";
import type { Backup } from "../apply/backup.ts";
import type { LiveKey } from "../kinds/key/live.ts";
import type { Surroundings } from "../kinds/kind.ts";
import type { Outcome } from "../plan/ledger.ts";
import type { ProjectLanguages } from "./languages.ts";

export interface Sending {
  client: Client;
  /** As it is addressed: `<id>` or `<id>:<branch>`. */
  projectId: string;
  around: Surroundings;
  useAutomations: boolean | undefined;
  /** Waits so many milliseconds. */
  wait: (ms: number) => Promise<void>;
  stop: StopRule;
  /** Takes what is overwritten or removed, before it is. */
  backup: Backup;
  languages: ProjectLanguages;
  /** Keys before their texts get another shape, by the change's `ref`. */
  reshaping: Map<string, LiveKey>;
  /** How many requests to create a webhook may have been carried out, by the change's `ref`. */
  posts: Map<string, number>;
}

/**
 * When nothing more is started: the run was told to halt; it may not write; the whole project is refused (token, right,
 * quota); or two single keys in a row were refused alike while none was accepted, which is one cause and not five hundred.
 */
export class StopRule {
  private readonly halt: () => string | undefined;
  private readonly mayWrite: () => Promise<string | undefined>;
  private permission: Promise<string | undefined> | undefined;
  private cause: string | undefined;
  private accepted = false;
  private lastRefusal: string | undefined;

  constructor(halt: () => string | undefined, mayWrite?: () => Promise<string | undefined>) {
    this.halt = halt;
    this.mayWrite = mayWrite ?? (async () => undefined);
  }

  /** Why nothing more may be started, or undefined. */
  reason(): string | undefined {
    return this.halt() ?? this.cause;
  }

  /** Why no write may be sent, or undefined. Asks for permission just before the first write, and only then. */
  async beforeWrite(): Promise<string | undefined> {
    const reason = this.reason();
    if (reason !== undefined) return reason;
    this.permission ??= this.mayWrite();
    this.cause ??= await this.permission;
    return this.reason();
  }

  noteAccepted(): void {
    this.accepted = true;
  }

  /** A refusal of everything that could be sent to this project. */
  noteProjectRefused(message: string): void {
    this.cause ??= `Not sent, because the service refuses them all: ${message}`;
  }

  /** No connection could be made. */
  noteUnreachable(message: string): void {
    this.cause ??= `Not sent, because the service could not be reached: ${message}`;
  }

  /** A refusal of a batch that holds one key only. */
  noteSingleRefused(message: string): void {
    if (!this.accepted && this.lastRefusal === message) {
      this.cause ??= `Not sent, because the first ones were all refused alike: ${message}`;
    }
    this.lastRefusal = message;
  }
}

/** How often what waited too long for its turn is read again before it is sent. */
const MOST_HELD = 3;
/** Milliseconds for which what was read may wait to be written over. */
const FRESH = 2_000;

/** How long a change may wait for its turn, the more often it did the longer: the last time it is sent whenever it may be. */
export function queueOptions(held: number): { queueTimeout?: number } {
  return held < MOST_HELD ? { queueTimeout: FRESH } : {};
}

/** Errors of token, right, project or quota: no other batch fares better, so none is halved. */
const PROJECT_WIDE = [401, 402, 403, 404, 423, 429];

export function isProjectWide(error: RequestError): boolean {
  if (!(error instanceof ApiError)) return false;
  return PROJECT_WIDE.includes(error.status) || /api-token|project_id/i.test(error.serviceMessage);
}

/** Whether less at a time may fare better: the request was too much for the service, or for the time it had. */
export function isTooMuch(error: RequestError): boolean {
  return (
    error.name === "TimeoutError" || (error instanceof ApiError && [413, 502, 504].includes(error.status))
  );
}

/**
 * What a change failed by. An earlier request of which it is not known whether it happened stays in doubt, if the service
 * did not even get the repeated one.
 */
export function withEarlier(error: RequestError, earlier: RequestError | undefined): RequestError {
  const wasTaken = error instanceof ApiError || error.mayHaveHappened;
  return wasTaken || !earlier ? error : earlier;
}

/** What a request that failed means for a change that nothing more can be learnt of. */
export function failed(error: RequestError): Outcome {
  if (error instanceof AbortError && !error.mayHaveHappened)
    return { state: "not attempted", message: error.message };
  return {
    state: "failed",
    how: error.mayHaveHappened ? "unknown result" : "refused",
    message: error.message,
  };
}
