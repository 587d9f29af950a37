/** The user of the token: who it is, and what happens if that cannot be found out. */
import { expect, test } from "vitest";
import type { ReadClient } from "../../../src/api/client.ts";
import { AbortError, ApiError, NetworkError, TimeoutError } from "../../../src/api/errors.ts";
import { ownUserOf } from "../../../src/history/writers.ts";

const REQUEST = { method: "GET", path: "/me", attempts: 1, mayHaveHappened: false } as const;
const apiError = (status: number) =>
  new ApiError("No.", { status, code: status, serviceMessage: "No." }, REQUEST);

function asking(answer: () => unknown) {
  let asked = 0;
  const contributorMe = async () => {
    asked += 1;
    return answer();
  };
  const own = ownUserOf({ contributorMe } as unknown as ReadClient, "1a.2:branch");
  return { own, asked: () => asked };
}

test.for<[string, unknown, readonly string[] | undefined]>([
  ["an id and an address", { user_id: 7, email: "ci@example.com" }, ["7", "ci@example.com"]],
  ["an id as a text", { user_id: "7" }, ["7"]],
  ["only an address", { user_id: 0, email: "ci@example.com" }, ["ci@example.com"]],
  ["neither", { user_id: 0, email: "" }, undefined],
  ["nothing", null, undefined],
])("the response has %s", async ([, answer, names]) => {
  const { own } = asking(() => answer);
  expect(await own()).toMatchObject(names ? { is: "known", names } : { is: "unknown" });
});

test.for<[string, Error]>([
  ["no permission", apiError(403)],
  ["no such user", apiError(404)],
  ["a failure of the service", apiError(500)],
  ["a lost connection", new NetworkError("Lost.", REQUEST)],
  ["no response in time", new TimeoutError("Late.", REQUEST)],
])("%s does not end the run, and the user is asked for only once", async ([, error]) => {
  const { own, asked } = asking(() => {
    throw error;
  });
  expect(await own()).toEqual({ is: "unknown", why: { message: error.message } });
  await own();
  expect(asked()).toBe(1);
});

test("a run that is stopped ends", async () => {
  const { own } = asking(() => {
    throw new AbortError("Stopped.", REQUEST);
  });
  await expect(own()).rejects.toThrow(AbortError);
});
