import { createWriteStream, type WriteStream } from "node:fs";
import { finished } from "node:stream/promises";

/** One request, as the sandbox saw and answered it. */
export interface RequestEntry {
  /** When it arrived, ISO 8601. */
  time: string;
  method: string;
  /** With the query. */
  path: string;
  /** Parsed; absent when none was sent. */
  body?: unknown;
  /** 0 where the connection was cut without an answer. */
  status: number;
  /** Milliseconds from arrival to answer. */
  ms: number;
}

/** Keeps the requests in the order in which they were answered, tells them on, and writes one JSON line of each. */
export class RequestLog {
  readonly entries: RequestEntry[] = [];
  readonly #told: (entry: RequestEntry) => void;
  readonly #lines: WriteStream | undefined;
  #failure: Error | undefined;

  constructor(path: string | undefined, told: (entry: RequestEntry) => void = () => {}) {
    this.#told = told;
    this.#lines = path === undefined ? undefined : createWriteStream(path, { flags: "a" });
    this.#lines?.on("error", (error) => {
      this.#failure = new Error(`The sandbox cannot write its request log ${path}: ${error.message}.`, {
        cause: error,
      });
    });
  }

  /** Bodies stay out of the lines: they hold whole batches of texts. */
  add(entry: RequestEntry): void {
    this.entries.push(entry);
    const { time, method, path, status, ms } = entry;
    this.#lines?.write(`${JSON.stringify({ time, method, path, status, ms })}\n`);
    this.#told(entry);
  }

  /** @throws Error where a line could not be written */
  async close(): Promise<void> {
    if (this.#lines && !this.#failure) {
      this.#lines.end();
      await finished(this.#lines).catch(() => {});
    }
    if (this.#failure) throw this.#failure;
  }
}
