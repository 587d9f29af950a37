/** Runs the action, and reads its output as GitHub's runner reads it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asRunner, type Command } from "../hostile/runnerParser.ts";
import { isActionHere } from "../scale.ts";
import { type Entry, runHere } from "./runHere.ts";
import { built, runNode } from "./spawn.ts";
import { environmentOf, type WorkflowContext } from "./workflowContext.ts";

export interface ActionRun {
  code: number | null;
  commands: Command[];
  /** Lines that are not commands. */
  log: string[];
  outputs: Record<string, string>;
  figures: Record<string, number>;
  /** The addresses of the comment or of the issues. */
  addresses: string[];
  summary: string;
  /** All output, except the masks, which the runner does not show. */
  all: string;
}

/** `uses`: the entry of the action. */
export type Inputs = Record<string, string> & { uses?: Entry };

/**
 * Runs the built action, or its sources in this process, as `vitest.config.ts` says for the file.
 * Inputs that are not set are empty, as with the runner. Without a context there is no event.
 */
export async function runAction(
  workspace: string,
  { uses = "action", ...inputs }: Inputs,
  env: Record<string, string> = {},
  context?: WorkflowContext,
  onStart?: (send: (signal: NodeJS.Signals) => void) => void,
): Promise<ActionRun> {
  const temp = join(workspace, ".runner");
  mkdirSync(temp, { recursive: true });
  const file = (name: string) => {
    const path = join(temp, name);
    writeFileSync(path, "");
    return path;
  };
  const [output, summary] = [file("output"), file("summary")];
  const given = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      name === "LOKALISE_API_URL" ? name : `INPUT_${name.toUpperCase()}`,
      value,
    ]),
  );
  const environment = {
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    RUNNER_TEMP: temp,
    ...(context && environmentOf(context, temp)),
    ...given,
    ...env,
  };
  const ended =
    isActionHere && !onStart
      ? await runHere(uses, environment)
      : await runNode([built(uses)], { cwd: workspace, ...(onStart && { onStart }), env: environment });
  const words = `${ended.stdout}\n${ended.stderr}`;
  const { commands, log } = asRunner(words);
  const outputs = readOutputs(output);
  const told = existsSync(summary) ? readFileSync(summary, "utf8") : "";
  const shown = words.split("\n").filter((line) => asRunner(line).commands[0]?.name !== "add-mask");
  return {
    code: ended.code,
    commands,
    log,
    outputs,
    figures: figuresOf(log),
    addresses: log.flatMap((line) => /^Written: (http.*)/.exec(line)?.[1] ?? []),
    summary: told,
    all: [...shown, JSON.stringify(outputs), told].join("\n"),
  };
}

/** What the last lines about the plan and about what was applied count. */
function figuresOf(log: readonly string[]): Record<string, number> {
  const plan = log.findLast((line) => /^(Plan|Drift|\d+ projects): /.test(line)) ?? "";
  const applied = log.findLast((line) => /applied: |^Applied: /i.test(line)) ?? "";
  const count = (line: string, words: RegExp) =>
    [...line.matchAll(new RegExp(`(\\d+) (?:${words.source})\\b`, "g"))].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    );
  return {
    "to-create": count(plan, /to create/),
    "to-update": count(plan, /to (?:update|rename)/),
    "to-remove": count(plan, /to remove/),
    created: count(applied, /created/),
    updated: count(applied, /updated|renamed/),
    removed: count(applied, /removed/),
  };
}

/** The annotations of one severity. */
export function annotated({ commands }: ActionRun, severity: "error" | "warning" | "notice"): string[] {
  return commands.flatMap(({ name, text }) => (name === severity ? [text] : []));
}

function readOutputs(file: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const [, name = "", , value = ""] of readFileSync(file, "utf8").matchAll(
    /^(.+?)<<(.+)\n([\s\S]*?)\n\2$/gm,
  ))
    outputs[name] = value;
  return outputs;
}
