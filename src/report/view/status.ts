/** How status shows how ready languages are: a table, and the keys that lack what is required. */
import type { TextState } from "../../checks/textProgress.ts";
import { listed } from "../../model/json.ts";
import type { LanguageStatus, ProjectReport } from "../report.ts";
import { shortLine } from "../safeText.ts";
import { type Row, row, type Section, type Table } from "./view.ts";
import { codeWord, counted, figure, labelWords } from "./words.ts";

type Cell = (one: LanguageStatus) => string;

const COLUMNS: readonly [head: string, cell: Cell, isShown?: (one: LanguageStatus) => boolean][] = [
  ["Language", ({ language, base }) => `${shortLine(language, 40)}${base ? " (base)" : ""}`],
  ["Texts", ({ texts }) => figure(texts)],
  ["Archived", ({ archived }) => figure(archived), ({ archived }) => archived > 0],
  ["Translated", (figures) => `${figure(figures.translated)} ${shareOf(figures, "translated").padStart(5)}`],
  ["Verified", (figures) => `${figure(figures.verified)} ${shareOf(figures, "verified").padStart(5)}`],
  ["Reviewed", (figures) => `${figure(figures.reviewed)} ${shareOf(figures, "reviewed").padStart(5)}`],
  ["Conflicts", ({ conflicts }) => figure(conflicts)],
  ["Undecided", (figures) => figure(figures.undecided), ({ undecided }) => undecided > 0],
  ["To pull", ({ to_pull }) => figure(to_pull)],
  ["Waiting", ({ waiting }) => figure(waiting), ({ waiting }) => waiting > 0],
  ["Words to do", (figures) => `${figures.about ? "about " : ""}${figure(figures.words_to_do)}`],
  [
    "Ready",
    ({ required }) => (!required ? "" : required.unmet.length > 0 ? "no" : "yes"),
    ({ required }) => required !== undefined,
  ],
];

/** A share of 99.6 % is not 100 %. */
function shareOf(figures: LanguageStatus, state: TextState): string {
  return `${Math.floor((figures[state] * 100) / figures.texts)} %`;
}

export function statusTable({ status }: Pick<ProjectReport, "status">): Table | undefined {
  if (!status?.some(({ texts }) => texts > 0)) return undefined;
  const columns = COLUMNS.filter(([, , isShown]) => !isShown || status.some(isShown));
  const rows = status.map((figures) => columns.map(([, cell]) => cell(figures)));
  return { head: columns.map(([head]) => head), rows };
}

/** One for each language that is not ready. Its rows have the name of the language. */
export function statusSections({ status = [] }: Pick<ProjectReport, "status">): Section[] {
  return status.flatMap(({ required, ...figures }): Section[] => {
    if (!required || required.unmet.length === 0) return [];
    const language = shortLine(figures.language, 40);
    const shares = required.unmet.map((state) => {
      const share = `${figure(figures[state])} of ${counted(figures.texts, "text")} ${state}, ${shareOf(figures, state)}`;
      return `${share}, and ${required.percents[state]} % is required`;
    });
    const rows = required.missing.map(({ lacks, written: isWritten, ...key }): Row => {
      const lacking = `not ${lacks.includes("translated") ? "translated" : listed(lacks)}`;
      const words = `${language}: ${isWritten ? "to be written by apply" : lacking}`;
      return { ...row("!", labelWords(key), key.place), words, languages: [figures.language] };
    });
    const title = `${codeWord(language)} is not ready: ${shares.join("; ")}`;
    return [{ part: "plan", action: "Not ready", noun: "key", title, rows }];
  });
}
