/**
 * Each command in a shell block of README and the pages, as a reader types it: in a fresh clone, with what docs/cli.md installs,
 * against sandboxes on this machine. The variable NPM_CLI can name another npm, as a path of its `npm-cli.js`.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { VERSION } from "../../src/model/package.ts";
import { type Sandbox, startSandbox } from "../../src/sandbox/sandbox.ts";
import { blocks, PAGES } from "../repository/pages.ts";
import { repository } from "../rooms/api/harness/packed.ts";
import { API_TOKEN, holding, SAME } from "./harness.ts";

/** Lines that are not run, with the reason. */
const NOT_RUN: readonly [line: RegExp, because: string][] = [
  [/^npm ci\b/, "It needs the registry. The workflow ci.yml, which starts these tests, begins with it."],
  [/^npm test\b/, "It runs this test."],
  [/^npx vitest /, "It needs the development dependencies, which a fresh clone has only after npm ci."],
  [/^npm run lokaform /, "It needs Node 24 from npm ci, because it runs the sources."],
];

/** What the pages write in place of a value of the reader. */
const ID = "3002780358964f9bab5a92.87762498";
const BACKUP = /lokaform-backup\/\w+-20260115T120000Z\.yaml/;

/** The folder of each block, in an order in which a reader can type them. Pages that are left out have no line to run. */
const FOLDERS: readonly [page: string, ...folders: ("." | "lokaform" | "shop")[]][] = [
  ["docs/cli.md", ".", ".", "shop", "lokaform", "lokaform", "lokaform"],
  ["docs/settings.md", "shop"],
  ["docs/recovery.md", "shop"],
  ["examples/storefront/README.md", "lokaform", "lokaform", "lokaform"],
  ["examples/storefront-code/README.md", "lokaform", "lokaform"],
  ["README.md", "lokaform"],
];
const SHOP = {
  "lokaform.yaml": `project: ${ID}\nlanguages: { "*": enforce }\n`,
  "keys.yaml": SAME.replace("Your cart is empty", "Nothing here yet"),
};

let root: string;
let sandbox: Sandbox;
let port: number;
const servers: ChildProcess[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "lokaform-commands-"));
  repository(join(root, "remote"));
  for (const folder of ["bin", "shop", "prefix/lib", "prefix/bin"])
    mkdirSync(join(root, folder), { recursive: true });
  const npm = process.env.NPM_CLI;
  if (npm) writeFileSync(join(root, "bin/npm"), `#!/bin/sh\nexec node ${npm} "$@"\n`, { mode: 0o755 });
  for (const [file, text] of Object.entries(SHOP)) writeFileSync(join(root, "shop", file), text);
  sandbox = await startSandbox({
    limits: false,
    state: { token: API_TOKEN, projects: { [ID]: holding("shop") } },
  });
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((settle) => probe.once("listening", settle));
  port = Number(Object(probe.address()).port);
  probe.close();
}, 120_000);

afterAll(async () => {
  stop();
  await sandbox.close();
  rmSync(root, { recursive: true, force: true });
});

/** Ends the sandboxes that the commands started. */
function stop(): void {
  for (const { pid } of servers.splice(0)) if (pid !== undefined) process.kill(-pid);
}

/** The environment of a reader who has git, Node and npm, and whose npm installs into a folder of their own. */
function environment(): Record<string, string> {
  const system = (process.env.PATH ?? "").split(delimiter).filter((path) => !path.includes("node_modules"));
  const path = [join(root, "prefix/bin"), join(root, "bin"), dirname(process.execPath), ...system];
  return {
    PATH: path.join(delimiter),
    HOME: root,
    npm_config_prefix: join(root, "prefix"),
    npm_config_cache: join(root, "cache"),
    npm_config_offline: "true",
    npm_config_update_notifier: "false",
    // The clone comes from this machine.
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: `url.file://${join(root, "remote")}.insteadOf`,
    GIT_CONFIG_VALUE_0: "https://github.com/lokaform/lokaform.git",
    LOKALISE_API_URL: sandbox.url,
    LOKALISE_API_TOKEN: API_TOKEN,
  };
}

/** The lines of a page's shell blocks, of each block those that are run. */
function printed(page: string): string[] {
  return blocks(page, "sh").map(({ text }) => {
    const lines = text
      .replaceAll("\\\n", " ")
      .split("\n")
      .flatMap((line) => line.split(" && "));
    return lines.filter((line) => !NOT_RUN.some(([pattern]) => pattern.test(line))).join("\n");
  });
}

/** With values in the place of `…`, of the address that a sandbox printed, and of a port that may be taken. */
function filledIn(script: string): string {
  return script
    .replace(/(LOKALISE_API_URL=)…/, `$1http://127.0.0.1:${port}/api2`)
    .replace(/(LOKALISE_API_TOKEN=)…/, `$1${API_TOKEN}`)
    .replace("--copy-of ID", `--copy-of ${ID}`)
    .replace("sandbox --state", `sandbox --port ${port} --state`)
    .replaceAll("8089", `${port}`)
    .replace(BACKUP, () => '"$(ls lokaform-backup/*.yaml | tail -1)"');
}

/** Runs the commands of a block. A sandbox goes on, until the next one starts. */
function run(script: string, cwd: string): Promise<string> {
  const isServer = script.includes("lokaform sandbox");
  if (isServer) stop();
  const child = spawn("bash", ["-e", "-c", filledIn(script)], {
    cwd,
    env: environment(),
    detached: isServer,
  });
  if (isServer) servers.push(child);
  let output = "";
  return new Promise((settle, fail) => {
    const read = (text: Buffer) => {
      output += text;
      if (isServer && output.includes("listening on")) settle(output);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("error", fail);
    child.on("close", (code) =>
      code === 0 ? settle(output) : fail(new Error(`${script}\n${code}: ${output}`)),
    );
  });
}

describe("in a fresh clone", { concurrent: false }, () => {
  test.each(FOLDERS)("the commands of %s", { timeout: 120_000 }, async (page, ...folders) => {
    const scripts = printed(page);
    expect(scripts).toHaveLength(folders.length);
    for (const [index, folder] of folders.entries()) await run(scripts[index] ?? "", join(root, folder));
  });

  test("docs/cli.md installs the command and the client, and leaves the clone as it is", async () => {
    const options = { cwd: root, env: environment(), encoding: "utf8" } as const;
    expect(await run("lokaform --version", root)).toBe(`${VERSION}\n`);
    const script = 'import("lokaform").then(({ Client }) => console.log(typeof Client))';
    expect(execFileSync("node", ["--eval", script], options)).toBe("function\n");
    const changed = execFileSync("git", ["status", "--short"], { ...options, cwd: join(root, "lokaform") });
    expect(changed).not.toMatch(/^ ?M/m);
  });
});

test("each block is run, or says why it is not", () => {
  const named = FOLDERS.map(([page]) => page);
  const left = PAGES.filter(
    (page) => !named.includes(page) && printed(page).some((script) => script.trim() !== ""),
  );
  expect(left).toEqual([]);
  const lines = PAGES.flatMap((page) => blocks(page, "sh")).flatMap(({ text }) => text.split(/\n| && /));
  for (const [pattern] of NOT_RUN) expect(lines.some((line) => pattern.test(line))).toBe(true);
});
