/** Converts issues from zod into problems with a location and a fix. */
import type * as z from "zod";
import { greatest } from "../model/json.ts";
import { nearest } from "../model/nearest.ts";
import { namePlaceAt, type Place, placeAt } from "../model/place.ts";
import { type Problem, ProblemList, problem } from "../model/problem.ts";
import {
  badWord,
  emptyValue,
  missingMember,
  nullValue,
  type Source,
  unknownMember,
  wrongType,
  wrongValue,
} from "./wording.ts";

type Issue = z.core.$ZodIssue;

/** `list`: where they are added. */
export function issueProblems(
  issues: readonly Issue[],
  source: Source,
  list: ProblemList = new ProblemList(),
): Problem[] {
  addIssues(issues, source, list);
  return list.problems;
}

export function addIssues(issues: readonly Issue[], source: Source, list: ProblemList): void {
  const unknownNames = issues.filter((issue) => issue.code === "unrecognized_keys");
  for (const issue of issues)
    if (isExplained(issue, unknownNames, source)) continue;
    else if (issue.code === "unrecognized_keys")
      for (const name of issue.keys) addIssue({ ...issue, keys: [name] }, source, list);
    else addIssue(issue, source, list);
}

function addIssue(issue: Issue, source: Source, list: ProblemList): void {
  if (issue.code !== "invalid_union" && list.countMore(source.file.path)) return;
  for (const one of fromIssue(issue, source)) list.add(quoting(one, issue, source));
}

function quoting(one: Problem, { path }: Issue, source: Source): Problem {
  const found = valueAt(source.value, path);
  if (!["string", "number", "boolean"].includes(typeof found) || one.quotes) return one;
  return { ...one, quotes: [source.textAt(placeAt(source.file, source.spot, path)), String(found)] };
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
  const place = placeAt(source.file, source.spot, path);
  if (found === undefined) return [problem("missing-member", missingMember(path, source), { place })];
  if (found === null) return [problem("null-value", nullValue(path, source), { place })];
  switch (issue.code) {
    case "invalid_union":
      return fromUnion(issue, found, place, source);
    case "invalid_type":
      return [problem("wrong-type", wrongType(found, path, source, place), { place })];
    case "invalid_value":
      if (typeof found === "object")
        return [problem("wrong-type", wrongType(found, path, source, place), { place })];
      return [problem("wrong-value", badWord(String(found), issue.values.map(String)), { place })];
    case "custom":
    case "invalid_format":
      return [problem("wrong-value", wrongValue(issue.message, path, source), { place })];
    default:
      if (typeof found === "number")
        return [problem("wrong-value", wrongType(found, path, source, place), { place })];
      return [problem("wrong-value", emptyValue(path, source), { place })];
  }
}

/** If a value has several accepted forms, the issues of the form that fits best are reported. */
function fromUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  found: unknown,
  place: Place,
  source: Source,
): Problem[] {
  const inside = [...issue.errors].sort((a, b) => depth(b) - depth(a)).find((issues) => depth(issues) > 0);
  const sameType = issue.errors.find((issues) => issues.every(isOfValue));
  const branchIssues = inside ?? sameType;
  if (!branchIssues) return [problem("wrong-type", wrongType(found, issue.path, source, place), { place })];
  return issueProblems(
    branchIssues.map((one) => ({ ...one, path: [...issue.path, ...one.path] })),
    source,
  );
}

function depth(issues: readonly Issue[]): number {
  return greatest(issues.map(({ path, code }) => path.length + (code === "unrecognized_keys" ? 1 : 0)));
}

/** Whether the type is right, so that the issue is about the value itself. */
function isOfValue({ code }: Issue): boolean {
  return code !== "invalid_type" && code !== "invalid_value";
}

function unknown(name: string, path: readonly PropertyKey[], source: Source): Problem {
  const place = namePlaceAt(source.file, source.spot, [...path, name]);
  return problem("unknown-member", unknownMember(name, path, source), { place });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, step) => (typeof found === "object" && found !== null ? Reflect.get(found, step) : undefined),
    value,
  );
}
