/** The command line, or the inputs of the action → a command and its raw options. */
import { parseArgs } from "node:util";
import { COMMAND_NAMES, type CommandName, isCommand } from "../model/command.ts";
import { didYouMean } from "../model/didYouMean.ts";
import { readNumber } from "../model/json.ts";
import { type Problem, problem } from "../model/problem.ts";
import { optionName, partsOf, type Setting } from "../model/setting.ts";
import { OPTIONS, offeredAs } from "./table/table.ts";

type Given = Partial<Record<string, string[]>>;

/** `command`: absent if none is named. Only the first mistake is a problem; with help or version, only an unknown command is. */
export function readFlags(args: readonly string[]) {
  // Commands can have an option of one name: the one of this command is the last, and counts.
  const firstCommand = args.find(isCommand);
  const isOwn = ({ commands }: Setting) => firstCommand !== undefined && commands.includes(firstCommand);
  const options = [...OPTIONS.filter((row) => !isOwn(row)), ...OPTIONS.filter(isOwn)];
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options.map((row) => [optionName(row), parsed(row)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positionals = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  const topic = positionals[0] === "help" || positionals[0] === "version" ? positionals[0] : undefined;
  const words = topic ? positionals.slice(1) : positionals;
  const command = words.find(isCommand);
  const argument = command && offeredAs("argument", [command])[0];
  const otherWords = command === undefined ? [] : words.toSpliced(words.indexOf(command), 1);
  const values = argument?.option?.as === "list" ? otherWords : otherWords.slice(0, argument ? 1 : 0);
  const raw: Given = {
    ...(topic && { [topic]: ["true"] }),
    ...(argument && values.length > 0 && { [optionName(argument)]: values }),
  };
  const problems: Problem[] = [];
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const message = complaint(token, command, raw);
    if (message) problems.push(bad(message));
    else raw[token.name] = [...(raw[token.name] ?? []), token.value ?? "true"];
  }
  const unknown = unknownCommand(words, command);
  const mistakes = [...unknown, ...problems, ...unexpected(otherWords[values.length], command, argument)];
  const firstProblems = raw.help || raw.version ? unknown : mistakes.slice(0, 1);
  return { ...(command && { command }), raw, problems: firstProblems };
}

function parsed({ option }: Setting) {
  if (option?.as !== "switch") return { type: "string", multiple: true } as const;
  return { type: "boolean", multiple: true, ...(option.short && { short: option.short }) } as const;
}

function unknownCommand(words: readonly string[], command: CommandName | undefined): Problem[] {
  const [word] = words;
  if (word === undefined || command !== undefined) return [];
  const names = [...COMMAND_NAMES];
  const guess = didYouMean(word, names) || ` The commands are ${names.join(", ")}.`;
  return [bad(`There is no command "${word}".${guess}`)];
}

/** The first word that is neither command nor option: one mistake, however many words the shell made of it. */
function unexpected(
  word: string | undefined,
  command: CommandName | undefined,
  argument: Setting | undefined,
): Problem[] {
  if (word === undefined) return [];
  const way = argument
    ? ` ${command} takes one ${optionName(argument)}.`
    : ` ${command} takes only options. Put a glob in quotes, so that the shell does not expand it.`;
  return [bad(`Unexpected argument "${word}".${way} See: lokaform ${command} --help`)];
}

function complaint(
  { name, rawName, value }: { name: string; rawName: string; value: string | undefined },
  command: CommandName | undefined,
  raw: Given,
): string | undefined {
  const offered = offeredAs("option", command && [command]);
  const option = offered.find((row) => optionName(row) === name)?.option;
  if (!option) {
    const flags = offered.map((row) => `--${optionName(row)}`);
    const whose = command ? `lokaform ${command}` : "lokaform";
    if (name === "token")
      return `${whose} has no option ${rawName}, because a command line is not secret. Write export LOKALISE_API_TOKEN=…, or the path of a file with the token: --token-file FILE.`;
    return `${whose} has no option ${rawName}.${didYouMean(rawName.replace(/^-\b/, "--"), flags)} See: ${whose} --help`;
  }
  if (option.as !== "switch" && (value === undefined || value === ""))
    return `${rawName} needs a value: ${rawName} ${option.metavar}.`;
  if (option.as === "switch" && value !== undefined) return `${rawName} is a switch and takes no value.`;
  if (raw[name] && option.as !== "list") return `${rawName} was given twice. Give it once.`;
  return undefined;
}

function bad(message: string): Problem {
  return problem("bad-setting", message);
}

/** What was given for each option, by its name: not yet checked. A switch that is on is "true". */
export type RawOptions = Readonly<Partial<Record<string, readonly string[]>>>;

/** The value of one option; undefined if it was not given, or cannot be used: {@link optionProblems} says why. */
export function optionValue<Value>(row: Setting<Value>, raw: RawOptions): Value | undefined {
  const isPart = row.parent !== undefined && row.option === undefined;
  // The option of several settings has a part for each: `--prune keys=owned,by=archive` has the one of `prune.keys`.
  const texts = isPart
    ? partsOf(raw[row.parent ?? ""] ?? []).flatMap(({ name, value }) => (name === row.name ? value : []))
    : raw[optionName(row)];
  return texts?.length ? row.schema.safeParse(fromText(row, texts)).data : undefined;
}

export function optionProblems(raw: RawOptions): Problem[] {
  return OPTIONS.flatMap((row) => {
    const name = optionName(row);
    const texts = raw[name];
    // On a command line, a switch has no value. Another command can have an option of its name.
    const isInput = row.option?.offered.includes("input");
    if (!texts?.length || (row.option?.as === "switch" && !isInput)) return [];
    const { error } = row.schema.safeParse(fromText(row, texts));
    if (!error) return [];
    // Of a list, one value can be wrong.
    const [issue] = error.issues;
    const value = texts[Number(issue?.path[0])] ?? texts.at(-1);
    const reason = issue?.code === "custom" && row.option?.as === "list" ? ` It ${issue.message}.` : "";
    return [
      problem("bad-setting", `The value of ${name} is "${value}", but it must be ${row.expects}.${reason}`),
    ];
  });
}

export function givenWords(raw: RawOptions, rows: readonly Setting[]): string[] {
  return rows.flatMap((row) => {
    const [flag, texts] = [`--${optionName(row)}`, raw[optionName(row)] ?? []];
    if (row.option?.as === "switch") return texts.at(-1) === "true" ? [flag] : [];
    return texts.flatMap((value) => [flag, value]);
  });
}

function fromText({ option }: Setting, texts: readonly string[]): unknown {
  if (option?.as === "list") return texts;
  const text = texts.at(-1);
  // A number that is not one stays a text: `auto`, or a mistake that the schema refuses.
  if (option?.as === "number") return text === undefined ? text : (readNumber(text) ?? text);
  if (option?.as === "switch") return text === "true" ? true : text === "false" ? false : text;
  return text;
}

/** `input`: the text of an input, empty if it is not set. `commands`: those of the action; a single one needs no input. */
export function readInputs<Command extends { name: CommandName }>(
  input: (name: string) => string,
  commands: readonly Command[],
): { command: Command | undefined; raw: RawOptions; problems: Problem[] } {
  const names = commands.map(({ name }) => name);
  const [only, ...otherNames] = names;
  const word = (otherNames.length === 0 && only) || input("command") || "plan";
  const command = commands.find(({ name }) => name === word);
  const offered = offeredAs("input", names);
  const inputs = offered.flatMap((row) => {
    const values = textsOf(row, input(optionName(row)));
    const isUsed = !command || row.commands.includes(command.name);
    return values.length === 0 ? [] : [{ name: optionName(row), values, isUsed }];
  });
  const used = inputs.filter(({ isUsed }) => isUsed).map(({ name, values }) => [name, values] as const);
  const raw: RawOptions = Object.fromEntries(used);
  if (!command) {
    const message = `This action has no command "${word}".${didYouMean(word, names)} It offers ${names.join(", ")}. Pull, report and webhook-secret have actions of their own, such as lokaform/lokaform/pull.`;
    return { command, raw, problems: [problem("bad-setting", message)] };
  }
  const unused = inputs.flatMap(({ name, isUsed }) => (isUsed ? [] : name));
  if (unused.length === 0) return { command, raw, problems: [] };
  const message = `${command.name} does not use ${unused.join(", ")}: ${unused.length > 1 ? "they have" : "it has"} no effect.`;
  return { command, raw, problems: [problem("bad-setting", message, { severity: "notice" })] };
}

function textsOf({ option }: Setting, text: string): string[] {
  const values = option?.as === "list" ? text.split("\n") : [text];
  const lines = values.map((value) => value.trim()).filter((value) => value !== "");
  return option?.as === "switch" ? lines.map((value) => value.toLowerCase()) : lines;
}
