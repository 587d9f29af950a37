/** A token file that gives no token: the message names the file as the user did, and why. */
import { expect, test } from "vitest";
import { readTokenFile } from "../../../src/settings/token.ts";
import { newFolder } from "../files/newFolder.ts";

test.each([
  ["no.token", "The token file no.token cannot be read: it does not exist."],
  ["empty.token", "The token file empty.token is empty."],
])("%s", async (file, message) => {
  const { token, problems } = await readTokenFile(file, newFolder({ "empty.token": " \n" }));
  expect(token).toBeUndefined();
  expect(problems.map((problem) => problem.message)).toEqual([message]);
});
