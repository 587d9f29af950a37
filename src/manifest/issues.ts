/** What zod found in an entry → problems that a person can act on, each at its place. */
import type * as z from "zod";
import { didYouMean } from "../model/nearest.ts";
import { namePlaceAt, placeAt, type SourceFile, type Spot } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";

/** What was read, and what there is to know for words about it. */
export interface Source {
  value: unknown;
  spot: Spot;
  file: SourceFile;
  /** What the thing is called in a sentence: "a key", "on_create". */
  thing: string;
  /** Members that it may have, and what each takes. */
  takes: ReadonlyMap<string, string>;
}

type Issue = z.core.$ZodIssue;

export function issueProblems(issues: readonly Issue[], source: Source): Problem[] {
  return issues.flatMap((issue) => fromIssue(issue, source));
}

function fromIssue(issue: Issue, source: Source): Problem[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((name) => unknownMember(name, issue.path, source));
  if (issue.code === "invalid_key")
    return [unknownMember(String(issue.path.at(-1)), issue.path.slice(0, -1), source, issue.issues[0])];
  const found = valueAt(source.value, issue.path);
  const name = issue.path.map(String).join(".");
  const place = placeAt(source.file, source.spot, issue.path);
  if (found === undefined) return [problem("wrong-value", missing(name, source), { place })];
  if (found === null) return [problem("null-value", nothing(name, issue.path, source), { place })];
  if (issue.code === "invalid_union") return fromUnion(issue, source, name);
  const kept = oneOf(issue, found);
  if (kept) return [problem("wrong-value", kept, { place })];
  return [
    problem(issue.code === "invalid_type" ? "wrong-type" : "wrong-value", wrong(issue, name, found, source), {
      place,
    }),
  ];
}

/** Of the ways to read a value, the one that went furthest says what is wrong with it. */
function fromUnion(issue: z.core.$ZodIssueInvalidUnion, source: Source, name: string): Problem[] {
  const depth = (issues: readonly Issue[]) =>
    Math.max(...issues.map(({ path, code }) => path.length + (code === "unrecognized_keys" ? 1 : 0)));
  const furthest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? [];
  const found = valueAt(source.value, issue.path);
  const same = issue.errors.find((issues) =>
    issues.every(({ code, path }) => code !== "invalid_type" || path.length > 0),
  );
  const told = depth(furthest) > 0 ? furthest : same;
  if (told)
    return issueProblems(
      told.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
      source,
    );
  const place = placeAt(source.file, source.spot, issue.path);
  return [problem("wrong-type", mistyped(name, found, source, issue.path), { place })];
}

function unknownMember(name: string, path: readonly PropertyKey[], source: Source, cause?: Issue): Problem {
  const known =
    cause?.code === "invalid_value"
      ? cause.values.map(String)
      : path.length === 0
        ? [...source.takes.keys()]
        : [];
  const where = path.length === 0 ? source.thing : String(path[0]);
  const guess = didYouMean(name, known);
  const listed = guess === "" && known.length > 0 ? ` It takes ${known.join(", ")}.` : guess;
  const takes = path.length > 0 && known.length === 0 ? takesSentence(path, source) : listed;
  const place = namePlaceAt(source.file, source.spot, [...path, name]);
  return problem("unknown-member", `"${name}" is nothing that ${where} can have.${takes}`, { place });
}

function missing(name: string, source: Source): string {
  const takes = source.takes.get(name);
  return `${name} is missing: ${source.thing} cannot do without it.${takes ? ` It takes ${takes}.` : ""}`;
}

function nothing(name: string, path: readonly PropertyKey[], source: Source): string {
  const takes = source.takes.get(String(path[0])) ?? "";
  const empty = takes.startsWith("a list")
    ? "[]"
    : takes.startsWith("a mapping") && path.length === 1
      ? "{}"
      : '""';
  return `${name} is null, which could mean two things. Leave it out and it is not managed here; write ${empty} and it is made empty.`;
}

/** A word that is none of those that are known. */
function oneOf(issue: Issue, found: unknown): string | undefined {
  if (issue.code !== "invalid_value" || typeof found !== "string") return undefined;
  const known = issue.values.map(String);
  return `"${found}" is none of ${known.join(", ")}.${didYouMean(found, known)}`;
}

function wrong(issue: Issue, name: string, found: unknown, source: Source): string {
  if (issue.code === "too_small" && (typeof found === "string" || Array.isArray(found))) {
    return `${name} is empty. Name at least one${takesOf(issue.path, source, " (it takes ", ")")}, or remove the line.`;
  }
  if (issue.code === "custom") return `${name} ${issue.message}.${takesSentence(issue.path, source)}`;
  return mistyped(name, found, source, issue.path);
}

function mistyped(name: string, found: unknown, source: Source, path: readonly PropertyKey[]): string {
  const takes = source.takes.get(String(path[0])) ?? "";
  const text =
    takes.includes("text") || takes.includes("name") || takes.includes("tags") || takes.includes("URL");
  if ((typeof found === "number" || typeof found === "boolean") && text) {
    return `${name} is ${typeOf(found)}, and must be text. Quote it: "${found}".`;
  }
  return `${name} is ${typeOf(found)}.${takesSentence(path, source)}`;
}

function takesSentence(path: readonly PropertyKey[], source: Source): string {
  return takesOf(path, source, ` ${String(path[0])} takes `, ".");
}

function takesOf(path: readonly PropertyKey[], source: Source, before: string, after: string): string {
  const takes = source.takes.get(String(path[0]));
  return takes === undefined ? "" : `${before}${takes}${after}`;
}

function typeOf(found: unknown): string {
  if (Array.isArray(found)) return "a list";
  switch (typeof found) {
    case "number":
      return `the number ${found}`;
    case "boolean":
      return `the truth value ${found}`;
    case "string":
      return `the text "${found.length > 40 ? `${found.slice(0, 40)}…` : found}"`;
    default:
      return "a mapping";
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Object.entries(found).find(([name]) => name === String(step))?.[1];
  }
  return found;
}
