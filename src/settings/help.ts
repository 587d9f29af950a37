/** What `--help` says, made of the table of options. */
import { allOptions, COMMANDS, type CommandName } from "./options.ts";

const EXAMPLES: Readonly<Record<CommandName, readonly string[]>> = {
  validate: [
    "lokaform validate",
    "lokaform validate --keys 'l10n/**/keys.yaml' --webhooks l10n/webhooks.yaml",
  ],
  plan: [
    "export LOKALISE_API_TOKEN=…",
    "lokaform plan --project 3002780358964f9bab5a92.87762498",
    "lokaform plan --project ID --format markdown",
  ],
  apply: ["export LOKALISE_API_TOKEN=…", "lokaform apply --project 3002780358964f9bab5a92.87762498"],
  sandbox: [
    "lokaform sandbox --port 8089 --state sandbox.json",
    "LOKALISE_API_URL=http://127.0.0.1:8089/api2 LOKALISE_API_TOKEN=any lokaform plan --project ID",
  ],
  demo: ["lokaform demo"],
};

const EXITS: Readonly<Record<CommandName, string>> = {
  validate: "0 valid; 1 not",
  plan: "0 planned (with --detailed-exitcode: nothing to do); 1 a problem; 2 something to do, with --detailed-exitcode",
  apply: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem",
  sandbox: "0 stopped (Ctrl-C); 1 could not start",
  demo: "0 all of it worked; 1 not",
};

const WIDTH = 88;

export function helpFor(command: CommandName): string[] {
  const options = allOptions().filter(([, option]) => option.commands.includes(command));
  const rows = options.map(
    ([name, { metavar, help }]) => [`--${name}${metavar ? ` ${metavar}` : ""}`, help] as const,
  );
  return [
    COMMANDS[command],
    "",
    `Usage: lokaform ${command} [options]`,
    "",
    "Options:",
    ...table(rows),
    "",
    "For example:",
    ...EXAMPLES[command].map((line) => `  ${line}`),
    "",
    `Exit code: ${EXITS[command]}.`,
  ];
}

export function generalHelp(version: string): string[] {
  return [
    `lokaform ${version} – translation keys and webhooks of Lokalise projects as code`,
    "",
    "Usage: lokaform COMMAND [options]",
    "",
    "Commands:",
    ...table(Object.entries(COMMANDS)),
    "",
    "lokaform COMMAND --help tells the options of one; lokaform --version the version.",
    "New here? lokaform demo shows it all in half a minute.",
  ];
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const left = Math.max(...rows.map(([name]) => name.length)) + 4;
  return rows.flatMap(([name, text]) => {
    const [first = "", ...others] = wrapped(text, WIDTH - left);
    return [`  ${name.padEnd(left - 2)}${first}`, ...others.map((line) => " ".repeat(left) + line)];
  });
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
