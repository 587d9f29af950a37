/** What the files of the example project said, before `earlier.json` and before a pull request with all of its changes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { STOREFRONT } from "./spawn.ts";

type Files = Record<string, string>;
type Names = string | Record<string, string>;

interface EarlierText {
  file: string;
  says: string;
  said: string;
}

interface Entry {
  key_name: Names;
  previously?: string | string[];
  is_plural?: boolean;
  translations?: Record<string, unknown>;
}

const KEYS = ["keys.yaml", "checkout/keys.yaml"];

const read = (path: string) => readFileSync(join(STOREFRONT, path), "utf8");

export const storefrontState = (): SandboxState => JSON.parse(read("live.json"));

export function storefrontFiles(): Files {
  return Object.fromEntries([...KEYS, "mobile/keys.yaml", "webhooks.yaml"].map((path) => [path, read(path)]));
}

/** With the texts that `earlier.json` names, and `more`. */
export function earlierFiles(more: readonly EarlierText[] = []): Files {
  const files = storefrontFiles();
  const named: EarlierText[] = JSON.parse(read("earlier.json"));
  for (const { file, says, said } of [...named, ...more]) {
    const text = files[file] ?? "";
    if (!text.includes(says)) throw new Error(`${file} does not say ${says}`);
    files[file] = text.replace(says, () => said);
  }
  return files;
}

/** The same, and of `KEYS` only the names and texts that the project has. */
export function filesBeforeChanges(more: readonly EarlierText[]): Files {
  const files = earlierFiles(more);
  const live = new Map(
    Object.values(storefrontState().projects)
      .flatMap(({ keys = [] }) => keys)
      .flatMap((key) => namesIn(key.key_name).map((name) => [name, key])),
  );
  for (const path of KEYS) {
    const { keys, ...manifest }: { keys: Entry[] } = parse(files[path] ?? "");
    const had = keys.flatMap(({ key_name, previously = [], is_plural, translations = {} }) => {
      const former = [previously].flat().find((name) => live.has(name));
      const key = live.get(former ?? namesIn(key_name)[0] ?? "");
      const isFilled = ([language]: [string, unknown]) =>
        key?.translations?.find((row) => row.language_iso === language)?.translation !== "";
      const texts = Object.fromEntries(Object.entries(translations).filter(isFilled));
      // A rename that was made before stays.
      const names = [previously].flat();
      const before = former === undefined && names.length > 0 ? { previously: names } : {};
      return key ? [{ key_name: former ?? key_name, ...before, is_plural, translations: texts }] : [];
    });
    files[path] = stringify({ ...manifest, keys: had });
  }
  return files;
}

function namesIn(names: Names): string[] {
  return typeof names === "string" ? [names] : Object.values(names);
}
