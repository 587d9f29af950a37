/** How the manifests of a pull request differ from those of its target, in lines that log and Markdown lay out in their own ways. */
import type { ReleasedEntry, RematchedEntry } from "../../model/plan.ts";
import type { ComparedManifests } from "../report.ts";
import { isRename } from "../tally.ts";
import { fieldName, shown } from "./fields.ts";
import { counted, figure } from "./figures.ts";
import { labelWords, placeWords } from "./labels.ts";
import { changeLines, type PlainLine, type PlanLine, type ShowOptions } from "./planLines.ts";
import { oneLine, shortLine } from "./safeText.ts";
import { valueWords } from "./values.ts";

/** What every list of these differences begins with. `commit`: of the target. */
export const COMPARED_WORDS = {
  start:
    "The manifests of the pull request are compared with those of the commit that it would be merged into",
  end: "The Lokalise project was not read, because this run has no token of Lokalise.",
} as const;

export const NOT_COMPARED_WORDS =
  "The manifests were not compared with those of the commit that the pull request would be merged into";

export function manifestLines(
  { changes, released, rematched, changed_defaults }: ComparedManifests,
  { now, texts, full }: Omit<ShowOptions, "file">,
): PlanLine[] {
  return [
    ...changeLines(changes, { now, texts, full }, []),
    ...released.map((entry) => releasedLine(entry, texts)),
    ...rematched.map(rematchedLine),
    ...changed_defaults.map(defaultsLine),
  ];
}

/** It is a loss: with prune, it would be removed. */
export function releasedLine({ fields, ...entry }: ReleasedEntry, texts: boolean): PlainLine {
  const words = fields?.map(({ before, ...field }) => {
    const name = fieldName(entry.kind, field);
    const value = texts ? ` ${valueWords(shown(entry.kind, field.field, before))}` : "";
    return `${name}${value} is no longer declared`;
  });
  return {
    ...{ sign: "-", label: labelWords(entry), place: placeWords(entry), isLoss: true },
    words: words ?? ["is no longer declared"],
  };
}

export function rematchedLine({ member, before, after, ...entry }: RematchedEntry): PlainLine {
  const [from, to] = [before, after].map((value) =>
    value === undefined ? "not declared" : shortLine(value, 200),
  );
  const words = [`${member}: ${from} → ${to}`];
  return { sign: "~", label: labelWords(entry), place: placeWords(entry), words };
}

export function defaultsLine(file: string): PlainLine {
  return { sign: "~", label: oneLine(file), place: "", words: ["on_create changes"] };
}

/** "2 new, 1 changed, 1 no longer declared, 1 setting changed", or "no differences". */
export function comparedFigures(projects: readonly ComparedManifests[]): string {
  const count = (figureOf: (project: ComparedManifests) => number) =>
    projects.reduce((sum, project) => sum + figureOf(project), 0);
  const created = ({ changes }: ComparedManifests) =>
    changes.filter(({ action }) => action === "create").length;
  const renamed = ({ changes }: ComparedManifests) => changes.filter(isRename).length;
  const settings = count((project) => project.settings.length);
  const counts: [number, string][] = [
    [count(created), "new"],
    [count((one) => one.changes.length - created(one) - renamed(one)), "changed"],
    [count(renamed), "renamed"],
    [count(({ released }) => released.filter(({ fields }) => !fields).length), "no longer declared"],
    [count(({ released }) => released.filter(({ fields }) => fields).length), "with fewer fields"],
    [count(({ rematched }) => rematched.length), "with another id or former name"],
    [count(({ changed_defaults }) => changed_defaults.length), "with other values in on_create"],
  ];
  const parts = counts.flatMap(([number, words]) => (number > 0 ? [`${figure(number)} ${words}`] : []));
  const all = [...parts, ...(settings > 0 ? [`${counted(settings, "setting")} changed`] : [])];
  return all.join(", ") || "no differences";
}
