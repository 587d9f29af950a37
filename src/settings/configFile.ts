import { dirname, resolve } from "node:path";
import { UnreadableFile } from "../files/commitFiles.ts";
import {
  type Folders,
  isBelow,
  isFile,
  pathShown,
  plainText,
  readInside,
  repositoryRoot,
} from "../files/paths.ts";
import { readErrorReason } from "../files/system.ts";
import { inReadingOrder } from "../kinds/read.ts";
import { digest } from "../model/digest.ts";
import { append } from "../model/json.ts";
import { namePlaceAt, type Place } from "../model/place.ts";
import { firstProblems, type Problem, problem } from "../model/problem.ts";
import { MAX_WITHOUT_TEXTS, type ParsedYaml, parseYaml } from "../yaml/yaml.ts";
import { type FilePart, memberOf, readFilePart } from "./fileMapping.ts";
import { optionValue, type RawOptions } from "./flags.ts";
import { MANIFEST_SETTINGS } from "./table/kinds.ts";
import { CONFIG, FILTER, PROJECT, PROJECTS } from "./table/project.ts";

/** The path of lokaform.yaml, or of the file that is used instead. The file may not exist. */
export function configPath(raw: RawOptions, folders: Folders): string {
  return resolve(folders.working, optionValue(CONFIG, raw) ?? CONFIG.default);
}

/** What chooses the files of a run. `settings_file`: another one than lokaform.yaml in the root. */
export interface RunScope {
  id: string;
  settings_file?: string;
}

/** Undefined if only lokaform.yaml in the root chooses them, which need not exist. */
export async function runScope(raw: RawOptions, folders: Folders): Promise<RunScope | undefined> {
  const full = configPath(raw, folders);
  const file = pathShown(full, folders);
  const inputs = [...MANIFEST_SETTINGS, FILTER].map((row) => optionValue(row, raw) ?? []);
  // Paths in these inputs are relative to the working directory.
  const chosen = inputs.some(({ length }) => length > 0)
    ? [pathShown(folders.working, folders), ...inputs]
    : [];
  if (file === CONFIG.default && chosen.length === 0) return undefined;
  const isNamed = file !== CONFIG.default && (await isFile(full, folders));
  return { id: digest(file, chosen), ...(isNamed && { settings_file: file }) };
}

/** A file that an option names must exist, except in the target of a pull request, whose usual file is read instead. */
export async function loadConfig(raw: RawOptions, folders: Folders) {
  const namedPath = configPath(raw, folders);
  const isUsual =
    optionValue(CONFIG, raw) === undefined || (folders.commit && !(await isFile(namedPath, folders)));
  const full = isUsual ? configPath({}, folders) : namedPath;
  if (isUsual && !(await isFile(full, folders)))
    return { problems: folders.commit ? [] : await unreadSettings(folders) };
  const path = pathShown(full, folders);
  let text: string;
  try {
    text = plainText(await readInside(full, folders));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const message = `The settings in ${path} cannot be read: ${readErrorReason(error)}`;
    return { problems: [problem("not-read", message)] };
  }
  const yaml = parseYaml(path, text, { most: MAX_WITHOUT_TEXTS });
  // A value that is refused could be any setting.
  if (yaml.problems.some(({ code }) => code === "yaml")) return { problems: yaml.problems };
  const { config, problems } = readConfig(yaml, dirname(full));
  return { config, problems: inReadingOrder([...yaml.problems, ...problems], []) };
}

/** A warning for settings that somebody expects to be read: in lokaform.yml, or in a folder above in the same repository. */
async function unreadSettings({ working, confined }: Folders): Promise<Problem[]> {
  const unread = (message: string) => [problem("unread-manifest", message, { severity: "warning" })];
  const name = CONFIG.default.replace(/yaml$/, "yml");
  if (await isFile(resolve(working, name), {}))
    return unread(`${name} is not read, because of its name. Rename it to ${CONFIG.default}.`);
  const root = (await repositoryRoot(working, undefined)) ?? confined?.workspace;
  for (let at = working; root !== undefined && isBelow(at, root); at = dirname(at)) {
    const above = resolve(dirname(at), CONFIG.default);
    const path = pathShown(above, { displayRoot: working });
    if (await isFile(above, {}))
      return unread(
        `${path} is not read, because it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${path} (in the action: config).`,
      );
  }
  return [];
}

/** Each project takes time and memory before its manifests are read. */
const MAX_PROJECTS = 1_000;

export type Config = ReturnType<typeof readConfig>["config"];

/** `folder`: its globs are relative to it. `projects`: by name, in the order of the file; undefined if it has no such setting. */
export function readConfig(yaml: ParsedYaml, folder: string) {
  const top = readFilePart(yaml, yaml);
  const projects = readProjects(yaml, top.part);
  return {
    config: { folder, top: top.part, projects: projects?.entries },
    problems: firstProblems([...top.problems, ...(projects?.problems ?? [])]),
  };
}

function readProjects(yaml: ParsedYaml, top: FilePart) {
  const projects = top.get(PROJECTS);
  if (projects === undefined) return undefined;
  const problems: Problem[] = [];
  const refuse = (message: string, place: Place) => problems.push(problem("bad-setting", message, { place }));
  if (top.get(PROJECT) !== undefined)
    refuse(
      "The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.",
      top.namePlace(PROJECT),
    );
  const entries = new Map<string, FilePart>();
  const names = Object.keys(projects);
  if (names.length > MAX_PROJECTS) {
    const message = `The setting projects has ${names.length.toLocaleString("en-US")} entries. Use at most ${MAX_PROJECTS.toLocaleString("en-US")}, and move the others into another file.`;
    refuse(message, top.namePlace(PROJECTS));
    return { entries, problems };
  }
  const located = memberOf(yaml, PROJECTS.name);
  if (names.length === 0)
    refuse("The setting projects is empty. Add a project, or remove the setting.", top.namePlace(PROJECTS));
  const holders = new Map<string, string>();
  for (const name of names) {
    const place = namePlaceAt(yaml.file, located.span, [name]);
    // The name is used on the command line, in files and in outputs.
    if (!/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(name))
      refuse(
        `"${name}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`,
        place,
      );
    const { part, problems: inside } = readFilePart(yaml, memberOf(located, name), [PROJECTS.name, name]);
    append(problems, inside);
    entries.set(name, part);
    const project = part.get(PROJECT);
    const holder = holders.get(project ?? "");
    if (project === undefined) {
      if (!part.isBroken(PROJECT))
        refuse(`The entry "${name}" has no project. Set project to the id of the project.`, place);
    } else if (holder !== undefined)
      refuse(
        `The entries "${name}" and "${holder}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`,
        part.place(PROJECT),
      );
    else holders.set(project, name);
  }
  return { entries, problems };
}
