import { readBackupFiles } from "../../files/backupFile.ts";
import type { Terminal } from "../../host/terminal.ts";
import { KINDS } from "../../run/kinds.ts";
import { restore as restoreBackup } from "../../run/restore.ts";
import { optionValue, type RawOptions } from "../../settings/flags.ts";
import { BACKUP } from "../../settings/table/changes.ts";
import { runCommand } from "./runCommand.ts";

export async function runRestore(raw: RawOptions, terminal: Terminal): Promise<number> {
  const read = await readBackupFiles(KINDS, optionValue(BACKUP, raw), terminal.sources.folders);
  return runCommand("restore", raw, terminal, {
    // A backup that cannot be read is the only problem.
    backupProject: read.backup?.project ?? "",
    engine: (settings, problems, context) => restoreBackup(read, settings, problems, context),
  });
}
