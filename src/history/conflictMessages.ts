/** Problems about texts that are not written because of their verdict: conflicts and undecided texts. They prevent no other change. */

import type { Declared } from "../kinds/declaredEntry.ts";
import { entryProblem } from "../kinds/read.ts";
import { asGlob } from "../locales/glob.ts";
import { canonical, grouped, sameJson } from "../model/json.ts";
import { type Sentence, say } from "../model/message.ts";
import { namePlaceAt } from "../model/place.ts";
import type { KeptValueItem } from "../model/plan.ts";
import { type Problem, problem, type Severity } from "../model/problem.ts";
import { OVERWRITE_TRAILER, trailersOf } from "../model/trailers.ts";
import type { KeptText } from "../plan/compare.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { patternOf } from "../plan/filter.ts";
import { isEmpty } from "../plan/loss.ts";
import type { OpenQuestion } from "../plan/makePlan.ts";
import { UNDECIDED_CAUSES } from "../plan/waiting.ts";
import { oneLine, shellWord } from "../report/safeText.ts";
import { figure } from "../report/view/words.ts";
import { saidIn } from "./textVerdict.ts";

/** By the cause of undecided texts, a sentence for people. */
export type Reasons = ReadonlyMap<string, Sentence>;

interface Explaining extends Where {
  reasons: Reasons;
  /** Texts that are undecided make an apply fail. */
  writes: boolean;
  takenBack: readonly OpenQuestion[];
  /** The entries and the kept texts of the commit that a pull request would be merged into. */
  target?: { entries: readonly Declared<object>[]; kept: readonly KeptText[] } | undefined;
}

export function textProblems(
  texts: readonly KeptText[],
  { reasons, writes, takenBack, target, ...where }: Explaining,
): Problem[] {
  const isOpen = ({ item: { reason } }: KeptText) => reason === "conflict" || reason === "undecided";
  const before = new Set((target?.kept ?? []).filter(isOpen).map(nameOf));
  const wasBefore = (text: KeptText) => before.has(nameOf(text));
  const conflicts = texts.filter(({ item }) => item.reason === "conflict");
  const undecided = texts.filter(({ item }) => item.reason === "undecided");
  const isChanged = ({ kind, entry, item: { part = "", declared } }: KeptText) => {
    const text = target && saidIn({ kind, entry, language: part, declared }, target.entries, []);
    return target !== undefined && (text === undefined || !sameJson(text, declared ?? null));
  };
  const held = texts.filter((text) => isHeldByRule(text) && isChanged(text));
  const severityOf = (text: KeptText): Severity =>
    wasBefore(text) ? "notice" : writes || target ? "error" : "warning";
  return [
    ...conflicts.map((one) =>
      conflictProblem(one, wasBefore(one) ? "notice" : "error", { ...where, canHaveTrailer: isChanged(one) }),
    ),
    ...undecidedProblems(undecided, severityOf, isChanged, { reasons, ...where }),
    ...held.map((text) => conflictProblem(text, "warning", where)),
    ...takenBackProblems(takenBack, where),
  ];
}

function nameOf({ item: { kind, id, part, declared } }: KeptText): string {
  return canonical([kind, id, part ?? null, declared ?? null]);
}

/** Translators fill an empty text, without a rule. */
function isHeldByRule({ item: { reason, live } }: KeptText): boolean {
  return reason === "held" && !isEmpty(live);
}

type Decidable = Omit<KeptText, "item" | "object"> & { item: Pick<KeptValueItem, "part" | "place"> };

interface Where {
  flags: readonly string[];
  /** Whether a workflow runs, where a text is kept by its commit or by an input. */
  isWorkflow: boolean;
  /** Whether a trailer of the pull request decides: only for a text that it changes. */
  canHaveTrailer?: boolean;
  names: () => ReadonlySet<string>;
}

function conflictProblem(text: KeptText, severity: Severity, where: Where): Problem {
  const { item, entry, kind } = text;
  const isHeld = item.reason === "held";
  const message = isHeld
    ? `The rule for ${item.part} is seed, so the project keeps its text, and the changed text of the file is not written.`
    : `Both the file and the project changed the ${item.part} text, so it is not written.`;
  const at = { path: [item.field, item.part ?? ""], ofName: true, severity };
  const ways = waysOut([text], where).slice(isHeld ? -1 : 0);
  return { ...entryProblem(kind, entry, "conflict", message, at), ways };
}

/** The commands that decide texts of one file and language. With filters, they decide nothing else. The trailer names one text. */
function waysOut(
  [{ kind, entry, item }, ...otherTexts]: readonly [Decidable, ...Decidable[]],
  { flags, isWorkflow, names, canHaveTrailer = false }: Where,
): NonNullable<Problem["ways"]> {
  const isOne = otherTexts.length === 0;
  const file = isOne || flags.includes("--filter") ? [] : ["--filter", `file:${asGlob(item.place.file)}`];
  const [name = ""] = textsIn(kind.identity(entry.values));
  const pattern = isOne ? patternOf(name, item.part ?? "", names()) : `*:${item.part}`;
  const words = [pattern, ...file, ...flags].map(shellWord).join(" ");
  const accept = `lokaform pull --accept ${words}`;
  const noun = isOne ? "text" : "texts";
  const fileTexts = isOne
    ? "the file's text"
    : `the files' texts in all conflicts and undecided texts in ${item.part}`;
  const trailer = `${OVERWRITE_TRAILER}: ${name}:${item.part}`;
  const fitsInLine = trailersOf(`Title\n\n${trailer}`).overwrites[0] === `${name}:${item.part}`;
  const inCommit = isOne && canHaveTrailer && fitsInLine && oneLine(name) === name;
  // A line of an input has no escapes.
  const inInput = oneLine(pattern) === pattern;
  if (isWorkflow)
    return [
      { does: `copy the project's ${noun} into the file, or at a terminal`, command: accept },
      ...(inCommit
        ? [{ does: `keep ${fileTexts}, in the last paragraph of a commit message`, command: trailer }]
        : []),
      ...(inInput
        ? [{ does: `keep ${fileTexts}, with Run workflow and the input overwrite`, command: pattern }]
        : []),
    ];
  return [
    { does: `take the project's ${noun}`, command: accept },
    { does: `keep the file's ${noun}`, command: `lokaform apply --overwrite ${words}` },
  ];
}

/** One problem for each file, language, cause and severity. */
function undecidedProblems(
  texts: readonly KeptText[],
  severityOf: (text: KeptText) => Severity,
  isChanged: (text: KeptText) => boolean,
  { reasons, ...where }: Pick<Explaining, "reasons"> & Where,
): Problem[] {
  const groups = grouped(texts, (text) => {
    const { place, part, cause } = text.item;
    return canonical([place.file, part ?? null, cause ?? null, severityOf(text)]);
  });
  return [...groups.values()].map((group) => {
    const [firstText] = group;
    const { place, part, cause = "undated" } = firstText.item;
    const reason = reasons.get(cause);
    const statement =
      group.length === 1
        ? `The ${part} text of ${firstText.item.label} differs from the project and is not written`
        : `${figure(group.length)} ${part} texts of this file differ from the project and are not written; this is the first`;
    const end = reason === undefined ? "." : say`: ${reason}`;
    const message = say`${statement}, because ${UNDECIDED_CAUSES[cause]}${end}`;
    const ways = waysOut(group, { ...where, canHaveTrailer: isChanged(firstText) });
    const severity = severityOf(firstText);
    return problem("undecided", message, { place, severity, scope: "change", ways });
  });
}

/** One warning for each file and language: a merge that keeps the old side of a file takes back what a pull brought. */
function takenBackProblems(texts: readonly OpenQuestion[], where: Where): Problem[] {
  const placed = texts.map(({ kind, entry, language: part }) => {
    const field = kind.fields.find(({ role }) => role === "text")?.name ?? "";
    return { kind, entry, item: { part, place: namePlaceAt(entry.file, entry.span, [field, part]) } };
  });
  const groups = grouped(placed, ({ item: { part, place } }) => canonical([place.file, part]));
  return [...groups.values()].map((group) => {
    const [{ kind, entry, item }] = group;
    const addition =
      group.length > 1 ? ` So are ${figure(group.length - 1)} more ${item.part} texts of the file.` : "";
    const message = `The ${item.part} text of ${kind.label(entry.values)} was written without the text that a pull brought, so apply replaces that text of the project. A merge that keeps its own side of a file does that.${addition}`;
    const ways = waysOut(group, where);
    return problem("taken-back", message, { place: item.place, severity: "warning", scope: "change", ways });
  });
}
