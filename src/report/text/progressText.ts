/** How far a step of a run is, in one line: done of total, rate, time left, and what it waits for. */
import type { Progress } from "../../model/progress.ts";
import { oneLine, quoted } from "../safeText.ts";
import { counted, figure } from "../view/words.ts";
import { widthOf } from "./screen.ts";

/** A step of a run, and what is known about its speed. Times are in milliseconds. */
export interface Pace {
  step: Progress;
  /** When the step began. */
  began: number;
  /** Where the measurement of the rate began, and what was done last. */
  first: Mark;
  last: Mark;
}

interface Mark {
  done: number;
  at: number;
}

/** A request that is sent again later. */
export interface Wait {
  until: number;
  reason: string;
}

/** A rate that was measured for a shorter time says little. */
const MEASURED = 1_000;

/** `before`: the pace until now. The rate is measured once the total is known, because the start of a step takes longer. */
export function paceOf(step: Progress, now: number, before?: Pace): Pace {
  const { done = 0, total } = step.count ?? {};
  const mark = { done, at: now };
  if (!before || before.step.phase !== step.phase || before.step.project !== step.project)
    return { step, began: now, first: mark, last: mark };
  const goesOn = before.step.count?.total === total && done >= before.last.done;
  return { step, began: before.began, first: goesOn ? before.first : mark, last: mark };
}

/** At most `columns` columns: what matters least is left out. */
export function progressText(
  pace: Pace,
  now: number,
  columns = Number.POSITIVE_INFINITY,
  wait?: Wait,
): string {
  const { count, project } = pace.step;
  const head = headOf(pace.step);
  const short = headOf({ ...pace.step, project: undefined });
  const amount = count && amountOf(count);
  const line = (begin: string | undefined, ...parts: (string | undefined)[]) =>
    [[begin, amount].filter(Boolean).join(": "), ...parts].filter(Boolean).join(" · ");
  const waits = wait && wait.until > now ? waitOf(wait, now) : undefined;
  const rate = rateOf(pace);
  const left = rate > 0 ? leftOf(pace, rate, now) : undefined;
  const time = left ?? elapsedOf(now - pace.began);
  const speed = rate > 0 ? `${rateWords(rate)} ${count?.unit}s/s` : undefined;
  const lines = waits
    ? [line(head, `waiting ${waits}`), line(short, `waiting ${waits}`), `Waiting ${waits}`]
    : [
        line(head, speed, time),
        ...(project === undefined ? [] : [line(short, speed, time)]),
        line(short, time),
        line(undefined, time),
        line(undefined),
      ];
  const fitting = lines.find((one) => one !== "" && widthOf(one) <= columns);
  return fitting ?? (waits ? `Waiting ${waits}` : short).slice(0, columns);
}

function headOf({ phase, project }: Progress): string {
  const name = project === undefined ? undefined : `project ${quoted(project, 40)}`;
  switch (phase) {
    case "reading":
      return "Reading manifests";
    case "observing":
      return `Reading ${name ?? "the project"}`;
    case "planning":
      return name ? `Planning ${name}` : "Planning";
    case "writing":
      return "Writing manifests";
    case "applying":
      return name ? `Applying to ${name}` : "Applying";
    case "verifying":
      return name ? `Verifying ${name}` : "Verifying";
  }
}

function amountOf({ done, total, unit }: NonNullable<Progress["count"]>): string | undefined {
  if (total !== undefined) return `${figure(done)} of ${counted(total, unit)}`;
  return done > 0 ? counted(done, unit) : undefined;
}

/** Per second; 0 while it is not known. */
function rateOf({ first, last }: Pace): number {
  const ms = last.at - first.at;
  const done = last.done - first.done;
  return ms >= MEASURED && done > 0 ? (done * 1_000) / ms : 0;
}

function rateWords(rate: number): string {
  return rate < 10 ? rate.toFixed(1) : figure(Math.round(rate));
}

/** Undefined if it is not known, also if the step takes longer than expected. */
function leftOf({ step, last }: Pace, rate: number, now: number): string | undefined {
  const total = step.count?.total;
  if (total === undefined) return undefined;
  const ms = ((total - last.done) * 1_000) / rate - (now - last.at);
  return ms >= 500 ? `${durationWords(ms)} left` : undefined;
}

function elapsedOf(ms: number): string | undefined {
  return ms >= 500 ? `${durationWords(ms)} elapsed` : undefined;
}

function waitOf({ until, reason }: Wait, now: number): string {
  return `${durationWords(until - now)}: ${oneLine(reason)}`;
}

/** "12 s", "1 min 20 s", "1 h 5 min" */
function durationWords(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** One request, as `--verbose` and the debug mode of a workflow show it. */
export function responseText({ method, path, status, ms, attempt }: Response): string {
  const again = attempt > 1 ? `, attempt ${attempt}` : "";
  return `${method} ${oneLine(path)} → ${status ?? "no answer"} in ${Math.round(ms)} ms${again}`;
}

/** Lines about long waits. If many requests wait at the same time, there is one line. */
export function waitText(now: () => number): (seen: WaitEvent) => string[] {
  let until = 0;
  return ({ method, path, ms, reason }) => {
    const end = now() + ms;
    if (end < until + 1_000) return [];
    until = end;
    const seconds = Math.round(ms / 1_000);
    return [`Waiting ${seconds} s before ${method} ${oneLine(path)} is sent again: ${reason}.`];
  };
}

type WaitEvent = Pick<Response, "method" | "path" | "ms"> & { reason: string };

interface Response {
  method: string;
  path: string;
  /** Undefined if there was no answer. */
  status?: number | undefined;
  ms: number;
  attempt: number;
}
