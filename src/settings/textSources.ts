/** The text sources of one project: what its entry of `projects` says, or else the top level of lokaform.yaml. */
import { extname } from "node:path";
import { hasLanguage, type TextSource } from "../kinds/textSource.ts";
import type { FilePart } from "./filePart.ts";
import { TEXTS } from "./table/texts.ts";

/** `folder`: the one of lokaform.yaml. Undefined if they cannot be used: a problem says why. */
export function textSources(parts: readonly FilePart[], folder: string): TextSource[] | undefined {
  if (parts.some((part) => part.isBroken(TEXTS))) return undefined;
  const part = parts.find((one) => one.get(TEXTS) !== undefined);
  const rows =
    part?.get(TEXTS)?.map((source, index): TextSource => {
      const {
        files,
        language,
        languages,
        language_map: languageMap = {},
        key_name: keyName = "{path}",
      } = source;
      const { platform, platforms, tags, plurals = "none" } = source;
      return {
        files,
        folder,
        place: part.place(TEXTS, index, "files"),
        // A file without a code in its path is read in its language.
        languages: language === undefined ? languages : [language],
        language,
        languageMap,
        keyName,
        platform,
        platforms,
        tags,
        plurals,
      };
    }) ?? [];
  return rows.map((row) => ({ ...row, ...othersOf(row, rows) }));
}

/** The languages of the only row for the same keys in other languages, such as values-{lang}/strings.xml for values/strings.xml. */
function othersOf(row: TextSource, rows: readonly TextSource[]): Pick<TextSource, "others"> {
  if (row.language === undefined || hasLanguage(row.files)) return {};
  const isSame = ({ files, keyName, platform }: TextSource) =>
    hasLanguage(files) &&
    extname(files) === extname(row.files) &&
    keyName === row.keyName &&
    platform === row.platform;
  const [only, another] = rows.filter(isSame);
  return only?.languages && !another ? { others: only.languages } : {};
}
