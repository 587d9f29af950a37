/** More failures than GitHub shows as annotations: the summary has all of them. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startGitHub, TOKEN } from "../rooms/github/github.ts";
import { startSandbox } from "../sandboxFaults/fault.ts";
import { push } from "./events.ts";
import { runAction } from "./runner.ts";

const PROJECT = "5fa0c29e6b41d7380e92c4.41207765";
const FAILING = 300;
const GOOD = 5;

test("300 failing keys: ten annotations, the last of which counts the rest, and 300 rows in the summary", async ({
  onTestFinished,
}) => {
  const workspace = mkdtempSync(join(tmpdir(), "lokaform-failures-"));
  const github = await startGitHub();
  const sandbox = await startSandbox({
    state: { projects: { [PROJECT]: { project: { name: "storefront" }, keys: [] } } },
    limits: false,
    faults: [
      {
        writeKey: (_request, { key_name }) =>
          typeof key_name === "string" && key_name.startsWith("bad.")
            ? { message: "No", code: 400, key_name }
            : undefined,
      },
    ],
  });
  onTestFinished(async () => {
    await Promise.all([github.close(), sandbox.close()]);
    rmSync(workspace, { recursive: true });
  });
  const names = [
    ...Array.from({ length: FAILING }, (_, index) => `bad.${index}`),
    ...Array.from({ length: GOOD }, (_, index) => `good.${index}`),
  ];
  const keys = names.map(
    (name) => `  - { key_name: ${name}, platforms: [web], translations: { en: Text } }\n`,
  );
  writeFileSync(join(workspace, "keys.yaml"), `keys:\n${keys.join("")}`);
  const { code, commands, outputs, summary } = await runAction(
    workspace,
    { command: "apply", token: "any", project: PROJECT, LOKALISE_API_URL: sandbox.url },
    {},
    { event: push(await github.repository.head()), github, githubToken: TOKEN },
  );
  expect(code).toBe(1);
  expect(outputs).toMatchObject({ failed: String(FAILING) });
  const errors = commands.filter(({ name }) => name === "error");
  expect(errors).toHaveLength(10);
  expect(errors.slice(0, 9).map(({ properties }) => properties.line)).toEqual(
    Array.from({ length: 9 }, (_, index) => String(index + 2)),
  );
  expect(errors.at(-1)).toMatchObject({ properties: { title: "and 291 more" } });
  const rows = summary.match(/^- \*\*`bad\.\d+`\*\* · (\[)?`keys\.yaml:\d+`.* · failed: `.+`$/gm) ?? [];
  expect(new Set(rows).size).toBe(FAILING);
  expect(summary).toContain("### 300 changes not made");
});
