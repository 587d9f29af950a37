/** A plan as drift: where the live project differs from the manifests, since when, and by whom. */
import type { Change, Edited, Plan, Unmanaged, Update } from "../../model/plan.ts";
import { driftParts } from "./changes.ts";
import { fieldName, isIdentity } from "./fields.ts";
import { figure } from "./figures.ts";
import { labelWords, placeWords } from "./labels.ts";
import type { Words } from "./parts.ts";
import { keptLines, markLoss, type PlanLine, type ShowOptions } from "./planLines.ts";
import { shortLine } from "./safeText.ts";
import { timeWords } from "./times.ts";

type DriftOptions = Pick<ShowOptions, "texts" | "full" | "allKept" | "keptElsewhere">;

/** The signs are those of a plan, because they say what apply would do. Without `texts`, fields are named without their values. */
export function driftLines(plan: Plan, options: DriftOptions): PlanLine[] {
  const archived = plan.kept.filter(({ reason }) => reason === "archived");
  const kept = plan.kept.filter(({ reason }) => reason !== "archived");
  return [
    ...plan.changes.map((change) => markLoss(change, driftLine(change, options))),
    ...archived.flatMap((one) => keptLines([one], options)).map((line): PlanLine => ({ ...line, sign: "~" })),
    ...keptLines(kept, options),
  ];
}

/** The names of unmanaged keys and webhooks, one in each row, sorted. */
export function unmanagedRows(unmanaged: readonly Unmanaged[]): string[] {
  return unmanaged.map((one) => labelWords(one)).sort();
}

/** "Unmanaged: a, b, c and 34 more"; none without unmanaged ones. */
export function unmanagedWords(unmanaged: readonly Unmanaged[]): string[] {
  if (unmanaged.length === 0) return [];
  const rows = unmanagedRows(unmanaged);
  const more = rows.length > MAX_NAMES ? ` and ${rows.length - MAX_NAMES} more` : "";
  return [`Unmanaged: ${rows.slice(0, MAX_NAMES).join(", ")}${more}`];
}

/** All of them, each with its id, by name: "cart.old  id 17". Empty without unmanaged ones. */
export function unmanagedList(unmanaged: readonly Unmanaged[]): string[] {
  if (unmanaged.length === 0) return [];
  const rows = unmanaged.map((one) => `  ${labelWords(one)}  id ${shortLine(String(one.id), 80)}`);
  return [`Unmanaged: ${figure(unmanaged.length)}`, ...rows.sort()];
}

/** Maximum number of names in one line. */
const MAX_NAMES = 10;

function driftLine(change: Change, options: DriftOptions): PlanLine {
  const line = { label: labelWords(change), place: placeWords(change) };
  if (change.action === "create") return { ...line, sign: "+", words: ["missing in the project"] };
  if (change.action === "destroy") return { ...line, sign: "-", words: [`apply would ${change.how} it`] };
  return {
    ...line,
    sign: change.renamed_from === undefined ? "~" : "»",
    words: updateWords(change, options),
  };
}

function updateWords(change: Update, { texts, full }: DriftOptions): Words[] {
  const { kind, renamed_from: former } = change;
  const fields = change.fields.filter((field) => former === undefined || !isIdentity(kind, field));
  const words = fields.map((field) => [
    ...(texts ? driftParts(kind, field, full) : [`${fieldName(kind, field)} differs`]),
    since(field.edited ?? (field.part === undefined ? change.edited : undefined), field.edited !== undefined),
  ]);
  return former === undefined
    ? words
    : [`the project still has the old name ${shortLine(former, 80)}`, ...words];
}

/** Each text has its own time. For other fields, only the time of the whole key is known. */
function since(edited: Edited | undefined, isTextOfItsOwn: boolean): string {
  if (!edited) return "";
  const by = edited.by === undefined ? "" : `by ${shortLine(edited.by, 60)}, `;
  return `   (${isTextOfItsOwn ? "" : "key changed "}${by}${timeWords(edited.at)})`;
}
