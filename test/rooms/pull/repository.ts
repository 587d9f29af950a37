/** A folder with a git repository, manifests and settings, for tests of a later pull. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Fault } from "../../sandboxFaults/fault.ts";
import { commitAll, initRepository } from "./commitAll.ts";
import { inFolder, PROJECT, type ProjectState, type PullFolder } from "./harness.ts";

/** The user of the token in the sandbox. */
export const OURS = "sandbox@example.com";
export const JANE = "jane@example.com";
/** Unix seconds. */
const START = Date.UTC(2026, 0, 1) / 1000;
const DAY = 86_400;

export const DAY_NOW = (Date.now() / 1000 - START) / DAY;

function timeOf(day: number): number {
  return Math.round(START + day * DAY);
}

export interface LiveText {
  text: string;
  by?: string;
  /** Days after the start. */
  day?: number;
}

export function row(language_iso: string, { text, by = OURS, day = 0 }: LiveText) {
  return {
    language_iso,
    translation: text,
    modified_by: by === OURS ? 20181 : 2,
    modified_by_email: by,
    modified_at_timestamp: timeOf(day),
  };
}

export function project(keys: NonNullable<ProjectState["keys"]>): ProjectState {
  return {
    project: { name: "Shop", base_language_iso: "en", settings: { per_platform_key_names: true } },
    languages: [
      { lang_iso: "en", lang_id: 640, plural_forms: ["one", "other"] },
      { lang_iso: "de", lang_id: 597, plural_forms: ["one", "other"] },
      { lang_iso: "fr", lang_id: 673, plural_forms: ["one", "other"] },
    ],
    keys,
  };
}

/** The texts of keys, by their names and languages. */
export type Texts = Readonly<Record<string, Readonly<Record<string, LiveText | undefined>>>>;

/** A text of a person, and one of the token's user. */
export const by = (text: string, day = 2): LiveText => ({ text, by: JANE, day });
export const ours = (text: string): LiveText => ({ text });

/** Keys with these texts. */
export function shop(texts: Texts, more: object = {}): ProjectState {
  const keys = Object.entries(texts).map(([key_name, translations], index) => ({
    ...{ key_id: index + 1, key_name, platforms: ["web" as const], ...more },
    translations: Object.entries(translations).flatMap(([iso, text]) => (text ? [row(iso, text)] : [])),
  }));
  return project(keys);
}

/** Settings with rows of `texts`. */
export function rows(texts: string, more = ""): string {
  return `writers: [${OURS}]\n${more}texts: [${texts}]\n`;
}

export interface Repository extends PullFolder {
  write(path: string, text: string): void;
  read(path: string): string;
  /** Writes the files, and commits everything, so many days after the start. */
  commit(day: number, files?: Readonly<Record<string, string>>): void;
  git(day: number, ...words: string[]): void;
}

/** A folder with a git repository, and the settings of the project. */
export async function inRepository(
  state: Parameters<typeof inFolder>[0],
  play: (repository: Repository) => Promise<void>,
  settings = `writers: [${OURS}]\n`,
  faults: readonly Fault[] = [],
): Promise<void> {
  await inFolder(
    state,
    async (given) => {
      const write = (path: string, text: string) => {
        const full = join(given.folder, path);
        mkdirSync(dirname(full), { recursive: true });
        writeFileSync(full, text);
      };
      const git = (day: number, ...words: string[]) => {
        const date = `@${timeOf(day)} +0000`;
        const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
        const options = { cwd: given.folder, env };
        if (!existsSync(join(given.folder, ".git/index"))) execFileSync("git", ["reset", "-q"], options);
        execFileSync("git", words, options);
      };
      initRepository(given.folder);
      write("lokaform.yaml", `project: ${PROJECT}\n${settings}`);
      await play({
        ...given,
        write,
        read: (path) => readFileSync(join(given.folder, path), "utf8"),
        git,
        commit(day, files = {}) {
          for (const [path, text] of Object.entries(files)) write(path, text);
          given.commits.push(commitAll(given.folder, timeOf(day), "change"));
        },
      });
    },
    faults,
  );
}

/** The same with other settings. */
export function inShop(
  state: Parameters<typeof inFolder>[0],
  settings: string,
  play: (repository: Repository) => Promise<void>,
): Promise<void> {
  return inRepository(state, play, settings);
}
