/** The first pull of apps whose keys designers made: into an empty repository it writes what a download of Lokalise would say. */
import { expect, test } from "vitest";
import { designed, formsOf, type Key, named, projectOf, type Text, WORDS } from "./designerProject.ts";
import { inShop, type Repository, rows } from "./repository.ts";

type Platform = "ios" | "android" | "web" | "other";
type Texts = Record<string, Text>;

/** How a kind of app reads its files, and how its developers write them. */
interface Format {
  /** What a download writes for a placeholder. Undefined: nothing says it. */
  placeholder(position: string, format: string, type: string, name?: string): string | undefined;
  plurals: "forms" | "names" | "none";
  /** As the app reads a file. */
  read(text: string, language: string): Texts;
  /** The file, as a developer of the platform would write it. */
  write(texts: Texts, language: string, text: string): string;
  sorted?: true;
}

interface App {
  format: Format;
  platform: Platform;
  /** The path of the file of a language. */
  path(language: string): string;
  /** The file name in Lokalise of its keys. */
  filename?: string;
  /** What its files cannot have: words of texts, or names. */
  cannot: RegExp;
}

interface Layout {
  third: "pl" | "pt_BR";
  rows: string;
  apps: readonly App[];
  keys: readonly Key[];
  before?: Record<string, string>;
  /** Why keys are left out, by their names. */
  why: Readonly<Record<string, string>>;
  /** Keys that belong to no row, by their names. */
  others: readonly string[];
}

const nameOn = ({ key_name }: Key, platform: Platform) =>
  typeof key_name === "string" ? key_name : (key_name[platform] ?? "");

// As a download of the service would say it.

const TOKEN = /\[%(?:(\d\$)?([.\d]*)([sif])(?::(\w+))?)?\]/g;

function downloaded(text: string, { placeholder }: Format): string | undefined {
  // A download has an empty text for [VOID], and the text of the other key for a reference. Files get neither.
  if (text === "" || text === "[VOID]" || text.includes("[%key:")) return undefined;
  const hasOthers = /\[%[^\]]/.test(text);
  let isKnown = true;
  const result = text.replace(TOKEN, (_, position = "", format = "", type?: string, name?: string) => {
    if (type === undefined) return hasOthers ? "%%" : "%";
    const written = placeholder(position, format, type, name);
    isKnown &&= written !== undefined;
    return written ?? "";
  });
  return isKnown ? result : undefined;
}

/** What the app has of a key in a language. A plural that lacks a form, as a check says, waits. */
function downloadedForms(stored: string, language: string, format: Format): Text | undefined {
  if (format.plurals === "none") return undefined;
  const forms = Object.entries(JSON.parse(stored) as Record<string, string>);
  const texts = forms.map(([form, text]) => [form, downloaded(text, format)] as const);
  const isWhole = formsOf(language).every((form) =>
    texts.some(([name, text]) => name === form && text !== undefined),
  );
  return isWhole
    ? Object.fromEntries(texts.flatMap(([form, text]) => (text ? [[form, text]] : [])))
    : undefined;
}

function textOf(key: Key, language: string, format: Format): Text | undefined {
  const stored = key.translations?.find(({ language_iso }) => language_iso === language)?.translation;
  if (typeof stored !== "string") return undefined;
  return key.is_plural ? downloadedForms(stored, language, format) : downloaded(stored, format);
}

const isOf = ({ platform, filename }: App, key: Key) =>
  key.platforms?.includes(platform) === true &&
  key.is_archived !== true &&
  (filename === undefined || key.filenames?.[platform] === filename);

function isIn(app: App, key: Key): boolean {
  const { format, platform, cannot } = app;
  return isOf(app, key) && textOf(key, "en", format) !== undefined && !cannot.test(nameOn(key, platform));
}

function expected(app: App, keys: readonly Key[], language: string): [string, Text][] {
  const { format, platform } = app;
  const texts = keys.flatMap((key): [string, Text][] => {
    const text = isIn(app, key) ? textOf(key, language, format) : undefined;
    const name = nameOn(key, platform);
    if (text === undefined) return [];
    if (typeof text === "string" || format.plurals === "forms") return [[name, text]];
    return Object.entries(text).map(([form, one]) => [`${name}_${form}`, one]);
  });
  return format.sorted ? texts.sort(([a], [b]) => (a < b ? -1 : 1)) : texts;
}

// As the apps read their files.

const printf =
  (s: string, i: string): Format["placeholder"] =>
  (position, format, type, name) =>
    name === undefined ? `%${position}${format}${{ s, i }[type] ?? type}` : undefined;

const STRINGS: Format = {
  placeholder: printf("@", "li"),
  plurals: "none",
  read: (text) =>
    Object.fromEntries(
      [...text.matchAll(/^("(?:[^"\\]|\\.)*") = ("(?:[^"\\]|\\.)*");$/gm)].map(
        ([, name = "", value = ""]) => [JSON.parse(name) as string, JSON.parse(value) as string],
      ),
    ),
  write: (texts) =>
    Object.entries(texts)
      .map(([name, text]) => `${JSON.stringify(name)} = ${JSON.stringify(text)};\n`)
      .join(""),
};

const ENTITIES = { "&amp;": "&", "&lt;": "<", "&gt;": ">" } as Record<string, string>;
const androidText = (raw: string) =>
  raw
    .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/^[ \n\t]+|[ \n\t]+$/g, "")
    .replace(/[ \n\t]+/g, " ")
    .replace(/\\(?:u([\da-f]{4})|(.))|"/g, (_, code?: string, char = "") =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : ({ n: "\n", t: "\t" }[char as string] ?? char),
    );
const androidRaw = (text: string) =>
  text
    .replace(/[\\"']/g, "\\$&")
    .replace(/^[@?]/, "\\$&")
    .replaceAll("\n", "\\n")
    .replaceAll("\t", "\\t")
    .replace(/^ | $|(?<= ) /g, "\\u0020")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");

const ANDROID: Format = {
  placeholder: printf("s", "d"),
  plurals: "forms",
  read: (text) =>
    Object.fromEntries(
      [...text.matchAll(/<(string|plurals) name="([^"]*)">(.*?)<\/\1>/gs)].map(
        ([, tag, name = "", raw = ""]) => {
          if (tag === "string") return [name, androidText(raw)];
          const items = raw.matchAll(/<item quantity="(\w+)">(.*?)<\/item>/g);
          return [
            name,
            Object.fromEntries([...items].map(([, form = "", item = ""]) => [form, androidText(item)])),
          ];
        },
      ),
    ),
  write: (texts) => {
    const lines = Object.entries(texts).flatMap(([name, text]) => {
      if (typeof text === "string") return `    <string name="${name}">${androidRaw(text)}</string>`;
      const items = Object.entries(text).map(
        ([form, item]) => `        <item quantity="${form}">${androidRaw(item)}</item>`,
      );
      return [`    <plurals name="${name}">`, ...items, "    </plurals>"];
    });
    return ['<?xml version="1.0" encoding="utf-8"?>', "<resources>", ...lines, "</resources>", ""].join("\n");
  },
};

type Nested = { [name: string]: string | Nested };
const flat = (object: Nested, before = ""): [string, string][] =>
  Object.entries(object).flatMap(([name, value]) =>
    typeof value === "string" ? [[before + name, value]] : flat(value, `${before}${name}::`),
  );
const lines = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

const JSON_FILE: Format = {
  placeholder: () => undefined,
  plurals: "none",
  read: (text) => Object.fromEntries(flat(JSON.parse(text))),
  write: (_, __, text) => lines(JSON.parse(text)),
};
const I18NEXT: Format = { ...JSON_FILE, plurals: "names" };

const ARB: Format = {
  placeholder: (_, __, ___, name) => name && `{${name}}`,
  plurals: "none",
  read: (text) => {
    const { "@@locale": _, ...texts } = JSON.parse(text);
    return texts;
  },
  write: (texts, language) => lines({ "@@locale": language, ...texts }),
};

interface Unit {
  stringUnit?: { state: string; value: string };
  variations?: { plural: Record<string, Unit> };
}
interface Catalog {
  strings: Record<string, { extractionState: string; localizations: Record<string, Unit> }>;
}

function unitText({ stringUnit, variations }: Unit): Text {
  const forms = Object.entries(variations?.plural ?? {}).map(([form, unit]) => [form, unitText(unit)]);
  if (stringUnit) expect(stringUnit.state).toBe("translated");
  return stringUnit?.value ?? Object.fromEntries(forms);
}

const CATALOG: Format = {
  placeholder: printf("@", "li"),
  plurals: "forms",
  read: (text, language) =>
    Object.fromEntries(
      Object.entries((JSON.parse(text) as Catalog).strings).flatMap(([name, entry]) => {
        expect(entry.extractionState).toBe("manual");
        const unit = entry.localizations[language.replace("_", "-")];
        return unit ? [[name, unitText(unit)]] : [];
      }),
    ),
  // As Xcode writes it: a blank before each colon.
  write: (_, __, text) => lines(JSON.parse(text)).replace(/^( *"(?:[^"\\]|\\.)*"):/gm, "$1 :"),
  sorted: true,
};

// The layouts.

const joined = (sign: string) => (words: readonly string[]) => words.join(sign);
const camel = ([first = "", ...rest]: readonly string[]) =>
  first + rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
const fileOn = (platform: Platform, name: string) => ({
  ...{ ios: "", android: "", web: "", other: "" },
  [platform]: name,
});
const listed = (third: string, ...files: [path: string, more: string][]) =>
  files
    .map(
      ([path, more]) => `{ files: "${path}", languages: [en, de, ${third}], keys_from: lokalise, ${more} }`,
    )
    .join(", ");

const UNKNOWN = "what only Lokalise replaces";
const NO_PLACE = "Not added to the files:";
const NAMED = ["welcome user", "trip label", "seat label"];
const UNNAMED = WORDS.slice(WORDS.indexOf("hello user"), WORDS.indexOf("wool label"));
const PLURAL = ["items count", "days left", "plain files", "form missing"];
const SPECIAL = ["all void", "linked title"];
const reasons = (why: string, words: readonly string[], name: (words: readonly string[]) => string) =>
  Object.fromEntries(words.map((one) => [name(one.split(" ")), why]));

function twoApps(): Layout {
  const names = (ios: string, android: string) => ({ ios, android, web: ios, other: ios });
  const odd = (android: string) =>
    named("pt_BR", names(`odd.${android}`, android), { platforms: ["ios", "android"] });
  return {
    third: "pt_BR",
    rows: listed(
      "pt_BR",
      ["res/values{-lang}/strings.xml", "platform: android"],
      ["{lang}.lproj/Localizable.strings", "platform: ios"],
    ),
    apps: [
      {
        ...{
          format: ANDROID,
          platform: "android",
          cannot: /^(entity_hint|odd blank|1st|odd"quote|odd::colon)$/,
        },
        path: (language) => `res/values${{ en: "", de: "-de" }[language] ?? "-pt-rBR"}/strings.xml`,
      },
      {
        ...{ format: STRINGS, platform: "ios", cannot: /\n/ },
        path: (language) => `${language.replace("_", "-")}.lproj/Localizable.strings`,
      },
    ],
    keys: [
      ...designed("pt_BR", WORDS, (words) => ({
        key_name: names(words.join("."), words.join("_")),
        platforms: ["ios", "android"],
      })),
      ...["odd blank", "1st", 'odd"quote', "odd::colon"].map(odd),
      named("pt_BR", names("only.ios", "not_here"), { platforms: ["ios"] }),
      named("pt_BR", names("not.here", "only_android"), { platforms: ["android"] }),
      named("pt_BR", names("only.web", "only_web"), { platforms: ["web"] }),
      named("pt_BR", names("old.title", "old_title"), { platforms: ["ios", "android"], is_archived: true }),
      named("pt_BR", names("odd\nline", "odd\nline"), { platforms: ["ios"] }),
    ],
    why: {
      ...reasons(UNKNOWN, [...NAMED, ...SPECIAL], joined(".")),
      ...reasons(UNKNOWN, [...NAMED, ...SPECIAL], joined("_")),
      ...reasons("a .strings file cannot store them", PLURAL, joined(".")),
      entity_hint: "do not show whether they are markup or characters",
      ...reasons("cannot be the name of an Android string", ["odd blank", "1st", 'odd"quote'], joined(" ")),
      "odd\\nline": NO_PLACE,
    },
    others: ["only.web", "old.title"],
  };
}

function appleTables(rowOf: (filename: string) => string): Layout {
  const [texts, info] = ["Localizable", "InfoPlist"].map((name) => `%LANG_ISO%.lproj/${name}.strings`) as [
    string,
    string,
  ];
  const app = (filename: string): App => ({
    ...{ format: STRINGS, platform: "ios", cannot: /\n/, filename },
    path: (language) => filename.replace("%LANG_ISO%", language),
  });
  const inFile = (name: string) => ({ platforms: ["ios" as const], filenames: fileOn("ios", name) });
  return {
    third: "pl",
    rows: listed(
      "pl",
      ...[texts, info].map((name): [string, string] => [
        name.replace("%LANG_ISO%", "{lang}"),
        `platform: ios, ${rowOf(name)}`,
      ]),
    ),
    apps: [app(texts), app(info)],
    keys: [
      ...designed("pl", WORDS, (words) => ({ key_name: words.join("."), ...inFile(texts) })),
      ...["CFBundleDisplayName", "NSCameraUsageDescription"].map((name) => named("pl", name, inFile(info))),
      named("pl", 'odd "quote"', inFile(texts)),
      named("pl", "odd\nline", inFile(texts)),
      named("pl", "no.file", { platforms: ["ios"] }),
      named("pl", "other.file", inFile("%LANG_ISO%.lproj/Other.strings")),
      named("pl", "only.web", { platforms: ["web"] }),
      named("pl", "old.title", { ...inFile(texts), is_archived: true }),
    ],
    why: {
      ...reasons(UNKNOWN, [...NAMED, ...SPECIAL], joined(".")),
      ...reasons("a .strings file cannot store them", PLURAL, joined(".")),
    },
    others: ["no.file", "other.file", "only.web", "old.title"],
  };
}

function namespaces(path: string, format: Format, before?: Record<string, string>): Layout {
  const [first, second] = ["common", "shop"].map((name) => `locales/%LANG_ISO%/${name}.json`) as [
    string,
    string,
  ];
  const app = (filename: string): App => ({
    ...{ format, platform: "web", filename, cannot: /^cart::title::|::$|\n|^__proto__/ },
    path: (language) => filename.replace("%LANG_ISO%", language),
  });
  const inFile = (name: string) => ({ platforms: ["web" as const], filenames: fileOn("web", name) });
  const key = (filename: string) => (words: readonly string[]) => ({
    key_name: words.join("::"),
    ...inFile(filename),
  });
  const isI18next = format.plurals === "names";
  const more = `names: lokalise, platforms: [web]${isI18next ? ", plurals: i18next" : ""}`;
  return {
    third: "pl",
    rows: listed("pl", ...path.split(" ").map((one): [string, string] => [one, more])),
    apps: [app(first), app(second)],
    keys: [
      ...designed("pl", WORDS.slice(0, 25), key(first)),
      ...designed("pl", WORDS.slice(25), key(second)),
      ...["cart::title::deep", "dots.in.name", "single:colon", "odd::", "odd\nline", "__proto__::x"].map(
        (name) => named("pl", name, inFile(first)),
      ),
      named("pl", "no::file", { platforms: ["web"] }),
      named("pl", "only.ios", { platforms: ["ios"] }),
      named("pl", "old::title", { ...inFile(first), is_archived: true }),
    ],
    ...(before && { before }),
    why: {
      ...reasons(UNKNOWN, [...NAMED, ...UNNAMED, ...SPECIAL, "items count", "days left"], joined("::")),
      ...(!isI18next &&
        reasons("only if its text source sets", ["plain files", "form missing"], joined("::"))),
      "cart::title::deep": "already has the name",
      ...reasons(NO_PLACE, ["odd::", "odd\\nline", "__proto__::x"], joined(" ")),
    },
    others: ["no::file", "only.ios", "old::title"],
  };
}

function flutter(): Layout {
  const app: App = {
    ...{ format: ARB, platform: "other", cannot: /^@|\n/ },
    path: (language) => `lib/l10n/app_${language}.arb`,
  };
  const on = { platforms: ["other" as const] };
  return {
    third: "pt_BR",
    rows: listed("pt_BR", ["lib/l10n/app_{lang}.arb", "platforms: [other]"]),
    apps: [app],
    keys: [
      ...designed("pt_BR", WORDS, (words) => ({ key_name: camel(words), ...on })),
      ...["@odd", "@@odd", "odd\nline"].map((name) => named("pt_BR", name, on)),
      named("pt_BR", "onlyIos", { platforms: ["ios"] }),
      named("pt_BR", "oldTitle", { ...on, is_archived: true }),
    ],
    why: {
      ...reasons(UNKNOWN, [...UNNAMED, ...SPECIAL, "items count", "days left"], camel),
      ...reasons("An ARB file has no plural forms", ["plain files", "form missing"], camel),
      ...reasons("cannot have such a name", ["@odd", "@@odd"], joined(" ")),
      "odd\\nline": NO_PLACE,
    },
    others: ["onlyIos", "oldTitle"],
  };
}

function stringCatalog(): Layout {
  const app: App = {
    ...{ format: CATALOG, platform: "ios", cannot: /^__proto__$|\n/ },
    path: () => "Localizable.xcstrings",
  };
  const on = { platforms: ["ios" as const] };
  return {
    third: "pl",
    rows: listed("pl", ["Localizable.xcstrings", "platforms: [ios]"]),
    apps: [app],
    keys: [
      ...designed("pl", WORDS, (words) => ({ key_name: words.join("."), ...on })),
      ...['odd "quote"', "odd\nline", "__proto__"].map((name) => named("pl", name, on)),
      named("pl", "only.web", { platforms: ["web"] }),
      named("pl", "old.title", { ...on, is_archived: true }),
    ],
    why: {
      ...reasons(UNKNOWN, [...NAMED, ...SPECIAL], joined(".")),
      ...reasons(NO_PLACE, ["odd\\nline", "__proto__"], joined(" ")),
    },
    others: ["only.web", "old.title"],
  };
}

const EMPTY = { "locales/en/common.json": "{}\n", "locales/en/shop.json": "{}\n" };
const BOTH = "locales/{lang}/common.json locales/{lang}/shop.json";

const LAYOUTS: Readonly<Record<string, Layout>> = {
  "Android and iOS, with names for each": twoApps(),
  "iOS with two tables, told apart by filenames": appleTables((name) => `filenames: "${name}"`),
  "iOS with two tables, named as Lokalise does": appleTables(() => "names: lokalise"),
  "JSON namespaces, each with its row": namespaces(BOTH, JSON_FILE),
  "JSON namespaces with the plurals of i18next": namespaces(BOTH, I18NEXT),
  "JSON namespaces in one row, with empty files of the base language": namespaces(
    "locales/{lang}/*.json",
    JSON_FILE,
    EMPTY,
  ),
  "ARB of Flutter": flutter(),
  "a string catalog": stringCatalog(),
};

/** The ids that a plan lists below a heading. */
function idsBelow(text: string, heading: RegExp): number[] {
  const [, list = ""] = text.split(heading);
  const [block = ""] = list.split("\n\n");
  return [...block.matchAll(/ id (\d+)(?:, created on [\d-]+)?$/gm)]
    .map(([, id]) => Number(id))
    .sort((a, b) => a - b);
}

function locales(folder: Repository): Record<string, string> {
  return Object.fromEntries(Object.entries(folder.files()).filter(([path]) => !path.startsWith(".git/")));
}

test.for(Object.entries(LAYOUTS))("%s", ([, { third, rows: texts, apps, keys, before = {}, why, others }]) =>
  inShop(projectOf(third, keys), rows(texts), async (folder) => {
    folder.git(0, "commit", "-qm", "empty", "--allow-empty");
    folder.commit(1, before);
    await folder.exits(0, "pull --dry-run");
    expect(locales(folder)).toEqual(before);

    const { text } = await folder.exits(0, "pull");
    const files = locales(folder);
    const languages = ["en", "de", third];
    expect(Object.keys(files)).toEqual([...new Set(apps.flatMap(({ path }) => languages.map(path)))].sort());
    for (const app of apps)
      for (const language of languages) {
        const file = files[app.path(language)] ?? "";
        const read = app.format.read(file, language);
        expect(Object.entries(read)).toEqual(expected(app, keys, language));
        expect(app.format.write(read, language, file)).toBe(file);
        expect(text).toContain(`Wrote ${app.path(language)}`);
      }

    const found = text.split("\n");
    for (const [name, reason] of Object.entries(why)) {
      const blocks = found.flatMap((line, index) =>
        line.trim().startsWith(`${name}  `) ? found.slice(index, index + 5).join("\n") : [],
      );
      const warnings = found.filter((line) => line.includes(NO_PLACE) && line.includes(name));
      expect([...blocks, ...warnings].join("\n"), name).toContain(reason);
    }
    expect(text).toMatch(/^ {4}footer.{0,2}void .*\n {8}de not in the file/im);

    folder.commit(3);
    await folder.exits(0, "validate");
    expect((await folder.exits(0, "pull")).text).toContain("Pull from Shop: no changes");
    expect(locales(folder)).toEqual(files);

    const plan = (await folder.exits(0, "plan --all --detailed-exitcode")).text;
    const idsOf = (isListed: (key: Key) => boolean) =>
      keys.flatMap((key, index) => (isListed(key) ? [index + 1] : []));
    const isOther = (key: Key) =>
      others.some((name) => [nameOn(key, "ios"), nameOn(key, "web")].includes(name));
    const isLeftOut = (key: Key) => !isOther(key) && apps.some((app) => isOf(app, key) && !isIn(app, key));
    // Files without plural forms lack it, and those of another app have it.
    const isPluralOfOther = (key: Key) => key.is_plural === true && apps.some((app) => isIn(app, key));
    const isListed = (key: Key) => isOther(key) || (isLeftOut(key) && !isPluralOfOther(key));
    const ids = [...idsBelow(plan, /^\d+ to add.*$/m), ...idsBelow(plan, /^Unmanaged: \d+$/m)];
    expect(ids.sort((a, b) => a - b)).toEqual(idsOf(isListed));

    await folder.exits(0, "apply --yes");
    expect(folder.sandbox.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  }),
);
