/** What a pull request causes: its plan is compared with the commit that it would be merged into. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { GitHubOptions } from "../rooms/github/github.ts";
import { allowed, test } from "./fixtures.ts";
import { OTHER_PROJECT, PROJECT, SAME, type Workspace } from "./harness.ts";
import { type Files, opened } from "./openedPull.ts";

const PLAN = { command: "plan", report: "report.json" };
const NEW_TEXT = SAME.replace("en: Home", "en: Start page");
const NEW_HOME: Files = { base: { "keys.yaml": SAME }, head: { "keys.yaml": NEW_TEXT } };

const TEXTS_SETTING = '[{"files":"src/{lang}.json","languages":["en"],"platforms":["web"]}]';
const KEYS = { "lokaform.yaml": "keys: [l10n.yaml]\n" };
const TEXTS = { "lokaform.yaml": `keys: [l10n.yaml]\ntexts: ${TEXTS_SETTING}\n`, "l10n.yaml": "keys: []\n" };
const STRINGS = '{ "checkout.title": "Checkout", "home_link": "Home" }';
const NEW_STRINGS = STRINGS.replace("Home", "Start page");

/** How the plan of the only project compares with its target, from the report file. */
function comparison({ workspace }: Workspace) {
  const report = JSON.parse(readFileSync(join(workspace, "report.json"), "utf8"));
  const { target } = report.projects[0];
  if (target.is !== "compared") return target;
  const labels = (list: { label: string }[]) => list.map(({ label }) => label);
  const { caused, pending, resolved, kept, no_longer_declared, settings, kinds_no_longer_declared } = target;
  const lists = {
    ...{ caused: labels(caused), pending: labels(pending), resolved: labels(resolved) },
    ...{
      kept: labels(kept),
      no_longer_declared: labels(no_longer_declared),
      settings,
      kinds_no_longer_declared,
    },
  };
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

test.for<[string, Files, object]>([
  [
    "a file that is no manifest",
    { base: { "keys.yaml": SAME }, head: { "README.md": "# Shop\n" } },
    { pending: ["checkout.title"] },
  ],
  [
    "a string of a locale file",
    { base: { ...TEXTS, "src/en.json": STRINGS }, head: { "src/en.json": NEW_STRINGS } },
    { caused: ["home_link"], pending: ["checkout.title"] },
  ],
  [
    "texts that move from a manifest to a locale file, which has one of the three keys",
    { base: { ...KEYS, "l10n.yaml": SAME }, head: { ...TEXTS, "src/en.json": '{ "home_link": "Home" }' } },
    {
      resolved: ["checkout.title"],
      no_longer_declared: ["cart.empty", "checkout.title"],
      settings: [{ name: "texts", after: TEXTS_SETTING, loosens: false }],
    },
  ],
  [
    "the first manifest",
    { base: {}, head: { "keys.yaml": NEW_TEXT } },
    { kept: ["checkout.title", "home_link"] },
  ],
  [
    "a setting that lets a run remove keys",
    {
      base: { "keys.yaml": SAME, "lokaform.yaml": "rate: 2\n" },
      head: { "lokaform.yaml": "rate: 3\nprune: { keys: all, by: archive }\n" },
    },
    {
      pending: ["checkout.title"],
      settings: [
        { name: "prune.keys", after: "all", loosens: true },
        { name: "prune.by", after: "archive", loosens: true },
        { name: "rate", before: "2", after: "3", loosens: false },
      ],
    },
  ],
])("a pull request with %s", async ([_what, files, expected], { onTestFinished }) => {
  const started = await opened(onTestFinished, files);
  await started.edit(2, { en: "Check-out" });
  await started.run(await started.event(), PLAN);
  expect(comparison(started)).toEqual(expected);
});

test("a project that the pull request renames is the same project, also if the run chooses it by its new name", async ({
  onTestFinished,
}) => {
  const settings = (name: string) => `projects:\n  ${name}: { project: ${PROJECT}, keys: [keys.yaml] }\n`;
  const started = await opened(onTestFinished, {
    base: { "keys.yaml": SAME, "lokaform.yaml": settings("shop") },
    head: { "keys.yaml": WITHOUT_HOME, "lokaform.yaml": settings("web") },
  });
  await started.edit(2, { en: "Check-out" });
  await started.run(await started.event(), { ...PLAN, only: "web" });
  expect(comparison(started)).toEqual({ pending: ["checkout.title"], no_longer_declared: ["home_link"] });
});

test("a file that the pull request does not change is not requested", async ({ onTestFinished }) => {
  const files = {
    "l10n/a.yaml": SAME,
    "l10n/b.yaml": "keys:\n  - { key_name: b, platforms: [web] }\n",
    "lokaform.yaml": "keys: ['l10n/*']\n",
  };
  const started = await opened(onTestFinished, { base: files, head: { "l10n/a.yaml": NEW_TEXT } });
  await started.run(await started.event(), PLAN);
  expect(comparison(started)).toEqual({ caused: ["home_link"], pending: ["b"] });
  expect(blobs(started)).toContain(blobOf(SAME));
  expect(blobs(started)).not.toContain(blobOf(files["l10n/b.yaml"]));
});

/** The contents that were requested. */
function blobs({ github }: Workspace): (string | undefined)[] {
  return github.requests.flatMap(({ path }) => path.match(/\/git\/blobs\/(.+)/)?.[1] ?? []);
}

function blobOf(text: string): string {
  return createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest("hex");
}

test.for(["/git/trees/", "/git/blobs/"])(
  "a run that is cancelled while GitHub is silent at %s ends at once",
  async (path, { onTestFinished }) => {
    const started = await opened(onTestFinished, NEW_HOME);
    started.github.faults.add({ path: new RegExp(path), times: 9, answer: "silent" });
    const { code, summary } = await started.runUntilSilence(await started.event(), PLAN);
    expect(code).toBe(130);
    expect(summary).toContain("SIGINT");
    expect(await started.github.repository.comments(started.number)).toEqual([]);
  },
);

test.for<[string, Files, GitHubOptions, RegExp]>([
  ["a token without contents: read", NEW_HOME, allowed({ pull_requests: "write" }), /contents: read/],
  ["a tree that GitHub cuts", NEW_HOME, { gitLimits: { treeEntries: 1 } }, /too many files/],
  ["a file that is too large", NEW_HOME, { gitLimits: { blobSize: 10 } }, /keys\.yaml/],
  [
    "a manifest with a mistake",
    { base: { "keys.yaml": "keys: 5\n" }, head: { "keys.yaml": SAME } },
    {},
    /keys\.yaml:1/,
  ],
  [
    "a variable that is not set",
    {
      base: {
        "keys.yaml": SAME,
        "webhooks.yaml":
          "webhooks:\n  - url: https://ci.example.com/${UNSET_HOOK}\n    events: [project.imported]\n",
      },
      head: { "webhooks.yaml": null },
    },
    {},
    /webhooks\.yaml:2/,
  ],
  [
    "the id of another project",
    {
      base: { "keys.yaml": SAME, "lokaform.yaml": `project: ${OTHER_PROJECT}\n` },
      head: { "lokaform.yaml": `project: ${PROJECT}\n` },
    },
    {},
    /id of the project/,
  ],
])("with %s, nothing is compared", async ([_what, files, github, reason], { onTestFinished }) => {
  const started = await opened(onTestFinished, files, github);
  const { code } = await started.run(await started.event(), {
    ...PLAN,
    project: files.base["lokaform.yaml"] ? "" : PROJECT,
  });
  expect(code).toBe(0);
  expect(comparison(started)).toEqual({ is: "not compared", why: expect.stringMatching(reason) });
});

/** The comment of a run for the present head and base, and how the run ended. */
async function commented({ github, number, event, run }: Awaited<ReturnType<typeof opened>>, inputs = {}) {
  const { code, summary, outputs } = await run(await event(), { ...PLAN, ...inputs });
  const comments = await github.repository.comments(number);
  expect(comments.length).toBeLessThan(2);
  return { code, summary, outputs, body: comments[0]?.body ?? "" };
}

/** The text without the folds, which a reader sees only after a click. */
function unfolded(body: string): string {
  return body.replace(/<details>.*?<\/details>/gs, "");
}

const PENDING =
  /<details><summary>Already pending, with or without this pull request: 1 change<\/summary>.*?checkout\.title/s;

test("a pull request that changes only the README gets no comment, whatever is pending", async ({
  onTestFinished,
}) => {
  const started = await opened(onTestFinished, {
    base: { "keys.yaml": SAME },
    head: { "README.md": "# Shop\n" },
  });
  await started.edit(2, { en: "Check-out" });
  const { code, body, summary } = await commented(started);
  expect({ code, body }).toEqual({ code: 0, body: "" });
  expect(summary).toContain("## Translations: no changes");
  expect(summary).toMatch(PENDING);
});

test("one changed text is one row, and what was pending is folded", async ({ onTestFinished }) => {
  const started = await opened(onTestFinished, NEW_HOME);
  await started.edit(2, { en: "Check-out" });
  const { body, summary } = await commented(started);
  expect(body).toContain("## Translations: 1 to update\n");
  const merge = started.github.requests
    .map(({ path }) => /git\/commits\/(\w+)/.exec(path)?.[1])
    .find(Boolean);
  expect(unfolded(body).replace(/ {4}in the project, last edited .*\n/, "")).toContain(
    `### 1 to update, with texts that are overwritten in the project

- **\`home_link\`** · [\`keys.yaml:6\`](https://github.com/acme/storefront/blob/${merge}/keys.yaml#L6)
  \`\`\`diff
  - en "Home"
  + en "Start page"
`,
  );
  expect(unfolded(body)).not.toContain("checkout.title");
  expect(body).toMatch(PENDING);
  expect(summary).toContain(
    /### 1 to update, with texts that are overwritten in the project.*?\n {2}```\n/s.exec(body)?.[0],
  );
});

test("settings that let a run do more are shown before the changes", async ({ onTestFinished }) => {
  const settings = "limits: { removals: 500 }\nprotected_tags: []\nrate: 3\n";
  const started = await opened(onTestFinished, {
    base: { "keys.yaml": SAME },
    head: { "keys.yaml": NEW_TEXT, "lokaform.yaml": settings },
  });
  const { body } = await commented(started);
  expect(body).toMatch(
    /### 3 settings changed\n\n- \*\*`protected_tags: not set → \[\] \(lets a run do more\)`\*\*\n- \*\*`limits\.removals: not set → 500 \(lets a run do more\)`\*\*\n- \*\*`rate: not set → 3`\*\*\n\n### 1 to update, with texts that are overwritten in the project/,
  );
});

test("in a pull request into a branch from which apply does not write, comment and summary say so", async ({
  onTestFinished,
}) => {
  const started = await opened(onTestFinished, NEW_HOME);
  const event = await started.event();
  const pull = Object(event.json.pull_request);
  const json = { ...event.json, pull_request: { ...pull, base: { ...pull.base, ref: "release/4.2" } } };
  const { summary } = await started.run({ ...event, json }, { ...PLAN, "apply-from": "hotfix\nmaster" });
  const [comment] = await started.github.repository.comments(started.number);
  for (const words of [summary, comment?.body]) {
    expect(words).toContain(
      "changes nothing in Lokalise, because apply writes only from `main, hotfix, master`.",
    );
    expect(words).not.toContain("the next apply changes the live");
    expect(words).toContain("Start page");
  }
});

const WITHOUT_HOME = SAME.slice(0, SAME.indexOf("  - key_name: home_link"));

test("if the base gets new commits, what others merged is pending", async ({ onTestFinished }) => {
  const started = await opened(onTestFinished, NEW_HOME);
  expect((await commented(started)).body).toContain("## Translations: 1 to update");
  await started.github.repository.push("main", { files: { "keys.yaml": NEW_TEXT } });
  const { body } = await commented(started);
  expect(body).toContain("Translations: this pull request changes nothing");
  expect(body).toContain("Already pending, with or without this pull request: 1 change");
});

test("without a target, the comment says why, and shows all changes without a fold for pending ones", async ({
  onTestFinished,
}) => {
  const started = await opened(onTestFinished, NEW_HOME, { gitLimits: { treeEntries: 1 } });
  await started.edit(2, { en: "Check-out" });
  const { body } = await commented(started);
  expect(body).toContain("## Translations: 2 to update");
  expect(body).toContain(
    "**All differences that apply would change are shown, not only those of this pull request.**",
  );
  expect(body).toContain("`the repository has too many files for GitHub to list them`");
  expect(unfolded(body)).toContain("### 2 to update, with texts that are overwritten in the project");
  expect(body).toContain("Translations are hidden, because it is not known whether the settings of");
  expect(body).not.toMatch(/Check-out|Start page/);
});

test("if a guard refuses what was pending before, no comment starts; the step fails, and the summary says why", async ({
  onTestFinished,
}) => {
  const started = await opened(onTestFinished, {
    base: {
      "keys.yaml": WITHOUT_HOME,
      "lokaform.yaml": "prune: { keys: all, by: destroy }\nlimits: { removals: 0 }\n",
    },
    head: { "README.md": "# Shop\n" },
  });
  const { code, body, summary } = await commented(started);
  expect({ code, body }).toEqual({ code: 1, body: "" });
  expect(summary).not.toContain("changes like this");
  // A mistake of the pull request is a reason for a comment, although its plan has the same changes.
  const wrong = `${WITHOUT_HOME}  - { key_name: no.platforms }\n`;
  await started.github.repository.pushToPull(started.number, { files: { "keys.yaml": wrong } });
  expect((await commented(started)).body).toContain("no.platforms");
});
