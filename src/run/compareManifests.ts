/** A run without secrets: the manifests of a pull request are compared with those of its target, and no project is looked at. */
import type { Declaration } from "../kinds/declaration.ts";
import type { Kinds } from "../kinds/kind.ts";
import { anyError } from "../model/problem.ts";
import { compareDeclarations } from "../plan/compareDeclarations.ts";
import type { ComparedManifests, ManifestComparison, Report } from "../report/report.ts";
import { changedSettings } from "../settings/changedSettings.ts";
import type { Settings } from "../settings/resolve.ts";
import type { ProjectRead } from "./declarations.ts";
import type { Target } from "./target.ts";

const NOTHING: Pick<Declaration, "entries"> = { entries: {} };

/** Undefined if the run is for no pull request. An entry with a mistake is not among those that were read, so nothing is compared if there is one. */
export async function compareManifests(
  { kinds }: Pick<Settings, "kinds">,
  { problems }: Pick<Report, "problems">,
  reads: readonly ProjectRead[],
  findTarget: () => Promise<Target | undefined> | undefined,
): Promise<ManifestComparison | undefined> {
  if (anyError(problems)) return { is: "not compared", why: "the manifests or the settings have problems" };
  const target = await findTarget();
  if (!target) return undefined;
  if (target.is === "missing") return { is: "not compared", why: target.why };
  const { commit, projects } = target;
  if ([...reads, ...projects].some(({ isDoubtful }) => isDoubtful))
    return { is: "not compared", why: "a source file of texts has mistakes" };
  // Without secrets, the id of a project can be unknown, so projects are compared by their name.
  const named = (some: readonly ProjectRead[]) => new Map(some.map((one) => [one.settings.name, one]));
  const [head, before] = [named(reads), named(alone(reads, projects))];
  const names = new Set([...head.keys(), ...before.keys()]);
  return {
    is: "compared",
    commit,
    projects: [...names].map((name) => compareProject(kinds, name, head.get(name), before.get(name))),
  };
}

/** The project of the target; with the name of head if both have only one. */
function alone(reads: readonly ProjectRead[], projects: readonly ProjectRead[]): readonly ProjectRead[] {
  const [[head, ...others], [target, ...more]] = [reads, projects];
  if (!head || !target || others.length > 0 || more.length > 0) return projects;
  return [{ ...target, settings: { ...target.settings, name: head.settings.name } }];
}

/** A project of only one side is compared with a project that declares nothing. */
function compareProject(
  kinds: Kinds,
  name: string | undefined,
  head: ProjectRead | undefined,
  target: ProjectRead | undefined,
): ComparedManifests {
  const hidesTexts = [head, target].some((one) => one && !one.settings.showTexts);
  return {
    ...(name !== undefined && { name }),
    ...compareDeclarations(kinds, head?.declared ?? NOTHING, target?.declared ?? NOTHING),
    settings: changedSettings(target?.settings.inFile ?? new Map(), head?.settings.inFile ?? new Map()),
    ...(hidesTexts && { hide_texts: true }),
  };
}
