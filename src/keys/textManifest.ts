/** A locale file → declared keys: one entry for each string and language. */

import type { TextOrigin } from "../kinds/declaredEntry.ts";
import type { ManifestRead } from "../kinds/kind.ts";
import type { FoundText, LocatedText, TextFault } from "../locales/format.ts";
import { readTexts } from "../locales/formats.ts";
import {
  codeInPath,
  formatOptions,
  projectLanguage,
  readsLanguage,
  type TextFile,
  type TextSource,
  withSpellings,
} from "../locales/textSource.ts";
import { isSameLanguage, likelyLanguage } from "../model/languageCodes.ts";
import { quote, say } from "../model/message.ts";
import { onceForEach, onceForEachObject } from "../model/once.ts";
import { lineStartsOf, placeOf, type SourceFile, type Span, type SpanMembers } from "../model/place.ts";
import { type Problem, ProblemList, problem } from "../model/problem.ts";
import type { DeclaredKey, KeyValues } from "./fieldTable.ts";
import type { Text } from "./texts.ts";

export function readTextFile(path: string, text: string, appFile: TextFile): ManifestRead<KeyValues> {
  const lines = { path, lineStarts: lineStartsOf(text) };
  const read = readTexts(path, text, formatOptions(appFile));
  const { texts, faults, base, language: fileLanguage } = read;
  const variables = new Map<string, string>();
  if (fileLanguage && !isLanguageOf(appFile, fileLanguage.text))
    return { entries: [], variables, problems: [otherLanguage(appFile, fileLanguage, lines)] };
  const codes = new Set<string>();
  for (const { language } of texts) if (language !== undefined) codes.add(language);
  const source = appFile.language === undefined ? withSpellings(appFile.source, [...codes]) : appFile.source;
  const file = { ...appFile, source };
  const onCreate = defaultsOf(file);
  // Mistakes in languages that are not read are not looked for.
  const ofRead = faults.filter(
    ({ language: code }) => code === undefined || readsLanguage(source, projectLanguage(source, code)),
  );
  const entries: DeclaredKey[] = [];
  const plurals = new Map<string, boolean | undefined>();
  let language: string | undefined;
  let origin = texts[0] && originOf(texts[0], file);
  for (const string of texts) {
    if (string.plural) plurals.set(string.plural.name, string.plural.isShown);
    // Most files have one language.
    if (string.language !== language) {
      language = string.language;
      origin = originOf(string, file);
    }
    if (!origin) continue;
    const span = new StringSpan(string, origin.language);
    const values = valuesOf(string, origin, file);
    const message = string.value.is === "forms" ? string.value.message : undefined;
    entries.push({
      ...{ values, onCreate, file: lines, span, from: origin, path: string.path },
      ...(message !== undefined && { message }),
    });
  }
  return {
    ...{ entries, plurals },
    ...(base !== undefined && { base: projectLanguage(source, base) }),
    variables,
    problems: [...problemsOf(ofRead, lines), ...(read.isFromCode ? filledFromCode(path, source) : [])],
  };
}

/** Their names are made from the code, so they are not keys that were created in Lokalise. */
function filledFromCode(path: string, { keysFrom, place }: TextSource): Problem[] {
  if (keysFrom !== "lokalise") return [];
  const message = `A tool fills ${path} with strings of the code, and with keys_from: lokalise they are only in the files until somebody creates them in Lokalise. This setting is for teams whose designers create the keys. If developers write the strings, remove keys_from here.`;
  return [problem("bad-setting", message, { severity: "warning", scope: "change", place })];
}

/** Whether a file is in the language that it says itself, in some spelling. Without a code in its path, regions may differ. */
function isLanguageOf({ source, path, language }: TextFile, fileLanguage: string): boolean {
  const code = codeInPath(source, path);
  if (language === undefined || projectLanguage(source, fileLanguage) === language) return true;
  if (code === undefined) return likelyLanguage(fileLanguage, [language]) !== undefined;
  return [code, language].some((iso) => isSameLanguage(iso, fileLanguage));
}

function otherLanguage(file: TextFile, { text, at }: LocatedText, lines: SourceFile): Problem {
  const where = codeInPath(file.source, file.path) === undefined ? "its row of texts" : "its path";
  const message = say`This file says that its language is "${quote(text)}", and ${where} says ${file.language ?? ""}. It is not read. Correct the language here, or move the file.`;
  return problem("text-file", message, { place: placeOf(lines, at.start, at.end) });
}

function problemsOf(faults: readonly TextFault[], file: SourceFile): Problem[] {
  const lists = new Map<string, ProblemList>();
  for (const fault of faults) {
    const { code, severity = "error", at } = fault;
    // The other strings of the file are not affected, if it can be read.
    const of = { severity, scope: code === "text-file" ? "run" : "change" } as const;
    // Many faults of a file are usually alike, such as the lists of an app.
    const list = lists.get(severity + code) ?? new ProblemList(10);
    lists.set(severity + code, list);
    if (list.countMore(file.path, 1, of)) continue;
    const place = placeOf(file, at.start, at.end);
    list.add(problem(code, fault, { ...of, place }));
  }
  return [...lists.values()].flatMap(({ problems }) => problems);
}

function originOf({ language: textLanguage }: FoundText, file: TextFile): TextOrigin | undefined {
  const { source, language: ofFile } = file;
  const language = ofFile ?? projectLanguage(source, textLanguage ?? "");
  if (!readsLanguage(source, language)) return undefined;
  return { file, source, language, onlyIfBase: !source.languages?.includes(language) };
}

function valuesOf({ path, value, description }: FoundText, { language }: TextOrigin, file: TextFile) {
  const key_name = nameIn(path, file);
  const text = textOf(value);
  const translations: Record<string, Text> = text === undefined ? {} : { [language]: text };
  if (value.is === "text" && !description) return { key_name, translations };
  return {
    key_name,
    ...(text !== undefined && { translations }),
    ...(value.is === "forms" && { is_plural: true }),
    ...(description && { description: description.text }),
  };
}

function nameIn(path: readonly string[], file: TextFile): KeyValues["key_name"] {
  const { separator, keyName, platform } = file.source;
  const joined = joinedBy(separator)(path);
  const name = keyName === "{path}" ? joined : nameAs(keyName, joined, file);
  return platform === undefined ? name : { [platform]: name };
}

/** Files share the paths of their texts, and so the names. */
const joinedBy = onceForEach((separator: string) =>
  onceForEachObject((path: readonly string[]) => path.join(separator)),
);

function nameAs(keyName: string, path: string, file: TextFile): string {
  const partOf = (_: string, part: "path" | "file" | "dir" | 1) =>
    (part === "path" ? path : file[part]) ?? "";
  return keyName.replace(/\{(path|file|dir|1)\}/g, partOf);
}

function textOf(value: FoundText["value"]): Text | undefined {
  if (value.is === "text") return value.text;
  if (value.is === "none") return undefined;
  return Object.fromEntries([...value.forms].map(([form, { text }]) => [form, text]));
}

const sharedDefaults = onceForEachObject(
  ({ platform, platforms, tags }: TextSource): Partial<KeyValues> => ({
    ...(platform !== undefined && { platforms: [platform] }),
    ...(platforms && { platforms: [...platforms] }),
    ...(tags && { tags: [...tags] }),
  }),
);

/** A key that is on one platform by its name is created there. The files of a row share what they have in common. */
export function defaultsOf({ source, filename }: TextFile): Partial<KeyValues> {
  const shared = sharedDefaults(source);
  if (filename === undefined || !shared.platforms) return shared;
  return { ...shared, filenames: Object.fromEntries(shared.platforms.map((p) => [p, filename])) };
}

/** Where a string has each member of its entry. Most members are never asked for. There are hundreds of thousands, so each is small. */
class StringSpan implements Span {
  readonly #name: FoundText["name"];
  readonly #value: FoundText["value"];
  readonly #description: FoundText["description"];
  readonly #language: string;

  constructor({ name, value, description }: FoundText, language: string) {
    this.#name = name;
    this.#value = value;
    this.#description = description;
    this.#language = language;
  }

  get start(): number {
    return this.#name.start;
  }

  get end(): number {
    return Math.max(this.#name.end, this.#value.at.end);
  }

  get members(): SpanMembers {
    const [name, value, description] = [this.#name, this.#value, this.#description];
    const members = new Map<string, Span>([["key_name", name]]);
    if (value.is === "forms") members.set("is_plural", { ...name, name });
    if (value.is !== "none") {
      const forms = value.is === "forms" && {
        members: new Map([...value.forms].map(([form, text]) => [form, { ...text.at, name: text.name }])),
      };
      const text = { ...value.at, name, ...forms };
      members.set("translations", { ...value.at, members: new Map([[this.#language, text]]) });
    }
    if (description) members.set("description", { ...description.at, name });
    return members;
  }
}
