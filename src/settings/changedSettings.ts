/** Which settings of lokaform.yaml a pull request changes, and whether a run may do more because of it. */
import { canonical, type Json } from "../model/json.ts";
import { type ChangedSetting, fullName, type Setting } from "../model/setting.ts";
import type { FilePart } from "./filePart.ts";
import { PROJECTS } from "./table/project.ts";
import { SETTINGS } from "./table/table.ts";

/** The values that lokaform.yaml has for one project, without those that it leaves to the defaults. */
export type FileValues = ReadonlyMap<Setting, Json>;

/** `parts`: the entry of the project, then the top level. An entry replaces whole values. */
export function fileValues(parts: readonly FilePart[]): FileValues {
  return new Map(
    SETTINGS.flatMap((row): [Setting, Json][] => {
      const value =
        row === PROJECTS ? undefined : parts.find((part) => part.get(row) !== undefined)?.get(row);
      // The file is YAML, so its values are JSON.
      return value === undefined ? [] : [[row, value as Json]];
    }),
  );
}

/** In the order of the documentation; those that let a run do more come first. */
export function changedSettings(before: FileValues, after: FileValues): ChangedSetting[] {
  const changed = SETTINGS.flatMap((row): ChangedSetting[] => {
    const [from, to] = [before.get(row), after.get(row)];
    if (canonical(from ?? null) === canonical(to ?? null)) return [];
    return [
      {
        name: fullName(row),
        ...(from !== undefined && { before: yamlWords(from) }),
        ...(to !== undefined && { after: yamlWords(to) }),
        widens: row.widens?.(from, to) ?? false,
      },
    ];
  });
  return [...changed.filter(({ widens }) => widens), ...changed.filter(({ widens }) => !widens)];
}

/** The value in one line. JSON is YAML; a text needs no quotes to be read by a person. */
function yamlWords(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
