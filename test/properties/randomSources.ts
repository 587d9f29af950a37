/** Random locale files, with a second statement of what they declare. Each string is on a line of its own. */
import fc from "fast-check";

type Text = string | Record<string, string>;

interface SourceString {
  path: string;
  /** By language. */
  texts: Record<string, Text>;
}

const FORMATS = ["json", "i18next", "arb", "strings", "xml", "xcstrings"] as const;
type Format = (typeof FORMATS)[number];

export interface RandomRow {
  format: Format;
  languages: readonly string[] | undefined;
  keyName: string;
  platform: string | undefined;
  strings: readonly SourceString[];
  /** `\r\n`, and so on. */
  lineEnd: string;
  bom: boolean;
}

export interface SourceWorld {
  rows: readonly RandomRow[];
  /** Numbers that choose the keys which keys.yaml describes, and the texts that another person edits. */
  described: readonly number[];
  edited: readonly number[];
}

const PLURAL: readonly Format[] = ["i18next", "xml", "xcstrings"];

const texts = fc.constantFrom(
  ...[
    "Cart",
    "a < b & c",
    "%d items",
    "{{count}} of {count}",
    'l\'été "x"',
    "line\nline",
    "😀 ünï",
    "\\n",
    "50%",
    "t\tt",
  ],
  ...[
    "שלום",
    "a  b",
    "@home",
    "?",
    "${NAME}",
    "::error::x",
    "{n, plural, other {x}}",
    "</string>",
    "]]>",
    " x ",
  ],
);

function string(format: Format, index: number): fc.Arbitrary<SourceString> {
  const forms = fc.record({ one: texts, other: texts });
  const text: fc.Arbitrary<{ en: Text; de: Text }> = PLURAL.includes(format)
    ? fc.oneof(fc.record({ en: texts, de: texts }), fc.record({ en: forms, de: forms }))
    : fc.record({ en: texts, de: texts });
  const path = fc.constantFrom(`k${index}`, `K_${index}`, ...(format === "xml" ? [] : [`deep.k${index}`]));
  return fc.record({ path, texts: text });
}

const row: fc.Arbitrary<RandomRow> = fc.constantFrom(...FORMATS).chain((format) =>
  fc.record({
    format: fc.constant(format),
    languages: fc.constantFrom(undefined, ["en"], ["de"], ["en", "de"], ["de", "en"]),
    keyName: fc.constantFrom("{path}", "{dir}:{path}", "{dir}.{file}.{path}", "{path}"),
    platform: fc.constantFrom(undefined, undefined, "ios", "android"),
    strings: fc
      .nat({ max: 5 })
      .chain((count) => fc.tuple(...Array.from({ length: count + 1 }, (_, index) => string(format, index)))),
    lineEnd: fc.constantFrom("\n", "\n", "\r\n"),
    bom: fc.boolean(),
  }),
);

export const sourceWorlds: fc.Arbitrary<SourceWorld> = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 4 }),
  described: fc.array(fc.nat({ max: 100 }), { maxLength: 4 }),
  edited: fc.array(fc.nat({ max: 100 }), { maxLength: 6 }),
});

/** The path of the file of a row in a language. A string catalog has all languages. */
export function pathOf({ format }: RandomRow, index: number, language: string): string {
  const paths: Record<Format, string> = {
    json: `r${index}/a.${language}.json`,
    i18next: `r${index}/${language}/a.json`,
    arb: `r${index}/a_${language}.arb`,
    strings: `r${index}/${language}.lproj/a.strings`,
    xml: `r${index}/values-${language}/a.xml`,
    xcstrings: `r${index}/a.xcstrings`,
  };
  return paths[format];
}

/** As lokaform.yaml has it. */
export function settingOf(one: RandomRow, index: number): object {
  const { format, languages, keyName, platform } = one;
  return {
    files: pathOf(one, index, "{lang}"),
    ...(languages && { languages }),
    key_name: keyName === "{path}" ? `${index}-{path}` : keyName,
    ...(platform && { platform }),
    platforms: platform ? [platform] : ["web"],
    ...(format === "i18next" && { plurals: "i18next" }),
  };
}

/** The name of the key of a string. */
export function nameOf({ keyName }: RandomRow, index: number, path: string): string {
  if (keyName === "{path}") return `${index}-${path}`;
  return keyName === "{dir}:{path}" ? `r${index}:${path}` : `r${index}.a.${path}`;
}

/** The languages that count, if the base language is en. */
export function countingOf({ languages }: RandomRow): readonly string[] {
  return languages ?? ["en"];
}

interface Written {
  text: string;
  /** The lines of each text, by `path language` or `path language form`. */
  lines: Map<string, number>;
}

export const lineOf = (path: string, language: string, form = "") => `${path} ${language} ${form}`;

/** The files of a row. Files in languages that do not count are there as well. */
export function filesOf(one: RandomRow, index: number): Map<string, Written> {
  const files = new Map<string, Written>();
  for (const language of one.format === "xcstrings" ? ["*"] : ["en", "de"])
    files.set(pathOf(one, index, language), written(one, language));
  return files;
}

function written({ format, strings, lineEnd, bom }: RandomRow, language: string): Written {
  const out: string[] = [];
  const lines = new Map<string, number>();
  const add = (line: string, name?: string) => {
    if (name !== undefined) lines.set(name, out.length);
    out.push(line);
  };
  const entries = strings.map((one, index) => ({
    ...one,
    text: one.texts[language] ?? "",
    comma: index + 1 < strings.length ? "," : "",
  }));
  if (format === "xml") {
    add("<resources>  <!-- a comment -->");
    for (const { path, text } of entries) {
      if (typeof text === "string")
        add(`  <string name="${path}">${xml(text)}</string>`, lineOf(path, language));
      else {
        add(`  <plurals name="${path}">`);
        for (const [form, value] of Object.entries(text))
          add(`    <item quantity="${form}">${xml(value)}</item>`, lineOf(path, language, form));
        add("  </plurals>");
      }
    }
    add("</resources>");
  } else if (format === "strings") {
    add("/* a comment */");
    for (const { path, text } of entries)
      add(`"${path}"   =  ${JSON.stringify(text)};  // ${path}`, lineOf(path, language));
  } else if (format === "xcstrings") {
    add('{ "sourceLanguage" : "en",  "strings" : {');
    for (const { path, texts: all, comma } of entries) {
      add(`  "${path}" : { "localizations" : {`);
      for (const [at, [one, text]] of Object.entries(all).entries()) {
        const unit = (value: string) =>
          `{ "stringUnit" : { "state" : "translated", "value" : ${JSON.stringify(value)} } }`;
        const end = at === 0 ? "," : "";
        if (typeof text === "string") add(`    "${one}" : ${unit(text)}${end}`, lineOf(path, one));
        else {
          add(`    "${one}" : { "variations" : { "plural" : {`);
          for (const [form, value] of Object.entries(text))
            add(`      "${form}" : ${unit(value)}${form === "one" ? "," : ""}`, lineOf(path, one, form));
          add(`    } } }${end}`);
        }
      }
      add(`  } }${comma}`);
    }
    add('}, "version" : "1.0" }');
  } else {
    add("{");
    for (const { path, text, comma } of entries) {
      const name = (form: string) => JSON.stringify(form === "" ? path : `${path}_${form}`);
      if (typeof text === "string")
        add(`\t${name("")}:  ${JSON.stringify(text)}${comma}`, lineOf(path, language));
      else
        for (const [form, value] of Object.entries(text))
          add(
            `\t${name(form)}:  ${JSON.stringify(value)}${form === "one" ? "," : comma}`,
            lineOf(path, language, form),
          );
    }
    add("}");
  }
  return { text: (bom ? "\ufeff" : "") + out.join(lineEnd) + lineEnd, lines };
}

/** In quotes, Android reads blanks as they are. */
function xml(text: string): string {
  const escaped = text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\t", "\\t");
  return `"${escaped.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;")}"`;
}
