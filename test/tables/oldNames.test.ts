/** Each old name of a setting, option or input is a problem that says what is there instead. */
import { expect, test } from "vitest";
import { ACTIONS } from "../../src/commands/actionCommands.ts";
import { readManifests } from "../../src/kinds/read.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { readConfig } from "../../src/settings/configFile.ts";
import { readFlags, readInputs } from "../../src/settings/flags.ts";
import { OLD_NAMES } from "../../src/settings/oldNames.ts";
import { parseYaml } from "../../src/yaml/yaml.ts";

const USE = {
  setting: (old: string) => readConfig(parseYaml("lokaform.yaml", yaml(old)), "/").problems,
  option: (old: string, command: string) => readFlags([command, `--${old}`, "value"]).problems,
  input: (old: string) => readInputs((name) => (name === old ? "value" : ""), ACTIONS["."]).problems,
  command: (old: string) => readFlags([old, "a.json", "--expect", "web"]).problems,
  "action command": (old: string) =>
    readInputs((name) => (name === "command" ? old : ""), ACTIONS["."]).problems,
};

function yaml(old: string): string {
  const [name, member] = old.split(".");
  return member === undefined ? `${name}: 1\n` : `${name}: { ${member}: 1 }\n`;
}

const ROWS = Object.entries(OLD_NAMES).flatMap(([where, names]) =>
  Object.entries(names).map(([name, instead]) => {
    const [old = "", command = "plan"] = name.split(" --").toReversed();
    return { where: where as keyof typeof USE, old, command, instead };
  }),
);

test.each(ROWS)("$where $old", ({ where, old, instead, command }) => {
  const message = `The ${where} ${where === "option" ? "--" : ""}${old} no longer exists. ${instead}`;
  expect(USE[where](old, command)).toEqual([expect.objectContaining({ severity: "error", message })]);
});

test("values of an old form are refused with the new form", () => {
  expect(readConfig(parseYaml("lokaform.yaml", "prune: owned\n"), "/").problems).toMatchObject([
    { message: expect.stringContaining("such as { keys: owned, by: archive }") },
  ]);
  for (const [kind, name] of [
    ["keys", "key_name: a"],
    ["webhooks", "url: https://x.example.com/a"],
  ] as const) {
    const manifests = { [kind]: [{ path: "m.yaml", text: `${kind}: [{ ${name}, previously: [] }]\n` }] };
    const { problems } = readManifests(KINDS, manifests, { values: {}, tokens: [] });
    expect(problems[0]?.message).toContain("set new: true instead");
  }
});
