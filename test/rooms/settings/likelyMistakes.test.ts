/** Probable mistakes: the message names what was meant, and nothing is left out silently. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readBackup } from "../../../src/backup/read.ts";
import { findManifests } from "../../../src/files/manifests.ts";
import { readManifests } from "../../../src/kinds/read.ts";
import type { RunCommand } from "../../../src/model/command.ts";
import { didYouMeanLanguage } from "../../../src/model/languageCodes.ts";
import { pullOptions } from "../../../src/pull/options.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { readFlags } from "../../../src/settings/flags.ts";
import { readSettings } from "../../../src/settings/resolve.ts";
import { parseYaml } from "../../../src/yaml/yaml.ts";
import { inFolder, PROJECT as PULLED } from "../pull/harness.ts";

const NEVER = new AbortController().signal;
const ID = "3002780358964f9bab5a92.87762498";

test.each([
  [
    'keys:\n  - key_name: a\n    en: "Home\n    de: x\n',
    "3:9 The text that starts here has no closing quote.",
  ],
  [
    "keys:\n  - key_name: a\n    en: 'Home\n    de: x\n",
    "3:9 The text that starts here has no closing quote.",
  ],
  [
    "en: {name} is here\n",
    '1:12 A text that starts with {name} means something else in YAML. Put the text in quotes: "{name}…".',
  ],
  ["en: [Menu] is here\n", "A text that starts with [Menu] means something else in YAML."],
  ["keys:\n  a: b\n c: d\n", "The indentation of this line differs from its neighbours."],
  ["a: b\nde:Hallo du\n", "2:1 This line has no colon with a blank after it. Write it as NAME: VALUE."],
  ["en: Note: hello\n", 'A text with ": " in it needs quotes: "Note: hello".'],
  [
    "keys:\n  - key_name: checkout: coupon\n",
    '2:15 A text with ": " in it needs quotes: "checkout: coupon".',
  ],
  ['en: "He said "hi""\n', 'The text ends at its second quote. Write quotes inside of it as \\".'],
  ["en: 'it's here'\n", "The text ends at its second quote. Write quotes inside of it twice: ''."],
])("the YAML %j", (text, message) => {
  const [first] = parseYaml("keys.yaml", text).problems;
  const { line, col } = first?.place ?? {};
  expect(`${line}:${col} ${first?.message.replace("The YAML cannot be read here. ", "")}`).toContain(message);
});

test.each([
  ["en: Order #1 #2", "#1 #2"],
  ["en: { other: '#1' }\n      de: Item #{n}", "#{n}"],
  ["en: A\n    description: See #12", "#12"],
  ["en: A\n    tags: [mail, ticket #12\n    ]", "#12"],
  ["en: A\n    key_id: 3 #12", undefined],
  ["en: Order # 1", undefined],
  ["en: Order #!note", undefined],
  ["en: 'Order #1' #note", undefined],
  ["en: Order#1", undefined],
])("what YAML reads as a comment in %j", (line, comment) => {
  const { problems } = parseYaml("keys.yaml", `keys:\n  - key_name: a\n    translations:\n      ${line}\n`);
  expect(problems.map(({ severity, quotes }) => [severity, quotes])).toEqual(
    comment === undefined ? [] : [["warning", [comment]]],
  );
});

test.each([
  ["DE", ["de", "en"], "de"],
  ["de-de", ["de_DE", "de_AT"], "de_DE"],
  ["de", ["de_DE", "en"], "de_DE"],
  ["de_CH", ["de", "en"], "de"],
  ["de", ["de_DE", "de_AT"], undefined],
  ["et", ["en", "es"], undefined],
  ["ger", ["en", "de"], undefined],
  ["frx", ["fr", "en"], "fr"],
  ["pt-PT", ["pt_BR", "en"], undefined],
  ["sr", ["sr_Latn", "en"], undefined],
])("of %s among %j", (code, known, meant) => {
  expect(didYouMeanLanguage(code, known)).toBe(meant === undefined ? "" : ` Did you mean "${meant}"?`);
});

test.each([[["plan", "--token", "x"], "Write export LOKALISE_API_TOKEN=…, or"]])(
  "the command line %j",
  (args, message) => {
    expect(readFlags(args).problems.map((one) => one.message)).toEqual([expect.stringContaining(message)]);
  },
);

/** What a run in `working` says about files and settings. A path that ends with `/` is a folder. */
async function said(
  files: Record<string, string>,
  working = ".",
  raw: Record<string, string[]> = {},
  command: RunCommand = "validate",
  token = "token",
  isAction = false,
  environment = {},
  isPlaced = false,
) {
  const root = mkdtempSync(join(tmpdir(), "lokaform-mistakes-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(path.endsWith("/") ? join(root, path) : dirname(join(root, path)), { recursive: true });
      if (!path.endsWith("/")) writeFileSync(join(root, path), text);
    }
    const confined = isAction ? { confined: { workspace: root, temp: undefined } } : {};
    const folders = { working: join(root, working), displayRoot: root, ...confined };
    const sources = { folders, environment, token: token || undefined, backupDir: undefined };
    const { settings, problems } = await readSettings(command, raw, sources);
    const [project] = settings.projects;
    const found = project?.manifests && (await findManifests(project.manifests, project, folders, NEVER));
    return [...problems, ...(found?.problems ?? [])].map(
      ({ severity, message, place }) =>
        `${isPlaced && place ? `${place.file}:${place.line}: ` : ""}${severity}: ${message.replaceAll(root, "")}`,
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

const KEYS = { "keys.yaml": "keys: []\n" };
const PROJECT = `project: ${ID}\n`;

test.each<[string, Record<string, string>, string[], Record<string, string[]>?]>([
  [
    "lokaform.yml",
    { "lokaform.yml": "" },
    ["warning: lokaform.yml is not read, because of its name. Rename it to lokaform.yaml."],
  ],
  [
    "JSON",
    { "lokaform.json": "" },
    ["warning: lokaform.json is not read, because of its name. Rename it to lokaform.yaml."],
  ],
  [
    "a folder",
    { "lokaform.yaml/": "" },
    ["warning: lokaform.yaml is not read, because it is a folder. Make it a file."],
  ],
  ["no settings", {}, []],
  [
    "a folder of manifests",
    { "lokaform.yaml": PROJECT, "webhooks.yaml/": "" },
    [
      "warning: webhooks.yaml is not read, because it is a folder. Give --webhooks 'webhooks.yaml/*.yaml' (setting webhooks).",
    ],
  ],
  [
    "a URL of a project",
    { "lokaform.yaml": `project: https://app.lokalise.com/project/${ID}/\n` },
    [`error: "https://app.lokalise.com/project/${ID}/" is a URL. Write only the id in it: ${ID}.`],
  ],
  [
    "an expression",
    { "lokaform.yaml": "project: ${{ vars.ID }}\n" },
    [
      'error: "${{ vars.ID }}" is an expression that GitHub did not replace. Write ${NAME}, and set NAME in the environment (in a workflow: in env).',
    ],
  ],
  ["a variable", { "lokaform.yaml": "project: ${PROJECT_ID}\n" }, []],
  [
    "removal without prune",
    { "lokaform.yaml": `${PROJECT}prune: { by: destroy }\n` },
    [expect.stringContaining("warning: prune.by: destroy has no effect, because nothing is pruned.")],
  ],
  ["archive, which also unarchives", { "lokaform.yaml": `${PROJECT}prune: { by: archive }\n` }, []],
  [
    "one text in the place of a list",
    { "lokaform.yaml": `${PROJECT}writers: me@example.com\n` },
    [expect.stringContaining("Write writers: [me@example.com].")],
  ],
  [
    "one language in the place of a list, or all",
    { "lokaform.yaml": `${PROJECT}pull: { languages: pt }\n` },
    [expect.stringContaining("Write languages: [pt].")],
  ],
  [
    "several languages without files",
    {
      "lokaform.yaml": `${PROJECT}texts: [{ files: "{lang}.json", languages: [en, de, fr] }]\n`,
      "en.json": "{}",
    },
    [
      'notice: texts "{lang}.json" has no file for the languages de and fr. If a file was deleted by mistake, restore it. To give up a language, remove it here. Otherwise, lokaform pull creates them when the project has texts for them that do not wait.',
    ],
  ],
  [
    "a word in the place of languages",
    { "lokaform.yaml": `${PROJECT}texts: [{ files: "{lang}.json", languages: [all] }]\n`, "en.json": "{}" },
    [
      'error: "all" is not the code of a language, and texts "{lang}.json" has no file for it. The files are in: en. To read all of them, write languages: [en].',
    ],
  ],
  [
    "no file in any of the languages",
    { "lokaform.yaml": `${PROJECT}texts: [{ files: "{lang}.json", languages: [nl] }]\n`, "en.json": "{}" },
    [
      'error: texts "{lang}.json" has no file for the language nl. So no text is read. Correct languages or files.',
    ],
  ],
  [
    "languages of files at the top",
    { "lokaform.yaml": `${PROJECT}languages: [en, de]\n` },
    [expect.stringContaining("In each row of texts, languages: [de] chooses what is read from files.")],
  ],
  [
    "--only without projects",
    { "lokaform.yaml": PROJECT },
    [
      "error: --only android (in the action: only) takes names of entries under projects, but lokaform.yaml has one project (setting project). Remove it. For some keys or files, use --filter 'cart.*' or 'file:ios/**' (in the action: filter).",
    ],
    { only: ["android"] },
  ],
  [
    "several languages in the place of one",
    { "lokaform.yaml": `${PROJECT}texts: [{ files: "{lang}.json", language: [en, de] }]\n` },
    [expect.stringContaining("For several, use languages.")],
  ],
  [
    "a setting outside of its mapping",
    { "lokaform.yaml": `${PROJECT}removals: 10%\n` },
    [
      expect.stringContaining(
        "The setting limits must be a mapping such as { removals: 50, removals_percent: 5,",
      ),
    ],
  ],
  [
    "a percentage",
    { "lokaform.yaml": `${PROJECT}limits: { removals: 10% }\n` },
    [expect.stringContaining("A percentage is removals_percent.")],
  ],
  [
    "several paths in one text",
    { "lokaform.yaml": `${PROJECT}keys: ["keys.yaml, b.yaml"]\n` },
    [expect.stringContaining("Give each path on a line or in an option of its own.")],
  ],
])("settings and files: %s", async (_, files, messages, raw) => {
  expect(await said({ ...KEYS, ...files }, ".", raw)).toEqual(messages);
});

const ABOVE =
  "../../lokaform.yaml is not read, because it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ../../lokaform.yaml (in the action: config).";

test("settings in a folder above are named, as far as the repository goes", async () => {
  const files = {
    ".git/": "",
    "lokaform.yaml": PROJECT,
    "a/b/keys.yaml": "keys: []\n",
    "c/.git/": "",
    "c/keys.yaml": "keys: []\n",
  };
  expect(await said(files, "a/b")).toEqual([`warning: ${ABOVE}`]);
  const { "a/b/keys.yaml": _, ...without } = { ...files, "a/b/": "" };
  expect(await said(without, "a/b")).toEqual([`warning: ${ABOVE}`, `error: There is no manifest: ${ABOVE}`]);
  expect(await said(without, "a/b", {}, "plan")).toEqual([`error: The project is not set: ${ABOVE}`]);
  expect(await said(files, "c")).toEqual([]);
  expect(await said(files, "nowhere")).toEqual([
    "error: The working directory /nowhere does not exist. Correct it (in the action: working-directory).",
  ]);
});

/** In the reusable workflow. */
const CALLED = { LOKAFORM_VARIABLES: "# Files can use only these, and none of the runner.\n" };

const EXPRESSION = "is an expression that GitHub did not replace. Write ${{ secrets.NAME }} in a workflow,";
const VARIABLE = "is the name of a variable, which nothing replaced by its value.";

test.each([
  ["secrets.READ_TOKEN", EXPRESSION],
  ["${{ secrets.READ_TOKEN }}", EXPRESSION],
  ["$READ_TOKEN", VARIABLE],
  ["${READ_TOKEN}", VARIABLE],
  ["%READ_TOKEN%", VARIABLE],
])("the token %s, which nothing replaced", async (token, message) => {
  const files = { ...KEYS, "lokaform.yaml": PROJECT };
  const found = await said(files, ".", {}, "plan", token);
  expect(found).toEqual([expect.stringContaining(`The API token (from the input token) ${message}`)]);
});

test.each([
  ["Bearer abc", "has quotes, spaces or line breaks. Write only the token."],
  ["'abc'", "has quotes, spaces or line breaks. Write only the token."],
  ["abc\ndef", "has quotes, spaces or line breaks. Write only the token."],
])("the token %j, which is more than a token", async (token, message) => {
  const found = await said({ ...KEYS, "lokaform.yaml": PROJECT }, ".", {}, "plan", token);
  expect(found).toEqual([`error: The API token (from the input token) ${message}`]);
});

const OF_ENVIRONMENT = "The secret of an environment is only in jobs with the line environment.";

test.each([
  ["plan", "LOKALISE_PLAN_TOKEN"],
  ["apply", "LOKALISE_APPLY_TOKEN"],
] as const)(
  "%s without a token in a workflow names its file and the secret, and no option",
  async (command, secret) => {
    const files = { ...KEYS, "lokaform.yaml": PROJECT };
    const ofWorkflow = { GITHUB_WORKFLOW_REF: "acme/shop/.github/workflows/l10n.yml@refs/heads/main" };
    expect(await said(files, ".", {}, command, "", true, ofWorkflow, true)).toEqual([
      `.github/workflows/l10n.yml:1: error: There is no API token: the input token is empty in .github/workflows/l10n.yml. The step needs the line token: \${{ secrets.NAME }}, with the name of a secret in the settings of the repository. ${OF_ENVIRONMENT}`,
    ]);
    const reusable = { ...ofWorkflow, ...CALLED };
    expect(await said(files, ".", {}, command, "", true, reusable)).toEqual([
      `error: There is no API token: the reusable workflow got no secret ${secret}. In .github/workflows/l10n.yml, the job that calls it needs the line ${secret}: \${{ secrets.${secret} }} under secrets, even if an environment has the secret, because secrets: inherit works only within an organization. ${OF_ENVIRONMENT}`,
    ]);
  },
);

test("a plan in a workflow says that overwrite counts only for it", async () => {
  const raw = { overwrite: ["a:de"] };
  const files = { ...KEYS, "lokaform.yaml": PROJECT };
  expect(await said(files, ".", raw, "plan", "token", true)).toEqual([
    "notice: The input overwrite counts only for this plan, and not for the next apply. Give it to a run by hand that applies (apply-on-dispatch: true), or add the trailer Lokaform-Overwrite to a commit.",
  ]);
  expect(await said(files, ".", raw, "apply", "token", true)).toEqual([]);
  expect(await said(files, ".", raw, "plan")).toEqual([]);
});

test("a manifest that is a pointer of Git LFS", async () => {
  const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 738\n";
  expect(await said({ "keys.yaml": pointer })).toEqual([
    expect.stringContaining("keys.yaml cannot be read: it is a pointer of Git LFS"),
  ]);
});

test("an event without the start of its name", () => {
  const text =
    "webhooks: [{ url: https://ci.example.com/hook, events: [translation.updated, project.imported] }]";
  const { problems } = readManifests(
    KINDS,
    { webhooks: [{ path: "webhooks.yaml", text }] },
    { values: {}, tokens: [] },
  );
  expect(problems[0]?.message).toMatch(/ Did you mean "project\.translation\.updated"\?$/);
});

test.each([
  [
    "secrets.P",
    "is an expression that GitHub did not replace. Write ${NAME}, and set NAME in the environment",
  ],
  ["${{ secrets.P }}", "is an expression that GitHub did not replace. Write ${NAME}, and set NAME"],
  ["$P", `${VARIABLE} Write \${NAME}, and set NAME in the environment (in a workflow: in env).`],
])("the project %s, which nothing replaced", async (project, message) => {
  const found = await said({ ...KEYS, "lokaform.yaml": `project: ${project}\n` }, ".", {}, "plan");
  expect(found).toEqual([expect.stringContaining(`error: "${project}" ${message}`)]);
});

test.each([
  ["$HOOK_TOKEN", "%NAME% are not variables, so they are sent as they are. Write ${HOOK_TOKEN}."],
  ["{HOOK_TOKEN}", "%NAME% are not variables, so they are sent as they are. Write ${HOOK_TOKEN}."],
  ["%HOOK_TOKEN%", "%NAME% are not variables, so they are sent as they are. Write ${HOOK_TOKEN}."],
  ["a%20b%20c", undefined],
  ["$${literal}", undefined],
  ["${{ secrets.HOOK }}", "GitHub replaces expressions only in workflows"],
])("the variable %s in a URL", (path, message) => {
  const text = `webhooks:\n  - { url: "https://ci.example.com/${path}", events: [project.imported] }\n`;
  const { problems } = readManifests(
    KINDS,
    { webhooks: [{ path: "webhooks.yaml", text }] },
    { values: {}, tokens: [] },
  );
  expect(problems.map((one) => one.message)).toEqual(message ? [expect.stringContaining(message)] : []);
});

test.each([
  ["keys: [{ name: a }]\n", 'Unknown field "name" in a key. Did you mean "key_name"?'],
  ["keys: [{ key_name: a, desc: b }]\n", 'Unknown field "desc" in a key. Did you mean "description"?'],
])("a likely name of a field is one mistake: %j", (text, message) => {
  const { problems } = readManifests(
    KINDS,
    { keys: [{ path: "keys.yaml", text }] },
    { values: {}, tokens: [] },
  );
  expect(problems.map((one) => one.message)).toEqual([expect.stringContaining(message)]);
});

test("another file given as a backup", () => {
  const { problems } = readBackup(KINDS, "keys.yaml", "on_create: {}\nkeys: []\n");
  const message = expect.stringContaining('This is not a backup of lokaform: it has no header "backup".');
  expect(problems).toMatchObject([{ code: "bad-backup", message }]);
});

test("an edited backup: the line with its SHA-256 says why it is not restored, next to a mistake of the edit", () => {
  const backup = (entry: string) =>
    `backup:\n  format_version: 2\nkeys:\n  - key_name: a\n    ${entry}\n# End of the backup. SHA-256 of the lines above: ${"0".repeat(64)}\n`;
  const found = (entry: string) =>
    readBackup(KINDS, "b.yaml", backup(entry)).problems.map(({ code, place }) => `${code}:${place?.line}`);
  expect(found("key_id: 1")).toEqual(["bad-backup:6"]);
  expect(found('key_id: "1')).toContain("yaml:5");
});

test("options for the first manifests have no effect if there are manifests", () => {
  const unused = (raw: Record<string, string[]>) =>
    pullOptions(raw, { folders: { working: "/", displayRoot: "/" }, onProgress: () => {} }, undefined).unused;
  expect(unused({ dir: ["l10n"] })).toMatchObject([
    {
      severity: "warning",
      message: expect.stringMatching(/^--dir has no effect, because there are/),
    },
  ]);
  expect(unused({ languages: ["all"] })).toEqual([]);
});

test("a plan names keys that are in no manifest, if it is asked for all", () =>
  inFolder({ keys: [{ key_name: "a" }, { key_name: "b" }] }, async ({ folder, run }) => {
    writeFileSync(join(folder, "keys.yaml"), "keys:\n  - key_name: a\n");
    const { lines } = await run("plan --all");
    expect(lines.join("\n")).toMatch(/^Unmanaged: 1\n +b /m);
  }));

test("a line of the variables without a name is one problem, not also a variable that is not set", () =>
  inFolder({ keys: [] }, async ({ folder, run }) => {
    const url = "https://ci.example.com/${HOOK}";
    writeFileSync(
      join(folder, "webhooks.yaml"),
      `webhooks: [{ url: "${url}", events: [project.imported] }]\n`,
    );
    const environment = { LOKAFORM_VARIABLES: "hook-token-of-mine" };
    const { lines } = await run("plan", { environment });
    const errors = lines.filter((line) => /^error|: error:/.test(line));
    expect(errors).toEqual([expect.stringContaining("Line 1 of LOKAFORM_VARIABLES is not NAME=value.")]);
  }));

test("a text whose line was deleted only in the base language: the plan says what a pull would do", () => {
  const texts = { translations: [{ language_iso: "en", translation: "Book" }] };
  const languages = [{ lang_iso: "en" }, { lang_iso: "de" }];
  return inFolder({ languages, keys: [{ key_name: "a", ...texts }] }, async ({ folder, run }) => {
    const row = 'texts:\n  - { files: "{lang}.json", languages: [en, de] }\n';
    writeFileSync(join(folder, "lokaform.yaml"), `project: ${PULLED}\n${row}languages: { de: ignore }\n`);
    writeFileSync(join(folder, "en.json"), "{}");
    writeFileSync(join(folder, "de.json"), '{ "a": "Buchen" }');
    const { lines } = await run("plan");
    expect(lines.join("\n")).toMatch(/^1 to pull: newer in the project, or only there\. /m);
    expect(lines.join("\n")).toMatch(
      /\(only in the project: not in the file\)\. If its line was deleted, lokaform pull writes it back\. If the key itself was deleted/,
    );
  });
});
