/** The texts that are already in the code, and the checks of texts. */
import * as z from "zod";
import { namePatternComplaint } from "../../checks/keyNames.ts";
import { oneOf } from "../../kinds/settings.ts";
import { FILE_TYPES, fileTypeOf } from "../../locales/format.ts";
import { expand, FEW_GLOBS, globComplaint, refusedBy } from "../../locales/glob.ts";
import { hasLanguage, NAME_PARTS, OPTIONAL_PLACEHOLDER } from "../../locales/textSource.ts";
import { MANIFEST_COMMANDS } from "../../model/command.ts";
import { once } from "../../model/once.ts";
import { CHECK_LEVELS, CHECKS, DEFAULT_RULES, setting } from "../../model/setting.ts";
import { PLATFORMS } from "../../wire/key.ts";
import type { Topic } from "./commands.ts";

const isEmpty = (value: string): string | undefined => (value === "" ? "is empty" : undefined);
const text = (complaint = isEmpty) => z.string().superRefine(refusedBy(complaint)).meta({ minLength: 1 });
const list = <One extends z.ZodType>(element: One) =>
  z
    .array(element)
    .refine((elements) => elements.length > 0, "is empty")
    .meta({ minItems: 1 });

/** The fields of a text source. What the pages say about them is in `scripts/fieldDocs.ts`. */
export const SOURCE_FIELDS = {
  files: {
    schema: () => text(filesComplaint),
    expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json",
  },
  languages: { schema: () => list(text()), expects: "a list of languages, as the project names them" },
  language: { schema: text, expects: "a language, as the project names it" },
  language_map: {
    schema: () => z.record(z.string(), text()).refine((map) => !Object.hasOwn(map, ""), "has an empty code"),
    expects: "a mapping of codes in paths or files to languages of the project",
  },
  key_name: {
    schema: () => text(keyNameComplaint),
    expects: "a text with {path}, and optionally {file}, {dir} and {1}",
  },
  keys_from: oneOf(["files", "lokalise"]),
  include_tags: { schema: () => list(text()), expects: "a list of tags" },
  exclude_tags: { schema: () => list(text()), expects: "a list of tags" },
  names: oneOf(["plain", "lokalise"]),
  separator: { schema: text, expects: "the text between nested names" },
  filenames: {
    schema: () =>
      text((name) =>
        name === "" ? "is empty" : UNUSABLE.test(name) ? "has a control character. Remove it" : undefined,
      ),
    expects: "a path with %LANG_ISO% in the place of the language",
  },
  platform: { schema: () => z.enum(PLATFORMS), expects: `one of ${PLATFORMS.join(", ")}` },
  platforms: {
    schema: () => list(z.enum(PLATFORMS)),
    expects: `a list of platforms: ${PLATFORMS.join(", ")}`,
  },
  tags: { schema: () => z.array(text()), expects: "a list of tags" },
  plurals: oneOf(["none", "i18next", "icu"]),
} as const satisfies Readonly<Record<string, { schema: () => z.ZodType; expects: string }>>;

type Fields = typeof SOURCE_FIELDS;
type Shape = { -readonly [Name in keyof Fields]: z.ZodExactOptional<ReturnType<Fields[Name]["schema"]>> };

function plainSource() {
  const optional = Object.fromEntries(
    Object.entries(SOURCE_FIELDS).map(([name, { schema }]) => [name, schema().exactOptional()]),
  ) as unknown as Shape;
  return z.strictObject({ ...optional, files: SOURCE_FIELDS.files.schema() });
}

const source = once(() =>
  plainSource().superRefine((value, { addIssue }) => {
    if (filesComplaint(value.files) === undefined)
      checkSource(value, (message, field) => addIssue({ code: "custom", path: [field], message }));
  }),
);

export function expectedName(name: string): string | undefined {
  return /token$|^api_key$/.test(name)
    ? " Remove it: a token is in no file. Set LOKALISE_API_TOKEN, or the input token. If it was committed, make a new token in Lokalise and delete this one."
    : undefined;
}

export const TEXTS = setting("texts", {
  schema: () => z.array(source()).refine(...FEW_GLOBS),
  expects: 'a list of text sources, such as [{ files: "src/locales/{lang}.json" }]',
  entries: {
    get schema() {
      return source();
    },
    fields: Object.entries(SOURCE_FIELDS).map(([name, { expects }]) => ({ name, expects })),
    identity: {},
    thing: "a text source",
    elsewhere: expectedName,
  },
  commands: [...MANIFEST_COMMANDS, "pull"],
  file: "both",
  empty: "The same as without it.",
  example: [{ files: "src/locales/{lang}.json" }],
  text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
  usual: "none",
});

// What can be wrong with a text source, in words that follow the name of its field.

const UNUSABLE = /[\p{Cc}\p{Cs}]/u;

export function filesComplaint(files: string): string | undefined {
  if (files.includes(OPTIONAL_PLACEHOLDER)) {
    if (files.includes("{lang}")) return "has {lang} and {-lang}. Write one of them";
    const paths = ["-{lang}", ""].map((code) => files.replaceAll(OPTIONAL_PLACEHOLDER, code));
    return paths.map(filesComplaint).find((complaint) => complaint !== undefined);
  }
  if (files === "") return "is empty";
  if (UNUSABLE.test(files))
    return "has a control character. Rename the file or folder, and write its new name";
  if (/^[/\\]|^[A-Za-z]:/.test(files)) return "is an absolute path";
  if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(files)) return 'has "\\" between folders. Write "/"';
  if (/\{\{\w+\}\}/.test(files)) return "has double braces. Write {lang}, and * for any other part";
  const unknown = unknownPlaceholder(files, ["lang", "-lang"]);
  if (unknown !== undefined) return unknown;
  const refused = globComplaint(files.replaceAll("{lang}", "*"));
  if (refused !== undefined) return refused;
  const paths = expand(files.replaceAll("{lang}", "en"));
  const folders = paths.flatMap((path) => path.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/"));
  if (folders.some((name) => name === "." || name === ".." || name === ""))
    return 'has ".", ".." or nothing as the name of a folder. Only its start may be "../"';
  if (new Set(expand(files).map(hasLanguage)).size > 1) return "has {lang} in only a part of its paths";
  return paths.every((path) => fileTypeOf(path) !== undefined)
    ? undefined
    : `ends with an unknown type of file. Known types: ${FILE_TYPES.map(({ name }) => name).join(", ")}`;
}

function keyNameComplaint(name: string): string | undefined {
  const unknown = unknownPlaceholder(name, ["path", ...NAME_PARTS.map(String)]);
  if (unknown !== undefined) return unknown;
  return name.includes("{path}")
    ? undefined
    : "does not contain {path}, so all texts would have the same name";
}

function checkSource(
  { files, languages, language, ...source }: z.output<ReturnType<typeof plainSource>>,
  issue: (message: string, field: keyof Fields) => void,
): void {
  const types = [...new Set(expand(files).flatMap((path) => fileTypeOf(path) ?? []))];
  const [isIn, isOptional] = [hasLanguage(files), files.includes(OPTIONAL_PLACEHOLDER)];
  if (types.some(({ severalLanguages }) => severalLanguages)) {
    if (types.length > 1) issue("has .xcstrings and other types. Write two text sources", "files");
    if (isIn || isOptional)
      issue("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files");
    if (language !== undefined)
      issue("is not for .xcstrings files, which name their languages inside. Remove it", "language");
  } else if (isOptional) {
    if (language === undefined && languages === undefined)
      issue("needs languages, with the base language first, because its file has no code", "files");
  } else if (isIn && language !== undefined)
    issue("cannot be set, because the path in files has {lang}. Remove one of both", "language");
  else if (!isIn && language === undefined)
    issue(
      "does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language",
      "files",
    );
  else if (language !== undefined && languages !== undefined)
    issue("cannot be set together with language. Remove it", "languages");
  const { plurals, platform, platforms, filenames, keys_from: keysFrom } = source;
  if (keysFrom !== "lokalise")
    for (const field of ["include_tags", "exclude_tags"] as const)
      if (source[field]) issue("works only with keys_from: lokalise. Add keys_from, or remove it", field);
  if (filenames !== undefined && platform === undefined && platforms === undefined)
    issue("needs platforms, because a key has a file name for each platform. Add platforms", "filenames");
  if (plurals === "i18next" && types.some((type) => type.name !== "JSON"))
    issue("is i18next, which is only for JSON files. Remove it", "plurals");
  if (plurals === "icu" && types.some(({ name }) => name !== "JSON" && name !== "ARB"))
    issue("is icu, which is only for JSON and ARB files. Remove it", "plurals");
  if (platform !== undefined && platforms && !platforms.includes(platform))
    issue(
      `does not contain ${platform}, which the field platform names. Add it, or remove platforms`,
      "platforms",
    );
}

function unknownPlaceholder(text: string, names: readonly string[]): string | undefined {
  for (const [, name = ""] of text.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g))
    if (!names.includes(name))
      return `has the unknown placeholder {${name}}. Known ones: ${names.map((one) => `{${one}}`).join(", ")}`;
  return undefined;
}

const CHECK_TEXTS: Readonly<Record<(typeof CHECKS)[number], string>> = {
  placeholders:
    "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key.",
  icu: "ICU messages with a mistake, such as a plural without `other`.",
  plurals: "Plural forms that a language needs and a text lacks.",
  length: "Texts that are longer than `char_limit`.",
  blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
  base: "Keys with a text in other languages, but none in the base language.",
  descriptions: "Keys without a declared `description`.",
};

const CHECK_ROW = { parent: "checks", commands: ["validate", "plan", "apply"], file: "both" } as const;

const row = (name: (typeof CHECKS)[number]) =>
  setting(name, {
    ...CHECK_ROW,
    ...oneOf(CHECK_LEVELS),
    default: DEFAULT_RULES.checks[name],
    example: "error",
    text: CHECK_TEXTS[name],
  });

export const CHECK_SETTINGS = CHECKS.map(row);

export const KEY_NAMES = setting("key_names", {
  ...CHECK_ROW,
  schema: () => {
    const pattern = text(namePatternComplaint);
    const severity = z.enum(CHECK_LEVELS).exactOptional();
    return z.union([pattern, z.strictObject({ pattern, severity })]);
  },
  expects: "a regular expression, or { pattern: …, severity: error }",
  example: "^[a-z0-9_.]+$",
  text: "A regular expression that every name of a key must match.",
  usual: "every name is right",
});

/** Also in the message of its check: to write it there as a figure takes milliseconds at every start. */
const MAX_WORDS = 1_000;

export const WORDS = setting("words", {
  ...CHECK_ROW,
  schema: () =>
    z
      .record(z.string(), z.union([text(), z.record(z.string(), text())]))
      .refine((words) => {
        const names = [words, ...Object.values(words)].flatMap((of) =>
          typeof of === "string" ? [] : Object.keys(of),
        );
        return names.length <= MAX_WORDS && names.every((name) => name.trim() !== "");
      }, "has an empty word, or more than 1,000 words")
      .refine(
        ({ severity = "warn" }) => CHECK_LEVELS.some((level) => level === severity),
        `has a severity that is not ${CHECK_LEVELS.join(", ")}`,
      ),
  expects: 'a mapping of wrong words to right ones, such as { "e-mail": email }',
  example: { "e-mail": "email" },
  empty: "The same as without it.",
  text: "Words that texts must not have, each with the right one. Below the code of a language, they are for its texts only. `severity` is their level.",
  usual: "none",
});

export const CHECKS_TOPIC: Topic = {
  title: "Advice on texts",
  settings: [...CHECK_SETTINGS, KEY_NAMES, WORDS],
};
