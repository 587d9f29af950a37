import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { checkState } from "./schema.ts";
import type { CompleteState, SandboxState } from "./state.ts";

/** Writing takes at most about a tenth of the time, however large the state. */
const REST = 9;
const PIECE = 1 << 20;

/** @returns undefined where there is no such file */
export function readStateFile(path: string): SandboxState | undefined {
  try {
    return checkState(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The sandbox cannot use the state file ${path}: ${cause}. Mend the file, or move it away to start with an empty state.`,
      { cause: error },
    );
  }
}

/**
 * Keeps a file equal to the state. It is replaced as a whole (written beside itself, then renamed), so that whoever
 * reads it finds one state or the next; several changes in a row are one writing.
 */
export class StateFile {
  readonly #path: string;
  readonly #state: () => CompleteState;
  readonly #closing = new AbortController();
  #dirty = false;
  #following: Promise<void> | undefined;

  constructor(path: string, state: () => CompleteState) {
    this.#path = path;
    this.#state = state;
  }

  async write(): Promise<void> {
    this.#dirty = false;
    try {
      await writeFile(`${this.#path}.tmp`, pieces(this.#state()));
      await rename(`${this.#path}.tmp`, this.#path);
    } catch (error) {
      this.#dirty = true;
      throw error;
    }
  }

  /** Tells that the state has changed: the file follows. What goes wrong is told by {@link flush}. */
  changed(): void {
    this.#dirty = true;
    this.#following ??= this.#followChanges()
      .catch(() => {})
      .finally(() => {
        this.#following = undefined;
      });
  }

  /** When this is done, the file holds all that changed before. Nothing may change afterwards. */
  async flush(): Promise<void> {
    this.#closing.abort();
    await this.#following;
    if (this.#dirty) await this.write();
  }

  async #followChanges(): Promise<void> {
    while (this.#dirty && !this.#closing.signal.aborted) {
      await new Promise(setImmediate);
      const started = performance.now();
      await this.write();
      await pause((performance.now() - started) * REST, undefined, { signal: this.#closing.signal });
    }
  }
}

/** The whole file as it is at this moment, in pieces, for one string cannot hold a large state. */
function pieces(state: CompleteState): string[] {
  const done: string[] = [];
  let piece = "";
  for (const line of stateLines(state)) {
    piece += line;
    if (piece.length < PIECE) continue;
    done.push(piece);
    piece = "";
  }
  return [...done, piece];
}

/** One line a key, a language and a webhook, for people who read and edit it. */
function* stateLines({ projects, ...tokens }: CompleteState): Generator<string> {
  yield "{\n";
  for (const [member, value] of Object.entries(tokens)) yield `"${member}": ${JSON.stringify(value)},\n`;
  yield '"projects": {';
  let between = "\n";
  for (const [id, { project, ...lists }] of Object.entries(projects)) {
    yield `${between}${JSON.stringify(id)}: {\n"project": ${JSON.stringify(project)}`;
    for (const [member, rows] of Object.entries(lists)) yield* listLines(member, rows);
    yield "\n}";
    between = ",\n";
  }
  yield "\n}\n}\n";
}

function* listLines(member: string, rows: readonly unknown[]): Generator<string> {
  yield `,\n"${member}": [`;
  let between = "\n";
  for (const row of rows) {
    yield `${between}${JSON.stringify(row)}`;
    between = ",\n";
  }
  yield "\n]";
}
