/** Rows of `texts` with `keys_from: lokalise`: keys are created and removed in Lokalise, and `pull` adds them to the files. */
import { fileTypeOf } from "../locales/format.ts";
import { OWN_PATH, platformsOf, type TextFile, type TextSource } from "../locales/textSource.ts";
import { foreignOwner, type Rules } from "../model/setting.ts";
import type { Platform } from "../wire/key.ts";
import { distinctNames, type LiveKey } from "./liveKey.ts";
import { defaultsOf } from "./textManifest.ts";

/** Whether a live key belongs to a row. A row has no archived keys, but they are not removed by others either. */
export function isKeyOf(key: LiveKey, row: TextSource, rules: Rules): boolean {
  const { includeTags, excludeTags = [] } = row;
  const has = (tag: string) => key.tags.includes(tag);
  return (
    row.keysFrom === "lokalise" &&
    foreignOwner(key.tags, rules) === undefined &&
    (!includeTags || includeTags.some(has)) &&
    !excludeTags.some(has) &&
    platformIn(key, row) !== undefined
  );
}

/** The platform on which a key belongs to the files of a row. */
function platformIn({ platforms, filenames }: LiveKey, row: TextSource): Platform | undefined {
  const hasFile = (platform: Platform) => {
    if (row.filenames === undefined) return true;
    return row.filenames === OWN_PATH ? filenames[platform] !== "" : filenames[platform] === row.filenames;
  };
  return platformsOf(row).find((platform) => platforms.includes(platform) && hasFile(platform));
}

/** Of an Apple app, plural keys and the formats that name them are in `.stringsdict` files, and all others in `.strings` files. */
function isUsualIn(path: string, { is_plural, translations = [] }: LiveKey): boolean {
  const type = fileTypeOf(path)?.name;
  const isPlural = is_plural || translations.some(({ translation }) => translation.includes("#@"));
  return isPlural ? type !== "Apple strings" : type !== "Apple plural strings";
}

/** A key as a file of a row declares it, without its texts. Undefined: it cannot say its names on several platforms. */
export function entryIn(key: LiveKey, file: TextFile) {
  const { source: row } = file;
  const platform = platformIn(key, row);
  const name = platform && key.key_name[platform];
  if (!platform || !name) return undefined;
  const fits = isUsualIn(file.path, key);
  const rest = { name, filename: key.filenames[platform], onCreate: defaultsOf(file), fits };
  if (row.platform !== undefined) return { ...rest, values: { key_name: { [platform]: name } } };
  const platforms = key.platforms.filter((one) => platformsOf(row).includes(one));
  if (distinctNames(key.key_name, platforms).length > 1) return undefined;
  return { ...rest, values: { key_name: name } };
}
