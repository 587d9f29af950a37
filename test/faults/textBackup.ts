/** Backups in memory. */
import { type BackupPlace, backupText } from "../../src/backup/write.ts";
import { KINDS } from "../../src/run/kinds.ts";

const HEADER = {
  project: "p.1",
  project_name: "Shop",
  time: "2026-01-15T12:00:00Z",
  restore: "lokaform restore backup.yaml",
};

export function textBackup(write: (text: string) => Promise<void>): BackupPlace {
  return { keepsUrls: true, write: (kept) => write(backupText(KINDS, HEADER, kept)) };
}

/** Accepts backups and discards them. */
export const DISCARDED_BACKUP: BackupPlace = { keepsUrls: true, write: async () => {} };
