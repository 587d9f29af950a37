/** Shows the progress of a run again and again while a step lasts. */
import type { Progress } from "../model/progress.ts";
import { progressText, waitText } from "../report/text/progressText.ts";
import type { RunContext } from "./host.ts";

/** Times are in milliseconds. */
export interface ProgressDisplay {
  /** Since 1970. */
  now(): number;
  /** How long a run lasts before its steps are shown, and the time between two views. */
  first: number;
  every: number;
  show(step: Progress): void;
  hide(): void;
  print(line: string): void;
}

export type ProgressHooks = Required<Pick<RunContext, "onProgress" | "onWait">>;

/** Its timer never keeps the process alive. */
export function watchProgress(display: ProgressDisplay): ProgressHooks {
  const { now: clock, first: firstDelay, every: interval, show, hide, print } = display;
  const waitWords = waitText(clock);
  let shownStep: Progress | undefined;
  let began = 0;
  let timer: NodeJS.Timeout | undefined;
  const tick = () => {
    // A timer can be early.
    if (shownStep && clock() - began >= firstDelay - interval / 2) show(shownStep);
  };
  const end = () => {
    clearInterval(timer);
    shownStep = timer = undefined;
    hide();
  };
  return {
    onProgress: (step) => {
      if (!step) return end();
      if (!timer) began = clock();
      timer ??= setInterval(tick, interval).unref();
      const isNext = shownStep && (shownStep.phase !== step.phase || shownStep.project !== step.project);
      shownStep = step;
      // What follows may take all of the processor's time, so that no timer runs.
      if (isNext && interval < firstDelay) tick();
    },
    onWait: (seen) => waitWords(seen).forEach(print),
  };
}

/** For a log: a line every 10 seconds, and one for each long wait. */
export function logProgress(clock: () => number, print: (line: string) => void): ProgressHooks {
  return watchProgress({
    now: clock,
    first: 10_000,
    every: 10_000,
    show: (step) => print(progressText(step)),
    hide: () => {},
    print,
  });
}
