import { setTimeout as setTimer } from "node:timers/promises";
import type { StopCause, Stopped } from "../report/report.ts";

/** Milliseconds after which open requests are aborted. */
const GRACE = 5_000;

/** After {@link stop}, nothing more is started, and open requests are aborted some seconds later. The first cause counts. */
export class Cancellation {
  readonly #grace: number;
  stopped: Stopped | undefined;
  /** Why a change was not sent: the first sentence of the message. Undefined while the run may continue. */
  reason: string | undefined;
  readonly #stopping = new AbortController();
  readonly #aborted = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #limit: NodeJS.Timeout | undefined;

  /** `grace`: milliseconds between {@link stopping} and {@link aborted}. */
  constructor(grace = GRACE) {
    this.#grace = grace;
  }

  stop(by: StopCause, limit = 0): void {
    if (this.stopped) return;
    const isLimit = by === "time limit";
    const cause = isLimit
      ? `The time limit of ${lengthWords(limit)} was reached`
      : `The run was stopped by ${by}`;
    this.reason = `${cause}.`;
    const next = "After that, no new change was sent. Run the command again to continue.";
    const advice = isLimit ? " To allow more time, raise time_limit." : "";
    this.stopped = { by, message: `${this.reason} ${next}${advice}` };
    this.#stopping.abort();
    this.#timer = setTimeout(() => this.#aborted.abort(), this.#grace);
  }

  stopAfter(limit: number | undefined): void {
    if (limit !== undefined) this.#limit = setTimeout(() => this.stop("time limit", limit), limit);
  }

  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  get aborted(): AbortSignal {
    return this.#aborted.signal;
  }

  async wait(ms: number): Promise<void> {
    await setTimer(ms, undefined, { signal: this.stopping }).catch(() => {});
  }

  /** Call it when no request is open any more. */
  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#limit);
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs what a signal stops. A second SIGINT ends the process at once. A terminal that is closed or lost sends SIGHUP. */
export async function stoppable<Result>(run: (cancellation: Cancellation) => Promise<Result>) {
  const cancellation = new Cancellation();
  const stop = (signal: StopCause) =>
    signal === "SIGINT" && cancellation.stopped?.by === "SIGINT"
      ? process.exit(130)
      : cancellation.stop(signal);
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await run(cancellation);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    cancellation.close();
  }
}

function lengthWords(ms: number): string {
  if (ms % 3_600_000 === 0) return `${ms / 3_600_000}h`;
  return ms % 60_000 === 0 ? `${ms / 60_000}m` : `${ms / 1_000}s`;
}
