/** The command line → a command and what was said for its options. */
import { parseArgs } from "node:util";
import { didYouMean } from "../model/nearest.ts";
import { type Problem, problem } from "../model/problem.ts";
import {
  allOptions,
  COMMANDS,
  type CommandName,
  isCommand,
  OPTIONS,
  type OptionName,
  type Said,
} from "./options.ts";

export interface CommandLine {
  /** Absent where none was named. */
  command?: CommandName;
  said: Said;
  problems: Problem[];
}

export function readFlags(args: readonly string[]): CommandLine {
  const options = Object.fromEntries(
    allOptions().map(([name, { metavar }]) => [
      name,
      { type: metavar ? "string" : "boolean", multiple: true } as const,
    ]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  const { command, file, problems } = readCommand(words);
  const said: Partial<Record<OptionName, string[]>> = file === undefined ? {} : { backup: [file] };
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const wrong = objection(token, command, said);
    if (wrong) problems.push(problem("bad-setting", wrong));
    else if (isOption(token.name)) said[token.name] = [...(said[token.name] ?? []), token.value ?? "true"];
  }
  return { ...(command && { command }), said, problems };
}

/** `file`: the one argument that restore takes. */
function readCommand([word, ...others]: readonly string[]): {
  command?: CommandName;
  file?: string;
  problems: Problem[];
} {
  if (word === undefined) return { problems: [] };
  if (!isCommand(word)) {
    const known = Object.keys(COMMANDS);
    const message = `There is no command "${word}".${didYouMean(word, known) || ` There are ${known.join(", ")}.`}`;
    return { problems: [problem("bad-setting", message)] };
  }
  const [file, second] = others;
  if (word === "restore" && file !== undefined && second === undefined)
    return { command: word, file, problems: [] };
  if (others.length === 0) return { command: word, problems: [] };
  return {
    command: word,
    problems: [
      problem(
        "bad-setting",
        `${word} takes options only; "${others[0]}" is none. See: lokaform ${word} --help`,
      ),
    ],
  };
}

interface FlagToken {
  name: string;
  rawName: string;
  value: string | undefined;
}

function objection(
  { name, rawName, value }: FlagToken,
  command: CommandName | undefined,
  said: Said,
): string | undefined {
  const offered = allOptions().filter(
    ([, { flag, commands }]) => flag !== false && (!command || commands.includes(command)),
  );
  if (!isOption(name) || !offered.some(([known]) => known === name)) {
    const flags = offered.map(([known]) => `--${known}`);
    const whose = command ? `lokaform ${command}` : "lokaform";
    return `${whose} has no option ${rawName}.${didYouMean(rawName, flags)} See: ${whose} --help`;
  }
  const { metavar, many }: (typeof OPTIONS)[OptionName] & { metavar?: string; many?: true } = OPTIONS[name];
  if (metavar !== undefined && (value === undefined || value === ""))
    return `${rawName} needs a value: ${rawName} ${metavar}.`;
  if (metavar === undefined && value !== undefined) return `${rawName} is a switch and takes no value.`;
  if (said[name] && many === undefined) return `${rawName} was given twice. Give it once.`;
  return undefined;
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}
