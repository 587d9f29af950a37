/** Random histories of an iOS app and an Android app that share keys, and of a web app with its own key. */
import fc from "fast-check";

export const APPS = ["ios", "android", "web"] as const;
export type App = (typeof APPS)[number];
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
/** The names that each key can have in each app. */
export const KEYS: Readonly<Record<string, Readonly<Record<App, readonly string[]>>>> = {
  cart: { ios: ["cart.title", "basket.title"], android: ["cart_title", "basket_title"], web: [] },
  pay: { ios: ["pay.now", "buy.now"], android: ["pay_now", "buy_now"], web: [] },
  help: { ios: [], android: [], web: ["help", "support"] },
};
export type Strings = Readonly<Record<string, string>>;
type Texts = Readonly<Record<Language, string>>;

/** What the files say. `was`: former names by the names of an app. `joined`: keys with one entry for both apps. */
export interface Said {
  strings: Readonly<Record<App, Readonly<Record<Language, Strings>>>>;
  was: Readonly<Record<App, Strings>>;
  joined: readonly string[];
}
/** What a developer does to a key in some apps. */
export type Change = { key: string; apps: readonly App[] } & (
  | { is: "say"; texts: Partial<Texts> }
  | { is: "delete"; languages: readonly Language[] }
  | { is: "rename"; to: number }
  | { is: "join" }
);
export type Step = { pause: boolean } & (
  | { do: "develop"; who: "Ann" | "Ben"; change: Change }
  | { do: "merge"; how: "merge" | "squash" }
  | { do: "create"; key: string; apps: readonly App[]; name: number; texts: Texts }
  | { do: "archive" | "destroy"; key: string; apps: readonly App[] }
  | { do: "translate"; key: string; apps: readonly App[]; language: Language; text: string }
  | { do: "apply"; overwrites: boolean }
  | { do: "pull"; accepts: boolean; isMerged: boolean }
);
type KeysFrom = "files" | "lokalise";
export interface AppsHistory {
  keysFrom: Readonly<Record<App, KeysFrom>>;
  /** Whether the apps and the project have the first keys from the start. */
  begins: boolean;
  steps: readonly Step[];
}

const inEach = <Part>(part: Part) => ({ ios: part, android: part, web: part });
export const NOTHING: Said = { strings: inEach({ en: {}, de: {} }), was: inEach({}), joined: [] };
export const has = ({ strings }: Said, app: App, name = "") =>
  name in { ...strings[app].en, ...strings[app].de };

/** The files after a change of a developer, who may have begun with other files. */
export function changed(before: Said, change: Change): Said {
  if (change.is === "join") return { ...before, joined: [...new Set([...before.joined, change.key])] };
  return change.apps.reduce((said, app) => inApp(said, app, change), before);
}

function inApp(said: Said, app: App, change: Exclude<Change, { is: "join" }>): Said {
  const names = KEYS[change.key]?.[app] ?? [];
  const name = names.find((one) => has(said, app, one));
  const write = (edit: (texts: Strings, language: Language) => Strings): Said => {
    const { en, de } = said.strings[app];
    return { ...said, strings: { ...said.strings, [app]: { en: edit(en, "en"), de: edit(de, "de") } } };
  };
  if (change.is === "say") {
    // A new key has a base text.
    const texts = { ...(name === undefined && { en: `${change.key} en A` }), ...change.texts };
    const place = name ?? names[0] ?? "";
    return write((old, language) => ({
      ...old,
      ...(language in texts && { [place]: texts[language] ?? "" }),
    }));
  }
  if (name === undefined) return said;
  const except = ({ [name]: _, ...rest }: Strings) => rest;
  if (change.is === "delete")
    return write((old, language) => (change.languages.includes(language) ? except(old) : old));
  const to = names[change.to] ?? name;
  if (has(said, app, to)) return said;
  const renamed = write((old) => ({ ...except(old), ...(name in old && { [to]: old[name] ?? "" }) }));
  return { ...renamed, was: { ...said.was, [app]: { ...said.was[app], [to]: name } } };
}

const LINE = { ios: /^"([^"]+)" = "(.*)";$/gm, android: /^ {4}<string name="([^"]+)">(.*)<\/string>$/gm };
export const pathOf = (app: App, language: Language) =>
  ({
    ios: `${language}.lproj/L.strings`,
    android: `res/values${language === "en" ? "" : "-de"}/strings.xml`,
    web: `web/${language}.json`,
  })[app];

function written(app: App, texts: Strings): string {
  const lines = Object.entries(texts).map(([name, text]) =>
    app === "ios"
      ? `"${name}" = "${text.replace("[%s]", "%@")}";\n`
      : `    <string name="${name}">${text.replace("&", "&amp;").replace("[%s]", "%s")}</string>\n`,
  );
  if (app === "web") return `${JSON.stringify(texts, undefined, 2)}\n`;
  if (app === "ios") return `/* The shop */\n${lines.join("")}`;
  return `<resources>\n    <string name="app" translatable="false">Shop</string>\n${lines.join("")}</resources>\n`;
}

/** The texts of a file, or undefined if anything else in it is not as it was. */
export function readTexts(app: App, file: string): Strings | undefined {
  const lines = app === "web" ? [] : [...file.matchAll(LINE[app])];
  const found = lines.map(([, name = "", text = ""]) => [
    ...[name, text.replace("&amp;", "&").replace(/%[@s]/, "[%s]")],
  ]);
  const texts: Strings = app === "web" ? JSON.parse(file) : Object.fromEntries(found);
  return written(app, texts) === file ? texts : undefined;
}

export function filesOf(said: Said): Record<string, string> {
  const entries = Object.entries(KEYS).flatMap(([key, named]) => {
    const own = APPS.flatMap((app) => {
      const name = named[app].find((one) => has(said, app, one));
      const former = said.was[app][name ?? ""];
      const previously = former === undefined || has(said, app, former) ? [] : [former];
      return name === undefined ? [] : [{ names: [app === "web" ? name : `${app}: ${name}`], previously }];
    });
    const both = {
      names: own.flatMap(({ names }) => names),
      previously: own.flatMap((one) => one.previously),
    };
    const isEntry = ({ names, previously }: typeof both) => previously.length > 0 || names.length > 1;
    return (said.joined.includes(key) ? [both] : own).filter(isEntry).map(({ names, previously }) => {
      const name = key === "help" ? names.join() : `{ ${names.join(", ")} }`;
      return `  - { key_name: ${name}, previously: [${previously.join(", ")}] }\n`.replace(
        ", previously: []",
        "",
      );
    });
  });
  const files = APPS.flatMap((app) =>
    LANGUAGES.map((one) => [pathOf(app, one), written(app, said.strings[app][one])] as const),
  );
  const keys = entries.length === 0 ? "keys: []\n" : `keys:\n${entries.join("")}`;
  return { "keys.yaml": keys, ...Object.fromEntries(files) };
}

const { boolean, constant, constantFrom, oneof, record, tuple } = fc;
const some = <T>(...all: [number, fc.Arbitrary<T>][]) =>
  oneof(...all.map(([weight, arbitrary]) => ({ weight, arbitrary })));
/** A key and the apps that may have it. */
const place = constantFrom<{ key: string; apps: readonly App[] }>(
  ...["cart", "cart", "cart", "pay"].flatMap((key) =>
    [["ios"], ["android"], ["ios", "android"]].map((apps) => ({ key, apps: apps as App[] })),
  ),
  ...[0, 1, 2].map(() => ({ key: "help", apps: ["web" as const] })),
);
/** A translation is not a copy of the base text. */
const textOf = (key: string, language: Language, letters: readonly string[]) =>
  constantFrom(...letters).map((one) => (one === "" ? "" : `${key} ${language} ${one}`));
const texts = (key: string, letters: readonly string[]) => ({
  en: textOf(key, "en", letters),
  de: textOf(key, "de", letters),
});
// Some texts are written on one side only, and some on both.
const IN_FILES = ["A", "B", "C & c", "D [%s]", "J"];
const IN_LOKALISE = ["A", "J", "K & k", "D [%s]", ""];
const change = place.chain((it): fc.Arbitrary<Change> => {
  const name = constantFrom(0, 1);
  const languages = constantFrom<readonly Language[]>(["de"], LANGUAGES);
  return some<Change>(
    [5, record(texts(it.key, IN_FILES), { requiredKeys: [] }).map((texts) => ({ ...it, is: "say", texts }))],
    [2, languages.map((languages) => ({ ...it, is: "delete", languages }))],
    [1, name.map((to) => ({ ...it, is: "rename", to }))],
    [1, constant({ ...it, is: "join" })],
  );
});
type Doing = Step extends infer One ? (One extends Step ? Omit<One, "pause"> : never) : never;
const inLokalise = place.chain((it): fc.Arbitrary<Doing> => {
  const said = constantFrom(...LANGUAGES).chain((language) =>
    textOf(it.key, language, IN_LOKALISE).map((text) => ({ language, text })),
  );
  const live = tuple(constantFrom(0, 0, 1), record(texts(it.key, IN_LOKALISE)));
  return some<Doing>(
    [2, live.map(([name, texts]) => ({ do: "create", ...it, name, texts }))],
    [1, constantFrom("archive", "destroy").map((one) => ({ do: one, ...it }))],
    [5, said.map((one) => ({ do: "translate", ...it, ...one }))],
  );
});
const step: fc.Arbitrary<Doing> = some<Doing>(
  [
    7,
    tuple(constantFrom("Ann", "Ann", "Ben"), change).map(([who, change]) => ({ do: "develop", who, change })),
  ],
  [2, constantFrom("merge", "squash").map((how) => ({ do: "merge", how }))],
  [6, inLokalise],
  [3, constantFrom(false, false, true).map((overwrites) => ({ do: "apply", overwrites }))],
  [3, record({ do: constant("pull"), accepts: constantFrom(false, false, true), isMerged: boolean() })],
);
const keysFrom = constantFrom<KeysFrom>("files", "lokalise");

export const appsHistories: fc.Arbitrary<AppsHistory> = record({
  keysFrom: tuple(keysFrom, keysFrom).map(([apps, web]) => ({ ios: apps, android: apps, web })),
  begins: constantFrom(true, true, false),
  steps: fc.array(
    tuple(boolean(), step).map(([pause, one]) => ({ pause, ...one })),
    { minLength: 3, maxLength: 14 },
  ),
});
