/** A pull request without secrets: its manifests are compared with those of the commit that it would be merged into. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { WORKFLOW_TOKEN } from "../rooms/github/github.ts";
import { allowed, test, writes } from "./fixtures.ts";
import { OTHER_PROJECT, PROJECT, SAME, type Workspace } from "./harness.ts";
import { opened } from "./openedPull.ts";
import { annotated } from "./runner.ts";

/** As a workflow gives it to such a run: the secret is empty. */
const PLAN = { command: "plan", report: "report.json", project: "", token: "" };
const READ_ONLY = allowed({ contents: "read", pull_requests: "read" });
const HOOKS = "webhooks:\n  - url: https://ci.example.com/${HOOK}\n    events: [project.imported]\n";

const BASE = {
  "keys.yaml": SAME,
  "webhooks.yaml": HOOKS,
  "lokaform.yaml": `project: ${PROJECT}\n`,
};
const HEAD = {
  "keys.yaml": SAME.replace("en: Home, de: Start", "en: Start page, de: Start")
    .replace("checkout.title", "checkout.heading\n    previously: checkout.title")
    .replace(/ {2}- key_name: cart\.empty\n.*\n/, "  - { key_name: new, platforms: [web] }\n"),
  "webhooks.yaml": HOOKS.replace("imported", "exported"),
  "lokaform.yaml": `project: ${PROJECT}\nprune: { keys: all, by: archive }\n`,
};

function comparisonOf({ workspace }: Workspace) {
  return JSON.parse(readFileSync(join(workspace, "report.json"), "utf8")).manifest_comparison;
}

test.for<["fork" | "dependabot", RegExp]>([
  ["fork", /comes from a fork/],
  ["dependabot", /Dependabot/],
])(
  "from %s: the summary, the log and the report show the difference",
  async ([from, who], { onTestFinished }) => {
    const started = await opened(onTestFinished, { base: BASE, head: HEAD }, READ_ONLY);
    const { sandbox, github } = started;
    const target = await github.repository.head();
    const ran = await started.run(await started.event(from), PLAN);
    expect({ code: ran.code, errors: annotated(ran, "error") }).toEqual({ code: 0, errors: [] });
    expect({ asked: sandbox.requests, told: writes(github) }).toEqual({ asked: [], told: [] });
    expect(annotated(ran, "notice")).toContainEqual(expect.stringMatching(who));
    expect(comparisonOf(started)).toMatchObject({
      is: "compared",
      commit: target,
      projects: [
        {
          changes: [
            { action: "create", label: "new" },
            { action: "update", label: "checkout.heading", renamed_from: "checkout.title" },
            {
              action: "update",
              label: "home_link",
              fields: [{ part: "en", before: "Home", after: "Start page" }],
            },
            { action: "update", label: "https://ci.example.com/${HOOK}" },
          ],
          no_longer_declared: [{ label: "cart.empty" }],
          settings: [{ name: "prune.keys", after: "all", loosens: true }, { name: "prune.by" }],
        },
      ],
    });
    const { summary } = ran;
    expect(summary).toContain("The manifests of the pull request are compared with those of the commit");
    expect(summary).toContain(target.slice(0, 7));
    expect(summary).toMatch(/\*\*`home_link`\*\*.*\n *```diff\n *- en "Home"\n *\+ en "Start page"/);
    expect(summary).not.toContain("changes the live");
    expect(ran.log).toContainEqual(expect.stringMatching(/^Difference: 1 new, 2 changed, 1 renamed, /));
  },
);

test.for(["drift", "status"])("%s, too, only checks the manifests", async (command, { onTestFinished }) => {
  const started = await opened(onTestFinished, { base: BASE, head: HEAD }, READ_ONLY);
  const inputs = { ...PLAN, command, "fail-on-drift": "true" };
  const ran = await started.run(await started.event("fork"), inputs);
  expect({ code: ran.code, asked: started.sandbox.requests }).toEqual({ code: 0, asked: [] });
  expect(annotated(ran, "notice")).toContainEqual(expect.stringMatching(/comes from a fork/));
});

const HIDDEN = { "lokaform.yaml": "show_texts: false\n" };
const SHOWN = { "lokaform.yaml": "show_texts: true\n" };

test.for([
  ["both", HIDDEN, HIDDEN],
  ["the target, and not in the pull request,", HIDDEN, SHOWN],
  ["the pull request, and not in the target,", SHOWN, HIDDEN],
] as const)(
  "with show_texts: false in %s no text is in the log or the summary",
  async ([_who, base, head], { onTestFinished }) => {
    const keys = { "keys.yaml": SAME.replace("en: Home, de: Start", "en: Start page") };
    const files = { base: { "keys.yaml": SAME, ...base }, head: { ...keys, ...head } };
    const started = await opened(onTestFinished, files, READ_ONLY);
    const ran = await started.run(await started.event("fork"), PLAN);
    expect(ran.summary).toContain("home_link");
    expect(ran.log.join("\n")).toContain("de is no longer declared");
    expect(ran.all).not.toMatch(/Start page|"Home"|"Start"/);
  },
);

test("each of several projects has its own part, also one that only one side has", async ({
  onTestFinished,
}) => {
  const file = (...names: string[]) =>
    `projects:\n${names.map((name, index) => `  ${name}: { project: "${[PROJECT, OTHER_PROJECT][index]}", keys: [${name}.yaml] }\n`).join("")}`;
  const key = (name: string) => `keys:\n  - { key_name: ${name}, platforms: [web] }\n`;
  const started = await opened(
    onTestFinished,
    {
      base: { "lokaform.yaml": file("web", "ios"), "web.yaml": key("a"), "ios.yaml": key("b") },
      head: { "lokaform.yaml": file("web", "android"), "android.yaml": key("c"), "ios.yaml": null },
    },
    READ_ONLY,
  );
  const ran = await started.run(await started.event("fork"), PLAN);
  expect(comparisonOf(started).projects).toMatchObject([
    { name: "web", changes: [], no_longer_declared: [] },
    { name: "android", changes: [{ label: "c" }], no_longer_declared: [] },
    { name: "ios", changes: [], no_longer_declared: [{ label: "b" }] },
  ]);
  expect(ran.summary).toMatch(/### `web`[\s\S]*### `android`[\s\S]*### `ios`/);
});

test("a project that gets a name in lokaform.yaml is compared as the same one", async ({
  onTestFinished,
}) => {
  const projects = `projects:\n  web: { project: ${PROJECT}, keys: [keys.yaml] }\n`;
  const files = { base: { "keys.yaml": SAME }, head: { "lokaform.yaml": projects } };
  const started = await opened(onTestFinished, files, READ_ONLY);
  await started.run(await started.event("fork"), PLAN);
  expect(comparisonOf(started).projects).toMatchObject([
    { name: "web", changes: [], no_longer_declared: [], settings: [{ name: "project" }, { name: "keys" }] },
  ]);
});

test.for<
  [string, Parameters<typeof opened>[1], Parameters<typeof opened>[2], Record<string, string>, RegExp]
>([
  [
    "without a token of GitHub",
    { base: BASE, head: HEAD },
    READ_ONLY,
    { "github-token": "" },
    /github-token/,
  ],
  [
    "if a manifest of the target has a mistake",
    { base: { ...BASE, "keys.yaml": "keys: 5\n" }, head: HEAD },
    READ_ONLY,
    {},
    /keys\.yaml:1/,
  ],
])(
  "%s, the manifests are checked, and the summary says why they are not compared",
  async ([_what, files, github, inputs, reason], { onTestFinished }) => {
    const started = await opened(onTestFinished, files, github);
    const ran = await started.run(await started.event("fork"), { ...PLAN, ...inputs });
    expect(ran.code).toBe(0);
    expect(comparisonOf(started)).toEqual({ is: "not compared", why: expect.stringMatching(reason) });
    expect(ran.summary).toMatch(reason);
    expect(ran.summary).toContain("The manifests were not compared with those of the commit");
    expect(annotated(ran, "notice")).toContainEqual(expect.stringMatching(/the manifests were checked/));
  },
);

test("with a mistake in its own manifests, nothing is compared", async ({ onTestFinished }) => {
  const started = await opened(
    onTestFinished,
    { base: BASE, head: { "keys.yaml": SAME.replace("en: Home", "en: 404") } },
    READ_ONLY,
  );
  const ran = await started.run(await started.event("fork"), PLAN);
  expect({ code: ran.code, told: writes(started.github) }).toEqual({ code: 1, told: [] });
  expect(ran.summary).toContain("the manifests or the settings have problems");
});

test("validate in a pull request with secrets compares nothing", async ({ onTestFinished }) => {
  const started = await opened(
    onTestFinished,
    { base: BASE, head: HEAD },
    allowed(WORKFLOW_TOKEN.permissions),
  );
  const ran = await started.run(await started.event(), { ...PLAN, command: "validate" });
  expect({ code: ran.code, told: writes(started.github) }).toEqual({ code: 0, told: [] });
  expect(comparisonOf(started)).toBeUndefined();
});
