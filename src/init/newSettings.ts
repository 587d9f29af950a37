/** The text of a new lokaform.yaml. */

import type { Json } from "../model/json.ts";
import { schemaLine } from "../run/schemas.ts";
import { LOKAFORM } from "../settings/table/commands.ts";
import { yamlText } from "../yaml/yamlText.ts";

export interface NewSettings {
  project: string;
  /** Options with which a plan finds the manifests: `--keys`, a path, and so on. None if it finds them without. */
  flags: readonly string[];
  /** Rows of the setting texts. */
  texts: readonly Json[];
}

export function newSettings({ project, flags, texts }: NewSettings): string {
  const manifests: Record<string, string[]> = {};
  for (let at = 0; at + 1 < flags.length; at += 2) {
    const [flag = "", path = ""] = flags.slice(at);
    const name = flag.replace(/^--/, "");
    manifests[name] = [...(manifests[name] ?? []), path];
  }
  const content: Record<string, Json> = {
    project,
    ...manifests,
    ...(texts.length > 0 && { texts: [...texts] }),
  };
  return yamlText(content, [schemaLine(LOKAFORM)]);
}
