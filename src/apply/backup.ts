/** What is taken away or overwritten, kept as a manifest: `lokaform apply --keys <backup>` brings it back. */
import { keysManifest } from "../manifest/write.ts";
import { keyKind } from "../model/key/kind.ts";
import type { Entry, Surroundings } from "../model/kind.ts";
import { archives, clearsText } from "../plan/guard.ts";
import type { Plan, Update } from "../plan/plan.ts";
import type { WireKey } from "../wire/key.ts";
import { overwrittenEntry, wholeEntry } from "./backupEntries.ts";

/** Writes the manifest; called again with more in it. Throws where it cannot. */
export type WriteBackup = (manifest: string) => Promise<void>;

export class Backup {
  private readonly write: WriteBackup | undefined;
  private readonly around: Surroundings;
  private readonly entries: Entry[] = [];
  private last: Promise<void> = Promise.resolve();

  constructor(write: WriteBackup | undefined, around: Surroundings) {
    this.write = write;
    this.around = around;
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
    await this.add(updates.flatMap(overwrittenEntry));
  }

  /** Keys as they live, with all their texts. */
  async addKeys(keys: readonly WireKey[]): Promise<void> {
    await this.add(keys.map((key) => wholeEntry(keyKind, key, this.around)));
  }

  /** One after the other: each writing holds all that came before it, and is whole before the next begins. */
  private add(entries: readonly Entry[]): Promise<void> {
    const { write } = this;
    if (entries.length === 0 || !write) return Promise.resolve();
    this.entries.push(...entries);
    const written = this.last.catch(() => {}).then(() => write(keysManifest(this.entries)));
    this.last = written;
    return written;
  }
}

/** Whether live texts give way to declared ones. */
export function overwritesTexts({ changes }: Plan): boolean {
  return changes.some(
    (change) => change.action === "update" && change.kind === "key" && overwrittenEntry(change).length > 0,
  );
}

/** Whether the plan takes anything away that only a backup could bring back: keys, or texts. */
export function needsBackup({ changes }: Plan): boolean {
  return changes.some(
    (change) =>
      change.kind === "key" &&
      (change.action === "destroy" ||
        (change.action === "update" &&
          change.fields.some((field) => clearsText(field) || archives(change.kind, field)))),
  );
}
