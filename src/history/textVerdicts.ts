import { ToolFailure } from "../files/system.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { Declared, FormerFiles } from "../kinds/declaredEntry.ts";
import { spellingsOf } from "../kinds/field.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { entryProblem, readEarlierEntries, type TextFiles } from "../kinds/read.ts";
import type {
  EarlierManifest,
  EarlierManifests,
  FileHistory,
  HistoryQuestion,
} from "../model/earlierManifest.ts";
import { append, canonical, grouped, groupedByEach, isMapping, type Json, least } from "../model/json.ts";
import type { Sentence } from "../model/message.ts";
import { once, onceForEach } from "../model/once.ts";
import { eachOnce, type Problem, problem } from "../model/problem.ts";
import type { Rules } from "../model/setting.ts";
import type { Usable } from "../model/variables.ts";
import { type FindVerdict, NO_VERDICTS, type TextQuestion, textKey, type Verdict } from "../model/verdict.ts";
import { declaredText } from "../plan/declaredContents.ts";
import { namingOf, separated, unknownNamedLanguages } from "../plan/filter.ts";
import {
  type KindPlan,
  makePlan,
  type OpenQuestion,
  type PlannedChanges,
  type PlanResult,
} from "../plan/makePlan.ts";
import type { Reasons } from "./conflictMessages.ts";
import { namesOf, OverwriteTrailers } from "./overwriteTrailers.ts";
import {
  type EarlierEntries,
  historyOf,
  saidIn,
  sameSaid,
  setIn,
  settle,
  type TextHistory,
  withPulls,
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
  asked?: HistoryQuestion;
  /** What was applied last, in a workflow that is for no pull request. */
  applied?: (() => Promise<AppliedFiles | undefined>) | undefined;
}

interface Explained {
  reasons: Reasons;
  takenBack: readonly OpenQuestion[];
}

export type PlanWithVerdicts = PlannedChanges & Explained;

export async function planWithVerdicts(
  declared: Declaration,
  live: Live,
  config: Rules,
  sources: VerdictSources,
): Promise<PlanResult & Explained> {
  const several = (patterns: readonly string[]) => separated(patterns, [declared]);
  const rules = { ...config, overwrite: several(config.overwrite), accept: several(config.accept) };
  const byName = makePlan(declared, live, rules, NO_VERDICTS);
  const facts = { formerFiles: await formerFiles(byName, sources), applied: await applied(byName, sources) };
  const planned = (verdicts: FindVerdict) => makePlan(declared, live, rules, verdicts, facts);
  const draft = facts.formerFiles || facts.applied ? planned(NO_VERDICTS) : byName;
  const reasons = new Map<string, Sentence>();
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

/** What was declared at the last apply. It is asked for only if a new entry has a text of a live object that nothing declares. */
async function applied(result: PlanResult, sources: VerdictSources) {
  const canBeRenamed = ({ kind, matching, parts }: KindPlan) => {
    const created = parts.flatMap(({ change }) => (change?.action === "create" ? change.fields : []));
    const texts = new Set(created.length > 0 ? matching.unmanaged.flatMap(kind.texts) : []);
    return created.some(({ after }) => spellingsOf(after).some((text) => texts.has(text)));
  };
  const asks = result.is === "planned" && result.kinds.some(canBeRenamed);
  const last = asks ? await sources.applied?.() : undefined;
  if (last?.is !== "read") return undefined;
  const identities = last.declared.kinds.flatMap((kind) =>
    (last.declared.entries[kind.plural] ?? []).map(({ values }) => canonical(kind.identity(values))),
  );
  return new Set(identities);
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
  const others = is === "read" ? "others" : "unknown";
  const ofFile = (group: typeof otherFiles) =>
    group.some((file) => file.paths.some((path) => ourPaths.has(path))) ? "ours" : others;
  return new Map([...files].map(([filename, group]) => [filename, ofFile(group)]));
}

/** How long before a text was written a file may have said what it says: an apply that ran late writes it then. Seconds. */
const LATE = 30 * 24 * 60 * 60;

async function findVerdicts(
  open: readonly OpenQuestion[],
  declared: Declaration,
  rules: Rules,
  sources: VerdictSources,
): Promise<{ verdicts: Map<string, Verdict>; unknown?: Problem[] }> {
  const { history, manifests, asked: query, ownUser } = sources;
  const user: OwnUser = rules.writers ? { is: "known", names: rules.writers } : await ownUser();
  const since = least(open.map((question) => earliestVersion(question, isOurs(question, user))));
  const past = await history.versions(since, manifests, query);
  const isLeftOpen = (question: OpenQuestion) => !question.isHeld && named(question, rules) === undefined;
  if (past.is === "unreadable" && past.noGit && open.some(isLeftOpen)) throw new ToolFailure(past.why);
  const finder = new VerdictFinder(open, declared, rules, user, past, sources);
  const verdicts = new Map<string, Verdict>();
  for (const question of open) verdicts.set(textKey(question), await finder.verdictOn(question));
  return {
    verdicts,
    unknown: [
      ...finder.notApplied(),
      ...(await finder.withoutEffect(verdicts)),
      ...decidedNothing(open, verdicts, rules),
      ...(query?.target === undefined ? [] : byTrailer(open, verdicts)),
    ],
  };
}

function isOurs({ by }: TextQuestion, user: OwnUser): boolean | undefined {
  return user.is === "known" ? isNamed(user.names, by) : undefined;
}

/** From when on a file may have said what the project has. If a person wrote that, nothing said it before. Unix seconds. */
function earliestVersion({ at, isHeld }: TextQuestion, ours: boolean | undefined): number {
  return at === undefined || isHeld ? Number.POSITIVE_INFINITY : at - (ours === false ? 0 : LATE);
}

/** Finds verdicts one after the other, and keeps what is said about them in the end. */
class VerdictFinder {
  readonly #open: ReadonlyMap<unknown, readonly OpenQuestion[]>;
  readonly #rules: Rules;
  readonly #user: OwnUser;
  readonly #past: EarlierManifests;
  readonly #pastEntries: ReturnType<typeof readEarlier>;
  readonly #present: readonly Declared<object>[];
  readonly #trailers: OverwriteTrailers;
  readonly #lastApplied: VerdictSources["applied"];
  /** The entries that the commits of a squashed pull request changed, by the commit that landed. */
  readonly #squashedBy: (by: string) => Promise<EarlierEntries[]>;
  /** Why it is not known what was applied last. */
  readonly #unread = new Set<string>();
  /** Texts that a trailer could decide, with the commit that brought them. */
  readonly #landed = new Map<OpenQuestion, string | undefined>();

  constructor(
    open: readonly OpenQuestion[],
    declared: Declaration,
    rules: Rules,
    user: OwnUser,
    past: EarlierManifests,
    { history, manifests, asked: query, applied, ...reading }: VerdictSources,
  ) {
    this.#open = grouped(open, ({ object }) => object);
    this.#rules = rules;
    this.#user = user;
    this.#past = past;
    this.#pastEntries = readEarlier(past, open, reading);
    this.#present = Object.values(declared.entries).flatMap((entries) => entries ?? []);
    this.#trailers = new OverwriteTrailers(past, history, manifests, query?.now);
    this.#lastApplied = applied && once(applied);
    this.#squashedBy = onceForEach(async (by: string) => {
      const merged = await this.#trailers.squashed(by);
      return readEarlier({ versions: [], merged }, open, reading).merged;
    });
  }

  async verdictOn(question: OpenQuestion): Promise<Verdict> {
    const byOption = this.#namedBy(question);
    if (byOption === "write" || byOption === "pull") return { is: byOption };
    const { kind, entry, language } = question;
    const text = { ...question, question, declared: declaredText(kind, entry, language) };
    const record = this.#recordOf(text);
    if (question.isHeld) {
      const isCommitted = record?.periods[0]?.since !== Number.POSITIVE_INFINITY;
      return { is: "held", ...(!isCommitted && { cause: "not committed" }) };
    }
    const decide = (history: TextHistory | undefined) =>
      settle(question, isOurs(question, this.#user), history, sameAsLive(question, text.declared));
    const verdict = await this.#sinceLastApply(decide(record), text, record, decide);
    const isOpen = verdict.is === "conflict" || verdict.is === "undecided";
    const canHaveTrailer = isOpen || (verdict.is === "pull" && this.#trailers.hasFor(question));
    if (byOption || !record || !canHaveTrailer) return decidedBy(byOption, verdict, this.#user);
    return this.#byTrailer(verdict, text, record, decide);
  }

  /** The files of another app can have the same key under another name. If that is named, its text counts for both. */
  #namedBy(question: OpenQuestion): ReturnType<typeof named> {
    const own = named(question, this.#rules);
    if (own === "write" || own === "pull") return own;
    const others = (this.#open.get(question.object) ?? []).filter((one) => one !== question);
    for (const twin of others.filter(({ language }) => language === question.language)) {
      const how = named(twin, this.#rules);
      if (how === "pull") return how;
      if (how !== "write") continue;
      const [text = "", other = ""] = [question, twin].map((one) =>
        declaredText(one.kind, one.entry, one.language),
      );
      const isSame = question.kind.fields.some(
        (field) => field.role === "text" && field.same(text, other, undefined),
      );
      return isSame ? "write" : "pull";
    }
    return own;
  }

  /** Undefined: the files are in no repository. */
  #recordOf(text: OpenText): TextHistory | undefined {
    const { versions, merged } = this.#pastEntries;
    const past = this.#past;
    if (past.is === "read") return historyOf(text, versions, merged, this.#present);
    if (past.noRepository) return undefined;
    const since = earliestVersion(text, isOurs(text, this.#user));
    const isUnread = since <= (past.back ?? Number.POSITIVE_INFINITY);
    return { ...historyOf(text, versions, merged, this.#present), ...(isUnread && { unread: past.why }) };
  }

  /** In a workflow: what landed after the last apply is newer than the text of the project, whatever its date says. */
  async #sinceLastApply(verdict: Verdict, text: OpenText, record: TextHistory | undefined, decide: Decide) {
    if (verdict.is !== "pull" || !this.#lastApplied || !record) return verdict;
    const last = await this.#lastApplied();
    if (last?.is !== "read") {
      if (last?.isUnknown) this.#unread.add(last.why);
      return verdict;
    }
    const said = saidIn(text, last.declared.entries[text.kind.plural] ?? [], this.#present);
    return sameSaid(said, text.declared) ? verdict : decide(landedNow(record, said));
  }

  /** A trailer of the commit that brought the text decides, and otherwise what a squash hides. */
  async #byTrailer(verdict: Verdict, text: OpenText, record: TextHistory, decide: Decide): Promise<Verdict> {
    const by = record.periods[0]?.by;
    this.#landed.set(text.question, by);
    const commit = await this.#trailers.deciding(text.question, by);
    if (commit !== undefined) return { is: "write", commit };
    const squashed = by === undefined ? [] : await this.#squashedBy(by);
    if (squashed.length === 0) return decidedBy(undefined, verdict, this.#user);
    const merged = [...record.merged, ...setIn(text, squashed, this.#present)];
    const periods = withPulls(record.periods, merged);
    return decidedBy(undefined, decide({ ...record, periods, merged }), this.#user);
  }

  notApplied(): Problem[] {
    return [...this.#unread].map((reason) => {
      const message = `It is not known what was applied last, so a text of the files that is not applied yet may be taken for an older one. Reason: ${reason}.`;
      return problem("not-read", message, { severity: "warning", scope: "project" });
    });
  }

  /** Trailers that look as if they decided about a text that is not written. */
  async withoutEffect(verdicts: ReadonlyMap<string, Verdict>): Promise<Problem[]> {
    const isDecided = (question: OpenQuestion) => verdicts.get(textKey(question))?.is === "write";
    const decided = new Set([...this.#landed.keys()].filter(isDecided).flatMap(namesOf));
    const problems: Problem[] = [];
    for (const [question, by] of this.#landed)
      if (!isDecided(question)) append(problems, await this.#trailers.withoutEffect(question, by, decided));
    return eachOnce(problems);
  }
}

/** `declared`: what the file says. */
type OpenText = OpenQuestion & { question: OpenQuestion; declared: Json | undefined };
type Decide = (record: TextHistory | undefined) => Verdict;

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

type ByPattern = "overwrite pattern" | "accept pattern";

/** What an option says. A whole name decides at once, and a pattern only what is not decided. */
function named({ kind, entry, object, language, isHeld }: OpenQuestion, { overwrite, accept }: Rules) {
  const candidate = { kind, entry, live: object };
  const naming = (patterns: readonly string[]) => namingOf(patterns, candidate, language, isHeld === true);
  const [overwriteNaming, acceptNaming] = [naming(overwrite), naming(accept)];
  if (overwriteNaming === "whole") return "write";
  if (acceptNaming === "whole") return "pull";
  if (overwriteNaming) return "overwrite pattern";
  return acceptNaming && "accept pattern";
}

const isTakenBack = (verdict: Verdict | undefined) => verdict?.is === "write" && verdict.takesBack === true;

function decidedBy(by: ByPattern | undefined, verdict: Verdict, user: OwnUser): Verdict {
  const isOpen = verdict.is === "conflict" || verdict.is === "undecided" || isTakenBack(verdict);
  if (by && isOpen) return { is: by === "overwrite pattern" ? "write" : "pull" };
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
