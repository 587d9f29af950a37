/** Rows of `texts` with `keys_from: lokalise`: keys are created and removed in Lokalise, and `pull` adds them to the files. */
import { OWN_PATH, platformsOf, type TextSource } from "../locales/textSource.ts";
import { foreignOwner, type Rules } from "../model/setting.ts";
import type { Platform } from "../wire/key.ts";
import type { LiveKey } from "./liveKey.ts";

/** Whether a live key belongs to a row: it may be created, pulled and removed only in Lokalise. */
export function isKeyOf(key: LiveKey, row: TextSource, rules: Rules): boolean {
  const { includeTags, excludeTags = [], filenames } = row;
  const has = (tag: string) => key.tags.includes(tag);
  const platforms = platformsOf(row).filter((platform) => key.platforms.includes(platform));
  const hasFile = (platform: Platform) => {
    const filename = key.filenames[platform];
    if (filenames === undefined) return true;
    return filenames === OWN_PATH ? filename !== "" : filename === filenames;
  };
  return (
    row.keysFrom === "lokalise" &&
    !key.is_archived &&
    foreignOwner(key.tags, rules) === undefined &&
    (!includeTags || includeTags.some(has)) &&
    !excludeTags.some(has) &&
    platforms.some(hasFile)
  );
}

/** A key as the files of a row declare it, without its texts. */
export function entryIn({ key_name: names, platforms }: LiveKey, row: TextSource) {
  const [platform] = platformsOf(row).filter((one) => platforms.includes(one));
  const name = (platform && names[platform]) ?? "";
  return { name, values: { key_name: row.platform === undefined ? name : { [row.platform]: name } } };
}
