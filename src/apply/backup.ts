/** What is taken away or overwritten, kept as a manifest: `lokaform apply --keys <backup>` brings it back. */
import { type KeyEntry, keysManifest } from "../manifest/write.ts";
import { fieldOf } from "../model/tables.ts";
import { clearsText } from "../plan/guard.ts";
import type { Plan, PlannedField, Update } from "../plan/plan.ts";
import type { WireKey } from "../wire/key.ts";
import { overwrittenEntry, wholeEntry } from "./backupEntries.ts";

/** Writes the manifest; called again with more in it. Throws where it cannot. */
export type WriteBackup = (manifest: string) => Promise<void>;

export class Backup {
  private readonly write: WriteBackup | undefined;
  private readonly entries: KeyEntry[] = [];

  constructor(write: WriteBackup | undefined) {
    this.write = write;
  }

  /** Why nothing may be taken away, or undefined. */
  missing(): string | undefined {
    return this.write
      ? undefined
      : "There is no place for a backup, and nothing is taken away without one. Name one with backup-dir.";
  }

  /** Texts that the plan overwrites or clears: kept before anything is sent. */
  async addTexts({ changes }: Plan): Promise<void> {
    const updates = changes.filter(
      (change): change is Update => change.action === "update" && change.kind === "key",
    );
    const isText = ({ field }: PlannedField) => fieldOf("key", field).role === "text";
    await this.add(updates.flatMap((update) => overwrittenEntry(update, update.fields.filter(isText))));
  }

  /** Keys as they live, with all their texts. */
  async addKeys(keys: readonly WireKey[]): Promise<void> {
    await this.add(keys.map(wholeEntry));
  }

  private async add(entries: readonly KeyEntry[]): Promise<void> {
    if (entries.length === 0 || !this.write) return;
    this.entries.push(...entries);
    await this.write(keysManifest(this.entries));
  }
}

/** Whether the plan takes anything away that only a backup could bring back: keys, or texts. */
export function needsBackup({ changes }: Plan): boolean {
  return changes.some(
    (change) =>
      change.kind === "key" &&
      (change.action === "destroy" || (change.action === "update" && change.fields.some(clearsText))),
  );
}
