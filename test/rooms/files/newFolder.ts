/** Folders with files for tests, and the settings of a run in one of them. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { Folders } from "../../../src/files/paths.ts";
import type { RunCommand } from "../../../src/model/command.ts";
import type { RawOptions } from "../../../src/settings/flags.ts";
import { readSettings } from "../../../src/settings/resolve.ts";

/** It exists until the test ends. */
export function newFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "lokaform-test-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/** A path that ends with `/` is a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const full = join(folder, path);
    mkdirSync(path.endsWith("/") ? full : dirname(full), { recursive: true });
    if (!path.endsWith("/")) writeFileSync(full, text);
  }
}

export const foldersOf = (folder: string): Folders => ({ working: folder, displayRoot: folder });

/** `place`: a folder, or all folders of the run. */
export function settingsIn(
  place: string | Folders,
  command: RunCommand,
  raw: RawOptions = {},
  sources: Partial<Parameters<typeof readSettings>[2]> = {},
) {
  const folders = typeof place === "string" ? foldersOf(place) : place;
  return readSettings(command, raw, {
    ...{ folders, environment: {}, token: "any", backupDir: undefined },
    ...sources,
  });
}
