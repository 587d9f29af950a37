import { createInterface } from "node:readline/promises";
import type { Stop } from "../stop.ts";

/** Who is asked, and where. */
interface Seat {
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream;
}

/** Asks whether the plan is to be applied. Only yes is yes; no answer is no, also where the run is told to stop meanwhile. */
export async function agreed(stop: Stop, { stdin, stdout }: Seat): Promise<boolean> {
  if (stop.stopped) return true;
  const ask = createInterface({ input: stdin, output: stdout });
  const gone = new AbortController();
  ask.once("close", () => gone.abort());
  // At a prompt, Ctrl-C comes as a key.
  ask.on("SIGINT", () => stop.tell("SIGINT"));
  try {
    const signal = AbortSignal.any([stop.told, gone.signal]);
    const answer = await ask.question("Apply this plan? Only yes goes on: ", { signal });
    return answer.trim().toLowerCase() === "yes";
  } catch (error) {
    // Ctrl-D, or told to stop: no answer is no.
    if (error instanceof Error && error.name === "AbortError") return false;
    throw error;
  } finally {
    ask.close();
  }
}
