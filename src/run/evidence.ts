/** Makes a plan, and finds out before who wrote the live texts that `merge` would replace, and what manifests said earlier. */
import type { ReadClient } from "../api/client/readClient.ts";
import { AbortError, RequestError } from "../api/errors/errors.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import { readEarlierEntries, type TextFiles } from "../kinds/read.ts";
import { readId, readMap, readText } from "../model/answered.ts";
import type { EarlierManifest, EarlierManifests, FileHistory } from "../model/earlierManifest.ts";
import type { Usable } from "../model/environment.ts";
import { NO_EVIDENCE, textKey, type Writers, writersNamed } from "../model/evidence.ts";
import { type Problem, problem } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import type { Rules } from "../model/rules.ts";
import { agreedTexts, type EarlierVersion, ownForms } from "../plan/agreed.ts";
import { type PlanResult, planner } from "../plan/makePlan.ts";
import type { OpenQuestion } from "../plan/planKind.ts";
import { counted } from "../report/words/figures.ts";

/** Where the answers are looked for, only as far as a plan needs them. */
export interface EvidenceSources {
  /** The user of the token. It is asked for once. */
  ownUser(): Promise<OwnUser>;
  history: FileHistory;
  /** The present manifests. An entry can come from another one, also from one that is empty now. */
  manifests: readonly string[];
  textFiles: TextFiles;
  usable: Usable;
}

type OwnUser = { is: "known"; names: readonly string[] } | { is: "unknown"; why: string };

/** A plan, and what had to be left open. */
export type EvidencedPlan = PlanResult & { notices: readonly Problem[] };

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
  if (result.is === "stopped" || result.open.length === 0) return { ...result, notices: [] };
  const notices: Problem[] = [];
  const known = await knownWriters(writers, sources);
  if (known.writers !== writers) result = planned({ ...NO_EVIDENCE, writers: known.writers });
  if (known.why !== undefined) notices.push(writersNotice(known.why));
  if (result.is === "stopped" || result.open.length === 0) return { ...result, notices };
  const { agreed, unread } = await findAgreed(result.open, declared, sources, target);
  if (unread) notices.push(unread);
  if (agreed.size > 0) result = planned({ writers: known.writers, agreed });
  return { ...result, notices };
}

async function knownWriters(
  writers: Writers,
  { ownUser }: EvidenceSources,
): Promise<{ writers: Writers; why?: string }> {
  if (writers.is !== "not asked") return { writers };
  const own = await ownUser();
  if (own.is === "known") return { writers: writersNamed(own.names) };
  return { writers: { is: "unknown" }, why: own.why };
}

function writersNotice(why: string): Problem {
  const message = `Lokaform cannot find out which user the token belongs to: ${why} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
  return problem("unknown-writers", message, { severity: "notice", reach: "project" });
}

/** Which of the open texts the manifests once declared. History is read only if the target does not answer everything. */
async function findAgreed(
  open: readonly OpenQuestion[],
  declared: Declaration,
  { history, manifests, textFiles, usable }: EvidenceSources,
  target: Declaration | undefined,
): Promise<{ agreed: ReadonlySet<string>; unread?: Problem }> {
  const agreed = new Set<string>();
  const answer = (keys: Iterable<string>) => {
    for (const key of keys) agreed.add(key);
  };
  const present = Object.values(declared.entries).flatMap((entries) => entries ?? []);
  const unanswered = () => open.filter((question) => !agreed.has(textKey(question)));
  for (const entries of Object.values(target?.entries ?? {}))
    answer(agreedTexts(open, { entries, until: Number.POSITIVE_INFINITY }, present));
  const dated = unanswered().filter(({ at }) => at !== undefined);
  const since = Math.min(...dated.map(({ at = 0 }) => at));
  const found = dated.length > 0 ? await history.versions(since, manifests) : NOT_NEEDED;
  const versions = found.versions.map((version) => readEarlier(version, dated, { textFiles, usable }));
  for (const version of versions) answer(agreedTexts(unanswered(), version, present));
  // As far as the history goes back: before that, the last writer decides about plural forms.
  answer(ownForms(unanswered(), versions, present));
  const left = unanswered().filter(({ isOurs, at }) => !isOurs && at !== undefined);
  // Without a repository, the manifests never said anything else.
  if (found.is === "read" || found.noRepository || left.length === 0) return { agreed };
  return { agreed, unread: historyNotice(left, found.why) };
}

const NOT_NEEDED: EarlierManifests = { is: "read", versions: [] };

/** A mistake in an earlier version is none of the present run. Its other entries count. */
function readEarlier(
  version: EarlierManifest,
  questions: readonly OpenQuestion[],
  { textFiles, usable }: Pick<EvidenceSources, "textFiles" | "usable">,
): EarlierVersion {
  const { now, until } = version;
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  return {
    now,
    until,
    entries: kinds.flatMap((kind) => readEarlierEntries(kind, version, textFiles, usable)),
  };
}

function historyNotice(left: readonly OpenQuestion[], why: string): Problem {
  const message = `${counted(left.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${why} So these texts are kept.`;
  return problem("unread-history", message, { severity: "notice", reach: "project" });
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
