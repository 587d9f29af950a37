/** What no output may contain: values of variables, ids from variables, and texts if they are hidden. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { webhookSecret } from "../../../src/commands/actionCommands.ts";
import { writeFiles } from "../../../src/files/outputs.ts";
import type { RunCommand } from "../../../src/model/command.ts";
import { problem } from "../../../src/model/problem.ts";
import type { Secret } from "../../../src/model/secrets.ts";
import { page } from "../../../src/report/html.ts";
import { summary } from "../../../src/report/markdown/comment.ts";
import type { Report } from "../../../src/report/report.ts";
import { annotations } from "../../../src/report/text/annotations.ts";
import { planText, problemsAndFailuresText } from "../../../src/report/text/reportText.ts";
import { withoutTexts, withoutValues } from "../../../src/report/withoutTexts.ts";
import { Cancellation } from "../../../src/run/cancellation.ts";
import { run } from "../../../src/run/run.ts";
import type { Sandbox } from "../../../src/sandbox/sandbox.ts";
import type { RawOptions } from "../../../src/settings/flags.ts";
import { readSettings } from "../../../src/settings/resolve.ts";
import { NO_HISTORY } from "../../history.ts";
import { readPage } from "../../hostile/htmlParser.ts";
import { type Fault, startSandbox } from "../../sandboxFaults/fault.ts";
import { openTestTerminal } from "../../terminal.ts";
import { commentOf, plain } from "./reportHarness.ts";

const ID = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const OTHER_ID = "6c1f20b87a93d4451e02f7.55120984";
const HOOK = "hook/s3cret+value";
const EVENTS = "events: [project.imported]";

let folder: string;
let sandbox: Sandbox;
let faults: Fault[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "lokaform-kept-"));
  faults = [];
  const key = (key_id: number, key_name: string, en: string) => ({
    key_id,
    key_name,
    platforms: ["web" as const],
    description: `posts to ${HOOK}`,
    translations: [{ language_iso: "en", translation: en }],
  });
  const keys = [key(1, "a", "Live words of a"), key(2, "b", "OK")];
  sandbox = await startSandbox({
    state: { projects: { [ID]: { keys }, [OTHER_ID]: {} } },
    limits: false,
    faults,
  });
});

afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

interface Asked {
  command: RunCommand;
  files: Record<string, string>;
  environment?: Record<string, string>;
  raw?: RawOptions;
}

/** A run with all its outputs. */
async function runWith({ command, files, environment = {}, raw = {} }: Asked) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const folders = { working: folder, displayRoot: folder };
  const everything: Record<string, string | undefined> = {
    LOKALISE_API_TOKEN: "lokalise-token-1",
    LOKALISE_API_URL: sandbox.url,
    ...environment,
  };
  const sources = { folders, environment: everything, token: undefined, backupDir: "kept" };
  const { settings, problems } = await readSettings(command, { rate: ["1000"], ...raw }, sources);
  const lines: string[] = [];
  const secrets: Secret[] = [];
  const report = await run(settings, problems, {
    folders,
    environment: everything,
    cancellation: new Cancellation(),
    now: () => 0,
    wait: async () => {},
    onSecrets: (found) => void secrets.push(...found),
    onResponse: ({ path }) => void lines.push(path),
    onPlan: async (project) => {
      lines.push(...planText(project, { paint: plain, command, texts: project.hide_texts !== true }));
      return true;
    },
    history: NO_HISTORY,
  });
  await writeFiles(
    { ...settings, out: join(folder, "plan.json"), report: [join(folder, "report.json")] },
    report,
    folders,
    { now: 0, linkTo: undefined },
  );
  const seen = everythingOf(report, [...lines, ...problemsAndFailuresText(withoutTexts(report), plain)]);
  return { report, seen, secrets: secrets.map(({ value }) => value), lines };
}

function everythingOf(report: Report, lines: readonly string[]): string {
  return [
    ...lines,
    JSON.stringify(annotations(report)),
    JSON.stringify(readPage(page(withoutValues(report), { now: 0, linkTo: undefined }))),
    summary(report, { reportFile: undefined }),
    commentOf(report),
  ].join("\n");
}

/** The service repeats what was sent: in JSON, in a URL, and cut. */
const echoing: Fault = {
  beforeOperation: ({ operation, body }) => {
    if (operation !== "createWebhook") return undefined;
    const { url = "" } = JSON.parse(JSON.stringify(body ?? {}));
    const message = `Bad ${url} ${JSON.stringify({ url }).replaceAll("/", "\\/")} ${HOOK} ${HOOK.slice(0, 9)}…`;
    return { status: 400, body: { json: { error: { message, code: 400 } } } };
  },
};

const files = (settings: string, hook = "https://ci.example.com/${HOOK}") => ({
  "lokaform.yaml": settings,
  "keys.yaml": "keys: [{ key_name: a, description: new, translations: { en: Declared words } }]\n",
  "webhooks.yaml": `webhooks: [{ url: "${hook}", ${EVENTS} }]\n`,
});

test("the value of a variable is in no output of a run, even if the service repeats it", async () => {
  faults.push(echoing);
  const { report, seen, secrets } = await runWith({
    command: "apply",
    files: files(`project: \${P}\n`),
    environment: { HOOK, P: ID },
  });
  expect(secrets).toEqual(expect.arrayContaining([HOOK, ID, "lokalise-token-1"]));
  expect(report.projects[0]?.results?.map(({ outcome }) => outcome.state)).toContain("failed");
  const written = ["report.json", "plan.json"].map((name) => readFileSync(join(folder, name), "utf8"));
  for (const text of [seen, JSON.stringify(report), ...written]) {
    for (const secret of [HOOK, encodeURIComponent(HOOK), HOOK.replaceAll("/", "\\/"), "hook/s3c", ID])
      expect(text).not.toContain(secret);
    expect(text).toContain("${HOOK}");
  }
  expect(seen).toContain("POST /projects/${P}/webhooks");
});

test("a saved plan of a project whose id comes from a variable matches that project only", async () => {
  const asked = { files: files(`project: \${P}\n`, "https://ci.example.com/"), environment: { P: ID } };
  await runWith({ ...asked, command: "plan" });
  const raw = { plan: ["plan.json"] };
  const other = await runWith({ ...asked, command: "apply", raw, environment: { P: OTHER_ID } });
  expect(other.report.problems.map(({ code }) => code)).toEqual(["bad-plan"]);
  const { report } = await runWith({ ...asked, command: "apply", raw });
  expect(report.problems).toEqual([]);
  expect(report.projects[0]?.results?.every(({ outcome }) => outcome.state === "done")).toBe(true);
});

test.each(["hook-s3cret-value-42", "-----BEGIN KEY-----\nabc def"])(
  "%j is not an id: it is neither sent nor quoted",
  async (value) => {
    const { report, seen } = await runWith({
      command: "plan",
      files: files("project: ${HOOK}\n", "https://ci.example.com/"),
      environment: { HOOK: value },
    });
    expect(report.problems).toHaveLength(1);
    expect(seen + JSON.stringify(report)).not.toMatch(/s3cret|BEGIN|abc def/);
    expect(sandbox.requests).toEqual([]);
  },
);

test("the id of the project is shown in full, with a link", async () => {
  const { seen, lines } = await runWith({
    command: "plan",
    files: files(`project: ${ID}\n`, "https://ci.example.com/"),
  });
  expect(seen).toContain(`[open in Lokalise](https://app.lokalise.com/project/${ID}/)`);
  expect(lines.join("\n")).toContain(`(${ID})`);
  expect(lines.join("\n")).toContain(`https://app.lokalise.com/project/${ID}/`);
});

test.each<[string, string, RawOptions, boolean]>([
  ["one that is listed", `project: ${ID}`, { "allow-projects": [OTHER_ID, ID] }, true],
  ["a branch of it", `project: ${ID}:main`, { "allow-projects": [ID] }, true],
  ["one of a list with commas", `project: ${ID}`, { "allow-projects": [`${OTHER_ID}, ${ID}`] }, true],
  ["another one", `project: ${ID}`, { "allow-projects": [OTHER_ID] }, false],
  [
    "a branch, where another one is listed",
    `project: ${ID}:main`,
    { "allow-projects": [`${ID}:dev`] },
    false,
  ],
  ["one of the option", "rate: 5", { project: [ID], "allow-projects": [OTHER_ID] }, false],
  ["one that a variable names", "project: ${P}", { "allow-projects": [OTHER_ID] }, false],
  [
    "one of several",
    `projects: { a: { project: ${OTHER_ID} }, b: { project: ${ID} } }`,
    { "allow-projects": [OTHER_ID] },
    false,
  ],
])("allow-projects: %s", async (_what, settings, raw, allowed) => {
  const environment = { P: ID };
  const { report, seen } = await runWith({
    command: "plan",
    files: files(`${settings}\n`, "https://ci.example.com/"),
    environment,
    raw,
  });
  const refused = report.problems.filter(({ code }) => code === "project-not-allowed");
  expect(refused).toHaveLength(allowed ? 0 : 1);
  if (allowed) return;
  expect(sandbox.requests).toEqual([]);
  const [id, list] = settings.includes("${P}") ? ["${P}", ""] : [ID, `, which has ${raw["allow-projects"]}`];
  expect(refused[0]?.message).toMatch(`The project ${id}`);
  expect(refused[0]?.message).toContain(` of ${raw.project ? "--project" : "lokaform.yaml"} `);
  expect(refused[0]?.message).toContain(`(in the action: allow-projects)${list}. Nothing`);
  expect(refused[0]?.place === undefined).toBe(raw.project !== undefined);
  if (settings.includes("${P}")) expect(seen).not.toContain(ID);
});

test.each<[string, string, Record<string, string>]>([
  ["GH_TOKEN", "GH_TOKEN", {}],
  ["GH_ENTERPRISE_TOKEN", "GH_ENTERPRISE_TOKEN", {}],
  ["GITHUB_TOKEN", "GITHUB_TOKEN", {}],
  ["ACTIONS_ID_TOKEN_REQUEST_TOKEN", "ACTIONS_ID_TOKEN_REQUEST_TOKEN", {}],
  ["RUNNER_TRACKING_ID", "RUNNER_TRACKING_ID", {}],
  ["INPUT_SECRET", "INPUT_SECRET", {}],
  ["a variable with a token of GitHub", "DEPLOY", { GITHUB_TOKEN: "the-value-of-it" }],
  ["a variable with a token of GitHub in it", "DEPLOY", { GH_TOKEN: "value-of" }],
])("token_env and ${NAME} cannot be %s, also if allow-variables lists it", async (_what, name, more) => {
  const settings = `projects: { a: { project: "${ID}", token_env: ${name} } }\n`;
  const environment = { HOOK, [name]: "the-value-of-it", ...more };
  for (const raw of [{}, { "allow-variables": ["HOOK", name] }]) {
    const files = {
      "lokaform.yaml": settings,
      "webhooks.yaml": `webhooks: [{ url: "https://ci.example.com/\${${name}}", ${EVENTS} }]\n`,
    };
    const { report } = await runWith({ command: "plan", files, environment, raw });
    expect(report.problems.map(({ code }) => code).sort()).toEqual(["bad-setting", "variable"]);
    expect(report.problems[0]?.message).toContain(`token_env must not be ${name}`);
    expect(sandbox.requests).toEqual([]);
  }
});

test("allow-variables restricts project, URLs and token_env", async () => {
  const settings = `projects: { a: { project: "\${P}", token_env: IOS_TOKEN } }\n`;
  const environment = { P: ID, HOOK, IOS_TOKEN: "ios-token-1" };
  const codes = async (allowed: string[]) => {
    const asked = { files: files(settings), environment, raw: { "allow-variables": allowed } };
    return (await runWith({ ...asked, command: "plan" })).report.problems.map(({ code }) => code).sort();
  };
  expect(await codes(["P", "${HOOK}", "IOS_TOKEN"])).toEqual([]);
  expect(await codes(["X"])).toEqual(["bad-setting", "variable", "variable"]);
});

test("with show_texts: false no output of a workflow quotes a text", async () => {
  faults.push({
    writeKey: (_request, { translations }) => ({
      message: `Refused ${JSON.stringify(translations)}`,
      code: 400,
      key_id: 1,
    }),
  });
  const { seen, report } = await runWith({
    command: "apply",
    files: files(
      `project: ${ID}\nshow_texts: false\nlanguages: { en: enforce }\n`,
      "https://ci.example.com/",
    ),
  });
  expect(JSON.stringify(report)).toContain("Refused");
  expect(seen).toContain("Refused");
  expect(seen).not.toMatch(/Live words|Declared words/);
  const mistaken = await runWith({
    command: "plan",
    files: {
      ...files(`project: ${ID}\nshow_texts: false\n`),
      "keys.yaml":
        "keys:\n  - { key_name: a, translations: { en: 40404, de: true }, is_plural: Some words }\n",
    },
    environment: { HOOK },
  });
  expect(mistaken.report.problems).toHaveLength(3);
  expect(mistaken.seen).not.toMatch(/40404|Some words/);
});

test("with show_texts: false an error of the service about a whole project shows no text", async () => {
  const forms = [
    "Declared words",
    JSON.stringify({ en: 'Declared "words"' }),
    "Declared wo…",
    encodeURIComponent("Declared words"),
  ];
  const body = { json: { error: { message: `Refused here: ${forms.join(", ")}.`, code: 400 } } };
  faults.push({
    beforeOperation: ({ operation }) => (operation === "keys" ? { status: 400, body } : undefined),
  });
  const { report, seen } = await runWith({
    command: "plan",
    files: {
      ...files(`project: ${ID}\nshow_texts: false\n`),
      "keys.yaml": `keys: [{ key_name: a, translations: { en: Declared words, de: 'Declared "words"' } }]\n`,
    },
    environment: { HOOK },
  });
  expect(report.projects[0]?.problems).toMatchObject([{ code: "api-error" }]);
  expect(JSON.stringify(report)).toContain("Refused here");
  expect(seen).toContain("returned 400");
  expect(seen).not.toMatch(/Refused here|Declared/);
});

test("with show_texts: false a refusal shows no text and no description, however the service writes it", async () => {
  const hidden = ["Live words of a", "Declared words", "Second line", "A note on a", "Words of context"];
  faults.push({
    beforeOperation: ({ method, body }) => {
      if (method === "GET") return undefined;
      const message = `Refused ${JSON.stringify(body)}, next to "Live words of a" and "OK"`;
      return { status: 400, body: { json: { error: { message, code: 400 } } } };
    },
  });
  const entry = (name: string, text: string) =>
    `  - { key_name: ${name}, platforms: [web], description: A note on ${name}, context: Words of context, translations: { en: ${JSON.stringify(text)} } }\n`;
  const { seen, report } = await runWith({
    command: "apply",
    files: {
      "lokaform.yaml": `project: ${ID}\nshow_texts: false\nlanguages: { en: enforce }\n`,
      "keys.yaml": `keys:\n${entry("a", 'Declared words "1"\nSecond line')}${entry("b", "Declared words too")}${entry("c", "Declared words, new")}`,
    },
  });
  const results = report.projects[0]?.results ?? [];
  expect(results.map(({ outcome }) => outcome.state)).not.toContain("done");
  expect(JSON.stringify(report)).toContain("A note on a");
  expect(seen).toContain("returned 400");
  for (const text of [...hidden, '"OK"']) expect(seen).not.toContain(text);
});

test("a problem does not quote a YAML alias if texts are hidden", async () => {
  const { seen } = await runWith({
    command: "plan",
    files: {
      "lokaform.yaml": `project: ${ID}\nshow_texts: false\n`,
      "keys.yaml": "keys:\n  - { key_name: a, translations: { en: *hush_words } }\n",
    },
  });
  expect(seen).toContain("is not defined before the alias");
  expect(seen).not.toContain("hush_words");
});

test("a new webhook secret is made only if the run may write", async () => {
  const [created] = [{ url: "https://ci.example.com/x", events: ["project.imported"] }];
  await fetch(`${sandbox.url}/projects/${ID}/webhooks`, {
    method: "POST",
    headers: { "X-Api-Token": "any", "Content-Type": "application/json" },
    body: JSON.stringify(created),
  });
  const environment = { LOKALISE_API_URL: sandbox.url, LOKALISE_API_TOKEN: "lokalise-token-1" };
  const { terminal } = openTestTerminal({ folder, environment });
  const asked = async (rotate: boolean, mayRotate: boolean, mayWrite = true) => {
    const raw: RawOptions = {
      project: [ID],
      webhook: [created?.url ?? ""],
      "secrets-file": ["hook.secret"],
      ...(rotate && { rotate: ["true"] }),
    };
    const refusal = problem("pull-request", "No.");
    const codes: string[] = [];
    await webhookSecret.run(raw, {
      ...terminal,
      showProblems: (problems) => void codes.push(...problems.map(({ code }) => code)),
      context: (settings, cancellation) => ({
        ...terminal.context(settings, cancellation),
        permission: {
          toApply: async () => (mayRotate ? [] : [refusal]),
          toWrite: async () => (mayWrite ? undefined : refusal),
        },
      }),
    });
    const patched = sandbox.requests.filter(({ method }) => method === "PATCH").length;
    return { codes, patched };
  };
  expect(await asked(true, false)).toEqual({ codes: ["pull-request"], patched: 0 });
  expect(await asked(false, false)).toEqual({ codes: [], patched: 0 });
  expect(await asked(true, true, false)).toEqual({ codes: ["pull-request"], patched: 0 });
  expect(await asked(true, true)).toEqual({ codes: [], patched: 1 });
});
