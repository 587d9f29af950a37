/** Who owns texts and keys. */
import * as z from "zod";
import { COMPARE_COMMANDS, PLAN_COMMANDS } from "../../model/command.ts";
import { DEFAULT_RULES, loosensAlong, OWNERSHIPS, type Ownership, setting } from "../../model/setting.ts";
import { nameList, type Topic } from "./commands.ts";

const OWNERSHIP = z.enum(OWNERSHIPS);

type Languages = Readonly<Record<string, Ownership>>;

export const LANGUAGES = setting({
  name: "languages",
  schema: () => z.record(z.string().min(1), OWNERSHIP),
  expects: 'a mapping of languages, or "*" for all others, to enforce, merge, seed or ignore',
  default: DEFAULT_RULES.languages,
  commands: COMPARE_COMMANDS,
  file: "both",
  loosens: loosensLanguages,
  empty: "The same as without it.",
  example: { en: "merge", de: "enforce", "*": "seed" },
  text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed, including the base language.",
  usual: "`merge` for every language.",
});

function loosensLanguages(before: Languages = {}, after: Languages = {}): boolean {
  const loosens = loosensAlong(["ignore", "seed", "merge", "enforce"] as const, "merge");
  const languages = new Set(["*", ...Object.keys(before), ...Object.keys(after)]);
  return [...languages].some((language) =>
    loosens(before[language] ?? before["*"] ?? "merge", after[language] ?? after["*"] ?? "merge"),
  );
}

const WRITER = z.union([
  z.int().positive().transform(String),
  z.string().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer"),
]);

export const WRITERS = setting({
  name: "writers",
  schema: () => z.array(WRITER),
  expects: "a list of addresses or user ids",
  commands: COMPARE_COMMANDS,
  file: "both",
  loosens: (before, after) => after === undefined || after.some((writer) => !before?.includes(writer)),
  empty: "No text counts as written by Lokaform.",
  example: ["l10n-ci@example.com"],
  text: "The users that Lokaform writes as, by address or user id, such as `l10n-ci@example.com`. An apply that ran late is recognized by them.",
  usual: "the user that the token belongs to.",
});

const PATTERNS = {
  schema: nameList,
  expects:
    "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY",
} as const;

export const OVERWRITE = setting({
  ...PATTERNS,
  name: "overwrite",
  default: [...DEFAULT_RULES.overwrite],
  commands: PLAN_COMMANDS,
  option: { offered: "everywhere", as: "list", metavar: "KEY[:LANG]" },
  text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, texts that the rule `seed` keeps.",
});

export const ACCEPT = setting({
  ...PATTERNS,
  name: "accept",
  default: [...DEFAULT_RULES.accept],
  commands: ["pull"],
  option: { offered: "on the command line", as: "list", metavar: "KEY[:LANG]" },
  text: "Write the project's text of this key into its file, even if the text of the file is newer. `cart.*:de` and `*` decide only conflicts and undecided texts.",
});

export const OWNER = setting({
  name: "owner",
  schema: () => z.string().regex(/^[A-Za-z0-9_.-]+$/, "is not a valid name"),
  expects: "a name of letters, digits, underscores, dots and hyphens",
  commands: COMPARE_COMMANDS,
  file: "both",
  loosens: (before, after) => after !== undefined && after !== before,
  example: "web-team",
  text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
  usual: "no tag.",
});

export const PROTECTED_TAGS = setting({
  name: "protected_tags",
  schema: nameList,
  expects: "a list of tags",
  default: [...DEFAULT_RULES.protectedTags],
  commands: COMPARE_COMMANDS,
  file: "both",
  loosens: (before, after) => {
    const kept = after ?? DEFAULT_RULES.protectedTags;
    return (before ?? DEFAULT_RULES.protectedTags).some((tag) => !kept.includes(tag));
  },
  empty: "No tag protects a key.",
  example: ["protected", "legal"],
  text: "A live key with one of these tags keeps the tag, and is never removed.",
});

export const OWNERSHIP_TOPIC: Topic = {
  title: "Who owns texts and keys",
  settings: [LANGUAGES, WRITERS, OVERWRITE, ACCEPT, OWNER, PROTECTED_TAGS],
};
