/** Names that are a plural in one language and look like plain names in another one, on their way into Lokalise and back. */
import { expect, test } from "vitest";
import { PROJECT } from "./harness.ts";
import { inShop, JANE, OURS, project, type Repository, row } from "./repository.ts";

type Texts = Record<string, unknown>;
type Live = Record<string, string | Record<string, string>>;

const FORMS = {
  en: ["one", "other"],
  de: ["one", "other"],
  ja: ["other"],
  fr: ["one", "other"],
};

/** The keys that Lokalise has. A language whose name ends in "!" was edited by another person. */
function state(keys: Record<string, Live> = {}) {
  const made = Object.entries(keys).map(([key_name, texts], index) => {
    const isPlural = Object.values(texts).some((text) => typeof text !== "string");
    return {
      ...{ key_id: index + 1, key_name, platforms: ["web" as const], is_plural: isPlural },
      translations: Object.entries(texts).map(([language, text]) => {
        const stored = typeof text === "string" ? text : JSON.stringify(text);
        const isEdited = language.endsWith("!");
        return row(language.replace("!", ""), { text: stored, ...(isEdited && { by: JANE, day: 2 }) });
      }),
    };
  });
  const languages = Object.entries(FORMS).map(([lang_iso, plural_forms]) => ({ lang_iso, plural_forms }));
  return { ...project(made), languages };
}

function write(folder: Repository, files: Record<string, Texts>): void {
  for (const [path, texts] of Object.entries(files))
    folder.write(path, `${JSON.stringify(texts, undefined, 2)}\n`);
}

function settings(files: string, languages: readonly string[]): string {
  const list = `[${languages.join(", ")}]`;
  return `writers: [${OURS}]\npull: { checks: warn }\ntexts: [{ files: "${files}", languages: ${list}, plurals: i18next, platforms: [web] }]\n`;
}

async function expectNoChanges(folder: Repository): Promise<void> {
  await folder.exits(0, "plan --detailed-exitcode");
}

const BOTH = { item_one: "Item", item_other: "Items" };
const REASONS = { reason_spam: "Spam", reason_other: "Other" };
const ORDINALS = {
  day_ordinal_one: "st",
  day_ordinal_two: "nd",
  day_ordinal_few: "rd",
  day_ordinal_other: "th",
};

test.each<[title: string, files: Record<string, Texts>, keys: string[]]>([
  ["half a plural", { "en.json": BOTH, "de.json": { item_other: "Dinge" } }, ["item"]],
  ["half a plural, the other half", { "de.json": { item_one: "Ding" }, "en.json": BOTH }, ["item"]],
  ["an ordinal", { "en.json": ORDINALS, "de.json": { day_ordinal_other: "." } }, ["day_ordinal"]],
  ["plain names", { "ja.json": REASONS, "en.json": REASONS }, ["reason_other", "reason_spam"]],
  [
    "plain names that are a plural in another language",
    { "de.json": { reason_one: "Eins", reason_other: "Anderes" }, "en.json": REASONS },
    ["reason_one", "reason_other", "reason_spam"],
  ],
  [
    "one name in two folders",
    {
      "en/a.json": { a: BOTH },
      "en/b.json": { b: { item_other: "More", item_more: "More" } },
      "ja/a.json": { a: { item_other: "x" } },
      "ja/b.json": { b: { item_other: "x" } },
    },
    ["a.item", "b.item_more", "b.item_other"],
  ],
])("apply creates the keys that the base language has, and the next plan is empty: %s", (_, files, keys) =>
  inShop(
    state(),
    settings(Object.keys(files).some((path) => path.includes("/")) ? "{lang}/*.json" : "{lang}.json", [
      ...new Set(Object.keys(files).map((path) => path.slice(0, 2))),
    ]),
    async (folder) => {
      write(folder, files);
      folder.commit(1);
      await folder.exits(0, "apply --yes");
      const { keys: live = [] } = folder.sandbox.state().projects[PROJECT] ?? {};
      expect(live.map(({ key_name: name }) => name.web).sort()).toEqual(keys);
      await expectNoChanges(folder);
    },
  ),
);

test("the file of the base language can be of another row", () =>
  inShop(
    state(),
    `texts: [${['languages: [de], files: "l/{lang}.json"', 'language: en, files: "l/en.json"']
      .map((row) => `{ ${row}, plurals: i18next, platforms: [web] }`)
      .join()}]\n`,
    async (folder) => {
      write(folder, { "l/de.json": { item_other: "Dinge" }, "l/en.json": BOTH });
      folder.commit(1);
      await folder.exits(0, "apply --yes");
      expect(folder.sandbox.state().projects[PROJECT]?.keys?.map(({ key_name: name }) => name.web)).toEqual([
        "item",
      ]);
      await expectNoChanges(folder);
    },
  ));

interface Pulled {
  live: Record<string, Live>;
  files: Record<string, Texts>;
  after: Record<string, Texts>;
}

test.each<[title: string, pulled: Pulled]>([
  [
    "the missing half of a plural",
    {
      live: { item: { en: { one: "Item", other: "Items" }, "de!": { one: "Ding", other: "Sachen" } } },
      files: { "en.json": BOTH, "de.json": { item_other: "Dinge" } },
      after: { "de.json": { item_other: "Sachen", item_one: "Ding" } },
    },
  ],
  [
    "one form into a file without the plural",
    {
      live: { item: { en: { one: "Item", other: "Items" }, "de!": { one: "", other: "Sachen" } } },
      files: { "en.json": BOTH, "de.json": {} },
      after: { "de.json": { item_other: "Sachen" } },
    },
  ],
  [
    "one form into a new file",
    {
      live: { item: { en: { one: "Item", other: "Items" }, "ja!": { other: "Sachen" } } },
      files: { "en.json": BOTH },
      after: { "ja.json": { item_other: "Sachen" } },
    },
  ],
  [
    "one form that is not the form other, into a new file",
    {
      live: { item: { en: { one: "Item", other: "Items" }, "de!": { one: "Ding", other: "" } } },
      files: { "en.json": BOTH },
      after: { "de.json": { item_one: "Ding" } },
    },
  ],
  [
    "a plain name",
    {
      live: { reason_other: { en: "Other", "ja!": "z" }, reason_spam: { en: "Spam", ja: "y" } },
      files: { "en.json": REASONS, "ja.json": { reason_spam: "y", reason_other: "x" } },
      after: { "ja.json": { reason_spam: "y", reason_other: "z" } },
    },
  ],
  [
    "a plain name into a new file",
    {
      live: { reason_other: { en: "Other", "ja!": "z" }, reason_spam: { en: "Spam", "ja!": "y" } },
      files: { "en.json": REASONS },
      after: { "ja.json": { reason_spam: "y", reason_other: "z" } },
    },
  ],
])("a pull writes it, and the next plan is empty: %s", (_, { live, files, after }) =>
  inShop(state(live), settings("{lang}.json", ["ja", "de", "en"]), async (folder) => {
    write(folder, files);
    folder.commit(1);
    const { text } = await folder.exits(0, "pull");
    for (const [path, texts] of Object.entries(after))
      expect(JSON.parse(folder.read(path)), text).toEqual(texts);
    folder.commit(3);
    await expectNoChanges(folder);
  }),
);

test("a pull of a language that its row does not list", () =>
  inShop(
    state({ item: { en: { one: "Item", other: "Items" }, "de!": { one: "Ding", other: "Sachen" } } }),
    `writers: [${OURS}]\npull: { languages: [de] }\ntexts: [{ files: "{lang}.json", plurals: i18next }]\n`,
    async (folder) => {
      write(folder, { "de.json": { item_other: "Dinge" }, "en.json": BOTH });
      folder.commit(1);
      await folder.exits(0, "pull");
      expect(JSON.parse(folder.read("de.json"))).toEqual({ item_other: "Sachen", item_one: "Ding" });
      await expectNoChanges(folder);
    },
  ));

test.each<[title: string, days: Record<number, Texts>, live: Live, code: number, words: string]>([
  [
    "only the file changed: half a plural became a whole one",
    { 1: { item_other: "Dinge" }, 3: { item_one: "Ding", item_other: "Sachen" } },
    { de: { other: "Dinge" } },
    2,
    "1 to update",
  ],
  [
    "only the file changed: a plural became half of one",
    { 1: { item_one: "Ding", item_other: "Dinge" }, 3: { item_other: "Sachen" } },
    { de: { one: "Ding", other: "Dinge" } },
    2,
    "1 to update",
  ],
  [
    "both changed",
    { 1: { item_other: "Dinge" }, 3: { item_other: "Sachen" } },
    { "de!": { other: "Waren" } },
    1,
    "the project changed the de text",
  ],
  ["only Lokalise changed", { 1: { item_other: "Dinge" } }, { "de!": { other: "Waren" } }, 0, "1 to pull"],
])("the history of half a plural: %s", (_, days, live, code, words) =>
  inShop(
    state({ item: { en: { one: "Item", other: "Items" }, ...live } }),
    settings("{lang}.json", ["de", "en"]),
    async (folder) => {
      for (const [day, de] of Object.entries(days)) {
        write(folder, { "en.json": BOTH, "de.json": de });
        folder.commit(Number(day));
      }
      const plan = await folder.run("plan --detailed-exitcode");
      expect({ ...plan, words: plan.lines.some((line) => line.includes(words)) }).toEqual({
        ...plan,
        code,
        words: true,
      });
    },
  ),
);
