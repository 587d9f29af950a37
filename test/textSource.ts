/** A row of the setting `texts` for tests: JSON files in English, named by their language. */
import type { TextSource } from "../src/locales/textSource.ts";

export function textSource(sparse: Partial<TextSource> = {}): TextSource {
  return {
    files: "{lang}.json",
    folder: "",
    place: { file: "lokaform.yaml", line: 1, col: 1, endLine: 1, endCol: 1 },
    languages: ["en"],
    language: undefined,
    languageMap: {},
    separator: ".",
    keyName: "{path}",
    platform: undefined,
    platforms: undefined,
    tags: undefined,
    plurals: "none",
    keysFrom: "files",
    ...sparse,
  };
}
