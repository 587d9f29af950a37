import { createWriteStream, type WriteStream } from "node:fs";
import { finished } from "node:stream/promises";

/** One request, with the status of its answer. */
export interface RequestEntry {
  /** When it arrived, ISO 8601. */
  time: string;
  method: string;
  /** With the query. */
  path: string;
  /** The parsed body; absent if it was empty. */
  body?: unknown;
  /** 0 if the connection was cut without an answer. */
  status: number;
  /** Bytes of the answer's body, before it is compressed. */
  bytes: number;
  /** Milliseconds from arrival to answer. */
  ms: number;
}

/** Keeps the requests in the order of their answers, reports each one, and writes it as a line of JSON. */
export class RequestLog {
  readonly entries: RequestEntry[] = [];
  readonly #onEntry: (entry: RequestEntry) => void;
  readonly #lines: WriteStream | undefined;
  #failure: Error | undefined;

  constructor(path: string | undefined, onEntry: (entry: RequestEntry) => void = () => {}) {
    this.#onEntry = onEntry;
    this.#lines = path === undefined ? undefined : createWriteStream(path, { flags: "a" });
    this.#lines?.on("error", (error) => {
      this.#failure = new Error(`The sandbox cannot write its request log ${path}: ${error.message}.`, {
        cause: error,
      });
    });
  }

  /** The lines have no bodies, because a body may be a whole batch of texts. */
  add(entry: RequestEntry): void {
    this.entries.push(entry);
    const { time, method, path, status, bytes, ms } = entry;
    this.#lines?.write(`${JSON.stringify({ time, method, path, status, bytes, ms })}\n`);
    this.#onEntry(entry);
  }

  /** @throws Error if a line could not be written */
  async close(): Promise<void> {
    if (this.#lines && !this.#failure) {
      this.#lines.end();
      await finished(this.#lines).catch(() => {});
    }
    if (this.#failure) throw this.#failure;
  }
}
