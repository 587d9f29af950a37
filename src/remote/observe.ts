/** Reads the live project, with as few requests as a complete result allows. */
import type { ReadClient } from "../api/client/readClient.ts";
import type { BackupEntry } from "../kinds/backup.ts";
import { type Declaration, declaredLanguages, inBaseLanguage, type Live } from "../kinds/declaration.ts";
import type { AnyKind, LiveObjects } from "../kinds/kind.ts";
import { KINDS } from "../kinds/kinds.ts";
import type { Language, ProjectDetails } from "../model/project.ts";
import { type Result, success } from "../model/result.ts";
import { IncompleteRead } from "./incompleteRead.ts";
import { observeProject } from "./project.ts";
import { remoteOf } from "./remoteOf.ts";

/** Fails if the result may be incomplete. Kinds and languages that no declaration has are not read. */
export async function observe(
  client: ReadClient,
  projectId: string,
  ...declarations: readonly Declaration[]
): Promise<Result<Live>> {
  const languages = declarations.flatMap(declaredLanguages);
  const kinds = KINDS.filter(({ plural }) => declarations.some(({ entries }) => entries[plural]));
  const read = await observeProject(client, projectId, {
    languages: languages.length > 0,
    names: kinds.some(({ namesByPlatform }) => namesByPlatform),
    texts: languages.some(({ ofText }) => ofText),
  });
  if (!read.ok) return read;
  const project = read.value;
  const declared = declarations.flatMap((one) =>
    declaredLanguages(inBaseLanguage(one, project.baseLanguage)),
  );
  const texts = new Set(declared.flatMap(({ language, ofText }) => (ofText ? [language] : [])));
  const wanted = project.segmentation ? [] : (project.languages ?? []).filter(({ iso }) => texts.has(iso));
  return readKinds(client, project, kinds, wanted);
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
  return readKinds(client, read.value, kinds, wanted, leavesOut);
}

async function readKinds(
  client: ReadClient,
  project: ProjectDetails,
  kinds: readonly AnyKind[],
  languages: readonly Language[],
  leavesOut: WholeKinds["leavesOut"] = () => false,
): Promise<Result<Live>> {
  const reads = await Promise.all(
    kinds.map(async (kind) => {
      try {
        return { kind, found: await remoteOf(kind).observe(client, project.id, languages) };
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
  entries: Readonly<Record<string, readonly BackupEntry<object>[]>>,
): Promise<Live> {
  const kinds = KINDS.filter(({ plural }) => (entries[plural]?.length ?? 0) > 0);
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
