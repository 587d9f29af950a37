/** A plan as lines of parts: what a terminal and Markdown both say, before either lays it out. */
import type { Edited } from "../../kinds/field.ts";
import type { KindName } from "../../kinds/kind.ts";
import type { Place } from "../../model/place.ts";
import type { Change, Create, Left, Plan, PlannedField } from "../../model/plan.ts";
import { isLoss, reshapes } from "../../plan/guard.ts";
import { kindWords } from "./kindWords.ts";
import { oneLine, shortened, shortLine } from "./safeText.ts";
import { changeWords, fieldName, isIdentity, isShort, isText, keptWords } from "./values.ts";

export type Sign = "+" | "~" | "»" | "-" | "!";

export interface PlanLine {
  sign: Sign;
  label: string;
  place: string;
  /** A removal or an overwritten value: it is shown before everything else where there is little room. */
  isLoss?: boolean;
  /** What changes: the first beside the name, others below it. */
  words: readonly string[];
}

/** More lines than this of what is kept are counted instead. */
const MAX_KEPT = 20;

/** What of a plan is shown. */
export interface ShowOptions {
  /** Unix seconds, for "2 days ago". */
  now: number;
  /** False: fields are named, and what stands in them is not shown. */
  texts: boolean;
}

export function planLines(plan: Plan, shows: ShowOptions): PlanLine[] {
  const languages = plan.project.languages?.map(({ iso }) => iso) ?? [];
  const lines = plan.changes.map((change) => markLoss(change, changeLine(change, shows, languages)));
  return [...lines, ...keptLines(plan.left, shows)];
}

export function markLoss(change: Change, line: PlanLine): PlanLine {
  return isLoss(change) ? { ...line, isLoss: true } : line;
}

function changeLine(change: Change, { now, texts }: ShowOptions, languages: readonly string[]): PlanLine {
  const label = labelWords(change);
  const place = placeWords(change);
  if (change.action === "destroy") return { sign: "-", label, place, words: [REMOVAL_WORDS[change.how]] };
  if (change.action === "create")
    return {
      sign: "+",
      label,
      place,
      words: [texts ? createWords(change) : fieldNames(change.kind, change.fields)],
    };
  const fields = change.fields.filter(
    (field) => change.renamed_from === undefined || !isIdentity(change.kind, field),
  );
  const words = fields.map(
    (field) =>
      (texts ? changeWords(change.kind, field) : fieldName(change.kind, field)) +
      editedWords(field.edited, now) +
      (reshapes(change.kind, field) ? reshapedWords(languages) : ""),
  );
  if (change.renamed_from === undefined) return { sign: "~", label, place, words };
  return {
    sign: "»",
    label: `${label} ← ${shortLine(change.renamed_from, 80)}`,
    place,
    words: [kindWords(change.kind).moved, ...words],
  };
}

/** "sends ${HOOK} to ci.example.com", which no room is too small for. */
export function sendWords({ sends = [] }: Plan): string[] {
  return sends.map(
    ({ variable, host, place }) =>
      `! sends \${${oneLine(variable)}} to ${oneLine(host)}  ${placeWords({ place })}`,
  );
}

/** A change that is about all texts of a key, in whichever languages it has. */
function reshapedWords(languages: readonly string[]): string {
  return ` (changes the texts in ${oneLine(languages.join(", ")) || "all languages"}; forms can be lost)`;
}

/** The fields by name: texts by their language. */
function fieldNames(kind: KindName, fields: readonly PlannedField[]): string {
  return fields.flatMap((field) => (isIdentity(kind, field) ? [] : fieldName(kind, field))).join(", ");
}

/** One line for all that is created: the first text, the other languages by name; what is short; other fields by name. */
function createWords({ kind, fields }: Create): string {
  const texts = fields.filter((field) => isText(kind, field));
  const [first, ...others] = texts;
  const more =
    others.length > 0
      ? ` (+${others.length}: ${others.map((field) => fieldName(kind, field)).join(", ")})`
      : "";
  const text = first ? [`${changeWords(kind, first)}${more}`] : [];
  const rest = fields.filter((field) => !isText(kind, field) && !isIdentity(kind, field));
  const short = rest.filter((field) => isShort(kind, field)).map((field) => changeWords(kind, field));
  const named = rest.filter((field) => !isShort(kind, field)).map(({ field }) => field);
  return [...text, ...short, ...(named.length > 0 ? [`and ${named.join(", ")}`] : [])].join("; ");
}

export function keptLines(left: readonly Left[], { texts }: Pick<ShowOptions, "texts">): PlanLine[] {
  const isSeeded = ({ reason }: Left) => Number(reason === "seeded");
  const sorted = left.toSorted((a, b) => isSeeded(a) - isSeeded(b));
  const shown = left.length > MAX_KEPT ? sorted.slice(0, MAX_KEPT - 1) : left;
  const lines = shown.map(
    (one): PlanLine => ({
      sign: "!",
      label: labelWords(one),
      place: placeWords(one),
      words: [keptWords(one, texts)],
    }),
  );
  const more = left.length - shown.length;
  if (more > 0)
    lines.push({
      sign: "!",
      label: `and ${more} more kept`,
      place: "",
      words: ["the JSON report lists them all"],
    });
  return lines;
}

const REMOVAL_WORDS = { archive: "archived", destroy: "destroyed" } as const;

/** What it is called, on one line. */
export function labelWords({ kind, label }: Pick<Change, "kind" | "label">): string {
  const name = oneLine(label);
  const { prefix, maxName } = kindWords(kind);
  return prefix + shortened(name, maxName);
}

/** Where it stands in a manifest, or that it stands in none. */
export function placeWords(one: Change | { place?: Place | undefined }): string {
  const place = "place" in one ? one.place : undefined;
  return place ? `${oneLine(place.file)}:${place.line}` : "(not declared)";
}

function editedWords(edited: Edited | undefined, now: number): string {
  if (!edited) return "";
  const by = edited.by === undefined ? "of" : `by ${shortLine(edited.by, 60)},`;
  return `   (live text ${by} ${ago(now - edited.at)})`;
}

function ago(seconds: number): string {
  const units = [
    ["year", 31_557_600],
    ["month", 2_629_800],
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ] as const;
  for (const [unit, length] of units) {
    const count = Math.floor(seconds / length);
    if (count >= 1) return `${count} ${unit}${count > 1 ? "s" : ""} ago`;
  }
  return "just now";
}
