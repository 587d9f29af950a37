/** Ends a run before its time: told from outside, or because its time is up. */
import { setTimeout as setTimer } from "node:timers/promises";
import type { StopCause, Stopped } from "../report/report.ts";

/** What is under way may go on so long, if nothing else is said; then it is cut. */
const GRACE = 5_000;

/**
 * Once told to stop, nothing more is started; what is under way is aborted through {@link cut} some seconds later. The
 * first cause counts.
 */
export class Stop {
  readonly #grace: number;
  #stopped: Stopped | undefined;
  readonly #told = new AbortController();
  readonly #cut = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  /** `grace`: how many milliseconds what is under way may go on. */
  constructor(grace = GRACE) {
    this.#grace = grace;
  }

  /** `limit`: the time limit in milliseconds, for the words. */
  tell(by: StopCause, limit = 0): void {
    if (this.#stopped) return;
    this.#stopped = { by, message: wordsFor(by, limit) };
    this.#told.abort();
    this.#timer = setTimeout(() => this.#cut.abort(), this.#grace);
  }

  /** Undefined as long as the run may go on. */
  get stopped(): Stopped | undefined {
    return this.#stopped;
  }

  /** Aborted as soon as nothing more may be started. */
  get told(): AbortSignal {
    return this.#told.signal;
  }

  /** Aborted when what is under way is not waited for any longer. */
  get cut(): AbortSignal {
    return this.#cut.signal;
  }

  /** Resolves after so many milliseconds, or as soon as the run is told to stop. */
  async wait(ms: number): Promise<void> {
    await setTimer(ms, undefined, { signal: this.told }).catch(() => {});
  }

  /** Nothing is left to be cut. */
  over(): void {
    clearTimeout(this.#timer);
  }
}

/** Listens to the signals and the clock until the returned function is called. A second SIGINT ends the process at once. */
export function listen(stop: Stop, timeLimit: number | undefined): () => void {
  const interrupted = () => (stop.stopped?.by === "SIGINT" ? process.exit(130) : stop.tell("SIGINT"));
  const terminated = () => stop.tell("SIGTERM");
  // The terminal was closed, or the connection to it was lost.
  const hungUp = () => stop.tell("SIGHUP");
  process.on("SIGINT", interrupted);
  process.on("SIGTERM", terminated);
  process.on("SIGHUP", hungUp);
  const timer =
    timeLimit === undefined ? undefined : setTimeout(() => stop.tell("time limit", timeLimit), timeLimit);
  return () => {
    process.off("SIGINT", interrupted);
    process.off("SIGTERM", terminated);
    process.off("SIGHUP", hungUp);
    clearTimeout(timer);
    stop.over();
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
