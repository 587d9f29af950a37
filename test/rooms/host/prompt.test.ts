/** Questions at a terminal: only yes confirms, and every other answer is no. */
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { confirmed, openPrompt } from "../../../src/host/prompt.ts";
import { Cancellation } from "../../../src/run/cancellation.ts";

function asked(stop = new Cancellation()) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const prompt = { input, output, seesOut: true };
  const answer = confirmed("Apply this plan?", prompt, stop).finally(() => output.end());
  return { stdin: input, answer, shown: text(output) };
}

test.each([
  ["yes", true],
  [" YES ", true],
  ["y", false],
  ["no", false],
  ["", false],
  ["yes, but", false],
])("%j: %s", async (line, is) => {
  const { stdin, answer, shown } = asked();
  stdin.write(`${line}\n`);
  expect(await answer).toBe(is);
  expect(await shown).toContain("Apply this plan? Type yes to continue: ");
});

test("no response is no", async () => {
  const { stdin, answer } = asked();
  stdin.end();
  expect(await answer).toBe(false);
});

test("a run that is stopped meanwhile is not confirmed", async () => {
  const cancellation = new Cancellation();
  const { answer } = asked(cancellation);
  cancellation.stop("SIGTERM");
  expect(await answer).toBe(false);
  cancellation.close();
});

const terminal = () => Object.assign(new PassThrough(), { isTTY: true });
const pipe = () => new PassThrough();

test("the question goes to a visible stream, wherever the output goes", () => {
  const [stdin, out, error] = [terminal(), terminal(), terminal()];
  expect(openPrompt({ stdin, stdout: out, stderr: error })).toMatchObject({ output: error, seesOut: true });
  expect(openPrompt({ stdin, stdout: pipe(), stderr: error })).toMatchObject({
    output: error,
    seesOut: false,
  });
  expect(openPrompt({ stdin, stdout: out, stderr: pipe() })).toMatchObject({ output: out, seesOut: true });
  expect(openPrompt({ stdin, stdout: pipe(), stderr: pipe() })).toMatchObject({ seesOut: false });
  expect(openPrompt({ stdin: pipe(), stdout: out, stderr: error })).toBeUndefined();
});
