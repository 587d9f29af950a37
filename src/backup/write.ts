import { dump } from "js-yaml";
import { BACKUP_VERSION, type BackedUp, type BackupHeader } from "../kinds/backup.ts";
import type { Entry } from "../kinds/declaredEntry.ts";
import { type Kinds, kindOf } from "../kinds/kind.ts";
import { sameJson, sha256, UNSEEN } from "../model/json.ts";
import { say, unexpectedWords } from "../model/message.ts";
import { onceForEachObject } from "../model/once.ts";

export interface BackupPlace {
  /** Writes the whole backup, again if there is more to keep. `fresh`: new since the last write. `urls`: undeclared URLs, by their variable. */
  write(
    kept: readonly BackedUp[],
    fresh: readonly BackedUp[],
    urls: ReadonlyMap<string, string>,
  ): Promise<void>;
  /** Whether whole URLs may be written. They can contain secrets, and workflows upload their backups. */
  keepsUrls: boolean;
}

export class RunBackup {
  private readonly place: BackupPlace | undefined;
  private readonly kept = new Map<string, BackedUp>();
  private readonly urls = new Map<string, string>();
  private readonly written = new Set<BackedUp>();
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
  async save(objects: readonly BackedUp[], urls: Readonly<Record<string, string>> = {}) {
    const { place } = this;
    const fresh = objects.flatMap((object) => {
      const earlier = this.kept.get(nameOf(object));
      if (!earlier) return [object];
      // The last reading counts, except for texts of a key that an earlier request may have overwritten.
      const isUpdate = earlier.action === "update" && object.action === "update";
      const union = (isUpdate && kindOf(object.kind).mergeKept?.(earlier, object)) || object;
      const isSame =
        sameJson({ ...earlier.entry }, { ...union.entry }) &&
        sameJson({ ...earlier.wrote }, { ...union.wrote });
      return isSame && this.written.has(earlier) ? [] : [union];
    });
    if (fresh.length === 0 || !place) return undefined;
    for (const object of fresh) this.kept.set(nameOf(object), object);
    for (const [name, url] of Object.entries(urls)) this.urls.set(name, url);
    this.next ??= this.last.catch(() => {}).then(() => this.writeAll(place));
    this.last = this.next;
    return this.next.then(
      () => undefined,
      (error) => say`Nothing is removed or overwritten without a backup. ${unexpectedWords(error)}`,
    );
  }

  /** What is added during a write is in the next one, so that many batches need few writes. */
  private async writeAll(place: BackupPlace): Promise<void> {
    this.next = undefined;
    const objects = [...this.kept.values()];
    const fresh = objects.filter((object) => !this.written.has(object));
    await place.write(objects, fresh, this.urls);
    for (const object of fresh) this.written.add(object);
  }
}

function nameOf({ kind, id }: BackedUp): string {
  return `${kind} ${id}`;
}

export const FIRST_LINE = "# What a run of lokaform removed or overwrote, as it was before.\n";
const LAST_LINE = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/;

/** Lines are not folded, and what occurs twice is written twice. */
const FORMAT = { lineWidth: -1, noRefs: true, quoteStyle: "double" } as const;

export function backupText(kinds: Kinds, header: BackupHeader, objects: readonly BackedUp[]): string {
  const { wrote: _, ...run } = backupContent(kinds, header, []).backup;
  const comment = [
    `# Project: ${oneLine(`${header.project_name} (${header.project})`)}`,
    `# Time: ${header.time}`,
    `# To restore it: ${oneLine(header.restore)}`,
  ];
  const entries = kinds.map(({ name, plural }) => {
    const items = objects.filter(({ kind }) => kind === name).map((object) => itemsOf(object).entry);
    return listText(plural, items, "");
  });
  const wrote = objects.map((object) => itemsOf(object).wrote);
  const lines = [
    FIRST_LINE,
    `${comment.join("\n")}\n\n`,
    "backup:\n",
    ...Object.entries(run).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}\n`),
    listText("wrote", wrote, "  ") || "  wrote: []\n",
    ...entries,
  ].join("");
  return `${lines}# End of the backup. SHA-256 of the lines above: ${sha256(lines)}\n`;
}

export function backupContent(kinds: Kinds, { restore, ...run }: BackupHeader, objects: readonly BackedUp[]) {
  const lists = kinds.flatMap(({ name, plural }): [string, Entry[]][] => {
    const entries = objects.filter(({ kind }) => kind === name).map(({ entry }) => entry);
    return entries.length === 0 ? [] : [[plural, entries]];
  });
  const wrote = objects.map(wroteOf);
  const backup = { format_version: BACKUP_VERSION, ...run, restore, wrote };
  return { backup, ...Object.fromEntries(lists) };
}

/** Its end is missing, or it is another text than the one that was written. */
export function damageOf(text: string): "cut" | "changed" | undefined {
  const [end, hash] = LAST_LINE.exec(text.slice(-200)) ?? [];
  if (end === undefined) return "cut";
  return sha256(text.slice(0, 1 - end.length)) === hash ? undefined : "changed";
}

function wroteOf({ kind, id, entry, action, wrote: values }: BackedUp): Entry {
  const { idMember } = kindOf(kind);
  return { [idMember]: entry[idMember] ?? id, action, ...(Object.keys(values).length > 0 && { values }) };
}

/** Without indentation. Kept, because a backup is written again whenever it grows. */
const itemsOf = onceForEachObject((object: BackedUp) => ({
  entry: dump([object.entry], FORMAT),
  wrote: dump([wroteOf(object)], FORMAT),
}));

function listText(name: string, items: readonly string[], indent: string): string {
  if (items.length === 0) return "";
  // After a text that ends with empty lines, the library writes "..." at the end. An empty line belongs to a text, and stays empty.
  const text = items.join("").replace(/\n\.{3}\n/g, "\n");
  return `${indent}${name}:${text.replace(/(^|\n)(?=[^\n])/g, `\n${indent}  `)}`;
}

/** Line breaks would end the comment, and invisible characters could change how it looks. */
function oneLine(text: string): string {
  return text.replace(UNSEEN, " ");
}
