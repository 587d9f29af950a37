/** Makes a plan, and finds out before who wrote the live texts that `merge` would replace, and what manifests said earlier. */
import type { ReadClient } from "../api/client/readClient.ts";
import { AbortError, RequestError } from "../api/errors/errors.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import { readEarlierEntries, type TextFiles } from "../kinds/read.ts";
import { readId, readMap, readText } from "../model/answered.ts";
import type {
  EarlierManifest,
  EarlierManifests,
  FileHistory,
  HistoryQuestion,
} from "../model/earlierManifest.ts";
import type { Usable } from "../model/environment.ts";
import { NO_EVIDENCE, textKey, type Writers, writersNamed } from "../model/evidence.ts";
import { least } from "../model/lists.ts";
import { type Problem, problem } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import type { Rules } from "../model/rules.ts";
import { agreedTexts, type EarlierEntries, type EarlierVersion, ownForms } from "../plan/agreed.ts";
import { type PlanResult, planner } from "../plan/makePlan.ts";
import type { OpenQuestion } from "../plan/planKind.ts";
import { counted } from "../report/view/words.ts";

/** Where the answers are looked for, only as far as a plan needs them. */
export interface EvidenceSources {
  /** The user of the token. It is asked for once. */
  ownUser(): Promise<OwnUser>;
  history: FileHistory;
  /** The present manifests. An entry can come from another one, also from one that is empty now. */
  manifests: readonly string[];
  textFiles: TextFiles;
  usable: Usable;
  /** How dates of commits are read. */
  asked?: HistoryQuestion;
  /** Whether the run writes: what it cannot decide makes it fail. */
  writes?: boolean;
}

type OwnUser = { is: "known"; names: readonly string[] } | { is: "unknown"; why: string };

/** A plan, and why texts had to be left open. */
export type EvidencedPlan = PlanResult & { undecided: readonly Problem[] };

/** `target`: what the commit declares that the run compares with, which is an earlier declaration of a pull request. */
export async function planWithEvidence(
  declared: Declaration,
  live: Live,
  rules: Rules,
  sources: EvidenceSources,
  target?: Declaration,
): Promise<EvidencedPlan> {
  const planned = planner(declared, live, rules);
  const writers: Writers = rules.writers ? writersNamed(rules.writers) : NO_EVIDENCE.writers;
  let result = planned({ ...NO_EVIDENCE, writers });
  if (result.is === "stopped" || result.open.length === 0) return { ...result, undecided: [] };
  const known = await knownWriters(writers, sources);
  if (known.writers !== writers) result = planned({ ...NO_EVIDENCE, writers: known.writers });
  if (result.is === "stopped" || result.open.length === 0) return { ...result, undecided: [] };
  const { agreed, why } = await findAgreed(result.open, declared, sources, target);
  if (agreed.size > 0) result = planned({ writers: known.writers, agreed });
  const left = result.is === "stopped" ? [] : result.open.filter(({ isOurs }) => !isOurs);
  const severity = sources.writes ? "error" : "warning";
  const reasons = [
    ...(known.why === undefined ? [] : [writersProblem(left, known.why)]),
    ...(why === undefined ? [] : [historyProblem(left, why)]),
  ];
  return { ...result, undecided: left.length === 0 ? [] : reasons.map((one) => ({ ...one, severity })) };
}

async function knownWriters(
  writers: Writers,
  { ownUser }: EvidenceSources,
): Promise<{ writers: Writers; why?: string }> {
  if (writers.is !== "not asked") return { writers };
  const own = await ownUser();
  if (own.is === "known") return { writers: writersNamed(own.names) };
  return { writers: writersNamed([]), why: own.why };
}

function writersProblem(left: readonly OpenQuestion[], why: string): Problem {
  const message = `Lokaform cannot find out which user the token belongs to: ${why} So it cannot decide about ${counted(left.length, "text")} that it may have written itself: ${named(left)}. ${kept(left)} To decide ${left.length === 1 ? "it" : "them"}, set writers in lokaform.yaml to the address of this user.`;
  return problem("unknown-writers", message, { reach: "project" });
}

function historyProblem(left: readonly OpenQuestion[], why: string): Problem {
  const message = `Lokaform cannot decide about ${counted(left.length, "text")} that others wrote and that may have been in the manifests earlier: ${named(left)}. ${kept(left)} The history of the manifests cannot be read: ${why}`;
  return problem("unread-history", message, { reach: "project" });
}

function kept({ length }: readonly OpenQuestion[]): string {
  return length === 1 ? "It is kept as it is in the project." : "They are kept as they are in the project.";
}

const MAX_NAMED = 5;

function named(left: readonly OpenQuestion[]): string {
  const names = left
    .slice(0, MAX_NAMED)
    .map(({ kind, entry, language }) => `${kind.label(entry.values)} (${language})`);
  const more = left.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** Which of the open texts the manifests once declared. History is read only if the target does not answer everything. */
async function findAgreed(
  open: readonly OpenQuestion[],
  declared: Declaration,
  { history, manifests, asked, ...reading }: EvidenceSources,
  target: Declaration | undefined,
): Promise<{ agreed: ReadonlySet<string>; why?: string }> {
  const agreed = new Set<string>();
  const answer = (keys: Iterable<string>) => {
    for (const key of keys) agreed.add(key);
  };
  const present = Object.values(declared.entries).flatMap((entries) => entries ?? []);
  const unanswered = () => open.filter((question) => !agreed.has(textKey(question)));
  for (const entries of Object.values(target?.entries ?? {}))
    answer(agreedTexts(open, { entries, until: Number.POSITIVE_INFINITY }, present));
  const dated = unanswered().filter(({ at }) => at !== undefined);
  if (dated.length === 0) return { agreed };
  const since = least(dated.map(({ at = 0 }) => at));
  const found = await history.versions(since, manifests, asked);
  const { versions, merged } = readEarlier(found, dated, reading);
  for (const version of [...versions, ...merged]) answer(agreedTexts(unanswered(), version, present));
  // As far as the history goes back: before that, the last writer decides about plural forms.
  answer(ownForms(unanswered(), versions, present));
  // Without a repository, the manifests never said anything else.
  return { agreed, ...(found.is === "unreadable" && !found.noRepository && { why: found.why }) };
}

/** A mistake in an earlier version is none of the present run. Its other entries count. */
export function readEarlier(
  { versions, merged = [] }: EarlierManifests,
  questions: readonly Pick<OpenQuestion, "kind">[],
  { textFiles, usable }: Pick<EvidenceSources, "textFiles" | "usable">,
): { versions: readonly EarlierVersion[]; merged: readonly EarlierEntries[] } {
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  const entriesOf = (version: Pick<EarlierManifest, "path" | "now" | "text">) =>
    kinds.flatMap((kind) => readEarlierEntries(kind, version, textFiles, usable));
  return {
    versions: versions.map(({ text, ...one }) => ({ ...one, entries: entriesOf({ ...one, text }) })),
    merged: merged.map(({ until, before, ...one }) => ({
      until,
      entries: entriesOf(one),
      before: entriesOf({ ...one, text: before }),
    })),
  };
}

/** Asks for the user of the token, once. The id has no branch: contributors belong to the whole project. */
export function ownUserOf(client: ReadClient, projectId: string): EvidenceSources["ownUser"] {
  let asked: Promise<OwnUser> | undefined;
  return () => {
    asked ??= readOwnUser(client, plainId(projectId));
    return asked;
  };
}

async function readOwnUser(client: ReadClient, projectId: string): Promise<OwnUser> {
  try {
    const map = readMap(await client.contributorMe(projectId)) ?? {};
    const names = [readId(map.user_id), readText(map.email)].flatMap((name) => name || []);
    return names.length > 0 ? { is: "known", names } : { is: "unknown", why: "the answer names no user." };
  } catch (error) {
    // The plan is safe without the answer. Only a run that is stopped ends here.
    if (!(error instanceof RequestError) || error instanceof AbortError) throw error;
    return { is: "unknown", why: error.message };
  }
}
