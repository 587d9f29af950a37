import { dirname, resolve } from "node:path";
import * as z from "zod";
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
import { FEW_GLOBS } from "../locales/glob.ts";
import { append, digest, isMapping } from "../model/json.ts";
import { onceForEach } from "../model/once.ts";
import { type Located, namePlaceAt, type Place, placeAt } from "../model/place.ts";
import { firstProblems, type Problem, problem } from "../model/problem.ts";
import type { Setting } from "../model/setting.ts";
import { issueProblems, readEntries } from "../yaml/entries.ts";
import { MAX_WITHOUT_TEXTS, type ParsedYaml, parseYaml } from "../yaml/yaml.ts";
import { optionValue, type RawOptions } from "./flags.ts";
import { MANIFEST_SETTINGS } from "./table/kinds.ts";
import { CONFIG, FILTER, PROJECT, PROJECTS } from "./table/project.ts";
import { SETTINGS } from "./table/table.ts";
import { expectedName } from "./table/texts.ts";

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

export type FilePart = ReturnType<typeof readFilePart>["part"];

/** The settings at the top of lokaform.yaml, or in an entry of `projects`. */
const layoutOf = onceForEach((where: "top" | "entry") => {
  const rows = SETTINGS.filter(({ file }) => file === where || file === "both");
  const plain = rows.filter(({ parent }) => parent === undefined);
  const parents = [...new Set(rows.flatMap(({ parent }) => parent ?? []))];
  const layout = (members: readonly Member[]): Layout => {
    const schemas = members.map(({ name, schema }) => [name, schema.exactOptional()]);
    return { members, schema: z.strictObject(Object.fromEntries(schemas)) };
  };
  return {
    plain,
    top: layout([...plain.map(member), ...parents.map(group)]),
    groups: parents.map((name) => ({ name, ...layout(rows.filter(({ parent }) => parent === name)) })),
  };
});

/** `within`: the names of the mappings that it is in, if it is an entry of `projects`. */
export function readFilePart(yaml: ParsedYaml, located: Located, within: readonly string[] = []) {
  const { plain, ...layout } = layoutOf(within.length > 0 ? "entry" : "top");
  const thing = within.length > 0 ? "an entry of projects" : "lokaform.yaml";
  const top = checkMapping(yaml, located, { ...layout.top, thing, within });
  const inside = ({ name, ...groupRules }: (typeof layout.groups)[number]) => {
    const mapping = memberOf(located, name);
    const path = [...within, name];
    const rules = { ...groupRules, thing: path.join("."), within: path, group: name };
    return checkMapping(yaml, isMapping(mapping.value) ? mapping : { ...mapping, value: {} }, rules);
  };
  const groups = new Map(layout.groups.map((layoutGroup) => [layoutGroup.name, inside(layoutGroup)]));
  const problems = [top, ...groups.values()].flatMap((checked) => checked.problems);
  for (const { name, entries } of plain) {
    const list = memberOf(located, name);
    // The mappings of a list are checked one by one.
    const mistakes = entries && Array.isArray(list.value) ? readEntries(yaml, list, entries).problems : [];
    if (mistakes.length > 0) top.broken.add(name);
    append(problems, mistakes);
  }
  const mappingOf = ({ parent }: Setting) => (parent === undefined ? top : groups.get(parent));
  const path = ({ parent, name }: Setting) => (parent === undefined ? [name] : [parent, name]);
  const { file } = yaml;
  return {
    part: {
      /** Undefined if the part does not have the setting, or its value cannot be used. */
      get: <Value>(row: Setting<Value>): Value | undefined => {
        const value = mappingOf(row)?.values[row.name];
        return value === undefined ? undefined : row.schema.safeParse(value).data;
      },
      isBroken: (row: Setting) => mappingOf(row)?.broken.has(row.name) ?? false,
      place: (row: Setting, ...tail: Path) => placeAt(file, located.span, [...path(row), ...tail]),
      namePlace: (row: Setting, ...tail: Path) => namePlaceAt(file, located.span, [...path(row), ...tail]),
    },
    problems,
  };
}

export function memberOf({ value, span }: Located, name: string): Located {
  return { value: isMapping(value) ? value[name] : undefined, span: span.members?.get(name) ?? span };
}

type Path = readonly PropertyKey[];
type Member = Pick<Setting, "name" | "schema" | "expects">;
interface Layout {
  members: readonly Member[];
  schema: z.ZodType;
}

function member(row: Setting): Member {
  return row.entries ? { ...row, schema: z.array(z.unknown()).refine(...FEW_GLOBS) } : row;
}

function group(name: string): Member {
  const [row] = SETTINGS.filter(({ parent }) => parent === name);
  const expects = `a mapping such as { ${row?.name}: ${row?.example} }`;
  return { name, schema: z.record(z.string(), z.unknown()), expects };
}

/** A mapping without a value is an empty one. One mistake does not hide what is right next to it. */
function checkMapping(
  { file, textAt }: ParsedYaml,
  { value: mapping, span }: Located,
  { group: parent, schema, ...rules }: Layout & { thing: string; within: readonly string[]; group?: string },
) {
  const entries = Object.entries(isMapping(mapping) ? mapping : {});
  const value = mapping ?? {};
  const issues = schema.safeParse(value).error?.issues ?? [];
  const unknown = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []));
  const broken = new Set([...unknown, ...issues.flatMap(({ path: [name = []] }) => name).map(String)]);
  const members = new Map(
    rules.members.map(({ name, expects }) => [name, { expects, empty: undefined, optional: true }]),
  );
  const elsewhere = parent === undefined ? expectedName : undefined;
  const source = { ...rules, value, span, file, textAt, noun: "setting", members, elsewhere } as const;
  return {
    values: Object.fromEntries(entries.filter(([name]) => !broken.has(name))),
    broken,
    problems: issueProblems(issues, source),
  };
}
