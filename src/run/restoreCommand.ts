/** The command that restores a backup, quoted for a shell. */
import { shellWord } from "../report/view/words.ts";

/** `flags`: options of this run that select the project and the service. */
export function restoreCommand(path: string, flags: readonly string[]): string {
  return ["lokaform", "restore", path, ...flags].map(shellWord).join(" ");
}
