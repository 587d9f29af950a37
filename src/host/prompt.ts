import { openSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import type { Questions } from "../init/workflows.ts";
import { oneLine } from "../report/safeText.ts";
import type { Cancellation } from "../run/cancellation.ts";
import { outlive } from "./console.ts";

export interface Prompt {
  input: Readable;
  output: Writable;
  /** Whether the person sees what goes to standard output, or only what goes to {@link output}. */
  seesOut: boolean;
}

interface Streams {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable & { isTTY?: boolean };
}

/** Undefined if standard input is not a terminal, because then questions cannot be answered. Questions go to a stream that is visible. */
export function openPrompt({ stdin, stdout, stderr }: Streams): Prompt | undefined {
  if (stdin.isTTY !== true) return undefined;
  const seesOut = stdout.isTTY === true;
  const output = stderr.isTTY ? stderr : seesOut ? stdout : (terminal() ?? stderr);
  return { input: stdin, output, seesOut };
}

function terminal(): Writable | undefined {
  try {
    // An import would take time at every start.
    const { WriteStream } = process.getBuiltinModule("node:tty");
    const stream = new WriteStream(openSync("/dev/tty", "w"));
    outlive(stream);
    // It stays open until the process ends, and must not prevent that.
    stream.unref();
    return stream;
  } catch {
    return undefined;
  }
}

/** Only "yes" confirms. If there is no answer, or the run is stopped meanwhile, the answer is no. */
export async function confirmed(question: string, { input, output }: Prompt, cancellation: Cancellation) {
  const { createInterface } = await import("node:readline/promises");
  const ask = createInterface({ input, output });
  const gone = new AbortController();
  ask.once("close", () => gone.abort());
  // At a prompt, Ctrl-C comes as a key.
  ask.on("SIGINT", () => cancellation.stop("SIGINT"));
  try {
    const signal = AbortSignal.any([cancellation.stopping, gone.signal]);
    const answer = await ask.question(`${question} Type yes to continue: `, { signal });
    return answer.trim().toLowerCase() === "yes";
  } catch (error) {
    // Ctrl-D, or the run was stopped.
    if (error instanceof Error && error.name === "AbortError") return false;
    throw error;
  } finally {
    ask.close();
  }
}

/** The person ended the questions, or the run was stopped. */
export class NotAnswered extends Error {
  override name = "NotAnswered";
}

type Cancel = typeof import("@clack/prompts").CANCEL_SYMBOL;

/** `signal` ends a question without an answer. */
export async function openQuestions({ input, output }: Prompt, signal: AbortSignal): Promise<Questions> {
  // A terminal that does not know its width has 0 columns, and each character would be on a line of its own.
  if ("columns" in output && output.columns === 0) Object.assign(output, { columns: 80 });
  const { confirm, multiselect, password, text } = await import("@clack/prompts");
  const baseOptions = (question: string) => ({ input, output, signal, message: oneLine(question) });
  return {
    async text(question, check, usual) {
      const validate = (answer: string | undefined) => check((answer ?? "").trim());
      const start = usual === undefined ? {} : { initialValue: oneLine(usual) };
      return answered(await text({ ...baseOptions(question), validate, ...start })).trim();
    },
    async secret(question) {
      const validate = (answer: string | undefined) => (answer?.trim() ? undefined : "Type or paste it.");
      return answered(await password({ ...baseOptions(question), validate })).trim();
    },
    async several(question, choices, usual) {
      const options = choices.map(({ value, about }) => ({
        value,
        label: oneLine(value),
        hint: oneLine(about),
      }));
      const settings = { ...baseOptions(question), options, initialValues: [...usual], required: false };
      return answered(await multiselect(settings));
    },
    async yesNo(question) {
      return answered(await confirm({ ...baseOptions(question), initialValue: false }));
    },
  };
}

function answered<Answer extends string | boolean | readonly string[]>(answer: Answer | Cancel): Answer {
  if (typeof answer === "symbol") throw new NotAnswered();
  return answer;
}
