/** A process that may open few files: 300 files are read and written, and if the limit is too low, the run says so. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { TOKEN } from "../rooms/pull/harness.ts";
import { inRepository, JANE, OURS, project, type Repository, row } from "../rooms/pull/repository.ts";

const CLI = join(import.meta.dirname, "../../src/cli.ts");
const MODULES = Array.from({ length: 300 }, (_, index) => `m${index}`);
const SETTINGS = `writers: [${OURS}]\ntexts:\n  - { files: "app/*/{lang}.json", languages: [en], key_name: "{1}:{path}", platforms: [web] }\n`;

/** Runs a command line in a shell with this limit of open files. */
async function limited({ folder, sandbox }: Repository, limit: number, words: string) {
  const script = `ulimit -n ${limit} && exec "$0" "$1" ${words}`;
  const environment = { LOKALISE_API_TOKEN: TOKEN, LOKALISE_API_URL: sandbox.url, PATH: process.env.PATH };
  const options = { cwd: folder, env: environment, encoding: "utf8" } as const;
  return promisify(execFile)("sh", ["-c", script, process.execPath, CLI], options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: String(stdout) + String(stderr) }),
  );
}

/** Each module has a file with one text, which Jane changed later in the project. */
function inModules(play: (repository: Repository) => Promise<void>) {
  const keys = MODULES.map((name, index) => ({
    ...{ key_id: index + 1, key_name: `${name}:title`, platforms: ["web" as const] },
    translations: [row("en", { text: "Live", by: JANE, day: 2 })],
  }));
  return inRepository(
    project(keys),
    async (repository) => {
      for (const text of ["Live", "First"]) {
        for (const name of MODULES) repository.write(`app/${name}/en.json`, `{ "title": "${text}" }\n`);
        repository.commit(text === "Live" ? 0 : 1);
      }
      await play(repository);
    },
    SETTINGS,
  );
}

const texts = ({ read }: Repository) => MODULES.map((name) => JSON.parse(read(`app/${name}/en.json`)).title);

test("validate, plan, apply and pull work with 300 files and 64 open files", () =>
  inModules(async (repository) => {
    for (const command of ["validate", "plan --rate 1000", "apply --yes --rate 1000"])
      expect(await limited(repository, 64, command), command).toMatchObject({ code: 0 });
    expect(new Set(texts(repository))).toEqual(new Set(["First"]));
    expect(await limited(repository, 64, "pull --rate 1000")).toMatchObject({ code: 0 });
    expect(new Set(texts(repository))).toEqual(new Set(["Live"]));
  }));

test("with less, a pull does all or nothing, and nothing ends in a stack trace", () =>
  inModules(async (repository) => {
    for (const limit of [32, 28, 25, 22]) {
      const { code, output } = await limited(repository, limit, "pull --rate 1000");
      const after = new Set(texts(repository));
      expect(after.size, `${limit}`).toBe(1);
      expect(output, `${limit}`).not.toMatch(/This is a bug/);
      expect([limit, code], output).toEqual([limit, after.has("Live") ? 0 : 1]);
      if (code === 1) expect(output, `${limit}`).toMatch(/too many open files|EMFILE|Too many open files/);
      repository.git(1, "checkout", "-q", ".");
    }
  }));
