/** The setting `texts`: what is read, and the message about each mistake. Users read what is in `golden/textSettings.txt`. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, settingsIn } from "../files/newFolder.ts";

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";

async function read(yaml: string) {
  const folder = newFolder({ "lokaform.yaml": yaml });
  const { settings, problems } = await settingsIn(folder, "plan");
  return { folder, settings, problems };
}

async function source(yaml: string) {
  const { settings, problems, folder } = await read(`project: ${PROJECT}\ntexts:\n  - ${yaml}\n`);
  expect(problems).toEqual([]);
  const [only, ...others] = settings.projects[0]?.manifests?.texts ?? [];
  expect(others).toEqual([]);
  return { ...only, folder: only?.folder === folder };
}

test("a source with only files has the defaults, and its location", async () => {
  expect(await source("files: 'src/locales/{lang}.json'")).toEqual({
    files: "src/locales/{lang}.json",
    folder: true,
    place: { file: "lokaform.yaml", line: 3, col: 12, endLine: 3, endCol: 37 },
    languages: undefined,
    language: undefined,
    languageMap: {},
    keyName: "{path}",
    separator: ".",
    filenames: undefined,
    platform: undefined,
    platforms: undefined,
    tags: undefined,
    plurals: "none",
    keysFrom: "files",
  });
});

test("every field of a source is read", async () => {
  const yaml =
    "{ files: '{lang}/*.json', languages: [en, pt_BR], language_map: { pt-BR: pt_BR }, key_name: '{dir}/{file}.{path}', platform: ios, platforms: [ios, web], tags: [], plurals: i18next }";
  expect(await source(yaml.replace("'{lang}/*.json'", "'src/{lang}/*.json'"))).toMatchObject({
    languages: ["en", "pt_BR"],
    languageMap: { "pt-BR": "pt_BR" },
    keyName: "{dir}/{file}.{path}",
    platform: "ios",
    platforms: ["ios", "web"],
    tags: [],
    plurals: "i18next",
  });
});

test.each([
  "res/values/strings.xml, language: en",
  "'./src/{lang}.json'",
  "'../../ios/{lang}.lproj/*.strings'",
  "'{web,app}/{lang}.json'",
  "'page{1,2,3}/{lang}.json'",
  "'app/\\[id\\]/{lang}.json'",
  "'**/{lang}/{lang}.arb'",
  "'src/*.{json,arb}', language: en",
  "Localizable.xcstrings, languages: [en, de]",
  "'res/values-{lang}/strings.xml', key_name: '{file}/{path}'",
  "'src/checkout.{lang}.json', key_name: '{file}.{path}'",
  "'{lang}.json', platform: ios, platforms: [ios]",
])("files: %s is accepted", async (text) => {
  expect(await source(`{ files: ${text} }`)).toBeTruthy();
});

test("the language of files without a code in their path is the one that is read", async () => {
  expect((await source("{ files: en.json, language: en }")).languages).toEqual(["en"]);
});

test("an entry of projects replaces the sources of the whole file", async () => {
  const { settings, problems } = await read(
    [
      "texts: [{ files: '{lang}.json' }]",
      "projects:",
      `  web: { project: ${PROJECT} }`,
      `  ios: { project: ${PROJECT}1, texts: [{ files: A.xcstrings }] }`,
      `  none: { project: ${PROJECT}2, texts: [] }`,
    ].join("\n"),
  );
  expect(problems).toEqual([]);
  const files = settings.projects.map(({ manifests }) => manifests?.texts.map((one) => one.files));
  expect(files).toEqual([["{lang}.json"], ["A.xcstrings"], []]);
});

const MISTAKES = [
  "texts: src/en.json",
  "texts: { files: a.json }",
  "texts:",
  "texts: [en.json]",
  "texts: [null]",
  "texts: [{}]",
  "texts: [{ file: en.json, language: en }]",
  "texts: [{ files: 'l/{lang}.json', langages: [en], platforms: [wbe] }]",
  "texts: [{ files: 3 }]",
  "texts: [{ files: ['l/{lang}.json'] }]",
  "texts: [{ files: '' }]",
  "texts: [{ files: '/src/{lang}.json' }, { files: 'C:\\src\\{lang}.json' }]",
  "texts: [{ files: 'src\\locales\\{lang}.json' }, { files: 'src\\{lang}.json' }]",
  "texts: [{ files: '!src/{lang}.json' }]",
  "texts: [{ files: 'src/../{lang}.json' }, { files: 'src/./{lang}.json' }, { files: 'src//{lang}.json' }]",
  "texts: [{ files: 'src/{lang}/' }]",
  `texts: [{ files: '${"l".repeat(1000)}/{lang}.json' }]`,
  "texts: [{ files: 'l/{{lng}}/{{ns}}.json' }, { files: 'l/{{lang}}.json' }, { files: 'l/{lng}/*.json' }]",
  "texts: [{ files: 'src/{locale}.json' }, { files: 'src/${lang.json' }, { files: 'src/{}.json' }]",
  "texts: [{ files: '{{lang},base}/a.json' }]",
  "texts: [{ files: 'l{1..3}/{lang}.json' }, { files: '[{lang}].json' }]",
  'texts: [{ files: "a\\x1b/{lang}.json" }]',
  `texts: [{ files: '${"{a,b}".repeat(10)}/{lang}.json' }]`,
  "texts: [{ files: 'src/{lang}' }, { files: 'src/{lang}.po' }, { files: 'src/{lang}.{json,yaml}' }]",
  "texts: [{ files: 'src/**' }]",
  "texts: [{ files: src/en.json }]",
  "texts: [{ files: 'src/{lang}.json', language: en }]",
  "texts: [{ files: A.xcstrings, language: en }, { files: '{lang}/A.xcstrings' }]",
  "texts: [{ files: 'a.{xcstrings,json}' }]",
  "texts: [{ files: a.json, language: en, languages: [en] }]",
  "texts: [{ files: a.json, language: '' }]",
  "texts: [{ files: a.json, language: 1 }]",
  "texts: [{ files: 'l/{lang}.json', languages: [] }]",
  "texts: [{ files: 'l/{lang}.json', languages: en }]",
  "texts: [{ files: 'l/{lang}.json', languages: [en, ''] }]",
  "texts: [{ files: 'l/{lang}.json', language_map: [pt] }]",
  "texts: [{ files: 'l/{lang}.json', language_map: { pt: 1, br: '', '': a, de: } }]",
  "texts: [{ files: 'l/{lang}.json', language_map: { '': a } }]",
  "texts: [{ files: 'l/{lang}.json', key_name: key }, { files: 'l/{lang}.json', key_name: '{paht}' }]",
  "texts: [{ files: 'l/{lang}.json', key_name: '{name}.{path}' }]",
  "texts: [{ files: 'l/{lang}.json', key_name: '' }]",
  "texts: [{ files: 'l/{lang}.json', filenames: a.json }, { files: 'l/{lang}.json', filenames: '', platforms: [web] }]",
  "texts: [{ files: 'l/{lang}.json', names: lokalize }, { files: 'l/{lang}.json', separator: '' }]",
  "texts: [{ files: 'l/{lang}.json', platform: windows }]",
  "texts: [{ files: 'l/{lang}.json', platform: iso }]",
  "texts: [{ files: 'l/{lang}.json', platforms: [] }]",
  "texts: [{ files: 'l/{lang}.json', platforms: web }]",
  "texts: [{ files: 'l/{lang}.json', platform: ios, platforms: [web] }]",
  "texts: [{ files: 'l/{lang}.json', tags: [1] }]",
  "texts: [{ files: 'l/{lang}.json', plurals: i18nxt }]",
  "texts: [{ files: 'l/{lang}.arb', plurals: i18next }]",
  "texts:\n  - files: 'l/{lang}.po'\n    plurals: all\n  - files: a.json\n    key_name: x\n    tag: [a]\n",
];

test("the message about each mistake", async () => {
  const blocks: string[] = [];
  for (const text of MISTAKES) {
    const { problems, settings } = await read(`${text}\nproject: ${PROJECT}\n`);
    expect(problems, text).not.toEqual([]);
    expect(settings.projects[0]?.manifests).toBeUndefined();
    const lines = problems.map(
      ({ message, place, code }) =>
        `${place?.line}:${place?.col}-${place?.endLine}:${place?.endCol} ${code} ${message}`,
    );
    blocks.push([text.trimEnd(), ...lines.map((line) => `  ${line}`), ""].join("\n"));
  }
  await expect(blocks.join("\n")).toMatchFileSnapshot(join(import.meta.dirname, "golden/textSettings.txt"));
});
