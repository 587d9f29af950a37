/** The JSON Schemas of the files that users write, by a validator that is not ours: they accept and refuse what we do. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { FIELD_DOCS } from "../../scripts/fieldDocs.ts";
import { schemaFiles } from "../../scripts/schemas.ts";
import { COMMANDS } from "../../src/commands/commands.ts";
import { VERSION } from "../../src/model/package.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { readConfig } from "../../src/settings/configFile.ts";
import { SETTINGS } from "../../src/settings/table/table.ts";
import { parseYaml } from "../../src/yaml/yaml.ts";
import { runs } from "../scale.ts";
import { SCHEMAS, type SchemaName, schemaErrors } from "../schemaErrors.ts";
import { openTestTerminal } from "../terminal.ts";
import { blocks, PAGES } from "./pages.ts";
import { manifestProblems, settingProblems } from "./readers.ts";
import { type Sort, sortOf } from "./sorts.ts";

type Name = SchemaName;

const manifestErrors = (name: "keys" | "webhooks", text: string) =>
  manifestProblems(name, text).filter(({ severity }) => severity === "error");

/** What the reader of lokaform.yaml reports, apart from the ids of projects. */
function configErrors(text: string): string[] {
  const yaml = parseYaml("lokaform.yaml", text);
  return [...yaml.problems, ...readConfig(yaml, ".").problems].map(({ message }) => message);
}

const NAMES: Partial<Record<Sort, Name>> = { keys: "keys", webhooks: "webhooks", settings: "lokaform" };

function accepted(name: Name, text: string): boolean {
  return (name === "lokaform" ? configErrors(text) : manifestErrors(name, text)).length === 0;
}

const files = [
  ...globSync("{test/scenarios,examples}/**/*.{yaml,yml}").map((file) => ({
    name: file,
    text: readFileSync(file, "utf8"),
  })),
  ...PAGES.flatMap((page) => blocks(page, "yaml")),
].flatMap(({ name, text }) => {
  const schema = NAMES[sortOf(text)];
  return schema && accepted(schema, text) ? [{ name, schema, text }] : [];
});

test("there are good files for each schema", () => {
  for (const name of SCHEMAS)
    expect(files.filter(({ schema }) => schema === name).length, name).toBeGreaterThan(4);
  expect(files.length).toBeGreaterThan(60);
});

test.each(files)("$schema accepts $name", ({ schema, text }) => {
  expect(schemaErrors(schema, text)).toEqual([]);
});

/** Unusual, and right. */
test.each<[Name, string]>([
  ["keys", "keys: []"],
  ["keys", "on_create: {}\nkeys: []"],
  ["keys", "keys: [{ key_name: a, key_id: '12345678901234567890' }]"],
  ["keys", "keys: [{ key_name: a, key_id: 123 }]"],
  ["keys", "keys: [{ key_name: { web: a, ios: b }, new: true }]"],
  ["keys", "keys: [{ key_name: a, previously: [b, c] }]"],
  ["keys", "keys: [{ key_name: a, translations: [{ language_iso: en, translation: A }] }]"],
  [
    "keys",
    "keys: [{ key_name: a, is_plural: true, translations: [{ language_iso: en, translation: { other: A } }] }]",
  ],
  ["keys", "keys: [{ key_name: a, is_plural: true, translations: { en: { one: A, other: B }, de: '' } }]"],
  ["keys", "keys: [{ key_name: a, is_plural: false, translations: { en: '' } }]"],
  [
    "keys",
    "keys: [{ key_name: a, description: '', tags: [], filenames: { web: '' }, translations: {}, char_limit: 0 }]",
  ],
  ["keys", "keys: [{ key_name: a, custom_attributes: { a: [1, null, { b: 1.5 }], c: true } }]"],
  ["webhooks", "webhooks: []"],
  ["webhooks", "webhooks: [{ url: 'https://a.example/$${x}?y=${HOOK}&z', branch: null, new: true }]"],
  ["webhooks", "webhooks: [{ url: 'HTTP://a.example:8080', events: [an.event.of.next.year] }]"],
  [
    "webhooks",
    "webhooks: [{ url: 'https://a.example/', events: [project.translation.updated], event_lang_map: { project.translation.updated: '*' } }]",
  ],
  ["webhooks", "webhooks: [{ url: 'https://bücher.example/', previously: 'https://old.example' }]"],
  ["lokaform", "{}"],
  ["lokaform", ""],
  ["lokaform", "project: ${ANY_PROJECT}:release/1"],
  ["lokaform", "texts: []"],
  ["lokaform", "pull: { languages: [en, de] }"],
  [
    "lokaform",
    "texts: [{ files: '{a,b}/{lang}.json', key_name: '{dir}:{path}', tags: [], language_map: {} }]",
  ],
  ["lokaform", "writers: [17, '18', a@example.com]"],
  ["lokaform", "ready: { de: 100, '*': { translated: 95, reviewed: 80 } }"],
  ["lokaform", "project: 3002780358964f9bab5a92.87762498:develop\nlanguages: { '*': ignore }\nlimits: {}"],
])("%s accepts %s", (name, text) => {
  expect(accepted(name, text)).toBe(true);
  expect(schemaErrors(name, text)).toEqual([]);
});

const key = (rest: string) => `keys: [{ key_name: a, ${rest} }]`;
const webhook = (rest: string) => `webhooks: [{ url: 'https://a.example/', ${rest} }]`;
const PROJECT = "project: 3002780358964f9bab5a92.87762498";

/** Each mistake, and the place or words that the schema gives. */
const MISTAKES: [Name, string, string][] = [
  ["keys", "on_create: {}", "required property 'keys'"],
  ["keys", "keys: { a: b }", "/keys must be array"],
  ["keys", "key: []\nkeys: []", "additional properties"],
  ["keys", "on_create: { key_name: a }\nkeys: []", "/on_create must NOT have additional"],
  ["keys", "on_create: { translations: {} }\nkeys: []", "/on_create must NOT have additional"],
  ["keys", "on_create:\nkeys: []", "/on_create must be object"],
  ["keys", "keys: [{ platforms: [web] }]", "required property 'key_name'"],
  ["keys", "keys: [null]", "/keys/0 must be object"],
  ["keys", "keys: [{ key_name: '' }]", "/keys/0/key_name"],
  ["keys", "keys: [{ key_name: 404 }]", "/keys/0/key_name"],
  ["keys", "keys: [{ key_name: {} }]", "/keys/0/key_name"],
  ["keys", "keys: [{ key_name: { web: '' } }]", "/keys/0/key_name"],
  ["keys", "keys: [{ key_name: { windows: a } }]", "/keys/0/key_name"],
  ["keys", key("key_nam: b"), "/keys/0 must NOT have additional"],
  ["keys", key("platforms: []"), "/keys/0/platforms"],
  ["keys", key("platforms: [windows]"), "/keys/0/platforms/0"],
  ["keys", key("platforms: web"), "/keys/0/platforms must be array"],
  ["keys", key("description: null"), "/keys/0/description"],
  ["keys", key("description: 1"), "/keys/0/description"],
  ["keys", key("context: true"), "/keys/0/context"],
  ["keys", key("tags: [1]"), "/keys/0/tags/0"],
  ["keys", key("tags: ['']"), "/keys/0/tags/0"],
  ["keys", key("translations: { en: 404 }"), "/keys/0/translations/en"],
  ["keys", key("translations: { en: null }"), "/keys/0/translations/en"],
  ["keys", key("translations: { '': a }"), "/keys/0/translations"],
  ["keys", key("translations: { en: {} }"), "/keys/0/translations/en"],
  ["keys", key("translations: { en: { plenty: a } }"), "/keys/0/translations/en"],
  ["keys", key("translations: { en: { one: 1 } }"), "/keys/0/translations/en/one"],
  ["keys", key("translations: [{ language_iso: en, translation: 1 }]"), "/keys/0/translations/0"],
  ["keys", key("translations: [{ language_iso: '', translation: a }]"), "/keys/0/translations/0"],
  ["keys", key("translations: [{ language_iso: en }]"), "/keys/0/translations/0"],
  ["keys", key("translations: [{ language_iso: en, translation: a, x: 1 }]"), "/keys/0/translations/0"],
  ["keys", key("filenames: a.json"), "/keys/0/filenames"],
  ["keys", key("filenames: { windows: a.json }"), "/keys/0/filenames"],
  ["keys", key("char_limit: -1"), "/keys/0/char_limit"],
  ["keys", key("char_limit: 1.5"), "/keys/0/char_limit"],
  ["keys", key("char_limit: '10'"), "/keys/0/char_limit"],
  ["keys", key("is_plural: 'true'"), "/keys/0/is_plural"],
  ["keys", key("plural_name: 2"), "/keys/0/plural_name"],
  ["keys", key("is_archived: null"), "/keys/0/is_archived"],
  ["keys", key("is_hidden: yes"), "/keys/0/is_hidden"],
  ["keys", key("custom_attributes: []"), "/keys/0/custom_attributes"],
  ["keys", key("previously: null"), "/keys/0/previously"],
  ["keys", key("previously: ''"), "/keys/0/previously"],
  ["keys", key("previously: ['']"), "/keys/0/previously"],
  ["keys", key("previously: { web: b }"), "/keys/0/previously"],
  ["keys", key("previously: []"), "/keys/0/previously"],
  ["keys", key("new: 'true'"), "/keys/0/new"],
  ["keys", key("key_id: 0"), "/keys/0/key_id"],
  ["keys", key("key_id: 1.5"), "/keys/0/key_id"],
  ["keys", key("key_id: a1"), "/keys/0/key_id"],
  ["keys", key("key_id: '01'"), "/keys/0/key_id"],
  ["webhooks", "{}", "required property 'webhooks'"],
  ["webhooks", "on_create: {}\nwebhooks: []", "additional properties"],
  ["webhooks", "webhooks: [{ events: [project.imported] }]", "required property 'url'"],
  ["webhooks", "webhooks: [{ url: '' }]", "/webhooks/0/url"],
  ["webhooks", "webhooks: [{ url: nowhere }]", "/webhooks/0/url"],
  ["webhooks", "webhooks: [{ url: 'ftp://a.example/' }]", "/webhooks/0/url"],
  ["webhooks", "webhooks: [{ url: 'https://me:pass@a.example/' }]", "/webhooks/0/url"],
  ["webhooks", "webhooks: [{ url: 'https://a.example/a b' }]", "/webhooks/0/url"],
  ["webhooks", webhook("events: []"), "/webhooks/0/events"],
  ["webhooks", webhook("events: [1]"), "/webhooks/0/events/0"],
  ["webhooks", webhook("events: null"), "/webhooks/0/events"],
  ["webhooks", webhook("secret: a"), "/webhooks/0 must NOT have additional"],
  ["webhooks", webhook("event_lang_map: { project.imported: [en] }"), "/webhooks/0/event_lang_map"],
  ["webhooks", webhook("event_lang_map: { project.translation.updated: [] }"), "/webhooks/0/event_lang_map"],
  ["webhooks", webhook("event_lang_map: { project.translation.updated: en }"), "/webhooks/0/event_lang_map"],
  ["webhooks", webhook("branch: ''"), "/webhooks/0/branch"],
  ["webhooks", webhook("branch: 1"), "/webhooks/0/branch"],
  ["webhooks", webhook("previously: [a]"), "/webhooks/0/previously"],
  ["webhooks", webhook("previously: a"), "/webhooks/0/previously"],
  ["webhooks", webhook("new: 1"), "/webhooks/0/new"],
  ["webhooks", webhook("webhook_id: 1"), "/webhooks/0/webhook_id"],
  ["webhooks", webhook("webhook_id: ''"), "/webhooks/0/webhook_id"],
  ["lokaform", "[]", "must be object,null"],
  ["lokaform", "project: https://app.lokalise.com/project/3002780358964f9bab5a92.87762498/", "/project"],
  ["lokaform", "project: 3002780358964", "/project"],
  ["lokaform", "project: a-${NAME}", "/project"],
  ["lokaform", `${PROJECT}\nkey: [a.yaml]`, "additional properties"],
  ["lokaform", `${PROJECT}\nkeys: a.yaml`, "/keys must be array"],
  ["lokaform", `${PROJECT}\nkeys: []`, "/keys"],
  ["lokaform", `${PROJECT}\nwebhooks: ['']`, "/webhooks/0"],
  ["lokaform", `${PROJECT}\ntexts: src/en.json`, "/texts must be array"],
  ["lokaform", `${PROJECT}\ntexts: [{}]`, "required property 'files'"],
  ["lokaform", `${PROJECT}\ntexts: [{ files: '', language: en }]`, "/texts/0/files"],
  ["lokaform", `${PROJECT}\ntexts: [{ files: a.json, langage: en }]`, "/texts/0 must NOT have additional"],
  ["lokaform", `${PROJECT}\ntexts: [{ files: 'l/{lang}.json', languages: [] }]`, "/texts/0/languages"],
  ["lokaform", `${PROJECT}\ntexts: [{ files: 'l/{lang}.json', platform: windows }]`, "/texts/0/platform"],
  ["lokaform", `${PROJECT}\nlanguages: { en: mine }`, "/languages/en"],
  ["lokaform", `${PROJECT}\nlanguages: [en]`, "/languages"],
  ["lokaform", `${PROJECT}\nwriters: [nobody]`, "/writers/0"],
  ["lokaform", `${PROJECT}\nwriters: a@example.com`, "/writers"],
  ["lokaform", `${PROJECT}\nwriters: [0]`, "/writers/0"],
  ["lokaform", `${PROJECT}\nowner: web team`, "/owner"],
  ["lokaform", `${PROJECT}\nprotected_tags: ['']`, "/protected_tags/0"],
  ["lokaform", `${PROJECT}\nprune: { keys: on }`, "/prune/keys"],
  ["lokaform", `${PROJECT}\nprune: { webhooks: owned }`, "/prune/webhooks"],
  ["lokaform", `${PROJECT}\nprune: { by: delete }`, "/prune/by"],
  ["lokaform", `${PROJECT}\nallow_wrong_project: 1`, "/allow_wrong_project"],
  ["lokaform", `${PROJECT}\non_problem: null`, "/on_problem"],
  ["lokaform", `${PROJECT}\nplaceholders: icu`, "/placeholders"],
  ["lokaform", `${PROJECT}\nlimits: { removals: -1 }`, "/limits/removals"],
  ["lokaform", `${PROJECT}\nlimits: { removals_percent: 101 }`, "/limits/removals_percent"],
  ["lokaform", `${PROJECT}\nlimits: { removal: 1 }`, "/limits must NOT have additional"],
  ["lokaform", `${PROJECT}\nlimits: null`, "/limits"],
  ["lokaform", `${PROJECT}\nready: { de: 101 }`, "/ready/de"],
  ["lokaform", `${PROJECT}\nready: { de: { translated: 9.5 } }`, "/ready/de/translated"],
  ["lokaform", `${PROJECT}\nready: { de: { done: 1 } }`, "/ready/de"],
  ["lokaform", `${PROJECT}\npull: { languages: en }`, "/pull/languages"],
  ["lokaform", `${PROJECT}\npull: { languages: [] }`, "/pull/languages"],
  ["lokaform", `${PROJECT}\npull: { language: all }`, "/pull must NOT have additional"],
  ["lokaform", `${PROJECT}\ntime_limit: 30`, "/time_limit"],
  ["lokaform", `${PROJECT}\ntime_limit: 1 hour`, "/time_limit"],
  ["lokaform", `${PROJECT}\nrate: 0`, "/rate"],
  ["lokaform", `${PROJECT}\nconcurrency: 11`, "/concurrency"],
  ["lokaform", `${PROJECT}\nuse_automations: 'no'`, "/use_automations"],
  ["lokaform", `${PROJECT}\nshow_texts: 0`, "/show_texts"],
  ["lokaform", `${PROJECT}\nsnapshot: always`, "/snapshot"],
  ["lokaform", `${PROJECT}\ntoken_env: A`, "additional properties"],
  ["lokaform", `${PROJECT}\nprojects: { web: { ${PROJECT}1 } }`, "must NOT be valid"],
  ["lokaform", "projects: {}", "/projects"],
  ["lokaform", "projects: { web: { keys: [a.yaml] } }", "required property 'project'"],
  ["lokaform", "projects: { 'a b': { project: 3002780358964f9bab5a92.87762498 } }", "/projects"],
  ["lokaform", `projects: { web: { ${PROJECT}, time_limit: 1h } }`, "/projects/web must NOT have additional"],
];

test.each(MISTAKES)("%s refuses %s", async (name, text, place) => {
  expect(schemaErrors(name, text).join("\n")).toContain(place);
  const ours = name === "lokaform" ? await settingProblems(text) : manifestErrors(name, text);
  expect(ours).not.toEqual([]);
});

test("the mistakes are in every field of every file", () => {
  const text = (name: Name) =>
    MISTAKES.flatMap(([schema, mistake]) => (schema === name ? [mistake] : [])).join("\n");
  for (const { plural, entry } of KINDS)
    for (const field of Object.keys(entry.schema.shape)) expect(text(plural as Name)).toContain(`${field}: `);
  const groups = SETTINGS.filter(({ file, parent }) => file !== undefined && parent === undefined);
  for (const { name } of groups) expect(text("lokaform")).toContain(`${name}: `);
});

/** Values from which every field gets some that fit and many that do not. */
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<unknown>("", "a", "en", "web", "https://a.example/x", "*", "12", "1h", "off", "merge"),
    fc.constantFrom<unknown>(0, 1, 7, 1.5, -1, true, false, null, "project.translation.updated", "a@b.c"),
    fc.array(tie("any"), { maxLength: 2 }),
    fc.dictionary(
      fc.constantFrom("en", "de", "one", "other", "web", "ios", "", "language_iso", "translation", "a"),
      tie("any"),
      { maxKeys: 2 },
    ),
  ),
})).any;

const entryOf = (names: readonly string[], rest: Record<string, unknown>) =>
  fc
    .dictionary(fc.constantFrom(...names), value, { maxKeys: 3 })
    .map((members) => ({ ...rest, ...members }) as Record<string, unknown>);

const manifests = KINDS.map(({ plural, entry }) => {
  const names = Object.keys(entry.schema.shape);
  const identity = plural === "keys" ? { key_name: "a" } : { url: "https://a.example/" };
  return fc
    .record(
      { [plural]: fc.array(entryOf(names, identity), { maxLength: 1 }), on_create: entryOf(names, {}) },
      {
        requiredKeys: [plural],
      },
    )
    .map((content) => ({ name: plural as Name, text: stringify(content) }));
});
const configs = entryOf(
  SETTINGS.filter(({ file }) => file !== undefined).map(({ name, parent }) => parent ?? name),
  {},
).map((content) => {
  // Only a run looks at the form of an id.
  const { project: _, ...rest } = content;
  return { name: "lokaform" as Name, text: stringify(rest) };
});

test("no schema refuses what our own reader accepts", () => {
  const seen = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(fc.oneof(...manifests, configs), ({ name, text }) => {
      const good = accepted(name, text);
      seen[good ? "accepted" : "refused"] += 1;
      if (good) expect(schemaErrors(name, text), text).toEqual([]);
    }),
    { numRuns: runs(1500) },
  );
  expect(seen.accepted).toBeGreaterThan(runs(150));
  expect(seen.refused).toBeGreaterThan(runs(150));
});

test("the folder has a schema for each file, and each example of a field is valid", () => {
  expect(
    readdirSync("schema")
      .map((file) => `schema/${file}`)
      .sort(),
  ).toEqual([...schemaFiles().keys()].sort());
  for (const { plural, entry } of KINDS)
    for (const [name, { examples }] of Object.entries(FIELD_DOCS[plural] ?? {}))
      for (const example of examples)
        expect(entry.schema.shape[name]?.safeParse(example).success, `${plural} ${name}`).toBe(true);
  for (const { file, schema, example, name } of SETTINGS)
    if (file !== undefined) expect(schema.safeParse(example).success, name).toBe(true);
});

/** The examples in the tables of docs/manifest.md, and those of the settings, each as a whole file. */
const page = readFileSync("docs/manifest.md", "utf8");
const examples = [
  ...(["keys", "webhooks"] as const).flatMap((name) => {
    const [, part = ""] =
      new RegExp(`<!-- ${name} fields -->(.*)<!-- /${name} fields -->`, "s").exec(page) ?? [];
    return [...part.matchAll(/^\| `\w+` \| .*? \| (`.*?`) \|/gm)].flatMap(([, cell = ""]) =>
      cell.split("<br>").map((code) => {
        const member = code.replace(/^`(.*)`$/, "$1");
        const first = name === "keys" ? "key_name: any" : "url: https://any.example/";
        const own = member.startsWith(first.replace(/:.*/, ":")) ? [] : [`    ${first}`];
        const plural = member.includes("other:") ? ["    is_plural: true"] : [];
        return { name, text: [`${name}:`, "  -", ...own, ...plural, `    ${member}`].join("\n") };
      }),
    );
  }),
  ...SETTINGS.filter(({ file }) => file !== undefined).map(({ name, parent, example, file }) => {
    const member = { [name]: example };
    const settings = parent === undefined ? member : { [parent]: member };
    const content =
      file === "entry"
        ? { projects: { a: { project: "3002780358964f9bab5a92.87762498", ...settings } } }
        : settings;
    return { name: "lokaform" as const, text: JSON.stringify(content) };
  }),
];

test("there is an example of each field and setting", () => {
  const fields = KINDS.flatMap(({ entry }) => Object.keys(entry.schema.shape));
  const settings = SETTINGS.filter(({ file }) => file !== undefined);
  expect(examples.length).toBeGreaterThanOrEqual(fields.length + settings.length);
});

test.each(examples)("$name: $text", ({ name, text }) => {
  expect(name === "lokaform" ? configErrors(text) : manifestErrors(name, text)).toEqual([]);
  expect(schemaErrors(name, text)).toEqual([]);
});

test("a schema has an address of its own for each version", () => {
  const address = `https://raw.githubusercontent.com/lokaform/lokaform/v${VERSION}/schema/keys.json`;
  expect(JSON.parse(readFileSync("schema/keys.json", "utf8")).$id).toBe(address);
});

test("lokaform schema prints each schema, and names them if it is given none", async () => {
  const run = async (...names: string[]) => {
    const { terminal, lines } = openTestTerminal({ folder: tmpdir(), environment: {} });
    return { code: await COMMANDS.schema.run({ "schema-name": names }, terminal), text: lines.join("\n") };
  };
  for (const name of SCHEMAS)
    expect(await run(name)).toEqual({ code: 0, text: readFileSync(`schema/${name}.json`, "utf8").trimEnd() });
  expect(await run("key")).toEqual({ code: 1, text: expect.stringContaining("keys, webhooks or lokaform") });
  expect(await run()).toEqual({ code: 1, text: expect.stringContaining("keys, webhooks or lokaform") });
});
