/** The structure of all manifests: a mapping with a list of entries. Each entry is read by the field table of its kind. */
import * as z from "zod";
import { didYouMean } from "../model/nearest.ts";
import { changedSpan, type Located, namePlaceAt, type Place, placeAt, type Span } from "../model/place.ts";
import { MAX_LISTED, notReadFurther, type Problem, ProblemList, problem } from "../model/problem.ts";
import { addIssues, countOf, type Member, type Source } from "./issues.ts";
import { MAX_VALUES } from "./reader.ts";
import type { ParsedYaml } from "./yaml.ts";

/** A value in its usual form, and for each of its members the path at which it was written. */
export interface Rewritten {
  value: unknown;
  moved: ReadonlyMap<string, readonly PropertyKey[]>;
}

/** What is needed of the fields of a kind. */
type Fields = readonly {
  name: string;
  expects: string;
  rewrite?: (raw: unknown) => Rewritten | undefined;
}[];

/** How the entries of one list are read. */
export interface EntryReader<Values> {
  schema: z.ZodType<Values> & { shape: Readonly<Record<string, z.ZodType>> };
  fields: Fields;
  /** Members of an entry that are not fields, and what each expects. */
  identity: Readonly<Record<string, string>>;
  thing: string;
}

/** The known members of a manifest. Any other member is a problem. */
export function membersOf(
  yaml: ParsedYaml,
  known: readonly string[],
): { members: Map<string, Located>; problems: Problem[] } {
  const members = new Map<string, Located>();
  const problems = new ProblemList();
  const { value, span, file } = yaml;
  if (value === undefined) return { members, problems: [] };
  if (!isMapping(value)) {
    const message =
      value === null
        ? `The manifest is empty. A manifest needs the list "${known[0]}:". If it declares nothing, write ${known[0]}: [].`
        : `A manifest must be a mapping with the list "${known[0]}:", not a list or a text.`;
    const place = placeAt(file, span);
    return {
      members,
      problems: isRefused(yaml, place) ? [] : [problem("empty-manifest", message, { place })],
    };
  }
  for (const [name, member] of Object.entries(value)) {
    const at = span.members?.get(name) ?? span;
    if (known.includes(name)) members.set(name, { value: member, span: at });
    else if (!problems.countMore(file.path)) {
      const backup =
        name === "backup" && known.includes("keys") ? " This file is a backup: use lokaform restore." : "";
      const guess = backup || didYouMean(name, known) || ` The fields are ${known.join(" and ")}.`;
      problems.add(
        problem("unknown-member", `Unknown field "${name}" in this manifest.${guess}`, {
          place: namePlaceAt(file, span, [name]),
        }),
      );
    }
  }
  return { members, problems: problems.problems };
}

/** The problem of a manifest without its list. */
export function missingList({ file, span }: ParsedYaml, name: string): Problem {
  const message = `There is no "${name}" in this manifest. Add it, or remove the file. An empty list is written ${name}: [].`;
  return problem("empty-manifest", message, { place: placeAt(file, span) });
}

/** The valid entries of a list, and the problems of the others. */
export function readEntries<Values>(
  yaml: ParsedYaml,
  list: Located,
  reader: EntryReader<Values>,
): { entries: { values: Values; span: Span }[]; problems: Problem[] } {
  if (!Array.isArray(list.value)) {
    const place = placeAt(yaml.file, list.span);
    const message = `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].`;
    return {
      entries: [],
      problems: isRefused(yaml, place) ? [] : [problem("wrong-type", message, { place })],
    };
  }
  const entries: { values: Values; span: Span }[] = [];
  const problems = new ProblemList();
  const spans = list.span.members?.[Symbol.iterator]();
  const members = membersWith(reader);
  for (const raw of list.value) {
    const [, span = list.span] = spans?.next().value ?? [];
    if (!isMapping(raw) && problems.countMore(yaml.file.path)) continue;
    // An alias has no members.
    const read = readInto(problems, yaml, { value: raw, span }, reader, members);
    if (problems.count > MAX_VALUES) {
      const further = notReadFurther(yaml.file.path, placeAt(yaml.file, span).endLine);
      return { entries, problems: [further, ...problems.problems] };
    }
    if (read.values !== undefined) entries.push({ values: read.values, span: read.span });
  }
  return { entries, problems: problems.problems };
}

/** Reads one entry, or a mapping such as `on_create`. If the YAML reader has reported a problem here, no other is added. */
export function readEntry<Values>(
  yaml: ParsedYaml,
  raw: Located,
  reader: EntryReader<Values>,
): { values?: Values; span: Span; problems: Problem[] } {
  const list = new ProblemList();
  const read = readInto(list, yaml, raw, reader, membersWith(reader));
  return { ...read, problems: list.problems };
}

function readInto<Values>(
  list: ProblemList,
  yaml: ParsedYaml,
  raw: Located,
  reader: EntryReader<Values>,
  members: Map<string, Member>,
): { values?: Values; span: Span } {
  const { value, span } = rewritten(raw, reader.fields);
  const parsed = reader.schema._zod.run({ value, issues: [] }, { async: false });
  if (parsed instanceof Promise) throw new z.core.$ZodAsyncError();
  if (parsed.issues.length === 0) return { values: parsed.value as Values, span };
  if (yaml.problems.length > 0 && isRefused(yaml, placeAt(yaml.file, span))) return { span };
  const { file, textAt } = yaml;
  const source: Source = {
    value,
    span,
    file,
    textAt,
    noun: "field",
    within: [],
    thing: reader.thing,
    members,
    takesEmpty: (path) => {
      const { error } = reader.schema.safeParse(withEmpty(value, path));
      return !error?.issues.some((issue) => issue.path.join(".") === path.join("."));
    },
  };
  const listed = parsed.issues.slice(0, MAX_LISTED + 1);
  const issues = listed.map((one) => z.core.util.finalizeIssue(one, {}, z.config()));
  addIssues(issues, source, list);
  for (const one of parsed.issues.slice(listed.length)) list.countMore(file.path, countOf(one));
  return { span };
}

/** The value with "" at this path. */
function withEmpty(value: unknown, [step, ...path]: readonly PropertyKey[]): unknown {
  if (step === undefined) return "";
  if (typeof value !== "object" || value === null) return value;
  const inside = withEmpty(Reflect.get(value, step), path);
  return Array.isArray(value) ? value.with(Number(step), inside) : { ...value, [step]: inside };
}

const EMPTIES = { '""': "", "[]": [], "{}": {} };

/** What its fields and its identity expect, and what their schemas allow. */
function membersWith<Values>({ schema, fields, identity }: EntryReader<Values>): Map<string, Member> {
  const words = [...fields.map(({ name, expects }) => [name, expects] as const), ...Object.entries(identity)];
  return new Map(
    words.map(([name, expects]) => {
      const accepts = (value: unknown) => schema.shape[name]?.safeParse(value).success ?? false;
      const empty = Object.entries(EMPTIES).find(([, value]) => accepts(value))?.[0];
      // `.exactOptional()` allows a missing member, but not the value undefined.
      const optional = schema.shape[name]?._zod.optin !== undefined;
      return [name, { expects, empty, optional }];
    }),
  );
}

/** Whether a value in these lines is refused as YAML. Then no other problem is reported about them. */
function isRefused({ problems }: ParsedYaml, { line, endLine }: Place): boolean {
  return problems.some(
    ({ code, place }) => code === "yaml" && place && place.line <= endLine && place.endLine >= line,
  );
}

/** Converts fields in another accepted form to the usual form, with their offsets. */
function rewritten(raw: Located, fields: Fields): Located {
  if (!isMapping(raw.value)) return raw;
  let { value, span } = { value: raw.value, span: raw.span };
  for (const { name, rewrite } of fields) {
    const usual = rewrite?.(value[name]);
    const at = usual && span.members?.get(name);
    if (!at) continue;
    const moved = [...usual.moved].map(([member, path]) => [member, descend(at, path)] as const);
    value = { ...value, [name]: usual.value };
    const members = new Map(span.members).set(name, changedSpan(at, { members: new Map(moved) }));
    span = changedSpan(span, { members });
  }
  return { value, span };
}

function descend(span: Span, path: readonly PropertyKey[]): Span {
  return path.reduce<Span>((at, step) => at.members?.get(String(step)) ?? at, span);
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
