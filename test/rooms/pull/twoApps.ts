/** An iOS app and an Android app with one key, which has a name for each of them. */
import { PROJECT, type ProjectState } from "./harness.ts";
import { type LiveText, project, type Repository, row } from "./repository.ts";

export const IOS = '{ files: "{lang}.lproj/L.strings", languages: [en, de], platform: ios }';
export const ANDROID = '{ files: "res/values{-lang}/strings.xml", languages: [en, de], platform: android }';
export const APPS = `${IOS}, ${ANDROID}`;
export const BY_PLATFORMS = APPS.replace(/platform: (\w+)/g, "platforms: [$1]");
export const FROM_LOKALISE = APPS.replaceAll("platform:", "keys_from: lokalise, platform:");
export const NAMES = { ios: "cart.title", android: "cart_title", web: "cart.title", other: "cart.title" };
export const JOINED = "keys: [{ key_name: { ios: cart.title, android: cart_title } }]\n";

type Key = NonNullable<ProjectState["keys"]>[number];
type AppTexts = Readonly<Record<string, string>>;

/** A live key of both apps. */
export function cart(
  texts: Record<string, LiveText>,
  more: Partial<Key> = {},
  ...others: Key[]
): ProjectState {
  const translations = Object.entries(texts).map(([iso, text]) => row(iso, text));
  const key = { key_id: 1, key_name: NAMES, platforms: ["ios" as const, "android" as const], translations };
  return project([{ ...key, ...more }, ...others]);
}

export const strings = (texts: AppTexts) =>
  Object.entries(texts)
    .map(([name, text]) => `"${name}" = "${text}";\n`)
    .join("");

export const xml = (texts: AppTexts) => {
  const lines = Object.entries(texts).map(([name, text]) => `    <string name="${name}">${text}</string>\n`);
  return `<resources>\n${lines.join("")}</resources>\n`;
};

export const ios = (language: string, text: string) => ({
  [`${language}.lproj/L.strings`]: strings({ "cart.title": text }),
});

export const android = (language: string, text: string) => ({
  [`res/values${language === "en" ? "" : `-${language}`}/strings.xml`]: xml({ cart_title: text }),
});

export const both = (en: string, de: string) => ({
  ...{ ...ios("en", en), ...ios("de", de) },
  ...{ ...android("en", en), ...android("de", de) },
});

export const keysOf = (folder: Repository) => folder.sandbox.state().projects[PROJECT]?.keys ?? [];

export const live = (folder: Repository, language: string) =>
  keysOf(folder)[0]?.translations.find(({ language_iso }) => language_iso === language)?.translation;
