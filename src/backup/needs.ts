/** Decides which plans need a backup. */
import { kindOf } from "../kinds/kindOf.ts";
import type { Json } from "../model/json.ts";
import type { Plan, Update } from "../model/plan.ts";
import { removes, reshapes } from "../plan/loss.ts";

/** Whether the plan removes anything, which only a backup can restore. */
export function needsBackup({ changes }: Plan): boolean {
  return changes.some(
    (change) =>
      change.action === "destroy" ||
      (change.action === "update" && change.fields.some((field) => removes(change.kind, field))),
  );
}

/** Whether the plan overwrites anything that a backup contains: live texts, or an object whose kind is backed up as a whole. */
export function overwritesKept({ changes }: Plan): boolean {
  return changes.some(
    (change) => change.action === "update" && (kindOf(change.kind).backsUpWhole || losesTexts(change)),
  );
}

function losesTexts({ kind, fields }: Update): boolean {
  return fields.some((field) => (field.part === undefined ? reshapes(kind, field) : !isUnset(field.before)));
}

function isUnset(value: Json | undefined): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === "";
}
