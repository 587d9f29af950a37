/** Prints the chapter of CHANGELOG.md about one version. A release uses it as its notes. */
import { readFileSync } from "node:fs";

export function notesOf(changelog: string, version: string): string {
  const chapters = changelog.split(/^## /m).slice(1);
  const chapter = chapters.find((text) => text.split(/\s/, 1)[0] === version);
  const notes = chapter?.replace(/^.*\n/, "").trim();
  if (!notes) throw new Error(`CHANGELOG.md has no chapter about ${version}. Add one: ## ${version}`);
  return `${notes}\n`;
}

if (import.meta.main) {
  const [version = ""] = process.argv.slice(2);
  process.stdout.write(notesOf(readFileSync("CHANGELOG.md", "utf8"), version));
}
