/** What is said about the texts that a plan keeps, and about a checkout that other people may be ahead of. */
import type { repositoryOf } from "../files/git.ts";
import type { Declaration } from "../kinds/declaration.ts";
import type { Declared } from "../kinds/declaredEntry.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { readEarlierEntries } from "../kinds/read.ts";
import type { RunCommand } from "../model/command.ts";
import type { Upstream } from "../model/earlierManifest.ts";
import { canonical, sameJson } from "../model/json.ts";
import { once } from "../model/once.ts";
import type { Change } from "../model/plan.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { LateRemark } from "../model/remark.ts";
import type { Rules } from "../model/setting.ts";
import type { KeptText } from "../plan/compare.ts";
import { declaredText, earlierEntries, textsIn } from "../plan/declaredContents.ts";
import { declaredNames } from "../plan/filter.ts";
import type { KindPlan } from "../plan/makePlan.ts";
import { shellWord } from "../report/safeText.ts";
import { counted, firstNames } from "../report/view/words.ts";
import { textProblems } from "./conflictMessages.ts";
import type { PlanWithVerdicts, VerdictSources } from "./textVerdicts.ts";

export interface HistoryFacts {
  command: RunCommand;
  /** What the files declare, in all languages, and the options that its commands need. */
  project: { declared: Declaration; settings: { rules: Rules; flags: readonly string[] } };
  /** What of it counts in the base language. */
  declared: Declaration;
  planned: PlanWithVerdicts;
  sources: VerdictSources & { asked: { now: number } };
  isWorkflow: boolean;
  /** What is checked out at a terminal, for a plan that apply would carry out. */
  checkout: (() => ReturnType<typeof repositoryOf>) | undefined;
  /** The commit that a pull request would be merged into. */
  target?: { declared: Declaration; keptTexts: readonly KeptText[] } | undefined;
}

const MAX_NAMED = 5;

export const HISTORY_REMARKS: readonly LateRemark<unknown, HistoryFacts>[] = [
  {
    name: "commits of the upstream that the checkout lacks",
    codes: ["behind-upstream"],
    needs: "plan",
    find: behindUpstream,
  },
  {
    name: "removed objects that no commit of the branch declared",
    codes: ["behind-upstream"],
    needs: "plan",
    find: neverDeclared,
  },
  {
    name: "what the default branch does not have yet",
    codes: ["behind-upstream"],
    needs: "plan",
    notIn: ["plan"],
    find: notMerged,
  },
  {
    name: "texts that are kept because of their verdict",
    codes: ["conflict", "undecided", "taken-back"],
    needs: "plan",
    notIn: ["status"],
    // Drift is always reported.
    severity: { drift: "notice" },
    find: ({ planned, target, declared, command, project, isWorkflow }) =>
      textProblems(planned.keptTexts, {
        reasons: planned.reasons,
        takenBack: planned.takenBack,
        writes: command === "apply",
        flags: project.settings.flags,
        isWorkflow,
        names: once(() => declaredNames(declared)),
        target: target && {
          entries: Object.values(target.declared.entries).flat(),
          kept: target.keptTexts,
        },
      }),
  },
];

/** An apply from a branch that lacks commits may write older texts back. It must not remove what they declare. */
async function behindUpstream({
  planned: { plan, kinds },
  sources,
  checkout,
}: HistoryFacts): Promise<Problem[]> {
  const { changes, kept: keptItems } = plan;
  const differs = changes.length > 0 || keptItems.some(({ reason }) => reason === "pull");
  const upstream = checkout && differs ? await sources.history.upstream?.(sources.manifests) : undefined;
  if (!upstream) return [];
  const { name, ahead, isOther } = upstream;
  const removed = kinds.flatMap((of) => removedThere(of.kind, changes, upstream, sources));
  const takenBack = kinds.flatMap((of) => takenBackThere(of, changes, upstream, sources));
  if (isOther && removed.length + takenBack.length === 0) return [];
  const effect =
    removed.length > 0
      ? `This apply would remove what ${name} declares: ${firstNames(removed, MAX_NAMED)}.`
      : takenBack.length === 0
        ? "Newer declarations there are not applied."
        : `This apply would take ${counted(takenBack.length, "text")} of ${name} back: ${firstNames(takenBack, MAX_NAMED)}.`;
  const message = `The checked-out branch lacks ${counted(ahead, "commit")} of ${name}. ${effect} To apply the newest files, run ${isOther ? `git merge ${name}` : "git pull"} first.`;
  const severity = removed.length > 0 ? "error" : "warning";
  return [problem("behind-upstream", message, { severity, scope: "project" })];
}

function entriesThere(
  kind: AnyKind,
  side: "text" | "before",
  { texts }: Upstream,
  { textFiles, usable }: VerdictSources,
): Declared<object>[] {
  return texts.flatMap((file) =>
    readEarlierEntries(kind, { path: file.path, now: file.path }, file[side], textFiles, usable),
  );
}

function removedThere(
  kind: AnyKind,
  changes: readonly Change[],
  upstream: Upstream,
  sources: VerdictSources,
) {
  const entries = entriesThere(kind, "text", upstream, sources);
  const names = new Set(entries.flatMap(({ values }) => textsIn(kind.identity(values))));
  const destroyed = changes.filter((change) => change.action === "destroy" && change.kind === kind.name);
  return destroyed.flatMap(({ label }) => (names.has(label) ? [label] : []));
}

/** Texts that the plan writes over a text which a newer commit of the upstream declares. */
function takenBackThere(
  { kind, matching: { matches } }: KindPlan,
  changes: readonly Change[],
  upstream: Upstream,
  sources: VerdictSources,
) {
  const [newest, old] = (["text", "before"] as const).map((side) =>
    earlierEntries(kind, entriesThere(kind, side, upstream, sources)),
  );
  const entryOf = new Map(matches.map(({ declared }) => [kind.label(declared.values), declared]));
  return changes.flatMap((change) => {
    const entry = change.kind === kind.name ? entryOf.get(change.label) : undefined;
    const there = entry && newest?.find(entry);
    if (!there || change.action !== "update") return [];
    const began = old?.find(entry);
    return change.fields.flatMap(({ part, before }) => {
      const text = part === undefined ? undefined : declaredText(kind, there, part);
      const isNew = !began || !sameJson(declaredText(kind, began, part ?? "") ?? null, text ?? null);
      const isLive = text !== undefined && before !== undefined && sameJson(text, before);
      return isNew && isLive ? [`${change.label} (${part})`] : [];
    });
  });
}

/** Objects with our owner tag that no commit declared, so that another branch or a newer commit may declare them. */
async function neverDeclared({ project, planned, sources, checkout }: HistoryFacts): Promise<Problem[]> {
  const { rules, flags } = project.settings;
  const owned = planned.plan.changes.filter(
    ({ action, kind }) => action === "destroy" && rules.prune[kind] === "owned",
  );
  if (!checkout || owned.length === 0 || rules.allowRemovals !== undefined) return [];
  const { history, manifests, textFiles, usable, asked } = sources;
  const { versions, is } = await history.versions(0, manifests, asked);
  const entries = project.declared.kinds.flatMap((kind) =>
    versions
      .flatMap((version) => readEarlierEntries(kind, version, version.before, textFiles, usable))
      .map(({ values }) => canonical([kind.name, kind.label(values)])),
  );
  const names = new Set(entries);
  const never = owned.flatMap(({ kind, label }) => (names.has(canonical([kind, label])) ? [] : [label]));
  if (is !== "read" || never.length === 0) return [];
  const words = ["lokaform", "apply", "--allow-removals", String(owned.length), ...flags];
  // A limit says how many may be removed, and not whose they are.
  const message = `No commit of this branch declared ${firstNames(never, MAX_NAMED)}, so a newer commit or another branch may declare it. Nothing is written. Run git pull and plan again. If nothing declares it: ${words.map(shellWord).join(" ")}`;
  return [problem("behind-upstream", message, { scope: "project" })];
}

/** The default branch does not know what only another branch has, or only this machine. */
async function notMerged({ planned, checkout, sources }: HistoryFacts): Promise<Problem[]> {
  const repository = planned.plan.changes.length > 0 ? await checkout?.() : undefined;
  if (!repository) return [];
  const { currentBranch: branch, defaultBranch: main = repository.usualBranch } = repository;
  if (branch === undefined || main === undefined) return [];
  const { versions } = await sources.history.versions(sources.asked.now, sources.manifests, sources.asked);
  const changed = versions.filter(({ until, before }) => until === Number.POSITIVE_INFINITY && before !== "");
  if (branch === main && changed.length === 0) return [];
  const names = changed.map(({ now }) => now);
  const reason =
    branch !== main
      ? `The checked-out branch is ${branch}, and not ${main}`
      : `There are changes that are not committed: ${firstNames(names, MAX_NAMED)}`;
  const message = `${reason}. Until they are merged, ${main} does not have what this apply writes: its new texts look like edits of the project, which a pull brings into ${main}, and prune removes its new keys. To write only merged changes, push and merge first.`;
  return [problem("behind-upstream", message, { severity: "warning", scope: "project" })];
}
