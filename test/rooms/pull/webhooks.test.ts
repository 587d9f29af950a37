/** Webhooks in the first pull: what may be a secret goes to a file that is not committed. */

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inFolder, PROJECT, type ProjectState } from "./harness.ts";

const SECRETS = ["f00dfeed12345678", "T0K3N-very-secret", "query-secret-77"];
const hook = (id: number, url: string, more = {}) => ({
  webhook_id: String(id).repeat(40),
  url,
  secret: `${id}`.repeat(40),
  events: ["project.imported"],
  event_lang_map: [],
  branch: null,
  ...more,
});
const HOOKS: ProjectState = {
  project: { name: "Hooks", base_language_iso: "en", settings: { per_platform_key_names: false } },
  languages: [{ lang_iso: "en", lang_id: 640 }],
  keys: [],
  webhooks: [
    hook(1, `https://ci.example.com/hooks/${SECRETS[0]}`),
    hook(2, `https://ci.example.com/hooks/${SECRETS[0]}`, {
      events: ["project.exported"],
      branch: "develop",
    }),
    hook(3, `https://chat.example.com/in/${SECRETS[1]}?team=a&key=${SECRETS[2]}#x`),
    hook(4, "https://plain.example.com/"),
  ],
};
const EXPECTED = `webhooks:
  - url: https://chat.example.com/in/\${WEBHOOK_CHAT_EXAMPLE_COM_1}?team=a&key=\${WEBHOOK_CHAT_EXAMPLE_COM_2}#x
    events: [project.imported]
  - url: https://ci.example.com/hooks/\${WEBHOOK_CI_EXAMPLE_COM_1}
    events: [project.imported]
  - url: https://ci.example.com/hooks/\${WEBHOOK_CI_EXAMPLE_COM_1}
    events: [project.exported]
    branch: develop
  - url: https://plain.example.com/
    events: [project.imported]
`;
const ENV = `WEBHOOK_CHAT_EXAMPLE_COM_1=${SECRETS[1]}
WEBHOOK_CHAT_EXAMPLE_COM_2=${SECRETS[2]}
WEBHOOK_CI_EXAMPLE_COM_1=${SECRETS[0]}
`;

test("each part that may be a secret becomes a variable; no output and no manifest has a value or a webhook's secret", () =>
  inFolder(HOOKS, async ({ exits, run, files, folder, variables }) => {
    const { text } = await exits(0, "pull");
    expect(files()).toEqual({
      ".gitignore": "/lokaform.env\n",
      "keys.yaml": "keys: []\n",
      "lokaform.env": ENV,
      "webhooks.yaml": EXPECTED,
    });
    expect(statSync(join(folder, "lokaform.env")).mode & 0o777).toBe(0o600);
    const { "lokaform.env": _, ...others } = files();
    const seen = [text, ...Object.values(others)].join("\n");
    for (const secret of [...SECRETS, "1".repeat(40), "3".repeat(40)]) expect(seen).not.toContain(secret);
    const plan = await run("plan --detailed-exitcode", { environment: variables() });
    expect({ code: plan.code, end: plan.lines.at(-1) }).toEqual({
      code: 0,
      end: "Plan: no changes; 4 webhooks unchanged, 0 unmanaged.",
    });
  }));

test("the variables of an entry of projects have its name, and the .gitignore is among the files to commit", () =>
  inFolder(HOOKS, async ({ run, files, folder }) => {
    execFileSync("git", ["init", "-q", folder]);
    writeFileSync(join(folder, "lokaform.yaml"), `projects: { ios-app: { project: ${PROJECT} } }\n`);
    const { lines } = await run("pull --dir ios");
    expect(files()["ios/webhooks.yaml"]).toContain("/${WEBHOOK_IOS_APP_CI_EXAMPLE_COM_1}\n");
    expect(lines).toContain("  git add -- ios/.gitignore ios/keys.yaml ios/webhooks.yaml");
  }));

test("words of the path stay next to a token, but not the value of a query, and not a path without a token", () => {
  const webhooks = [
    hook(1, "https://chat.example.com/services/incoming/T0AB12CD34"),
    hook(2, "https://ci.example.com/in?apiKey=opensesame&build=a1b2c3d4e5"),
    hook(3, "https://old.example.com/hook/supersecret"),
  ];
  return inFolder({ ...HOOKS, webhooks }, async (folder) => {
    await folder.run("pull");
    const { "webhooks.yaml": text = "" } = folder.files();
    expect(text).toContain("https://chat.example.com/services/incoming/${");
    for (const secret of ["T0AB12CD34", "opensesame", "a1b2c3d4e5", "supersecret"])
      expect(text).not.toContain(secret);
  });
});

test("a dry run does not show the values either, and writes no file", () =>
  inFolder(HOOKS, async ({ run, files }) => {
    const { lines } = await run("pull --dry-run --verbose");
    expect(lines).toContain(
      "Would write lokaform.env: 3 variables with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.",
    );
    for (const secret of SECRETS) expect(lines.join("\n")).not.toContain(secret);
    expect(files()).toEqual({});
  }));

test("in a workflow, webhooks are neither read nor written", () =>
  inFolder(HOOKS, async ({ exits, files, sandbox }) => {
    const { lines } = await exits(0, "pull", { environment: { GITHUB_ACTIONS: "true" } });
    expect(Object.keys(files())).toEqual(["keys.yaml"]);
    expect(lines.at(-1)).toMatch(/^notice: In a workflow, pull writes no webhooks/);
    expect(sandbox.requests.some(({ path }) => path.includes("/webhooks"))).toBe(false);
  }));

test("without the right to read webhooks, keys are written, and a warning says so", () =>
  inFolder(
    HOOKS,
    async ({ exits, files }) => {
      const { lines } = await exits(0, "pull");
      expect(Object.keys(files())).toEqual(["keys.yaml"]);
      expect(lines.at(-1)).toMatch(/^warning: The webhooks are not in the new manifests/);
    },
    [
      {
        beforeOperation: ({ path }) =>
          path.includes("/webhooks")
            ? { status: 403, body: { json: { error: { message: "Forbidden", code: 403 } } } }
            : undefined,
      },
    ],
  ));

test.each([
  ["/lokaform.env\n", "/lokaform.env\n"],
  ["node_modules\n", "node_modules\n/lokaform.env\n"],
  ["a\r\nb", "a\r\nb\r\n/lokaform.env\r\n"],
])("a .gitignore with %j keeps its lines", (before, after) =>
  inFolder(HOOKS, async ({ run, files, folder }) => {
    writeFileSync(join(folder, ".gitignore"), before);
    await run("pull");
    expect(files()[".gitignore"]).toBe(after);
  }),
);

test("a .gitignore that is a link, a folder or not text is a problem, and no file is written", () =>
  inFolder(HOOKS, async ({ exits, folder, files }) => {
    const ignore = (name: string) => join(folder, name, ".gitignore");
    for (const name of ["link", "dir", "bytes"]) mkdirSync(join(folder, name));
    writeFileSync(join(folder, "target"), "keep\n");
    symlinkSync("../target", ignore("link"));
    mkdirSync(ignore("dir"));
    writeFileSync(ignore("bytes"), Buffer.from("a\nb\xff", "latin1"));
    const before = files();
    for (const [name, message] of [
      ["link", /leads through the symbolic link/],
      ["dir", /cannot be read: it is a folder/],
      ["bytes", /cannot be read: it is not UTF-8 \(line 2\)/],
    ] as const) {
      const { lines } = await exits(1, `pull --dir ${name}`);
      expect(lines.at(-1)).toMatch(message);
    }
    expect(files()).toEqual(before);
    expect(readFileSync(join(folder, "target"), "utf8")).toBe("keep\n");
  }));

test("an existing lokaform.env is not overwritten", () =>
  inFolder(HOOKS, async ({ exits, folder, files }) => {
    writeFileSync(join(folder, "lokaform.env"), "MINE=1\n");
    const { lines } = await exits(1, "pull");
    expect(lines.at(-1)).toMatch(/^error: lokaform\.env exists already/);
    expect(files()).toEqual({ "lokaform.env": "MINE=1\n" });
  }));

test.each([
  ["http://insecure.example.com/f00dfeed12345678", /must start with https/],
  ["https://user:f00dfeed12345678@example.com/", /must not have a user or a password/],
  ["https://example.com/?f00dfeed12345678", /cannot be the value of a variable/],
  ["https://example.com/#f00dfeed12345678", /cannot be the value of a variable/],
  ["https://example.com/f0%c3%a4d%c3%b612345", /cannot be the value of a variable/],
  ["https://example.com/f00d%2Ffeed1234", /cannot be the value of a variable/],
])("%s cannot be declared, is listed without its secret, and the rest is written", (url, message) =>
  inFolder(
    { ...HOOKS, webhooks: [hook(1, url), hook(4, "https://plain.example.com/")] },
    async ({ exits, files }) => {
      const { lines, text } = await exits(0, "pull");
      expect(lines.at(-1)).toMatch(
        /^warning: Not expressible: webhook https?:\/\/[a-z.]+\/… \(1+, project.imported\) is not in the new manifests\./,
      );
      expect(lines.at(-1)).toMatch(message);
      expect(text).not.toMatch(/feed|b612345/);
      expect(files()["lokaform.env"]).toBeUndefined();
      expect(files()["webhooks.yaml"]?.match(/url:/g)).toHaveLength(1);
    },
  ),
);

test.each([
  ["https://h.example.com/pass:f00dfeed1234", "https://h.example.com/${WEBHOOK_H_EXAMPLE_COM_1}"],
  ["https://h.example.com/${x}/f00dfeed1234", "https://h.example.com/$${x}/${WEBHOOK_H_EXAMPLE_COM_1}"],
])("%s is declared as %s", (url, template) =>
  inFolder({ ...HOOKS, webhooks: [hook(1, url)] }, async ({ run, files, variables }) => {
    const { lines } = await run("pull");
    expect(files()["webhooks.yaml"] ?? lines.join("\n")).toContain(`  - url: ${template}\n`);
    expect((await run("plan --detailed-exitcode", { environment: variables() })).code).toBe(0);
  }),
);
