import { type Batch, changesOf } from "../apply/batches.ts";
import type { Outcome } from "../plan/ledger.ts";
import type { Change } from "../plan/plan.ts";
import { oneLine } from "../report/safe.ts";
import { counted } from "../report/sentences.ts";
import { isRename } from "../report/tally.ts";
import type { Paint } from "../report/terminal.ts";

/** What became of one request, in a line. */
export function batchWords(batch: Batch, outcomes: readonly Outcome[], paint: Paint): string {
  const changes = changesOf(batch);
  const [only] = changes;
  const verb = verbFor(changes);
  const done = outcomes.filter(({ state }) => state === "done").length;
  const not = outcomes.length - done;
  const single = batch.kind === "webhook" && changes.length === 1;
  const what = single ? `webhook ${oneLine(only?.label ?? "")}` : counted(done, batch.kind);
  if (not === 0) return `  ${paint("good", "✓")} ${verb} ${what}`;
  return single
    ? `  ${paint("bad", "✗")} not ${verb}: ${what}`
    : `  ${paint("bad", "✗")} ${verb} ${what}, ${not} not`;
}

function verbFor(changes: readonly Change[]): string {
  const [first] = changes;
  if (first?.action === "create") return "created";
  if (first?.action === "destroy") return first.how === "archive" ? "archived" : "destroyed";
  return changes.every(isRename) ? "renamed" : "updated";
}
