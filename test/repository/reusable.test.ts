/** The reusable workflow asks for little, does one thing for each event, and can be called as the pages say. */
import { expect, test } from "vitest";
import { parse } from "yaml";
import { actionIn, complaints } from "./checkers.ts";
import { blocks, PAGES } from "./pages.ts";
import { type Caller, filled, jobsFor, REUSABLE, reusable, stepOf } from "./reusable.ts";

const callers = PAGES.flatMap((page) => blocks(page, "yaml")).filter(({ text }) => text.includes(REUSABLE));
const { inputs, secrets } = reusable.on.workflow_call;
const COMMANDS = ["plan", "apply", "drift"] as const;

test("it runs only if another workflow calls it", () => {
  expect(Object.keys(reusable.on)).toEqual(["workflow_call"]);
});

test("the README has a workflow of 13 lines that calls it, before any other one", () => {
  const [first] = blocks("README.md", "yaml").filter(({ text }) => /^on:/m.test(text));
  expect(first?.text).toContain(`uses: lokaform/lokaform/${REUSABLE}@v1`);
  expect(first?.text.trimEnd().split("\n")).toHaveLength(13);
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
    // The environment of the job can have the secret only under the same name.
    for (const [name, value] of Object.entries(job.secrets)) expect(value).toBe(`\${{ secrets.${name} }}`);
  }
});

test.each(callers)("$name has all events that start a job, and no others", ({ text }) => {
  const { on }: Caller = parse(text);
  const started = Object.keys(on).map((event) => jobsFor(eventOf(event)));
  expect(started).toEqual([["plan"], ["apply"], ["drift"], ["apply"]]);
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
  // A pull request from a fork gets none of them.
  expect(Object.values(secrets).filter(({ required }) => required)).toEqual([]);
});

test("each job does what its name says, with the same project, policy and files", () => {
  const shared = ["project", "allow-projects", "allow-variables", "working-directory", "config", "only"];
  for (const command of COMMANDS) {
    const { with: given, env } = stepOf(command);
    expect(given.command).toBe(command);
    expect(Object.keys(actionIn(".").inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
    expect(Object.fromEntries(shared.map((name) => [name, given[name]]))).toEqual({
      ...Object.fromEntries(shared.map((name) => [name, `\${{ inputs.${name} }}`])),
      "allow-variables": Object.keys(env ?? {}).join("\n"),
    });
    // Every other value of the environment is a secret as well, of the same name.
    for (const [name, value] of Object.entries(env ?? {})) expect(value).toBe(`\${{ secrets.${name} }}`);
  }
});

test("every input and secret is used", () => {
  const jobs = JSON.stringify(reusable.jobs);
  for (const name of Object.keys(inputs)) expect(jobs).toMatch(new RegExp(`inputs\\.${name}\\b(?!-)`));
  for (const name of Object.keys(secrets)) expect(jobs).toContain(`secrets.${name} `);
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
