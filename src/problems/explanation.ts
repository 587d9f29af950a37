/** What `lokaform explain` and docs/problems.md say about a problem code. */
import type { Problem, ProblemCode } from "../model/problem.ts";

export interface Explanation {
  /** A few words. */
  title: string;
  /** Sentences: when the problem is reported, and why. */
  cause: string;
  /** Sentences: what the reader can do. */
  fix: string;
  /** What the usual problem with this code does. Some codes also have problems that stop less. */
  effect: Effect;
  example: Example;
}

/** A test runs each example. It has only problems with this code, and the first one is shown as `shown`. */
export interface Example {
  /** Sentences: what is live, or what happened before. */
  given?: string;
  /** The files that matter, by their paths. */
  files?: Readonly<Record<string, string>>;
  /** A command line, or the inputs of the action, such as `command: apply`. */
  run: string;
  /** Another problem, without which there is not this one. */
  besides?: ProblemCode;
  /** The line on a terminal, without its code at the end. If there are several with this code: the first one. */
  shown: string;
}

/** What a problem stops. */
export const EFFECTS = {
  run: "Error. Nothing is written, for any project.",
  project: "Error. The run stops for this project.",
  change: "Error. This change is skipped, and nothing is removed. The other changes go on.",
  remark: "Warning or notice. The run goes on.",
  advice: "Warning. The run goes on, unless `checks` makes it an error: then the run stops for this project.",
} as const;
export type Effect = keyof typeof EFFECTS;

/** Whether a problem has this effect. Advice is a remark, unless a setting makes it an error. */
export function isEffectOf(
  effect: Effect,
  { severity, reach }: Pick<Problem, "severity" | "reach">,
): boolean {
  const usual = severity === "error" ? reach : "remark";
  return (effect === "advice" ? "remark" : effect) === usual;
}

/** Problems that are explained together. */
export interface ProblemTopic {
  title: string;
  explanations: Partial<Readonly<Record<ProblemCode, Explanation>>>;
}
