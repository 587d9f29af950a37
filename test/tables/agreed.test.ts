/** The question before a plan is applied: only yes is yes, and every other end of it is no. */
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { Stop } from "../../src/stop.ts";
import { agreed } from "../../src/terminal/agreed.ts";

function asked(stop = new Stop()) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const answer = agreed(stop, { stdin, stdout }).finally(() => stdout.end());
  return { stdin, answer, shown: text(stdout) };
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
  expect(await shown).toContain("Apply this plan? Only yes goes on: ");
});

test("no answer is no", async () => {
  const { stdin, answer } = asked();
  stdin.end();
  expect(await answer).toBe(false);
});

test("told to stop meanwhile, it is no; told before, nobody is asked, and apply tells of every change", async () => {
  const stop = new Stop();
  const { answer } = asked(stop);
  stop.tell("SIGTERM");
  expect(await answer).toBe(false);
  const { answer: late, shown } = asked(stop);
  expect([await late, await shown]).toEqual([true, ""]);
  stop.over();
});
