/** A token file that gives no token: the message names the file as the user did, and why. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readTokenFile } from "../../../src/settings/token.ts";

test.each([
  ["no.token", "The token file no.token cannot be read: it does not exist."],
  ["empty.token", "The token file empty.token is empty."],
])("%s", async (file, message) => {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-token-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "empty.token"), " \n");
  const { token, problems } = await readTokenFile(file, folder);
  expect(token).toBeUndefined();
  expect(problems.map((problem) => problem.message)).toEqual([message]);
});
