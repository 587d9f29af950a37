/** Which value of a setting applies: the option or input, the environment, the entry of `projects`, the whole file, the default. */
import type { Place } from "../model/place.ts";
import type { Setting, SettingWithDefault } from "../model/setting.ts";
import type { FilePart } from "./filePart.ts";
import { optionValue, type RawOptions } from "./rawOptions.ts";

export interface SettingSources {
  raw: RawOptions;
  environment: Readonly<Record<string, string | undefined>>;
  /** Parts of lokaform.yaml: the entry of a project, then the top level. */
  parts: readonly FilePart[];
}

export interface FoundSetting<Value> {
  value: Value;
  /** Set if lokaform.yaml has the value. */
  part?: FilePart;
  place?: Place;
}

/** The only place that knows the precedence. Undefined if nothing sets the value and it has no default. */
export function findSetting<Value>(
  row: Setting<Value>,
  { raw, environment, parts }: SettingSources,
): FoundSetting<Value> | undefined {
  const option = optionValue(row, raw);
  if (option !== undefined) return { value: option };
  const variable = row.environment && environment[row.environment];
  const fromEnvironment = variable ? row.schema.safeParse(variable).data : undefined;
  if (fromEnvironment !== undefined) return { value: fromEnvironment };
  for (const part of parts) {
    const value = part.get(row);
    if (value !== undefined) return { value, part, place: part.place(row) };
  }
  return row.default === undefined ? undefined : { value: row.default };
}

export function settingValue<Value>(row: SettingWithDefault<Value>, sources: SettingSources): Value;
export function settingValue<Value>(row: Setting<Value>, sources: SettingSources): Value | undefined;
export function settingValue<Value>(row: Setting<Value>, sources: SettingSources): Value | undefined {
  return findSetting(row, sources)?.value;
}
