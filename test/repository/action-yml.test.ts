/** Each action.yml as GitHub reads it, and as the sources mean it. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { ACTIONS } from "../../src/commands/actionCommands.ts";
import { actionComplaints, actionIn } from "./checkers.ts";

const FOLDERS = Object.keys(ACTIONS);
const action = actionIn(".");

test.each(FOLDERS)("%s: GitHub's own parser reports nothing", async (folder) => {
  const text = readFileSync(join(folder, "action.yml"), "utf8");
  expect(await actionComplaints(text)).toEqual([]);
  expect(await actionComplaints(text.replace("inputs:", "input:"))).not.toEqual([]);
});

test("only inputs that lokaform.yaml cannot set have a default, because a default would override the file", () => {
  const defaults = Object.entries(action.inputs).filter(([, input]) => input.default !== undefined);
  expect(defaults.map(([name]) => name)).toEqual(["command", "github-token"]);
});

test.each(FOLDERS)("%s: it starts the built file of its own entry on the runner's Node", (folder) => {
  const { runs } = actionIn(folder);
  expect(runs.using).toBe("node24");
  const path = join(folder, runs.main);
  expect(path).toMatch(/^dist\/\w*[aA]ction\.js$/);
  const entry = readFileSync(join("src", basename(path).replace(/js$/, "ts")), "utf8");
  expect(entry).toMatch(folder === "." ? 'ACTIONS["."]' : new RegExp(`ACTIONS(?:\\.|\\[")${folder}\\b`));
});

test("every output that is set is described, and nothing else", () => {
  const outputs = readFileSync("src/github/outputs.ts", "utf8");
  const [, union = ""] = /type OutputName =([^;]+);/.exec(outputs) ?? [];
  const names = [...union.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
  const described = FOLDERS.flatMap((folder) => Object.keys(actionIn(folder).outputs ?? {}));
  expect([...new Set(described)].sort()).toEqual(names.toSorted());
  const setting = `${outputs}${readFileSync("src/github/publishPull.ts", "utf8")}`
    .split("setOutputs({")
    .slice(1)
    .map((call) => call.split("});")[0]);
  const isSet = (name: string) =>
    setting.some((call) => new RegExp(`^ +"?${name}"?[:,]`, "m").test(call ?? ""));
  expect(names.filter((name) => !isSet(name))).toEqual([]);
});
