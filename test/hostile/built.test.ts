/** All texts of the corpus at once, in the built action and the built command line. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../../src/sandbox/sandbox.ts";
import { pullRequest, schedule } from "../dist/events.ts";
import { runAction } from "../dist/runner.ts";
import { CLI, runNode } from "../dist/spawn.ts";
import { startGitHub, TOKEN } from "../github/github.ts";
import { short } from "./corpus.ts";
import { hidesSomething } from "./harmless.ts";
import { refusing, state, writeManifests } from "./hostileProject.ts";
import { acting } from "./markdownParser.ts";
import { asRunner } from "./runnerParser.ts";

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
    "api-url": sandbox.url,
    out: "p.json",
    report: "r.json",
  };
  const { code, commands, log, outputs, summary } = await runAction(folder, inputs, { RUNNER_DEBUG: "1" });
  expect(code).toBe(0);
  // The token in all its forms. A form may be masked more than once.
  const masked = commands.flatMap(({ name, text }) => (name === "add-mask" ? [text] : []));
  expect([...new Set(masked)]).toEqual(["some-token", "c29tZS10b2tlbg==", "c29tZS10b2tlbg"]);
  const told = commands
    .filter(({ name }) => name !== "debug" && name !== "add-mask")
    .map(({ name, properties }) => [name, properties.title]);
  expect(told).toEqual([
    ...Array(9).fill(["warning", "lokaform: unknown-event"]),
    ["warning", expect.stringMatching(/^and \d+ more$/)],
  ]);
  expect(commands.filter(({ name, text }) => name === "debug" && !/^(GET|The job)/.test(text))).toEqual([]);
  expect(Object.keys(outputs).sort()).toEqual([
    ...["conflicts", "created", "destroyed", "failed", "has-changes", "matrix", "plan-file", "report-file"],
    ...["summary", "to-create", "to-remove", "to-update", "translations-affected", "updated"],
  ]);
  expect(outputs["plan-file"]).toBe(join(folder, "p.json"));
  expect(hidesSomething(`${log.join("\n")}\n${summary}`)).toBe(false);
  expect(acting(summary).filter((line) => !OWN.some((known) => known.test(line)))).toEqual([]);
  expect(summary).toContain("Plan: ");
});

/** What Lokaform writes itself: headings, lists, folds, and links to the project and to lines of manifests. */
const OWN = [
  /^heading [234]$/,
  /^(strong|list|listItem) ?$/,
  /^html "<\/?details>(<summary>[\w ,:]+<\/summary>)?"$/,
  /^html "<\/?sub>"$/,
  /^link https:\/\/app\.lokalise\.com\/project\/[\w.]+\/$/,
  /^link https:\/\/github\.com\/acme\/storefront\/blob\/[\da-f]{40}\/[\w.~%/-]+\.yaml#L\d+$/,
  /^link https:\/\/github\.com\/acme\/storefront\/actions\/runs\/4711$/,
];

/** Lokaform's own link to the page of the project. */
const LOKALISE = expect.stringMatching(/^link https:\/\/app\.lokalise\.com\/project\/[\w.]+\/$/);

test("comments and issues contain only Lokaform's own links and mentions", async () => {
  const github = await startGitHub();
  try {
    const inputs = { token: "some-token", "api-url": sandbox.url };
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
    expect(acting(issue?.body ?? "")).toEqual([
      expect.stringMatching(/^html "<!-- lokaform:drift:\w+ -->"$/),
      ...["heading 2", "strong", LOKALISE],
      expect.stringMatching(/^html "<details><summary>Unmanaged: \d+<\/summary>"$/),
      ...['html "</details>"', 'html "<details><summary>How to read this</summary>"'],
      ...['html "</details>"', "heading 3", "list", "listItem", "listItem"],
      ...['html "<sub>"', expect.stringContaining("/actions/workflows/"), 'html "</sub>"'],
    ]);
    expect(issue?.title).toMatch(/^Lokaform: drift in .{80}$/u);
    expect(hidesSomething(`${comment?.body}${issue?.body}${issue?.title}`)).toBe(false);
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
