/** The plan that restores a backup. A live value is replaced only if it equals what the run wrote, or is empty. */

import * as z from "zod";
import { BACKUP_VERSION, type BackedUp, type BackupEntry, type BackupHeader } from "../kinds/backup.ts";
import type { Live } from "../kinds/declaration.ts";
import type { ProjectContext } from "../kinds/declaredEntry.ts";
import { type AnyKind, type Kinds, kindOf, type RestoreMatch } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { append, groupedByEach, isMapping, type Json, partOf } from "../model/json.ts";
import type { Sentence } from "../model/message.ts";
import { placeAt, placeOf } from "../model/place.ts";
import type { Kept, Plan, PlannedField, Update } from "../model/plan.ts";
import { anyError, type Problem, type ProblemCode, problem } from "../model/problem.ts";
import { DEFAULT_RULES, REMOVALS } from "../model/setting.ts";
import type { Variables } from "../model/variables.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { type Comparison, compare, type EntryPlan, seenOf } from "../plan/compare.ts";
import { identifying } from "../plan/declaredContents.ts";
import { isEmpty, removes, reshapes, withUnverified } from "../plan/loss.ts";
import { summed } from "../plan/makePlan.ts";
import { membersOf, readEntries } from "../yaml/entries.ts";
import { parseYaml } from "../yaml/yaml.ts";
import { backupContent, damageOf, FIRST_LINE } from "./write.ts";

/** `force`: live values that changed after the run are replaced, too. */
export function planRestore(
  { kinds, entries }: Pick<ReadBackup, "kinds" | "entries">,
  live: Live,
  { force, variables }: { force: boolean; variables: Variables },
): { plan: Plan; problems: readonly Problem[] } {
  const { project } = live;
  // The service has already stored these plural forms, so its list of forms is not checked.
  const languages = project.languages?.map((language) => ({ ...language, pluralForms: [] }));
  const context: ProjectContext = {
    project: { ...project, languages },
    rules: DEFAULT_RULES,
    variables,
    verdicts: WRITE_ALL,
  };
  const restored = kinds.map((kind) => {
    const objects = live.objects[kind.plural]?.objects ?? [];
    return { kind, parts: restoreAll(kind, entries[kind.plural] ?? [], objects, { context, force }) };
  });
  const { changes, kept, skipped, unchanged, problems } = summed(restored.flatMap(({ parts }) => parts));
  const byKind = restored.map(({ kind, parts }) => {
    return [kind.plural, { unchanged: summed(parts).unchanged, unmanaged: 0 }] as const;
  });
  return {
    plan: {
      format_version: 1,
      project,
      changes,
      kept,
      skipped,
      counts: { unchanged, unmanaged: 0, by_kind: Object.fromEntries(byKind), adopted: 0 },
    },
    problems,
  };
}

function restoreAll(
  kind: AnyKind,
  entries: readonly BackupEntry<object>[],
  live: readonly unknown[],
  { context, force }: { context: ProjectContext; force: boolean },
): EntryPlan[] {
  const ids = new Set(entries.flatMap(({ declared }) => identifying(kind, declared).id ?? []));
  // An object with the id of an entry belongs to that entry, and to no other one of the same name or URL.
  const claimed = new Set(live.filter((object) => ids.has(String(kind.id(object)))));
  return entries.map((entry, index) => {
    const id = identifying(kind, entry.declared).id ?? "";
    const liveObject = live.find((object) => String(kind.id(object)) === id);
    const candidates = liveObject === undefined ? live.filter((object) => !claimed.has(object)) : [];
    const match = kind.restore.find(entry, liveObject, candidates, context);
    if (match.namesake !== undefined) claimed.add(match.namesake);
    const step = { force, ref: `${kind.name}:${index + 1}` };
    return { kind, entry: match.declared, ...restoreEntry(kind, entry, liveObject, match, step) };
  });
}

type Match = RestoreMatch<object, unknown>;
type Step = { force: boolean; ref: string };

function restoreEntry(anyKind: AnyKind, entry: BackupEntry<object>, live: unknown, match: Match, step: Step) {
  const { label, declared, context, namesake, problems: matchProblems = [] } = match;
  const kind = label === undefined ? anyKind : { ...anyKind, label: () => label };
  const refused = (code: ProblemCode, words: Sentence): Comparison => {
    const { file, span, values } = entry.declared;
    const skipped = { kind: kind.name, label: kind.label(values), place: placeAt(file, span) };
    const problem = entryProblem(kind, entry.declared, code, words, { path: [] });
    return { kept: [], skipped, problems: [...matchProblems, problem] };
  };
  if (match.refusal) return refused(match.refusal.code, match.refusal);
  const gone = `The ${kind.name} ${identifying(kind, entry.declared).id} no longer exists`;
  const suffix =
    namesake === undefined ? "" : `, and ${kind.name} ${kind.id(namesake)} has its name or URL now`;
  if (live === undefined && entry.wrote.action === "update")
    return refused(match.gone, `${gone}${suffix}, so it cannot be restored. Copy from here what you need.`);
  const compared =
    live === undefined
      ? compare(kind, { declared, live: namesake }, context, step.ref)
      : changed(kind, entry, match, live, step);
  const problems = [...matchProblems, ...compared.problems];
  if (namesake === undefined) return { ...compared, problems };
  if (!compared.change && problems.length === matchProblems.length) return { kept: [], problems };
  return refused(
    "name-taken",
    `${gone}${suffix}, with other values. Rename or remove that ${kind.name}, or copy from here what it lacks.`,
  );
}

/** The change of a live object. It contains only values that may be replaced. */
function changed(
  kind: AnyKind,
  { wrote }: BackupEntry<object>,
  { declared, context }: Match,
  live: unknown,
  { force, ref }: Step,
): Comparison {
  const compared = compare(kind, { declared, live }, context, ref);
  const { change, problems, kept: byRule } = compared;
  if (change?.action !== "update") return compared;
  const fieldContext = kind.context(declared.values, live, context);
  // The live URL is compared as the manifest of the run declared it.
  const identity = wrote.values[kind.fields.find(({ role }) => role === "identity")?.name ?? ""];
  const ofRun = kind.liveContext(live, context, typeof identity === "string" ? identity : "");
  const isAsWritten = (planned: PlannedField) => {
    const { field, part, before = null, after } = planned;
    // is_plural: false is not an empty value, because a person can have set it.
    if (force || (isEmpty(before) && !reshapes(kind.name, planned)) || isReshaped(before, after)) return true;
    const value = partOf(wrote.values, field);
    const runValue = part === undefined ? value : partOf(value, part);
    const row = kind.fields.find(({ name }) => name === field);
    if (runValue === undefined || !row) return false;
    return row.same(row.stored(live, ofRun, part) ?? before, runValue, fieldContext);
  };
  const text = kind.fields.find(({ role }) => role === "text");
  const isText = ({ field }: PlannedField) => field === text?.name;
  /** Whether another person wrote the text after the run. A text that the backup has is compared in the change. */
  const isOthers = ([part, value]: [string, Json]) => {
    const planned = change.fields.find((field) => isText(field) && field.part === part);
    if (planned) return !isAsWritten(planned);
    const name = text?.name ?? "";
    const inBackup = partOf(new Map<string, Json>(Object.entries(declared.values)).get(name), part);
    const runText = partOf(partOf(wrote.values, name), part);
    return inBackup === undefined && !(runText !== undefined && text?.same(value, runText, fieldContext));
  };
  const texts = text?.toManifest(live, ofRun);
  const converts = !force && isMapping(texts) && Object.entries(texts).some(isOthers);
  // If is_plural stays as it is, the texts of the backup do not fit the key.
  const keepsShape = change.fields.some((one) => reshapes(kind.name, one) && (converts || !isAsWritten(one)));
  const isFree = (planned: PlannedField) =>
    isAsWritten(planned) && !(keepsShape && (isText(planned) || reshapes(kind.name, planned)));
  const fields = withUnverified(kind, live, change.fields.filter(isFree), context.project);
  const keptItems = change.fields
    .filter((field) => !isFree(field))
    .map((planned) => keptField(change, planned, isAsWritten(planned) && reshapes(kind.name, planned)));
  if (fields.length === 0) return { kept: [...byRule, ...keptItems], problems };
  const seen = seenOf(kind, live, fields);
  return { change: { ...change, seen, fields }, kept: [...byRule, ...keptItems], problems };
}

function keptField({ kind, label, id }: Update, planned: PlannedField, converts: boolean): Kept {
  const { field, part, before: live = null, after: declared, place } = planned;
  const reason = converts ? "converts" : "changed-since";
  return { kind, label, id, reason, field, ...(part !== undefined && { part }), live, declared, place };
}

/** Whether the texts differ only because is_plural changed: the text is one of the forms. */
function isReshaped(before: Json, after: Json): boolean {
  if (isMapping(before) && typeof after === "string")
    return Object.values(before).every((form) => form === "" || form === after);
  return typeof before === "string" && isMapping(after) && Object.values(after).includes(before);
}

/** Whether the plan removes anything, which only a backup can restore. */
export function needsBackup({ changes }: Plan): boolean {
  return changes.some(
    (change) =>
      change.action === "destroy" ||
      (change.action === "update" && change.fields.some((field) => removes(change.kind, field))),
  );
}

/** Whether the plan overwrites anything that a backup contains: live texts, or an object whose kind is backed up as a whole. */
export function overwritesKept({ changes }: Plan): boolean {
  return changes.some(
    (change) =>
      change.action === "update" &&
      (kindOf(change.kind).backsUpWhole ||
        change.fields.some((field) =>
          field.part === undefined
            ? reshapes(change.kind, field)
            : field.before !== undefined && !isEmpty(field.before),
        )),
  );
}

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
