/** What can be set, in lokaform.yaml or by an option: each with its schema and, for people, what it takes. */
import * as z from "zod";
import { entrySchema } from "../kinds/traits.ts";
import { ON_PROBLEMS, PRUNES, REMOVALS } from "../model/rules.ts";

function member<const Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  takes: string,
) {
  return { name, schema, takes } as const;
}

const globs = z.array(z.string().min(1)).min(1);
/** Read member by member elsewhere: its names are data, or have a table of their own. */
const mapping = z.record(z.string(), z.unknown());
const count = z.int().min(0);
const percent = z.number().min(0).max(100);
const plainWord = (text: string) => /^[A-Za-z0-9_.-]+$/.test(text);

/** Milliseconds. */
const duration = z
  .string()
  .refine(isDuration, "is no time from 1 s to 24 h")
  .transform((text) => milliseconds(text));

export const PROJECT = member("project", z.string().min(1), "the id of a project, as text");
export const PRUNE = member("prune", z.enum(PRUNES), "off, owned or all");
export const ON_REMOVE = member("on_remove", z.enum(REMOVALS), "archive or destroy");
export const ON_PROBLEM = member("on_problem", z.enum(ON_PROBLEMS), "skip or stop");
export const CONCURRENCY = member("concurrency", z.int().min(1).max(10), "a whole number from 1 to 10");
export const BATCH_SIZE = member("batch_size", z.int().min(1).max(500), "a whole number from 1 to 500");
export const RATE = member("rate", z.number().min(0.1).max(1000), "a number from 0.1 to 1000");
export const TIME_LIMIT = member(
  "time_limit",
  duration,
  "a time such as 30m, 90s or 1h, from one second to 24 hours",
);
export const MAX_DESTROY = member("max-destroy", count, "a whole number, 0 or more");

export const FORMAT = member("format", z.enum(["text", "json", "markdown"]), "text, json or markdown");

/** What holds for a project, and for all of them where it stands outside of `projects`. */
const sharedMembers = [
  member("keys", globs, "a list of paths or globs, relative to lokaform.yaml"),
  member("webhooks", globs, "a list of paths or globs, relative to lokaform.yaml"),
  member("languages", mapping, 'a mapping of languages, or "*" for all others, to enforce, seed or ignore'),
  member(
    "owner",
    z.string().refine(plainWord, "is no plain word"),
    "a name of letters, digits, underscores, dots and hyphens",
  ),
  PRUNE,
  member("prune_webhooks", z.enum(["off", "all"]), "off or all"),
  ON_REMOVE,
  ON_PROBLEM,
  member("protected_tags", z.array(z.string().min(1)), "a list of tags"),
  member(
    "limits",
    mapping,
    "a mapping of destroy, destroy_percent, destroy_webhooks and update_percent to numbers",
  ),
  member("allow_foreign_project", z.boolean(), "true or false"),
  CONCURRENCY,
  BATCH_SIZE,
  RATE,
  member("use_automations", z.boolean(), "true or false"),
  member("show_texts", z.boolean(), "true or false"),
] as const;

export const limitMembers = [
  member("destroy", count, "a whole number, 0 or more"),
  member("destroy_percent", percent, "a number from 0 to 100"),
  member("destroy_webhooks", count, "a whole number, 0 or more"),
  member("update_percent", percent, "a number from 0 to 100"),
] as const;

export const fileMembers = [
  PROJECT,
  ...sharedMembers,
  TIME_LIMIT,
  member("projects", mapping, "a mapping of names to projects"),
] as const;

export const entryMembers = [
  PROJECT,
  ...sharedMembers,
  member("token_env", z.string().min(1), "the name of an environment variable"),
] as const;

export const limitsSchema = entrySchema(limitMembers);
export const fileSchema = entrySchema(fileMembers);
export const entrySettingsSchema = entrySchema(entryMembers);

const UNITS = { s: 1_000, m: 60_000, h: 3_600_000 } as const;
const DAY = 24 * UNITS.h;

function milliseconds(text: string): number {
  const [, figure = "", unit = ""] = /^(\d{1,9})([smh])$/.exec(text) ?? [];
  return Number(figure) * (unit === "s" || unit === "m" || unit === "h" ? UNITS[unit] : 0);
}

function isDuration(text: string): boolean {
  const length = milliseconds(text);
  return length >= UNITS.s && length <= DAY;
}
