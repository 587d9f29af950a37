/** What a first pull could not write, as problems. */
import type { Live } from "../kinds/declaration.ts";
import type { Kinds } from "../kinds/kind.ts";
import { kindOf } from "../kinds/registry.ts";
import { type Problem, problem } from "../model/problem.ts";
import { OWNER_TAG_PREFIX, type Rules } from "../model/setting.ts";
import type { PlanResult } from "../plan/makePlan.ts";
import type { LeftOut } from "./newEntries.ts";

/** Live objects that are incomplete in the answers of the service. They make the run fail. */
export function unusableProblems(kinds: Kinds, { objects }: Live): Problem[] {
  return kinds.flatMap(({ plural, words, secretNames }) =>
    (objects[plural]?.unusable ?? []).map(({ id, names, lacks }) => {
      const which = [id ?? "without a usable id", ...(secretNames ? [] : names.map((name) => `"${name}"`))];
      const message = `Live ${words.one} ${which.join(" ")} is not in the new manifests: the service's answer has no usable ${lacks.join(", ")}. Run again, or declare it by hand.`;
      return problem("unusable-answer", message, { reach: "change" });
    }),
  );
}

/** Objects and parts of them that no manifest can declare. A plan does not look at them. */
export function leftOutProblems(left: readonly LeftOut[]): Problem[] {
  return left.map(({ kind, label, id, member, why }) => {
    const { one } = kindOf(kind).words;
    const name = label.includes(String(id)) ? label : `"${label}" (id ${id})`;
    const what =
      member === undefined
        ? `${one} ${name} is not in the new manifests`
        : `${member} of ${one} ${name} is not in the new manifests`;
    const message = `Not expressible: ${what}. ${why}`;
    return problem("not-expressible", message, { severity: "warning", reach: "change" });
  });
}

/** What a plan of the new manifests would change or refuse, in spite of all. */
export function planProblems(result: PlanResult, { owner }: Rules): Problem[] {
  const errors = result.problems.filter(({ severity }) => severity === "error");
  if (result.is === "stopped") return errors;
  const changed = result.plan.changes.flatMap((change) => {
    if (change.action !== "update" && change.action !== "create") return [];
    const fields = change.fields.filter(({ after }) => !hasTag(after, owner)).map(({ field }) => field);
    if (change.action === "update" && fields.length === 0) return [];
    const message = `A plan of the new manifests changes ${change.kind} "${change.label}": ${[...new Set(fields)].join(", ")}. Compare the entry with the project before you apply.`;
    return [problem("not-expressible", message, { severity: "warning", reach: "change" })];
  });
  return [...errors, ...changed];
}

function hasTag(after: unknown, owner: string | undefined): boolean {
  return owner !== undefined && Array.isArray(after) && after.includes(OWNER_TAG_PREFIX + owner);
}
