/** The possible responses, the first of which seems most likely; or the usual number. */
interface Assumption {
  values: readonly (string | number)[] | number;
  about: string;
}

/** Facts about the service that nothing public states. Each is a setting, because a client must handle every answer. */
export const ASSUMPTIONS = {
  lastPageCursor: {
    values: ["absent", "empty", "emptyPage", "stuck"],
    about: "The cursor of the last page: absent; empty; leads to a page without keys; or never changes.",
  },
  nameFilter: {
    values: ["exact", "ignoreCase", "part", "ignored"],
    about: "What filter_keys compares: whole names; also in another case; parts of names; or nothing.",
  },
  longestRequestLine: {
    values: 8192,
    about: "The maximum length of a request line in bytes. A longer one is refused with 414.",
  },
  sameNameOtherFilename: {
    values: ["refuse", "allow"],
    about: "A second key with the same name and other filenames.",
  },
  objectNameWithoutSetting: {
    values: ["firstPlatform", "keep", "refuse"],
    about: "A name per platform that is sent to a project without names per platform.",
  },
  keyNameBlanks: {
    values: ["keep", "trim"],
    about: "Blanks at the ends of a key name: kept, or removed.",
  },
  storedUrl: {
    values: ["asSent", "normalized", "slash"],
    about: "The URL of a webhook: as it was sent; in its normal form; or also with a slash at the end.",
  },
  unknownIdsOnDelete: {
    values: ["ignore", "404"],
    about: "Ids in a DELETE of many keys that are not in the project.",
  },
  pluralChange: {
    values: ["convert", "drop"],
    about: "Texts that the request omits when is_plural changes: converted, or lost.",
  },
  importWriter: {
    values: ["tokenUser", "starter", "none"],
    about: "The writer of texts of an import: its token's user, who started it, or none (0).",
  },
  automationWriter: {
    values: ["tokenUser", "otherUser", "none"],
    about: "The writer of texts of an automation: the token's user, a user of its own, or none (0).",
  },
  branchWriter: {
    values: ["keep", "tokenUser", "none"],
    about: "The writer of texts that a new branch copies: unchanged, who made it, or none (0).",
  },
  branchSnapshot: {
    values: ["branch", "project", "refuse"],
    about: "What a snapshot of a branch has: the branch; the project without it; or it is refused with 400.",
  },
  unverifiedWriter: {
    values: ["keep", "move"],
    about: "Writer and time of texts that a new base text makes unverified: unchanged, or its own.",
  },
  reviewWriter: {
    values: ["keep", "move"],
    about: "Writer and time of a text whose review alone changes: unchanged, or those of the request.",
  },
  rateLimit: {
    values: 6,
    about: "The maximum number of requests in a second. 6 is documented; responses were seen that say 10.",
  },
  largestOtherPage: {
    values: 500,
    about: "The maximum limit of webhook and language lists. For key lists it is known: 500.",
  },
  usualOtherPage: {
    values: 100,
    about: "The default limit of webhook and language lists. For key lists it is known: 100.",
  },
} as const satisfies Record<string, Assumption>;

type Table = typeof ASSUMPTIONS;
type ValueOf<Values> = Values extends readonly (infer Value)[] ? Value : number;

export type Assumptions = { -readonly [Name in keyof Table]: ValueOf<Table[Name]["values"]> };

export const ROWS: [string, Assumption][] = Object.entries(ASSUMPTIONS);

export const DEFAULT_ASSUMPTIONS = Object.fromEntries(
  ROWS.map(([name, { values }]) => [name, typeof values === "number" ? values : values[0]]),
) as Assumptions;
