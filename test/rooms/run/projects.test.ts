/** The settings and manifests of each project, before the first request. */
import { describe, expect, test } from "vitest";
import type { Kinds } from "../../../src/kinds/kind.ts";
import { readProjects } from "../../../src/run/declarations.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import type { RawOptions } from "../../../src/settings/flags.ts";
import { foldersOf, newFolder, settingsIn } from "../files/newFolder.ts";

const KEYS = "keys: []\n";
const hooks = (url: string) => `webhooks: [{ url: "${url}", events: [project.imported] }]\n`;
const ID = "5e7a1f0c2b3d4e5f6a7b8c.12345678";

interface Given {
  files: Record<string, string>;
  raw?: RawOptions;
  environment?: Record<string, string>;
  token?: string;
  kinds?: Kinds;
}

/** The rules of each project, and all problems as `code: message`. */
async function settingsOf({ files, raw = {}, environment = {}, token = "usual-token", kinds }: Given) {
  const folder = newFolder(files);
  const { settings, problems } = await settingsIn(folder, "plan", raw, { environment, token });
  const read = await readProjects(settings, foldersOf(folder), { kinds });
  return {
    rules: settings.projects.map(({ rules }) => rules),
    problems: [...problems, ...read.problems].map(({ code, message }) => `${code}: ${message}`),
  };
}

test("only the manifests of the kinds of a run are read", async () => {
  const files = { "keys.yaml": KEYS, "webhooks.yaml": hooks("https://h.example.com/${HOOK_TOKEN}") };
  const raw = { project: [ID] };
  const [keys] = KINDS;
  expect((await settingsOf({ files, raw })).problems).toHaveLength(1);
  expect((await settingsOf({ files, raw, kinds: keys ? [keys] : [] })).problems).toEqual([]);
});

describe("manifests that are named for one run turn prune off, of keys and of webhooks", () => {
  const files = {
    "lokaform.yaml": `project: ${ID}\nkeys: [keys.yaml]\nwebhooks: [hooks.yaml]\nprune: { keys: all, webhooks: all, by: archive }\n`,
    "keys.yaml": KEYS,
    "hooks.yaml": hooks("https://h.example.com/a"),
  };
  test.each(
    Object.entries<[RawOptions, string, string]>({
      nothing: [{}, "all", "all"],
      keys: [{ keys: ["keys.yaml"] }, "off", "off"],
      webhooks: [{ webhooks: ["hooks.yaml"] }, "off", "off"],
      "webhooks, beside prune off,": [{ webhooks: ["hooks.yaml"], prune: ["keys=off"] }, "off", "off"],
      "keys, beside prune off,": [{ keys: ["keys.yaml"], prune: ["keys=off"] }, "off", "off"],
      "webhooks, beside prune of keys,": [{ webhooks: ["hooks.yaml"], prune: ["keys=all"] }, "all", "off"],
      "prune of keys off alone,": [{ prune: ["keys=off"] }, "off", "all"],
    }),
  )("%s named: %j", async (_what, [raw, prune, pruneWebhooks]) => {
    expect((await settingsOf({ files, raw })).rules).toMatchObject([
      { prune: { key: prune, webhook: pruneWebhooks } },
    ]);
  });
});

describe("one project is in only one entry of projects", () => {
  const two = (a: string, b: string, more = "") => ({
    "lokaform.yaml": `projects:\n  web: { project: "${a}", keys: [web.yaml]${more} }\n  ios: { project: "${b}", keys: [ios.yaml]${more} }\n`,
    "web.yaml": KEYS,
    "ios.yaml": KEYS,
    "hooks.yaml": hooks("https://h.example.com/a"),
  });
  const withHooks = ", webhooks: [hooks.yaml]";
  const environment = { SAME: ID };

  test.each<[string, Given, RegExp[]]>([
    [
      "the same, by a variable",
      { files: two(ID, "${SAME}"), environment },
      [/^bad-setting: "web" and "ios" are the same project \(5e7a.*Declare it in one entry/],
    ],
    [
      "a copied entry",
      { files: two(ID, ID) },
      [/^bad-setting: The entries .* If one was copied, write its own id\./],
    ],
    ["two projects", { files: two(ID, "0ce1.1", withHooks) }, []],
    ["a project and a branch of it, with keys only", { files: two(ID, `${ID}:develop`) }, []],
    [
      "a project and a branch of it, both with webhooks",
      { files: two(ID, `${ID}:develop`, withHooks) },
      [/^bad-setting: "web" and "ios" are branches of one project, whose webhooks they both declare/],
    ],
    [
      "two branches, both with webhooks",
      { files: two(`${ID}:main`, `${ID}:develop`, withHooks) },
      [/are branches of one project/],
    ],
  ])("%s", async (_what, given, words) => {
    const { problems } = await settingsOf(given);
    expect(problems).toEqual(words.map((word) => expect.stringMatching(word)));
  });
});

describe("no API token can leave by a variable, not even that of another project", () => {
  const files = (url: string, project = ID) => ({
    "lokaform.yaml": `projects:\n  web: { project: "${project}", webhooks: [hooks.yaml] }\n  ios: { project: 0ce1.1, keys: [ios.yaml], token_env: IOS_TOKEN }\n`,
    "hooks.yaml": hooks(url),
    "ios.yaml": KEYS,
  });
  const url = "https://h.example.com/${NAME}";
  const environment = {
    IOS_TOKEN: "ios-token",
    LOKALISE_API_TOKEN: "environment-token",
    "INPUT_GITHUB-TOKEN": "ghs-workflow-token",
  };

  test.each([
    ["of this project", "usual-token"],
    ["of another project", "ios-token"],
    ["of the environment, where another one was given", "environment-token"],
    ["with something around it", "Bearer-ios-token"],
    ["of the workflow", "ghs-workflow-token"],
  ])("the token %s", async (_what, NAME) => {
    const given = { environment: { ...environment, NAME } };
    for (const only of [undefined, ["web"]]) {
      const raw: RawOptions = only ? { only } : {};
      expect((await settingsOf({ ...given, raw, files: files(url) })).problems).toEqual([
        expect.stringMatching(/^variable: \$\{NAME\} is not allowed in a URL/),
      ]);
      expect(
        (await settingsOf({ ...given, raw, files: files("https://h.example.com/", "${NAME}") })).problems,
      ).toEqual([expect.stringMatching(/^variable: \$\{NAME\} is not allowed in the setting project/)]);
    }
  });

  test("any other value may, and a token that is not set forbids nothing", async () => {
    const given = { environment: { LOKALISE_API_TOKEN: "", IOS_TOKEN: "ios-token", NAME: ID } };
    expect((await settingsOf({ ...given, files: files(url, "${NAME}") })).problems).toEqual([]);
    const unset = { environment: { IOS_TOKEN: "", NAME: "value.1" }, raw: { only: ["web"] } };
    expect((await settingsOf({ ...unset, files: files(url) })).problems).toEqual([]);
  });
});

test.each([
  ["too long", "(".repeat(20_000), "is longer than 1000 characters"],
  ["nested too deep", `${"{a,".repeat(200)}${"}".repeat(200)}`, "stands for more than 100 paths"],
])("a glob that is %s is refused", async (_what, glob, why) => {
  const { problems } = await settingsOf({
    files: { "keys.yaml": KEYS },
    raw: { project: [ID], keys: [glob] },
  });
  expect(problems).toEqual([expect.stringContaining(` It ${why}`)]);
});

test("a message names a setting inside an entry of projects with the whole path", async () => {
  const files = {
    "lokaform.yaml":
      "projects:\n  web:\n    keys: 1\n    languages: { de: }\n    limits: { removals: -1, many: 2 }\n    branch: develop\n    token_env: 0a1b2c3d4e5f60718293a4b5c6d7e8f901234567\n",
  };
  const { problems } = await settingsOf({ files });
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^wrong-type: The setting projects\.web\.keys is the number 1\. It must be/),
      expect.stringMatching(/^null-value: The setting projects\.web\.languages\.de has no value\./),
      expect.stringMatching(/^wrong-value: The setting projects\.web\.limits\.removals is the number -1\./),
      expect.stringMatching(/^unknown-member: Unknown field "many" in projects\.web\.limits\./),
      expect.stringMatching(/token_env .*is not the name of a variable.* make a new one in Lokalise/),
      expect.stringMatching(/^unknown-member: Unknown field "branch" in an entry of projects/),
    ]),
  );
});
