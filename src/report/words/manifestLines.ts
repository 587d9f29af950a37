/** What is said about the manifests of a pull request without secrets, compared with those of its target. */
import type { ComparedManifests } from "../report.ts";
import { isRename } from "../tally.ts";
import { counted, figure } from "./figures.ts";

/** What every list of these differences begins with. `commit`: of the target. */
export const COMPARED_WORDS = {
  start:
    "The manifests of the pull request are compared with those of the commit that it would be merged into",
  end: "The Lokalise project was not read, because this run has no token of Lokalise.",
} as const;

export const NOT_COMPARED_WORDS =
  "The manifests were not compared with those of the commit that the pull request would be merged into";

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
