/** The structure of all manifests: a mapping with a list of entries. Each entry is read by the field table of its kind. */

import * as z from "zod";
import { didYouMean, nearest } from "../model/didYouMean.ts";
import { shortened } from "../model/difference.ts";
import { greatest, isMapping } from "../model/json.ts";
import { type Message, quote, type Sentence, say } from "../model/message.ts";
import { once, onceForEach } from "../model/once.ts";
import {
  changedSpan,
  type Located,
  namePlaceAt,
  type Place,
  placeAt,
  type SourceFile,
  type Span,
} from "../model/place.ts";
import {
  MAX_LISTED,
  notReadFurther,
  type Problem,
  type ProblemCode,
  ProblemList,
  problem,
} from "../model/problem.ts";
import type { SettingEntries } from "../model/setting.ts";
import { MAX_VALUES, type ParsedYaml } from "./yaml.ts";

/** A value in its usual form, and for each of its members the path at which it was written. */
export interface Rewritten {
  value: unknown;
  moved: ReadonlyMap<string, readonly PropertyKey[]>;
}

type Field = SettingEntries["fields"][number] & { rewrite?: (raw: unknown) => Rewritten | undefined };

export interface EntryReader<Values> extends SettingEntries {
  schema: z.ZodType<Values> & { shape: Readonly<Record<string, z.ZodType>> };
  fields: readonly Field[];
}

/** The known members of a manifest. Any other member is a problem. */
export function membersOf(yaml: ParsedYaml, names: readonly string[]) {
  const members = new Map<string, Located>();
  const problems = new ProblemList();
  const { value, span, file } = yaml;
  if (value === undefined) return { members, problems: [] };
  if (!isMapping(value)) {
    const message =
      value === null
        ? `The manifest is empty. A manifest needs the list "${names[0]}:". If it declares nothing, write ${names[0]}: [].`
        : `A manifest must be a mapping with the list "${names[0]}:", not a list or a text.`;
    return { members, problems: unlessRefused(yaml, "empty-manifest", message, span) };
  }
  for (const [name, member] of Object.entries(value)) {
    const at = span.members?.get(name) ?? span;
    if (names.includes(name)) members.set(name, { value: member, span: at });
    else if (!problems.countMore(file.path)) {
      const backup = name === "backup" ? " This file is a backup: use lokaform restore." : "";
      const guess = backup || didYouMean(name, names) || ` The fields are ${names.join(" and ")}.`;
      const message = `Unknown field "${name}" in this manifest.${guess}`;
      problems.add(problem("unknown-member", message, { place: namePlaceAt(file, span, [name]) }));
    }
  }
  return { members, problems: problems.problems };
}

export function missingList({ file, span }: ParsedYaml, name: string): Problem {
  const message = `There is no "${name}" in this manifest. Add it, or remove the file. An empty list is written ${name}: [].`;
  return problem("empty-manifest", message, { place: placeAt(file, span) });
}

export function readEntries<Values>(yaml: ParsedYaml, list: Located, reader: EntryReader<Values>) {
  if (!Array.isArray(list.value)) {
    const message = `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].`;
    return { entries: [], problems: unlessRefused(yaml, "wrong-type", message, list.span) };
  }
  const entries: { values: Values; span: Span }[] = [];
  const problems = new ProblemList();
  const spans = list.span.members?.[Symbol.iterator]();
  const members = once(() => membersWith(reader));
  for (const raw of list.value) {
    const [, span = list.span] = spans?.next().value ?? [];
    if (!isMapping(raw) && problems.countMore(yaml.file.path)) continue;
    // An alias has no members.
    const entry = readInto(problems, yaml, { value: raw, span }, reader, members);
    if (problems.count > MAX_VALUES) {
      const further = notReadFurther(yaml.file.path, placeAt(yaml.file, span).endLine);
      return { entries, problems: [further, ...problems.problems] };
    }
    if (entry.values !== undefined) entries.push({ values: entry.values, span: entry.span });
  }
  return { entries, problems: problems.problems };
}

/** Reads one entry, or a mapping such as `on_create`. If the YAML reader has reported a problem here, no other is added. */
export function readEntry<Values>(yaml: ParsedYaml, raw: Located, reader: EntryReader<Values>) {
  const list = new ProblemList();
  const entry = readInto(list, yaml, raw, reader, () => membersWith(reader));
  return { ...entry, problems: list.problems };
}

function readInto<Values>(
  list: ProblemList,
  yaml: ParsedYaml,
  raw: Located,
  reader: EntryReader<Values>,
  membersOfEntry: () => Map<string, Member>,
): { values?: Values; span: Span } {
  const { value, span } = rewritten(raw, reader.fields);
  const parsed = schemasOf(reader.schema)(value)._zod.run({ value, issues: [] }, { async: false });
  if (parsed instanceof Promise) throw new z.core.$ZodAsyncError();
  if (parsed.issues.length === 0) return { values: parsed.value as Values, span };
  if (yaml.problems.length > 0 && isRefused(yaml, placeAt(yaml.file, span))) return { span };
  const { file, textAt } = yaml;
  const { thing, elsewhere } = reader;
  const members = membersOfEntry();
  const source: Source = { value, span, file, textAt, noun: "field", within: [], thing, members, elsewhere };
  const listed = parsed.issues.slice(0, MAX_LISTED + 1);
  const issues = listed.map((issue) => z.core.util.finalizeIssue(issue, {}, z.config()));
  addIssues(issues, source, list);
  for (const issue of parsed.issues.slice(listed.length)) list.countMore(file.path, countOf(issue));
  return { span };
}

/** The entries of most manifests have few different sets of members. */
const MAX_SCHEMAS = 50;

/** Without the optional members that an entry does not have, which take zod half of its time. A schema with checks is used whole. */
const schemasOf = onceForEach((schema: SettingEntries["schema"]) => {
  const members = Object.entries(schema.shape).map(([name, member]) => ({
    ...{ name, member },
    isOptional: member._zod.optin === "optional",
  }));
  const schemas = new Map<string, z.ZodType>();
  const hasChecks = (schema._zod.def.checks?.length ?? 0) > 0;
  return (entry: unknown): z.ZodType => {
    if (hasChecks || !isMapping(entry)) return schema;
    const subset = members.filter(({ name, isOptional }) => !isOptional || Object.hasOwn(entry, name));
    const names = subset.map(({ name }) => name).join(" ");
    const cachedSchema = schemas.get(names);
    if (cachedSchema || schemas.size === MAX_SCHEMAS) return cachedSchema ?? schema;
    const smaller = z.strictObject(Object.fromEntries(subset.map(({ name, member }) => [name, member])));
    schemas.set(names, smaller);
    return smaller;
  };
});

/** A field that also accepts a list, such as translations, is a mapping first. */
const EMPTIES = { '""': "", "{}": {}, "[]": [] };

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

function unlessRefused(yaml: ParsedYaml, code: ProblemCode, message: string, span: Span): Problem[] {
  const place = placeAt(yaml.file, span);
  return isRefused(yaml, place) ? [] : [problem(code, message, { place })];
}

/** Converts fields in another accepted form to the usual form, with their offsets. */
function rewritten(raw: Located, fields: readonly Field[]): Located {
  if (!isMapping(raw.value)) return raw;
  let { value, span } = { value: raw.value, span: raw.span };
  for (const { name, rewrite } of fields) {
    const usual = rewrite?.(value[name]);
    const at = usual && span.members?.get(name);
    if (!at) continue;
    const descend = (from: Span, step: PropertyKey) => from.members?.get(String(step)) ?? from;
    const moved = [...usual.moved].map(([member, path]) => [member, path.reduce(descend, at)] as const);
    value = { ...value, [name]: usual.value };
    const members = new Map(span.members).set(name, changedSpan(at, { members: new Map(moved) }));
    span = changedSpan(span, { members });
  }
  return { value, span };
}

// Issues of zod as problems with a location and a fix.

type Issue = z.core.$ZodIssue;

export function issueProblems(issues: readonly Issue[], source: Source): Problem[] {
  const list = new ProblemList();
  addIssues(issues, source, list);
  return list.problems;
}

function addIssues(issues: readonly Issue[], source: Source, list: ProblemList): void {
  const paths = issues.flatMap(({ code, path }) => (code === "unrecognized_keys" ? path.join(".") : []));
  // A name of this mapping is unknown, so probably the right one is missing.
  const isExplained = ({ code, path }: Issue) =>
    code === "custom"
      ? paths.includes(path.join("."))
      : valueAt(source.value, path) === undefined && paths.includes(path.slice(0, -1).join("."));
  for (const issue of issues)
    if (issue.code === "unrecognized_keys")
      for (const name of issue.keys) addIssue({ ...issue, keys: [name] }, source, list);
    else if (!isExplained(issue)) addIssue(issue, source, list);
}

function addIssue(issue: Issue, source: Source, list: ProblemList): void {
  if (list.countMore(source.file.path, countOf(issue))) return;
  for (const issueProblem of fromIssue(issue, source)) list.add(issueProblem);
}

function countOf(issue: Issue | z.core.$ZodRawIssue): number {
  if (issue.code === "unrecognized_keys") return issue.keys.length;
  const branch = issue.code === "invalid_union" ? branchOf(issue.errors) : undefined;
  return branch?.reduce((sum, branchIssue) => sum + countOf(branchIssue), 0) ?? 1;
}

function fromIssue(issue: Issue, source: Source): Problem[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") return issue.keys.map((name) => unknown(name, path, source));
  if (issue.code === "invalid_key") return [unknown(String(path.at(-1)), path.slice(0, -1), source)];
  const [outer = "", inner = ""] = path.map(String);
  if (path.length === 2 && source.noun === "field" && source.members.has(inner)) {
    const message = `${inner} is a field of ${source.thing}, not of ${outer}. Move its line to the left.`;
    return [problem("unknown-member", message, { place: namePlaceAt(source.file, source.span, path) })];
  }
  const value = valueAt(source.value, path);
  const place = placeAt(source.file, source.span, path);
  const refusal = (code: ProblemCode, words: Sentence) => [problem(code, words, { place })];
  const typeProblem = () => refusal("wrong-type", wrongType(value, path, source, place));
  const topic = subject(path, source);
  const expected = expectation(path, source);
  if (value === undefined)
    return refusal("missing-member", `${topic} is missing. It is required in ${source.thing}.${expected}`);
  if (value === null) return refusal("null-value", nullValue(path, source));
  switch (issue.code) {
    case "invalid_union": {
      const inBranch = branchOf(issue.errors)?.map((inner) => ({ ...inner, path: [...path, ...inner.path] }));
      return inBranch ? issueProblems(inBranch, source) : typeProblem();
    }
    case "invalid_type":
      return typeProblem();
    case "invalid_value": {
      if (typeof value === "object") return typeProblem();
      const values = issue.values.map(String);
      const guess = didYouMean(String(value), values);
      const words = say`"${quote(String(value))}" is not allowed here. Allowed values: ${values.join(", ")}.${guess}`;
      return refusal("wrong-value", words);
    }
    case "custom":
    case "invalid_format":
      return refusal("wrong-value", `${topic} ${issue.message}.${expected}`);
    default:
      if (typeof value === "number") return refusal("wrong-value", wrongType(value, path, source, place));
      return refusal("wrong-value", `${topic} is empty.${expected}`);
  }
}

/** If a value has several accepted forms, the issues of the form that fits best are reported. Undefined: no form fits. */
function branchOf(errors: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const inside = [...errors].sort((a, b) => depth(b) - depth(a)).find((issues) => depth(issues) > 0);
  const isOfValue = ({ code }: Issue) => code !== "invalid_type" && code !== "invalid_value";
  return inside ?? errors.find((issues) => issues.every(isOfValue));
}

function depth(issues: readonly Issue[]): number {
  return greatest(issues.map(({ path, code }) => path.length + (code === "unrecognized_keys" ? 1 : 0)));
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof part === "object" && part !== null ? Reflect.get(part, step) : undefined),
    value,
  );
}

type Path = readonly PropertyKey[];

interface Source {
  value: unknown;
  span: Span;
  file: SourceFile;
  textAt(place: Place): string;
  noun: "field" | "setting";
  /** The names of the mappings around it that a message gives before a member: "limits". */
  within: Path;
  /** The name of the thing in a sentence: "a key", "on_create". */
  thing: string;
  members: ReadonlyMap<string, Member>;
  elsewhere?: EntryReader<unknown>["elsewhere"];
}

interface Member {
  expects: string;
  /** How its empty value is written; undefined if it cannot be empty. */
  empty: string | undefined;
  optional: boolean;
}

/** The most similar known name, or one that has it as a part, such as `key_name` for `name`. */
function meant(name: string, names: readonly string[]): string | undefined {
  return nearest(name, names) ?? names.find((candidate) => candidate.split("_").includes(name));
}

function unknown(name: string, path: Path, source: Source): Problem {
  const place = namePlaceAt(source.file, source.span, [...path, name]);
  const names = [...source.members.keys()];
  const guess = didYouMean(meant(name, names) ?? name, names) || ` The fields are ${names.join(", ")}.`;
  let message = `Unknown field "${name}" in ${source.thing}.${source.elsewhere?.(name) || guess}`;
  if (path.length > 0) {
    const words = source.members.get(String(path[0]))?.expects.split(/[^\w.]+/) ?? [];
    message = `Unknown field "${name}" in ${nameOf(path, source)}.${expectation([...path, name], source)}${words.includes(name) ? "" : didYouMean(name, words)}`;
  }
  return problem("unknown-member", message, { place });
}

/** Null is refused, because it could mean "not managed" or "empty". */
function nullValue(path: Path, source: Source): Sentence {
  if (path.length === 0) return `This entry is empty. Remove it, or write the fields of ${source.thing}.`;
  const member = path.length === 1 ? source.members.get(String(path[0])) : undefined;
  if (member && !member.optional) return `${subject(path, source)} has no value.${expectation(path, source)}`;
  if (member?.empty !== undefined)
    return `${subject(path, source)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${member.empty}.${member.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
  const text = member || source.noun === "setting" ? "" : ' An empty text is written "".';
  const inBraces = path.length > 2 ? unquoted(path.slice(0, -1), source) : "";
  if (inBraces) return say`${subject(path.slice(0, -1), source)} is a mapping.${inBraces}`;
  return `${subject(path, source)} has no value. Remove it, or give it a value.${text}${expectation(path, source)}`;
}

/** A text such as `{name}` or `[Menu]` is a mapping or a list in YAML. */
const IN_BRACKETS = /^(\{[^{}:,]+\}|\[[^[\],]+\])$/;

function unquoted(path: Path, source: Source): Sentence {
  const text = source.textAt(placeAt(source.file, source.span, path));
  return IN_BRACKETS.test(text)
    ? say` If ${quote(text)} is the text, put it in quotes: "${quote(text)}".`
    : "";
}

function wrongType(value: unknown, path: Path, source: Source, place: Place): Message {
  if (path.length === 0)
    return say`This is ${typeOf(value)}, but it must be a mapping with the fields of ${source.thing}: ${[...source.members.keys()].join(", ")}.`;
  const kinds = source.members.get(String(path[0]))?.expects ?? "";
  const isText = /\b(text|texts|name|names|tags|URL|branch)\b/.test(kinds);
  if ((typeof value === "number" || typeof value === "boolean") && isText) {
    const text = source.textAt(place);
    // For an alias, the value is quoted, not the name of the alias.
    const shown = quote(text.startsWith("*") ? String(value) : text);
    return say`${subject(path, source)} is ${typeOf(value)}, but it must be text. Put it in quotes: "${shown}".`;
  }
  const text = isText ? unquoted(path, source) : "";
  return say`${subject(path, source)} is ${typeOf(value)}.${text}${expectation(path, source)}`;
}

/** "tags", "limits.destroy", "value 1 of tags", "language_iso in value 1 of translations" */
function nameOf(path: Path, { within }: Pick<Source, "within">): string {
  const at = path.findLastIndex((step) => typeof step === "number");
  if (at < 0) return [...within, ...path].map(String).join(".");
  const listed = `value ${Number(path[at]) + 1} of ${nameOf(path.slice(0, at), { within })}`;
  const member = path.slice(at + 1).map(String);
  return member.length === 0 ? listed : `${member.join(".")} in ${listed}`;
}

/** How a sentence about a value starts: "The field tags", "Value 1 of tags". */
function subject(path: Path, source: Source): string {
  const name = nameOf(path, source);
  return typeof path.at(-1) === "number" ? `V${name.slice(1)}` : `The ${source.noun} ${name}`;
}

function expectation(path: Path, source: Source): string {
  const name = String(path[0]);
  const member = source.members.get(name);
  if (!member) return "";
  return path.length === 1
    ? ` It must be ${member.expects}.`
    : ` The ${source.noun} ${nameOf([name], source)} must be ${member.expects}.`;
}

function typeOf(value: unknown): Sentence {
  if (Array.isArray(value)) return "a list";
  switch (typeof value) {
    case "number":
      return say`the number ${quote(String(value))}`;
    case "boolean":
      return say`the value ${quote(String(value))}`;
    case "string":
      return say`the text "${quote(shortened(String(value), 40))}"`;
    default:
      return "a mapping";
  }
}
