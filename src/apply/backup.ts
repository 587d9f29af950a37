/** What is taken away or overwritten, kept as a manifest: `lokaform apply --keys <backup>` brings it back. */
import { keysManifest } from "../manifest/write.ts";
import { keyKind } from "../model/key/kind.ts";
import type { Entry, Surroundings } from "../model/kind.ts";
import { archives, clearsText, reshapes } from "../plan/guard.ts";
import type { Plan, Update } from "../plan/plan.ts";
import type { WireKey } from "../wire/key.ts";
import { overwrittenEntry, wholeEntry } from "./backupEntries.ts";

/** Writes the manifest; called again with more in it. Throws where it cannot. */
export type WriteBackup = (manifest: string) => Promise<void>;

export class Backup {
  private readonly write: WriteBackup | undefined;
  private readonly around: Surroundings;
  private readonly entries: Entry[] = [];
  private readonly kept = new Set<number>();
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

  /** Keeps texts that updates overwrite or clear, as they were just read. Tells why it could not. */
  keepOverwritten(updates: readonly { key: WireKey; change: Update }[]): Promise<string | undefined> {
    return this.keep(
      updates.map(({ key, change }) => [
        key.key_id,
        change.fields.some((field) => reshapes(change.kind, field))
          ? [wholeEntry(keyKind, key, this.around)]
          : overwrittenEntry(change),
      ]),
      "Nothing is overwritten without a backup.",
    );
  }

  /** Keeps keys that are removed, with all their texts. Tells why it could not. */
  keepRemoved(keys: readonly WireKey[]): Promise<string | undefined> {
    return this.keep(
      keys.map((key) => [key.key_id, [wholeEntry(keyKind, key, this.around)]]),
      "Nothing is removed without a backup.",
    );
  }

  /** A key that is read again before a repeated request is kept as it was before the first one. */
  private async keep(
    found: readonly (readonly [id: number, entries: readonly Entry[]])[],
    rule: string,
  ): Promise<string | undefined> {
    const fresh = found.filter(([id, entries]) => entries.length > 0 && !this.kept.has(id));
    try {
      await this.add(fresh.flatMap(([, entries]) => entries));
      for (const [id] of fresh) this.kept.add(id);
      return undefined;
    } catch (error) {
      return `${rule} ${error instanceof Error ? error.message : String(error)}`;
    }
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
          change.fields.some(
            (field) => clearsText(field) || archives(change.kind, field) || reshapes(change.kind, field),
          ))),
  );
}
