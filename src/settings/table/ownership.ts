/** Who owns texts and keys. */
import * as z from "zod";
import { COMPARE_COMMANDS, PLAN_COMMANDS } from "../../model/command.ts";
import { DEFAULT_RULES, OWNERSHIPS, type Ownership } from "../../model/rules.ts";
import { setting } from "../../model/setting.ts";
import { widensAlong } from "../../model/widening.ts";
import type { Topic } from "./topic.ts";

const OWNERSHIP = z.enum(OWNERSHIPS);

type Languages = Readonly<Record<string, Ownership>>;

export const LANGUAGES = setting({
  name: "languages",
  schema: () => z.record(z.string().min(1), OWNERSHIP),
  expects: 'a mapping of languages, or "*" for all others, to enforce, merge, seed or ignore',
  members: { schema: OWNERSHIP, expects: `one of ${OWNERSHIPS.join(", ")}` },
  default: DEFAULT_RULES.languages,
  commands: COMPARE_COMMANDS,
  file: "both",
  widens: widensLanguages,
  docs: {
    empty: "The same as without it.",
    example: { en: "merge", de: "enforce", "*": "seed" },
    text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed, including the base language.",
    default: "`merge` for the base language, `seed` for all others.",
  },
});

/**
 * Without a rule for all others, the base language is `merge`, and any other language is `seed`. Which one is the base
 * language is not known here, so a language that loses its rule counts as `merge`.
 */
function widensLanguages(before: Languages = {}, after: Languages = {}): boolean {
  const widens = widensAlong(["ignore", "seed", "merge", "enforce"] as const, "seed");
  const widensAll = (usual: Ownership) => widens(before["*"] ?? usual, after["*"] ?? usual);
  const languages = [...Object.keys(before), ...Object.keys(after)].filter((language) => language !== "*");
  return (
    widensAll("merge") ||
    widensAll("seed") ||
    languages.some((language) =>
      widens(before[language] ?? before["*"] ?? "seed", after[language] ?? after["*"] ?? "merge"),
    )
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
  widens: (before, after) => after === undefined || after.some((writer) => !before?.includes(writer)),
  docs: {
    empty: "`merge` replaces no text only because of its writer.",
    example: ["l10n-ci@example.com"],
    text: "Users whose texts the rule `merge` may replace, by address or user id: those that Lokaform writes as, such as `l10n-ci@example.com`.",
    default: "the user that the token belongs to.",
  },
});

export const TAKE = setting({
  name: "take",
  schema: () => z.array(z.string().min(1)),
  expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE",
  default: [...DEFAULT_RULES.take],
  commands: [...PLAN_COMMANDS, "pull"],
  option: { offered: "everywhere", as: "list", metavar: "KEY[:LANG]" },
  docs: {
    text: "Write the declared text of this key, even if another person wrote the live text. Without a language, it means all texts that the rule `merge` keeps. For pull: write the live text of this key into the manifest, even if the manifest is newer.",
  },
});

export const OWNER = setting({
  name: "owner",
  schema: () => z.string().regex(/^[A-Za-z0-9_.-]+$/, "is not a valid name"),
  expects: "a name of letters, digits, underscores, dots and hyphens",
  commands: COMPARE_COMMANDS,
  file: "both",
  widens: (before, after) => after !== undefined && after !== before,
  docs: {
    example: "web-team",
    text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
    default: "no tag.",
  },
});

export const PROTECTED_TAGS = setting({
  name: "protected_tags",
  schema: () => z.array(z.string().min(1)),
  expects: "a list of tags",
  default: [...DEFAULT_RULES.protectedTags],
  commands: COMPARE_COMMANDS,
  file: "both",
  widens: (before, after) => {
    const kept = after ?? DEFAULT_RULES.protectedTags;
    return (before ?? DEFAULT_RULES.protectedTags).some((tag) => !kept.includes(tag));
  },
  docs: {
    empty: "No tag protects a key.",
    example: ["protected", "legal"],
    text: "A live key with one of these tags keeps the tag, and is never removed.",
  },
});

export const OWNERSHIP_TOPIC: Topic = {
  title: "Who owns texts and keys",

  settings: [LANGUAGES, WRITERS, TAKE, OWNER, PROTECTED_TAGS],
};
