/**
 * The promises of texts in locale files, for random files of all formats: what they declare is in the project after an apply, and
 * a pull changes exactly the strings that another person edited. `SOURCE_RUNS=1000` makes more of them.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { PullFolder } from "../rooms/pull/harness.ts";
import { PROJECT, type ProjectState } from "../rooms/pull/harness.ts";
import { inRepository, JANE, project, type Repository } from "../rooms/pull/repository.ts";
import { runs } from "../scale.ts";
import {
  countingOf,
  filesOf,
  lineOf,
  nameOf,
  type SourceWorld,
  settingOf,
  sourceWorlds,
} from "./randomSources.ts";

const RUNS = Number(process.env.SOURCE_RUNS ?? runs(10));
const EDITED_AT = Date.UTC(2026, 0, 6) / 1000;

/** A declared text, and the line that has it. */
interface Place {
  name: string;
  language: string;
  file: string;
  lines: { form: string; line: number }[];
}

interface Stated {
  files: Map<string, string>;
  texts: Map<string, Record<string, string | Record<string, string>>>;
  places: Place[];
}

/** What the files declare, from the random world and not from the code that reads files. */
function stated({ rows }: SourceWorld): Stated {
  const files = new Map<string, string>();
  const texts: Stated["texts"] = new Map();
  const places: Place[] = [];
  for (const [index, row] of rows.entries()) {
    const written = filesOf(row, index);
    for (const [path, { text }] of written) files.set(path, text);
    for (const { path, texts: all } of row.strings)
      for (const language of countingOf(row)) {
        const name = nameOf(row, index, path);
        texts.set(name, { ...texts.get(name), [language]: all[language] ?? "" });
        for (const [file, { lines }] of written) {
          const own = ["", "one", "other"].flatMap((form) => {
            const line = lines.get(lineOf(path, language, form));
            return line === undefined ? [] : [{ form, line }];
          });
          if (own.length > 0) places.push({ name, language, file, lines: own });
        }
      }
  }
  return { files, texts, places };
}

function keysYaml({ described }: SourceWorld, names: readonly string[]): string {
  const chosen = [...new Set(described.map((at) => names[at % names.length] ?? ""))];
  return JSON.stringify({ keys: chosen.map((key_name) => ({ key_name, description: `About ${key_name}` })) });
}

function write(folder: Repository, world: SourceWorld, { files, texts }: Stated): void {
  for (const [path, text] of files) folder.write(path, text);
  folder.write("keys.yaml", keysYaml(world, [...texts.keys()]));
  folder.commit(1);
}

function live({ sandbox }: PullFolder): Map<string, Record<string, unknown>> {
  const keys = sandbox.state().projects[PROJECT]?.keys ?? [];
  return new Map(
    keys.map(({ key_name, platforms, is_plural, translations }) => {
      const [platform = "web"] = platforms;
      const rows = translations.filter(
        ({ translation }) => translation !== "" && translation !== '{"one":"","other":""}',
      );
      const shown = rows.map(({ language_iso, translation }) => [
        language_iso,
        is_plural ? JSON.parse(translation) : translation,
      ]);
      return [key_name[platform], Object.fromEntries(shown)];
    }),
  );
}

async function settled(folder: Repository, line: string): Promise<string[]> {
  const { code, lines } = await folder.run(`${line} --detailed-exitcode`);
  expect({ line, code, lines }).toEqual({ line, code: 0, lines });
  return lines;
}

/** The state with edits of another person, and the places of the edited texts. */
function edited(state: ProjectState, { edited: chosen }: SourceWorld, { places, texts }: Stated) {
  const all = new Map(
    chosen
      .map((at) => places[at % places.length])
      .flatMap((one) => (one ? [[`${one.name} ${one.language}`, one]] : [])),
  );
  const next = structuredClone(state);
  for (const [index, { name, language, lines }] of [...all.values()].entries()) {
    const key = next.keys?.find(
      ({ key_name }) => typeof key_name === "object" && Object.values(key_name).includes(name),
    );
    const row = key?.translations?.find(({ language_iso }) => language_iso === language);
    if (!row) throw new Error(`${name} ${language} is not live`);
    const text = `Jane's "${index}" <&> \\ text`;
    const before = texts.get(name)?.[language];
    // Of a plural, only the last form changes.
    if (typeof before === "object") lines.splice(0, 1);
    row.translation = typeof before === "object" ? JSON.stringify({ ...before, other: text }) : text;
    Object.assign(row, { modified_by: 2, modified_by_email: JANE, modified_at_timestamp: EDITED_AT });
  }
  return { next, places: [...all.values()] };
}

async function holds(world: SourceWorld): Promise<void> {
  const all = stated(world);
  const languages = "{ en: merge, de: merge }";
  const texts = JSON.stringify(world.rows.map(settingOf));
  const settings = `writers: [sandbox@example.com]\nlanguages: ${languages}\nrate: 1000\nlimits: { overwrites_percent: 100 }\npull: { checks: warn }\ntexts: ${texts}\n`;
  let state: ProjectState = project([]);
  await inRepository(
    state,
    async (folder) => {
      write(folder, world, all);
      const { code, lines } = await folder.run("apply --yes");
      expect({ code, lines }).toEqual({ code: 0, lines });
      expect(live(folder)).toEqual(all.texts);
      await settled(folder, "plan");
      await settled(folder, "pull");
      state = folder.sandbox.state().projects[PROJECT] as ProjectState;
    },
    settings,
  );
  const { next, places } = edited(state, world, all);
  await inRepository(
    next,
    async (folder) => {
      write(folder, world, all);
      const { code, lines } = await folder.run("pull");
      expect({ code, lines }).toEqual({ code: 0, lines });
      for (const [path, before] of all.files) {
        const [old, now] = [before.split("\n"), folder.read(path).split("\n")];
        const changed = now.flatMap((line, index) => (line === old[index] ? [] : [index]));
        const wanted = places
          .filter(({ file }) => file === path)
          .flatMap((one) => one.lines.map(({ line }) => line));
        expect({ path, lines: now.length, changed }).toEqual({
          path,
          lines: old.length,
          changed: [...new Set(wanted)].sort((a, b) => a - b),
        });
      }
      const after = folder.files();
      const planned = await settled(folder, "plan");
      expect(planned.join("\n")).not.toContain("kept");
      await settled(folder, "pull");
      expect(folder.files()).toEqual(after);
    },
    settings,
  );
}

test("what locale files declare is live after an apply, and a pull changes only the edited strings", async () => {
  await fc.assert(fc.asyncProperty(sourceWorlds, holds), { numRuns: RUNS });
}, 120_000);
