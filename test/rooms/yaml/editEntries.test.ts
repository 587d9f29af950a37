/** Edits of entries: each rule of the layout as a small manifest before and after. */
import { describe, expect, test } from "vitest";
import { readKeyManifest } from "../../../src/keys/kind.ts";
import type { Json } from "../../../src/model/json.ts";
import { type EntryEdit, editEntries } from "../../../src/yaml/editEntries.ts";

const text = (at: number | undefined, language: string, value: Json): EntryEdit => ({
  is: "text",
  at: at ?? -1,
  language,
  value,
});
const field = (at: number | undefined, name: string, value: Json): EntryEdit => ({
  is: "field",
  at: at ?? -1,
  field: name,
  value,
});
const remove = (at: number | undefined): EntryEdit => ({ is: "remove", at: at ?? -1 });
const add = (value: Json, after?: number): EntryEdit => ({ is: "add", after, value });

/** `edits`: given the offsets of the entries. */
const CASES: Record<string, [before: string, edits: (...at: number[]) => EntryEdit[], after: string]> = {
  "an entry is added to an empty list": [
    "keys:   [ ]  # none\n",
    () => [add({ key_name: "a", translations: { en: "x" } }), add({ key_name: "b" })],
    "keys:  # none\n  - key_name: a\n    translations:\n      en: x\n  - key_name: b\n",
  ],
  "an entry is added with the blank lines and the indentation of the list": [
    "keys:\n- key_name: a\n  tags:\n  - x\n\n- key_name: b\n  translations:\n      en: 'B'\n",
    (a) => [add({ key_name: "c", tags: ["t"], translations: { en: "C", de: "no" } }, a)],
    "keys:\n- key_name: a\n  tags:\n  - x\n\n- key_name: c\n  tags:\n  - t\n  translations:\n      en: C\n      de: 'no'\n\n- key_name: b\n  translations:\n      en: 'B'\n",
  ],
  "an entry is added after a block that has only its blank lines": [
    "keys:\n- key_name: a\n  context: |+\n\n- key_name: b\n",
    (a) => [add({ key_name: "c" }, a)],
    "keys:\n- key_name: a\n  context: |+\n\n- key_name: c\n- key_name: b\n",
  ],
  "an entry is removed with its comments and one blank line": [
    "keys:\n- key_name: a\n\n# about b\n- key_name: b # b\n  # in b\n\n# about c\n- key_name: c\n",
    (_a, b) => [remove(b)],
    "keys:\n- key_name: a\n\n# about c\n- key_name: c\n",
  ],
  "the last entries are removed, and the text still ends without a line end": [
    "keys:\n- key_name: a\n\n- key_name: b\n\n# c\n- key_name: c",
    (_a, b, c) => [remove(b), remove(c)],
    "keys:\n- key_name: a",
  ],
  "all entries are removed": [
    "# head\nkeys: # list\n  # a\n  - key_name: a\n    # in a\n  - key_name: b # b\n# tail\non_create: { platforms: [web] }\n",
    (a, b) => [remove(a), remove(b)],
    "# head\nkeys: [] # list\n# tail\non_create: { platforms: [web] }\n",
  ],
  "all entries are replaced by another": [
    "keys:\n  - key_name: a\n  - key_name: b\n",
    (a, b) => [remove(a), remove(b), add({ key_name: "c" })],
    "keys:\n  - key_name: c\n",
  ],
  "a mapping in a list that has a comment becomes a text": [
    "keys:\n- key_name: a\n  custom_attributes:\n    x:\n    - y: | # note\n        b\n",
    (a) => [field(a, "custom_attributes", { x: ["c"] })],
    "keys:\n- key_name: a\n  custom_attributes:\n    x:\n    - c\n",
  ],
  "an empty text in the place of a block at the end of the file": [
    "keys:\n- key_name: a\n  translations:\n    de: |\n      a\n       b",
    (a) => [text(a, "de", "")],
    'keys:\n- key_name: a\n  translations:\n    de: ""',
  ],
  "a text of a manifest in JSON": [
    '{\n  "keys": [\n    {"key_name": "a", "translations": {"en": "x"}}\n  ]\n}\n',
    (a) => [text(a, "en", 'say "x"')],
    '{\n  "keys": [\n    {"key_name": "a", "translations": {"en": "say \\"x\\""}}\n  ]\n}\n',
  ],
  "an alias that is edited gets the new value, and the anchor keeps the old one": [
    "keys:\n  - &e { key_name: a, translations: { en: A } }\n  - *e\n",
    (_a, b) => [text(b, "en", "w")],
    "keys:\n  - &e { key_name: a, translations: { en: A } }\n  - key_name: a\n    translations:\n      en: w\n",
  ],
  "a language is added to a mapping in braces of several lines": [
    "keys:\n  - key_name: a\n    translations: {\n      en: A,\n      de: 'B'\n    }\n",
    (a) => [text(a, "fr", "z, y")],
    "keys:\n  - key_name: a\n    translations: { en: A, de: 'B', fr: 'z, y' }\n",
  ],
  "a language is added to the API's list form": [
    "keys:\n  - key_name: a\n    translations:\n    - language_iso: en\n      translation: A\n",
    (a) => [text(a, "en", "AA"), text(a, "no", "B")],
    'keys:\n  - key_name: a\n    translations:\n    - language_iso: en\n      translation: AA\n    - language_iso: "no"\n      translation: B\n',
  ],
  "a text becomes plural forms": [
    "keys:\n  - key_name: a\n    translations:\n      en: A # A\n      de: B\n",
    (a) => [text(a, "en", { one: "x", other: "z" })],
    "keys:\n  - key_name: a\n    translations:\n      en: # A\n        one: x\n        other: z\n      de: B\n",
  ],
  "plural forms become a text": [
    "keys:\n  - key_name: a\n    translations:\n      en: # A\n        one: x # one\n        other: z\n      de: { one: x }\n",
    (a) => [text(a, "en", "x"), text(a, "de", "x")],
    "keys:\n  - key_name: a\n    translations:\n      en: x # A\n      de: x\n",
  ],
  "texts of two lines in braces, among single quotes": [
    "keys:\n  - key_name: a\n    translations: { en: 'A', de: 'B' }\n",
    (a) => [text(a, "en", "x\nz"), text(a, "fr", { one: "x\nz" })],
    'keys:\n  - key_name: a\n    translations: { en: "x\\nz", de: \'B\', fr: { one: "x\\nz" } }\n',
  ],
  "one plural form is removed": [
    "keys:\n  - key_name: a\n    translations:\n      en: { one: a, few: b, other: c }\n",
    (a) => [text(a, "en", { one: "a", other: "d" })],
    "keys:\n  - key_name: a\n    translations:\n      en: { one: a, other: d }\n",
  ],
  "values of a list stay with their comments": [
    "keys:\n  - key_name: a\n    tags:\n      - x # x\n      # why\n      - z\n      - w\n",
    (a) => [field(a, "tags", ["x", "w", "v"])],
    "keys:\n  - key_name: a\n    tags:\n      - x # x\n      # why\n      - w\n      - v\n",
  ],
  "the only member of a mapping after a dash is removed": [
    "keys:\n  - key_name: a\n    custom_attributes:\n      list:\n        - x: 1 # x\n        - z: 2\n",
    (a) => [field(a, "custom_attributes", { list: [{}, { w: 3 }] })],
    "keys:\n  - key_name: a\n    custom_attributes:\n      list:\n        - {} # x\n        - w: 3\n",
  ],
  "forms with a comment above them become a text of two lines": [
    "keys:\n  - key_name: a\n    translations:\n      en:\n        # forms\n        one: x\n",
    (a) => [text(a, "en", "a\nb")],
    'keys:\n  - key_name: a\n    translations:\n      en: "a\\nb"\n        # forms\n',
  ],
  "a block that has only no-break spaces is replaced as a whole": [
    "keys:\n- key_name: a\n  translations:\n    en: |-\n      \u00a0\n",
    (a) => [text(a, "en", "x")],
    "keys:\n- key_name: a\n  translations:\n    en: |-\n      x\n",
  ],
  "a block keeps its style and its comment": [
    "keys:\n  - key_name: a\n    context: |1 # note\n      deep\n    description: >-\n          far\n",
    (a) => [field(a, "context", "deep\ner\n"), field(a, "description", "near")],
    "keys:\n  - key_name: a\n    context: | # note\n      deep\n      er\n    description: >-\n      near\n",
  ],
};

describe("edits of entries", () => {
  test.each(Object.entries(CASES))("%s", (_name, [before, edits, after]) => {
    const at = readKeyManifest("keys.yaml", before).entries.map(({ span }) => span.start);
    expect(editEntries("keys.yaml", before, "keys", edits(...at))).toEqual({ is: "edited", text: after });
  });

  test("without a difference, no byte changes", () => {
    const before = "keys:\n  - key_name:   a\n    translations: { en:   'A' }";
    expect(editEntries("keys.yaml", before, "keys", [text(10, "en", "A")])).toEqual({
      is: "edited",
      text: before,
    });
  });

  test.each([
    ["an alias repeats the value", "keys:\n  - key_name: a\n    context: &x one\n    description: *x\n"],
    ["braces have a comment", "keys:\n  - { key_name: a, # a\n      tags: [] }\n"],
    ["the list of entries is in brackets", "keys: [\n  { key_name: a }\n]\n"],
  ])("%s: a problem, and nothing is changed", (_name, before) => {
    const at = readKeyManifest("keys.yaml", before).entries[0]?.span.start;
    const edits = [field(at, "context", "two"), ...(before.includes("[\n") ? [add({ key_name: "b" })] : [])];
    expect(editEntries("keys.yaml", before, "keys", edits)).toMatchObject({
      is: "refused",
      problems: [{ code: "not-editable" }],
    });
  });

  test("a manifest in JSON that would not be JSON any more is refused", () => {
    const before = '{ "keys": [{ "key_name": "a" }] }\n';
    expect(editEntries("keys.yaml", before, "keys", [text(11, "de", "no")])).toMatchObject({
      is: "refused",
      problems: [{ code: "not-editable" }],
    });
  });

  test("a text that no manifest can contain is a problem. A manifest with mistakes is also a problem", () => {
    const before = "keys:\n  - key_name: a\n";
    expect(editEntries("keys.yaml", before, "keys", [field(10, "context", "\ud800")])).toMatchObject({
      is: "refused",
      problems: [{ code: "not-editable", place: { line: 2 } }],
    });
    expect(editEntries("keys.yaml", "keys: [\n", "keys", [])).toMatchObject({
      is: "refused",
      problems: [{ code: "yaml" }],
    });
  });
});
