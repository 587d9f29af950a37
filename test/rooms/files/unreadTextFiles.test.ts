/** Locale files that no row reads, and those for which a part of `key_name` is empty. */
import { expect, test } from "vitest";
import { findTextFiles, unreadTextFiles } from "../../../src/files/textFiles.ts";
import { textSource } from "../../textSource.ts";
import { newFolder } from "./newFolder.ts";

const OTHERS = ["l/package.json", "l/tsconfig.json", "l/app.json", "l/data.config.json"];
const folderOf = (paths: readonly string[]) =>
  newFolder(Object.fromEntries(paths.map((path) => [path, "{}"])));
const { signal } = new AbortController();

test.each([
  [
    "l/{lang}/a.json",
    ["l/en/a.json", "l/de/a.json"],
    ["l/de/b.json", "l/xx/b.json"],
    'texts "l/{lang}/a.json" has files in de and en, but the row has no languages, so only the base language is read. To read all of them, add languages: [de, en]. Otherwise, list only the base language.',
    "l/de/b.json is not read: no row of texts names it. To read it, copy the row at lokaform.yaml:1, and name this file in the copy.",
  ],
  ["res/values-{lang}/strings.xml", ["res/values-en/strings.xml"], ["res/values-en/dimens.xml"]],
  ["**/{lang}.json", ["l/en.json"], ["l/b.en.json"]],
  [
    "{lang}.lproj/a.strings",
    ["en.lproj/a.strings"],
    ["en.lproj/a.stringsdict", "en.lproj/InfoPlist.strings"],
    "en.lproj/a.stringsdict is not read: no row of texts names it. To read it, copy the row at lokaform.yaml:1, and name this file in the copy.",
  ],
  [
    "l/{lang}.json",
    ["l/en.json"],
    ["l/fr.json", "l/ge.json", "l/all.json"],
    'texts "l/{lang}.json" also has files in fr and ge, which are not read. To read them, add fr and ge to languages; the project needs them, too.',
  ],
] as [string, string[], string[], ...string[]][])("%s", async (files, read, unread, ...messages) => {
  const folder = folderOf([...read, ...unread, ...OTHERS]);
  const rows = [textSource({ files, folder, languages: files === "l/{lang}.json" ? ["en"] : undefined })];
  const found = await unreadTextFiles(rows, { displayRoot: folder }, signal);
  expect(found.map((one) => one.message)).toEqual(messages);
});

test.each([
  ["l/{lang}.json", ["en", "pt_BR"], ["l/en.json", "l/pt-BR.json"], ["l/pt-PT.json"]],
  ["l/{lang}.json", ["en", "sr_Latn"], ["l/en.json"], ["l/sr.json"]],
  ["l/{lang}.json", ["en", "zh_TW"], ["l/en.json"], ["l/zh-HK.json"]],
  ["l/{lang}.json", ["en_GB"], ["l/en_GB.json"], ["l/en-US.json"]],
  [
    "res/values-{lang}/strings.xml",
    ["de"],
    ["res/values-de/strings.xml"],
    ["res/values-de-land/strings.xml"],
  ],
])(
  "only another spelling of a code is the same language: %s %j %j",
  async (files, languages, read, others) => {
    const folder = folderOf([...read, ...others]);
    const rows = [textSource({ files, folder, languages })];
    const { found, problems } = await findTextFiles(rows, { displayRoot: folder }, signal);
    expect(found.map(({ textFile }) => textFile.path)).toEqual(read);
    const unread = await unreadTextFiles(rows, { displayRoot: folder }, signal);
    expect([...problems, ...unread].map(({ message }) => message).join()).not.toContain("de-land");
  },
);

test.each([
  ["**/{lang}.json", "{dir}.{path}", "{dir}"],
  ["{lang}.json", "{file}.{path}", "{file}"],
  ["{lang}.json", "{dir}.{path}", "{dir}"],
  ["*{lang}.json", "{file}.{path}", "{file}"],
  ["{*/,}{lang}.json", "{1}.{path}", "{1}"],
  ["**/{lang}.json", "{path}", undefined],
  ["*/{lang}.json", "{dir}.{path}", undefined],
])("a part of key_name that is empty for a file: %s with %s", async (files, keyName, part) => {
  const folder = folderOf(["en.json", "shop-en.json", "shop/en.json"]);
  const rows = [textSource({ files, keyName, folder, languages: undefined })];
  const { problems } = await findTextFiles(rows, { displayRoot: folder }, signal);
  expect(problems.map(({ message }) => message)).toEqual(
    part === undefined ? [] : [expect.stringContaining(`key_name has ${part}, which is empty for en.json.`)],
  );
});
