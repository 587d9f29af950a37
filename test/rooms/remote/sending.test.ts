/** The effect of a failed request on its changes, on its batch, and on later requests. */
import { describe, expect, test } from "vitest";
import { AbortError, ApiError, NetworkError, TimeoutError } from "../../../src/api/errors.ts";
import { failedOutcome, isProjectWide, isTooMuch, StopRule } from "../../../src/remote/sending.ts";

const occasion = { method: "POST", path: "/keys", attempts: 1, mayHaveHappened: false } as const;
const refusal = (status: number, said = "no", message = "message") =>
  new ApiError(message, { status, code: status, serviceMessage: said }, occasion);

describe("errors of token, right, project or quota hold for the whole project", () => {
  test.each([401, 402, 403, 404, 423, 429])("status %i does", (status) =>
    expect(isProjectWide(refusal(status))).toBe(true),
  );
  test.each([400, 408, 413, 500, 502])("status %i does not", (status) =>
    expect(isProjectWide(refusal(status))).toBe(false),
  );
  test.each([
    ["Invalid `X-Api-Token` header", true],
    ["Invalid `project_id` parameter", true],
    ["Invalid `key_name` parameter", false],
  ])("400 that says %s: %s", (said, wide) => expect(isProjectWide(refusal(400, said))).toBe(wide));
  test("no response says nothing about the project", () => {
    expect(isProjectWide(new NetworkError("project_id api-token", occasion))).toBe(false);
  });
});

test("less at a time may fare better after a timeout, 413, 502 and 504, and after nothing else", () => {
  expect(isTooMuch(new TimeoutError("", occasion))).toBe(true);
  expect([413, 502, 504].map((status) => isTooMuch(refusal(status)))).toEqual([true, true, true]);
  expect([400, 500, 503].map((status) => isTooMuch(refusal(status)))).toEqual([false, false, false]);
  expect(isTooMuch(new NetworkError("", occasion))).toBe(false);
  expect(isTooMuch(new AbortError("", occasion))).toBe(false);
});

test("a failed request may have happened, or was refused, or was never sent", () => {
  const maybe = { ...occasion, mayHaveHappened: true };
  expect(failedOutcome(new NetworkError("cut", maybe))).toEqual({
    state: "failed",
    how: "unknown result",
    message: "cut",
  });
  expect(failedOutcome(refusal(400))).toEqual({ state: "failed", how: "refused", message: "message" });
  expect(failedOutcome(new AbortError("ended", occasion))).toEqual({
    state: "not attempted",
    message: "ended",
  });
  expect(failedOutcome(new AbortError("ended", maybe))).toMatchObject({
    state: "failed",
    how: "unknown result",
  });
  expect(failedOutcome(new NetworkError("no line", occasion))).toMatchObject({
    state: "failed",
    how: "refused",
  });
});

describe("nothing more is started", () => {
  test("when the run is halted, for the reason that it gives, whatever else went wrong", () => {
    let halted: string | undefined;
    const stop = new StopRule(() => halted);
    expect(stop.reason()).toBeUndefined();
    stop.note(refusal(402));
    halted = "interrupted";
    expect(stop.reason()).toBe("interrupted");
  });

  test("when the project is refused; the first cause is reported", () => {
    const stop = new StopRule(() => undefined);
    stop.note(refusal(402, "no", "quota"));
    stop.note(refusal(402, "no", "other"));
    expect(stop.reason()).toHaveProperty(
      "message",
      expect.stringMatching(/refuses all requests for this project: quota$/),
    );
    stop.note(refusal(400), true);
    stop.note(refusal(400), true);
    expect(stop.reason()).toHaveProperty(
      "message",
      expect.stringMatching(/refuses all requests for this project: quota$/),
    );
  });

  test.each<[string, string[], boolean]>([
    ["one single key is refused", ["a"], false],
    ["two in a row are refused alike", ["a", "a"], true],
    ["two are refused, each for its own reason", ["a", "b"], false],
    ["two are refused alike, but not in a row", ["a", "b", "a"], false],
    ["two are refused alike after one was accepted", ["accepted", "a", "a"], false],
    ["one is accepted between two that are refused alike", ["a", "accepted", "a"], false],
  ])("%s: %j: %s", (_what, events, stops) => {
    const stop = new StopRule(() => undefined);
    for (const event of events)
      event === "accepted" ? stop.noteAccepted() : stop.note(refusal(400, "no", event), true);
    expect(stop.reason() !== undefined).toBe(stops);
    if (stops)
      expect(stop.reason()).toHaveProperty("message", expect.stringMatching(/with the same message: a$/));
  });

  test("only a refused create or update of keys shows that no other one will succeed", () => {
    const stop = new StopRule(() => undefined);
    for (const error of [refusal(400), refusal(400), new NetworkError("no line", occasion)]) stop.note(error);
    expect(stop.reason()).toBeUndefined();
    stop.note(new NetworkError("no line", occasion), true);
    expect(stop.reason()).toHaveProperty("message", expect.stringMatching(/could not be reached: no line$/));
  });
});
