/** Reads the live project, with as few requests as a complete result allows. */
import type { ReadClient } from "../api/client.ts";
import type { ReadBackup } from "../backup/read.ts";
import {
  completedLanguages,
  type Declaration,
  declaredLanguages,
  inBaseLanguage,
  type Live,
} from "../kinds/declaration.ts";
import type { AnyKind, LiveObjects } from "../kinds/kind.ts";
import type { Change } from "../model/plan.ts";
import { type Result, success } from "../model/problem.ts";
import type { Language, ProjectDetails } from "../model/project.ts";
import { type ResponseMap, readMap } from "../model/response.ts";
import type { Rules } from "../model/setting.ts";
import { remoteOf } from "./kindRemote.ts";
import { observeProject, requestProject } from "./project.ts";
import { IncompleteRead } from "./sending.ts";

/** The live project, and the declarations that it was read for with only the texts that count in its base language. */
interface Observed extends Live {
  declared: readonly Declaration[];
}

/** Fails if the result may be incomplete. Kinds and languages that no declaration has are not read. */
export async function observe(
  client: ReadClient,
  projectId: string,
  ...declarations: readonly Declaration[]
): Promise<Result<Observed>> {
  return observeFor(client, projectId, declarations, (kind, { project, languages, statistics }) =>
    remoteOf(kind).observe(client, project.id, languages, statistics),
  );
}

/** What plans are made from, other than live objects. */
export interface PlanSources {
  /** A plan is made of each. */
  declarations: readonly { declared: Declaration; rules: Rules }[];
  /** The changes of the reviewed plan that the plan is compared with. */
  reviewed: readonly Change[];
}

/** The same, but objects that no declaration names are read only if a plan needs them. */
export async function observeDeclared(
  client: ReadClient,
  projectId: string,
  { declarations, reviewed }: PlanSources,
): Promise<Result<Observed>> {
  const all = declarations.map(({ declared }) => declared);
  return observeFor(client, projectId, all, async (kind, { project, declared, languages, statistics }) => {
    const { observe: observeAll, observeDeclared: observeSome } = remoteOf(kind);
    const some = await observeSome?.({
      client,
      project,
      statistics,
      languages,
      declarations: declarations.map(({ rules }, at) => ({
        entries: declared[at]?.entries[kind.plural] ?? [],
        rules,
      })),
      reviewed: reviewed.filter((change) => change.kind === kind.name),
    });
    return some ? success(some) : observeAll(client, project.id, languages, statistics);
  });
}

/** What is known before the objects are read. `languages`: those whose texts the declarations need. */
interface Known extends Pick<Observed, "project" | "declared"> {
  statistics: ResponseMap;
  languages: readonly Language[];
}

/** Reads the project as far as the declarations need it, and the kinds that they have. */
async function observeFor(
  client: ReadClient,
  projectId: string,
  declarations: readonly Declaration[],
  readKind: (kind: AnyKind, known: Known) => Promise<Result<LiveObjects<unknown>>>,
): Promise<Result<Observed>> {
  const named = declarations.flatMap(declaredLanguages);
  const [{ kinds: all } = { kinds: [] }] = declarations;
  const kinds = all.filter(({ plural }) => declarations.some(({ entries }) => entries[plural]));
  const read = await requestProject(client, projectId, {
    languages: named.length > 0,
    names: kinds.some(({ namesByPlatform }) => namesByPlatform),
    texts: named.some(({ ofText }) => ofText),
  });
  if (!read.ok) return read;
  const { project, details } = read.value;
  const declared = declarations.map((one) => inBaseLanguage(one, project.baseLanguage));
  const texts = new Set([
    ...declared.flatMap(declaredLanguages).flatMap(({ language, ofText }) => (ofText ? [language] : [])),
    ...declarations.flatMap(completedLanguages),
  ]);
  const languages = project.segmentation ? [] : (project.languages ?? []).filter(({ iso }) => texts.has(iso));
  const statistics = readMap(readMap(details)?.statistics) ?? {};
  const known = { project, declared, statistics, languages };
  const live = await readKinds(project, kinds, (kind) => readKind(kind, known));
  return live.ok ? success({ ...live.value, declared }) : live;
}

/** What a new manifest is made of. */
export interface WholeKinds {
  kinds: readonly AnyKind[];
  /** The languages whose texts are read. A problem ends the reading. */
  languages(project: ProjectDetails): Result<readonly Language[]>;
  /** Whether the kind is left out because it could not be read. Otherwise the error is thrown. */
  leavesOut(kind: AnyKind, error: unknown): boolean;
}

/** Reads all objects of some kinds, without any declaration. Fails if the result may be incomplete. */
export async function observeWhole(
  client: ReadClient,
  projectId: string,
  { kinds, languages, leavesOut }: WholeKinds,
): Promise<Result<Live>> {
  const read = await observeProject(client, projectId, { languages: true, names: true, texts: true });
  if (!read.ok) return read;
  const chosen = languages(read.value);
  if (!chosen.ok) return chosen;
  const wanted = read.value.segmentation ? [] : chosen.value;
  const readKind = (kind: AnyKind) => remoteOf(kind).observe(client, read.value.id, wanted);
  return readKinds(read.value, kinds, readKind, leavesOut);
}

async function readKinds(
  project: ProjectDetails,
  kinds: readonly AnyKind[],
  readKind: (kind: AnyKind) => Promise<Result<LiveObjects<unknown>>>,
  leavesOut: WholeKinds["leavesOut"] = () => false,
): Promise<Result<Live>> {
  const reads = await Promise.all(
    kinds.map(async (kind) => {
      try {
        return { kind, found: await readKind(kind) };
      } catch (error) {
        if (leavesOut(kind, error)) return undefined;
        throw error;
      }
    }),
  );
  const objects: Record<string, LiveObjects<unknown>> = {};
  for (const read of reads) {
    if (!read) continue;
    if (!read.found.ok) return read.found;
    objects[read.kind.plural] = read.found.value;
  }
  return success({ project, objects });
}

/** Reads the live objects of a backup. Throws an {@link IncompleteRead} if a list may be incomplete. */
export async function observeForRestore(
  client: ReadClient,
  projectId: string,
  { kinds: all, entries }: Pick<ReadBackup, "kinds" | "entries">,
): Promise<Live> {
  const kinds = all.filter(({ plural }) => (entries[plural]?.length ?? 0) > 0);
  const names = kinds.some(({ namesByPlatform }) => namesByPlatform);
  const [read, ...found] = await Promise.all([
    observeProject(client, projectId, { languages: true, names, texts: names }),
    ...kinds.map(async (kind) => ({
      plural: kind.plural,
      objects: await remoteOf(kind).lookUp(client, projectId, entries[kind.plural] ?? []),
    })),
  ]);
  // An object that cannot be read cannot be compared, so nothing is restored.
  if (!read.ok || found.some(({ objects }) => objects.unusable.length > 0)) throw new IncompleteRead();
  return {
    project: read.value,
    objects: Object.fromEntries(found.map(({ plural, objects }) => [plural, objects])),
  };
}
