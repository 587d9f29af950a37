/** One mapping of lokaform.yaml, its top level or an entry of `projects` → the values of settings, and its problems. */
import * as z from "zod";
import { FEW_GLOBS } from "../kinds/glob.ts";
import { namePlaceAt, type Place, placeAt, type Span } from "../model/place.ts";
import type { Problem } from "../model/problem.ts";
import { fullName, type Setting } from "../model/setting.ts";
import { issueProblems, readEntries } from "../yaml/entries.ts";
import type { ParsedYaml } from "../yaml/yaml.ts";
import { oldNameProblem } from "./oldNames.ts";
import { SETTINGS } from "./table/table.ts";

/** A value in the file, and where its parts are. */
export interface LocatedSetting {
  value: unknown;
  span: Span;
}

export interface FilePart {
  /** Undefined if the part does not have the setting, or its value cannot be used. */
  get<Value>(row: Setting<Value>): Value | undefined;
  /** Whether the part has the setting, with a value that cannot be used. */
  isBroken(row: Setting): boolean;
  /** Where the value is; `path` leads into it. */
  place(row: Setting, ...path: readonly PropertyKey[]): Place;
  namePlace(row: Setting, ...path: readonly PropertyKey[]): Place;
}

/** `within`: the names of the mappings that it is in, if it is an entry of `projects`. */
export function readFilePart(
  yaml: ParsedYaml,
  located: LocatedSetting,
  within: readonly string[] = [],
): { part: FilePart; problems: Problem[] } {
  const where = within.length > 0 ? "entry" : "top";
  const rows = SETTINGS.filter(({ file }) => file === where || file === "both");
  const plain = rows.filter(({ parent }) => parent === undefined);
  const parents = [...new Set(rows.flatMap(({ parent }) => parent ?? []))];
  const thing = within.length > 0 ? "an entry of projects" : "lokaform.yaml";
  const top = checkMapping(yaml, located, {
    members: [...plain.map(member), ...parents.map(group)],
    thing,
    within,
  });
  const inside = (name: string) => {
    const found = memberOf(located, name);
    if (!isMapping(found.value)) return NOTHING;
    const path = [...within, name];
    const members = rows.filter(({ parent }) => parent === name);
    return checkMapping(yaml, found, { members, thing: path.join("."), within: path, group: name });
  };
  const groups = new Map(parents.map((name) => [name, inside(name)]));
  const listed = new Map(plain.map((row) => [row, entryProblems(yaml, memberOf(located, row.name), row)]));
  const mappingOf = ({ parent }: Setting) => (parent === undefined ? top : groups.get(parent));
  const path = ({ parent, name }: Setting) => (parent === undefined ? [name] : [parent, name]);
  const { file } = yaml;
  return {
    part: {
      get: (row) => {
        const value = mappingOf(row)?.values[row.name];
        return value === undefined ? undefined : row.schema.safeParse(value).data;
      },
      isBroken: (row) =>
        (mappingOf(row)?.broken.has(row.name) ?? false) || (listed.get(row)?.length ?? 0) > 0,
      place: (row, ...more) => placeAt(file, located.span, [...path(row), ...more]),
      namePlace: (row, ...more) => namePlaceAt(file, located.span, [...path(row), ...more]),
    },
    problems: [
      ...[top, ...groups.values()].flatMap(({ problems }) => problems),
      ...[...listed.values()].flat(),
    ],
  };
}

/** A member of a mapping that is a mapping itself. */
export function memberOf({ value, span }: LocatedSetting, name: string): LocatedSetting {
  return { value: isMapping(value) ? value[name] : undefined, span: span.members?.get(name) ?? span };
}

interface Member {
  name: string;
  schema: z.ZodType;
  expects: string;
}

const ANY_MAPPING = z.record(z.string(), z.unknown());

function member(row: Setting): Member {
  return row.entries ? { ...row, schema: z.array(z.unknown()).refine(...FEW_GLOBS) } : row;
}

function group(name: string): Member {
  const rows = SETTINGS.filter(({ parent }) => parent === name);
  const example = rows.map((row) => `${row.name}: ${row.example}`).join(", ");
  return { name, schema: ANY_MAPPING, expects: `a mapping such as { ${example} }` };
}

interface Checked {
  /** As they are in the file, without those that cannot be used. */
  values: Readonly<Record<string, unknown>>;
  broken: ReadonlySet<string>;
  problems: Problem[];
}

const NOTHING: Checked = { values: {}, broken: new Set(), problems: [] };

/** The problems of a list of mappings, which are checked one by one. */
function entryProblems(yaml: ParsedYaml, located: LocatedSetting, { entries: reader }: Setting): Problem[] {
  return reader && Array.isArray(located.value) ? readEntries(yaml, located, reader).problems : [];
}

interface MappingRules {
  members: readonly Member[];
  thing: string;
  within: readonly string[];
  /** The member of lokaform.yaml that the mapping is. */
  group?: string;
}

/** A mapping without a value is an empty one. One mistake does not hide what is right next to it. */
function checkMapping(
  { file, textAt }: ParsedYaml,
  { value: found, span }: LocatedSetting,
  { members, thing, within, group: parent }: MappingRules,
): Checked {
  const old = new Map(
    Object.keys(isMapping(found) ? found : {}).flatMap((name) => {
      const place = namePlaceAt(file, span, [name]);
      const renamed = oldNameProblem("setting", fullName({ parent, name }), { place });
      return renamed ? [[name, renamed] as const] : [];
    }),
  );
  const value = isMapping(found)
    ? Object.fromEntries(Object.entries(found).filter(([name]) => !old.has(name)))
    : (found ?? {});
  const parsed = schemaOf(members).safeParse(value);
  const issues = parsed.success ? [] : parsed.error.issues;
  const broken = new Set(issues.flatMap(membersIn));
  const words = new Map(
    members.map(({ name, expects }) => [name, { expects, empty: undefined, optional: true }]),
  );
  const entries = isMapping(value) ? Object.entries(value).filter(([name]) => !broken.has(name)) : [];
  return {
    values: Object.fromEntries(entries),
    broken,
    problems: [
      ...old.values(),
      ...issueProblems(issues, {
        value,
        span,
        file,
        textAt,
        noun: "setting",
        within,
        thing,
        members: words,
        takesEmpty: () => false,
      }),
    ],
  };
}

function schemaOf(members: readonly Member[]): z.ZodType {
  return z.strictObject(
    Object.fromEntries(members.map(({ name, schema }) => [name, schema.exactOptional()])),
  );
}

function membersIn(issue: z.core.$ZodIssue): string[] {
  const [first] = issue.path;
  if (first !== undefined) return [String(first)];
  return issue.code === "unrecognized_keys" ? issue.keys : [];
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
