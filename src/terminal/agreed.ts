import { createInterface } from "node:readline/promises";
import type { Stop } from "../stop.ts";

/** Asks whether the plan is to be applied. Only yes is yes; so is no answer, when the run is told to stop meanwhile. */
export async function agreed(stop: Stop): Promise<boolean> {
  if (stop.stopped) return true;
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  // At a prompt, Ctrl-C comes as a key.
  ask.on("SIGINT", () => stop.tell("SIGINT"));
  try {
    const answer = await ask.question("Apply this plan? Only yes goes on: ", { signal: stop.told });
    return answer.trim().toLowerCase() === "yes";
  } catch (error) {
    // Ctrl-D, or told to stop: no answer is no.
    if (error instanceof Error && error.name === "AbortError") return false;
    throw error;
  } finally {
    ask.close();
  }
}
