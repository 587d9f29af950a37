/** The reusable workflow asks for little, does one thing for each event, and can be called as the pages say. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { actionIn, complaints } from "./checkers.ts";
import { blocks, PAGES } from "./pages.ts";
import { type Caller, filled, jobsFor, REUSABLE, reusable, stepOf } from "./reusable.ts";
import { SOURCES } from "./sources.ts";

const callers = PAGES.flatMap((page) => blocks(page, "yaml")).filter(({ text }) => text.includes(REUSABLE));
const { inputs, secrets } = reusable.on.workflow_call;
const COMMANDS = ["plan", "apply", "drift"] as const;

test("it runs only if another workflow calls it", () => {
  expect(Object.keys(reusable.on)).toEqual(["workflow_call"]);
});

test("the README has a workflow of 14 lines that calls it, before any other one", () => {
  const [first] = blocks("README.md", "yaml").filter(({ text }) => /^on:/m.test(text));
  expect(first?.text).toContain(`uses: lokaform/lokaform/${REUSABLE}@v1`);
  expect(first?.text.trimEnd().split("\n")).toHaveLength(14);
});

test.each(callers)("$name gives all permissions of the jobs, and no others", ({ text }) => {
  const needed: Record<string, string> = {};
  for (const { permissions } of Object.values(reusable.jobs))
    for (const [name, access] of Object.entries(permissions))
      needed[name] = needed[name] === "write" ? "write" : access;
  const { permissions }: Caller = parse(text);
  expect(permissions).toEqual(needed);
});

test.each(callers)("$name uses inputs and secrets that exist", ({ text }) => {
  const caller: Caller = parse(text);
  for (const job of Object.values(caller.jobs)) {
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(job.with ?? {})));
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(Object.keys(job.secrets)));
    // The environment of the job can have the token only under the same name.
    const { variables: _, ...tokens } = job.secrets;
    for (const [name, value] of Object.entries(tokens)) expect(value).toBe(`\${{ secrets.${name} }}`);
  }
});

test.each(callers)("$name has all events that start a job, and no others", ({ text }) => {
  const { on }: Caller = parse(text);
  const started = Object.keys(on).map((event) => jobsFor(eventOf(event)));
  expect(started).toEqual([["plan"], ["plan"], ["apply"], ["drift"], ["apply"]]);
});

test.each([
  ["an input that does not exist", "with: { project:", "with: { projct:"],
  ["a secret that does not exist", "      LOKALISE_PLAN_TOKEN:", "      LOKALISE_PLAN:"],
])("GitHub's parser reports %s in a call", async (_what, right, wrong) => {
  const [{ text } = { text: "" }] = callers;
  expect(text).toContain(right);
  expect(await complaints(text)).toEqual([]);
  expect(await complaints(text.replace(right, wrong))).not.toEqual([]);
});

function eventOf(name: string, ref = "refs/heads/main") {
  const repository = { default_branch: "main" };
  return { github: { event_name: name, ref, run_id: "9", event: { repository } } };
}

test.each([
  ["pull_request", "refs/pull/7/merge", {}, ["plan"]],
  ["push", "refs/heads/main", {}, ["apply"]],
  ["push", "refs/heads/texts", {}, []],
  ["push", "refs/heads/texts", { "apply-from": "texts" }, ["apply"]],
  ["push", "refs/tags/main", {}, []],
  ["schedule", "refs/heads/main", {}, ["drift"]],
  ["workflow_dispatch", "refs/heads/main", {}, ["apply"]],
  ["workflow_dispatch", "refs/heads/main", { "apply-on-dispatch": false }, ["plan"]],
  ["pull_request_target", "refs/heads/main", {}, []],
  ["issue_comment", "refs/heads/main", {}, []],
  ["workflow_run", "refs/heads/main", {}, []],
  ["merge_group", "refs/heads/gh-readonly-queue/main/pr-7-a", {}, ["plan"]],
])("%s of %s with %o starts %o", (event, ref, given, jobs) => {
  expect(jobsFor({ ...eventOf(event, ref), inputs: given })).toEqual(jobs);
});

test("each job has the token with the fewest rights, and only apply has the environment", () => {
  const tokens = COMMANDS.map((command) => stepOf(command).with.token);
  const plan = "${{ secrets.LOKALISE_PLAN_TOKEN }}";
  expect(tokens).toEqual([plan, "${{ secrets.LOKALISE_APPLY_TOKEN }}", plan]);
  expect(COMMANDS.map((command) => reusable.jobs[command].environment)).toEqual([
    undefined,
    "${{ inputs.environment }}",
    undefined,
  ]);
  expect(inputs.environment?.default).toBe("lokalise");
  // A pull request from a fork gets none of them.
  expect(Object.values(secrets).filter(({ required }) => required)).toEqual([]);
});

test("each job does what its name says, with the same project, policy and files", () => {
  const shared = ["project", "allow-projects", "allow-variables", "working-directory", "config", "only"];
  for (const command of COMMANDS) {
    const { with: given, env } = stepOf(command);
    expect(given.command).toBe(command);
    expect(Object.keys(actionIn(".").inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
    expect(Object.fromEntries(shared.map((name) => [name, given[name]]))).toEqual(
      Object.fromEntries(shared.map((name) => [name, `\${{ inputs.${name} }}`])),
    );
    expect(env).toEqual({ LOKAFORM_VARIABLES: expect.stringContaining("${{ secrets.variables }}") });
  }
});

test("every input and secret is used", () => {
  const jobs = JSON.stringify(reusable.jobs);
  for (const name of Object.keys(inputs)) expect(jobs).toMatch(new RegExp(`inputs\\.${name}\\b(?!-)`));
  for (const name of Object.keys(secrets)) expect(jobs).toContain(`secrets.${name} `);
});

/** Its descriptions are for other workflows, it writes no check runs, and it does not pull. */
const NOT_FOR_IT = /^src\/(settings\/table\/|github\/(checkRun|pull))/;
/** Messages of the program, and the fixes on the page of problems. */
const ADVICE = [
  ...SOURCES.filter(({ file }) => !NOT_FOR_IT.test(file)).flatMap(({ text }) =>
    text.split("\n").filter((line) => !/^\s*(\/?\*|\/\/)/.test(line)),
  ),
  ...readFileSync("docs/problems.md", "utf8").split("\n"),
];

const TOKENS = ["token", "github-token"];

test("each input that a message advises can be set in the workflow that calls it", () => {
  const [caller = { text: "" }] = callers;
  const { on }: { on: { workflow_dispatch: { inputs: object } } } = parse(caller.text);
  // It always has the tokens.
  const known = [...Object.keys(inputs), ...Object.keys(on.workflow_dispatch.inputs), ...TOKENS];
  const all = Object.keys(actionIn(".").inputs).join("|");
  const named = new RegExp(`\\binputs? (?:"|\`)?(${all})\\b(?!-)(?! of (?:git|the emulated))`, "g");
  const advised = new Set(ADVICE.flatMap((line) => [...line.matchAll(named)].map(([, name]) => name)));
  // The others have a value in each of its jobs.
  const set = COMMANDS.flatMap((command) => Object.keys(stepOf(command).with));
  expect([...advised].filter((name) => name !== undefined && !known.includes(name)).sort()).toEqual([]);
  expect(advised.size).toBeGreaterThan(4);
  expect([...advised].filter((name) => name && !TOKENS.includes(name) && !set.includes(name))).toEqual([]);
});

test("each permission that a message advises is one that its jobs have", () => {
  const given = Object.values(reusable.jobs).flatMap(({ permissions }) =>
    Object.entries(permissions).map(([name, access]) => `${name}: ${access}`),
  );
  const advised = new Set(
    ADVICE.flatMap(
      (line) => line.match(/\b(contents|actions|issues|checks|pull-requests): (read|write)\b/g) ?? [],
    ),
  );
  expect([...advised].filter((one) => !given.includes(one))).toEqual([]);
  expect(advised.size).toBeGreaterThan(2);
});

test("runs that would disturb each other are in one group, and calls with different names are not", () => {
  const groups = (name: string, number: number) =>
    COMMANDS.map((command) =>
      filled(reusable.jobs[command].concurrency.group, {
        github: { run_id: "9", event: { pull_request: { number } } },
        inputs: { name },
      }),
    );
  expect(groups("", 7)).toEqual(["lokaform-plan-7", "lokaform-apply", "lokaform-drift"]);
  expect(groups("apps", 8)).toEqual(["lokaform-plan-apps-8", "lokaform-apply-apps", "lokaform-drift-apps"]);
  const cancels = COMMANDS.map((command) => reusable.jobs[command].concurrency["cancel-in-progress"]);
  expect(cancels).toEqual([true, false, false]);
});
