/** The target of a pull request that changes which projects there are, how they are reached, and where the settings are. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { API_TOKEN, OTHER_PROJECT, PROJECT, SAME, type Workspace } from "./harness.ts";
import { type Files, opened } from "./openedPull.ts";

const PLAN = { command: "plan", report: "report.json", project: "" };
const NEW_TEXT = SAME.replace("en: Home", "en: Start page");

/** For each project: the labels of what the pull request causes, or why it is not known. */
function caused({ workspace }: Workspace) {
  const { projects } = JSON.parse(readFileSync(join(workspace, "report.json"), "utf8"));
  return projects.map(({ target }: { target: { why?: string; caused?: { label: string }[] } }) =>
    target.caused ? target.caused.map(({ label }) => label) : target.why,
  );
}

async function planned(started: Awaited<ReturnType<typeof opened>>, inputs = {}, env = {}) {
  const ran = await started.run(await started.event(), { ...PLAN, ...inputs }, { env });
  const [comment, ...others] = await started.github.repository.comments(started.number);
  expect(others).toEqual([]);
  return { ...ran, body: comment?.body ?? "" };
}

const SHOP = `  shop: { project: ${PROJECT}, keys: [shop.yaml] }\n`;
const APPS = `  apps: { project: ${OTHER_PROJECT}, keys: [apps.yaml] }\n`;
const SITE = "  site: { project: 5222802570ab6b1bd7fc14.09984610, keys: [shop.yaml] }\n";
const BOTH = { "shop.yaml": SAME, "apps.yaml": SAME };

test.for<[string, Files, Record<string, string>, object]>([
  [
    "gives a project another token",
    {
      base: { ...BOTH, "lokaform.yaml": `projects:\n${SHOP.replace("{", "{ token_env: OLD_TOKEN,")}` },
      head: {
        "shop.yaml": NEW_TEXT,
        "lokaform.yaml": `projects:\n${SHOP.replace("{", "{ token_env: SHOP_TOKEN,")}`,
      },
    },
    { "allow-variables": "SHOP_TOKEN" },
    [["home_link"]],
  ],
  [
    "removes a project whose id the environment no longer has",
    {
      base: {
        ...BOTH,
        "lokaform.yaml": `projects:\n${SHOP}${APPS.replace(OTHER_PROJECT, `"\${APPS_PROJECT}"`)}`,
      },
      head: { "shop.yaml": NEW_TEXT, "lokaform.yaml": `projects:\n${SHOP}` },
    },
    {},
    [["home_link"]],
  ],
  [
    "removes a project that the workflow no longer allows",
    {
      base: { ...BOTH, "lokaform.yaml": `projects:\n${SHOP}${APPS}` },
      head: { "shop.yaml": NEW_TEXT, "lokaform.yaml": `projects:\n${SHOP}` },
    },
    { "allow-projects": PROJECT },
    [["home_link"]],
  ],
  [
    "adds the settings that the workflow names",
    {
      base: { "shop.yaml": SAME },
      head: { "shop.yaml": NEW_TEXT, "l10n/settings.yaml": `project: ${PROJECT}\nkeys: [../shop.yaml]\n` },
    },
    { config: "l10n/settings.yaml" },
    [["checkout.title", "home_link"]],
  ],
  [
    "moves the settings to where the workflow looks now",
    {
      base: { "shop.yaml": SAME, "lokaform.yaml": `project: ${PROJECT}\nkeys: [shop.yaml]\n` },
      head: {
        "shop.yaml": NEW_TEXT,
        "lokaform.yaml": null,
        "l10n/settings.yaml": `project: ${PROJECT}\nkeys: [../shop.yaml]\n`,
      },
    },
    { config: "l10n/settings.yaml" },
    [["home_link"]],
  ],
])("a pull request that %s is compared", async ([_what, files, inputs, expected], { onTestFinished }) => {
  const started = await opened(onTestFinished, files);
  await started.edit(2, { en: "Check-out" });
  const { code } = await planned(started, inputs, { SHOP_TOKEN: API_TOKEN });
  expect(code).toBe(0);
  expect(caused(started)).toEqual(expected);
});

test("a pull request that removes a project says that it is no longer managed", async ({
  onTestFinished,
}) => {
  const started = await opened(onTestFinished, {
    base: { ...BOTH, "lokaform.yaml": `projects:\n${SHOP}${APPS}` },
    head: { "lokaform.yaml": `projects:\n${SHOP}` },
  });
  const { body } = await planned(started);
  expect(body).toContain('The pull request removes the project "apps" from the settings.');
  expect(body).not.toContain("changes nothing");
  await started.github.repository.push("main", { files: { "README.md": "# Apps\n" } });
  expect((await planned(started, { only: "shop" })).summary).not.toContain("no longer managed");
});

test("secrets that only the target uses are in no output", async ({ onTestFinished }) => {
  const hook = (name: string) =>
    `webhooks:\n  - { url: "https://ci.example.com/\${${name}}", events: [project.imported] }\n`;
  const started = await opened(onTestFinished, {
    base: { "keys.yaml": SAME, "webhooks.yaml": hook("OLD_HOOK") },
    head: { "keys.yaml": NEW_TEXT, "webhooks.yaml": hook("NEW_HOOK") },
  });
  await started.edit(2, { en: "See https://ci.example.com/old-hook-8d1f" });
  const env = { OLD_HOOK: "old-hook-8d1f", NEW_HOOK: "new-hook-77aa" };
  const { all, body } = await planned(started, { project: PROJECT }, env);
  const report = readFileSync(join(started.workspace, "report.json"), "utf8");
  expect(caused(started)[0]).toContain("home_link");
  for (const output of [all, body, report]) {
    expect(output).toContain("${OLD_HOOK}");
    expect(output).not.toContain(env.OLD_HOOK);
  }
});

test.for<[string, Record<string, string>, object]>([
  ["a manifest of it", { keys: "shop/keys.yaml", project: PROJECT }, ["shop/keys.yaml"]],
  ["a glob above it", { keys: "*/keys.yaml", project: PROJECT }, ["shop/keys.yaml"]],
  ["its settings", { config: "shop/lokaform.yaml" }, ["shop/keys.yaml"]],
  ["it as the working directory", { "working-directory": "shop" }, ["shop/keys.yaml"]],
])(
  "if actions/checkout has a path and the workflow names %s, the pull request is compared",
  async (one, { onTestFinished }) => {
    const [, inputs, manifests] = one;
    const settings = `project: ${PROJECT}\nkeys: ['{keys,more}.yaml']\n`;
    const started = await opened(onTestFinished, {
      base: { "keys.yaml": SAME, "lokaform.yaml": settings },
      head: { "keys.yaml": NEW_TEXT },
    });
    await started.edit(2, { en: "Check-out" });
    const event = await started.event();
    const { repository } = started.github;
    started.write("shop/.git/HEAD", `${event.sha}\n`);
    for (const [path, text] of Object.entries(repository.filesOf(event.sha))) {
      started.write(`shop/${path}`, text);
      rmSync(join(started.workspace, path));
    }
    await started.run(event, { ...PLAN, ...inputs, report: join(started.workspace, PLAN.report) });
    const report = JSON.parse(readFileSync(join(started.workspace, "report.json"), "utf8"));
    expect(report.manifests).toEqual(manifests);
    expect(caused(started)).toEqual([["home_link"]]);
    const [comment] = await repository.comments(started.number);
    expect(comment?.body).toContain(`/blob/${event.sha}/keys.yaml#L6)`);
  },
);

test("a fork's new project is compared with nothing, and not with projects that the run leaves out", async ({
  onTestFinished,
}) => {
  const started = await opened(onTestFinished, {
    base: { ...BOTH, "lokaform.yaml": `projects:\n${SHOP}${SITE}` },
    head: { "lokaform.yaml": `projects:\n${SHOP}${SITE}${APPS}` },
  });
  await started.run(await started.event("fork"), { ...PLAN, only: "apps", token: "" });
  const report = JSON.parse(readFileSync(join(started.workspace, "report.json"), "utf8"));
  expect(report.manifest_comparison.projects).toMatchObject([{ name: "apps", no_longer_declared: [] }]);
  expect(report.manifest_comparison.projects[0].changes).toHaveLength(3);
});

const HIDES = "show_texts: false\n";
const HIDDEN_SHOP = SHOP.replace("{", "{ show_texts: false,");

test.for<[string, Files, Record<string, string>]>([
  [
    "removes show_texts: false",
    { base: { "keys.yaml": SAME, "lokaform.yaml": HIDES }, head: { "lokaform.yaml": "rate: 3\n" } },
    { project: PROJECT },
  ],
  [
    "removes the settings with show_texts: false",
    { base: { "keys.yaml": SAME, "lokaform.yaml": HIDES }, head: { "lokaform.yaml": null } },
    { project: PROJECT },
  ],
  [
    "removes show_texts: false, while a manifest of the target has a mistake",
    {
      first: { "keys.yaml": SAME },
      base: { "keys.yaml": "keys: 1\n", "lokaform.yaml": HIDES },
      head: { "keys.yaml": SAME, "lokaform.yaml": "show_texts: true\n" },
    },
    { project: PROJECT },
  ],
  [
    "renames a project and shows its texts",
    {
      base: { "shop.yaml": SAME, "lokaform.yaml": `projects:\n${HIDDEN_SHOP}` },
      head: { "lokaform.yaml": `projects:\n${SHOP.replace("shop:", "web:")}` },
    },
    {},
  ],
  [
    "gives the id of a project to another one, for which the workflow runs",
    {
      base: {
        ...BOTH,
        "lokaform.yaml": `projects:\n${HIDDEN_SHOP}${APPS}`,
      },
      head: { "lokaform.yaml": `projects:\n${SHOP.replace("shop:", "apps:")}` },
    },
    { only: "apps" },
  ],
  [
    "adds a project, while its target hides the texts of another one",
    {
      base: { "apps.yaml": SAME, "lokaform.yaml": `projects:\n${APPS.replace("{", "{ show_texts: false,")}` },
      head: { "shop.yaml": SAME, "lokaform.yaml": `projects:\n${SHOP}${APPS}` },
    },
    { only: "shop" },
  ],
  [
    "removes a show_texts that is not true or false",
    {
      base: { "keys.yaml": SAME, "lokaform.yaml": "show_texts: no\n" },
      head: { "lokaform.yaml": "show_texts: true\n" },
    },
    { project: PROJECT },
  ],
  [
    "cannot be compared, because the target's settings are not YAML",
    {
      base: { "keys.yaml": SAME, "lokaform.yaml": "show_texts: [false\n" },
      head: { "lokaform.yaml": "show_texts: true\n" },
    },
    { project: PROJECT },
  ],
])(
  "a pull request that %s shows no text anywhere on GitHub",
  async ([_what, files, inputs], { onTestFinished }) => {
    const started = await opened(onTestFinished, {
      ...files,
      before: "Secret live words",
    });
    await started.edit(2, { en: "Secret live words" });
    const { all, body, summary } = await planned(started, { ...inputs, report: "" });
    expect(body).toContain("checkout.title");
    for (const output of [all, body, summary, JSON.stringify(started.github.requests)])
      expect(output).not.toMatch(/Secret live words|Checkout/);
  },
);

test("a project keeps showing its texts next to one whose texts the target hides", async ({
  onTestFinished,
}) => {
  const started = await opened(onTestFinished, {
    base: { ...BOTH, "lokaform.yaml": `projects:\n${SHOP}${APPS.replace("{", "{ show_texts: false,")}` },
    head: { "shop.yaml": NEW_TEXT },
  });
  const { body } = await planned(started, { only: "shop" });
  expect(body).toContain("Start page");
});

const AWS = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const REFUSED = "A pull request must not choose AWS_SECRET_ACCESS_KEY as token_env";

test.for<[string, Files, Record<string, string>, string | undefined]>([
  [
    "that the target does not use",
    { base: { ...BOTH, "lokaform.yaml": `projects:\n${SHOP}` }, head: {} },
    {},
    REFUSED,
  ],
  [
    "that the target uses for another project",
    {
      base: {
        ...BOTH,
        "lokaform.yaml": `projects:\n${SHOP}${APPS.replace("{", "{ token_env: AWS_SECRET_ACCESS_KEY,")}`,
      },
      head: {},
    },
    {},
    REFUSED,
  ],
  [
    "that the target uses for this project, which gets another name",
    {
      base: {
        ...BOTH,
        "lokaform.yaml": `projects:\n${SHOP.replace("shop: {", "web: { token_env: AWS_SECRET_ACCESS_KEY,")}`,
      },
      head: {},
    },
    {},
    undefined,
  ],
  [
    "that the workflow allows",
    { base: { ...BOTH, "lokaform.yaml": `projects:\n${SHOP}` }, head: {} },
    { "allow-variables": "AWS_SECRET_ACCESS_KEY" },
    undefined,
  ],
  [
    "while the settings of the target have a mistake",
    { base: { ...BOTH, "lokaform.yaml": "projects: [\n" }, head: {} },
    {},
    REFUSED,
  ],
])("a pull request with a token_env %s", async ([_what, files, inputs, refusal], { onTestFinished }) => {
  const settings = `projects:\n${SHOP.replace("{", "{ token_env: AWS_SECRET_ACCESS_KEY,")}`;
  const started = await opened(onTestFinished, { ...files, head: { "lokaform.yaml": settings } });
  const { all } = await planned(started, inputs, { AWS_SECRET_ACCESS_KEY: AWS });
  if (refusal !== undefined) expect(all).toContain(refusal);
  else expect(all).not.toContain("must not choose");
  const sent = started.seen.some(({ by }) => by === "Lokalise");
  expect(sent).toBe(refusal === undefined);
});

test("the comment marks another token_env as a setting that lets a run do more", async ({
  onTestFinished,
}) => {
  const started = await opened(onTestFinished, {
    base: { ...BOTH, "lokaform.yaml": `projects:\n${SHOP}` },
    head: { "lokaform.yaml": `projects:\n${SHOP.replace("{", "{ token_env: SHOP_TOKEN,")}` },
  });
  const { body } = await planned(started, { "allow-variables": "SHOP_TOKEN" }, { SHOP_TOKEN: API_TOKEN });
  expect(body).toContain("- **`token_env: not set → SHOP_TOKEN (lets a run do more)`**");
});
