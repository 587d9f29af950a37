/** The command that restores a backup, as it can be typed into a shell. */

/** `flags`: options that the run was given to find project and service. */
export function restoreCommand(path: string, flags: readonly string[]): string {
  return ["lokaform", "restore", path, ...flags].map(quoted).join(" ");
}

function quoted(word: string): string {
  return /^[A-Za-z0-9_./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
