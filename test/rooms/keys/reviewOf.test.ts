import { expect, test } from "vitest";
import { readKey, reviewOf } from "../../../src/keys/liveKey.ts";

/** What the project says about a text, from its two flags as a response has them. Other values are as good as none. */

const rowWith = (flags: object) => {
  const row = { language_iso: "de", translation: "Titel", ...flags };
  const read = readKey(
    {
      ...{ key_id: 1, key_name: { web: "a" }, platforms: ["web"], tags: [], is_plural: false },
      ...{ is_archived: false, filenames: { ios: "", android: "", web: "", other: "" }, translations: [row] },
    },
    ["de"],
  );
  const [found] = ("key" in read && read.key.translations) || [];
  return found ?? { language_iso: "", translation: "" };
};

test.each<[isUnverified: unknown, isReviewed: unknown, verified: boolean, reviewed: boolean]>([
  [false, false, true, false],
  [false, true, true, true],
  [true, false, false, false],
  [true, true, false, false],
  [undefined, true, false, true],
  [false, undefined, true, false],
  [undefined, undefined, false, false],
  [0, 1, true, true],
  [null, null, false, false],
  ["no", "yes", false, false],
])("is_unverified: %o, is_reviewed: %o", (is_unverified, is_reviewed, verified, reviewed) => {
  const flags = {
    ...(is_unverified !== undefined && { is_unverified }),
    ...(is_reviewed !== undefined && { is_reviewed }),
  };
  expect(reviewOf(rowWith(flags))).toEqual({ verified, reviewed });
});
