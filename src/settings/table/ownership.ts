/** Who owns texts and keys. */
import * as z from "zod";
import { COMPARE_COMMANDS } from "../../model/command.ts";
import { DEFAULT_RULES, OWNERSHIPS, type Ownership } from "../../model/rules.ts";
import { setting } from "../../model/setting.ts";
import { widensAlong } from "../../model/widening.ts";
import type { Topic } from "./topic.ts";

const OWNERSHIP = z.enum(OWNERSHIPS);

type Languages = Readonly<Record<string, Ownership>>;

export const LANGUAGES = setting({
  name: "languages",
  schema: z.record(z.string().min(1), OWNERSHIP),
  expects: 'a mapping of languages, or "*" for all others, to enforce, seed or ignore',
  members: { schema: OWNERSHIP, expects: `one of ${OWNERSHIPS.join(", ")}` },
  default: DEFAULT_RULES.languages,
  commands: COMPARE_COMMANDS,
  file: "both",
  widens: widensLanguages,
  docs: {
    text: "Who owns the texts of each language: `enforce`, `seed` or `ignore`. `*` means all languages that are not listed, including the base language.",
    default: "`enforce` for the base language, `seed` for all others.",
  },
});

/**
 * Without a rule for all others, the base language is enforced, and any other language is seeded. Which one is the base
 * language is not known here, so a language that loses its rule counts as enforced.
 */
function widensLanguages(before: Languages = {}, after: Languages = {}): boolean {
  const widens = widensAlong(["ignore", "seed", "enforce"] as const, "seed");
  const widensAll = (usual: Ownership) => widens(before["*"] ?? usual, after["*"] ?? usual);
  const languages = [...Object.keys(before), ...Object.keys(after)].filter((language) => language !== "*");
  return (
    widensAll("enforce") ||
    widensAll("seed") ||
    languages.some((language) =>
      widens(before[language] ?? before["*"] ?? "seed", after[language] ?? after["*"] ?? "enforce"),
    )
  );
}

export const OWNER = setting({
  name: "owner",
  schema: z.string().refine((text) => /^[A-Za-z0-9_.-]+$/.test(text), "is not a valid name"),
  expects: "a name of letters, digits, underscores, dots and hyphens",
  commands: COMPARE_COMMANDS,
  file: "both",
  widens: (before, after) => after !== undefined && after !== before,
  docs: { text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.", default: "no tag." },
});

export const PROTECTED_TAGS = setting({
  name: "protected_tags",
  schema: z.array(z.string().min(1)),
  expects: "a list of tags",
  default: [...DEFAULT_RULES.protectedTags],
  commands: COMPARE_COMMANDS,
  file: "both",
  widens: (before, after) => {
    const kept = after ?? DEFAULT_RULES.protectedTags;
    return (before ?? DEFAULT_RULES.protectedTags).some((tag) => !kept.includes(tag));
  },
  docs: { text: "A live key with one of these tags keeps the tag, and is never removed." },
});

export const OWNERSHIP_TOPIC: Topic = {
  title: "Who owns texts and keys",

  settings: [LANGUAGES, OWNER, PROTECTED_TAGS],
};
