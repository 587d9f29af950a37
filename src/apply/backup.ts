/** What a run removes or overwrites, kept in a file before it goes: `lokaform restore FILE` brings it back. */

import {
  changedWebhook,
  losesTexts,
  overwritten,
  removed,
  type WithUrl,
  withUrl,
} from "../backup/entries.ts";
import type { Kept } from "../backup/kept.ts";
import { isMapping } from "../backup/restoreEntry.ts";
import { keyKind } from "../kinds/key/kind.ts";
import type { LiveKey } from "../kinds/key/live.ts";
import type { Entry, Surroundings } from "../kinds/kind.ts";
import { webhookKind } from "../kinds/webhook/kind.ts";
import type { LiveWebhook } from "../kinds/webhook/live.ts";
import { sameJson } from "../model/json.ts";
import type { Destroy, Plan, Update } from "../model/plan.ts";
import { archives, clearsText, reshapes } from "../plan/guard.ts";

/** Where the backup of a run goes. */
export interface BackupPlace {
  /**
   * Writes all of it, again each time with more in it. Throws where it cannot. `urls`: whole URLs that no manifest
   * declares, by the name that stands for each in the backup.
   */
  write(kept: readonly Kept[], urls: ReadonlyMap<string, string>): Promise<void>;
  /** Whether whole URLs may be written: they can hold secrets, and workflows upload their backups. */
  keepsUrls: boolean;
}

export class Backup {
  private readonly place: BackupPlace | undefined;
  private readonly around: Surroundings;
  private readonly kept = new Map<string, Kept>();
  private readonly urls = new Map<string, string>();
  private readonly written = new Set<string>();
  private last: Promise<void> = Promise.resolve();

  constructor(place: BackupPlace | undefined, around: Surroundings) {
    this.place = place;
    this.around = around;
  }

  /** Why nothing may be removed, or undefined. */
  missing(): string | undefined {
    return this.place
      ? undefined
      : "There is no place for a backup, and nothing is removed without one. Name a folder with backup-dir.";
  }

  /** Keeps texts that updates overwrite or clear, as they were just read. Tells why it could not. */
  keepOverwritten(updates: readonly { key: LiveKey; change: Update }[]): Promise<string | undefined> {
    const kept = updates.flatMap(({ key, change }) => overwritten(change, key, this.around) ?? []);
    return this.keep(kept, {}, "Nothing is overwritten without a backup.");
  }

  /** Keeps keys that are removed, with all their texts. Tells why it could not. */
  keepRemoved(keys: readonly { key: LiveKey; change: Destroy }[]): Promise<string | undefined> {
    const kept = keys.map(({ key, change }) => removed(keyKind, key, change, this.around));
    return this.keep(kept, {}, "Nothing is removed without a backup.");
  }

  /** Keeps a webhook that is removed or changed, as it was just read. Tells why it could not. */
  keepWebhook(webhook: LiveWebhook, change: Update | Destroy): Promise<string | undefined> {
    const removes = change.action === "destroy";
    const whole = withUrl(
      removes
        ? removed(webhookKind, webhook, change, this.around)
        : changedWebhook(change, webhook, this.around),
      webhook,
      this.around,
    );
    const keepsUrls = this.place?.keepsUrls ?? false;
    if (Object.keys(whole.urls).length > 0 && !keepsUrls && removes) return Promise.resolve(NO_URL);
    const rule = removes
      ? "Nothing is removed without a backup."
      : "Nothing is overwritten without a backup.";
    return this.keep([whole.kept], keepsUrls ? whole.urls : {}, rule);
  }

  private async keep(
    kept: readonly Kept[],
    urls: WithUrl["urls"],
    rule: string,
  ): Promise<string | undefined> {
    try {
      await this.add(kept, urls);
      return undefined;
    } catch (error) {
      return `${rule} ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  /** One after the other: each writing holds all that came before it, and is whole before the next begins. */
  private add(kept: readonly Kept[], urls: WithUrl["urls"]): Promise<void> {
    const { place } = this;
    const fresh = kept.flatMap((one) => {
      const earlier = this.kept.get(nameOf(one));
      const both = earlier ? withLater(earlier, one) : one;
      const isWritten = this.written.has(nameOf(one)) && earlier !== undefined && sameKept(earlier, both);
      return isWritten ? [] : [both];
    });
    if (fresh.length === 0 || !place) return Promise.resolve();
    for (const one of fresh) this.kept.set(nameOf(one), one);
    for (const [name, url] of Object.entries(urls)) this.urls.set(name, url);
    this.last = this.last
      .catch(() => {})
      .then(() => place.write([...this.kept.values()], this.urls))
      .then(() => {
        for (const one of fresh) this.written.add(nameOf(one));
      });
    return this.last;
  }
}

/**
 * A key that is read again before its update is repeated: somebody may have edited a text in between, which the update
 * overwrites now. What an earlier request already wrote is not in the later reading, so it stays as it was read first;
 * so do keys that are removed, webhooks, and texts of a key that the earlier request made a plural, or none.
 */
function withLater(earlier: Kept, later: Kept): Kept {
  const isUpdate = later.kind === "key" && earlier.action === "update" && later.action === "update";
  if (!isUpdate || earlier.entry.is_plural !== later.entry.is_plural) return earlier;
  return {
    ...later,
    entry: withTexts(earlier.entry, later.entry),
    wrote: withTexts(earlier.wrote, later.wrote),
  };
}

function withTexts(earlier: Entry, later: Entry): Entry {
  const translations = { ...textsOf(earlier), ...textsOf(later) };
  const has = Object.keys(translations).length > 0;
  return { ...earlier, ...later, ...(has && { translations }) };
}

function textsOf({ translations }: Entry): Entry {
  return isMapping(translations) ? translations : {};
}

function sameKept(a: Kept, b: Kept): boolean {
  return sameJson({ ...a.entry }, { ...b.entry }) && sameJson({ ...a.wrote }, { ...b.wrote });
}

function nameOf({ kind, id }: Kept): string {
  return `${kind} ${id}`;
}

const NO_URL =
  "No manifest declares the URL of this webhook, and a backup in a workflow must not hold it. Remove the webhook in the project, or run lokaform apply at a terminal.";

/** Whether the plan overwrites anything that a backup can keep: live texts, or a webhook. */
export function overwrites({ changes }: Plan): boolean {
  return changes.some(
    (change) => change.action === "update" && (change.kind === "webhook" || losesTexts(change)),
  );
}

/** Whether the plan removes anything that only a backup can bring back. */
export function needsBackup({ changes }: Plan): boolean {
  return changes.some(
    (change) =>
      change.action === "destroy" ||
      (change.action === "update" &&
        change.kind === "key" &&
        change.fields.some(
          (field) => clearsText(field) || archives(change.kind, field) || reshapes(change.kind, field),
        )),
  );
}
