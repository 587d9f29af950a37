/** Records how each change ended. Each change has exactly one outcome. */
import type { AnyTraits, ProjectContext } from "../kinds/declaredEntry.ts";
import { aroundDifference, lookNote } from "../model/difference.ts";
import { asMessage, joinedWords, quote, type Sentence, say, unexpectedWords } from "../model/message.ts";
import type { Place } from "../model/place.ts";
import type { Change, Create, Outcome, PlannedField, Update } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";

type Failure = Extract<Outcome, { state: "failed" }>;

export interface ChangeOutcome<Of extends Change = Change> {
  change: Of;
  outcome: Outcome;
}

export class Ledger {
  private readonly outcomes = new Map<string, Outcome>();
  /** Unexpected errors, each with its stack. */
  readonly bugs: string[] = [];
  readonly remarks: Problem[] = [];
  /** Made by the service before keys were removed. Its texts are only shown. */
  snapshot?: { id: string; title: string };

  /** A second outcome for one change is a bug. */
  record(change: Change, outcome: Outcome): void {
    const earlier = this.outcomes.get(change.ref);
    if (earlier) throw new Error(`${change.ref} (${change.label}) has an outcome already: ${earlier.state}`);
    this.outcomes.set(change.ref, outcome);
  }

  correct(change: Change, outcome: Outcome): void {
    this.outcomes.set(change.ref, outcome);
  }

  /** Records the stack of an unexpected error, and an unknown result for each change without an outcome. */
  recordBug(changes: readonly Change[], error: unknown): void {
    this.bugs.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const message = say`Lokaform had an unexpected error (${unexpectedWords(error)}), so it is not known whether this change was made. Run plan to see.`;
    for (const change of changes)
      if (!this.outcomes.has(change.ref)) this.record(change, failed("unknown result", message));
  }

  /** The outcome of a change. Throws if there is none, which is a bug: every change has one when the run ends. */
  of(change: Change): Outcome {
    const outcome = this.outcomes.get(change.ref);
    if (!outcome) throw new Error(`${change.ref} (${change.label}) has no outcome`);
    return outcome;
  }

  hasFailures(): boolean {
    return [...this.outcomes.values()].some(({ state }) => state !== "done");
  }
}

export function failed(how: Failure["how"], words: Sentence, place?: Place): Outcome {
  return { state: "failed", how, ...asMessage(words), ...(place && { place }) };
}

export function notAttempted(words: Sentence): Outcome {
  return { state: "not attempted", ...asMessage(words) };
}

/** The outcome if neither the response to a write nor reading back shows what is stored. */
export const UNREAD = failed(
  "unknown result",
  "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.",
);

export function unreportedFields(
  kind: AnyTraits,
  change: Create | Update,
  live: unknown,
  context: ProjectContext,
): PlannedField[] {
  const fieldContext = kind.liveContext(live, context, change.label);
  return change.fields.filter(({ field, part }) => {
    const row = kind.fields.find(({ name }) => name === field);
    return row && !row.mayBeAbsent && row.stored(live, fieldContext, part) === undefined;
  });
}

/** The outcome done if the service stored what was planned; otherwise a failure that shows what it stored. */
export function outcomeOf(
  kind: AnyTraits,
  change: Create | Update,
  live: unknown,
  context: ProjectContext,
): Outcome {
  // The URL of a webhook is compared with its declared URL, not with its label.
  const { identity, label } = change;
  const fieldContext = kind.liveContext(live, context, typeof identity === "string" ? identity : label);
  const mismatches = change.fields.flatMap((field) => {
    const row = kind.fields.find(({ name }) => name === field.field);
    const stored = row?.stored(live, fieldContext, field.part);
    if (!row || stored === undefined || row.same(stored, field.after, fieldContext)) return [];
    return [{ field, stored }];
  });
  const [firstMismatch] = mismatches;
  const [unreported] = unreportedFields(kind, change, live, context);
  if (!firstMismatch && unreported) {
    const message = `The service's responses do not say what is stored in ${unreported.part ?? unreported.field}. Run plan to see whether it has the declared value.`;
    return failed("unknown result", message, unreported.place);
  }
  if (!firstMismatch) return { state: "done", id: kind.id(live) };
  const differences = mismatches.map(({ field, stored }) => {
    const texts = [JSON.stringify(field.after), JSON.stringify(stored)] as const;
    const [sent, storedText] = aroundDifference(...texts, MAX_VALUE);
    const name = field.part ?? field.field;
    return say`${name}: ${quote(sent)} was sent, ${quote(storedText)} is stored${lookNote(...texts)}`;
  });
  const message = say`The service stored something else. ${joinedWords(differences, "; ")}. Declare what is stored, or change the project's settings.`;
  return failed("stored differently", message, firstMismatch.field.place);
}

const MAX_VALUE = 200;
