/** The text sources of one project: what its entry of `projects` says, or else the top level of lokaform.yaml. */
import type { TextSource } from "../kinds/textSource.ts";
import type { FilePart } from "./filePart.ts";
import { TEXTS } from "./table/texts.ts";

/** `folder`: the one of lokaform.yaml. Undefined if they cannot be used: a problem says why. */
export function textSources(parts: readonly FilePart[], folder: string): TextSource[] | undefined {
  if (parts.some((part) => part.isBroken(TEXTS))) return undefined;
  const part = parts.find((one) => one.get(TEXTS) !== undefined);
  return (
    part?.get(TEXTS)?.map((source, index) => {
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
    }) ?? []
  );
}
