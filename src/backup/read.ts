import * as z from "zod";
import { BACKUP_VERSION, type BackedUp, type BackupEntry, type BackupHeader } from "../kinds/backup.ts";
import type { AnyKind, Kinds } from "../kinds/kind.ts";
import { kindOf } from "../kinds/kind.ts";
import { append, groupedByEach } from "../model/json.ts";
import { placeAt, placeOf } from "../model/place.ts";
import { anyError, problem } from "../model/problem.ts";
import { REMOVALS } from "../model/setting.ts";
import { membersOf, readEntries } from "../yaml/entries.ts";
import { parseYaml } from "../yaml/yaml.ts";
import { backupContent, damageOf, FIRST_LINE } from "./write.ts";

const id = z.union([z.string(), z.number()]);
const headerSchema = (kinds: Kinds) =>
  z.object({
    format_version: z.literal(BACKUP_VERSION),
    project: z.string().min(1),
    project_digest: z.string().exactOptional(),
    project_name: z.string(),
    time: z.string(),
    wrote: z.array(
      z.object({
        ...Object.fromEntries(kinds.map(({ idMember }) => [idMember, id.exactOptional()])),
        action: z.enum([...REMOVALS, "update"]),
        values: z.record(z.string(), z.json()).default({}),
      }),
    ),
  });

export interface ReadBackup {
  /** The kinds that it could have entries of. */
  kinds: Kinds;
  /** As the user would name it. */
  path: string;
  /** The project id as requests use it, or `${NAME}` if the id came from a variable. */
  project: string;
  /** Digest of the id, if `project` is `${NAME}`. */
  projectDigest?: string;
  projectName: string;
  /** By the plural of their kind. */
  entries: Readonly<Record<string, readonly BackupEntry<object>[]>>;
}

const DAMAGE = {
  cut: "This backup is not whole: its end is missing, as after a broken download or on a full disk.",
  changed:
    "This backup was edited or damaged after it was written: the lines above do not have this SHA-256.",
};
const FIX = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";

/** If any part of the backup is missing, changed or cannot be read, nothing is restored. */
export function readBackup(kinds: Kinds, path: string, sent: string) {
  const text = sent.replaceAll("\r\n", "\n");
  return readParsed(kinds, text, parseYaml(path, text, { anyText: true }));
}

/** Throws if a restore could not read exactly these entries from the text of a backup. */
export function checkBackup(kinds: Kinds, text: string, header: BackupHeader, objects: readonly BackedUp[]) {
  const yaml = parseYaml("", text, { anyText: true });
  const { problems } = readParsed(kinds, text, yaml);
  const isExact = JSON.stringify(yaml.value) === JSON.stringify(backupContent(kinds, header, objects));
  const error = problems.find(({ severity }) => severity === "error");
  if (isExact && !error) return;
  const odd = objects.find((object) => !kindOf(object.kind).entry.schema.safeParse(object.entry).success);
  const part = odd ? `the ${odd.kind} ${odd.id}` : "all of it";
  throw new Error(`a restore could not read ${part} from it.${error ? ` ${error.message}` : ""}`);
}

function readParsed(kinds: Kinds, text: string, yaml: ReturnType<typeof parseYaml>) {
  const { members, problems } = membersOf(yaml, ["backup", ...kinds.map(({ plural }) => plural)]);
  const findings = [...yaml.problems, ...problems];
  const raw = members.get("backup");
  const header = headerSchema(kinds).safeParse(raw?.value);
  const bad = (message: string) =>
    problem("bad-backup", message, { place: placeAt(yaml.file, raw?.span ?? yaml.span) });
  const damage = damageOf(text);
  const isBackup =
    damage !== "cut" || raw !== undefined || text.startsWith(FIRST_LINE) || FIRST_LINE.startsWith(text);
  const version = new Map(Object.entries(raw?.value ?? {})).get("format_version");
  if (typeof version === "number" && version !== BACKUP_VERSION) {
    const message = `This backup has format ${version}, and this version of lokaform reads only format ${BACKUP_VERSION}. Restore it with the version that wrote it.`;
    return { problems: [bad(message)] };
  }
  if (isBackup && damage) {
    const damageProblem = bad(`${DAMAGE[damage]} ${FIX}`);
    if (damage === "cut") return { problems: [damageProblem] };
    const end = text.trimEnd().length;
    const place = placeOf(yaml.file, text.lastIndexOf("\n", end - 1) + 1, end);
    return { problems: [{ ...damageProblem, place }, ...yaml.problems] };
  }
  if (!header.success) {
    const message = isBackup
      ? `This is not a backup that this version can read: ${header.error.issues.map(({ path: at, message: reason }) => `${at.join(".")}: ${reason}`).join("; ")}.`
      : 'This is not a backup of lokaform: it has no header "backup". Use the file that the run named as its backup.';
    return { problems: anyError(yaml.problems) ? yaml.problems : [bad(message)] };
  }
  const { wrote } = header.data;
  const entriesOf = ({ plural, idMember, entry }: AnyKind): BackupEntry<object>[] => {
    const member = members.get(plural);
    if (!member) return [];
    const content = readEntries(yaml, member, entry);
    append(findings, content.problems);
    const byId = groupedByEach(wrote, (line) => idsIn(line, idMember));
    return content.entries.flatMap(({ values, span }) => {
      const [done] = idsIn(values, idMember).flatMap((objectId) => byId.get(objectId) ?? []);
      if (done) return [{ declared: { values, onCreate: {}, file: yaml.file, span }, wrote: done }];
      const message =
        "The header of this backup does not say what the run did with this entry. Restore from the original file.";
      findings.push(problem("bad-backup", message, { place: placeAt(yaml.file, span) }));
      return [];
    });
  };
  const entries = Object.fromEntries(kinds.map((kind) => [kind.plural, entriesOf(kind)]));
  if (anyError(findings)) return { problems: findings };
  const { project, project_digest: projectDigest, project_name: projectName } = header.data;
  const digest = projectDigest === undefined ? {} : { projectDigest };
  const backup = { kinds, path: yaml.file.path, project, ...digest, projectName, entries };
  return { backup, problems: findings };
}

function idsIn(values: unknown, member: string): string[] {
  const objectId: unknown = new Map(Object.entries(values ?? {})).get(member);
  return objectId === undefined ? [] : [String(objectId)];
}
