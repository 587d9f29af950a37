/** The lines of a plan, in parts that terminal and Markdown lay out in their own ways. */

import { once } from "../../model/once.ts";
import type {
  Change,
  Create,
  DeclaredChange,
  Edited,
  KeptItem,
  Plan,
  PlannedField,
  Send,
} from "../../model/plan.ts";
import type { ChangedSetting } from "../../model/setting.ts";
import { isLoss, reshapes } from "../../plan/loss.ts";
import { isConflict } from "../report.ts";
import { changeParts, changeWords, keptWords } from "./changes.ts";
import { fieldName, isIdentity, isShort, isText } from "./fields.ts";
import { kindWords } from "./kindWords.ts";
import { labelWords, placeWords } from "./labels.ts";
import type { Words } from "./parts.ts";
import { aroundDifference, oneLine, shortened, shortLine } from "./safeText.ts";

export type Sign = "+" | "~" | "»" | "-" | "!";

export interface PlanLine {
  sign: Sign;
  label: string;
  place: string;
  /** A removal or an overwritten value. It is shown first if space is limited. */
  isLoss?: boolean;
  /** One text for each thing that changes. */
  words: readonly Words[];
}

/** A line without texts that differ. */
export interface PlainLine extends PlanLine {
  words: readonly string[];
}

/** Maximum number of lines about kept items. Further ones are counted. */
export const MAX_KEPT = 20;

export interface ShowOptions {
  /** Unix seconds, for "2 days ago". */
  now: number;
  /** Whether values are shown; if not, only the names of fields. */
  texts: boolean;
  /** A file that the heading names. Its locations are shown as line numbers. */
  file?: string | undefined;
  /** Whether texts are shown whole. */
  full?: boolean | undefined;
  /** Whether all kept items are listed. */
  allKept?: boolean | undefined;
  /** "the report file lists": where they are listed if there are too many. */
  keptElsewhere?: string | undefined;
}

export function planLines(plan: Plan, shows: ShowOptions): PlanLine[] {
  const languages = plan.project.languages?.map(({ iso }) => iso) ?? [];
  return [...changeLines(plan.changes, shows, languages), ...keptLines(plan.kept, shows)];
}

/** `languages`: of the project; none if they are not known. */
export function changeLines(
  changes: readonly (Change | DeclaredChange)[],
  shows: ShowOptions,
  languages: readonly string[],
): PlanLine[] {
  return changes.map((change) => markLoss(change, changeLine(change, shows, languages)));
}

export function markLoss(change: Change | DeclaredChange, line: PlanLine): PlanLine {
  return isLoss(change) ? { ...line, isLoss: true } : line;
}

function changeLine(
  change: Change | DeclaredChange,
  { now, texts, file, full }: ShowOptions,
  languages: readonly string[],
): PlanLine {
  const label = labelWords(change);
  const place = placeWords(change, file);
  if (change.action === "destroy") return { sign: "-", label, place, words: [REMOVAL_WORDS[change.how]] };
  if (change.action === "create")
    return {
      sign: "+",
      label,
      place,
      words: newWords(change, { texts, full }),
    };
  const fields = change.fields.filter(
    (field) => change.renamed_from === undefined || !isIdentity(change.kind, field),
  );
  const words = fields.map((field) => [
    ...(texts ? changeParts(change.kind, field, full) : [fieldName(change.kind, field)]),
    editedWords(field.edited, now),
    reshapes(change.kind, field) ? ` (${reshapedWords(languages)})` : "",
  ]);
  if (change.renamed_from === undefined) return { sign: "~", label, place, words };
  return {
    sign: "»",
    label: `${label} ← ${shortLine(change.renamed_from, 80)}`,
    place,
    words: [kindWords(change.kind).renamed, ...words],
  };
}

function newWords(change: Create, { texts, full }: Pick<ShowOptions, "texts" | "full">): Words[] {
  const { kind, fields } = change;
  if (!texts) return [fieldNames(kind, fields)];
  if (!full) return [createWords(change)];
  return fields.filter((field) => !isIdentity(kind, field)).map((field) => changeParts(kind, field, true));
}

/** "sends ${HOOK} to ci.example.com". These lines are never cut. */
export function sendWords(sends: readonly Send[] = []): string[] {
  return sends.map(
    ({ variable, host, place }) =>
      `! sends \${${oneLine(variable)}} to ${oneLine(host)}  ${placeWords({ place })}`,
  );
}

/** "! prune: not set → all   lets a run do more" */
export function settingWords({ name, before, after, widens }: ChangedSetting): string {
  const [from, to] = aroundDifference(settingValue(before), settingValue(after), MAX_SETTING).map((value) =>
    shortened(value, MAX_SETTING),
  );
  return `${widens ? "!" : " "} ${shortLine(name, 80)}: ${from} → ${to}${widens ? "   lets a run do more" : ""}`;
}

/** Characters of the value of a setting. */
const MAX_SETTING = 200;

function settingValue(value: string | undefined): string {
  return value === undefined ? "not set" : oneLine(value);
}

/** Describes a change that affects all texts of a key, in all its languages. */
export function reshapedWords(languages: readonly string[]): string {
  return `changes the texts in ${oneLine(languages.join(", ")) || "all languages"}; plural forms can be lost`;
}

/** The names of the fields; texts are named by their language. */
export function fieldNames(kind: string, fields: readonly PlannedField[]): string {
  return fields.flatMap((field) => (isIdentity(kind, field) ? [] : fieldName(kind, field))).join(", ");
}

/** The values of a new object in one line: the first text, the other languages by name, short values, and other fields by name. */
export function createWords({ kind, fields }: Create): string {
  const texts = fields.filter((field) => isText(kind, field));
  const [first, ...others] = texts;
  const more =
    others.length > 0 ? ` (also in ${others.map((field) => fieldName(kind, field)).join(", ")})` : "";
  const text = first ? [`${changeWords(kind, first)}${more}`] : [];
  const rest = fields.filter((field) => !isText(kind, field) && !isIdentity(kind, field));
  const short = rest.filter((field) => isShort(kind, field)).map((field) => changeWords(kind, field));
  const named = rest.filter((field) => !isShort(kind, field)).map(({ field }) => field);
  return [...text, ...short, ...(named.length > 0 ? [`and ${named.join(", ")}`] : [])].join("; ");
}

export function keptLines(
  kept: readonly KeptItem[],
  { texts, file, full, allKept, keptElsewhere = "the report file lists" }: Omit<ShowOptions, "now">,
): PlanLine[] {
  const shown = kept.length <= MAX_KEPT || allKept ? kept : mostImportant(kept);
  const lines = shown.map(
    (one): PlanLine => ({
      sign: "!",
      label: labelWords(one),
      place: placeWords(one, file),
      words: [keptWords(one, texts, full)],
    }),
  );
  const more = kept.length - shown.length;
  if (more > 0)
    lines.push({
      sign: "!",
      label: `and ${more} more kept`,
      place: "",
      words: [`${keptElsewhere} them all`],
    });
  return lines;
}

/** All conflicts, and of the others as many as there is room for. */
function mostImportant(kept: readonly KeptItem[]): KeptItem[] {
  const conflicts = kept.filter(isConflict);
  const isSeeded = ({ reason }: KeptItem) => Number(reason === "seeded");
  const others = kept.filter((one) => !isConflict(one)).toSorted((a, b) => isSeeded(a) - isSeeded(b));
  return [...conflicts, ...others.slice(0, Math.max(0, MAX_KEPT - 1 - conflicts.length))];
}

export const REMOVAL_WORDS = { archive: "will be archived", destroy: "will be destroyed" } as const;

function editedWords(edited: Edited | undefined, now: number): string {
  if (!edited) return "";
  const by = edited.by === undefined ? "" : ` by ${shortLine(edited.by, 60)},`;
  return `   (live text edited${by} ${ago(now - edited.at)}${edited.reviewed ? ", reviewed" : ""})`;
}

const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;
const timeAgo = once(() => new Intl.RelativeTimeFormat("en"));

/** "2 days ago" */
function ago(seconds: number): string {
  const unit = UNITS.find(([, length]) => seconds >= length);
  return unit ? timeAgo().format(-Math.floor(seconds / unit[1]), unit[0]) : "just now";
}
