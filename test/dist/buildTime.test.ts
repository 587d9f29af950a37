/** The settings and the workflow for texts at build time, of docs, with the built command line, a token that can only read, and no history. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { startSandbox } from "../../src/sandbox/sandbox.ts";
import { CLI, runNode } from "./spawn.ts";

const [, section = ""] = readFileSync("docs/texts.md", "utf8").split("## Texts at build time\n");
const [, settings = ""] = /^```yaml\n(.*?)^```$/ms.exec(section) ?? [];
const workflow = readFileSync("docs/workflows/texts-at-build-time.yml", "utf8");
const { texts: pulling, build: building } = parse(workflow).jobs;
const TOKEN = "read-token-0123456789";

const text = (language_iso: string, translation: string, flags = {}) => ({
  ...{ language_iso, translation, modified_by: 7, modified_by_email: "jane@example.com" },
  ...{ modified_at_timestamp: 1_700_000_000, is_unverified: false, ...flags },
});

async function world() {
  const root = mkdtempSync(join(tmpdir(), "lokaform-build-"));
  const keys = [
    { key_name: "cart.title", translations: [text("en", "Cart"), text("de", "Korb"), text("fr", "Panier")] },
    // A developer changed the English text, and it is not applied yet.
    { key_name: "cart.empty", translations: [text("en", "Empty"), text("de", "Leer")] },
    { key_name: "ok", translations: [text("en", "OK"), text("de", "Gut", { is_unverified: true })] },
    { key_name: "only.in.the.project", translations: [text("en", "No"), text("de", "Nein")] },
  ];
  const sandbox = await startSandbox({
    limits: false,
    state: {
      tokens: [{ token: TOKEN, rights: "read-only" }],
      projects: {
        [parse(settings).project]: {
          project: { name: "Shop", base_language_iso: "en" },
          languages: ["en", "de", "fr"].map((lang_iso) => ({ lang_iso })),
          keys,
        },
      },
    },
  });
  const app = join(root, "app");
  const files = {
    "lokaform.yaml": settings,
    "src/locales/en.json": `${JSON.stringify({ cart: { title: "Cart", empty: "Your cart is empty" }, ok: "OK", new: "New" }, null, 2)}\n`,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), content);
  }
  const git = (cwd: string, ...words: string[]) => execFileSync("git", words, { cwd, stdio: "ignore" });
  git(app, "init", "-q");
  for (const message of ["one", "two"]) {
    git(app, "add", "-A");
    git(app, "commit", "-q", "--allow-empty", "-m", message);
  }
  return {
    async close() {
      await sandbox.close();
      rmSync(root, { recursive: true });
    },
    /** What actions/checkout gets. */
    shallow(name: string) {
      git(root, "clone", "-q", "--depth", "1", `file://${app}`, name);
      return join(root, name);
    },
    withoutGit(name: string) {
      cpSync(app, join(root, name), { recursive: true });
      rmSync(join(root, name, ".git"), { recursive: true });
      return join(root, name);
    },
    /** Plays the commands of a job. */
    async play(cwd: string) {
      const { run } = pulling.steps.find((step: { run?: string }) => step.run !== undefined);
      const [, words = ""] = /^node lokaform\/dist\/cli\.js (.*)$/.exec(run) ?? [];
      const env = { PATH: process.env.PATH ?? "", LOKALISE_API_TOKEN: TOKEN, LOKALISE_API_URL: sandbox.url };
      return runNode([CLI, ...words.split(" ")], { cwd, env });
    },
  };
}

const textsIn = (folder: string) => {
  const locales = join(folder, "src/locales");
  return Object.fromEntries(
    readdirSync(locales).map((name) => [name, readFileSync(join(locales, name), "utf8")]),
  );
};

test.each(["shallow", "withoutGit"] as const)(
  "the other languages are written from the project: %s",
  async (how) => {
    const { play, close, ...checkouts } = await world();
    try {
      const [first, second] = [checkouts[how]("first"), checkouts[how]("second")];
      const { "en.json": english, ...before } = textsIn(first);
      expect(before).toEqual({});
      const ended = await play(first);
      // The only messages are that plan does not read these languages, and that one key is only in the project.
      expect(ended.code).toBe(0);
      expect(ended.stderr.match(/\[[\w-]+\]$/gm)).toEqual(["[no-language-file]", "[not-expressible]"]);
      expect(ended.stdout).toContain("1 waiting");
      const written = textsIn(first);
      expect(
        Object.fromEntries(Object.entries(written).map(([name, json]) => [name, JSON.parse(json)])),
      ).toEqual({
        "en.json": JSON.parse(english ?? ""),
        "de.json": { cart: { title: "Korb", empty: "Leer" } },
        "fr.json": { cart: { title: "Panier" } },
      });
      expect(written["en.json"]).toBe(english);
      // The same project gives the same bytes, and a second pull has nothing to do.
      await play(second);
      expect(textsIn(second)).toEqual(written);
      expect((await play(first)).stdout).toContain("no changes");
      expect(textsIn(first)).toEqual(written);
    } finally {
      await close();
    }
  },
);

test("the job that builds has no token, and gets what the other one uploads", () => {
  const stepOf = (job: typeof pulling, name: string) =>
    job.steps.find((step: { uses?: string }) => step.uses?.includes(name));
  expect(stepOf(building, "download-artifact").with).toEqual(stepOf(pulling, "upload-artifact").with);
  expect(building.needs).toBe("texts");
  expect(JSON.stringify(building)).not.toContain("secrets");
  expect(stepOf(pulling, "checkout").with["fetch-depth"]).toBeUndefined();
});
