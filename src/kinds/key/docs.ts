/** What the documentation and the JSON Schema say about the fields of a key. */
import type { FieldDocs } from "../field.ts";
import type { KeyValues } from "./traits.ts";

const NOT_MANAGED = "The live value is not compared and not changed.";
const newKey = (value: string) => `${NOT_MANAGED} A new key has ${value}.`;

export const KEY_DOCS = {
  key_name: {
    text: "The name of the key, or its name on each platform. A platform without a name keeps its live name. The name is part of [what a key is matched by](settings.md#which-live-key-or-webhook-an-entry-is).",
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
    text: "The texts of the key, by language: a text, or [plural forms](#plural-forms). [Who owns a text](#who-owns-a-text) decides when a text is written. The list of the API is also read: `[{ language_iso: en, translation: Cart }]`.",
    examples: [{ en: "Cart", de: "Warenkorb" }, { en: { one: "%d item", other: "%d items" } }],
    undeclared: "No text is managed. A language that is not in the mapping is not managed either.",
    empty:
      'The same as without the field. A text `""` removes the live text of its language, which counts as a removal.',
  },
  filenames: {
    text: "The file that has the key, on each platform. A platform that is not in the mapping keeps its file.",
    examples: [{ web: "checkout.json" }],
    undeclared: newKey("none"),
    empty: 'The same as without the field. A name `""` removes the live file name of its platform.',
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
    undeclared:
      "A key that is archived in the project is [drift](settings.md#archived-keys). With `prune: { by: archive }`, apply takes it out of the archive.",
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
    undeclared: "The entry is matched by its name only. A notice says if a new key looks like a rename.",
  },
  new: {
    text: "If `true`, the key is really new, and no rename. It cannot be set next to `previously`.",
    examples: [true],
    undeclared: "A new key that looks like a rename has a notice.",
  },
  key_id: {
    text: "The id of the live key. It takes precedence over the name. It is ignored, with a warning, if the project has no such key.",
    examples: [123456, "12345678901234567890"],
    undeclared: "The entry is matched by its name.",
  },
} satisfies Record<keyof KeyValues, FieldDocs>;
