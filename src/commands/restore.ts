import { readBackupFiles } from "../files/readBackup.ts";
import { restore as restoreBackup } from "../run/restore.ts";
import { optionValue } from "../settings/rawOptions.ts";
import { BACKUP } from "../settings/table/removal.ts";
import type { TerminalCommand } from "./command.ts";
import { runCommand } from "./runCommand.ts";

export const restore: TerminalCommand = {
  name: "restore",
  summary: "Restore keys, texts and webhooks that a run removed or overwrote, from its backup.",
  inAction: false,
  examples: [
    "lokaform restore lokaform-backup/web-20260115T120000Z.yaml",
    "lokaform restore backup.yaml --force   # also what changed since",
  ],
  exitCodes:
    "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
  async run(raw, terminal) {
    const read = await readBackupFiles(optionValue(BACKUP, raw), terminal.sources.folders);
    return runCommand("restore", raw, terminal, {
      // A backup that cannot be read is the only problem.
      backupProject: read.backup?.project ?? "",
      engine: (settings, problems, context) => restoreBackup(read, settings, problems, context),
    });
  },
};
