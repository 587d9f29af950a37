/** What a YAML example is. */
import { parse } from "yaml";
import { fullName } from "../../src/model/setting.ts";
import { SETTINGS as ROWS } from "../../src/settings/table/table.ts";

export type Sort = "workflow" | "keys" | "webhooks" | "settings" | "unknown";

const SETTINGS: readonly string[] = ROWS.filter(({ file }) => file === "top" || file === "both").map(
  (row) => row.parent ?? fullName(row),
);

export function sortOf(text: string): Sort {
  const members = membersOf(text);
  const names = Object.keys(members);
  if (names.includes("on") && names.includes("jobs")) return "workflow";
  if (holdsMappings(members.keys)) return "keys";
  if (holdsMappings(members.webhooks)) return "webhooks";
  return names.length > 0 && names.every((name) => SETTINGS.includes(name)) ? "settings" : "unknown";
}

/** A list of mappings is a manifest's; lokaform.yaml has a list of paths under the same name. */
function holdsMappings(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0 && list.every((entry) => typeof entry === "object");
}

function membersOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
