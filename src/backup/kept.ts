/** What a run removes or overwrites, with all that a restore must know of it. */
import type { KeyValues } from "../kinds/key/kind.ts";
import type { Declared, Entry, KindName } from "../kinds/kind.ts";
import type { WebhookValues } from "../kinds/webhook/kind.ts";
import type { Removal } from "../model/rules.ts";

/** One key or webhook, as it was just before the run changed it. */
export interface Kept {
  kind: KindName;
  id: number | string;
  /** All of it if it was removed, else the fields that the run changed; always with its name and id. */
  entry: Entry;
  /** What the run did with it. */
  action: Removal | "update";
  /** The values that the run wrote in place of those of the entry. */
  wrote: Entry;
}

/** An entry of a backup file that was read, and what the run did with its object. */
export interface BackupEntry<Values> {
  declared: Declared<Values>;
  wrote: { action: Kept["action"]; values: Entry };
}

/** A backup file that was read. */
export interface ReadBackup {
  /** As the user would name it. */
  path: string;
  /** The project as it is addressed, or `${NAME}` where a variable stands for it. */
  project: string;
  /** Of the id that `${NAME}` stood for. */
  projectDigest?: string;
  projectName: string;
  time: string;
  keys: readonly BackupEntry<KeyValues>[];
  webhooks: readonly BackupEntry<WebhookValues>[];
}

/** What a backup says of its run. */
export interface BackupHeader {
  /** The project as it is addressed: `<id>` or `<id>:<branch>`. An id from a variable is `${NAME}`, */
  project: string;
  /** and leaves its digest, by which it is known again. */
  project_digest?: string;
  project_name: string;
  /** ISO 8601, in UTC. */
  time: string;
  /** The command that restores it. */
  restore: string;
}

export const BACKUP_VERSION = 1;

/**
 * The URL of a webhook that no manifest declares. Its value is in the file of URLs next to the backup, because a URL can
 * hold a secret.
 */
export function urlVariable(webhookId: number | string): string {
  return `URL_OF_${webhookId}`;
}
