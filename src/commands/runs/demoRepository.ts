/** The copy of an example as a git repository. */
import { spawnSync } from "node:child_process";
import { devNull } from "node:os";
import { dirname } from "node:path";
import { findGit } from "../../files/git.ts";

const PERSON = { NAME: "Lokaform", EMAIL: "l10n-ci@example.com" };
const WORDS = [
  ["init", "--quiet", "--template="],
  ["add", "--all"],
  ["commit", "--quiet", "--message", "The texts of the app"],
];

/** Commits all files, an hour ago. False if git is not installed. The settings and hooks of the user have no effect. */
export function commitFiles(
  folder: string,
  { environment, now }: { environment: Readonly<Record<string, string | undefined>>; now: number },
): boolean {
  const git = findGit(folder, environment);
  if (!git) return false;
  const { SYSTEMROOT } = environment;
  const date = `@${Math.floor(now / 1000) - 3600} +0000`;
  const by = (role: string) => ({
    [`GIT_${role}_NAME`]: PERSON.NAME,
    [`GIT_${role}_EMAIL`]: PERSON.EMAIL,
    [`GIT_${role}_DATE`]: date,
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
  return WORDS.every((words) => spawnSync(git.program, ["-C", folder, ...words], options).status === 0);
}
