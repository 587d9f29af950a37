/** Reads the text of a backup: its header and entries, with their locations. */
import * as z from "zod";
import { BACKUP_VERSION, type BackupEntry, type ReadBackup } from "../kinds/backup.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { KINDS } from "../kinds/kinds.ts";
import { membersOf, readEntries } from "../manifest/entries.ts";
import { parseYaml } from "../manifest/yaml.ts";
import { placeAt } from "../model/place.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { REMOVALS } from "../model/rules.ts";

const id = z.union([z.string(), z.number()]);
const wroteSchema = z.object({
  ...Object.fromEntries(KINDS.map(({ idMember }) => [idMember, id.exactOptional()])),
  action: z.enum([...REMOVALS, "update"]),
  values: z.record(z.string(), z.json()).default({}),
});

const headerSchema = z.object({
  format_version: z.literal(BACKUP_VERSION),
  project: z.string().min(1),
  project_digest: z.string().exactOptional(),
  project_name: z.string(),
  time: z.string(),
  wrote: z.array(wroteSchema),
});

/** If any part of the backup cannot be read, nothing is restored. */
export function readBackup(
  path: string,
  text: string,
): { backup?: ReadBackup; problems: readonly Problem[] } {
  const yaml = parseYaml(path, text);
  const { members, problems } = membersOf(yaml, ["backup", ...KINDS.map(({ plural }) => plural)]);
  const found = [...yaml.problems, ...problems];
  const raw = members.get("backup");
  const header = headerSchema.safeParse(raw?.value);
  if (!header.success) {
    const message =
      raw === undefined
        ? 'This is not a backup of lokaform: it has no "backup" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.'
        : `This is not a backup that this version can read: ${header.error.issues.map(({ path: at, message: why }) => `${at.join(".")}: ${why}`).join("; ")}.`;
    const place = placeAt(yaml.file, raw?.spot ?? yaml.spot);
    return { problems: anyError(found) ? found : [...found, problem("bad-backup", message, { place })] };
  }
  const wrote = new Map(header.data.wrote.flatMap((one) => namesOf(one).map((name) => [name, one] as const)));
  const entriesOf = ({ name, plural, idMember, entry }: AnyKind): BackupEntry<object>[] => {
    const member = members.get(plural);
    if (!member) return [];
    const read = readEntries(yaml, member, entry);
    found.push(...read.problems);
    return read.entries.flatMap(({ values, spot }) => {
      const done = wrote.get(objectName(name, idIn(values, idMember)));
      if (done) return [{ declared: { values, onCreate: {}, file: yaml.file, spot }, wrote: done }];
      const message =
        "The header of this backup does not say what the run did with this entry. Restore from the original file.";
      found.push(problem("bad-backup", message, { place: placeAt(yaml.file, spot) }));
      return [];
    });
  };
  const entries = Object.fromEntries(KINDS.map((kind) => [kind.plural, entriesOf(kind)]));
  if (anyError(found)) return { problems: found };
  const { project, project_digest: projectDigest, project_name: projectName, time } = header.data;
  const digest = projectDigest === undefined ? {} : { projectDigest };
  return { backup: { path, project, ...digest, projectName, time, entries }, problems: found };
}

/** The objects that an item of `wrote` in the header is about. */
function namesOf(line: object): string[] {
  return KINDS.flatMap(({ name, idMember }) => {
    const of = idIn(line, idMember);
    return of === undefined ? [] : [objectName(name, of)];
  });
}

function idIn(values: unknown, member: string): unknown {
  return new Map<string, unknown>(Object.entries(values ?? {})).get(member);
}

function objectName(kind: string, of: unknown): string {
  return `${kind} ${of}`;
}
