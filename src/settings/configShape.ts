/** What lokaform.yaml says, each value with its place, and all that is wrong with it in one go. */
import * as z from "zod";
import type { ParsedYaml } from "../manifest/yaml.ts";
import { namePlaceAt, type Place } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { OWNERSHIPS } from "../model/rules.ts";
import { type Located, type Mapping, memberOf, readMapping } from "./mapping.ts";
import {
  entryMembers,
  entrySettingsSchema,
  fileMembers,
  fileSchema,
  limitMembers,
  limitsSchema,
} from "./schema.ts";

const languagesSchema = z.record(z.string().min(1), z.enum(OWNERSHIPS));

interface Nested {
  limits: Partial<z.output<typeof limitsSchema>> | undefined;
  languages: z.output<typeof languagesSchema> | undefined;
}

/** What stands in one mapping: the whole file, or an entry of `projects`. */
export interface Part<Values> extends Mapping<Values> {
  nested: Nested;
}

export type FilePart = Part<z.output<typeof fileSchema>>;
export type EntryPart = Part<z.output<typeof entrySettingsSchema>>;

export interface Config {
  /** Its globs are relative to this. */
  folder: string;
  top: FilePart;
  /** By name, in the order of the file; undefined where it names one project, or none. */
  projects: ReadonlyMap<string, EntryPart> | undefined;
}

export function readConfig(yaml: ParsedYaml, folder: string): { config: Config; problems: Problem[] } {
  const whole = { value: yaml.value, spot: yaml.spot };
  const top = readPart(yaml, whole, { schema: fileSchema, members: fileMembers, thing: "lokaform.yaml" });
  const projects = readProjects(yaml, whole, top.part);
  return {
    config: { folder, top: top.part, projects: projects?.entries },
    problems: [...top.problems, ...(projects?.problems ?? [])],
  };
}

function readProjects(
  yaml: ParsedYaml,
  whole: Located,
  { values, namePlace }: FilePart,
): { entries: Map<string, EntryPart>; problems: Problem[] } | undefined {
  if (values.projects === undefined) return undefined;
  const problems: Problem[] = [];
  const wrong = (message: string, place: Place) => problems.push(problem("bad-setting", message, { place }));
  if (values.project !== undefined)
    wrong(
      "With projects, each entry names its own project, and nothing outside of them does. Move this into an entry.",
      namePlace("project"),
    );
  const entries = new Map<string, EntryPart>();
  const located = memberOf(whole, "projects", values.projects);
  if (Object.keys(values.projects).length === 0)
    wrong("There is no project in projects. Name one, or remove projects.", namePlace("projects"));
  const holders = new Map<string, string>();
  for (const [name, value] of Object.entries(values.projects)) {
    const place = namePlaceAt(yaml.file, located.spot, [name]);
    if (!isProjectName(name))
      wrong(`"${name}" cannot be a name here: use letters, digits, underscores, dots and hyphens.`, place);
    const { part, problems: inside } = readPart(yaml, memberOf(located, name, value), {
      schema: entrySettingsSchema,
      members: entryMembers,
      thing: "an entry of projects",
    });
    problems.push(...inside);
    entries.set(name, part);
    const { project } = part.values;
    const holder = holders.get(project ?? "");
    if (project === undefined) {
      if (!part.broken.has("project")) wrong(`"${name}" has no project. Set project to its id.`, place);
    } else if (holder !== undefined)
      wrong(
        `"${name}" and "${holder}" name the same project. Declare a project in one entry, with all of its manifests.`,
        part.place("project"),
      );
    else holders.set(project, name);
  }
  return { entries, problems };
}

interface PartTable<Values> {
  schema: z.ZodType<Values>;
  members: Parameters<typeof readMapping>[2]["members"];
  thing: string;
}

/** One mapping, with the limits in it, which have names of their own, and the languages, which may have any. */
function readPart<Values extends { limits?: object; languages?: object }>(
  yaml: ParsedYaml,
  raw: Located,
  table: PartTable<Values>,
): { part: Part<Values>; problems: Problem[] } {
  const { mapping, problems } = readMapping(yaml, raw, table);
  const { limits, languages } = mapping.values;
  const found = [...problems];
  const nested: Nested = { limits: undefined, languages: undefined };
  if (limits !== undefined) {
    const members = { schema: limitsSchema, members: limitMembers, thing: "limits" };
    const read = readMapping(yaml, memberOf(raw, "limits", limits), members);
    nested.limits = read.mapping.values;
    found.push(...read.problems);
  }
  if (languages !== undefined) {
    const takes = `one of ${OWNERSHIPS.join(", ")}`;
    const members = Object.keys(languages).map((name) => ({ name, takes }));
    const read = readMapping(yaml, memberOf(raw, "languages", languages), {
      schema: languagesSchema,
      members,
      thing: "languages",
    });
    nested.languages = languagesSchema.safeParse(languages).data;
    found.push(...read.problems);
  }
  return { part: { ...mapping, nested }, problems: found };
}

/** It is named on the command line, in files and in outputs. */
function isProjectName(name: string): boolean {
  return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(name);
}
