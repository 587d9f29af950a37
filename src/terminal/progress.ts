import type { Change } from "../model/plan.ts";
import type { Outcome } from "../plan/ledger.ts";
import type { Batch } from "../remote/kindRemote.ts";
import { isInPart } from "../report/report.ts";
import { isRename } from "../report/tally.ts";
import type { Paint } from "../report/text/paint.ts";
import { figure } from "../report/words/figures.ts";
import { countedKind, kindWords } from "../report/words/kindWords.ts";
import { oneLine } from "../report/words/safeText.ts";

/** The result of one request, in a line. */
export function batchWords(batch: Batch, outcomes: readonly Outcome[], paint: Paint): string {
  const { changes } = batch;
  const [only] = changes;
  const verb = verbFor(changes);
  const done = outcomes.filter(({ state }) => state === "done").length;
  const all = outcomes.length;
  const sign = done === all ? paint("good", "✓") : paint("bad", "✗");
  const { one, progress } = kindWords(batch.kind);
  if (progress === "name" && all === 1) {
    const what = `${one} ${oneLine(only?.label ?? "")}`;
    return `  ${sign} ${what} ${done === all ? verb : `not ${verb}`}`;
  }
  const counted = countedKind(all, batch.kind);
  const what = done === all ? counted : `${figure(done)} of ${counted}`;
  const inPart = outcomes.filter(isInPart).length;
  return `  ${sign} ${what} ${verb}${inPart > 0 ? `, ${figure(inPart)} in part` : ""}`;
}

function verbFor(changes: readonly Change[]): string {
  const [first] = changes;
  if (first?.action === "create") return "created";
  if (first?.action === "destroy") return first.how === "archive" ? "archived" : "destroyed";
  if (changes.every(isRename)) return "renamed";
  return changes.some(isRename) ? "updated or renamed" : "updated";
}
