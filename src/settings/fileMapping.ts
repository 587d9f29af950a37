/** One mapping of lokaform.yaml, its top level or an entry of `projects` → the values of settings, and its problems. */
import * as z from "zod";
import { FEW_GLOBS } from "../locales/glob.ts";
import { append, isMapping } from "../model/json.ts";
import { onceForEach } from "../model/once.ts";
import { type Located, namePlaceAt, placeAt } from "../model/place.ts";
import type { Setting } from "../model/setting.ts";
import { issueProblems, readEntries } from "../yaml/entries.ts";
import type { ParsedYaml } from "../yaml/yaml.ts";
import { SETTINGS } from "./table/table.ts";
import { expectedName } from "./table/texts.ts";

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
