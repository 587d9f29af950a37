/** Fills a project in the sandbox as the service's own upload does. What is not documented is a switch. */
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { type DecodeSwitches, decode, decodeText, type Value } from "./decode.ts";
import { type PlaceholderSwitches, universal } from "./placeholders.ts";

type ProjectState = SandboxState["projects"][string];
type SparseKey = NonNullable<ProjectState["keys"]>[number];
type SparseRow = NonNullable<SparseKey["translations"]>[number];
const PLATFORMS = ["ios", "android", "web", "other"] as const;
type Platform = (typeof PLATFORMS)[number];

export interface UploadedFile {
  /** With `%LANG_ISO%` in the place of the language, also in the folder `values` of Android. */
  filename: string;
  /** As the project names it. */
  language: string;
  content: string | Uint8Array;
}

export interface UploadSwitches extends DecodeSwitches, PlaceholderSwitches {
  /** The push action sets both: keys have the path of their file, and keys of one name in two files are two keys. */
  includePath: boolean;
  distinguishByFile: boolean;
  /** On by default: `\n` as two characters becomes a line break. */
  slashnToLinebreak: boolean;
  /** Names per platform: a setting of the project. */
  perPlatformKeyNames: boolean;
  platforms: readonly Platform[] | undefined;
  /** Not known: which text counts if a name is there twice, such as for each `product` of Android. */
  sameName: "first" | "last";
}

const DEFAULTS: UploadSwitches = {
  convertPlaceholders: true,
  namedPlaceholders: "plain",
  insideIcu: "kept",
  i18next: "keys",
  icuPlurals: "texts",
  propertiesEscapes: "raw except u",
  nestedForms: "keys",
  otherValues: "left out",
  xliff: "kept",
  untranslatable: "left out",
  lists: "keys",
  stringsdictSingle: "two keys",
  xliffSymfony: "resname",
  xliffSameId: "two keys",
  includePath: true,
  distinguishByFile: true,
  slashnToLinebreak: true,
  perPlatformKeyNames: false,
  platforms: undefined,
  sameName: "last",
};

/** The writer and the time of the texts: those of the upload. */
export interface Stamp {
  modified_by: number;
  modified_by_email: string;
  modified_at_timestamp: number;
}

interface Upload {
  base: string;
  stamp?: Stamp;
  switches?: Partial<UploadSwitches>;
}

/** The first file says what a key is: that of the base language. */
export function uploaded(
  files: readonly UploadedFile[],
  { base, stamp, switches = {} }: Upload,
): ProjectState {
  const all = { ...DEFAULTS, ...switches };
  const languages = [...new Set([base, ...files.map(({ language }) => language)])];
  const keys = new Map<string, SparseKey & { translations: SparseRow[] }>();
  const inOrder = [...files].sort((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language));
  for (const { filename, language, content } of inOrder) {
    const text = typeof content === "string" ? content : decodeText(content);
    for (const { name, value, description, context } of decode(filename, text, language, all)) {
      const id = JSON.stringify([name, all.distinguishByFile && filename, context]);
      const isPlural = typeof value !== "string";
      const platforms = all.platforms ?? platformsOf(filename);
      const key: SparseKey & { translations: SparseRow[] } = keys.get(id) ?? {
        key_id: keys.size + 1,
        key_name: all.perPlatformKeyNames ? onEach(platforms, name) : name,
        platforms: [...platforms],
        ...(all.includePath && { filenames: onEach(platforms, filename) }),
        ...(description !== undefined && { description }),
        ...(context !== undefined && { context }),
        is_plural: isPlural,
        translations: [],
      };
      keys.set(id, key);
      // What a text of the other kind becomes is not known.
      if (key.is_plural !== isPlural) continue;
      const before = key.translations.find((row) => row.language_iso === language);
      const translation = stored(value, all);
      if (!before) key.translations.push({ ...stamp, language_iso: language, translation });
      else if (all.sameName === "last") before.translation = translation;
    }
  }
  return {
    project: { base_language_iso: base, settings: { per_platform_key_names: all.perPlatformKeyNames } },
    languages: languages.map((lang_iso) => ({ lang_iso })),
    keys: [...keys.values()],
  };
}

function platformsOf(filename: string): readonly Platform[] {
  if (/\.(?:strings|stringsdict|xcstrings|xliff)$/.test(filename)) return ["ios"];
  if (filename.endsWith(".xml")) return ["android"];
  return filename.endsWith(".arb") ? ["ios", "android"] : ["web"];
}

function onEach(platforms: readonly Platform[], value: string) {
  return Object.fromEntries(PLATFORMS.map((one) => [one, platforms.includes(one) ? value : ""]));
}

function stored(value: Value, switches: UploadSwitches): string {
  const one = (text: string) =>
    universal(switches.slashnToLinebreak ? text.replaceAll("\\n", "\n") : text, switches);
  if (typeof value === "string") return one(value);
  return JSON.stringify(Object.fromEntries(Object.entries(value).map(([form, text]) => [form, one(text)])));
}
