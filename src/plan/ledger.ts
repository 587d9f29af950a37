/** Records how each change ended. Each change has exactly one outcome. */
import type { Change, Outcome } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";

/** A change and how it ended. */
export interface ChangeOutcome<Of extends Change = Change> {
  change: Of;
  outcome: Outcome;
}

export class Ledger {
  private readonly outcomes = new Map<string, Outcome>();
  /** Unexpected errors, each with its stack. */
  readonly bugs: string[] = [];
  readonly remarks: Problem[] = [];

  /** A second outcome for one change is a bug. */
  record(change: Change, outcome: Outcome): void {
    const earlier = this.outcomes.get(change.ref);
    if (earlier) throw new Error(`${change.ref} (${change.label}) has an outcome already: ${earlier.state}`);
    this.outcomes.set(change.ref, outcome);
  }

  /** Problems that are not about how one change ended. */
  remark(remark: Problem): void {
    this.remarks.push(remark);
  }

  /** Replaces the outcome of a change, if a later request shows another one. */
  correct(change: Change, outcome: Outcome): void {
    this.outcomes.set(change.ref, outcome);
  }

  /** Records the stack of an unexpected error, and an unknown result for each change without an outcome. */
  recordBug(changes: readonly Change[], error: unknown): void {
    this.bugs.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const reason = error instanceof Error ? error.message : String(error);
    const message = `Lokaform had an unexpected error (${reason}), so it is not known whether this change was made. Run plan to see.`;
    for (const change of changes)
      if (!this.has(change)) this.record(change, { state: "failed", how: "unknown result", message });
  }

  has(change: Change): boolean {
    return this.outcomes.has(change.ref);
  }

  /** The outcome of a change. Throws if there is none, which is a bug: every change has one when the run ends. */
  of(change: Change): Outcome {
    const outcome = this.outcomes.get(change.ref);
    if (!outcome) throw new Error(`${change.ref} (${change.label}) has no outcome`);
    return outcome;
  }

  /** Whether any change so far is not done. */
  hasFailures(): boolean {
    return [...this.outcomes.values()].some(({ state }) => state !== "done");
  }

  get size(): number {
    return this.outcomes.size;
  }
}
