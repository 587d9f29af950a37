/** The project of the benchmarks. */
export const PROJECT = "803826145ba90b42d5d860.46800099";
export const LANGUAGES = ["en", "de", "fr", "pt_BR", "ja"];

/** Keys for a state of the sandbox, with a text in each language. */
export function keysOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    key_id: index + 1,
    key_name: `screen.${index % 97}.label_${index}`,
    description: "What a translator must know about this text, in one sentence.",
    tags: ["checkout", "mobile"],
    translations: LANGUAGES.map((language_iso) => ({
      language_iso,
      translation: `A text of the usual length, with “quotes” and an accent: é (${language_iso} ${index})`,
    })),
  }));
}
