/** One row for each thing that a report shows: changes, kept items, settings, and names. */
import { isText, kindOf } from "../../kinds/registry.ts";
import type {
  Change,
  DeclaredChange,
  Destroy,
  Kept,
  NoLongerDeclared,
  RematchedEntry,
  Send,
  Unmanaged,
} from "../../model/plan.ts";
import type { ChangedSetting } from "../../model/setting.ts";
import { isLoss } from "../../plan/loss.ts";
import { changeLabel, isRename } from "../counts.ts";
import type { KeptInFile } from "../report.ts";
import { aroundDifference, oneLine, shortened, shortLine } from "../safeText.ts";
import {
  createWords,
  distinguished,
  fieldLines,
  fieldName,
  fieldNames,
  isIdentity,
  keptWords,
  MAX_SHOWN,
  memberWord,
  shown,
  valueWords,
  writerWords,
} from "./values.ts";
import { type Line, line, type Row, row, type Sign, type ViewOptions } from "./view.ts";
import { counted, kindWords, labelWords } from "./words.ts";

/** Characters of the words of a row. */
const MAX_WORDS = 1_000;

export function changeRow(change: Change | DeclaredChange, options: ViewOptions): Row {
  if (change.action === "destroy")
    return { ...rowOf("-", change), ...removalWords(change, options), isLoss: true };
  const { kind, action } = change;
  const languages = change.fields.flatMap((field) => (isText(kind, field) ? (field.part ?? []) : []));
  const start: Row = {
    ...rowOf(SIGNS[changeLabel(change)], change),
    ...(isLoss(change) && { isLoss: true }),
    ...(languages.length > 0 && { languages }),
  };
  if (action === "create" && !(options.full === true && options.texts)) {
    const words = options.texts ? createWords(change) : fieldNames(kind, change.fields);
    return words === "" ? start : { ...start, words: shortened(words, MAX_WORDS) };
  }
  const hasName = action === "create" || isRename(change);
  const fields = change.fields.filter((field) => !hasName || !isIdentity(kind, field));
  const lines = fields.flatMap((field) => fieldLines(kind, field, options));
  const from = action === "create" ? undefined : change.renamed_from;
  const former = from === undefined ? {} : { from: shortLine(from, 80) };
  return { ...start, ...former, ...updateWords(change, options), lines };
}

// A removal: what happens to the object, and the texts that are lost.

const ARCHIVED = "will be archived";

function removalWords(change: Destroy, options: ViewOptions): Pick<Row, "words" | "lines" | "languages"> {
  const { how, texts = [] } = change;
  const planned =
    how === "archive"
      ? ARCHIVED
      : `will be destroyed${texts.length > 0 ? ", with its texts in all languages" : ""}`;
  return {
    words: options.command === "drift" ? `apply would ${how} it` : planned,
    lines: lostLines(change, options),
    languages: texts.map(({ part }) => part),
  };
}

/** Texts of a removed object that are lines. The others are counted. */
const MAX_LOST = 5;

/** The texts that are removed with an object, and who wrote them last. */
function lostLines({ kind, texts: lost = [] }: Destroy, { texts, full }: ViewOptions): Line[] {
  const some = full === true ? lost : lost.slice(0, MAX_LOST);
  const more = lost.length - some.length;
  return [
    ...some.map(({ part, field, before, edited }) => {
      const value = texts ? valueWords(shown(kind, field, before), MAX_SHOWN) : "";
      const writer = edited ? `   (last edited${writerWords(edited)})` : "";
      return { ...line("-", `${memberWord(part)} `, value), end: writer, language: part };
    }),
    ...(more > 0 ? [line("-", `and ${counted(more, "more text")}`)] : []),
  ];
}

/** What a rename keeps; in drift, when the object was changed last. Each text has its own time. */
function updateWords(change: Change | DeclaredChange, { command }: ViewOptions): Pick<Row, "words"> {
  if (change.action !== "update" || !("seen" in change)) return {};
  if (changeLabel(change) === "removed") return { words: ARCHIVED };
  if (command === "drift") return change.edited ? { words: `last changed${writerWords(change.edited)}` } : {};
  return isRename(change) ? { words: kindWords(change.kind).renamed } : {};
}

const SIGNS = { created: "+", updated: "~", renamed: "»", removed: "-" } as const;

function rowOf(sign: Sign, one: Parameters<typeof labelWords>[0] & Pick<Row, "place">): Row {
  return row(sign, labelWords(one), one.place);
}

export function keptRow(kept: Kept, { texts = false, full }: ViewOptions): Row {
  const isWhole = full === true;
  const words = shortened(keptWords(kept, texts, isWhole), isWhole ? Number.POSITIVE_INFINITY : MAX_WORDS);
  const languages = "part" in kept && kept.part !== undefined ? { languages: [kept.part] } : {};
  return { ...rowOf("!", kept), words, ...languages };
}

/** A value that a file keeps although the project has another one. */
export function keptInFileRow(kept: KeptInFile, { texts }: ViewOptions): Row {
  const { kind, field, declared, live, edited, why, details, open } = kept;
  const name = fieldName(kind, kept);
  const [inFile, inProject] = distinguished(shown(kind, field, declared ?? ""), shown(kind, field, live));
  const when = edited ? `, edited${writerWords(edited)}` : "";
  const own = declared === undefined ? "not in the file" : inFile;
  const words = texts ? [`${name} ${own}`, `in Lokalise: ${inProject}${when}`] : [`${name}${when}`];
  const all = [...words, why, ...(texts && details !== undefined ? [details] : [])];
  return {
    ...rowOf(open ? "!" : " ", kept),
    lines: all.map((one) => line(" ", shortened(one, MAX_WORDS))),
    ...(open && { isLoss: true }),
  };
}

/** It is a loss: with prune, it would be removed. */
export function noLongerDeclaredRow({ fields, ...entry }: NoLongerDeclared, { texts }: ViewOptions): Row {
  const lines = (fields ?? []).map(({ before, ...field }) => {
    const value = texts ? ` ${valueWords(shown(entry.kind, field.field, before))}` : "";
    return line(" ", shortened(`${fieldName(entry.kind, field)}${value} is no longer declared`, MAX_WORDS));
  });
  return { ...rowOf("-", entry), isLoss: true, lines };
}

export function rematchedRow({ member, before, after, ...entry }: RematchedEntry): Row {
  const [from, to] = [before, after].map((value) =>
    value === undefined ? "not declared" : shortLine(value, 200),
  );
  return { ...rowOf("~", entry), words: `${shortLine(member, 80)}: ${from} → ${to}` };
}

/** Characters of the value of a setting. */
const MAX_SETTING = 200;

/** "prune: not set → all   lets a run do more". It is never left out. */
export function settingRow({ name, before, after, loosens }: ChangedSetting): Row {
  const value = (one: string | undefined) => (one === undefined ? "not set" : oneLine(one));
  const [from, to] = aroundDifference(value(before), value(after), MAX_SETTING).map((one) =>
    shortened(one, MAX_SETTING),
  );
  // All of it is the name, which a long list shows too.
  const words = `${shortLine(name, 80)}: ${from} → ${to}`;
  return loosens ? { ...row("!", `${words} (lets a run do more)`), isLoss: true } : row(" ", words);
}

/** "sends ${HOOK} to ci.example.com". It is never cut. */
export function sendRow({ variable, host, place }: Send): Row {
  return { ...row("!", `sends \${${oneLine(variable)}} to ${oneLine(host)}`, place), isLoss: true };
}

/** `fix`: after the id of an object. */
export function unmanagedRow(one: Unmanaged, fix = ""): Row {
  const id = shortLine(String(one.id), 80);
  const row = rowOf(" ", one);
  // The label of a webhook has its id.
  if (kindOf(one.kind).secretNames) return row;
  const isField = kindOf(one.kind).fields.some(({ name }) => name === one.part);
  const [what, empty] = isField
    ? [one.part, "it with an empty value"]
    : [`the ${one.part} text`, `${one.part}: ""`];
  const text = `only ${what} (id ${id}). To clear it in Lokalise, write ${empty}; to manage it, put it back`;
  return { ...row, words: one.part === undefined ? `id ${id}${fix}` : oneLine(text) };
}

export function nameRow(name: string): Row {
  return row(" ", oneLine(name));
}
