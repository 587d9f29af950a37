import { isJsonObject } from "../../wire/json.ts";
import type { SandboxRequest } from "../request.ts";
import type { FullKey } from "./table.ts";
import { isEmptyText, plainText, storedText, wordCount } from "./texts.ts";
import { automationWriter, recordWrite, type Writing } from "./writer.ts";

/** Whether the request leaves automations on. */
export function usesAutomations({ body }: SandboxRequest): boolean {
  return !isJsonObject(body) || body.use_automations !== false;
}

/** Fills the empty texts of a key that has a new base text, in the languages of the automations [service.md §2.2]. */
export function runAutomations(key: FullKey, writing: Writing): void {
  const { project } = writing;
  const base = plainText(textIn(key, project.record.base_language_iso) ?? "");
  if (base === "") return;
  for (const { language_iso, translation } of project.automations) {
    const row = key.translations.find((one) => one.language_iso === language_iso);
    if (!row || !isEmptyText(row.translation, key.is_plural)) continue;
    const forms = project.languages.find((one) => one.lang_iso === language_iso)?.plural_forms ?? null;
    const filled = translation.replaceAll("{base}", () => base);
    row.translation = storedText(key.is_plural ? { other: filled } : filled, key.is_plural, forms);
    row.words = wordCount(row.translation, key.is_plural);
    row.is_unverified = false;
    row.is_fuzzy = false;
    recordWrite(key, row, automationWriter(writing), writing);
  }
}

function textIn(key: FullKey, iso: string): string | undefined {
  return key.translations.find((row) => row.language_iso === iso)?.translation;
}
