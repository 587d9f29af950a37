/** Notices before a restore: what does not come back, what is kept, and what the next apply would undo. */
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { AnyKind, Kinds, Undone } from "../kinds/kind.ts";
import type { Plan } from "../model/plan.ts";
import { type Problem, problem, type Severity } from "../model/problem.ts";
import type { Rules } from "../model/setting.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { counted, countedKind, kindWords } from "../report/view/words.ts";

/** Maximum number of names in one sentence. */
const NAMED = 10;

/** What cannot come back, and what is kept because it changed. */
export function lossNotices(kinds: Kinds, { changes, kept }: Plan): Problem[] {
  const created = kinds.map(({ name: kind }) => ({
    kind,
    count: changes.filter((change) => change.action === "create" && change.kind === kind).length,
  }));
  const texts = changes.flatMap((change) =>
    change.action === "update" ? change.fields.filter(({ part }) => part !== undefined) : [],
  ).length;
  const changed = kept.filter(({ reason }) => reason === "changed-since" || reason === "converts").length;
  return [
    ...created.map(
      ({ kind, count }) =>
        count > 0 &&
        `This restore creates ${countedKind(count, kind)} again. ${kindWords(kind).lostOnRestore}`,
    ),
    texts > 0 &&
      `This restore writes ${counted(texts, "text")} again. Review states and edit history are not restored.`,
    changed > 0 &&
      `${counted(changed, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`,
  ].flatMap((message) => (message === false ? [] : [notice(message)]));
}

/** `declared` is undefined if the manifests cannot be read. */
export function undoneNotices(
  plan: Plan,
  live: Live,
  declared: Declaration | undefined,
  rules: Rules,
): Problem[] {
  if (!declared)
    return [
      notice(
        "Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.",
      ),
    ];
  // The restore writes these texts, so the next apply finds that they are our own.
  const context = { project: live.project, rules, variables: declared.variables, verdicts: WRITE_ALL };
  return declared.kinds.flatMap((kind) => {
    const entries = declared.entries[kind.plural];
    const objects = live.objects[kind.plural]?.objects ?? [];
    const undone = entries && kind.undoneByApply?.(plan, objects, entries, context);
    return undone ? undoneWords(undone, kind) : [];
  });
}

function undoneWords({ texts, removed }: Undone, { plural }: AnyKind): Problem[] {
  return [
    texts.length > 0 &&
      `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${named(texts.map(({ label, language }) => `${label} (${language})`))}. Change these texts in the manifests to keep them.`,
    removed.length > 0 &&
      `The next apply would remove restored ${plural} again, because the manifests found here do not declare them: ${named(removed)}. Declare them to keep them.`,
  ].flatMap((message) => (message === false ? [] : [notice(message, "warning")]));
}

function named(names: readonly string[]): string {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function notice(message: string, severity: Severity = "notice"): Problem {
  return problem("not-restored", message, { severity, reach: "project" });
}
