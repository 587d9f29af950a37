/** Converts issues from zod into problems with a location and a fix. */
import type * as z from "zod";
import { greatest } from "../model/json.ts";
import { didYouMean, nearest } from "../model/nearest.ts";
import { namePlaceAt, type Place, placeAt, type SourceFile, type Span } from "../model/place.ts";
import { type Problem, type ProblemCode, ProblemList, problem } from "../model/problem.ts";

type Issue = z.core.$ZodIssue;

export function issueProblems(issues: readonly Issue[], source: Source): Problem[] {
  const list = new ProblemList();
  addIssues(issues, source, list);
  return list.problems;
}

/** `list`: where they are added. */
export function addIssues(issues: readonly Issue[], source: Source, list: ProblemList): void {
  const unknownNames = issues.filter((issue) => issue.code === "unrecognized_keys");
  for (const issue of issues)
    if (isExplained(issue, unknownNames, source)) continue;
    else if (issue.code === "unrecognized_keys")
      for (const name of issue.keys) addIssue({ ...issue, keys: [name] }, source, list);
    else addIssue(issue, source, list);
}

function addIssue(issue: Issue, source: Source, list: ProblemList): void {
  if (list.countMore(source.file.path, countOf(issue))) return;
  for (const one of fromIssue(issue, source)) list.add(quoting(one, issue, source));
}

/** How many problems it is. */
export function countOf(issue: Issue | z.core.$ZodRawIssue): number {
  if (issue.code === "unrecognized_keys") return issue.keys.length;
  const branch = issue.code === "invalid_union" ? branchOf(issue.errors) : undefined;
  return branch?.reduce((sum, one) => sum + countOf(one), 0) ?? 1;
}

function quoting(one: Problem, { path }: Issue, source: Source): Problem {
  const found = valueAt(source.value, path);
  if (!["string", "number", "boolean"].includes(typeof found) || one.quotes) return one;
  return { ...one, quotes: [source.textAt(placeAt(source.file, source.span, path)), String(found)] };
}

/** An unknown member explains why the right member is missing: its name is probably misspelled. */
function isExplained(
  issue: Issue,
  unknownNames: readonly z.core.$ZodIssueUnrecognizedKeys[],
  source: Source,
): boolean {
  return unknownNames.some((other) => {
    const missing =
      valueAt(source.value, issue.path) === undefined &&
      nearest(String(issue.path.at(-1)), other.keys) !== undefined;
    return missing || (issue.code === "custom" && issue.path.join(".") === other.path.join("."));
  });
}

function fromIssue(issue: Issue, source: Source): Problem[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") return issue.keys.map((name) => unknown(name, path, source));
  if (issue.code === "invalid_key") return [unknown(String(path.at(-1)), path.slice(0, -1), source)];
  const found = valueAt(source.value, path);
  const place = placeAt(source.file, source.span, path);
  const one = (code: ProblemCode, message: string) => [problem(code, message, { place })];
  const wrong = () => one("wrong-type", wrongType(found, path, source, place));
  if (found === undefined) return one("missing-member", missingMember(path, source));
  if (found === null) return one("null-value", nullValue(path, source));
  switch (issue.code) {
    case "invalid_union": {
      const inBranch = branchOf(issue.errors)?.map((inner) => ({ ...inner, path: [...path, ...inner.path] }));
      return inBranch ? issueProblems(inBranch, source) : wrong();
    }
    case "invalid_type":
      return wrong();
    case "invalid_value":
      if (typeof found === "object") return wrong();
      return one("wrong-value", badWord(String(found), issue.values.map(String)));
    case "custom":
    case "invalid_format":
      return one("wrong-value", wrongValue(issue.message, path, source));
    default:
      return one(
        "wrong-value",
        typeof found === "number" ? wrongType(found, path, source, place) : emptyValue(path, source),
      );
  }
}

/** If a value has several accepted forms, the issues of the form that fits best are reported. Undefined: no form fits. */
function branchOf(errors: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const inside = [...errors].sort((a, b) => depth(b) - depth(a)).find((issues) => depth(issues) > 0);
  return inside ?? errors.find((issues) => issues.every(isOfValue));
}

function depth(issues: readonly Issue[]): number {
  return greatest(issues.map(({ path, code }) => path.length + (code === "unrecognized_keys" ? 1 : 0)));
}

/** Whether the type is right, so that the issue is about the value itself. */
function isOfValue({ code }: Issue): boolean {
  return code !== "invalid_type" && code !== "invalid_value";
}

function unknown(name: string, path: readonly PropertyKey[], source: Source): Problem {
  const place = namePlaceAt(source.file, source.span, [...path, name]);
  return problem("unknown-member", unknownMember(name, path, source), { place });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, step) => (typeof found === "object" && found !== null ? Reflect.get(found, step) : undefined),
    value,
  );
}

type Path = readonly PropertyKey[];

/** The value that was read, and what messages about it need. */
export interface Source {
  value: unknown;
  span: Span;
  file: SourceFile;
  /** The source text at a place. */
  textAt(place: Place): string;
  /** What a member is called in a sentence. */
  noun: "field" | "setting";
  /** The names of the mappings around it that a message gives before a member: "limits". */
  within: Path;
  /** The name of the thing in a sentence: "a key", "on_create". */
  thing: string;
  /** Whether "" is accepted at a place inside of a member. Absent: it is. */
  takesEmpty?(path: Path): boolean;
  /** The members that it may have. */
  members: ReadonlyMap<string, Member>;
}

/** What messages need to know about a member. */
export interface Member {
  expects: string;
  /** How its empty value is written; undefined if it cannot be empty. */
  empty: string | undefined;
  /** Whether it may be omitted. */
  optional: boolean;
}

function unknownMember(name: string, path: Path, source: Source): string {
  if (path.length > 0) {
    const words = source.members.get(String(path[0]))?.expects.split(/[^\w.]+/) ?? [];
    return `Unknown field "${name}" in ${nameOf(path, source)}.${expectation([...path, name], source)}${didYouMean(name, words)}`;
  }
  if (name === "<<")
    return 'YAML 1.2 has no "<<". Write all fields here, or put the fields that all new keys have under on_create.';
  const known = [...source.members.keys()];
  return `Unknown field "${name}" in ${source.thing}.${didYouMean(name, known) || ` The fields are ${known.join(", ")}.`}`;
}

function missingMember(path: Path, source: Source): string {
  return `${subject(path, source)} is missing. It is required in ${source.thing}.${expectation(path, source)}`;
}

/** Null is refused, because it could mean "not managed" or "empty". */
function nullValue(path: Path, source: Source): string {
  if (path.length === 0) return `This entry is empty. Remove it, or write the fields of ${source.thing}.`;
  if (typeof path.at(-1) === "number")
    return `${subject(path, source)} is null. Remove it from the list, or put it in quotes if it is a word.`;
  const member = path.length === 1 ? source.members.get(String(path[0])) : undefined;
  if (member && !member.optional) return `${subject(path, source)} has no value.${expectation(path, source)}`;
  const inside = source.takesEmpty?.(path) === false ? undefined : '""';
  const empty = member ? member.empty : inside;
  if (empty === undefined)
    return `${subject(path, source)} has no value. Remove it, or give it a value.${expectation(path, source)}`;
  return `${subject(path, source)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${empty}.`;
}

/** A word that is not one of the known ones. */
function badWord(found: string, known: readonly string[]): string {
  return `"${found}" is not allowed here. Allowed values: ${known.join(", ")}.${didYouMean(found, known)}`;
}

function wrongValue(complaint: string, path: Path, source: Source): string {
  return `${subject(path, source)} ${complaint}.${expectation(path, source)}`;
}

function emptyValue(path: Path, source: Source): string {
  const leave =
    path.length === 1 && source.members.get(String(path[0]))?.optional
      ? " If Lokaform should not manage it, remove it."
      : "";
  return `${subject(path, source)} is empty.${expectation(path, source)}${leave}`;
}

function wrongType(found: unknown, path: Path, source: Source, place: Place): string {
  if (path.length === 0)
    return `This is ${typeOf(found)}, but it must be a mapping with the fields of ${source.thing}: ${[...source.members.keys()].join(", ")}.`;
  const kinds = source.members.get(String(path[0]))?.expects ?? "";
  const isText = /\b(text|texts|name|names|tags|URL|branch)\b/.test(kinds);
  if ((typeof found === "number" || typeof found === "boolean") && isText) {
    const text = source.textAt(place);
    // For an alias, the value is quoted, not the name of the alias.
    return `${subject(path, source)} is ${typeOf(found)}, but it must be text. Put it in quotes: "${text.startsWith("*") ? found : text}".`;
  }
  return `${subject(path, source)} is ${typeOf(found)}.${expectation(path, source)}`;
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

function typeOf(found: unknown): string {
  if (Array.isArray(found)) return "a list";
  switch (typeof found) {
    case "number":
      return `the number ${found}`;
    case "boolean":
      return `the value ${found}`;
    case "string":
      return `the text "${found.length > 40 ? `${found.slice(0, 40)}…` : found}"`;
    default:
      return "a mapping";
  }
}
