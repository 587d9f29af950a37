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

test.each([
  [
    { is_unverified: false, is_reviewed: false },
    { verified: true, reviewed: false },
  ],
  [
    { is_unverified: false, is_reviewed: true },
    { verified: true, reviewed: true },
  ],
  [
    { is_unverified: true, is_reviewed: false },
    { verified: false, reviewed: false },
  ],
  [
    { is_unverified: true, is_reviewed: true },
    { verified: false, reviewed: false },
  ],
  [{ is_reviewed: true }, { verified: false, reviewed: true }],
  [{ is_unverified: false }, { verified: true, reviewed: false }],
  [{}, { verified: false, reviewed: false }],
  [
    { is_unverified: 0, is_reviewed: 1 },
    { verified: true, reviewed: true },
  ],
  [
    { is_unverified: null, is_reviewed: null },
    { verified: false, reviewed: false },
  ],
  [
    { is_unverified: "no", is_reviewed: "yes" },
    { verified: false, reviewed: false },
  ],
])("%o", (flags, said) => {
  expect(reviewOf(rowWith(flags))).toEqual(said);
});
