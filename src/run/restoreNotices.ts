/** What a person must know before a restore: what does not come back, what is kept, and what does not last. */
import type { Declaration } from "../kinds/declaration.ts";
import type { LiveKey } from "../kinds/key/live.ts";
import { undoneByApply } from "../kinds/key/nextApply.ts";
import type { Plan } from "../model/plan.ts";
import { type Problem, problem, type Severity } from "../model/problem.ts";
import type { Rules } from "../model/rules.ts";
import { counted } from "../report/words/figures.ts";
import { countedKind, KIND_NAMES, kindWords } from "../report/words/kindWords.ts";

/** So many names are in one sentence. */
const NAMED = 10;

/** What cannot come back, and what is kept because it changed. */
export function lossNotices({ changes, left }: Plan): Problem[] {
  const created = KIND_NAMES.map((kind) => ({
    kind,
    count: changes.filter((change) => change.action === "create" && change.kind === kind).length,
  }));
  const texts = changes.flatMap((change) =>
    change.action === "update" ? change.fields.filter(({ part }) => part !== undefined) : [],
  ).length;
  const changed = left.filter(({ reason }) => reason === "changed-since").length;
  return [
    ...created.map(
      ({ kind, count }) =>
        count > 0 &&
        `This restore creates ${countedKind(count, kind)} again. ${kindWords(kind).lostOnRestore}`,
    ),
    texts > 0 &&
      `This restore writes ${counted(texts, "text")} again. Review states and edit history do not come back.`,
    changed > 0 &&
      `${counted(changed, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`,
  ].flatMap((message) => (message === false ? [] : [notice(message)]));
}

/** `declared` is undefined where the manifests cannot be read. */
export function undoneNotices(
  plan: Plan,
  live: readonly LiveKey[],
  declared: Declaration | undefined,
  rules: Rules,
): Problem[] {
  if (!declared)
    return [
      notice(
        "Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.",
      ),
    ];
  const { texts, removed } = undoneByApply(plan, live, declared, rules);
  return [
    texts.length > 0 &&
      `The next apply would overwrite restored texts again: ${named(texts.map(({ label, language }) => `${label} (${language})`))}. Change these texts in the manifests to keep them.`,
    removed.length > 0 &&
      `The next apply would remove restored keys again, because the manifests found here do not declare them: ${named(removed)}. Declare them to keep them.`,
  ].flatMap((message) => (message === false ? [] : [notice(message, "warning")]));
}

function named(names: readonly string[]): string {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function notice(message: string, severity: Severity = "notice"): Problem {
  return problem("not-restored", message, { severity, reach: "project" });
}
