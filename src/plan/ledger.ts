/** How each change ended: exactly one outcome each, or the run is wrong. */
import type { Place } from "../model/place.ts";
import type { Change } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";

export type Outcome =
  | { state: "done"; id: number | string }
  /** `place`: of the field that it is about, where that is known. */
  | { state: "failed"; how: Failure; message: string; place?: Place }
  /** It moved since the plan was made, and was not written. `written`: the fields that are as declared all the same. */
  | { state: "skipped"; message: string; place?: Place; written?: readonly string[] }
  /** Nothing was sent for it, because something else went wrong first. */
  | { state: "not attempted"; message: string };

/** A change and how it ended. */
export interface ChangeOutcome<Of extends Change = Change> {
  change: Of;
  outcome: Outcome;
}

export type Failure =
  /** The service said no. */
  | "refused"
  /** Reading it back shows that the service did not do it. */
  | "not made"
  /** It is unknown whether it happened. */
  | "unknown result"
  /** It happened, and the service holds something else than was sent. */
  | "stored differently";

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

  /** Gives a change another outcome, where it shows later what it was. */
  correct(change: Change, outcome: Outcome): void {
    this.outcomes.set(change.ref, outcome);
  }

  /** Keeps the stack of an unexpected error, and gives every change without an outcome one. */
  recordBug(changes: readonly Change[], error: unknown): void {
    this.bugs.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const reason = error instanceof Error ? error.message : String(error);
    const message = `Lokaform met an unexpected error (${reason}), so it is not known whether this was written. Plan again to see.`;
    for (const change of changes)
      if (!this.has(change)) this.record(change, { state: "failed", how: "unknown result", message });
  }

  has(change: Change): boolean {
    return this.outcomes.has(change.ref);
  }

  /** The outcome of a change. That there is none is a bug: every change has one when the run ends. */
  of(change: Change): Outcome {
    const outcome = this.outcomes.get(change.ref);
    if (!outcome) throw new Error(`${change.ref} (${change.label}) has no outcome`);
    return outcome;
  }

  /** Whether any change so far did not end well. */
  hasFailures(): boolean {
    return [...this.outcomes.values()].some(({ state }) => state !== "done");
  }

  get size(): number {
    return this.outcomes.size;
  }
}
