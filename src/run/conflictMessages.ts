/** Problems about texts that are not written because of their verdict: conflicts and undecided texts. They prevent no other change. */

import type { Declared } from "../kinds/declaredEntry.ts";
import { entryProblem } from "../kinds/read.ts";
import { canonical, sameJson } from "../model/json.ts";
import type { KeptValueItem } from "../model/plan.ts";
import { type Problem, problem, type Severity } from "../model/problem.ts";
import type { KeptText } from "../plan/compare.ts";
import { declaredText, earlierEntries, textsIn } from "../plan/declaredContents.ts";
import { figure, shellWord } from "../report/view/words.ts";

/** By the cause of undecided texts, a sentence for people. */
export type Reasons = ReadonlyMap<string, string>;

interface Explaining {
  reasons: Reasons;
  /** Texts that are undecided make an apply fail. */
  writes: boolean;
  /** The entries and the kept texts of the commit that a pull request would be merged into. */
  target?: { entries: readonly Declared<object>[]; kept: readonly KeptText[] } | undefined;
}

export function textProblems(kept: readonly KeptText[], { reasons, writes, target }: Explaining): Problem[] {
  const before = new Set((target?.kept ?? []).filter(isOpen).map(nameOf));
  const wasBefore = (one: KeptText) => before.has(nameOf(one));
  const conflicts = kept.filter(({ item }) => item.reason === "conflict");
  const undecided = kept.filter(({ item }) => item.reason === "undecided");
  const isChanged = ({ kind, entry, item: { part = "", declared } }: KeptText) => {
    const earlier = target && earlierEntries(kind, target.entries).find(entry);
    const text = earlier && declaredText(kind, earlier, part);
    return target !== undefined && (text === undefined || !sameJson(text, declared ?? null));
  };
  const held = kept.filter((one) => one.item.reason === "held" && isChanged(one));
  const severityOf = (isBefore: boolean): Severity =>
    isBefore ? "notice" : writes || target ? "error" : "warning";
  return [
    ...conflicts.map((one) => conflictProblem(one, wasBefore(one) ? "notice" : "error")),
    ...[true, false].flatMap((isBefore) =>
      undecidedProblems(
        undecided.filter((one) => wasBefore(one) === isBefore),
        reasons,
        severityOf(isBefore),
      ),
    ),
    ...held.map((one) => conflictProblem(one, "warning")),
  ];
}

function isOpen({ item: { reason } }: KeptText): boolean {
  return reason === "conflict" || reason === "undecided";
}

/** The text in its project, with what the file says. */
function nameOf({ item: { kind, id, part, declared } }: KeptText): string {
  return canonical([kind, id, part ?? null, declared ?? null]);
}

function conflictProblem(text: KeptText, severity: Severity): Problem {
  const { item, entry, kind } = text;
  const name = shownName(text);
  const message =
    item.reason === "held"
      ? `The rule for ${item.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${name}.`
      : `Both the file and the project changed the ${item.part} text, so it is not written. To take the text of the project: lokaform pull --accept ${name}. To write the text of the file: lokaform apply --overwrite ${name}.`;
  return entryProblem(kind, entry, "conflict", message, {
    ...{ path: [item.field, item.part ?? ""], ofName: true, severity },
  });
}

function shownName({ kind, entry, item: { part } }: Omit<KeptText, "object">): string {
  const [name = ""] = textsIn(kind.identity(entry.values));
  return shellWord(`${name}:${part}`);
}

const CAUSES: Readonly<Record<NonNullable<KeptValueItem["cause"]>, string>> = {
  "not committed": "The text of the file is not committed",
  "never agreed":
    "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
  undated: "The service does not say when the text of the project was written",
  "unread history": "The history of the files does not tell which text is newer",
  "unknown user":
    "The texts of the project may be from an earlier apply, but it is not known who the user of the token is",
};

/** One problem for each file, language and cause. */
function undecidedProblems(texts: readonly KeptText[], reasons: Reasons, severity: Severity): Problem[] {
  const groups = new Map<string, KeptText[]>();
  for (const text of texts) {
    const { place, part, cause } = text.item;
    const name = canonical([place.file, part ?? null, cause ?? null]);
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { place, part, cause = "undated" } = first.item;
    const why = reasons.get(cause);
    const name =
      group.length === 1
        ? shownName(first)
        : `${shellWord(`*:${part}`)} --filter ${shellWord(`file:${place.file}`)}`;
    const those = group.length === 1 ? "the text" : "the texts";
    const what =
      group.length === 1
        ? `The ${part} text of ${first.item.label} differs from the project and is not written`
        : `${figure(group.length)} ${part} texts of this file differ from the project and are not written; this is the first`;
    const message = `${what}. ${CAUSES[cause]}${why === undefined ? "." : `: ${why}`} To take ${those} of the project: lokaform pull --accept ${name}. To write ${those} of the file: lokaform apply --overwrite ${name}.`;
    return [problem("undecided", message, { place, severity, scope: "change" })];
  });
}
