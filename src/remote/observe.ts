/** Reads the live project, with as few requests as a complete result allows. */
import type { ReadClient } from "../api/client.ts";
import type { ReadBackup } from "../backup/read.ts";
import { type Declaration, declaredLanguages, inBaseLanguage, type Live } from "../kinds/declaration.ts";
import { listedLanguages } from "../kinds/declaredEntry.ts";
import type { AnyKind } from "../kinds/kind.ts";
import type { Change } from "../model/plan.ts";
import type { Result } from "../model/problem.ts";
import type { Language, ProjectDetails } from "../model/project.ts";
import type { Rules } from "../model/setting.ts";
import { type Reading, remoteOf } from "./kindRemote.ts";
import { requestLanguages, requestProject, requestWholeProject } from "./project.ts";
import { IncompleteRead, resultOf } from "./sending.ts";

/**
 * Reads the project as far as the declarations need it. Fails if the result may be incomplete. `plans`: the rules of each
 * declaration; objects that no declaration names are read only if a plan needs them. Absent: all objects are read. `allTexts`:
 * in all languages of the project, which takes no other requests. `declared`: with only the texts that count in the base language.
 */
export async function observe(
  client: ReadClient,
  projectId: string,
  declarations: readonly Declaration[],
  plans?: { rules: readonly Rules[]; reviewed: readonly Change[] },
  allTexts = false,
): Promise<Result<Live & { declared: readonly Declaration[] }>> {
  const named = declarations.flatMap(declaredLanguages);
  const [{ kinds: all } = { kinds: [] }] = declarations;
  const kinds = all.filter(({ plural }) => declarations.some(({ entries }) => entries[plural]));
  const read = await resultOf(() =>
    requestProject(client, projectId, {
      languages: (named.length > 0 || allTexts) && "counted",
      names: kinds.some(({ namesByPlatform }) => namesByPlatform),
      texts: allTexts || named.some(({ ofText }) => ofText),
    }),
  );
  if (!read.ok) return read;
  const { project, statistics, languages: listed } = read.value;
  const declared = declarations.map((one) => inBaseLanguage(one, project.baseLanguage));
  const texts = new Set([
    ...declared.flatMap(declaredLanguages).flatMap(({ language, ofText }) => (ofText ? [language] : [])),
    ...declarations.flatMap(({ entries }) => Object.values(entries).flat()).flatMap(listedLanguages),
  ]);
  const toRead = (all: readonly Language[] = []) => all.filter(({ iso }) => allTexts || texts.has(iso));
  const plansOf = ({ plural, name }: AnyKind) =>
    plans && {
      declarations: plans.rules.map((rules, at) => ({ entries: declared[at]?.entries[plural] ?? [], rules })),
      reviewed: plans.reviewed.filter(({ kind }) => kind === name),
    };
  const objectsIn = (all: ProjectDetails["languages"]) => {
    const reading = { client, project: { ...project, languages: all }, statistics, languages: toRead(all) };
    return readKinds(reading, kinds, plansOf);
  };
  return resultOf(async () => {
    if (listed || named.length === 0) return { ...(await objectsIn(project.languages)), declared };
    // Only the list has plural forms. The objects can be read meanwhile, if the statistics have the ids of all languages.
    const isComplete = toRead(project.languages).filter(({ id }) => id !== undefined).length === texts.size;
    const [languages, early] = await Promise.all([
      requestLanguages(client, projectId),
      isComplete ? objectsIn(project.languages) : undefined,
    ]);
    const isSame = early && idsOf(toRead(languages)) === idsOf(toRead(project.languages));
    const live = isSame ? early : await objectsIn(languages);
    return { ...live, project: { ...project, languages }, declared };
  });
}

function idsOf(languages: readonly Language[]): string {
  return languages
    .map(({ iso, id = "" }) => `${iso} ${id}`)
    .sort()
    .join();
}

export interface WholeKinds {
  kinds: readonly AnyKind[];
  /** The languages whose texts are read. A problem ends the reading. */
  languages(project: ProjectDetails): Result<readonly Language[]>;
  /** Whether the kind is left out because it could not be read. Otherwise the error is thrown. Absent: it always is. */
  leavesOut?(kind: AnyKind, error: unknown): boolean;
}

/** Reads all objects of some kinds. Fails if the result may be incomplete. */
export async function observeWhole(
  client: ReadClient,
  projectId: string,
  { kinds, languages, leavesOut }: WholeKinds,
  whole = () => requestWholeProject(client, projectId),
): Promise<Result<Live>> {
  const read = await resultOf(whole);
  if (!read.ok) return read;
  const { project, statistics } = read.value;
  const chosen = languages(project);
  if (!chosen.ok) return chosen;
  const reading = { client, project, statistics, languages: chosen.value };
  return resultOf(() => readKinds(reading, kinds, () => undefined, leavesOut));
}

async function readKinds(
  reading: Reading,
  kinds: readonly AnyKind[],
  plansOf: (kind: AnyKind) => Reading["plans"],
  leavesOut: WholeKinds["leavesOut"] = () => false,
): Promise<Live> {
  const { project } = reading;
  const languages = project.segmentation ? [] : reading.languages;
  const reads = await Promise.all(
    kinds.map(async (kind) => {
      const plans = plansOf(kind);
      try {
        const found = await remoteOf(kind).observe({ ...reading, languages, ...(plans && { plans }) });
        return [[kind.plural, found] as const];
      } catch (error) {
        if (leavesOut(kind, error)) return [];
        throw error;
      }
    }),
  );
  return { project, objects: Object.fromEntries(reads.flat()) };
}

/** Reads the live objects of a backup. Throws an {@link IncompleteRead} if a list may be incomplete. */
export async function observeForRestore(
  client: ReadClient,
  projectId: string,
  { kinds: all, entries }: Pick<ReadBackup, "kinds" | "entries">,
): Promise<Live> {
  const kinds = all.filter(({ plural }) => (entries[plural]?.length ?? 0) > 0);
  const names = kinds.some(({ namesByPlatform }) => namesByPlatform);
  const [{ project }, ...found] = await Promise.all([
    requestProject(client, projectId, { languages: true, names, texts: names }),
    ...kinds.map(async (kind) => {
      const objects = await remoteOf(kind).lookUp(client, projectId, entries[kind.plural] ?? []);
      return [kind.plural, objects] as const;
    }),
  ]);
  // An object that cannot be read cannot be compared, so nothing is restored.
  if (found.some(([, { unusable }]) => unusable.length > 0)) throw new IncompleteRead();
  return { project, objects: Object.fromEntries(found) };
}
