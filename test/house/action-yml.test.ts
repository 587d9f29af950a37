/** action.yml as GitHub reads it, and as the sources mean it. */
import { readFileSync } from "node:fs";
import { validate } from "@actions/languageservice";
import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";
import { allOptions } from "../../src/settings/options.ts";

const text = readFileSync("action.yml", "utf8");
const action: {
  inputs: Record<string, { description: string; default?: string }>;
  outputs: Record<string, { description: string }>;
  runs: { using: string; main: string };
} = parse(text);

/** The reader keeps what it read by its address, so each text has one of its own. */
const complaints = (folder: string, content: string) =>
  validate(TextDocument.create(`file:///${folder}/action.yml`, "github-actions-action", 1, content));

test("GitHub's own reader has nothing to complain of", async () => {
  expect(await complaints("ours", text)).toEqual([]);
  expect(await complaints("wrong", text.replace("inputs:", "input:"))).not.toEqual([]);
});

test("every option that is an input stands in it, and nothing else", () => {
  const options = allOptions().flatMap(([name, { input }]) => (input ? [name] : []));
  expect(Object.keys(action.inputs).sort()).toEqual(
    [...options, "command", "token", "github-token", "working-directory"].sort(),
  );
});

test("no default beats a file: only what no file can say has one", () => {
  const defaults = Object.entries(action.inputs).filter(([, input]) => input.default !== undefined);
  expect(defaults.map(([name]) => name)).toEqual(["command", "github-token"]);
});

test("it starts the built file on the runner's Node", () => {
  expect(action.runs).toEqual({ using: "node24", main: "dist/action.js" });
});
