/**
 * What the built action does if GitHub fails, asks it to wait, or refuses a text that is too long. These tests mostly wait,
 * so they run at the same time.
 */
import { expect } from "vitest";
import { type Fault, primaryLimit, secondaryLimit, unavailable } from "../rooms/github/faults.ts";
import { push } from "./events.ts";
import { test, writes } from "./fixtures.ts";
import { MORE, SAME } from "./harness.ts";
import { annotated } from "./runner.ts";

const PLAN = { command: "plan" };
const COMMENTS = /\/comments$/;
const ISSUES = /\/issues$/;

test("the action waits for the end of a short failure, and as long as GitHub asks for", async ({
  opened,
}) => {
  const { github, number, pull, run } = await opened();
  github.faults.add({ path: COMMENTS, answer: unavailable() });
  github.faults.add({ method: "POST", path: COMMENTS, answer: secondaryLimit(1) });
  const ran = await run(pull, PLAN);
  expect({ code: ran.code, warnings: annotated(ran, "warning") }).toEqual({ code: 0, warnings: [] });
  expect(await github.repository.comments(number)).toHaveLength(1);
});

test.for<[string, Fault, number]>([
  ["does not let comments be read", { method: "GET", answer: unavailable(502) }, 0],
  ["asks to wait for an hour", { method: "POST", answer: secondaryLimit(3600) }, 1],
  ["asks so with the other status", { method: "POST", answer: secondaryLimit(3600, 429) }, 1],
  ["has no requests left for this hour", { method: "POST", answer: primaryLimit(inAnHour()) }, 1],
])("the step is green and has one warning if GitHub %s", async (one, { opened }) => {
  const [, fault, written] = one;
  const { github, number, pull, run } = await opened();
  github.faults.add({ path: COMMENTS, times: 9, ...fault });
  const ran = await run(pull, PLAN);
  expect(ran).toMatchObject({ code: 0, outputs: { "has-changes": "true" } });
  expect(annotated(ran, "warning")).toHaveLength(1);
  expect([...annotated(ran, "notice"), ...annotated(ran, "error")]).toEqual([]);
  expect(ran.summary).toContain(annotated(ran, "warning")[0]?.replace(" [not-published]", ""));
  expect(writes(github)).toHaveLength(written);
  expect(await github.repository.comments(number)).toEqual([]);
});

test("a repeated failure gives one warning, and drift still decides the result of the step", async ({
  drifted,
}) => {
  const { daily, github, run } = await drifted();
  github.faults.add({ path: ISSUES, times: 9, answer: unavailable() });
  const ran = await run(daily, { command: "drift", "fail-on-drift": "true" });
  expect(ran).toMatchObject({ code: 2, outputs: { drift: "true" } });
  expect(annotated(ran, "warning")).toHaveLength(1);
  expect(await github.repository.issues()).toEqual([]);
});

test.for<[string, Fault["answer"], boolean]>([
  ["the response", unavailable(500), true],
  ["the gateway's answer", unavailable(502), true],
  ["the connection", "cut", false],
])("a comment is written once, even if %s was lost", async (one, { opened }) => {
  const [, answer, after] = one;
  const { github, number, pull, run } = await opened();
  github.faults.add({ method: "POST", path: COMMENTS, after, answer });
  const ran = await run(pull, PLAN);
  expect({ code: ran.code, warnings: annotated(ran, "warning") }).toEqual({ code: 0, warnings: [] });
  expect(await github.repository.comments(number)).toHaveLength(1);
});

test("an issue is opened once, even if the response was lost", async ({ drifted }) => {
  const { daily, github, run } = await drifted();
  github.faults.add({ method: "POST", path: ISSUES, after: true, answer: unavailable(502) });
  expect((await run(daily, { command: "drift" })).code).toBe(0);
  expect(await github.repository.issues()).toHaveLength(1);
});

test("a response that is cut off is not an empty list, so no second comment is written", async ({
  opened,
}) => {
  const { github, number, pull, run, write } = await opened();
  await run(pull, PLAN);
  write("keys.yaml", SAME.replace("Checkout", "Check-out"));
  github.faults.add({ method: "GET", path: COMMENTS, answer: "torn" });
  expect((await run(pull, PLAN)).code).toBe(0);
  expect(await github.repository.comments(number)).toMatchObject([
    { body: expect.stringContaining("Check-out") },
  ]);
});

test("no second comment is written if GitHub does not name the owner of the token", async ({ opened }) => {
  const { github, number, pull, run, write } = await opened();
  await run(pull, PLAN);
  const before = await github.repository.comments(number);
  write("keys.yaml", MORE.replace("Pay now", "Pay"));
  github.faults.add({ path: /^\/graphql$/, times: 9, answer: unavailable(502) });
  const ran = await run(pull, PLAN);
  expect({ code: ran.code, warnings: annotated(ran, "warning") }).toEqual({
    code: 0,
    warnings: [expect.stringContaining("could not be written")],
  });
  expect(await github.repository.comments(number)).toEqual(before);
});

test("the account of the workflow is used if GitHub refuses to name the owner of the token", async ({
  opened,
}) => {
  const { github, number, pull, run, write } = await opened();
  await run(pull, PLAN);
  write("keys.yaml", SAME.replace("Checkout", "Check-out"));
  const message = "Resource not accessible by integration";
  const answer = { status: 200, headers: {}, json: { data: null, errors: [{ type: "FORBIDDEN", message }] } };
  github.faults.add({ path: /^\/graphql$/, times: 9, answer });
  await run(pull, PLAN);
  expect(await github.repository.comments(number)).toMatchObject([
    { body: expect.stringContaining("Check-out") },
  ]);
});

test("a run that is stopped while GitHub is silent still reports its plan", async ({ opened }) => {
  const { github, pull, runUntilSilence } = await opened();
  github.faults.add({ path: /\/comments$/, answer: "silent" });
  const ran = await runUntilSilence(pull, PLAN);
  expect(ran.outputs).toMatchObject({ "has-changes": "true" });
  expect(ran.summary).toContain("Plan: 1 to create");
  expect(annotated(ran, "warning")).toEqual([expect.stringContaining("no response in time")]);
});

test("apply, too, does not wait for a silent GitHub", async ({ declaring }) => {
  const { github, sandbox, sha, runUntilSilence } = await declaring();
  github.faults.add({ answer: "silent" });
  const ran = await runUntilSilence(push(sha), { command: "apply" });
  expect(ran.code).not.toBe(0);
  expect(sandbox.requests).toEqual([]);
});

function inAnHour(): number {
  return Math.floor(Date.now() / 1000) + 3600;
}
