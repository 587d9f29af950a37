/** action.yml as GitHub reads it, and as the sources mean it. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { action, actionComplaints } from "./checkers.ts";

const text = readFileSync("action.yml", "utf8");

test("GitHub's own parser reports nothing", async () => {
  expect(await actionComplaints(text)).toEqual([]);
  expect(await actionComplaints(text.replace("inputs:", "input:"))).not.toEqual([]);
});

test("only inputs that lokaform.yaml cannot set have a default, because a default would override the file", () => {
  const defaults = Object.entries(action.inputs).filter(([, input]) => input.default !== undefined);
  expect(defaults.map(([name]) => name)).toEqual(["command", "github-token"]);
});

test("it starts the built file on the runner's Node", () => {
  expect(action.runs).toEqual({ using: "node24", main: "dist/action.js" });
});

test("every output that is set is described, and nothing else", () => {
  const sources = globSync("src/**/*.ts")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const set = [...sources.matchAll(/setOutput\("([^"]+)"/g)].map(([, name]) => name);
  expect(Object.keys(action.outputs).sort()).toEqual([...new Set(set)].sort());
});
