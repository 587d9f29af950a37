import { readFileSync, statSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { parseJson } from "../../wire/json.ts";
import { checkState } from "./schema.ts";
import type { CompleteState, SandboxState } from "./state.ts";

/** After each write, the file rests nine times as long as the write took, so that a large state does not slow the sandbox. */
const REST_FACTOR = 9;
const PIECE_LENGTH = 1 << 20;

/** @returns undefined if there is no such file */
export function readStateFile(path: string): SandboxState | undefined {
  try {
    return checkState(parseJson(readFileSync(path, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The sandbox cannot use the state file ${path}: ${cause}. Fix the file, or move it away to start with an empty state.`,
      { cause: error },
    );
  }
}

/**
 * Keeps a file equal to the state. The file is written under another name and then renamed, so that a reader always finds a
 * complete state. Several changes in a row are one write. A new file can be read by its owner only.
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
      // Tokens and URLs of webhooks can be in it.
      const mode = statSync(this.#path, { throwIfNoEntry: false })?.mode ?? 0o600;
      await writeFile(`${this.#path}.tmp`, pieces(this.#state()), { mode });
      await rename(`${this.#path}.tmp`, this.#path);
    } catch (error) {
      this.#dirty = true;
      throw error;
    }
  }

  /** The state has changed, so the file is written soon. If that fails, {@link flush} throws the error. */
  changed(): void {
    this.#dirty = true;
    this.#following ??= this.#followChanges()
      .catch(() => {})
      .finally(() => {
        this.#following = undefined;
      });
  }

  /** Writes all changes to the file. The state must not change afterwards. */
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
      await pause((performance.now() - started) * REST_FACTOR, undefined, { signal: this.#closing.signal });
    }
  }
}

/** The content of the file in pieces, because a large state is too long for one string. */
function pieces(state: CompleteState): string[] {
  const done: string[] = [];
  let piece = "";
  for (const line of stateLines(state)) {
    piece += line;
    if (piece.length < PIECE_LENGTH) continue;
    done.push(piece);
    piece = "";
  }
  return [...done, piece];
}

/** One line for each key, language and webhook, so that people can read and edit the file. */
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
