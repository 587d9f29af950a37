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
  /** Something else may be shown now. */
  hide(): void;
  print(line: string): void;
}

export type ProgressHooks = Required<Pick<RunContext, "onProgress" | "onWait">>;

/** Its timer never keeps the process alive. */
export function watchProgress(display: ProgressDisplay): ProgressHooks {
  const { now, first, every, show, hide, print } = display;
  const waitWords = waitText(now);
  let shown: Progress | undefined;
  let began = 0;
  let timer: NodeJS.Timeout | undefined;
  const tick = () => {
    // A timer can be early.
    if (shown && now() - began >= first - every / 2) show(shown);
  };
  const end = () => {
    clearInterval(timer);
    shown = timer = undefined;
    hide();
  };
  return {
    onProgress: (step) => {
      if (!step) return end();
      if (!timer) began = now();
      timer ??= setInterval(tick, every).unref();
      const isNext = shown && (shown.phase !== step.phase || shown.project !== step.project);
      shown = step;
      // What follows may take all of the processor's time, so that no timer runs.
      if (isNext && every < first) tick();
    },
    onWait: (seen) => waitWords(seen).forEach(print),
  };
}

/** For a log: a line every 10 seconds, and one for each long wait. */
export function logProgress(now: () => number, print: (line: string) => void): ProgressHooks {
  return watchProgress({
    now,
    first: 10_000,
    every: 10_000,
    show: (step) => print(progressText(step)),
    hide: () => {},
    print,
  });
}
