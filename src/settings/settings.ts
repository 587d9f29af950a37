/** What a run is told, checked and whole: an option, then the environment, then the default. */
import * as z from "zod";
import { type Problem, problem } from "../model/problem.ts";
import type { OptionName, Said, SyncCommand } from "./options.ts";

export interface Settings {
  command: SyncCommand;
  /** Absent where the command needs none. */
  project: string | undefined;
  token: string | undefined;
  apiUrl: string | undefined;
  /** Globs as they were named; undefined: none was named, and the usual files count if they are there. */
  keys: readonly string[] | undefined;
  webhooks: readonly string[] | undefined;
  concurrency: number;
  batchSize: number;
  /** Requests a second. */
  rate: number;
  format: "text" | "json" | "markdown";
  detailedExitcode: boolean;
  yes: boolean;
  verbose: boolean;
  quiet: boolean;
  /** Files to write; undefined: not asked for. */
  out: string | undefined;
  report: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `token` is one that was given in another way than the environment: by a file, or an input. */
export function readSettings(
  command: SyncCommand,
  said: Said,
  environment: Environment,
  token: string | undefined,
): { settings: Settings; problems: Problem[] } {
  const problems: Problem[] = [];
  const one = (name: OptionName) => said[name]?.at(-1);
  const on = (name: OptionName) => one(name) === "true";
  const number = (name: OptionName, usual: number, most: number, whole: boolean) => {
    const text = one(name);
    if (text === undefined) return usual;
    const value = Number(text);
    const right = text.trim() !== "" && value > 0 && value <= most && (!whole || Number.isInteger(value));
    if (right) return value;
    problems.push(
      problem(
        "bad-setting",
        `${name} is "${text}", and must be a ${whole ? "whole " : ""}number from ${whole ? 1 : "just above 0"} to ${most}.`,
      ),
    );
    return usual;
  };
  const format = z.enum(["text", "json", "markdown"]).safeParse(one("format") ?? "text");
  if (!format.success)
    problems.push(
      problem("bad-setting", `format is "${one("format")}", and must be text, json or markdown.`),
    );
  const settings: Settings = {
    command,
    project: one("project"),
    token: token ?? (environment.LOKALISE_API_TOKEN || undefined),
    apiUrl: one("api-url") ?? (environment.LOKALISE_API_URL || undefined),
    keys: said.keys,
    webhooks: said.webhooks,
    concurrency: number("concurrency", 6, 10, true),
    batchSize: number("batch-size", 500, 500, true),
    rate: number("rate", 6, 1000, false),
    format: format.success ? format.data : "text",
    detailedExitcode: on("detailed-exitcode"),
    yes: on("yes"),
    verbose: on("verbose"),
    quiet: on("quiet"),
    out: one("out"),
    report: one("report"),
  };
  return { settings, problems: [...problems, ...missing(settings)] };
}

function missing({ command, project, token }: Settings): Problem[] {
  if (command === "validate") return [];
  const problems: Problem[] = [];
  if (project === undefined) {
    problems.push(
      problem(
        "bad-setting",
        "No project is named. Give --project ID (the action: project); the id stands in the project's settings, and in its URL.",
      ),
    );
  } else if (!/^[^\s/?#;:]+(:[^\s?#;:]+)?$/.test(project)) {
    problems.push(
      problem(
        "bad-setting",
        `"${project}" is no project id. It looks like 3002780358964f9bab5a92.87762498, or like that with :branch behind it.`,
      ),
    );
  }
  if (token === undefined) {
    problems.push(
      problem(
        "bad-setting",
        "There is no API token. Set LOKALISE_API_TOKEN, or name a file with --token-file (the action: token, from a secret).",
      ),
    );
  }
  return problems;
}
