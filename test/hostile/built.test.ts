/** All texts of the corpus at once, in the built action and the built command line. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";
import { pullRequest, schedule } from "../dist/events.ts";
import { runAction } from "../dist/runner.ts";
import { CLI, runNode } from "../dist/spawn.ts";
import { startGitHub, TOKEN } from "../rooms/github/github.ts";
import { startSandbox } from "../sandboxFaults/fault.ts";
import { short } from "./corpus.ts";
import { hidesSomething } from "./harmless.ts";
import { declarable, refusing, state, writeManifests } from "./hostileProject.ts";
import { readPage } from "./htmlParser.ts";
import { acting } from "./markdownParser.ts";
import { asRunner } from "./runnerParser.ts";

// Each test starts the built action or command line several times, next to all other tests.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let sandbox: Sandbox;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "lokaform-hostile-"));
  writeManifests(folder);
  const name = short.map(({ text }) => text).join(" ");
  sandbox = await startSandbox({ state: state(name), limits: false, faults: [refusing] });
});

afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

test("the action sends only its own commands and outputs to the runner", async () => {
  const inputs = {
    command: "plan",
    token: "some-token",
    LOKALISE_API_URL: sandbox.url,
    out: "p.json",
    report: "r.json\np.html",
  };
  const { code, commands, log, outputs, summary } = await runAction(folder, inputs, { RUNNER_DEBUG: "1" });
  expect(code).toBe(0);
  // The token in all its forms. A form may be masked more than once.
  const masked = commands.flatMap(({ name, text }) => (name === "add-mask" ? [text] : []));
  const base64 = ["c29tZS10b2tlbg", "YzI5dFpTMTBiMnRsYmc9PQ", "YzI5dFpTMTBiMnRsYmc"];
  expect([...new Set(masked.map((text) => text.replace(/=+$/, "")))]).toEqual(["some-token", ...base64]);
  const told = commands
    .filter(({ name }) => name !== "debug" && name !== "add-mask")
    .map(({ name, properties }) => [name, properties.title]);
  expect(told).toEqual([
    ...Array(9).fill(["warning", "lokaform: unknown-event"]),
    ["warning", expect.stringMatching(/^and \d+ more$/)],
  ]);
  expect(commands.filter(({ name, text }) => name === "debug" && !/^(GET|The job)/.test(text))).toEqual([]);
  expect(Object.keys(outputs).sort()).toEqual([
    ...["conflicts", "failed", "has-changes", "matrix", "plan-file", "report-file", "summary"],
  ]);
  expect(outputs["plan-file"]).toBe(join(folder, "p.json"));
  expect(outputs["report-file"]).toBe(`${join(folder, "r.json")}\n${join(folder, "p.html")}`);
  const { elements, texts } = readPage(readFileSync(join(folder, "p.html"), "utf8"));
  expect(elements.filter((line) => /^ *(script|style|img|svg|iframe|form|input)/.test(line))).toHaveLength(4);
  expect(hidesSomething(texts.join("\n"))).toBe(false);
  expect(hidesSomething(`${log.join("\n")}\n${summary}`)).toBe(false);
  expect(acting(summary).filter((line) => !OWN.some((known) => known.test(line)))).toEqual([]);
  expect(summary).toContain("Plan: ");
});

/** What Lokaform writes itself: headings, lists, folds, and links to the project, to lines of manifests and to pages of Lokaform. */
const OWN = [
  /^heading [234]$/,
  /^(strong|list|listItem) ?$/,
  /^html "<\/?details>(<summary>[\w ,:]+<\/summary>)?"$/,
  /^html "<\/?sub>"$/,
  /^link https:\/\/app\.lokalise\.com\/project\/[\w.]+\/$/,
  /^link https:\/\/github\.com\/acme\/storefront\/blob\/[\da-f]{40}\/[\w.~%/-]+\.(yaml|json|arb|strings|stringsdict|xml|xlf|xcstrings)#L\d+$/,
  /^link https:\/\/github\.com\/lokaform\/lokaform\/blob\/v[\d.]+\/docs\/problems\.md#[a-z-]+$/,
  /^link https:\/\/github\.com\/acme\/storefront\/actions\/runs\/4711$/,
];

test("comments and issues contain only Lokaform's own links and mentions", async () => {
  const github = await startGitHub();
  try {
    const inputs = { token: "some-token", LOKALISE_API_URL: sandbox.url };
    const number = await github.repository.openPull({ login: "octocat" });
    const answering = { github, githubToken: TOKEN };
    const pull = {
      ...answering,
      event: pullRequest({ number, head: await github.repository.pullHead(number) }),
    };
    const daily = { ...answering, event: schedule(await github.repository.head()) };
    expect((await runAction(folder, { ...inputs, command: "plan" }, {}, pull)).code).toBe(0);
    expect((await runAction(folder, { ...inputs, command: "drift" }, {}, daily)).code).toBe(0);
    const [comment] = await github.repository.comments(number);
    const [markers, ...parts] = acting(comment?.body ?? "");
    expect(markers).toMatch(
      /^html "<!-- lokaform:plan:\w+ --><!-- lokaform:run:4711:1 --><!-- lokaform:scope:[\w:]+ -->"$/,
    );
    expect(parts.filter((line) => !OWN.some((known) => known.test(line)))).toEqual([]);
    const [issue] = await github.repository.issues();
    const [marker, ...rows] = acting(issue?.body ?? "");
    expect(marker).toMatch(/^html "<!-- lokaform:drift:\w+ -->"$/);
    expect(rows.filter((line) => !OWN.some((known) => known.test(line)))).toEqual([
      expect.stringContaining("/actions/workflows/"),
    ]);
    expect(issue?.title).toMatch(/^Lokaform: drift in .{80}$/u);
    expect(hidesSomething(`${comment?.body}${issue?.body}${issue?.title}`)).toBe(false);
  } finally {
    await github.close();
  }
});

/** The files below a folder, by their paths in it. */
function filesIn(root: string): Record<string, string> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

test("texts in the manifests and the settings of the target have no effect", async () => {
  const github = await startGitHub();
  try {
    const { repository } = github;
    const files = filesIn(folder);
    const base = { ref: "main", sha: await repository.push("main", { files }) };
    // The pull request removes every second manifest, changes the others, and protects all texts as tags.
    const manifests = Object.keys(files).filter((path) => path.startsWith("keys/"));
    const settings = { ...JSON.parse(files["lokaform.yaml"] ?? ""), protected_tags: declarable };
    const head: Record<string, string | null> = { "lokaform.yaml": JSON.stringify(settings) };
    for (const [index, path] of manifests.entries())
      head[path] =
        index % 2 === 0 ? null : (files[path]?.replace('"description": "', '"description": "New ') ?? null);
    const number = await repository.openPull({ commit: { files: head } });
    for (const [path, text] of Object.entries(head)) {
      if (text === null) rmSync(join(folder, path));
      else writeFileSync(join(folder, path), text);
    }
    const [sha, merge] = [await repository.pullHead(number), await repository.mergeForRun(number)];
    const event = pullRequest({ number, head: sha, base, merge });
    const inputs = { token: "some-token", LOKALISE_API_URL: sandbox.url, command: "plan", report: "r.json" };
    const { summary } = await runAction(folder, inputs, {}, { event, github, githubToken: TOKEN });
    const { target } = JSON.parse(readFileSync(join(folder, "r.json"), "utf8")).projects[0];
    for (const part of ["caused", "pending", "resolved", "no_longer_declared", "settings"])
      expect({ part, count: target[part].length }).not.toEqual({ part, count: 0 });
    const [comment] = await repository.comments(number);
    for (const words of [summary, comment?.body.replace(/^<!--.*-->$/m, "") ?? ""]) {
      expect(acting(words).filter((line) => !OWN.some((known) => known.test(line)))).toEqual([]);
      expect(hidesSomething(words)).toBe(false);
    }
  } finally {
    await github.close();
  }
});

test.each(["apply --yes --verbose", "plan --format json", "plan --format markdown", "drift"])(
  "in any step, %s sends no command to the runner",
  async (words) => {
    const args = words.split(" ");
    const env = { LOKALISE_API_TOKEN: "some-token", LOKALISE_API_URL: sandbox.url };
    const { stdout, stderr } = await runNode([CLI, ...args, "--report", "r.json"], { cwd: folder, env });
    const [out, problems] = [asRunner(stdout), asRunner(stderr)];
    expect([...out.commands, ...problems.commands]).toEqual([]);
    expect(problems.log.length).toBeGreaterThan(100);
    expect(hidesSomething(stdout + stderr)).toBe(false);
    const report = JSON.parse(readFileSync(join(folder, "r.json"), "utf8"));
    if (args.includes("json")) expect(JSON.parse(stdout)).toEqual(report);
    else expect(out.log.length).toBeGreaterThan(200);
  },
);
