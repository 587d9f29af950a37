/** How far a step of a run is, in one line: done of total. What requests wait for, in lines of their own. */
import type { Progress } from "../../model/progress.ts";
import { oneLine, quoted } from "../safeText.ts";
import { counted, figure } from "../view/words.ts";
import { widthOf } from "./screen.ts";

/** At most `columns` columns: the name of the project is left out, or the end. */
export function progressText(step: Progress, columns = Number.POSITIVE_INFINITY): string {
  const amount = step.count && amountOf(step.count);
  const line = (head: string) => (amount ? `${head}: ${amount}` : head);
  const whole = line(headOf(step));
  if (widthOf(whole) <= columns) return whole;
  return line(headOf({ ...step, project: undefined })).slice(0, columns);
}

const HEADS: Readonly<Record<Progress["phase"], readonly [string, string?]>> = {
  reading: ["Reading manifests"],
  observing: ["Reading the project", "Reading"],
  planning: ["Planning", "Planning"],
  writing: ["Writing manifests"],
  applying: ["Applying", "Applying to"],
  verifying: ["Verifying", "Verifying"],
};

function headOf({ phase, project }: Progress): string {
  const [alone, before] = HEADS[phase];
  return project === undefined || !before ? alone : `${before} project ${quoted(project, 40)}`;
}

function amountOf({ done, total, unit }: NonNullable<Progress["count"]>): string | undefined {
  if (total !== undefined) return `${figure(done)} of ${counted(total, unit)}`;
  return done > 0 ? counted(done, unit) : undefined;
}

export function responseText({ method, path, status, ms, attempt }: ResponseEvent): string {
  const again = attempt > 1 ? `, attempt ${attempt}` : "";
  return `${method} ${oneLine(path)} → ${status ?? "no response"} in ${Math.round(ms)} ms${again}`;
}

/** Lines about long waits. If many requests wait at the same time, there is one line. */
export function waitText(clock: () => number): (seen: WaitEvent) => string[] {
  let until = 0;
  return ({ method, path, ms, reason }) => {
    const end = clock() + ms;
    if (end < until + 1_000) return [];
    until = end;
    const seconds = Math.round(ms / 1_000);
    return [`Waiting ${seconds} s before ${method} ${oneLine(path)} is sent again: ${reason}.`];
  };
}

/** What both events have. A printer does not load the client, which has the whole events. */
type RequestEvent = Record<"method" | "path", string> & { ms: number };
type WaitEvent = RequestEvent & { reason: string };
type ResponseEvent = RequestEvent & { status?: number | undefined; attempt: number };
