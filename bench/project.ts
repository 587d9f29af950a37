/** The project of the benchmarks, live and declared. */
export const PROJECT = "803826145ba90b42d5d860.46800099";
export const LANGUAGES = ["en", "de", "fr", "pt_BR", "ja"];

const PLATFORMS = ["ios", "android", "web"] as const;
const TAGS = ["checkout", "mobile"];
const OUTDATED_TEXT = "An earlier text.";
const DESCRIPTION = "What a translator must know about this text.";

/** What the live project contains. */
export interface LiveProject {
  readonly keys: number;
  readonly languages: readonly string[];
  /** How all keys differ from what the manifests declare: in the description, or also in the text of the base language. */
  readonly outdated?: "description" | "text";
}

/** The state of the sandbox. */
export function stateOf({ keys, languages, outdated }: LiveProject) {
  const all = Array.from({ length: keys }, (_, index) => ({
    key_id: index + 1,
    key_name: keyName(index),
    platforms: [...PLATFORMS],
    description: outdated ? "An earlier description." : DESCRIPTION,
    tags: TAGS,
    translations: languages.map((language_iso, position) => ({
      language_iso,
      translation: position === 0 && outdated === "text" ? OUTDATED_TEXT : textOf(language_iso, index),
    })),
  }));
  return {
    projects: { [PROJECT]: { languages: languages.map((lang_iso) => ({ lang_iso })), keys: all } },
  };
}

/** The numbers from `from` to below `to`, with a step. */
export function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
}

/** A manifest that declares the keys with these numbers. */
export function keysYaml(numbers: readonly number[], languages: readonly string[]): string {
  const lines = ["keys:"];
  for (const index of numbers)
    lines.push(
      `  - key_name: ${keyName(index)}`,
      `    platforms: [${PLATFORMS.join(", ")}]`,
      `    description: ${DESCRIPTION}`,
      `    tags: [${TAGS.join(", ")}]`,
      "    translations:",
      ...languages.map((language) => `      ${language}: "${textOf(language, index)}"`),
    );
  return `${lines.join("\n")}\n`;
}

/** A locale file in JSON with the texts of the first keys. Those from `outdatedFrom` on have the text that an outdated project has. */
export function localeFile(language: string, keys: number, outdatedFrom = keys): string {
  const screens: Record<string, Record<string, string>> = {};
  for (const index of range(0, keys)) {
    const [, screen = "", name = ""] = keyName(index).split(".");
    screens[screen] = Object.assign(screens[screen] ?? {}, {
      [name]: index < outdatedFrom ? textOf(language, index) : OUTDATED_TEXT,
    });
  }
  return `${JSON.stringify({ screen: screens }, undefined, 2)}\n`;
}

/** A live key, as far as the manifests declare it. */
interface ComparedKey {
  readonly key_name: { readonly web: string };
  readonly description: string;
  readonly platforms: readonly string[];
  readonly tags: readonly string[];
  readonly translations: readonly { readonly language_iso: string; readonly translation: unknown }[];
}

/** Counts declared keys that the project lacks, has more than once, or has with other values. */
export function differences(live: readonly ComparedKey[], declared: number, languages: readonly string[]) {
  const byName = new Map<string, ComparedKey[]>();
  for (const key of live) byName.set(key.key_name.web, [...(byName.get(key.key_name.web) ?? []), key]);
  const found = { lost: 0, doubled: 0, different: 0 };
  for (let index = 0; index < declared; index++) {
    const [key, ...more] = byName.get(keyName(index)) ?? [];
    if (!key) found.lost++;
    else if (more.length > 0) found.doubled++;
    else if (!isAsDeclared(key, index, languages)) found.different++;
  }
  return found;
}

function isAsDeclared(key: ComparedKey, index: number, languages: readonly string[]): boolean {
  const texts = new Map(key.translations.map((row) => [row.language_iso, row.translation]));
  return (
    key.description === DESCRIPTION &&
    key.platforms.toSorted().join() === PLATFORMS.toSorted().join() &&
    key.tags.toSorted().join() === TAGS.toSorted().join() &&
    languages.every((language) => texts.get(language) === textOf(language, index))
  );
}

function keyName(index: number): string {
  return `screen.${index % 97}.label_${index}`;
}

function textOf(language: string, index: number): string {
  return `A text of the usual length, with an accent: é (${language} ${index})`;
}
