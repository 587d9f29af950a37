/** The steps of the reusable workflow, with the inputs that it passes to the action. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { filled, jobsFor, reusable, stepOf } from "../repository/reusable.ts";
import { dispatch, type Event, push, schedule } from "./events.ts";
import { test, writes } from "./fixtures.ts";
import { API_TOKEN, MORE, OTHER_PROJECT, PROJECT, SAME, type Workspace } from "./harness.ts";
import { opened } from "./openedPull.ts";
import { stepRun } from "./playedWorkflow.ts";
import { annotated } from "./runner.ts";

const SETTINGS = `project: ${PROJECT}\n`;
const PLAN_ONLY = { LOKALISE_PLAN_TOKEN: API_TOKEN, LOKALISE_APPLY_TOKEN: "another-token" };
const APPLY_ONLY = { LOKALISE_PLAN_TOKEN: "another-token", LOKALISE_APPLY_TOKEN: API_TOKEN };

/** Runs the only job that the event starts, as GitHub would. */
async function call(
  { run }: Workspace,
  event: Event,
  secrets: Record<string, string>,
  inputs: Record<string, string | boolean> = { "allow-projects": PROJECT },
) {
  const github = { event_name: event.name, ref: event.ref, event: event.json };
  const contexts = { github, inputs, secrets };
  const [job, ...others] = jobsFor(contexts);
  expect(others).toEqual([]);
  const id = Object.keys(reusable.jobs).find((one): one is keyof typeof reusable.jobs => one === job);
  if (!id) throw new Error("The event starts no job.");
  const { inputs: given = {}, env = {} } = stepRun(stepOf(id), contexts) ?? {};
  const ran = await run(event, given, { env, job: id });
  return { ...ran, id };
}

test("a pull request is planned with the token that can only read", async ({ onTestFinished }) => {
  const files = { base: { "keys.yaml": SAME, "lokaform.yaml": SETTINGS }, head: { "keys.yaml": MORE } };
  const started = await opened(onTestFinished, files);
  const ran = await call(started, await started.event(), PLAN_ONLY);
  expect(ran).toMatchObject({ id: "plan", code: 0, figures: { "to-create": 1 } });
  expect(annotated(ran, "notice")).toEqual([]);
  expect(writes(started.github)).toMatchObject([{ path: expect.stringMatching(/\/comments$/) }]);
  expect(started.sandbox.requests.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("a pull request from a fork, which gets no secrets, is compared with its base", async ({
  onTestFinished,
}) => {
  const files = { base: { "keys.yaml": SAME, "lokaform.yaml": SETTINGS }, head: { "keys.yaml": MORE } };
  const started = await opened(onTestFinished, files);
  const ran = await call(started, await started.event("fork"), {});
  expect(ran).toMatchObject({ id: "plan", code: 0, summary: expect.stringContaining("Difference: 1 new.") });
  expect({ asked: started.sandbox.requests, told: writes(started.github) }).toEqual({ asked: [], told: [] });
});

test("a push is applied with the other token, and its backup is where the upload looks for it", async ({
  start,
}) => {
  const started = await start();
  const folder = "l10n";
  const changed = SAME.replace("en: Checkout", "en: Check out");
  started.write(`${folder}/keys.yaml`, changed);
  started.write(`${folder}/lokaform.yaml`, SETTINGS);
  const { repository } = started.github;
  await repository.push("main", { files: { [`${folder}/keys.yaml`]: SAME } });
  const date = new Date().toISOString();
  const event = push(await repository.push("main", { files: { [`${folder}/keys.yaml`]: changed }, date }));
  const inputs = { "working-directory": folder, "allow-projects": PROJECT };
  const ran = await call(started, event, APPLY_ONLY, inputs);
  expect(ran).toMatchObject({ id: "apply", code: 0, figures: { updated: 1 } });
  const upload = reusable.jobs.apply.steps.find(({ uses }) => uses.startsWith("actions/upload-artifact@"));
  const contexts = { github: {}, inputs, runner: { temp: join(started.workspace, ".runner") } };
  const [path = ""] = filled(upload?.with.path, contexts).split("\n");
  expect(readdirSync(path)).toHaveLength(1);
  expect(filled(upload?.with.name, contexts)).toBe("lokaform-backup");
  expect(filled(upload?.with.name, { github: {}, inputs: { name: "apps" } })).toBe("lokaform-backup-apps");
});

test("a run by hand may remove and overwrite what a push does not", async ({ start }) => {
  const started = await start();
  const changed = SAME.replace("de: Kasse", 'de: ""');
  const settings = `${SETTINGS}limits: { removals: 0 }\n`;
  for (const [file, text] of Object.entries({ "keys.yaml": changed, "lokaform.yaml": settings }))
    started.write(file, text);
  const { repository } = started.github;
  await repository.push("main", { files: { "keys.yaml": SAME } });
  const date = new Date().toISOString();
  const sha = await repository.push("main", { files: { "keys.yaml": changed }, date });
  const pushed = await call(started, push(sha), APPLY_ONLY);
  expect(pushed).toMatchObject({ id: "apply", code: 1, figures: { updated: 0 } });
  expect(annotated(pushed, "error").join()).toContain("input allow-removals of a run by hand");
  const ref = "refs/heads/main";
  const allowed = dispatch(sha, ref, { overwrite: "", "allow-removals": "1" });
  expect(await call(started, allowed, APPLY_ONLY)).toMatchObject({ code: 0, figures: { updated: 1 } });
  const unknown = await call(started, dispatch(sha, ref, { overwrite: "cart.none:de" }), APPLY_ONLY);
  expect(annotated(unknown, "error")).toEqual([expect.stringContaining("cart.none")]);
});

test("a schedule reports drift, and fails only if it should", async ({ drifted }) => {
  const started = await drifted();
  started.write("lokaform.yaml", SETTINGS);
  const ran = await call(started, started.daily, PLAN_ONLY);
  expect(ran).toMatchObject({ id: "drift", code: 0, outputs: { drift: "true" } });
  expect(ran.addresses).toEqual([expect.stringMatching(/\/issues\/\d+$/)]);
  const failing = { "allow-projects": PROJECT, "fail-on-drift": true };
  expect((await call(started, started.daily, PLAN_ONLY, failing)).code).toBe(2);
});

test("a project or a variable that the workflow does not allow is refused", async ({ start }) => {
  const started = await start();
  started.write("lokaform.yaml", `project: ${OTHER_PROJECT}\n`);
  const event = schedule(await started.github.repository.head());
  const ran = await call(started, event, PLAN_ONLY);
  expect({ code: ran.code, errors: annotated(ran, "error") }).toEqual({
    code: 1,
    errors: [expect.stringContaining("allow-projects")],
  });
  started.write("lokaform.yaml", SETTINGS);
  const hook = (name: string) =>
    `webhooks:\n  - url: https://ci.example.com/\${${name}}\n    events: [project.imported]\n`;
  started.write("webhooks.yaml", hook("GITHUB_REPOSITORY_OWNER_ID"));
  expect(annotated(await call(started, event, PLAN_ONLY), "error")).toHaveLength(1);
  started.write("webhooks.yaml", hook("HOME"));
  expect(annotated(await call(started, event, PLAN_ONLY), "error")).toEqual([
    expect.stringMatching(/HOME\} is not set.*Add the line HOME=.* to "variables"/),
  ]);
  started.write("webhooks.yaml", hook("CHAT_PATH"));
  const secrets = { ...PLAN_ONLY, variables: "OTHER=other-0123456789\nCHAT_PATH=T0/B0/a8-0123456789\n" };
  const allowed = await call(started, event, secrets);
  expect({ code: allowed.code, errors: annotated(allowed, "error") }).toEqual({ code: 0, errors: [] });
  expect(allowed.all).not.toContain("a8-0123456789");
  const policy = { "allow-projects": PROJECT, "allow-variables": "OTHER" };
  expect(annotated(await call(started, event, secrets, policy), "error")).toEqual([
    expect.stringContaining("allow-variables"),
  ]);
});
