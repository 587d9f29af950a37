/** Ends a run before its time: told from outside, or because its time is up. */
import { setTimeout as setTimer } from "node:timers/promises";
import type { StopCause, Stopped } from "../report/report.ts";

/** What is under way may go on so long, if nothing else is said; then it is cut. */
const GRACE = 5_000;

/**
 * Once told to stop, nothing more is started; what is under way is aborted through {@link cut} some seconds later. The
 * first cause counts.
 */
export class Cancellation {
  readonly #grace: number;
  #stopped: Stopped | undefined;
  readonly #stopping = new AbortController();
  readonly #aborted = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  /** `grace`: how many milliseconds what is under way may go on. */
  constructor(grace = GRACE) {
    this.#grace = grace;
  }

  /** `limit`: the time limit in milliseconds, for the words. */
  stop(by: StopCause, limit = 0): void {
    if (this.#stopped) return;
    this.#stopped = { by, message: wordsFor(by, limit) };
    this.#stopping.abort();
    this.#timer = setTimeout(() => this.#aborted.abort(), this.#grace);
  }

  /** Undefined as long as the run may go on. */
  get stopped(): Stopped | undefined {
    return this.#stopped;
  }

  /** Aborted as soon as nothing more may be started. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Aborted when what is under way is not waited for any longer. */
  get aborted(): AbortSignal {
    return this.#aborted.signal;
  }

  /** Resolves after so many milliseconds, or as soon as the run is told to stop. */
  async wait(ms: number): Promise<void> {
    await setTimer(ms, undefined, { signal: this.stopping }).catch(() => {});
  }

  /** Nothing is left to be cut. */
  close(): void {
    clearTimeout(this.#timer);
  }
}

/** Listens to the signals and the clock until the returned function is called. A second SIGINT ends the process at once. */
export function listen(cancellation: Cancellation, timeLimit: number | undefined): () => void {
  const interrupted = () =>
    cancellation.stopped?.by === "SIGINT" ? process.exit(130) : cancellation.stop("SIGINT");
  const terminated = () => cancellation.stop("SIGTERM");
  // The terminal was closed, or the connection to it was lost.
  const hungUp = () => cancellation.stop("SIGHUP");
  process.on("SIGINT", interrupted);
  process.on("SIGTERM", terminated);
  process.on("SIGHUP", hungUp);
  const timer =
    timeLimit === undefined
      ? undefined
      : setTimeout(() => cancellation.stop("time limit", timeLimit), timeLimit);
  return () => {
    process.off("SIGINT", interrupted);
    process.off("SIGTERM", terminated);
    process.off("SIGHUP", hungUp);
    clearTimeout(timer);
    cancellation.close();
  };
}

function wordsFor(by: StopCause, limit: number): string {
  const rest = "nothing more was started. The next run does the rest.";
  if (by !== "time limit") return `Ended by ${by}: ${rest}`;
  return `The time limit of ${lengthWords(limit)} is up: ${rest} To give it longer, raise time_limit.`;
}

function lengthWords(ms: number): string {
  const units = [
    ["h", 3_600_000],
    ["m", 60_000],
  ] as const;
  const [unit, length] = units.find(([, each]) => ms % each === 0) ?? ["s", 1_000];
  return `${ms / length}${unit}`;
}
