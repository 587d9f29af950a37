/** How a command line is read, and the messages about invalid ones. */
import { expect, test } from "vitest";
import { COMMANDS } from "../../../src/commands/commands.ts";
import { generalHelp, helpFor } from "../../../src/commands/help.ts";
import { COMMAND_NAMES } from "../../../src/model/command.ts";
import { optionName } from "../../../src/model/setting.ts";
import { optionProblems, readFlags } from "../../../src/settings/flags.ts";
import { offeredAs } from "../../../src/settings/table/table.ts";

const messages = (...args: string[]) => readFlags(args).problems.map(({ message }) => message);

test.each([
  [["plan", "-h"], { command: "plan", raw: { help: ["true"] } }],
  [["-h"], { raw: { help: ["true"] } }],
  [["help"], { raw: { help: ["true"] } }],
  [["help", "apply"], { command: "apply", raw: { help: ["true"] } }],
  [["version"], { raw: { version: ["true"] } }],
  [["-V"], { raw: { version: ["true"] } }],
  [["plan", "--version"], { command: "plan", raw: { version: ["true"] } }],
  [["plan", "-q"], { command: "plan", raw: { quiet: ["true"] } }],
  [["restore", "b.yaml", "--force"], { command: "restore", raw: { backup: ["b.yaml"], force: ["true"] } }],
  [["restore", "--force", "b.yaml"], { command: "restore", raw: { backup: ["b.yaml"], force: ["true"] } }],
  [
    ["report", "a.json", "--expect", "web", "b.json", "report"],
    { command: "report", raw: { reports: ["a.json", "b.json", "report"], expect: ["web"] } },
  ],
  [["report"], { command: "report", raw: {} }],
  // Help is shown, whatever else is wrong.
  [["plan", "--nonsense", "x.yaml", "--help"], { command: "plan", raw: { help: ["true"] } }],
])("%j", (args, { command, raw }: { command?: string; raw: object }) => {
  const read = readFlags(args);
  expect(read).toMatchObject({ raw, problems: [] });
  expect(read.command).toBe(command);
});

test.each([
  [["plna", "--help"], ['There is no command "plna". Did you mean "plan"?']],
  [["help", "aply"], ['There is no command "aply". Did you mean "apply"?']],
  [
    ["restore", "b.yaml", "c.yaml"],
    ['Unexpected argument "c.yaml". restore takes one backup. See: lokaform restore --help'],
  ],
  [
    ["pull", "cart.title"],
    [
      expect.stringContaining(
        "pull takes only options. Put a glob in quotes, so that the shell does not expand it.",
      ),
    ],
  ],
])("%j is one mistake", (args, raw) => {
  expect(messages(...args)).toEqual(raw);
});

test("a glob that the shell expanded is one mistake, with the quotes that it needs", () => {
  const [only, ...others] = messages("plan", "--keys", "g/a.yaml", "g/b.yaml", "g/c.yaml");
  expect(others).toEqual([]);
  expect(only).toContain('Unexpected argument "g/b.yaml".');
  expect(only).toContain("quotes");
  expect(messages("--keys", "g/a.yaml", "g/b.yaml", "plan")).toHaveLength(1);
});

test("of several mistakes on a command line, the first is reported", () => {
  const { problems } = readFlags(["plan", "--colour", "--wait", "keys.yaml"]);
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("--colour")]);
});

test.each([40, 60, 88, 200])("help fits into %i columns", (columns) => {
  const widest = Math.min(columns, 88);
  const lines = [
    generalHelp("1.0.0", columns),
    ...Object.values(COMMANDS).map((command) => helpFor(command, columns)),
  ].flat();
  // An example is one command, and the name of an option is one word.
  const prose = lines.filter((line) => !/^ {2}(lokaform|export|LOKALISE)|^ {2}-\S.*$/.test(line));
  for (const line of prose) expect(line.length, line).toBeLessThanOrEqual(widest);
});

test.each(Object.values(COMMANDS))(
  "the help of $name names the options of other commands as COMMAND --option",
  (command) => {
    const options = COMMAND_NAMES.flatMap((name) => {
      const own = offeredAs("option", [name]).map((row) => `--${optionName(row)}`);
      return name === command.name ? own : own.map((option) => `${name} ${option}`);
    });
    const help = helpFor(command).join(" ").replace(/\s+/g, " ");
    const named = Array.from(help.matchAll(/(?:(\S+) )?(--[a-z][a-z-]*)/g));
    const unknown = named.filter(
      ([words, , option = ""]) => !options.includes(option) && !options.includes(words),
    );
    expect(unknown.map(([words]) => words)).toEqual([]);
  },
);

test.each([
  [
    ["init", "--texts", "nonsense"],
    ['The value of texts is "nonsense", but it must be all, matching or none.'],
  ],
  [["init", "--texts", "true"], ['The value of texts is "true", but it must be all, matching or none.']],
  [["init", "--texts", "all"], []],
])("%j, where another command has a switch of that name", (args, messages) => {
  const { raw, problems } = readFlags(args);
  expect(problems).toEqual([]);
  expect(optionProblems(raw).map(({ message }) => message)).toEqual(messages);
});

test.each(["0x10", "1e9", "0b1", "0o7", "+5", "-5", " 5", "5 ", "1_000", "Infinity", ".5", "5.", ""])(
  "the number %j of an option is not in plain digits",
  (value) => {
    for (const name of ["allow-removals", "rate", "concurrency"])
      expect(optionProblems({ [name]: [value] }).map(({ message }) => message)).toEqual([
        expect.stringContaining(`The value of ${name} is "${value}", but it must be`),
      ]);
  },
);

test("a number of an option in plain digits", () => {
  expect(optionProblems({ "allow-removals": ["010"], rate: ["1.5"], concurrency: ["3"] })).toEqual([]);
});
