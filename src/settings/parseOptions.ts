/** What was said for the options, read one by one. What cannot be had is a problem, and counts as not said. */
import type * as z from "zod";
import { type Problem, problem } from "../model/problem.ts";
import type { OptionName, RawOptions } from "./options.ts";
import {
  BATCH_SIZE,
  CONCURRENCY,
  FORMAT,
  MAX_DESTROY,
  ON_PROBLEM,
  ON_REMOVE,
  PRUNE,
  RATE,
  TIME_LIMIT,
} from "./schema.ts";

export type ParsedOptions = ReturnType<typeof parseOptions>["options"];

export function parseOptions(raw: RawOptions) {
  const problems: Problem[] = [];
  const text = (name: OptionName) => raw[name]?.at(-1);
  const on = (name: OptionName) => text(name) === "true";
  const read = <Value>(name: OptionName, { schema, takes }: Takes<Value>, value: unknown) => {
    if (text(name) === undefined) return undefined;
    const parsed = schema.safeParse(value);
    if (!parsed.success)
      problems.push(problem("bad-setting", `${name} is "${text(name)}", and must be ${takes}.`));
    return parsed.data;
  };
  const word = <Value>(name: OptionName, member: Takes<Value>) => read(name, member, text(name));
  const figure = <Value>(name: OptionName, member: Takes<Value>) =>
    read(name, member, text(name)?.trim() === "" ? Number.NaN : Number(text(name)));
  const options = {
    project: text("project"),
    only: raw.only,
    keys: raw.keys,
    webhooks: raw.webhooks,
    apiUrl: text("api-url"),
    concurrency: figure("concurrency", CONCURRENCY),
    batchSize: figure("batch-size", BATCH_SIZE),
    rate: figure("rate", RATE),
    prune: word("prune", PRUNE),
    onRemove: word("on-remove", ON_REMOVE),
    onProblem: word("on-problem", ON_PROBLEM),
    maxDestroy: figure("max-destroy", MAX_DESTROY),
    allowForeignProject: on("allow-foreign-project"),
    allowVariables: raw["allow-variables"],
    allowProjects: raw["allow-projects"],
    timeLimit: word("time-limit", TIME_LIMIT),
    format: word("format", FORMAT),
    detailedExitcode: on("detailed-exitcode"),
    matrix: on("matrix"),
    applyFrom: raw["apply-from"] ?? [],
    failOnDrift: on("fail-on-drift"),
    force: on("force"),
    yes: on("yes"),
    verbose: on("verbose"),
    quiet: on("quiet"),
    out: text("out"),
    plan: text("plan"),
    report: text("report"),
    backupDir: text("backup-dir"),
  };
  return { options, problems };
}

interface Takes<Value> {
  schema: z.ZodType<Value>;
  takes: string;
}
