/** `init`: what it asks, what it writes, what it never replaces. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { schemaLine } from "../../../src/yaml/yamlText.ts";
import { complaints } from "../../repository/checkers.ts";
import { sample } from "../../scale.ts";
import { schemaErrors } from "../../schemaErrors.ts";
import { CTRL_C, ENTER, inEmptyFolder, PROJECT, SHOP, TOKEN } from "./harness.ts";

const FLAGS = `--project ${PROJECT}`;
const REUSABLE = ".github/workflows/translations.yml";
const PULL = ".github/workflows/translations-pull.yml";
const SCHEMAS = ["keys", "lokaform", "webhooks"].map((name) => `.lokaform/${name}.json`);

test("with flags, it writes settings, manifests and workflows; a plan is empty, and a second run changes nothing", () =>
  inEmptyFolder(async ({ git, init, succeeds, run, files, sandbox }) => {
    git("init", "-q", "-b", "trunk");
    const { lines } = await succeeds(FLAGS);
    const written = files();
    expect(Object.keys(written)).toEqual([
      PULL,
      REUSABLE,
      ".gitignore",
      ...SCHEMAS,
      "keys.yaml",
      "lokaform.yaml",
    ]);
    expect(written[".gitignore"]).toBe("/lokaform-backup\n");
    expect(written["lokaform.yaml"]).toBe(`# ${schemaLine("lokaform")}\nproject: ${PROJECT}\n`);
    expect(schemaErrors("lokaform", written["lokaform.yaml"] ?? "")).toEqual([]);
    expect(written["keys.yaml"]).toContain("key_name: cart.title");
    expect(parse(written[REUSABLE] ?? "")).toMatchObject({
      on: { push: { branches: ["trunk"] } },
      jobs: { translations: { with: { "allow-projects": PROJECT } } },
    });
    expect(lines.slice(0, 7)).toEqual([
      "The project is Shop, with the base language en. The token belongs to sandbox@example.com.",
      "Wrote keys.yaml: 2 keys",
      "Texts are in en. The project also has de: add them with --languages.",
      "Wrote .gitignore",
      "Wrote lokaform.yaml",
      `Wrote ${REUSABLE}`,
      `Wrote ${PULL}`,
    ]);
    expect(lines.join("\n")).toMatch(
      /Next steps:\n {2}1\. See that a plan has nothing to do: lokaform plan\n/,
    );
    expect(await run("plan --detailed-exitcode")).toMatchObject({ code: 0 });
    for (const line of ["", FLAGS, `${FLAGS} --workflows translations,pull`]) {
      const again = await init(line);
      expect(again.code).toBe(0);
      expect(again.lines.join("\n")).toContain("Nothing was written: all files are there already.");
      expect(files()).toEqual(written);
    }
    expect(sandbox.requests.every(({ method }) => method === "GET")).toBe(true);
  }));

test("the first line of a manifest leads to a schema in the repository, also from a folder", () =>
  inEmptyFolder(async ({ folder, succeeds, files }) => {
    writeFileSync(join(folder, "lokaform.yaml"), `project: ${PROJECT}\nkeys: [l10n/keys.yaml]\n`);
    await succeeds("--workflows none");
    const written = files();
    expect(written["l10n/keys.yaml"]).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.lokaform\/keys\.json\n/,
    );
    for (const path of SCHEMAS) {
      const own = readFileSync(path.replace(".lokaform", "schema"), "utf8");
      expect(JSON.parse(written[path] ?? "")).toEqual(JSON.parse(own));
    }
  }));

test("a person is asked for everything; the pasted URL, the hidden token and the default answers are enough", () =>
  inEmptyFolder(
    async ({ git, init, files, sandbox }) => {
      git("init", "-q");
      const { code, text, asked } = await init("", {
        environment: { LOKALISE_API_URL: sandbox.url, PATH: process.env.PATH ?? "" },
        answers: [
          ["Which project?", `https://app.lokalise.com/project/${PROJECT}/?view=multi${ENTER}`],
          ["An API token of Lokalise", `${TOKEN}${ENTER}`],
          ["Which workflows should be written?", ENTER],
          ["The default branch", ENTER],
        ],
      });
      expect({ code, files: Object.keys(files()) }).toEqual({
        code: 0,
        files: [PULL, REUSABLE, ".gitignore", ...SCHEMAS, "keys.yaml", "lokaform.yaml"],
      });
      expect(asked + text + JSON.stringify(files())).not.toContain(TOKEN);
      expect(sandbox.requests.length).toBeGreaterThan(3);
      // The typed token is not stored.
      expect(text).toContain("1. Set the token for the next commands: export LOKALISE_API_TOKEN=…");
    },
    { token: TOKEN },
  ));

test("a wrong id is asked for again", () =>
  inEmptyFolder(async ({ succeeds, files }) => {
    const { asked } = await succeeds("--workflows none", {
      answers: [
        ["Which project?", `Shop${ENTER}`],
        ["is not a project id", `${"\u007f".repeat(4)}${PROJECT}${ENTER}`],
      ],
    });
    expect(asked).toContain("is not a project id");
    expect(Object.keys(files())).toEqual([".gitignore", ...SCHEMAS, "keys.yaml", "lokaform.yaml"]);
  }));

test("languages of the first manifests are those of later pulls", () =>
  inEmptyFolder(async ({ succeeds, files, run }) => {
    await succeeds(`${FLAGS} --workflows none --languages all`);
    const written = files();
    expect(written["keys.yaml"]).toContain("de: Ihr Korb");
    // What is translated later is pulled, too.
    expect(parse(written["lokaform.yaml"] ?? "").pull).toEqual({ languages: "all" });
    expect(await run("plan --detailed-exitcode")).toMatchObject({ code: 0 });
  }));

test("URLs of webhooks become variables, and the next steps say how to load them", () =>
  inEmptyFolder(
    async ({ init, files, run }) => {
      const { lines } = await init(FLAGS);
      const {
        "webhooks.yaml": hooks,
        "lokaform.env": variables,
        [REUSABLE]: workflow = "",
        [PULL]: pull,
      } = files();
      expect(hooks).not.toContain("s3cret-token-1");
      expect(variables).toContain("s3cret-token-1");
      expect(lines.join("\n")).not.toContain("s3cret-token-1");
      expect(lines.join("\n")).toMatch(/1\. Load the variables: set -a; \. \.\/lokaform\.env; set \+a\n/);
      const [name] = variables?.split("=") ?? [];
      expect(lines.join("\n")).toContain(`${name}: gh secret set --env-file lokaform.env`);
      expect(parse(workflow).jobs.translations.secrets.variables).toBe(`${name}=\${{ secrets.${name} }}\n`);
      // It needs no webhooks.
      expect(pull).not.toContain(name);
      expect(await run("plan --detailed-exitcode")).toMatchObject({ code: 0 });
    },
    {
      state: {
        ...SHOP,
        webhooks: [{ url: "https://ci.example.com/hooks/s3cret-token-1", events: ["project.imported"] }],
      },
    },
  ));

/** A package that npm installed. */
function installed(version: string): string {
  const modules = mkdtempSync(join(tmpdir(), "lokaform-modules-"));
  onTestFinished(() => rmSync(modules, { recursive: true }));
  const packageRoot = join(modules, "lokaform");
  mkdirSync(packageRoot);
  for (const name of ["docs", "schema"]) symlinkSync(join(process.cwd(), name), join(packageRoot, name));
  writeFileSync(join(packageRoot, "package.json"), JSON.stringify({ name: "lokaform", version }, null, 2));
  return packageRoot;
}

test.each<[string, () => string, RegExp[], string[]]>([
  [
    "after a release, the tag of the major version",
    () => installed("2.3.4"),
    [/@v2$/, /@v2$/],
    ["translations-pull", "translations"],
  ],
  [
    "before the first one, the commit of the clone, in whole files",
    () => process.cwd(),
    Array(4).fill(/@[0-9a-f]{40}$/),
    ["translations-apply", "translations-drift", "translations-pull", "translations-review"],
  ],
])("workflows name the action by what exists: %s", (_what, packageRoot, uses, names) =>
  inEmptyFolder(async ({ succeeds, files }) => {
    await succeeds(FLAGS, { packageRoot: packageRoot() });
    const workflows = Object.entries(files()).filter(([path]) => path.startsWith(".github/"));
    const found = workflows.flatMap(([, text]) => text.match(/uses: lokaform\/.*$/gm) ?? []);
    expect(found).toEqual(uses.map((one) => expect.stringMatching(one)));
    if (names.length > 0)
      expect(workflows.map(([path]) => path)).toEqual(names.map((name) => `.github/workflows/${name}.yml`));
  }),
);

test("if no version is known, a step says what to write in place of the tag", () =>
  inEmptyFolder(async ({ init }) => {
    const { lines } = await init(FLAGS, { packageRoot: installed("0.9.0") });
    expect(lines.join("\n")).toContain("Replace @v1 in the workflows with the full SHA of a commit");
  }));

test("an existing lokaform.yaml and existing manifests stay, and what is missing is added", () =>
  inEmptyFolder(async ({ succeeds, files, folder }) => {
    const mine = `# mine\nproject: ${PROJECT}\nkeys: [mine.yaml]\n`;
    writeFileSync(join(folder, "lokaform.yaml"), mine);
    writeFileSync(join(folder, "mine.yaml"), "keys: []\n");
    const { lines } = await succeeds("--workflows pull --default-branch main");
    expect(files()).toMatchObject({ "lokaform.yaml": mine, "mine.yaml": "keys: []\n" });
    expect(Object.keys(files())).toEqual([PULL, "lokaform.yaml", "mine.yaml"]);
    expect(lines).toContain("Kept: lokaform.yaml (there already)");
  }));

test("a lokaform.yaml that names the project by a variable stays, also where the variable is not set", () =>
  inEmptyFolder(async ({ succeeds, files, folder }) => {
    const mine = "project: ${SHOP_PROJECT_X}\n";
    writeFileSync(join(folder, "lokaform.yaml"), mine);
    await succeeds(`${FLAGS} --workflows none`);
    expect(files()).toMatchObject({ "lokaform.yaml": mine });
  }));

test.each([
  ["without a terminal", undefined],
  ["at a terminal", []],
])("a workflow that is there already is kept: %s", (_, answers) =>
  inEmptyFolder(async ({ succeeds, files, folder }) => {
    mkdirSync(join(folder, ".github/workflows"), { recursive: true });
    writeFileSync(join(folder, PULL), "name: mine\n");
    await succeeds(`${FLAGS} --workflows pull --default-branch main`, { answers });
    expect(files()[PULL]).toBe("name: mine\n");
  }),
);

test("nothing is written through a link, and then the manifests are not written either", () =>
  inEmptyFolder(async ({ init, files, folder }) => {
    const elsewhere = mkdtempSync(join(tmpdir(), "lokaform-elsewhere-"));
    onTestFinished(() => rmSync(elsewhere, { recursive: true }));
    symlinkSync(elsewhere, join(folder, ".github"));
    const { code, lines } = await init(`${FLAGS} --default-branch main`);
    expect(code).toBe(1);
    expect(lines.join("\n")).toContain("symbolic link .github");
    expect(files()).toEqual({});
  }));

test("in a folder of a repository, no workflow is written", () =>
  inEmptyFolder(async ({ git, succeeds, files, folder }) => {
    git("init", "-q");
    mkdirSync(join(folder, "app"));
    const { lines } = await succeeds(`${FLAGS} --workflows pull`, { at: "app" });
    expect(Object.keys(files())).toEqual([
      "app/.gitignore",
      ...SCHEMAS.map((file) => `app/${file}`),
      "app/keys.yaml",
      "app/lokaform.yaml",
    ]);
    expect(lines.join("\n")).toContain("No workflow was written, because this folder is not the root");
  }));

test("Ctrl-C ends it at any question, with nothing written", () =>
  inEmptyFolder(async ({ init, files }) => {
    for (const [first, part] of [
      [[], "Which workflows"],
      [[["Which workflows", ENTER]], "The default branch"],
    ] as const) {
      const { code, lines } = await init(`--project ${PROJECT}`, { answers: [...first, [part, CTRL_C]] });
      expect({ code, files: files() }).toEqual({ code: 130, files: {} });
      expect(lines.at(-1)).toBe("Cancelled. Nothing was written.");
    }
  }));

const contributor = (status: number, json: object) => ({
  beforeOperation: ({ path }: { path: string }) =>
    path.includes("/contributors/me") ? { status, body: { json } } : undefined,
});

test("init works if the service does not name the token's user", () =>
  inEmptyFolder(
    async ({ succeeds, files }) => {
      await succeeds(`--project ${PROJECT} --workflows none`);
      expect(parse(files()["lokaform.yaml"] ?? "")).toEqual({ project: PROJECT });
    },
    { faults: [contributor(403, { error: { message: "Forbidden", code: 403 } })] },
  ));

test("a hostile address of the token's user does no harm", () =>
  inEmptyFolder(
    async ({ succeeds, files }) => {
      const { lines } = await succeeds(`${FLAGS} --workflows none`);
      expect(parse(files()["lokaform.yaml"] ?? "")).toEqual({ project: PROJECT });
      expect(lines.join("\n")).not.toContain("\u001b");
    },
    {
      faults: [
        contributor(200, {
          contributor: { user_id: 7, email: "a\u001b[2J\nlanguages: {}" },
        }),
      ],
    },
  ));

const BRANCHES = ["main", "a'b\"c", "release/1.x", "true", "fix+more!", "ünï"];

test.each(sample(BRANCHES, (name) => name === "main"))(
  "GitHub accepts the workflows for the default branch %s",
  (branch) =>
    inEmptyFolder(async ({ succeeds, files }) => {
      for (const names of ["translations,pull", "pull-request,apply,drift"]) {
        await succeeds(`${FLAGS} --workflows ${names} --default-branch ${branch}`);
      }
      const texts = Object.entries(files()).filter(([name]) => name.startsWith(".github"));
      expect(texts).toHaveLength(5);
      for (const [name, text] of texts) {
        expect(await complaints(text), name).toEqual([]);
        expect(text).not.toContain("3002780358964f9bab5a92");
        const { push } = parse(text).on;
        if (push) expect(push.branches).toEqual([branch.replace(/[+!]/g, "\\$&")]);
      }
    }),
);

test("the short workflow of the README is the one that init writes", () => {
  const [, ...lines] = readFileSync("docs/workflows/translations.yml", "utf8").split("\n");
  expect(readFileSync("README.md", "utf8")).toContain(`\`\`\`yaml\n${lines.join("\n")}\`\`\`\n`);
});

const OTHER = "project: 4111891469ba5a0ac6eb03.98873509\n";

test.for<[why: string, line: string, words: string, settings?: string]>([
  ["there is no terminal and no project", "", "--project ID"],
  ["a workflow is unknown", `${FLAGS} --workflows plan`, "The value of workflows is"],
  ["two workflows do the same", `${FLAGS} --workflows translations,apply`, "The value of workflows is"],
  ["no workflow and one are named", `${FLAGS} --workflows none,pull`, "The value of workflows is"],
  ["lokaform.yaml has another project", FLAGS, `Set project: ${PROJECT} in it`, OTHER],
  ["lokaform.yaml has no project", FLAGS, `Set project: ${PROJECT} in it`, "rate: 5\n"],
  ["the token cannot see the project", `--${OTHER.replace(": ", " ").trim()}`, "check project and token"],
  ["a field is unknown", `${FLAGS} --fields tagz`, 'fields: there is no field "tagz". Did you mean "tags"?'],
])("nothing is written if %s", ([why, line, words, settings]) =>
  inEmptyFolder(async ({ init, files, folder, sandbox }) => {
    if (settings !== undefined) writeFileSync(join(folder, "lokaform.yaml"), settings);
    const before = files();
    const { code, text } = await init(line);
    expect({ code, files: files() }).toEqual({ code: 1, files: before });
    expect(text).toContain(words);
    if (!/token|field/.test(why)) expect(sandbox.requests).toEqual([]);
  }),
);
