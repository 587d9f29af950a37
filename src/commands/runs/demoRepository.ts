/** The copy of an example as a git repository. */
import { spawnSync } from "node:child_process";
import { devNull } from "node:os";

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
  const { PATH, Path, SYSTEMROOT } = environment;
  const date = `@${Math.floor(now / 1000) - 3600} +0000`;
  const by = (role: string) => ({
    [`GIT_${role}_NAME`]: PERSON.NAME,
    [`GIT_${role}_EMAIL`]: PERSON.EMAIL,
    [`GIT_${role}_DATE`]: date,
  });
  const env = {
    ...(PATH !== undefined && { PATH }),
    ...(Path !== undefined && { Path }),
    ...(SYSTEMROOT !== undefined && { SYSTEMROOT }),
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: "1",
    ...by("AUTHOR"),
    ...by("COMMITTER"),
  };
  return WORDS.every((words) => spawnSync("git", words, { cwd: folder, env, stdio: "ignore" }).status === 0);
}
