/** Drift of translations that differ, in a repository with a history: processes of git, and requests. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { devNull } from "node:os";
import { delimiter, join } from "node:path";
import { pagesFor } from "../src/keys/observe.ts";
import { benchmark } from "./benchmark.ts";
import { inFolder, settings } from "./folder.ts";
import { measure } from "./measure.ts";
import { onService } from "./programs.ts";
import { LANGUAGES, localeFile } from "./project.ts";
import { accepted, startService } from "./service.ts";

const FIRST = 1_704_067_200;
const DAY = 86_400;
/** Not more with more files, keys or commits. */
const MAX_PROCESSES = 4;

interface Size {
  readonly runs: number;
  readonly keys: number;
  readonly commits: number;
}

const SIZES = {
  full: { runs: 1, keys: 2_000, commits: 20 },
  small: { runs: 1, keys: 20, commits: 3 },
};

export const git = benchmark(SIZES, ({ keys, commits }: Size) => {
  const row = `texts:\n  - files: "locales/{lang}.json"\n    languages: [${LANGUAGES.join(", ")}]\n    platforms: [web]\n`;
  return inFolder({ "lokaform.yaml": settings(row) }, async (folder) => {
    makeHistory(folder, keys, commits);
    const service = await startService({ keys, languages: LANGUAGES, outdated: "text", limits: true });
    const processes = await processesOf((env) => {
      // The text of each key differs in the base language.
      const program = onService(service, folder, ["drift"]);
      return measure({ ...program, env: { ...program.env, ...env }, code: 2 });
    });
    const requests = accepted(await service.report()).length;
    await service.stop();
    return [
      {
        name: "git/processes",
        promise: `drift of ${keys} translations that differ, ${commits} commits: at most ${MAX_PROCESSES} processes of git`,
        ours: processes,
        peer: { name: "commits", value: commits },
        unit: "processes",
        limit: MAX_PROCESSES,
      },
      {
        name: "git/requests",
        promise: "its requests: those of a plan, and the user of the token",
        ours: requests,
        unit: "requests",
        limit: pagesFor(keys).length + 3,
      },
    ];
  });
});

/** In each commit, more texts of the base language are as they are declared now. */
function makeHistory(folder: string, keys: number, commits: number): void {
  const [base = "", ...others] = LANGUAGES;
  const path = (language: string) => join(folder, `locales/${language}.json`);
  const config = ["-c", "user.name=Jane", "-c", "user.email=jane@example.com"];
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: "1" };
  const run = (seconds: number, ...words: string[]) => {
    const date = `@${seconds} +0000`;
    const dated = { ...env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    execFileSync("git", [...config, ...words], { cwd: folder, env: dated });
  };
  mkdirSync(join(folder, "locales"));
  for (const language of others) writeFileSync(path(language), localeFile(language, keys));
  run(FIRST, "init", "--quiet", "--template=");
  for (let commit = 0; commit < commits; commit++) {
    const outdatedFrom = Math.floor((commit * keys) / (commits - 1));
    writeFileSync(path(base), localeFile(base, keys, outdatedFrom));
    run(FIRST + commit * DAY, "add", "--all");
    run(FIRST + commit * DAY, "commit", "--quiet", "--message", "Texts");
  }
}

/** The first git in PATH is a script that notes each start. */
async function processesOf(
  use: (env: Readonly<Record<string, string>>) => Promise<unknown>,
): Promise<number> {
  const program = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  return inFolder({ "bin/starts": "" }, async (folder) => {
    const starts = join(folder, "bin/starts");
    const script = `#!/bin/sh\necho >> '${starts}'\nexec '${program}' "$@"\n`;
    writeFileSync(join(folder, "bin/git"), script, { mode: 0o755 });
    await use({ PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}` });
    return readFileSync(starts, "utf8").length;
  });
}
