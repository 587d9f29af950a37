/** The command that restores a backup, quoted for a shell. */

/** `flags`: options of this run that select the project and the service. */
export function restoreCommand(path: string, flags: readonly string[]): string {
  return ["lokaform", "restore", path, ...flags].map(quoted).join(" ");
}

function quoted(word: string): string {
  return /^[A-Za-z0-9_./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
