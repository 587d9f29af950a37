import { canonical, type Json } from "../model/json.ts";
import type { Place } from "../model/place.ts";
import { plainId } from "../model/project.ts";
import { type ChangedSetting, fullName, type Setting } from "../model/setting.ts";
import type { FilePart } from "./configFile.ts";
import { PROJECTS, TOKEN_ENV } from "./table/project.ts";
import { SETTINGS } from "./table/table.ts";

export type FileValues = ReadonlyMap<Setting, Json>;

/** `parts`: the entry of the project, then the top level. An entry replaces whole values. */
export function fileValues(parts: readonly FilePart[]): FileValues {
  return new Map(
    SETTINGS.filter((row) => row !== PROJECTS).flatMap((row): [Setting, Json][] => {
      const value = parts.find((part) => part.get(row) !== undefined)?.get(row);
      // The file is YAML, so its values are JSON.
      return value === undefined ? [] : [[row, value as Json]];
    }),
  );
}

export function filePlaces(parts: readonly FilePart[]): ReadonlyMap<string, Place> {
  const places = SETTINGS.flatMap((row) =>
    parts.flatMap((part) => (part.get(row) === undefined ? [] : [[fullName(row), part.place(row)] as const])),
  );
  return new Map(places.reverse());
}

/** What of the settings of a pull request's target limits the pull request itself before it is merged. */
export type TargetSettings =
  | { is: "read"; projects: readonly TargetProject[] }
  /** Why they cannot be read, as a clause. */
  | { is: "missing"; why: string };

interface TargetProject {
  name: string | undefined;
  id: string;
  showTexts: boolean;
  inFile: FileValues;
}

type Named = Pick<TargetProject, "name" | "id">;

/** Whether the target of a pull request allows the texts of a project to be shown. A new project may be any of the target's. */
export function targetShowsTexts(target: TargetSettings | undefined, { name, id }: Named): boolean {
  if (!target || target.is === "missing") return !target;
  const matches = target.projects.filter(
    (project) => project.name === name || project.id === "" || isSameId(project.id, id),
  );
  return (matches.length > 0 ? matches : target.projects).every(({ showTexts }) => showTexts);
}

/** Whether the target of a pull request has this `token_env` for the project. */
export function targetHasTokenEnv(target: TargetSettings, { name, id }: Named, tokenEnv: string): boolean {
  if (target.is === "missing") return false;
  const byId = target.projects.filter((project) => isSameId(project.id, id));
  const matches = byId.length > 0 ? byId : target.projects.filter((project) => project.name === name);
  return matches.some((project) => project.inFile.get(TOKEN_ENV) === tokenEnv);
}

/** A branch of a project counts as the project. */
function isSameId(id: string, otherId: string): boolean {
  return id !== "" && plainId(id).toLowerCase() === plainId(otherId).toLowerCase();
}

/** In the order of the documentation; those that let a run do more come first. */
export function changedSettings(before: FileValues, after: FileValues): ChangedSetting[] {
  const changed = SETTINGS.flatMap((row): ChangedSetting[] => {
    const [from, to] = [before.get(row), after.get(row)];
    if (canonical(from ?? null) === canonical(to ?? null)) return [];
    return [
      {
        name: fullName(row),
        ...(from !== undefined && { before: inOneLine(from) }),
        ...(to !== undefined && { after: inOneLine(to) }),
        loosens: row.loosens?.(from, to) ?? false,
      },
    ];
  });
  return changed.sort((setting, otherSetting) => Number(otherSetting.loosens) - Number(setting.loosens));
}

/** JSON is YAML; a text needs no quotes to be read by a person. */
const inOneLine = (value: Json) => (typeof value === "string" ? value : JSON.stringify(value));
