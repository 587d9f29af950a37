/** Finds the verdicts about the texts of a plan: it reads who the token's user is, and what the files said earlier. */
import type { ReadClient } from "../api/client.ts";
import { AbortError, RequestError } from "../api/errors.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { entryProblem, readEarlierEntries, type TextFiles } from "../kinds/read.ts";
import type { Declared } from "../kinds/traits.ts";
import type {
  CommittedOverwrite,
  EarlierManifest,
  EarlierManifests,
  FileHistory,
  HistoryQuestion,
} from "../model/earlierManifest.ts";
import { canonical, isMapping, type Json, least, sameJson } from "../model/json.ts";
import { once } from "../model/once.ts";
import type { KeptValueItem } from "../model/plan.ts";
import { type Problem, problem, type Severity } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import { readId, readMap, readText } from "../model/response.ts";
import type { Rules } from "../model/setting.ts";
import type { Usable } from "../model/variables.ts";
import { NO_VERDICTS, type TextQuestion, textKey, type Verdict } from "../model/verdict.ts";
import { declaredText, earlierEntries, textsIn } from "../plan/declaredContents.ts";
import { namingOf, unknownNamedLanguages } from "../plan/filter.ts";
import { type KeptText, type OpenQuestion, type PlanResult, planner } from "../plan/makePlan.ts";
import {
  type EarlierEntries,
  historyOf,
  saidIn,
  sameSaid,
  settle,
  type TextHistory,
} from "../plan/textVerdict.ts";
import { figure, shellWord } from "../report/view/words.ts";
import type { Reasons } from "./textConflicts.ts";

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
  /** What the last successful apply declared, in a workflow that is for no pull request. */
  applied?: (() => Promise<Declaration | undefined>) | undefined;
}

type OwnUser = { is: "known"; names: readonly string[] } | { is: "unknown"; why: string };

export async function planWithVerdicts(
  declared: Declaration,
  live: Live,
  rules: Rules,
  sources: VerdictSources,
): Promise<PlanResult & { reasons: Reasons }> {
  const planned = planner(declared, live, rules);
  const first = planned(NO_VERDICTS);
  const reasons = new Map<string, string>();
  if (first.is === "stopped") return { ...first, reasons };
  const option = rules.accept.length > 0 ? "accept" : "overwrite";
  const wrong = unknownNamedLanguages(option, rules[option], declared, live.project);
  if (wrong.length > 0) return { is: "stopped", problems: wrong, reasons };
  const remarks = await unknownWriter(rules, sources);
  const isDecided = first.open.length === 0;
  const verdicts = isDecided
    ? new Map<string, Verdict>()
    : await findVerdicts(first.open, declared, rules, sources);
  for (const verdict of verdicts.values())
    if (verdict.is === "undecided" && "why" in verdict) reasons.set(verdict.cause, verdict.why);
  const result = isDecided ? first : planned((question) => verdicts.get(textKey(question)));
  return { ...result, problems: [...result.problems, ...remarks], reasons };
}

/** How long before a text was written a file may have said what it says: an apply that ran late writes it then. Seconds. */
const LATE = 30 * 24 * 60 * 60;

async function findVerdicts(
  open: readonly OpenQuestion[],
  declared: Declaration,
  rules: Rules,
  { history, manifests, asked, applied, ownUser, ...reading }: VerdictSources,
): Promise<Map<string, Verdict>> {
  const own: OwnUser = rules.writers ? { is: "known", names: rules.writers } : await ownUser();
  const isOurs = ({ by }: TextQuestion) => (own.is === "known" ? isNamed(own.names, by) : undefined);
  // A file may have said it before, unless a person wrote it.
  const from = (question: TextQuestion) =>
    question.at === undefined || question.isHeld
      ? Number.POSITIVE_INFINITY
      : question.at - (isOurs(question) === false ? 0 : LATE);
  const found = await history.versions(least(open.map(from)), manifests, asked);
  const read = readEarlier(found, open, reading);
  const { overwrites = [] } = found;
  const present = Object.values(declared.entries).flatMap((entries) => entries ?? []);
  const lastApplied = applied && once(applied);
  const verdicts = new Map<string, Verdict>();
  for (const question of open) {
    const byOption = named(question, rules, overwrites);
    const text = { ...question, declared: declaredText(question.kind, question.entry, question.language) };
    const isLive = sameAsLive(question, text.declared);
    const decide = (known: TextHistory | undefined) => settle(question, isOurs(question), known, isLive);
    if (byOption === "write" || byOption === "pull") {
      verdicts.set(textKey(question), { is: byOption });
      continue;
    }
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
      verdicts.set(textKey(question), { is: "held", ...(!isCommitted && { cause: "not committed" }) });
      continue;
    }
    let verdict = decide(known);
    if (verdict.is === "pull" && lastApplied && known) {
      const last = await lastApplied();
      const said = last && saidIn(text, last.entries[question.kind.plural] ?? [], present);
      if (last && !sameSaid(said, text.declared)) verdict = decide(landedNow(known, said));
    }
    verdicts.set(textKey(question), decidedBy(byOption, verdict, own));
  }
  return verdicts;
}

/** What landed after the last apply is as new as now. `said`: what the files said then. */
function landedNow(
  { periods: [present, ...earlier], ...history }: TextHistory,
  said: Json | undefined,
): TextHistory {
  if (!present) return { ...history, periods: [] };
  const applied = { said, since: Number.NEGATIVE_INFINITY, until: present.since };
  const periods = [{ ...present, since: Number.POSITIVE_INFINITY }, ...earlier, applied];
  return { ...history, periods };
}

interface ByPattern {
  overwritten?: CommittedOverwrite;
  is: "overwrite" | "accept";
}

/** What an option or a trailer says. A whole name decides at once; a pattern, and a trailer, only what is not decided. */
function named(
  { kind, entry, object, language, isHeld, at }: OpenQuestion,
  { overwrite, accept }: Rules,
  overwrites: readonly CommittedOverwrite[],
): "write" | "pull" | ByPattern | undefined {
  const candidate = { kind, entry, live: object };
  const naming = (patterns: readonly string[]) => namingOf(patterns, candidate, language);
  const isWhole = (one: ReturnType<typeof naming>) => one === "text" || (one === "key" && !isHeld);
  const [written, pulled] = [naming(overwrite), naming(accept)];
  if (isWhole(written)) return "write";
  if (isWhole(pulled)) return "pull";
  if (written) return { is: "overwrite" };
  if (pulled) return { is: "accept" };
  const overwritten = overwrites.find(
    (one) => (at ?? Number.POSITIVE_INFINITY) < one.at && naming([one.pattern]) !== undefined,
  );
  return overwritten && { is: "overwrite", overwritten };
}

function decidedBy(by: ByPattern | undefined, verdict: Verdict, own: OwnUser): Verdict {
  const isOpen = verdict.is === "conflict" || verdict.is === "undecided";
  if (by?.overwritten && (isOpen || verdict.is === "pull"))
    return { is: "write", commit: by.overwritten.commit };
  if (by && isOpen) return { is: by.is === "overwrite" ? "write" : "pull" };
  return verdict.is === "undecided" && verdict.cause === "unknown user" && own.is === "unknown"
    ? { ...verdict, why: own.why }
    : verdict;
}

/**
 * Whether a file with this text says what the project has. Of a plural, that are the forms that the declared text replaces:
 * the other ones stay.
 */
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

function isNamed(names: readonly string[], { id, address }: TextQuestion["by"]): boolean {
  const own = names.map((name) => name.toLowerCase());
  return [id, address?.toLowerCase()].some((one) => one !== undefined && own.includes(one));
}

/** A mistake in an earlier version is none of the present run. Its other entries count. */
function readEarlier(
  { versions, merged = [] }: EarlierManifests,
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

/** Asks for the user of the token, once. The id has no branch: contributors belong to the whole project. */
export function ownUserOf(client: ReadClient, projectId: string): VerdictSources["ownUser"] {
  return once(() => readOwnUser(client, plainId(projectId)));
}

async function readOwnUser(client: ReadClient, projectId: string): Promise<OwnUser> {
  try {
    const map = readMap(await client.contributorMe(projectId)) ?? {};
    const names = [readId(map.user_id), readText(map.email)].flatMap((name) => name || []);
    return names.length > 0 ? { is: "known", names } : { is: "unknown", why: "The response names no user." };
  } catch (error) {
    // The plan is safe without the response. Only a run that is stopped ends here.
    if (!(error instanceof RequestError) || error instanceof AbortError) throw error;
    return { is: "unknown", why: error.message };
  }
}

/** A user that `writers` lacks would be taken for a person. */
async function unknownWriter({ writers }: Rules, { ownUser }: VerdictSources): Promise<Problem[]> {
  const own: OwnUser | undefined = writers && (await ownUser());
  if (!writers || own?.is !== "known") return [];
  const [id, address] = own.names;
  if (isNamed(writers, { id, address: own.names.find((name) => name.includes("@")) })) return [];
  const message = `The setting writers does not name the user of this token (${address ?? id}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
  return [problem("unknown-writers", message, { severity: "warning", scope: "change" })];
}

// Problems about texts that are not written because of their verdict: conflicts and undecided texts. They prevent no other change.

/** By the cause of undecided texts, a sentence for people. */
type Reasons = ReadonlyMap<string, string>;

interface Explaining {
  reasons: Reasons;
  /** Texts that are undecided make an apply fail. */
  writes: boolean;
  /** The entries and the kept texts of the commit that a pull request would be merged into. */
  target?: { entries: readonly Declared<object>[]; kept: readonly KeptText[] } | undefined;
}

export function textProblems(kept: readonly KeptText[], { reasons, writes, target }: Explaining): Problem[] {
  const before = new Set((target?.kept ?? []).filter(isOpen).map(nameOf));
  const wasBefore = (one: KeptText) => before.has(nameOf(one));
  const conflicts = kept.filter(({ item }) => item.reason === "conflict");
  const undecided = kept.filter(({ item }) => item.reason === "undecided");
  const isChanged = ({ kind, entry, item: { part = "", declared } }: KeptText) => {
    const earlier = target && earlierEntries(kind, target.entries).find(entry);
    const text = earlier && declaredText(kind, earlier, part);
    return target !== undefined && (text === undefined || !sameJson(text, declared ?? null));
  };
  const held = kept.filter((one) => one.item.reason === "held" && isChanged(one));
  const severityOf = (isBefore: boolean): Severity =>
    isBefore ? "notice" : writes || target ? "error" : "warning";
  return [
    ...conflicts.map((one) => conflictProblem(one, wasBefore(one) ? "notice" : "error")),
    ...[true, false].flatMap((isBefore) =>
      undecidedProblems(
        undecided.filter((one) => wasBefore(one) === isBefore),
        reasons,
        severityOf(isBefore),
      ),
    ),
    ...held.map((one) => conflictProblem(one, "warning")),
  ];
}

function isOpen({ item: { reason } }: KeptText): boolean {
  return reason === "conflict" || reason === "undecided";
}

/** The text in its project, with what the file says. */
function nameOf({ item: { kind, id, part, declared } }: KeptText): string {
  return canonical([kind, id, part ?? null, declared ?? null]);
}

function conflictProblem(text: KeptText, severity: Severity): Problem {
  const { item, entry, kind } = text;
  const name = shownName(text);
  const message =
    item.reason === "held"
      ? `The rule for ${item.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${name}.`
      : `Both the file and the project changed the ${item.part} text, so it is not written. To take the text of the project: lokaform pull --accept ${name}. To write the text of the file: lokaform apply --overwrite ${name}.`;
  return entryProblem(kind, entry, "conflict", message, {
    ...{ path: [item.field, item.part ?? ""], ofName: true, severity },
  });
}

function shownName({ kind, entry, item: { part } }: Omit<KeptText, "object">): string {
  const [name = ""] = textsIn(kind.identity(entry.values));
  return shellWord(`${name}:${part}`);
}

const CAUSES: Readonly<Record<NonNullable<KeptValueItem["cause"]>, string>> = {
  "not committed": "The text of the file is not committed",
  "never agreed":
    "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
  undated: "The service does not say when the text of the project was written",
  "unread history": "The history of the files does not tell which text is newer",
  "unknown user":
    "The texts of the project may be from an earlier apply, but it is not known who the user of the token is",
};

/** One problem for each file, language and cause. */
function undecidedProblems(texts: readonly KeptText[], reasons: Reasons, severity: Severity): Problem[] {
  const groups = new Map<string, KeptText[]>();
  for (const text of texts) {
    const { place, part, cause } = text.item;
    const name = canonical([place.file, part ?? null, cause ?? null]);
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { place, part, cause = "undated" } = first.item;
    const why = reasons.get(cause);
    const name =
      group.length === 1
        ? shownName(first)
        : `${shellWord(`*:${part}`)} --filter ${shellWord(`file:${place.file}`)}`;
    const those = group.length === 1 ? "the text" : "the texts";
    const what =
      group.length === 1
        ? `The ${part} text of ${first.item.label} differs from the project and is not written`
        : `${figure(group.length)} ${part} texts of this file differ from the project and are not written; this is the first`;
    const message = `${what}. ${CAUSES[cause]}${why === undefined ? "." : `: ${why}`} To take ${those} of the project: lokaform pull --accept ${name}. To write ${those} of the file: lokaform apply --overwrite ${name}.`;
    return [problem("undecided", message, { place, severity, scope: "change" })];
  });
}
