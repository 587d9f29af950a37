/** A mapping of lokaform.yaml → its values, as far as they are right, and a problem for each that is not. */
import type * as z from "zod";
import { issueProblems } from "../manifest/issues.ts";
import type { ParsedYaml } from "../manifest/yaml.ts";
import { namePlaceAt, type Place, placeAt, type Spot } from "../model/place.ts";
import type { Problem } from "../model/problem.ts";

/** What a mapping says: only what is right. */
export interface Mapping<Values> {
  values: Partial<Values>;
  /** Members that were there and could not be used. */
  broken: ReadonlySet<string>;
  /** Where a value stands. */
  place(...path: readonly PropertyKey[]): Place;
  /** Where the name of a member stands. */
  namePlace(...path: readonly PropertyKey[]): Place;
}

export interface Located {
  value: unknown;
  spot: Spot;
}

interface Words {
  readonly name: string;
  readonly takes: string;
}

export interface Table<Values> {
  schema: z.ZodType<Values>;
  members: readonly Words[];
  /** What it is called in a sentence. */
  thing: string;
}

/** Nothing in the place of a mapping is an empty one. */
export function readMapping<Values>(
  yaml: ParsedYaml,
  { value: found, spot }: Located,
  { schema, members, thing }: Table<Values>,
): { mapping: Mapping<Values>; problems: Problem[] } {
  const value = found ?? {};
  const words = new Map(
    members.map(({ name, takes }) => [name, { takes, empty: undefined, optional: true }]),
  );
  const { file, textAt } = yaml;
  const parsed = schema.safeParse(value);
  const issues = parsed.success ? [] : parsed.error.issues;
  const broken = new Set(issues.flatMap(membersIn));
  const mapping: Mapping<Values> = {
    values: parsed.success ? parsed.data : without(schema, value, broken),
    broken,
    place: (...path) => placeAt(file, spot, path),
    namePlace: (...path) => namePlaceAt(file, spot, path),
  };
  return { mapping, problems: issueProblems(issues, { value, spot, file, textAt, thing, members: words }) };
}

/** A member of a mapping that is a mapping itself. */
export function memberOf({ spot }: Located, name: string, value: unknown): Located {
  return { value, spot: spot.members?.get(name) ?? spot };
}

/** One mistake does not hide what is right beside it. */
function without<Values>(
  schema: z.ZodType<Values>,
  value: unknown,
  broken: ReadonlySet<string>,
): Partial<Values> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => !broken.has(name)));
  const parsed = schema.safeParse(rest);
  return parsed.success ? parsed.data : {};
}

function membersIn(issue: z.core.$ZodIssue): string[] {
  const [first] = issue.path;
  if (first !== undefined) return [String(first)];
  return issue.code === "unrecognized_keys" ? issue.keys : [];
}
