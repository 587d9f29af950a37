import * as z from "zod";
import { TEXT_STATES, type TextState } from "../../checks/textProgress.ts";
import { COMPARED, COUNT, oneOf } from "../../kinds/settings.ts";
import { CHANGE_COMMANDS, COMPARE_COMMANDS, type CommandName, PLAN_COMMANDS } from "../../model/command.ts";
import {
  DEFAULT_RULES,
  loosensAlong,
  ON_PROBLEMS,
  OWNERSHIPS,
  type Ownership,
  PLACEHOLDER_RULES,
  PULL_CHECKS,
  partsOf,
  REMOVALS,
  REVIEWS,
  type SettingOption,
  setting,
  UNTRANSLATED,
} from "../../model/setting.ts";
import { commaNames, FOLDER_PATH, filePath, nameList, SWITCH, type Topic, YES_OR_NO } from "./commands.ts";
import { LIMIT_SETTINGS, PRUNE_SETTINGS } from "./kinds.ts";

type Languages = Readonly<Record<string, Ownership>>;

export const LANGUAGES = setting("languages", {
  schema: () => z.record(z.string().min(1), z.enum(OWNERSHIPS)),
  expects:
    'a mapping of languages, or "*" for all others, to enforce, merge, seed or ignore: { de: seed }. In each row of texts, languages: [de] chooses what is read from files. pull: { languages: [de] } chooses what lokaform pull writes',
  default: DEFAULT_RULES.languages,
  ...COMPARED,
  loosens: loosensLanguages,
  empty: "The same as without it.",
  example: { en: "merge", de: "enforce", "*": "seed" },
  text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed.",
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

export const WRITERS = setting("writers", {
  schema: () => z.array(WRITER),
  expects: "a list of addresses or user ids",
  ...COMPARED,
  loosens: (before, after) => after === undefined || after.some((writer) => !before?.includes(writer)),
  empty: "No text counts as written by Lokaform.",
  example: ["l10n-ci@example.com"],
  text: "The users that Lokaform writes as, by address or user id. An apply that ran late is recognized by them.",
  usual: "the user that the token belongs to.",
});

export const PLACEHOLDERS = setting("placeholders", {
  ...oneOf(PLACEHOLDER_RULES),
  default: DEFAULT_RULES.placeholders,
  ...COMPARED,
  example: "universal",
  text: "How placeholders are written into the project. `universal`: in the form of the service, such as `[%i]` for `%d`. `as-written`: as in the files. `auto`: as the texts of the project have them.",
});

const PATTERNS = {
  schema: nameList,
  expects:
    "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY",
} as const;

export const OVERWRITE = setting("overwrite", {
  ...PATTERNS,
  default: [...DEFAULT_RULES.overwrite],
  commands: PLAN_COMMANDS,
  option: { offered: ["option", "input"], as: "list", metavar: "KEY[:LANG]" },
  text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, held ones.",
});

export const ACCEPT = setting("accept", {
  ...PATTERNS,
  default: [...DEFAULT_RULES.accept],
  commands: ["pull"],
  option: { offered: ["option"], as: "list", metavar: "KEY[:LANG]" },
  text: "Write the project's text of this key into its file, even if the text of the file is newer, or if it waits. `cart.*:de` and `*` decide only conflicts and undecided texts.",
});

export const CREATE = setting("create", {
  schema: nameList,
  expects: "whole names of keys",
  default: [...DEFAULT_RULES.create],
  commands: PLAN_COMMANDS,
  option: { offered: ["option"], as: "list", metavar: "KEY" },
  text: "Create this key in Lokalise, although its row has `keys_from: lokalise`.",
});

export const OWNER = setting("owner", {
  schema: () => z.string().regex(/^[A-Za-z0-9_.-]+$/, "is not a valid name"),
  expects: "a name of letters, digits, underscores, dots and hyphens",
  ...COMPARED,
  loosens: (before, after) => after !== undefined && after !== before,
  example: "web-team",
  text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
  usual: "no tag.",
});

export const PROTECTED_TAGS = setting("protected_tags", {
  schema: nameList,
  expects: "a list of tags",
  default: [...DEFAULT_RULES.protectedTags],
  ...COMPARED,
  loosens: (before, after) => {
    const tags = after ?? DEFAULT_RULES.protectedTags;
    return (before ?? DEFAULT_RULES.protectedTags).some((tag) => !tags.includes(tag));
  },
  empty: "No tag protects a key.",
  example: ["protected", "legal"],
  text: "A live key with one of these tags keeps the tag, and is never removed.",
});

export const OWNERSHIP_TOPIC: Topic = {
  title: "Who owns texts and keys",
  settings: [LANGUAGES, WRITERS, PLACEHOLDERS, OVERWRITE, ACCEPT, CREATE, OWNER, PROTECTED_TAGS],
};

export const PRUNE_BY = setting("by", {
  parent: "prune",
  ...oneOf(REMOVALS),
  ...COMPARED,
  loosens: loosensAlong([undefined, ...REMOVALS], undefined),
  example: "archive",
  text: "How to remove a key: `archive` or `destroy`. Required if `prune.keys` is on. With `archive`, apply also takes declared keys out of the archive.",
});

const PRUNE_PARTS = [...PRUNE_SETTINGS, PRUNE_BY];

export const PRUNE = setting("prune", {
  schema: () => {
    const isPart = ({ name, value }: { name: string; value: string }) =>
      PRUNE_PARTS.some((row) => row.name === name && row.schema.safeParse(value).success);
    const message = "has a part that is not one of these";
    return z.array(z.string().refine((text) => partsOf([text]).every(isPart), message));
  },
  expects: `parts such as keys=owned,by=archive. ${PRUNE_PARTS.map(({ name, expects }) => `${name} is ${expects}`).join(", ")}`,
  commands: CHANGE_COMMANDS,
  option: { offered: ["option"], as: "list", metavar: "PARTS" },
  text: "What to remove in this run, and how: values of `prune` with commas between them, such as `keys=owned,by=archive`.",
  usual: "the values in lokaform.yaml; with `--keys` or `--webhooks`, nothing.",
});

export const ON_PROBLEM = setting("on_problem", {
  ...oneOf(ON_PROBLEMS),
  default: DEFAULT_RULES.onProblem,
  ...COMPARED,
  commands: CHANGE_COMMANDS,
  option: { offered: ["option"], as: "text", metavar: "HOW" },
  loosens: loosensAlong(ON_PROBLEMS.toReversed(), DEFAULT_RULES.onProblem),
  example: "stop",
  text: "If a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing.",
});

export const ALLOW_REMOVALS = setting("allow_removals", {
  ...COUNT,
  expects: "a number of keys, texts and webhooks, such as 4, and no percentage",
  commands: PLAN_COMMANDS,
  option: { offered: ["option", "input"], as: "number", metavar: "N" },
  text: "Maximum number of keys, texts and webhooks to remove in this run, in place of the three limits of removals in lokaform.yaml.",
});

export const ALLOW_WRONG_PROJECT = setting("allow_wrong_project", {
  ...YES_OR_NO,
  ...COMPARED,
  loosens: loosensAlong([false, true], DEFAULT_RULES.allowWrongProject),
  example: true,
  text: "Continue if the project has 10 keys or more and none of them is declared, or fewer than half of the names of a row with `keys_from: lokalise`.",
});

export const BACKUP_DIR = setting("backup_dir", {
  ...FOLDER_PATH,
  commands: ["apply", "restore"],
  text: "Folder for the backup of what a run removes or overwrites.",
  usual: "lokaform-backup.",
});

export const SNAPSHOT = setting("snapshot", {
  ...oneOf(["auto", "off"]),
  default: "auto",
  ...COMPARED,
  loosens: loosensAlong(["auto", "off"] as const, "auto"),
  example: "off",
  text: "Whether the service makes a snapshot of the project before a run destroys keys: `auto` or `off`. If it makes none, a notice says why, and the run goes on.",
});

export const BACKUP = setting("backup", {
  ...filePath("argument"),
  commands: ["restore"],
  text: "The backup to restore.",
});

export const FORCE = setting("force", {
  ...SWITCH,
  commands: ["restore"],
  text: "Also replace live values that changed after the backup was written.",
});

export const REMOVAL_TOPIC: Topic = {
  title: "What may be removed",
  settings: [
    ...PRUNE_PARTS,
    PRUNE,
    ON_PROBLEM,
    ...LIMIT_SETTINGS,
    ALLOW_REMOVALS,
    ALLOW_WRONG_PROJECT,
    BACKUP_DIR,
    SNAPSHOT,
    BACKUP,
    FORCE,
  ],
};

const commands: readonly CommandName[] = ["pull"];
const offered = ["option"] as const;
const names = () =>
  commaNames().refine(
    (list) => list.every((name) => /^\S+$/.test(name)),
    "has an empty name, or a blank in a name",
  );
const list = (metavar: string): SettingOption => ({ offered, as: "list", metavar });

export const PULLED_LANGUAGES = setting("languages", {
  parent: "pull",
  schema: () =>
    z.union([
      z.literal("all").transform(() => ["all"]),
      names()
        .refine((list) => list.length > 0, "is empty")
        .meta({ minItems: 1 }),
    ]),
  expects: "all, or a list of languages of the project",
  commands: [...commands, "init"],
  file: "both",
  option: list("en,de|all"),
  example: "all",
  text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
  usual: "the base language of the project; if there are manifests, the languages that an entry declares.",
});

/** What of a project is compared depends on them, too: what is to pull is drift, and what waits is not. */
const FILTER_OF_PULL = {
  parent: "pull",
  commands: [...COMPARE_COMMANDS, ...commands, "init"],
  file: "both",
} as const;

export const PULL_REVIEW = setting("review", {
  ...FILTER_OF_PULL,
  ...oneOf(REVIEWS),
  default: DEFAULT_RULES.incoming.review,
  loosens: loosensAlong(REVIEWS.toReversed(), DEFAULT_RULES.incoming.review),
  example: "verified",
  text: "Which texts may be pulled: `any`, or only those of which the project says that they are `verified` or `reviewed`. The others wait: they are listed, and are not drift.",
});

export const PULL_CHECKS_HOW = setting("checks", {
  ...FILTER_OF_PULL,
  ...oneOf(PULL_CHECKS),
  default: DEFAULT_RULES.incoming.checks,
  loosens: loosensAlong(PULL_CHECKS, DEFAULT_RULES.incoming.checks),
  example: "warn",
  text: "What to do with a text that fails the check `placeholders`, `icu`, `plurals`, `length` or `words`, if its base text passes it: `skip` it, so that it waits, or `warn` and pull it.",
});

export const PULL_UNTRANSLATED = setting("untranslated", {
  ...FILTER_OF_PULL,
  ...oneOf(UNTRANSLATED),
  default: DEFAULT_RULES.incoming.untranslated,
  example: "base",
  text: "What a pull writes for a translation that is empty in Lokalise: nothing with `skip`, the base translation with `base`. Apply does not write it into Lokalise.",
});

export const PULLED_FIELDS = setting("fields", {
  schema: names,
  expects: "names of fields with commas between them, or all",
  commands: [...commands, "init"],
  option: list("description,tags|all"),
  text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
  usual: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`.",
});

export const DIR = setting("dir", {
  ...FOLDER_PATH,
  commands,
  text: "Folder of the first manifests.",
  usual: "the folder of lokaform.yaml, or the working directory.",
});

export const DRY_RUN = setting("dry_run", {
  ...SWITCH,
  commands,
  text: "Print what would be written, and write nothing.",
});

export const NEW_ENTRIES = setting("new", {
  ...SWITCH,
  commands,
  text: "Also declare live keys that no manifest has, each after its nearest relative by name. Without a relative, and with several manifests, it is listed instead.",
});

export const REMOVE_MISSING = setting("remove_missing", {
  ...SWITCH,
  commands,
  text: "List entries, and strings of rows with `keys_from: lokalise`, whose key is not live, and remove them after a question. The limits of removals count them.",
});

const inputOf = (as: "text" | "list", metavar: string) =>
  ({ commands, option: { offered: ["input"], as, metavar } }) as const;
const NAMES = { schema: nameList, expects: "names", default: [], ...inputOf("list", "NAME") };

export const PULL_BRANCH = setting("branch", {
  ...inputOf("text", "BRANCH"),
  // No other branch, because its commits are replaced.
  schema: () =>
    z.string().regex(/^lokaform\/pull\/[^\s~^:?*[\\\p{C}]+$/u, "does not start with lokaform/pull/"),
  expects: "the name of a branch that starts with lokaform/pull/",
  text: "The branch of the pull request, which starts with `lokaform/pull/`. The action replaces its commits, so steps need different branches.",
  usual: "`lokaform/pull/main` in a run for `main`; with `only: shop`, `lokaform/pull/main-shop`.",
});

export const PULL_TITLE = setting("title", {
  ...inputOf("text", "TEXT"),
  schema: () =>
    z.string().regex(/^[^\p{Cc}\u2028\u2029]{1,256}$/u, "is not one line of at most 256 characters"),
  expects: "a line of at most 256 characters",
  text: "The title of the pull request, and the first line of its commits.",
  usual: "what was pulled, in figures.",
});

export const LABELS = setting("labels", { ...NAMES, text: "Labels of a new pull request." });

export const REVIEWERS = setting("reviewers", {
  ...NAMES,
  text: "Accounts that a new pull request asks for a review. `organization/team` is a team, for which the workflow's own token is not enough.",
});

export const ASSIGNEES = setting("assignees", {
  ...NAMES,
  text: "Accounts that a new pull request is assigned to. GitHub leaves out accounts that cannot be assigned.",
});

export const DRAFT = setting("draft", {
  ...YES_OR_NO,
  commands,
  option: { offered: ["input"], as: "switch" },
  text: "Open the pull request as a draft.",
});

export const AUTO_MERGE = setting("auto_merge", {
  ...inputOf("text", "HOW"),
  ...oneOf(["off", "merge", "squash", "rebase"]),
  default: "off",
  text: "How GitHub merges a new pull request by itself, once all required reviews and checks are there: `merge`, `squash` or `rebase`. It needs *Allow auto-merge* in the settings of the repository.",
});

export const PULL_REQUEST_TOPIC: Topic = {
  title: "The pull request",
  settings: [PULL_BRANCH, PULL_TITLE, LABELS, REVIEWERS, ASSIGNEES, DRAFT, AUTO_MERGE],
};

export const PULL_TOPIC: Topic = {
  title: "For pull",
  settings: [
    PULLED_LANGUAGES,
    PULL_REVIEW,
    PULL_CHECKS_HOW,
    PULL_UNTRANSLATED,
    PULLED_FIELDS,
    NEW_ENTRIES,
    REMOVE_MISSING,
    DIR,
    DRY_RUN,
  ],
};

const percent = () => z.int().min(0).max(100);
const NOT_EMPTY = [(mapping: object) => Object.keys(mapping).length > 0, "is empty"] as const;
const OTHERS = "`*` means every other language, except the base language.";

export const READY = setting("ready", {
  schema: () => {
    const states = z.partialRecord(z.enum(TEXT_STATES), percent()).refine(...NOT_EMPTY);
    return z.record(z.string().min(1), z.union([percent(), states]));
  },
  expects:
    "a mapping of languages to a whole number from 0 to 100, or to such numbers for translated, verified and reviewed",
  commands: ["status"],
  file: "both",
  empty: "The same as without it.",
  example: { de: 100, fr: { translated: 95, reviewed: 80 } },
  text: `What must be ready in each language, in percent of the declared keys: a number for translated texts, or numbers for \`translated\`, \`verified\` and \`reviewed\`. ${OTHERS}`,
  usual: "nothing is required.",
});

const REQUIRED = /^([^:=]+)(?::(translated|verified|reviewed))?=(\d\d?|100)$/;

export const REQUIRE = setting("require", {
  schema: () =>
    commaNames()
      .pipe(z.array(z.string().regex(REQUIRED, "is not such a part")))
      .transform((parts) => {
        const languages = new Map<string, Partial<Record<TextState, number>>>();
        for (const part of parts) {
          const [, language = "", state = "translated", percent] = REQUIRED.exec(part) ?? [];
          languages.set(language, { ...languages.get(language), [state]: Number(percent) });
        }
        return Object.fromEntries(languages);
      }),
  expects:
    "LANGUAGE=PERCENT for translated texts, LANGUAGE:verified=PERCENT or LANGUAGE:reviewed=PERCENT, with commas between several, and whole numbers from 0 to 100",
  commands: ["status"],
  option: { offered: ["option"], as: "list", metavar: "LANG=PERCENT" },
  text: `What must be ready in this run, in place of \`ready\`: such as \`de=100,fr:reviewed=80\`. ${OTHERS}`,
  usual: "`ready` in lokaform.yaml.",
});

export const STATUS_TOPIC: Topic = { title: "For status", settings: [READY, REQUIRE] };
