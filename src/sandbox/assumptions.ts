/** The possible responses, the first of which seems most likely; or the usual number. */
interface Assumption {
  values: readonly (string | number)[] | number;
  about: string;
}

/** Facts about the service that nothing public states. Each is a setting of the sandbox, because a client must handle every answer. */
export const ASSUMPTIONS = {
  lastPageCursor: {
    values: ["absent", "empty", "emptyPage", "stuck"],
    about:
      "The last page of a cursor list: no header; an empty header; a cursor that leads to a page without keys; or a cursor that leads there and never changes.",
  },
  nameFilter: {
    values: ["exact", "ignoreCase", "part", "ignored"],
    about:
      "The keys that filter_keys lists: those with one of the names; the same in upper or lower case; those that have one of the names in their name; or all keys.",
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
    about:
      "The URL of a webhook: as it was sent; in the normal form of the URL standard; or also with a slash at the end of its path.",
  },
  unknownIdsOnDelete: {
    values: ["ignore", "404"],
    about: "Ids in a DELETE of many keys that are not in the project.",
  },
  pluralChange: {
    values: ["convert", "drop"],
    about:
      "The texts of a key whose is_plural changes, in languages that the request omits: converted, or lost.",
  },
  importWriter: {
    values: ["tokenUser", "starter", "none"],
    about:
      "The writer of texts that an import writes: the user of its token, the person who started it, or none (0).",
  },
  automationWriter: {
    values: ["tokenUser", "otherUser", "none"],
    about:
      "The writer of texts that an automation fills: the user of the token that wrote the base text, a user of its own, or none (0).",
  },
  branchWriter: {
    values: ["keep", "tokenUser", "none"],
    about:
      "The writer of texts that a new branch copies: unchanged, the user who made the branch, or none (0).",
  },
  branchSnapshot: {
    values: ["branch", "project", "refuse"],
    about: "What a snapshot of a branch has: the branch; the project without it; or it is refused with 400.",
  },
  unverifiedWriter: {
    values: ["keep", "move"],
    about:
      "Writer and time of texts that become unverified because the base text changed: unchanged, or those of that change.",
  },
  reviewWriter: {
    values: ["keep", "move"],
    about:
      "Writer and time of a text that is only marked as reviewed or unverified: unchanged, or those of that request.",
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

/** The first value of each row. The types are those of the table. */
export const DEFAULT_ASSUMPTIONS = Object.fromEntries(
  ROWS.map(([name, { values }]) => [name, typeof values === "number" ? values : values[0]]),
) as Assumptions;
