/** What the pages and the JSON Schemas say about the members of entries and of rows of `texts`. */
import type { KeyValues } from "../src/keys/fieldTable.ts";
import type { Json } from "../src/model/json.ts";
import type { SOURCE_FIELDS } from "../src/settings/table/texts.ts";
import type { WebhookValues } from "../src/webhooks/fieldTable.ts";

/** About one member: sentences in Markdown. */
export interface FieldDocs {
  /** What it is, and what the service does with it. */
  text: string;
  /** Values as an entry has them. */
  examples: readonly Json[];
  /** What an entry without it means. */
  undeclared: string;
  /** What its empty value means; absent: it cannot be empty. */
  empty?: string;
  /** What null means; absent: null is refused. */
  null?: string;
}

const NOT_MANAGED = "The live value is not compared and not changed.";
const newKey = (value: string) => `${NOT_MANAGED} A new key has ${value}.`;

const KEY_DOCS = {
  key_name: {
    text: "The name of the key, or its [name on each platform](#names-on-platforms). It is part of [what a key is matched by](#which-live-key-or-webhook-an-entry-is).",
    examples: ["checkout.title", { ios: "title_ios", web: "title" }],
    undeclared: "Refused: it is required.",
  },
  platforms: {
    text: "The platforms of the key. The list replaces the live one.",
    examples: [["ios", "web"]],
    undeclared: `${NOT_MANAGED} A new key needs it, here or in \`on_create\`.`,
  },
  description: {
    text: "Explains the key to translators.",
    examples: ["Title of the checkout page"],
    undeclared: newKey("none"),
    empty: "Removes the live description.",
  },
  tags: {
    text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
    examples: [["checkout", "cart"]],
    undeclared: newKey("no tags, except the one of the setting `owner`"),
    empty: "Removes all tags, except owner tags and protected tags.",
  },
  translations: {
    text: 'The texts of the key, by language: a text, or [plural forms](#plural-forms). [What changed](two-way.md) decides whether a text is written. A text `""` clears the live one, which counts as a removal. The list of the API is also read.',
    examples: [{ en: "Cart", de: "Warenkorb" }, { en: { one: "%d item", other: "%d items" } }],
    undeclared: "No text is managed.",
    empty: "The same as without the field.",
  },
  filenames: {
    text: 'The file that has the key, on each platform. A name `""` removes the live one.',
    examples: [{ web: "checkout.json" }],
    undeclared: newKey("none"),
    empty: "The same as without the field.",
  },
  context: {
    text: "The context of the key, which translators see.",
    examples: ["Button"],
    undeclared: newKey("none"),
    empty: "Removes the live context.",
  },
  char_limit: {
    text: "The longest translation, in characters. `0` means no limit.",
    examples: [40],
    undeclared: newKey("no limit"),
  },
  is_plural: {
    text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
    examples: [true],
    undeclared: newKey("plain texts"),
  },
  plural_name: {
    text: "The name of the plural.",
    examples: ["items"],
    undeclared: newKey("none"),
    empty: "Removes the live name.",
  },
  is_hidden: {
    text: "Whether the key is hidden from translators.",
    examples: [true],
    undeclared: `${NOT_MANAGED} A new key is visible.`,
  },
  is_archived: {
    text: "Whether the key is in the archive of the project.",
    examples: [false],
    undeclared: "A key that is archived in the project is [drift](settings.md#archived-keys).",
  },
  custom_attributes: {
    text: "Values of your own. They are stored as JSON, so a mapping with the same members in another order is equal.",
    examples: [{ screen: "checkout", priority: 2 }],
    undeclared: newKey("none"),
    empty: "Removes all attributes.",
  },
  previously: {
    text: "The former name, or several, newest last. [Renames](#renames) keep the id, the texts and the history.",
    examples: ["home_link", ["home", "home_link"]],
    undeclared: "The entry is matched by its name only.",
  },
  new: {
    text: "If `true`, the key is really new, and no rename. It cannot be set next to `previously`.",
    examples: [true],
    undeclared: "A new key that looks like a rename has a notice.",
  },
  key_id: {
    text: "The id of the live key. It takes precedence over the name.",
    examples: [123456, "12345678901234567890"],
    undeclared: "The entry is matched by its name.",
  },
} satisfies Record<keyof KeyValues, FieldDocs>;

const WEBHOOK_DOCS = {
  url: {
    text: "Where the service sends the events. `${NAME}` is a [variable](#variables-in-urls), and `$${` is a literal `${`.",
    examples: ["https://ci.example.com/hooks/${HOOK_TOKEN}"],
    undeclared: "Refused: it is required.",
  },
  events: {
    text: "The events that are sent. The list replaces the live one. [Any event of the service](#events-of-a-webhook) is possible.",
    examples: [["project.imported", "project.translation.updated"]],
    undeclared: "The live events are not compared and not changed. A new webhook needs it.",
  },
  event_lang_map: {
    text: 'The languages for which an event is sent, or `"*"` for all. Only [four events](#events-of-a-webhook) can be limited, and they must be in `events`.',
    examples: [{ "project.translation.updated": ["de", "fr"], "project.translations.updated": "*" }],
    undeclared:
      "The live languages stay. An event that is not in the mapping keeps its languages. A new event is sent for all languages.",
    empty: "The same as without the field.",
  },
  branch: {
    text: "The branch of the project whose events are sent.",
    examples: ["develop"],
    undeclared: "The webhook is for all branches. If the live webhook has a branch, that is a difference.",
    null: "The same as without the field: all branches.",
  },
  previously: {
    text: "The former URL. The webhook keeps its id and its secret.",
    examples: ["https://old.example.com/hook"],
    undeclared: "The entry is matched by its URL, branch and events only.",
  },
  new: {
    text: "If `true`, the webhook is really new, even if a live one has the same URL. It cannot be set next to `previously`.",
    examples: [true],
    undeclared: "A live webhook of the same URL and branch without a common event is a problem.",
  },
  webhook_id: {
    text: "The id of the live webhook. It takes precedence over the URL.",
    examples: ["138c1ffa0ad94848f01f980e7f2f2af19d1bd553"],
    undeclared: "The entry is matched by its URL.",
  },
} satisfies Record<keyof WebhookValues, FieldDocs>;

/** By the name of the list in the manifest. */
export const FIELD_DOCS: Readonly<Record<string, Readonly<Record<string, FieldDocs>>>> = {
  keys: KEY_DOCS,
  webhooks: WEBHOOK_DOCS,
};

interface SourceDocs {
  text: string;
  /** Absent: it is required. */
  default?: string;
  example: Json;
}

/** The fields of a text source, in the order of the documentation. */
export const SOURCE_DOCS: Readonly<Record<keyof typeof SOURCE_FIELDS, SourceDocs>> = {
  files: {
    text: "The files. `{lang}` is the code of the language. It may be a folder, a file, or a part of a name. `{-lang}` is nothing for the base language, and `-de` for German.",
    example: "src/locales/{lang}.json",
  },
  languages: {
    text: "The languages whose texts are read, as the project names them.",
    default: "the base language of the project",
    example: ["en", "de"],
  },
  language: {
    text: "The language of files without `{lang}` in their path. A string catalog (`.xcstrings`) names its languages itself.",
    default: "the code in the path",
    example: "en",
  },
  language_map: {
    text: "Codes in paths or files that differ from those of the project.",
    default: "the codes are the same",
    example: { "pt-BR": "pt_BR" },
  },
  key_name: {
    text: "The name of the key. `{path}`: the nested names in the file. `{file}`: its name, without extension and language. `{dir}`: the name of its folder. `{1}`: what the first `*` in `files` matches.",
    default: "`{path}`",
    example: "{file}.{path}",
  },
  names: {
    text: "`lokalise`: as an upload of Lokalise names keys. The separator is `::`, and the file name is the path in `files`.",
    default: "`plain`",
    example: "lokalise",
  },
  keys_from: {
    text: "Who decides which keys exist. `lokalise`: [keys are created in Lokalise](mobile.md).",
    default: "`files`",
    example: "lokalise",
  },
  include_tags: {
    text: "With `keys_from: lokalise`: only keys with one of these tags.",
    default: "all keys",
    example: ["shop"],
  },
  exclude_tags: {
    text: "With `keys_from: lokalise`: no keys with one of these tags.",
    default: "none",
    example: ["deprecated"],
  },
  separator: {
    text: "What is between the nested names in `{path}`.",
    default: "`.`",
    example: "/",
  },
  filenames: {
    text: "The file name of the keys in the project. It decides between keys of one name, and a new key gets it.",
    default: "no file name",
    example: "locales/%LANG_ISO%.json",
  },
  platform: {
    text: "The platform on which the key has this name. On other platforms, another source or keys.yaml says the name.",
    default: "the name is that of all platforms",
    example: "ios",
  },
  platforms: {
    text: "The platforms of a new key. Existing keys keep theirs.",
    default: "`platform` or keys.yaml must say it, or the key must exist",
    example: ["web"],
  },
  tags: {
    text: "Tags of a new key. Existing keys keep theirs.",
    default: "none",
    example: ["from-code"],
  },
  plurals: {
    text: "How files write plural texts. `i18next` (JSON): `item_one` and `item_other` are the forms of the plural key `item`. `icu` (JSON and ARB): a message of ICU that is one plural is a plural key.",
    default: "`none`: each string is a text of its own",
    example: "i18next",
  },
};
