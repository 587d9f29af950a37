import { ToolFailure } from "../files/system.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { FormerFiles } from "../kinds/declaredEntry.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { entryProblem, readEarlierEntries, type TextFiles } from "../kinds/read.ts";
import type {
  EarlierManifest,
  EarlierManifests,
  FileHistory,
  HistoryQuestion,
} from "../model/earlierManifest.ts";
import { append, groupedByEach, isMapping, type Json, least } from "../model/json.ts";
import { once, onceForEach } from "../model/once.ts";
import { eachOnce, type Problem, problem } from "../model/problem.ts";
import type { Rules } from "../model/setting.ts";
import type { Usable } from "../model/variables.ts";
import { type FindVerdict, NO_VERDICTS, type TextQuestion, textKey, type Verdict } from "../model/verdict.ts";
import { declaredText } from "../plan/declaredContents.ts";
import { namingOf, separated, unknownNamedLanguages } from "../plan/filter.ts";
import { makePlan, type OpenQuestion, type PlanResult } from "../plan/makePlan.ts";
import type { Reasons } from "./conflictMessages.ts";
import { OverwriteTrailers } from "./overwriteTrailers.ts";
import {
  type EarlierEntries,
  historyOf,
  saidIn,
  sameSaid,
  setIn,
  settle,
  type TextHistory,
} from "./textVerdict.ts";
import { isNamed, type OwnUser, unknownWriter } from "./writers.ts";

/** What the files of the commit declare that was applied last. `why`: a clause. `isUnknown`: GitHub refused or failed. */
type AppliedFiles = { is: "read"; declared: Declaration } | { is: "missing"; why: string; isUnknown?: true };

/** Where the answers are looked for, only as far as a plan needs them. */
export interface VerdictSources {
  /** The user of the token. It is asked for once. */
  ownUser(): Promise<OwnUser>;
  history: FileHistory;
  /** The present manifests. An entry can come from another one, also from one that is empty now. */
  manifests: readonly string[];
  textFiles: TextFiles;
  usable: Usable;
  /** How dates of commits are read. */
  asked?: HistoryQuestion;
  /** What was applied last, in a workflow that is for no pull request. */
  applied?: (() => Promise<AppliedFiles | undefined>) | undefined;
}

export async function planWithVerdicts(
  declared: Declaration,
  live: Live,
  config: Rules,
  sources: VerdictSources,
): Promise<PlanResult & { reasons: Reasons; takenBack: readonly OpenQuestion[] }> {
  const several = (patterns: readonly string[]) => separated(patterns, [declared]);
  const rules = { ...config, overwrite: several(config.overwrite), accept: several(config.accept) };
  const byName = makePlan(declared, live, rules, NO_VERDICTS);
  const former = await formerFiles(byName, sources);
  const planned = (verdicts: FindVerdict) => makePlan(declared, live, rules, verdicts, former);
  const draft = former ? planned(NO_VERDICTS) : byName;
  const reasons = new Map<string, string>();
  if (draft.is === "stopped") return { ...draft, reasons, takenBack: [] };
  const option = rules.accept.length > 0 ? "accept" : "overwrite";
  const mistakes = unknownNamedLanguages(`--${option}`, rules[option], declared, live.project);
  if (mistakes.length > 0) return { is: "stopped", problems: mistakes, reasons, takenBack: [] };
  const remarks = await unknownWriter(rules, sources);
  const isDecided = draft.open.length === 0;
  const { verdicts, unknown = [] } = isDecided
    ? { verdicts: new Map<string, Verdict>() }
    : await findVerdicts(draft.open, declared, rules, sources);
  for (const verdict of verdicts.values())
    if (verdict.is === "undecided" && "why" in verdict) reasons.set(verdict.cause, verdict.why);
  const result = isDecided ? draft : planned((question) => verdicts.get(textKey(question)));
  const takenBack = draft.open.filter((question) => isTakenBack(verdicts.get(textKey(question))));
  return { ...result, problems: [...result.problems, ...remarks, ...unknown], reasons, takenBack };
}

/** Of which files the live keys with filenames are that no file of their entries has. They can be those of another repository. */
async function formerFiles(
  result: PlanResult,
  { history, asked: query }: VerdictSources,
): Promise<FormerFiles | undefined> {
  const otherFiles = (result.is === "planned" ? result.kinds : []).flatMap(({ kind, matching }) =>
    matching.matches.flatMap(
      ({ declared, live }) => (live !== undefined && kind.textFiles?.otherFile(declared, live)) || [],
    ),
  );
  if (otherFiles.length === 0) return undefined;
  const paths = [...new Set(otherFiles.flatMap((file) => file.paths))];
  const { is, versions } = await history.versions(0, paths, query);
  const ourPaths = new Set(versions.flatMap(({ path, now, before }) => (before === "" ? [] : [path, now])));
  const files = groupedByEach(otherFiles, ({ filename }) => [filename]);
  const ofFile = (group: typeof otherFiles) =>
    group.some((file) => file.paths.some((path) => ourPaths.has(path))) ? "ours" : OTHERS[is];
  return new Map([...files].map(([filename, group]) => [filename, ofFile(group)]));
}

const OTHERS = { read: "others", unreadable: "unknown" } as const;

/** How long before a text was written a file may have said what it says: an apply that ran late writes it then. Seconds. */
const LATE = 30 * 24 * 60 * 60;

async function findVerdicts(
  open: readonly OpenQuestion[],
  declared: Declaration,
  rules: Rules,
  { history, manifests, asked: query, applied, ownUser, ...reading }: VerdictSources,
): Promise<{ verdicts: Map<string, Verdict>; unknown?: Problem[] }> {
  const user: OwnUser = rules.writers ? { is: "known", names: rules.writers } : await ownUser();
  const isOurs = ({ by }: TextQuestion) => (user.is === "known" ? isNamed(user.names, by) : undefined);
  // A file may have said it before, unless a person wrote it.
  const from = (question: TextQuestion) =>
    question.at === undefined || question.isHeld
      ? Number.POSITIVE_INFINITY
      : question.at - (isOurs(question) === false ? 0 : LATE);
  const past = await history.versions(least(open.map(from)), manifests, query);
  const pastEntries = readEarlier(past, open, reading);
  const trailers = new OverwriteTrailers(past, history, manifests, query?.now);
  const present = Object.values(declared.entries).flatMap((entries) => entries ?? []);
  const lastApplied = applied && once(applied);
  const unread = new Set<string>();
  const isLeftOpen = (question: OpenQuestion) => !question.isHeld && named(question, rules) === undefined;
  if (past.is === "unreadable" && past.noGit && open.some(isLeftOpen)) throw new ToolFailure(past.why);
  const landed = new Map<OpenQuestion, string | undefined>();
  const squashedBy = onceForEach(async (by: string) => {
    const merged = await trailers.squashed(by);
    return readEarlier({ versions: [], merged }, open, reading).merged;
  });
  const verdictOn = async (question: OpenQuestion): Promise<Verdict> => {
    const byOption = named(question, rules);
    if (byOption === "write" || byOption === "pull") return { is: byOption };
    const text = { ...question, declared: declaredText(question.kind, question.entry, question.language) };
    const isLive = sameAsLive(question, text.declared);
    const decide = (record: TextHistory | undefined) => settle(question, isOurs(question), record, isLive);
    const noRepository = past.is === "unreadable" && past.noRepository;
    const record: TextHistory | undefined = noRepository
      ? undefined
      : {
          ...historyOf(text, pastEntries.versions, pastEntries.merged, present),
          ...(past.is === "unreadable" &&
            from(question) <= (past.back ?? Number.POSITIVE_INFINITY) && { unread: past.why }),
        };
    if (question.isHeld) {
      const isCommitted = record?.periods[0]?.since !== Number.POSITIVE_INFINITY;
      return { is: "held", ...(!isCommitted && { cause: "not committed" }) };
    }
    let verdict = decide(record);
    if (verdict.is === "pull" && lastApplied && record) {
      const last = await lastApplied();
      if (last?.is === "read") {
        const said = saidIn(text, last.declared.entries[question.kind.plural] ?? [], present);
        if (!sameSaid(said, text.declared)) verdict = decide(landedNow(record, said));
      } else if (last?.isUnknown) unread.add(last.why);
    }
    const isOpen = verdict.is === "conflict" || verdict.is === "undecided";
    if (byOption || !record || (!isOpen && !(verdict.is === "pull" && trailers.hasFor(question))))
      return decidedBy(byOption, verdict, user);
    const by = record.periods[0]?.by;
    landed.set(question, by);
    const commit = await trailers.deciding(question, by);
    if (commit !== undefined) return { is: "write", commit };
    const squashed = by === undefined ? [] : await squashedBy(by);
    if (squashed.length > 0)
      verdict = decide({ ...record, merged: [...record.merged, ...setIn(text, squashed, present)] });
    return decidedBy(undefined, verdict, user);
  };
  const verdicts = new Map<string, Verdict>();
  for (const question of open) verdicts.set(textKey(question), await verdictOn(question));
  const withoutEffect: Problem[] = [];
  for (const [question, by] of landed)
    if (verdicts.get(textKey(question))?.is !== "write")
      append(withoutEffect, await trailers.withoutEffect(question, by));
  const notApplied = [...unread].map((reason) => {
    const message = `It is not known what was applied last, so a text of the files that is not applied yet may be taken for an older one. Reason: ${reason}.`;
    return problem("not-read", message, { severity: "warning", scope: "project" });
  });
  return {
    verdicts,
    unknown: [
      ...notApplied,
      ...eachOnce(withoutEffect),
      ...decidedNothing(open, verdicts, rules),
      ...(query?.target === undefined ? [] : byTrailer(open, verdicts)),
    ],
  };
}

/** Patterns of `overwrite` that match only texts for which a pattern does not count. */
function decidedNothing(
  open: readonly OpenQuestion[],
  verdicts: ReadonlyMap<string, Verdict>,
  { overwrite }: Rules,
): Problem[] {
  return overwrite.flatMap((pattern) => {
    const names = ({ kind, entry, object: live, language, isHeld }: OpenQuestion) =>
      namingOf([pattern], { kind, entry, live }, language, isHeld === true) !== undefined;
    const isLeft = (text: OpenQuestion) => ["pull", "held"].includes(verdicts.get(textKey(text))?.is ?? "");
    const [firstText, ...otherTexts] = open.filter(names);
    if (!firstText || ![firstText, ...otherTexts].every(isLeft)) return [];
    const message = `overwrite ${pattern} decides nothing, because a pattern counts only for conflicts and undecided texts. To write the text of the file over a newer one of the project, name it: ${firstText.kind.label(firstText.entry.values)}:${firstText.language}`;
    return [problem("unknown-text", message, { severity: "warning", scope: "project" })];
  });
}

/** What the trailers of a pull request decide. */
function byTrailer(open: readonly OpenQuestion[], verdicts: ReadonlyMap<string, Verdict>): Problem[] {
  const decided = open.flatMap((question) => {
    const verdict = verdicts.get(textKey(question));
    return verdict?.is === "write" && verdict.commit ? [{ ...question, commit: verdict.commit }] : [];
  });
  const [firstQuestion, ...otherQuestions] = decided;
  if (!firstQuestion) return [];
  const suffix = otherQuestions.length > 0 ? ` (and ${otherQuestions.length} more)` : "";
  const message = `The ${firstQuestion.language} translation${suffix} overwrites a newer one in Lokalise, because commit ${firstQuestion.commit.slice(0, 7)} has the trailer Lokaform-Overwrite.`;
  const at = { path: ["translations", firstQuestion.language], severity: "warning" } as const;
  return [entryProblem(firstQuestion.kind, firstQuestion.entry, "conflict", message, at)];
}

/** What landed after the last apply is as new as now. `said`: what the files said then. */
function landedNow({ periods: [present, ...earlier], ...history }: TextHistory, said: Json | undefined) {
  if (!present) return { ...history, periods: [] };
  const applied = { said, since: Number.NEGATIVE_INFINITY, until: present.since };
  const periods = [{ ...present, since: Number.POSITIVE_INFINITY }, ...earlier, applied];
  return { ...history, periods };
}

interface ByPattern {
  is: "overwrite" | "accept";
}

/** What an option says. A whole name decides at once, and a pattern only what is not decided. */
function named(
  { kind, entry, object, language, isHeld }: OpenQuestion,
  { overwrite, accept }: Rules,
): "write" | "pull" | ByPattern | undefined {
  const candidate = { kind, entry, live: object };
  const naming = (patterns: readonly string[]) => namingOf(patterns, candidate, language, isHeld === true);
  const [overwriteNaming, acceptNaming] = [naming(overwrite), naming(accept)];
  if (overwriteNaming === "whole") return "write";
  if (acceptNaming === "whole") return "pull";
  if (overwriteNaming) return { is: "overwrite" };
  return acceptNaming && { is: "accept" };
}

const isTakenBack = (verdict: Verdict | undefined) => verdict?.is === "write" && verdict.takesBack === true;

function decidedBy(by: ByPattern | undefined, verdict: Verdict, user: OwnUser): Verdict {
  const isOpen = verdict.is === "conflict" || verdict.is === "undecided" || isTakenBack(verdict);
  if (by && isOpen) return { is: by.is === "overwrite" ? "write" : "pull" };
  return verdict.is === "undecided" && verdict.cause === "unknown user" && user.is === "unknown"
    ? { ...verdict, why: user.why }
    : verdict;
}

/** Whether a file with this text says what the project has. The forms of a plural that the text does not have stay. */
function sameAsLive({ kind, live }: OpenQuestion, declared: Json | undefined) {
  const replaced =
    isMapping(live) && isMapping(declared)
      ? Object.keys(declared).filter((form) => (live[form] ?? "") !== "" && live[form] !== declared[form])
      : undefined;
  return (said: Json): boolean =>
    replaced
      ? isMapping(said) && isMapping(live) && replaced.every((form) => said[form] === live[form])
      : kind.fields.some((field) => field.role === "text" && field.same(live, said, undefined));
}

/** A mistake in an earlier version is none of the present run. Its other entries count. */
function readEarlier(
  { versions, merged = [] }: Pick<EarlierManifests, "versions" | "merged">,
  questions: readonly { kind: AnyKind }[],
  { textFiles, usable }: Pick<VerdictSources, "textFiles" | "usable">,
) {
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  const withEntries = (version: EarlierManifest): EarlierEntries => {
    const entriesOf = (text: string) =>
      kinds.flatMap((kind) => readEarlierEntries(kind, version, text, textFiles, usable));
    const { before, after, ...details } = version;
    return { ...details, before: entriesOf(before), after: after === undefined ? [] : entriesOf(after) };
  };
  return { versions: versions.map(withEntries), merged: merged.map(withEntries) };
}
