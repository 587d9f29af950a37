/** Reads the live project, makes the plan, and checks whether it may be applied. Only reading operations are used. */
import type { ReadClient } from "../api/client.ts";
import { AbortError, ApiError, RequestError } from "../api/errors.ts";
import { needsBackup, overwritesKept } from "../backup/restore.ts";
import { repositoryOf } from "../files/git.ts";
import type { Folders } from "../files/paths.ts";
import { findNotMatched, findOtherLanguages } from "../files/undeclaredFiles.ts";
import { textProblems } from "../history/conflictMessages.ts";
import { entriesSince, goneEntries, LATELY, withEarlier } from "../history/earlierFiles.ts";
import { planWithVerdicts, type VerdictSources } from "../history/textVerdicts.ts";
import { ownUserOf } from "../history/writers.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { readEarlierEntries } from "../kinds/read.ts";
import { isHidden, kindOf } from "../kinds/registry.ts";
import type { FileHistory } from "../model/earlierManifest.ts";
import { canonical, sameJson } from "../model/json.ts";
import { once } from "../model/once.ts";
import type { Change, Plan, Unmanaged } from "../model/plan.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { valuesThatLeft } from "../plan/comparePlans.ts";
import { declaredText, earlierEntries, textsIn } from "../plan/declaredContents.ts";
import { declaredNames } from "../plan/filter.ts";
import { guard, stoppedByProblem, type UndeclaredNames, type Veto } from "../plan/guard.ts";
import { idleLanguages, missingBaseFiles } from "../plan/languages.ts";
import type { PlannedChanges, PlanResult } from "../plan/makePlan.ts";
import type { SavedPlan } from "../plan/planFile.ts";
import { observe } from "../remote/observe.ts";
import { refusesToken } from "../remote/sending.ts";
import type { TargetComparison } from "../report/report.ts";
import { shellWord } from "../report/safeText.ts";
import { counted, firstNames } from "../report/view/words.ts";
import { stringsIn, textHider } from "../report/withoutTexts.ts";
import type { ProjectSettings, Settings } from "../settings/resolve.ts";
import type { Cancellation } from "./cancellation.ts";
import { manifestsWithTexts, type ProjectRead } from "./declarations.ts";
import type { RunContext } from "./host.ts";
import { uncountable } from "./status.ts";
import { compareWithTarget, type Target, targetOf } from "./target.ts";

type ObservedPlan =
  | (PlannedChanges & {
      live: Live;
      /** They are reported, and do not prevent any change. */
      conflicts: readonly Problem[];
      /** On the command line: unmanaged objects that the files declared lately. */
      noLongerDeclared: readonly Unmanaged[];
      target?: TargetComparison;
    })
  | Exclude<PlanResult, PlannedChanges>;

export interface ComparedWith {
  /** Reviewed plans by project id; without them, all that is planned is applied. */
  saved: ReadonlyMap<string, SavedPlan> | undefined;
  /** Set if the run is for a pull request. Both plans are made from the same live objects. */
  target: Target | undefined;
  /** What was applied last, in a workflow that is for no pull request. */
  applied?: (() => Promise<Target | undefined>) | undefined;
}

/** What else is looked at to make a plan. */
interface Comparing extends Pick<Settings, "usable" | "command">, Omit<ComparedWith, "saved"> {
  /** The changes of the reviewed plan, if there is one. */
  reviewed: readonly Change[];
  /** Whether the names of unmanaged objects are shown, and not only their number. */
  listsUnmanaged: boolean;
}

/** `now`: the clock of the service. */
export async function observeAndPlan(
  client: ReadClient,
  projectRead: ProjectRead,
  { cancellation, history, now: clock, onProgress, folders, environment }: RunContext,
  { usable, command, target, applied, reviewed, listsUnmanaged }: Comparing,
): Promise<ObservedPlan> {
  const { settings } = projectRead;
  const writes = command === "apply";
  const sources: VerdictSources = {
    ownUser: ownUserOf(client, settings.id),
    history,
    manifests: manifestsWithTexts(projectRead),
    textFiles: projectRead.textFiles,
    usable,
    applied: applied && (() => applied().then((last) => last && targetOf(last, projectRead))),
  };
  try {
    const before = target && targetOf(target, projectRead);
    const base = before?.is === "read" ? before : undefined;
    const sides = [{ declared: projectRead.declared, rules: settings.rules }, ...(base ? [base] : [])];
    const plans = { rules: sides.map(({ rules }) => rules), reviewed };
    const declarations = sides.map(({ declared }) => declared);
    const observeAll = (whole: boolean) =>
      observe(client, settings.id, declarations, whole ? undefined : plans, command === "status");
    let observed = await observeAll(listsUnmanaged);
    if (!observed.ok) return { is: "stopped", problems: [observed.problem] };
    const query = { now: Math.floor(clock() / 1000), target: base?.commit };
    const isTerminal = !target && !applied && (writes || command === "plan");
    const { entries: late, ...lately } = isTerminal
      ? await entriesSince(query.now - LATELY, projectRead.declared, { ...sources, asked: query })
      : { entries: {}, uncommitted: [] };
    const gone = goneEntries(projectRead.declared, late);
    const isPart = Object.values(observed.value.objects).some(({ notRead }) => notRead);
    if (gone.size > 0 && isPart) observed = await observeAll(true);
    if (!observed.ok) return { is: "stopped", problems: [observed.problem] };
    onProgress?.({ phase: "planning", project: settings.name });
    const live = observed.value;
    const [declared = projectRead.declared, ofTarget] = live.declared;
    const counts = command === "status" ? uncountable(live.project, settings.required) : [];
    const idle = idleLanguages(settings.languagePlaces, live.project);
    const general = [...missingBaseFiles(projectRead, live.project), ...counts, ...idle];
    if (anyError(general)) return { is: "stopped", problems: general };
    const ofHead = { ...sources, asked: query };
    const result = await planWithVerdicts(declared, live, settings.rules, ofHead);
    const required = idleLanguages(settings.required, live.project, "warning");
    const problems = [...general, ...required, ...result.problems];
    if (result.is === "stopped") return { ...result, problems };
    const unchanged =
      base &&
      ofTarget &&
      (await planWithVerdicts(ofTarget, live, base.rules, {
        ...{ ...ofHead, history: withoutChanges(history) },
        // The pull request may have moved or removed some of them.
        manifests: [...new Set([...sources.manifests, ...base.manifests])],
      }));
    const compared = before && compareWithTarget(result, before, unchanged);
    const behind = isTerminal
      ? [
          ...(await upstreamProblems(result.plan, result.kinds, sources)),
          ...(await neverDeclared(result.plan, projectRead.declared, settings, { ...sources, asked: query })),
        ]
      : [];
    const git = { environment, signal: cancellation.stopping };
    const isWritten = writes && isTerminal && result.plan.changes.length > 0;
    const repository = isWritten ? await repositoryOf(folders.displayRoot, git) : undefined;
    const notMerged = repository ? unmerged(repository, lately.uncommitted) : [];
    const isWorkflow = folders.confined !== undefined;
    const conflicts = textProblems(result.keptTexts, {
      reasons: result.reasons,
      takenBack: result.takenBack,
      writes,
      flags: settings.flags,
      isWorkflow,
      names: once(() => declaredNames(declared)),
      target: ofTarget && {
        entries: Object.values(ofTarget.entries).flat(),
        kept: unchanged?.is === "planned" ? unchanged.keptTexts : [],
      },
    });
    return {
      ...result,
      live,
      problems: [...problems, ...behind, ...notMerged],
      conflicts: command === "status" ? [] : [...conflicts, ...(isWorkflow ? notRemoved(result.plan) : [])],
      noLongerDeclared: [
        ...result.unmanaged.filter((object) => gone.has(canonical([object.kind, object.label]))),
        ...valuesThatLeft(result, { plan: { changes: [] }, kinds: withEarlier(result.kinds, late) }),
      ],
      ...(compared && { target: compared }),
    };
  } catch (error) {
    return { is: "stopped", problems: requestProblems(error, cancellation, projectRead) };
  }
}

/** A removed webhook has a URL that no manifest declares, and a backup in a workflow must not contain it. */
function notRemoved({ changes }: Plan): Problem[] {
  const removed = changes.filter(({ action, kind }) => action === "destroy" && kindOf(kind).secretNames);
  if (removed.length === 0) return [];
  const message =
    "A workflow does not remove webhooks, because its backup must not contain their URLs. Remove them in Lokalise, or run lokaform apply at a terminal.";
  return [problem("no-backup-dir", message, { severity: "warning", scope: "change" })];
}

/** The history of the target: what only the pull request has is none of it. */
function withoutChanges(history: FileHistory): FileHistory {
  return {
    ...(history.pullOf && { pullOf: history.pullOf }),
    async versions(...parameters) {
      const result = await history.versions(...parameters);
      const isOld = ({ until }: { until: number }) => until !== Number.POSITIVE_INFINITY;
      return {
        ...result,
        versions: result.versions.filter(isOld),
        merged: result.merged?.filter(isOld) ?? [],
        commits: result.commits?.filter(isOld) ?? [],
      };
    },
  };
}

const MAX_NAMED = 5;

/** Objects with our owner tag that no commit declared, so that another branch or a newer commit may declare them. */
async function neverDeclared(
  { changes }: Plan,
  declared: Declaration,
  { rules: { prune, allowRemovals }, flags }: Pick<ProjectSettings, "rules" | "flags">,
  sources: VerdictSources & { asked: { now: number } },
): Promise<Problem[]> {
  const owned = changes.filter(({ action, kind }) => action === "destroy" && prune[kind] === "owned");
  if (owned.length === 0 || allowRemovals !== undefined) return [];
  const { entries, isRead, hasCommits } = await entriesSince(0, declared, sources);
  const names = goneEntries(declared, entries);
  const never = owned.flatMap(({ kind, label }) => (names.has(canonical([kind, label])) ? [] : [label]));
  if (!isRead || never.length === 0) return [];
  const labels = firstNames(never, MAX_NAMED);
  const command = ["lokaform", "apply", "--allow-removals", String(owned.length), ...flags]
    .map(shellWord)
    .join(" ");
  // A limit says how many may be removed, and not whose they are.
  const message = hasCommits
    ? `No commit of this branch declared ${labels}, so a newer commit or another branch may declare it. Nothing is written. Run git pull and plan again. If nothing declares it: ${command}`
    : `This branch has no commit of the files yet, so git does not show whether ${labels} left these files, or whether another branch declares it. Nothing is written. Commit the files before you delete entries. To remove it now: ${command}`;
  return [problem("behind-upstream", message, { scope: "project" })];
}

/**
 * A warning if the checked-out branch lacks commits of its upstream: an apply may then write older texts back. It is an error if it
 * would remove what they declare.
 */
async function upstreamProblems(
  { changes, kept: keptItems }: Plan,
  kinds: PlannedChanges["kinds"],
  { history, manifests, textFiles, usable }: VerdictSources,
): Promise<Problem[]> {
  const differs = changes.length > 0 || keptItems.some(({ reason }) => reason === "pull");
  const upstream = differs ? await history.upstream?.(manifests) : undefined;
  if (!upstream) return [];
  const { name, ahead, texts, isOther } = upstream;
  const entriesIn = (kind: AnyKind, side: "text" | "before") =>
    texts.flatMap((file) =>
      readEarlierEntries(kind, { path: file.path, now: file.path }, file[side], textFiles, usable),
    );
  const removed = kinds.flatMap(({ kind }) => {
    const names = new Set(entriesIn(kind, "text").flatMap(({ values }) => textsIn(kind.identity(values))));
    const destroyed = changes.filter((change) => change.action === "destroy" && change.kind === kind.name);
    return destroyed.flatMap(({ label }) => (names.has(label) ? [label] : []));
  });
  const back = kinds.flatMap(({ kind, matching: { matches } }) => {
    const [entries, old] = [
      earlierEntries(kind, entriesIn(kind, "text")),
      earlierEntries(kind, entriesIn(kind, "before")),
    ];
    const entryOf = new Map(matches.map(({ declared }) => [kind.label(declared.values), declared]));
    return changes.flatMap((change) => {
      const entry = change.kind === kind.name ? entryOf.get(change.label) : undefined;
      const there = entry && entries.find(entry);
      const began = entry && old.find(entry);
      if (!there || change.action !== "update") return [];
      return change.fields.flatMap(({ part, before }) => {
        const said = part === undefined ? undefined : declaredText(kind, there, part);
        const isNew = !began || !sameJson(declaredText(kind, began, part ?? "") ?? null, said ?? null);
        return isNew && said !== undefined && before !== undefined && sameJson(said, before)
          ? [`${change.label} (${part})`]
          : [];
      });
    });
  });
  if (isOther && removed.length + back.length === 0) return [];
  const texted =
    removed.length > 0
      ? `This apply would remove what ${name} declares: ${firstNames(removed, MAX_NAMED)}.`
      : back.length === 0
        ? "Newer declarations there are not applied."
        : `This apply would take ${counted(back.length, "text")} of ${name} back: ${firstNames(back, MAX_NAMED)}.`;
  const message = `The checked-out branch lacks ${counted(ahead, "commit")} of ${name}. ${texted} To apply the newest files, run ${isOther ? `git merge ${name}` : "git pull"} first.`;
  const severity = removed.length > 0 ? "error" : "warning";
  return [problem("behind-upstream", message, { severity, scope: "project" })];
}

/** The default branch does not know what only another branch has, or only this machine. */
function unmerged(
  {
    currentBranch: branch,
    usualBranch,
    defaultBranch: main = usualBranch,
  }: NonNullable<Awaited<ReturnType<typeof repositoryOf>>>,
  uncommitted: readonly string[],
): Problem[] {
  const isMain = branch === main && uncommitted.length === 0;
  if (branch === undefined || main === undefined || isMain) return [];
  const reason =
    branch !== main
      ? `The checked-out branch is ${branch}, and not ${main}`
      : `There are changes that are not committed: ${firstNames(uncommitted, MAX_NAMED)}`;
  const message = `${reason}. Until they are merged, ${main} does not have what this apply writes: its new texts look like edits of the project, which a pull brings into ${main}, and prune removes its new keys. To write only merged changes, push and merge first.`;
  return [problem("behind-upstream", message, { severity: "warning", scope: "project" })];
}

/**
 * The problem of a project that cannot be read; none if the run is cancelled, which is reported once for all projects. If the
 * service's message repeats a declared text, it is marked, so that it is hidden if texts are hidden. Rethrows other errors.
 */
export function requestProblems(
  error: unknown,
  { stopped }: Pick<Cancellation, "stopped">,
  { declared, settings }: Partial<Pick<ProjectRead, "declared" | "settings">> = {},
): Problem[] {
  if (!(error instanceof RequestError)) throw error;
  if (error instanceof AbortError && stopped) return [];
  const message = error instanceof ApiError ? error.serviceMessage.replace(/\.$/, "") : "";
  const repeats = declared !== undefined && message !== "" && repeatsText(message, declared);
  const quotes = repeats ? { quotes: [message] } : {};
  const isMissing = error instanceof ApiError && error.status === 404;
  const place = refusesToken(error) ? settings?.tokenPlace : isMissing && settings?.places.get("project");
  return [problem("api-error", error.message, { scope: "project", ...quotes, ...(place && { place }) })];
}

function repeatsText(said: string, { kinds, entries }: Declaration): boolean {
  const texts = kinds.flatMap(({ plural, fields }) => {
    const hidden = new Set(fields.filter(isHidden).map(({ name }) => name));
    return (entries[plural] ?? []).flatMap(({ values }) =>
      Object.entries(values).flatMap(([name, value]) => (hidden.has(name) ? stringsIn(value) : [])),
    );
  });
  return textHider(texts)(said) !== said;
}

/** Why the plan may not be applied. */
export async function refusalsOf(
  planned: Pick<PlannedChanges, "plan" | "kinds" | "problems"> & { live: Pick<Live, "project"> },
  project: ProjectSettings,
  settings: Settings,
  folders: Folders,
  signal: AbortSignal,
): Promise<Problem[]> {
  const { plan, kinds, problems, live } = planned;
  const undeclared = await undeclaredNames(plan, live, project, settings, folders, signal);
  const refusals = [
    ...stoppedByProblem(problems, project.rules),
    ...guard(plan, kinds, project.rules, undeclared),
  ];
  return [...refusals.map((refusal) => placed(refusal, project)), ...withoutBackup(plan, settings)];
}

/** Where lokaform.yaml has the first of its settings, or else the project. */
function placed({ settings = [], ...refused }: Veto, { places }: ProjectSettings): Problem {
  const place = [...settings, "project"].flatMap((name) => places.get(name) ?? [])[0];
  return place ? { place, ...refused } : refused;
}

/** Names in files that are not read as manifests. They are looked for only if the plan removes an object that could be in one. */
async function undeclaredNames(
  { changes }: Plan,
  { project: { baseLanguage } }: Pick<Live, "project">,
  { manifests }: ProjectSettings,
  { projects, others: otherGlobs, backupDir }: Settings,
  folders: Folders,
  signal: AbortSignal,
): Promise<UndeclaredNames> {
  const isNeeded = changes.some(
    ({ kind, action }) => action === "destroy" && kindOf(kind).namesInManifest !== undefined,
  );
  if (!isNeeded || !manifests) return {};
  const globs = [...projects.flatMap((project) => project.manifests ?? []), ...otherGlobs];
  const foreign = globs.filter((glob) => glob !== manifests);
  return {
    notMatched: await findNotMatched(globs, folders, backupDir, signal),
    otherLanguage: await findOtherLanguages(manifests, baseLanguage, foreign, folders, signal),
  };
}

function withoutBackup(plan: Plan, { command, backupDir }: Settings): Problem[] {
  if (command !== "apply" || backupDir !== undefined) return [];
  if (!needsBackup(plan) && !overwritesKept(plan)) return [];
  const message =
    "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.";
  return [problem("no-backup-dir", message, { scope: "project" })];
}
