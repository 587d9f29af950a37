/**
 * Finds texts whose writer changes although the request does not send them. After that, the service no longer says who wrote
 * them, so `merge` would take the work of a translator for our own.
 */
import type { LiveKey } from "../../kinds/key/live.ts";
import { type Problem, problem } from "../../model/problem.ts";

export class MovedWriters {
  /** How many texts, by language. */
  readonly #texts = new Map<string, number>();

  /** `sent`: the languages whose texts the request sends. */
  note(before: LiveKey, after: LiveKey, sent: readonly string[]): void {
    const rows = new Map(after.translations?.map((row) => [row.language_iso, row]));
    for (const { language_iso: language, translation, modified_by: writer } of before.translations ?? []) {
      const now = rows.get(language);
      if (!now || translation === "" || sent.includes(language)) continue;
      if (now.modified_by !== undefined && writer !== undefined && now.modified_by !== writer)
        this.#texts.set(language, (this.#texts.get(language) ?? 0) + 1);
    }
  }

  /** A warning if there are any. */
  problems(): Problem[] {
    if (this.#texts.size === 0) return [];
    const languages = [...this.#texts].map(([language, texts]) => `${texts} in ${language}`);
    const message = `After a write, the service names another writer of texts that were not sent: ${languages.join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
    return [problem("writer-moved", message, { severity: "warning", reach: "project" })];
  }
}
