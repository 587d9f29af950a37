/** The plan that the README shows first is what its own example makes of a project. */
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { SANDBOX_USER } from "../../src/sandbox/projects/users.ts";
import { type SandboxState, startSandbox } from "../../src/sandbox/sandbox.ts";
import { blocks } from "./pages.ts";
import { sortOf } from "./sorts.ts";

type Keys = NonNullable<SandboxState["projects"][string]["keys"]>;

const PROJECT = "3002780358964f9bab5a92.87762498";
const CLI = resolve("src/cli.ts");

const english = (translation: string) => ({ language_iso: "en", translation });
const key = (id: number, name: string, more: Partial<Keys[number]>): Keys[number] => ({
  key_id: id,
  key_name: name,
  platforms: ["web"],
  ...more,
});
const others = Array.from({ length: 204 }, (_, index) => `shop.text_${index}`);

function live(): Keys {
  const ours = {
    ...{ modified_by: SANDBOX_USER.user_id, modified_by_email: "l10n-ci@example.com" },
    modified_at_timestamp: Date.UTC(2026, 10, 19, 9, 12) / 1000,
  };
  const annas = {
    ...{ modified_by: 7, modified_by_email: "anna@example.com" },
    modified_at_timestamp: Date.UTC(2026, 10, 20, 9, 12) / 1000,
  };
  return [
    key(1, "checkout.title", {
      description: "Title of the checkout page",
      tags: ["checkout"],
      translations: [
        { ...english("Check out"), ...ours },
        { language_iso: "de", translation: "Zur Kasse", ...annas },
      ],
    }),
    key(2, "home_link", { translations: [english("Home")] }),
    ...["legacy.fax", "legacy.note"].map((name, index) => key(3 + index, name, {})),
    ...others.map((name, index) => key(10 + index, name, { translations: [english(name)] })),
  ];
}

function commit(folder: string, date: string) {
  const env = { ...process.env, GIT_COMMITTER_DATE: date };
  for (const words of [
    ["init", "-q"],
    ["add", "--all"],
    ["commit", "-q", "-m", "Texts"],
  ])
    execFileSync("git", words, { cwd: folder, env });
}

test("the README's picture is true", async () => {
  const readme = readFileSync("README.md", "utf8");
  const picture = [...readme.matchAll(/^> ?(.*)$/gm)]
    .map(([, line = ""]) => line)
    .filter((line) => line !== "");
  expect(picture.length).toBeGreaterThan(8);

  const folder = mkdtempSync(join(tmpdir(), "lokaform-picture-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const shown = blocks("README.md", "yaml").find(({ text }) => sortOf(text) === "keys");
  const rest = others.map((name) => `  - { key_name: ${name}, translations: { en: ${name} } }\n`).join("");
  mkdirSync(join(folder, "shop"));
  const keys = shown?.text ?? "";
  writeFileSync(join(folder, "keys.yaml"), keys.replace("en: Checkout", "en: Check out"));
  writeFileSync(join(folder, "shop/keys.yaml"), `keys:\n${rest}`);
  writeFileSync(join(folder, "lokaform.yaml"), `project: ${PROJECT}\nkeys: ["**/keys.yaml"]\n`);
  commit(folder, "2026-11-01T08:00:00Z");
  writeFileSync(join(folder, "keys.yaml"), keys);
  commit(folder, "2026-11-21T08:00:00Z");

  const languages = [{ lang_iso: "en" }, { lang_iso: "de" }];
  const state = { projects: { [PROJECT]: { project: { name: "shop" }, languages, keys: live() } } };
  const sandbox = await startSandbox({ state, limits: false });
  onTestFinished(() => sandbox.close());
  const env = { LOKALISE_API_URL: sandbox.url, LOKALISE_API_TOKEN: "any", NO_COLOR: "1" };
  const args = [CLI, "plan", "--format", "markdown"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env, timeout: 20_000 });
  expect(stdout.split("\n")).toEqual(expect.arrayContaining(picture));
});
