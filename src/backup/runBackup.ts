/** The backup of one run: everything that it removes or overwrites is written to a file first. */
import type { Kept } from "../kinds/backup.ts";
import { kindOf } from "../kinds/kindOf.ts";
import { sameJson } from "../model/json.ts";

/** Where the backup of a run goes. */
export interface BackupPlace {
  /**
   * Writes the whole backup. Called again whenever there is more to keep. Throws if writing fails. `urls`: whole URLs that
   * no manifest declares, by the variable that replaces each of them in the backup.
   */
  write(kept: readonly Kept[], urls: ReadonlyMap<string, string>): Promise<void>;
  /** Whether whole URLs may be written. They can contain secrets, and workflows upload their backups. */
  keepsUrls: boolean;
}

type Urls = Readonly<Record<string, string>>;

const RULES = {
  removed: "Nothing is removed without a backup.",
  overwritten: "Nothing is overwritten without a backup.",
} as const;

export class RunBackup {
  private readonly place: BackupPlace | undefined;
  private readonly kept = new Map<string, Kept>();
  private readonly urls = new Map<string, string>();
  private readonly written = new Set<Kept>();
  /** The last write, and the one after it if it has not begun. */
  private last: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(place: BackupPlace | undefined) {
    this.place = place;
  }

  /** Why nothing may be removed, or undefined. */
  missing(): string | undefined {
    return this.place
      ? undefined
      : "There is no folder for backups, and nothing is removed without a backup. Set RUNNER_TEMP.";
  }

  get keepsUrls(): boolean {
    return this.place?.keepsUrls ?? false;
  }

  /** Keeps objects or texts as they were just read. Returns why this failed, or undefined. */
  async keep(kept: readonly Kept[], how: keyof typeof RULES, urls: Urls = {}): Promise<string | undefined> {
    try {
      await this.add(kept, urls);
      return undefined;
    } catch (error) {
      return `${RULES[how]} ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  private add(kept: readonly Kept[], urls: Urls): Promise<void> {
    const { place } = this;
    const fresh = kept.flatMap((one) => {
      const earlier = this.kept.get(nameOf(one));
      const both = earlier ? withLater(earlier, one) : one;
      const isWritten = earlier !== undefined && this.written.has(earlier) && sameKept(earlier, both);
      return isWritten ? [] : [both];
    });
    if (fresh.length === 0 || !place) return Promise.resolve();
    for (const one of fresh) this.kept.set(nameOf(one), one);
    for (const [name, url] of Object.entries(urls)) this.urls.set(name, url);
    this.next ??= this.last.catch(() => {}).then(() => this.writeAll(place));
    this.last = this.next;
    return this.next;
  }

  /**
   * Writes one version after the other. Each contains everything so far, and is complete before the next one is written.
   * What is added during a write is in the next one, so that many batches need few writes.
   */
  private async writeAll(place: BackupPlace): Promise<void> {
    this.next = undefined;
    const all = [...this.kept.values()];
    await place.write(all, this.urls);
    for (const one of all) this.written.add(one);
  }
}

/**
 * Combines two readings of an object, which is read again before each request. A key is removed, and a webhook is changed, only
 * as it was read last. Of the texts of a key, an earlier request may have overwritten some.
 */
function withLater(earlier: Kept, later: Kept): Kept {
  const isUpdate = earlier.action === "update" && later.action === "update";
  return (isUpdate && kindOf(later.kind).mergeKept?.(earlier, later)) || later;
}

function sameKept(a: Kept, b: Kept): boolean {
  return sameJson({ ...a.entry }, { ...b.entry }) && sameJson({ ...a.wrote }, { ...b.wrote });
}

function nameOf({ kind, id }: Kept): string {
  return `${kind} ${id}`;
}
