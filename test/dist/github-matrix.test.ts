/** A matrix of jobs, one for each project, and the job that puts their reports together, as the built action runs them. */
import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { BOT } from "../rooms/github/github.ts";
import { type Event, pullRequest, push, schedule } from "./events.ts";
import { test, writes } from "./fixtures.ts";
import { API_TOKEN, holding, type OnEnd, SAME, startWorkspace } from "./harness.ts";
import { annotated } from "./runner.ts";

const NAMES = Array.from({ length: 12 }, (_, index) => `app-${index + 1}`);
const [FIRST = "", SECOND = ""] = NAMES;
const idOf = (name: string) => `3002780358964f9bab5a92.${10_000_000 + NAMES.indexOf(name)}`;
/** An order in which jobs end, which is not that of their names. */
const FINISHED = [...NAMES.slice(7).toReversed(), ...NAMES.slice(0, 7)];

/** Inputs of the other commands. */
const UNUSED = { project: "", token: "", LOKALISE_API_URL: "" };

const adding = (name: string) =>
  `${SAME}  - { key_name: new.of.${name}, platforms: [web], translations: { en: Text of ${name} } }\n`;
const config = (names: readonly string[]) =>
  `projects:\n${names.map((name) => `  ${name}: { project: ${idOf(name)}, keys: [${name}.yaml] }\n`).join("")}`;

/** A repository with a manifest for each project, and a pull request that adds a key to each of them. */
async function start(onEnd: OnEnd, names: readonly string[]) {
  const projects = Object.fromEntries(names.map((name) => [idOf(name), holding(name)]));
  const started = await startWorkspace(onEnd, { state: { token: API_TOKEN, projects } });
  const { github, write, run } = started;
  const { repository } = github;
  const manifests = (text: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [`${name}.yaml`, text(name)]));
  const before = { "lokaform.yaml": config(names), ...manifests(() => SAME) };
  const base = { ref: "main", sha: await repository.push("main", { files: before }) };
  const number = await repository.openPull({ commit: { files: manifests(adding) } });
  const head = await repository.pullHead(number);
  const merge = await repository.mergeForRun(number);
  for (const [file, text] of Object.entries({ ...before, ...manifests(adding) })) write(file, text);
  return {
    ...started,
    number,
    pull: pullRequest({ number, head, base, merge }),
    forked: pullRequest({ number, head, base, merge, from: "fork" }),
    /** The job for one project, which uploads its report. */
    job(event: Event, command: string, name: string, more: Record<string, string> = {}) {
      const report = `reports/${name}/report.json`;
      write(report, "");
      return run(event, { command, project: "", only: name, publish: "false", report, ...more });
    },
    combine(event: Event, more: Record<string, string> = {}, env: Record<string, string> = {}) {
      const inputs = { uses: "reportAction", reports: "reports/**/*.json", expect: JSON.stringify(names) };
      return run(event, { ...UNUSED, ...inputs, ...more }, { env });
    },
  };
}

test("twelve jobs have one comment, in any order of finishing", {
  timeout: 240_000,
}, async ({ onTestFinished }) => {
  const { workspace, github, number, pull, job, combine, run } = await start(onTestFinished, NAMES);
  const reports = join(workspace, "reports");
  for (const name of FINISHED) {
    const { code } = await job(pull, "plan", name);
    expect({ name, code }).toEqual({ name, code: 0 });
  }
  expect(await github.repository.comments(number)).toEqual([]);

  const all = await combine(pull);
  const [comment, ...others] = await github.repository.comments(number);
  expect(others).toEqual([]);
  const body = comment?.body ?? "";
  expect(comment?.login).toBe(BOT);
  expect(body).toContain("## Translations: 12 to create · 12 projects\n");
  expect([...body.matchAll(/^### `(app-\d+)`/gm)].map(([, name]) => name)).toEqual(NAMES);
  for (const name of NAMES) expect(body).toContain(`new.of.${name}\``);
  expect(all).toMatchObject({
    code: 0,
    outputs: {
      ...{ summary: "Translations: 12 to create", "has-changes": "true" },
      matrix: JSON.stringify(NAMES),
    },
    addresses: [expect.stringContaining(`#issuecomment-${comment?.id}`)],
  });
  expect(all.summary).toContain("new.of.app-12");
  for (const severity of ["error", "warning", "notice"] as const)
    expect(annotated(all, severity)).toEqual([]);

  // The files are found in another order.
  for (const [index, name] of FINISHED.entries()) renameSync(join(reports, name), join(reports, `${index}`));
  const written = writes(github).length;
  expect((await combine(pull)).code).toBe(0);
  expect(writes(github)).toHaveLength(written);

  // A job with all projects has its own comment.
  await run(pull, { command: "plan", project: "" });
  expect(await github.repository.comments(number)).toHaveLength(2);
});

test("a problem of a job is in the comment, and is annotated once, by the job", async ({
  onTestFinished,
}) => {
  const { github, number, pull, job, combine, write } = await start(onTestFinished, [FIRST, SECOND]);
  write(`${SECOND}.yaml`, adding(SECOND).replace("en: Checkout", "en: 404"));
  await job(pull, "plan", FIRST);
  const failed = await job(pull, "plan", SECOND);
  expect(failed.code).toBe(1);
  expect(annotated(failed, "error")).toHaveLength(1);
  const combined = await combine(pull);
  expect(combined.code).toBe(1);
  expect(annotated(combined, "error")).toEqual([]);
  expect(combined.log.join("\n")).toContain(`${SECOND}.yaml:5`);
  const [comment] = await github.repository.comments(number);
  expect(comment?.body).toContain(`${SECOND}.yaml:5`);
  expect(comment?.body).toContain(`new.of.${FIRST}`);
});

test("if a project hides its texts, neither the report that is uploaded nor the comment has any", async ({
  onTestFinished,
}) => {
  const { workspace, github, number, pull, job, run, combine, write } = await start(onTestFinished, [FIRST]);
  const uploaded = () => readFileSync(join(workspace, `reports/${FIRST}/report.json`), "utf8");
  await job(pull, "plan", FIRST);
  expect(uploaded()).toContain(`Text of ${FIRST}`);
  write("lokaform.yaml", `show_texts: false\n${config([FIRST])}`);
  await job(pull, "plan", FIRST, { out: "plan.json" });
  expect(uploaded()).not.toContain(`Text of ${FIRST}`);
  expect(readFileSync(join(workspace, "plan.json"), "utf8")).toContain(`Text of ${FIRST}`);
  expect((await combine(pull)).code).toBe(0);
  const [comment] = await github.repository.comments(number);
  expect(comment?.body).toContain(`new.of.${FIRST}`);
  expect(comment?.body).not.toContain(`Text of ${FIRST}`);
  // A report that is not for the last job has everything.
  await run(pull, { command: "plan", project: "", report: "whole.json" });
  expect(readFileSync(join(workspace, "whole.json"), "utf8")).toContain(`Text of ${FIRST}`);
});

test("the drift of each project is one issue, which only the last job writes", async ({ onTestFinished }) => {
  const { github, job, combine } = await start(onTestFinished, [FIRST, SECOND]);
  const daily = schedule(await github.repository.head());
  for (const name of [SECOND, FIRST]) await job(daily, "drift", name);
  expect(await github.repository.issues()).toEqual([]);
  const { code, outputs } = await combine(daily);
  expect({ code, drift: outputs.drift }).toEqual({ code: 0, drift: "true" });
  const titles = (await github.repository.issues()).map(({ title }) => title);
  expect(titles.toSorted()).toEqual([expect.stringContaining(FIRST), expect.stringContaining(SECOND)]);
  expect((await combine(daily, { "fail-on-drift": "true" })).code).toBe(2);
  expect(await github.repository.issues()).toHaveLength(2);
});

test("after a merge, the comment says that all projects were applied", async ({ onTestFinished }) => {
  const { github, number, pull, job, combine } = await start(onTestFinished, [FIRST, SECOND]);
  for (const name of [FIRST, SECOND]) await job(pull, "plan", name);
  await combine(pull);
  await github.repository.mergePull(number, "squash");
  const merged = push(await github.repository.head());
  for (const name of [SECOND, FIRST]) expect((await job(merged, "apply", name)).code).toBe(0);
  const [before] = await github.repository.comments(number);
  expect(before?.body).not.toContain("## ✅ Applied");
  const missing = await combine(merged, { expect: `${FIRST}\n${SECOND}\ngone` });
  expect(missing.code).toBe(1);
  const [failed] = await github.repository.comments(number);
  expect(failed?.body).toContain("There is no report on gone");
  expect(failed?.body).not.toContain("## ✅ Applied");
  const { code, figures } = await combine(merged, {}, { GITHUB_RUN_ATTEMPT: "2" });
  expect({ code, created: figures.created }).toEqual({ code: 0, created: 2 });
  const [after, ...others] = await github.repository.comments(number);
  expect(others).toEqual([]);
  expect(after?.body).toContain("## ✅ Applied");
});

test("of two settings files for one project, each with its own report job, each has its own comment", async ({
  onTestFinished,
}) => {
  const { github, number, pull, write, job, combine } = await start(onTestFinished, [FIRST]);
  const both = ["ios", "android"];
  for (const name of both) {
    const keys = `${name}.keys.yaml`;
    write(`${name}.yaml`, `projects:\n  ${FIRST}: { project: ${idOf(FIRST)}, keys: [${keys}] }\n`);
    write(keys, adding(name));
  }
  const report = (name: string) => ({ report: `${name}.json`, config: `${name}.yaml` });
  const combined = (event: Event, name: string) => combine(event, { reports: `${name}.json` });
  for (const name of both) {
    write(`${name}.json`, "");
    await job(pull, "plan", FIRST, report(name));
    await combined(pull, name);
  }
  const comments = await github.repository.comments(number);
  expect(comments.map(({ body }) => /^## .*/m.exec(body)?.[0])).toEqual(
    both.map((name) => expect.stringMatching(`^## Translations: .* · \`${name}.yaml\`$`)),
  );
});
