import { type Batch, changesOf } from "../apply/batches.ts";
import type { Change } from "../model/plan.ts";
import type { Outcome } from "../plan/ledger.ts";
import { isInPart } from "../report/report.ts";
import { isRename } from "../report/tally.ts";
import type { Paint } from "../report/text/paint.ts";
import { oneLine } from "../report/words/safeText.ts";
import { counted, figure } from "../report/words/sentences.ts";

/** What became of one request, in a line. */
export function batchWords(batch: Batch, outcomes: readonly Outcome[], paint: Paint): string {
  const changes = changesOf(batch);
  const [only] = changes;
  const verb = verbFor(changes);
  const done = outcomes.filter(({ state }) => state === "done").length;
  const all = outcomes.length;
  const sign = done === all ? paint("good", "✓") : paint("bad", "✗");
  if (batch.kind === "webhook" && all === 1) {
    const what = `webhook ${oneLine(only?.label ?? "")}`;
    return `  ${sign} ${what} ${done === all ? verb : `not ${verb}`}`;
  }
  const what = done === all ? counted(all, batch.kind) : `${figure(done)} of ${counted(all, batch.kind)}`;
  const inPart = outcomes.filter(isInPart).length;
  return `  ${sign} ${what} ${verb}${inPart > 0 ? `, ${figure(inPart)} in part` : ""}`;
}

function verbFor(changes: readonly Change[]): string {
  const [first] = changes;
  if (first?.action === "create") return "created";
  if (first?.action === "destroy") return first.how === "archive" ? "archived" : "destroyed";
  return changes.every(isRename) ? "renamed" : "updated";
}
