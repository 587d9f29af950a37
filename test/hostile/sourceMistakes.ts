/** The problems of locale files and of the setting `texts` that contain a text in all wrong places. */

import { readManifests } from "../../src/kinds/read.ts";
import type { TextFile, TextSource } from "../../src/locales/textSource.ts";
import type { Problem } from "../../src/model/problem.ts";
import { missingBaseFiles } from "../../src/plan/languages.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { readConfig } from "../../src/settings/configFile.ts";
import { parseYaml } from "../../src/yaml/yaml.ts";
import { PROJECT } from "../rooms/plan/planHarness.ts";
import { textSource } from "../textSource.ts";

export function sourceOf(parts: Partial<TextSource> = {}): TextSource {
  return textSource({ files: "src/{lang}.json", folder: "/", languages: undefined, ...parts });
}

/** A locale file in a language, as it is found. */
export function textFileOf(language: string | undefined, parts: Partial<TextSource> = {}): TextFile {
  return { source: sourceOf(parts), path: "", language, file: "", dir: "" };
}

/** Files with mistakes, by their extension. `name`: the text, if a name may have it. */
function brokenFiles(text: string): Record<string, string[]> {
  const quoted = JSON.stringify(text);
  const plain = text.replace(/[\\"]/g, "\\$&");
  const xml = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  const wrong = `${quoted}: 4, ${quoted}: null, ${quoted.slice(0, -1)}.a": [${quoted}], "b": { ${quoted}: true }`;
  return {
    json: [
      `{ ${wrong} }`,
      `{ ${quoted}: ${quoted}, ${quoted}: ${quoted} }`,
      `{ "a": { ${quoted}: "1" }, "a.${quoted.slice(1)}: "2", "${quoted.slice(1, -1)}_other": "x", ${quoted}: "y" }`,
      `{ "a": ${text} }`,
      `{ ${text}: 1 }`,
      text,
      `<<<<<<< ${text}\n{}\n=======\n>>>>>>> ${text}\n`,
      `{ "a": "${text}`,
      `// ${text}\n{}`,
    ],
    arb: [`{ ${wrong}, "@${quoted.slice(1)}: 4, "@b": { "description": 4 } }`, text],
    strings: [
      `"${plain}" = "${plain}";\n"${plain}" = (a);\n"${plain} 2" = <00>;\n"${plain} 3" = "\\U12";\n`,
      text,
      `"a" = "${plain}"\n"${plain}" = "b";`,
      `/* ${text}`,
    ],
    properties: [`${plain} = ${plain}\n${plain}: \\u12 ${plain}\n= ${plain}\n`, text],
    xml: [
      `<resources><string name="${xml}">${xml}</string><string name="${xml}">@string/${xml}</string></resources>`,
      `<resources>${xml}<string name="${xml}" translatable="${xml}">a</string><string>${xml}</string></resources>`,
      `<resources><plurals name="${xml}"><item quantity="${xml}">a</item>${xml}</plurals></resources>`,
      `<resources><string name="${xml} 2" product="${xml}">a</string><string-array name="${xml} 3"/></resources>`,
      `<resources><string name="a">${text}</string></resources>`,
      `<resources><${text}/></resources>`,
      text,
    ],
    stringsdict: [
      `<plist><dict><key>${xml}</key><string/><key>a</key><dict><key>${xml}</key><dict/></dict></dict></plist>`,
      `<plist><dict><key>${xml}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@${xml}@</string><key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>${xml}</string></dict></dict></dict></plist>`,
      text,
    ],
    xlf: [
      `<xliff version="1.2"><file target-language="${xml}"><body><trans-unit id="a"><source>a</source><target>b</target></trans-unit></body></file></xliff>`,
      `<xliff version="1.2"><file original="x.strings"><body>${`<trans-unit id="${xml}"><source>${xml}</source><target>${xml}</target></trans-unit>`.repeat(2)}<trans-unit><source>${xml}</source></trans-unit></body></file></xliff>`,
      `<xliff version="${xml}"/>`,
      text,
    ],
    xcstrings: [
      `{ "sourceLanguage": "en", "strings": { ${quoted}: { "localizations": { ${quoted}: { "stringUnit": 4 } } } } }`,
      `{ "sourceLanguage": "en", "strings": { ${quoted}: { "comment": 4, "localizations": { "en": { "variations": { ${quoted}: {} } } } } } }`,
      text,
    ],
  };
}

export function sourceMistakes(text: string): Problem[] {
  // No path is longer.
  const file = text.slice(0, 900);
  const i18next = { plurals: "i18next", keyName: `${text} {path}`, platform: "ios" } as const;
  const files = Object.entries(brokenFiles(text)).flatMap(([end, texts]) =>
    texts.flatMap((one) => [
      { path: `${file}.${end}`, text: one, textFile: textFileOf("en", i18next) },
      { path: `${file} 2.${end}`, text: one, textFile: textFileOf(undefined) },
    ]),
  );
  const twice = [`${file}/a.json`, `${file}/b.json`].map((path) => ({
    path,
    text: JSON.stringify({ [text]: text, a: text }),
    textFile: textFileOf(text),
  }));
  const rows = [
    { files: text },
    { files: `${text}/{lang}.json`, languages: [text, text], [file]: text },
    { files: `{lang}/${text}`, language: text, language_map: { [file]: text, en: "" } },
    { files: "{lang}.json", key_name: text, platform: text, platforms: [text], plurals: text, tags: text },
    { files: "{lang}.json", key_name: `{${text}} {path} {file} {dir}`, language_map: { [file]: 4 } },
    text,
  ];
  const settings = JSON.stringify({ texts: rows, projects: { a: { texts: text } } }, null, 1);
  const other = textFileOf(text, { files: text });
  return [
    ...files.flatMap((one) => readManifests(KINDS, { keys: [one] }, { values: {}, tokens: [] }).problems),
    ...readManifests(KINDS, { keys: twice }, { values: {}, tokens: [] }).problems,
    ...missingBaseFiles(
      { declared: { kinds: KINDS, entries: {}, variables: new Map() }, textFiles: new Map([[text, other]]) },
      { ...PROJECT, name: text },
    ),
    ...readConfig(parseYaml(file, settings), "/").problems,
  ];
}
