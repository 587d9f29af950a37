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
  given: Rules,
  sources: VerdictSources,
): Promise<PlanResult & { reasons: Reasons; takenBack: readonly OpenQuestion[] }> {
  const several = (patterns: readonly string[]) => separated(patterns, [declared]);
  const rules = { ...given, overwrite: several(given.overwrite), accept: several(given.accept) };
  const byName = makePlan(declared, live, rules, NO_VERDICTS);
  const former = await formerFiles(byName, sources);
  const planned = (verdicts: FindVerdict) => makePlan(declared, live, rules, verdicts, former);
  const first = former ? planned(NO_VERDICTS) : byName;
  const reasons = new Map<string, string>();
  if (first.is === "stopped") return { ...first, reasons, takenBack: [] };
  const option = rules.accept.length > 0 ? "accept" : "overwrite";
  const wrong = unknownNamedLanguages(`--${option}`, rules[option], declared, live.project);
  if (wrong.length > 0) return { is: "stopped", problems: wrong, reasons, takenBack: [] };
  const remarks = await unknownWriter(rules, sources);
  const isDecided = first.open.length === 0;
  const { verdicts, unknown = [] } = isDecided
    ? { verdicts: new Map<string, Verdict>() }
    : await findVerdicts(first.open, declared, rules, sources);
  for (const verdict of verdicts.values())
    if (verdict.is === "undecided" && "why" in verdict) reasons.set(verdict.cause, verdict.why);
  const result = isDecided ? first : planned((question) => verdicts.get(textKey(question)));
  const takenBack = first.open.filter((one) => isTakenBack(verdicts.get(textKey(one))));
  return { ...result, problems: [...result.problems, ...remarks, ...unknown], reasons, takenBack };
}

/** Of which files the live keys with filenames are that no file of their entries has. They can be those of another repository. */
async function formerFiles(
  result: PlanResult,
  { history, asked }: VerdictSources,
): Promise<FormerFiles | undefined> {
  const others = (result.is === "planned" ? result.kinds : []).flatMap(({ kind, matching }) =>
    matching.matches.flatMap(
      ({ declared, live }) => (live !== undefined && kind.textFiles?.otherFile(declared, live)) || [],
    ),
  );
  if (others.length === 0) return undefined;
  const paths = [...new Set(others.flatMap((one) => one.paths))];
  const { is, versions } = await history.versions(0, paths, asked);
  const known = new Set(versions.flatMap(({ path, now, before }) => (before === "" ? [] : [path, now])));
  const files = groupedByEach(others, ({ filename }) => [filename]);
  const ofFile = (some: typeof others) =>
    some.some((one) => one.paths.some((path) => known.has(path))) ? "ours" : OTHERS[is];
  return new Map([...files].map(([filename, some]) => [filename, ofFile(some)]));
}

const OTHERS = { read: "others", unreadable: "unknown" } as const;

/** How long before a text was written a file may have said what it says: an apply that ran late writes it then. Seconds. */
const LATE = 30 * 24 * 60 * 60;

async function findVerdicts(
  open: readonly OpenQuestion[],
  declared: Declaration,
  rules: Rules,
  { history, manifests, asked, applied, ownUser, ...reading }: VerdictSources,
): Promise<{ verdicts: Map<string, Verdict>; unknown?: Problem[] }> {
  const own: OwnUser = rules.writers ? { is: "known", names: rules.writers } : await ownUser();
  const isOurs = ({ by }: TextQuestion) => (own.is === "known" ? isNamed(own.names, by) : undefined);
  // A file may have said it before, unless a person wrote it.
  const from = (question: TextQuestion) =>
    question.at === undefined || question.isHeld
      ? Number.POSITIVE_INFINITY
      : question.at - (isOurs(question) === false ? 0 : LATE);
  const found = await history.versions(least(open.map(from)), manifests, asked);
  const read = readEarlier(found, open, reading);
  const trailers = new OverwriteTrailers(found, history, manifests, asked?.now);
  const present = Object.values(declared.entries).flatMap((entries) => entries ?? []);
  const lastApplied = applied && once(applied);
  const unread = new Set<string>();
  const isLeftOpen = (question: OpenQuestion) => !question.isHeld && named(question, rules) === undefined;
  if (found.is === "unreadable" && found.noGit && open.some(isLeftOpen)) throw new ToolFailure(found.why);
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
    const decide = (known: TextHistory | undefined) => settle(question, isOurs(question), known, isLive);
    const noRepository = found.is === "unreadable" && found.noRepository;
    const known: TextHistory | undefined = noRepository
      ? undefined
      : {
          ...historyOf(text, read.versions, read.merged, present),
          ...(found.is === "unreadable" &&
            from(question) <= (found.back ?? Number.POSITIVE_INFINITY) && { unread: found.why }),
        };
    if (question.isHeld) {
      const isCommitted = known?.periods[0]?.since !== Number.POSITIVE_INFINITY;
      return { is: "held", ...(!isCommitted && { cause: "not committed" }) };
    }
    let verdict = decide(known);
    if (verdict.is === "pull" && lastApplied && known) {
      const last = await lastApplied();
      if (last?.is === "read") {
        const said = saidIn(text, last.declared.entries[question.kind.plural] ?? [], present);
        if (!sameSaid(said, text.declared)) verdict = decide(landedNow(known, said));
      } else if (last?.isUnknown) unread.add(last.why);
    }
    const isOpen = verdict.is === "conflict" || verdict.is === "undecided";
    if (byOption || !known || (!isOpen && !(verdict.is === "pull" && trailers.hasFor(question))))
      return decidedBy(byOption, verdict, own);
    const by = known.periods[0]?.by;
    landed.set(question, by);
    const commit = await trailers.deciding(question, by);
    if (commit !== undefined) return { is: "write", commit };
    const squashed = by === undefined ? [] : await squashedBy(by);
    if (squashed.length > 0)
      verdict = decide({ ...known, merged: [...known.merged, ...setIn(text, squashed, present)] });
    return decidedBy(undefined, verdict, own);
  };
  const verdicts = new Map<string, Verdict>();
  for (const question of open) verdicts.set(textKey(question), await verdictOn(question));
  const withoutEffect: Problem[] = [];
  for (const [question, by] of landed)
    if (verdicts.get(textKey(question))?.is !== "write")
      append(withoutEffect, await trailers.withoutEffect(question, by));
  const notApplied = [...unread].map((why) => {
    const message = `It is not known what was applied last, so a text of the files that is not applied yet may be taken for an older one. Reason: ${why}.`;
    return problem("not-read", message, { severity: "warning", scope: "project" });
  });
  return {
    verdicts,
    unknown: [
      ...notApplied,
      ...eachOnce(withoutEffect),
      ...decidedNothing(open, verdicts, rules),
      ...(asked?.target === undefined ? [] : byTrailer(open, verdicts)),
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
    const isLeft = (one: OpenQuestion) => ["pull", "held"].includes(verdicts.get(textKey(one))?.is ?? "");
    const [first, ...others] = open.filter(names);
    if (!first || ![first, ...others].every(isLeft)) return [];
    const message = `overwrite ${pattern} decides nothing, because a pattern counts only for conflicts and undecided texts. To write the text of the file over a newer one of the project, name it: ${first.kind.label(first.entry.values)}:${first.language}`;
    return [problem("unknown-text", message, { severity: "warning", scope: "project" })];
  });
}

/** What the trailers of a pull request decide. */
function byTrailer(open: readonly OpenQuestion[], verdicts: ReadonlyMap<string, Verdict>): Problem[] {
  const decided = open.flatMap((one) => {
    const verdict = verdicts.get(textKey(one));
    return verdict?.is === "write" && verdict.commit ? [{ ...one, commit: verdict.commit }] : [];
  });
  const [first, ...others] = decided;
  if (!first) return [];
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  const message = `The ${first.language} translation${more} overwrites a newer one in Lokalise, because commit ${first.commit.slice(0, 7)} has the trailer Lokaform-Overwrite.`;
  const at = { path: ["translations", first.language], severity: "warning" } as const;
  return [entryProblem(first.kind, first.entry, "conflict", message, at)];
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
  const [written, pulled] = [naming(overwrite), naming(accept)];
  if (written === "whole") return "write";
  if (pulled === "whole") return "pull";
  if (written) return { is: "overwrite" };
  return pulled && { is: "accept" };
}

const isTakenBack = (verdict: Verdict | undefined) => verdict?.is === "write" && verdict.takesBack === true;

function decidedBy(by: ByPattern | undefined, verdict: Verdict, own: OwnUser): Verdict {
  const isOpen = verdict.is === "conflict" || verdict.is === "undecided" || isTakenBack(verdict);
  if (by && isOpen) return { is: by.is === "overwrite" ? "write" : "pull" };
  return verdict.is === "undecided" && verdict.cause === "unknown user" && own.is === "unknown"
    ? { ...verdict, why: own.why }
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
    const { before, after, ...one } = version;
    return { ...one, before: entriesOf(before), after: after === undefined ? [] : entriesOf(after) };
  };
  return { versions: versions.map(withEntries), merged: merged.map(withEntries) };
}
