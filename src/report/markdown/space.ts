/** Shares the room of a comment, an issue or a summary among its rows: what is lost by a plan comes before everything else. */

import { counted } from "../words/sentences.ts";
import { lineInFence } from "./markdown.ts";

/** How GitHub counts: comments and issues in characters, summaries in bytes. */
export type Measure = (text: string) => number;

/** Code units: a character outside of the basic plane counts as two, so that it cannot be too many however GitHub counts. */
export const characters: Measure = (text) => text.length;
export const bytes: Measure = (text) => Buffer.byteLength(text);

/** Rows that belong together: all of them are shown or none. */
export interface Entry {
  rows: readonly string[];
  /** A removal, an overwritten value or a conflict: named before anything else is shown. */
  first?: boolean;
  /** How many changes the rows are about, if not one. */
  count?: number;
}

/** The entries of one fence, in the order in which they are shown. */
export class Section {
  readonly entries: readonly Entry[];
  readonly #shown = new Map<Entry, readonly string[]>();

  constructor(entries: readonly Entry[]) {
    this.entries = [...entries.filter(({ first }) => first), ...entries.filter(({ first }) => !first)];
  }

  /** Whether all that comes first is shown. */
  get showsFirst(): boolean {
    return this.entries.every((entry) => !entry.first || this.isShown(entry));
  }

  isShown(entry: Entry): boolean {
    return this.#shown.has(entry);
  }

  rowsOf(entry: Entry): readonly string[] | undefined {
    return this.#shown.get(entry);
  }

  show(entry: Entry, rows: readonly string[]): void {
    this.#shown.set(entry, rows);
  }

  /** The rows; `left` counts the entries of a noun that are not shown, and `rest` says where they are. */
  lines(noun: string, rest: string): string[] {
    const rows = this.entries.flatMap((entry) => this.#shown.get(entry) ?? []);
    const hidden = this.entries.filter((entry) => !this.isShown(entry));
    const left = hidden.reduce((sum, { count = 1 }) => sum + count, 0);
    return left > 0 ? [...rows, `… and ${counted(left, `more ${noun}`)}; ${rest}`] : rows;
  }
}

/** What is left of the room. */
export class Space {
  #free: number;
  readonly #measure: Measure;

  constructor(room: number, measure: Measure) {
    this.#free = room;
    this.#measure = measure;
  }

  get free(): number {
    return this.#free;
  }

  take(size: number): boolean {
    if (size > this.#free) return false;
    this.#free -= size;
    return true;
  }

  takeText(text: string): boolean {
    return this.take(this.#measure(text));
  }

  /** Names the entries that come first, then shows them whole, with no more than `share` of the room. */
  showFirst(sections: readonly Section[], share: number): void {
    const kept = this.#free - Math.floor(this.#free * share);
    this.#free -= kept;
    const first = sections.flatMap((section) =>
      section.entries.filter((entry) => entry.first).map((entry) => ({ section, entry })),
    );
    for (const { section, entry } of first)
      if (!section.isShown(entry)) this.#show(section, entry, named(entry));
    for (const { section, entry } of first)
      if (section.rowsOf(entry)?.length === 1) this.#show(section, entry, entry.rows, named(entry));
    this.#free += kept;
  }

  /** Shows what is not shown yet: an entry of each section in turn, as long as the next one of it fits. */
  showRest(sections: readonly Section[], most = this.#free): void {
    const kept = Math.max(0, this.#free - most);
    this.#free -= kept;
    let open = sections.map((section) => ({
      section,
      rest: section.entries.filter((one) => !section.isShown(one)),
    }));
    for (let turn = 0; open.length > 0; turn += 1)
      open = open.filter(({ section, rest }) => {
        const entry = rest[turn];
        return entry !== undefined && this.#show(section, entry, entry.rows);
      });
    this.#free += kept;
  }

  #show(section: Section, entry: Entry, rows: readonly string[], instead: readonly string[] = []): boolean {
    if (!this.take(this.#sizeOf(rows) - this.#sizeOf(instead))) return false;
    section.show(entry, rows);
    return true;
  }

  #sizeOf(rows: readonly string[]): number {
    return rows.reduce((sum, row) => sum + this.#measure(lineInFence(row)) + 1, 0);
  }
}

/** The first row alone, which holds the name and the place. */
function named({ rows }: Entry): string[] {
  return rows.length > 1 ? [`${rows[0]} …`] : [...rows];
}
