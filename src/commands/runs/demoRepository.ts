/** The copy of an example as a git repository. */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { devNull } from "node:os";
import { dirname, join } from "node:path";
import { findGit } from "../../files/git.ts";

const PERSON = { NAME: "Lokaform", EMAIL: "l10n-ci@example.com" };
/** In 2024, before people edited the project. */
const FIRST = 1_704_067_200;

interface EarlierText {
  file: string;
  says: string;
  said: string;
}

/**
 * Commits what the files of the example said in 2024, and an hour ago what they say. False if git is not installed. The settings
 * and hooks of the user have no effect.
 */
export async function commitFiles(
  folder: string,
  { environment, now }: { environment: Readonly<Record<string, string | undefined>>; now: number },
): Promise<boolean> {
  const git = findGit(folder, environment);
  if (!git) return false;
  const { SYSTEMROOT } = environment;
  const run = (seconds: number, ...words: string[]) => {
    const by = (role: string) => ({
      [`GIT_${role}_NAME`]: PERSON.NAME,
      [`GIT_${role}_EMAIL`]: PERSON.EMAIL,
      [`GIT_${role}_DATE`]: `@${seconds} +0000`,
    });
    const env = {
      PATH: git.PATH,
      NoDefaultCurrentDirectoryInExePath: "1",
      ...(SYSTEMROOT !== undefined && { SYSTEMROOT }),
      GIT_CONFIG_GLOBAL: devNull,
      GIT_CONFIG_NOSYSTEM: "1",
      ...by("AUTHOR"),
      ...by("COMMITTER"),
    };
    const options = { cwd: dirname(git.program), env, stdio: "ignore" } as const;
    return spawnSync(git.program, ["-C", folder, ...words], options).status === 0;
  };
  const commit = (seconds: number) =>
    run(seconds, "add", "--all") && run(seconds, "commit", "--quiet", "--message", "The texts of the app");
  const earlier: EarlierText[] = JSON.parse(await readFile(join(folder, "earlier.json"), "utf8"));
  const replace = async (from: "says" | "said", to: "says" | "said") => {
    for (const { file, ...text } of earlier) {
      const path = join(folder, file);
      await writeFile(
        path,
        (await readFile(path, "utf8")).replace(text[from], () => text[to]),
      );
    }
  };
  if (!run(FIRST, "init", "--quiet", "--template=")) return false;
  await replace("says", "said");
  const isCommitted = commit(FIRST);
  await replace("said", "says");
  return isCommitted && commit(Math.floor(now / 1000) - 3600);
}
