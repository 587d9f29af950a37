/** Probable mistakes: the message names what was meant, and nothing is left out silently. */

import { join } from "node:path";
import { expect, test } from "vitest";
import { readBackup } from "../../../src/backup/restore.ts";
import { findManifests } from "../../../src/files/manifests.ts";
import { readManifests } from "../../../src/kinds/read.ts";
import type { RunCommand } from "../../../src/model/command.ts";
import { didYouMeanLanguage } from "../../../src/model/languageCodes.ts";
import { pullOptions } from "../../../src/pull/options.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { readConfig } from "../../../src/settings/configFile.ts";
import { readFlags } from "../../../src/settings/flags.ts";
import { parseYaml } from "../../../src/yaml/yaml.ts";
import { quotesIn } from "../../quotes.ts";
import { foldersOf, newFolder, settingsIn, writeFiles } from "../files/newFolder.ts";
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
  ['en: "He said "hi""\n', "The text ends at its second quote."],
  ["en: 'it's here'\n", "The text ends at its second quote."],
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
  expect(problems.map((found) => [found.severity, quotesIn(found)])).toEqual(
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

test("a token on the command line", () => {
  const message = expect.stringContaining("Write export LOKALISE_API_TOKEN=…, or");
  expect(readFlags(["plan", "--token", "x"]).problems).toMatchObject([{ message }]);
});

/** What a run in `working` says about files and settings. A path that ends with `/` is a folder. */
async function said(
  files: Record<string, string>,
  { working = ".", raw = {}, token = "token", isAction = false, command = "validate" }: SaidOptions = {},
) {
  const root = newFolder(files);
  const confined = isAction ? { confined: { workspace: root, temp: undefined } } : {};
  const folders = { working: join(root, working), displayRoot: root, ...confined };
  const { settings, problems } = await settingsIn(folders, command, raw, { token: token || undefined });
  const [project] = settings.projects;
  const found = project?.manifests && (await findManifests(project.manifests, project, folders, NEVER));
  return [...problems, ...(found?.problems ?? [])].map(
    ({ severity, message }) => `${severity}: ${message.replaceAll(root, "")}`,
  );
}

interface SaidOptions {
  working?: string;
  raw?: Record<string, string[]>;
  command?: RunCommand;
  token?: string;
  isAction?: boolean;
}

const KEYS = { "keys.yaml": "keys: []\n" };
const PROJECT = `project: ${ID}\n`;

test.each(
  Object.entries<[Record<string, string>, string[], Record<string, string[]>?]>({
    "lokaform.yml": [
      { "lokaform.yml": "" },
      ["warning: lokaform.yml is not read, because of its name. Rename it to lokaform.yaml."],
    ],
    "no settings": [{}, []],
    "a URL of a project": [
      { "lokaform.yaml": `project: https://app.lokalise.com/project/${ID}/\n` },
      [expect.stringMatching(/^error: "https:.*" is not a project id\. An id looks like/)],
    ],
    "an expression": [
      { "lokaform.yaml": "project: ${{ vars.ID }}\n" },
      ["error: In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch."],
    ],
    "a variable": [{ "lokaform.yaml": "project: ${PROJECT_ID}\n" }, []],
    "removal without prune": [
      { "lokaform.yaml": `${PROJECT}prune: { by: destroy }\n` },
      [expect.stringContaining("warning: prune.by: destroy has no effect, because nothing is pruned.")],
    ],
    "archive, which also unarchives": [{ "lokaform.yaml": `${PROJECT}prune: { by: archive }\n` }, []],
    "several languages without files": [
      {
        "lokaform.yaml": `${PROJECT}texts: [{ files: "{lang}.json", languages: [en, de, fr] }]\n`,
        "en.json": "{}",
      },
      [
        'notice: texts "{lang}.json" has no file for the languages de and fr, only for en. If a file was deleted by mistake, restore it. If a code in the paths means them, add language_map: { CODE: de }. To give up a language, remove it here. Otherwise, lokaform pull creates them when the project has texts for them that do not wait.',
      ],
    ],
    "a word in the place of languages": [
      { "lokaform.yaml": `${PROJECT}texts: [{ files: "{lang}.json", languages: [all] }]\n`, "en.json": "{}" },
      [
        'error: texts "{lang}.json" has no file for the language all, only for en. If a file was deleted by mistake, restore it. If a code in the paths means it, add language_map: { CODE: all }. To give up a language, remove it here. Correct languages or files.',
      ],
    ],
    "no file in any of the languages": [
      { "lokaform.yaml": `${PROJECT}texts: [{ files: "{lang}.json", languages: [nl] }]\n`, "en.json": "{}" },
      [
        'error: texts "{lang}.json" has no file for the language nl, only for en. If a file was deleted by mistake, restore it. If a code in the paths means it, add language_map: { CODE: nl }. To give up a language, remove it here. Correct languages or files.',
      ],
    ],
    "languages of files at the top": [
      { "lokaform.yaml": `${PROJECT}languages: [en, de]\n` },
      [expect.stringContaining("In each row of texts, languages: [de] chooses what is read from files.")],
    ],
    "--only without projects": [
      { "lokaform.yaml": PROJECT },
      [
        "error: --only android (in the action: only) takes names of entries under projects, but lokaform.yaml has none. Remove it. For some keys or files, use --filter (in the action: filter).",
      ],
      { only: ["android"] },
    ],
    "a percentage": [
      { "lokaform.yaml": `${PROJECT}limits: { removals: 10% }\n` },
      [expect.stringContaining("A percentage is removals_percent.")],
    ],
  }),
)("settings and files: %s", async (_, [files, messages, raw]) => {
  expect(await said({ ...KEYS, ...files }, raw && { raw })).toEqual(messages);
});

const UNUSABLE =
  "has quotes, spaces, line breaks, or the signs of a variable that nothing replaced. Write only the token.";

const NO_TOKENS = ["${{ secrets.A }}", "$READ_TOKEN", "%READ_TOKEN%", "Bearer abc", "'abc'", "abc\ndef"];
test.each(NO_TOKENS)("the token %j, which is more than a token", async (token) => {
  const found = await said({ ...KEYS, "lokaform.yaml": PROJECT }, { command: "plan", token });
  expect(found).toEqual([`error: The API token (from the input token) ${UNUSABLE}`]);
});

test("without a token in a workflow, the secrets are named, and no option", async () => {
  const files = { ...KEYS, "lokaform.yaml": PROJECT };
  expect(await said(files, { command: "plan", token: "", isAction: true })).toEqual([
    expect.stringMatching(/^error: There is no API token: .* LOKALISE_PLAN_TOKEN and LOKALISE_APPLY_TOKEN /),
  ]);
});

test("settings in a folder above are named, as far as the repository goes", async () => {
  const files = {
    ".git/": "",
    "lokaform.yaml": PROJECT,
    "a/b/keys.yaml": "keys: []\n",
    "c/.git/": "",
    "c/keys.yaml": "keys: []\n",
  };
  expect(await said(files, { working: "a/b" })).toEqual([
    "warning: ../../lokaform.yaml is not read, because it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ../../lokaform.yaml (in the action: config).",
  ]);
  expect(await said(files, { working: "c" })).toEqual([]);
});

test("a manifest that is a pointer of Git LFS", async () => {
  const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 738\n";
  expect(await said({ "keys.yaml": pointer })).toEqual([
    expect.stringContaining("keys.yaml cannot be read: it is a pointer of Git LFS"),
  ]);
});

/** What is said about one manifest. */
const problemsIn = (kind: "keys" | "webhooks", text: string) =>
  readManifests(KINDS, { [kind]: [{ path: "m.yaml", text }] }, { values: {}, tokens: [] }).problems.map(
    ({ message }) => message,
  );

test.each([
  ["$HOOK_TOKEN", "%NAME% are not variables, so they are sent as they are. Write ${NAME}."],
  ["{HOOK_TOKEN}", "%NAME% are not variables, so they are sent as they are. Write ${NAME}."],
  ["%HOOK_TOKEN%", "%NAME% are not variables, so they are sent as they are. Write ${NAME}."],
  ["a%20b%20c", undefined],
  ["$${literal}", undefined],
  ["${{ secrets.HOOK }}", '"${{ secrets.HOOK }" is not a variable, because'],
])("the variable %s in a URL", (path, message) => {
  const url = `https://ci.example.com/${path}`;
  const found = problemsIn("webhooks", `webhooks:\n  - { url: "${url}", events: [project.imported] }\n`);
  expect(found).toEqual(message ? [expect.stringContaining(message)] : []);
});

test.each([
  ["keys", "name: a", 'Unknown field "name" in a key. Did you mean "key_name"?'],
  ["keys", "key_name: a, desc: b", 'Unknown field "desc" in a key. Did you mean "description"?'],
  ["keys", "key_name: a, previously: []", "set new: true instead"],
] as const)("a likely name or value of a field of %s is one mistake: %s", (kind, entry, message) => {
  expect(problemsIn(kind, `${kind}: [{ ${entry} }]\n`)).toEqual([expect.stringContaining(message)]);
});

test("values of another form are refused with the right form", () => {
  const webhook = "webhooks: [{ url: https://x.example.com/a, previously: [] }]\n";
  expect(problemsIn("webhooks", webhook)[0]).toContain("set new: true instead");
  expect(readConfig(parseYaml("lokaform.yaml", "prune: owned\n"), "/").problems).toMatchObject([
    { message: expect.stringContaining("such as { keys: owned }") },
  ]);
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
    pullOptions(raw, { folders: foldersOf("/"), onProgress: () => {} }, undefined).unused;
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
    writeFiles(folder, { "keys.yaml": "keys:\n  - key_name: a\n" });
    const { lines } = await run("plan --all");
    expect(lines.join("\n")).toMatch(/^Unmanaged: 1\n +b /m);
  }));

test("a line of the variables without a name is one problem, not also a variable that is not set", () =>
  inFolder({ keys: [] }, async ({ folder, run }) => {
    const url = "https://ci.example.com/${HOOK}";
    writeFiles(folder, { "webhooks.yaml": `webhooks: [{ url: "${url}", events: [project.imported] }]\n` });
    const environment = { LOKAFORM_VARIABLES: "hook-token-of-mine" };
    const { lines } = await run("plan", { environment });
    const errors = lines.filter((line) => /^error|: error:/.test(line));
    expect(errors).toEqual([expect.stringContaining("A line of LOKAFORM_VARIABLES is not NAME=value.")]);
  }));

test("a text whose line was deleted only in the base language: the plan says what a pull would do", () => {
  const texts = { translations: [{ language_iso: "en", translation: "Book" }] };
  const languages = [{ lang_iso: "en" }, { lang_iso: "de" }];
  return inFolder({ languages, keys: [{ key_name: "a", ...texts }] }, async ({ folder, run }) => {
    const row = 'texts:\n  - { files: "{lang}.json", languages: [en, de] }\n';
    const settings = `project: ${PULLED}\n${row}languages: { de: ignore }\n`;
    writeFiles(folder, { "lokaform.yaml": settings, "en.json": "{}", "de.json": '{ "a": "Buchen" }' });
    const { lines } = await run("plan");
    expect(lines.join("\n")).toMatch(/^1 to pull: newer in the project, or only there\. /m);
    expect(lines.join("\n")).toMatch(
      /\(not in the file\)\. If its line was deleted, lokaform pull writes it back\. To clear it in Lokalise, .* To delete the key/,
    );
  });
});
