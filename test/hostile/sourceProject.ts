/** Locale files in which each text of the corpus is a name, a text, a description, a plural form's text, a folder and a file name. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { declarable } from "./hostileProject.ts";

export const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";

/** A glob does not find names with a leading dot, or with several lines. */
const filable = declarable.filter(
  (text) => !/[/\n\r\u2028\u2029]|^\.|^\s*$/.test(text) && Buffer.byteLength(text) < 200,
);
/** Names of ARB that start with @ are attributes. */
const inArb = declarable.filter((text) => !text.startsWith("@"));
/** What XML can have. */
const inXml = declarable.filter((text) => !/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|\u{1ffff}/u.test(text));

const ROWS = [
  { files: "json/{lang}.json", languages: ["en", "de"], key_name: "json {path}", plurals: "i18next" },
  { files: "files/{lang}/*.json", key_name: "file {file} {path}" },
  { files: "folders/*/{lang}.json", key_name: "folder {dir} {path}" },
  { files: "arb/app_{lang}.arb", key_name: "arb {path}" },
  { files: "ios/{lang}.lproj/A.strings", key_name: "strings {path}", platform: "ios" },
  { files: "res/values-{lang}/strings.xml", key_name: "xml {path}" },
  { files: "ios/*.xcstrings", languages: ["en", "de"], key_name: "catalog {path}" },
].map((row) => ({ platforms: ["ios", "web"], tags: declarable, ...row }));

const SETTINGS = {
  project: PROJECT,
  texts: ROWS,
  languages: { en: "merge", "*": "seed" },
  limits: { overwrites_percent: 100 },
  rate: 1000,
};

function object(names: readonly string[], value: (text: string) => unknown): string {
  return JSON.stringify(Object.fromEntries(names.map((text) => [text, value(text)])), null, 1);
}

/** A line end of the file would always be "\n". */
const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&").replaceAll("\r", "\\r")}"`;
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;").replaceAll("]]>", "]]&gt;");
/** Line ends in an attribute would be blanks. */
const attribute = (text: string) =>
  escaped(text).replace(/[\t\n\r\u0085\u2028]/g, (one) => `&#${one.codePointAt(0)};`);
/** A text in quotes, in which Android reads blanks as they are. */
const androidText = (text: string) =>
  escaped(`"${text.replace(/[\\"]/g, "\\$&")}"`).replaceAll("\r", "&#13;");

/** Writes lokaform.yaml and the locale files. Returns how many files there are, and the names of keys that they declare. */
export function writeSources(folder: string): { files: number; names: string[] } {
  const forms = [...declarable].reverse();
  const files: Record<string, string> = {
    "json/en.json": `{ "plain": ${object(declarable, (text) => text)}, "plural": ${JSON.stringify(
      Object.fromEntries(
        declarable.flatMap((text, index) => [
          [`${text}_one`, forms[index]],
          [`${text}_other`, text],
        ]),
      ),
    )} }`,
    "json/de.json": `{ "plain": ${object(declarable, (text) => `${text} de`)} }`,
    "arb/app_en.arb": `{ ${inArb.flatMap((text) => [
      `${JSON.stringify(text)}: ${JSON.stringify(text)}`,
      `${JSON.stringify(`@${text}`)}: ${JSON.stringify({ description: text })}`,
    ])} }`,
    "ios/en.lproj/A.strings": declarable.map((text) => `${quoted(text)} = ${quoted(text)};\n`).join(""),
    "res/values-en/strings.xml": `<resources>${inXml
      .map((text) => `<string name="${attribute(text)}">${androidText(text)}</string>`)
      .join("\n")}</resources>`,
  };
  const unit = (value: string) => ({ stringUnit: { state: "translated", value } });
  const strings = object(declarable, (text) => ({
    comment: text,
    localizations: { en: unit(text), de: unit(`${text} de`), fr: unit(text), [text]: unit(text) },
  }));
  files["ios/A.xcstrings"] = `{ "sourceLanguage": "en", "strings": ${strings}, "version": "1.0" }`;
  for (const text of filable) {
    files[`files/en/${text}.json`] = '{"a":"b"}';
    files[`folders/${text}/en.json`] = '{"a":"b"}';
  }
  for (const [path, text] of Object.entries({
    ...files,
    "lokaform.yaml": JSON.stringify(SETTINGS),
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const names = [
    ...declarable.flatMap((text) => [`json plain.${text}`, `json plural.${text}`]),
    ...filable.flatMap((text) => [`file ${text} a`, `folder ${text} a`]),
    ...inArb.map((text) => `arb ${text}`),
    ...declarable.map((text) => `strings ${text}`),
    ...inXml.map((text) => `xml ${text}`),
    ...declarable.map((text) => `catalog ${text}`),
  ];
  return { files: Object.keys(files).length, names: [...new Set(names)] };
}

/** Every second key of these names is live, with texts of other people. */
export function liveSources(names: readonly string[]): SandboxState {
  const by = (text: string) => ({ modified_by_email: `a${text}@${text}`, modified_at_timestamp: 1 });
  const keys = names.flatMap((name, index) =>
    index % 2 === 0
      ? [
          {
            key_id: index + 1,
            key_name: name,
            platforms: ["web" as const, "ios" as const],
            is_plural: name.startsWith("json plural."),
            translations: [
              {
                language_iso: "en",
                translation: name.startsWith("json plural.") ? '{"one":"1","other":"2"}' : `${name} live`,
                ...(index % 4 === 0 && by(name)),
              },
              ...(name.startsWith("json plain.")
                ? [{ language_iso: "de", translation: `${name} live`, ...by(name) }]
                : []),
            ],
          },
        ]
      : [],
  );
  const languages = [
    { lang_iso: "en", lang_id: 640, plural_forms: ["one", "other"] },
    { lang_iso: "de", lang_id: 597, plural_forms: ["one", "other"] },
  ];
  return {
    projects: {
      [PROJECT]: {
        project: {
          name: "::error::@everyone",
          base_language_iso: "en",
          settings: { per_platform_key_names: true },
        },
        languages,
        keys,
      },
    },
  };
}
