/** A step of a run that can take long, and how much of it is done. */
export interface Progress {
  phase: "reading" | "observing" | "planning" | "writing" | "applying" | "verifying";
  project?: string | undefined;
  /** Absent while nothing can be counted. */
  count?: { done: number; total?: number | undefined; unit: "file" | "key" | "change" };
}

/** Undefined: the step has ended, and something else may be shown now. */
export type OnProgress = (step: Progress | undefined) => void;
