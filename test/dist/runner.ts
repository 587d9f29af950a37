/** Starts the action as GitHub's runner does, and reads what it says as the runner reads it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environmentOf, type Occasion } from "./occasion.ts";
import { ACTION, runNode } from "./spawn.ts";

export interface Command {
  name: string;
  properties: Record<string, string>;
  text: string;
}

export interface Ran {
  code: number | null;
  commands: Command[];
  /** Lines that are no commands. */
  log: string[];
  outputs: Record<string, string>;
  summary: string;
  /** Everything that came out, anywhere, but for the masks that the runner takes. */
  all: string;
}

/** Unset inputs arrive empty, as from the runner. Without an occasion the action learns nothing of any event. */
export async function runAction(
  workspace: string,
  inputs: Record<string, string>,
  env: Record<string, string> = {},
  occasion?: Occasion,
): Promise<Ran> {
  const temp = join(workspace, ".runner");
  mkdirSync(temp, { recursive: true });
  const file = (name: string) => {
    const path = join(temp, name);
    writeFileSync(path, "");
    return path;
  };
  const [output, summary] = [file("output"), file("summary")];
  const given = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
  const ended = await runNode([ACTION], {
    cwd: workspace,
    env: {
      GITHUB_ACTIONS: "true",
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      ...(occasion && environmentOf(occasion, temp)),
      ...given,
      ...env,
    },
  });
  const lines = `${ended.stdout}\n${ended.stderr}`.split("\n").filter((line) => line !== "");
  const commands = lines.flatMap((line) => parse(line) ?? []);
  const outputs = readOutputs(output);
  const words = existsSync(summary) ? readFileSync(summary, "utf8") : "";
  const shown = lines.filter((line) => parse(line)?.name !== "add-mask");
  return {
    code: ended.code,
    commands,
    log: lines.filter((line) => !parse(line)),
    outputs,
    summary: words,
    all: [...shown, JSON.stringify(outputs), words].join("\n"),
  };
}

/** The annotations of one severity. */
export function said({ commands }: Ran, severity: "error" | "warning" | "notice"): string[] {
  return commands.flatMap(({ name, text }) => (name === severity ? [text] : []));
}

/** The runner takes `::name k=v::text` at the start of a line, and `##[name k=v]text` anywhere in it. */
function parse(line: string): Command | undefined {
  const match =
    /^\s*::([^\s:]+)(?:\s+(.*?))?::(.*)$/.exec(line) ?? /##\[([^\s\]]+)(?:\s+([^\]]*))?\](.*)$/.exec(line);
  if (!match) return undefined;
  const [, name = "", properties = "", text = ""] = match;
  const pairs = properties
    .split(",")
    .filter((pair) => pair !== "")
    .map((pair): [string, string] => {
      const at = pair.indexOf("=");
      return [
        pair.slice(0, at),
        unescaped(pair.slice(at + 1))
          .replaceAll("%3A", ":")
          .replaceAll("%2C", ","),
      ];
    });
  return { name: name.toLowerCase(), properties: Object.fromEntries(pairs), text: unescaped(text) };
}

function unescaped(text: string): string {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

function readOutputs(file: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const [, name = "", , value = ""] of readFileSync(file, "utf8").matchAll(
    /^(.+?)<<(.+)\n([\s\S]*?)\n\2$/gm,
  ))
    outputs[name] = value;
  return outputs;
}
