/** Divides the size limit of a comment, an issue or a summary among its rows. Removals and overwritten values come first. */
import { lineInFence } from "./markdown.ts";

/** How GitHub counts: comments and issues in characters, summaries in bytes. */
export type Measure = (text: string) => number;

/** Code units: a character outside of the basic plane counts as two, so that a text is never too long however GitHub counts. */
export const characters: Measure = (text) => text.length;
export const bytes: Measure = (text) => Buffer.byteLength(text);

/** Rows that belong together: all of them are shown or none. */
export interface RowGroup<Row extends string = string> {
  rows: readonly Row[];
  /** Shown if there is no room for the rows: the name. Absent: the first row. */
  short?: readonly Row[];
  /** A removal, an overwritten value or a conflict: it is named before anything else is shown. */
  isLoss?: boolean;
  /** The number of changes that the rows are about; 1 if absent. */
  count?: number;
}

/** The groups of one fence, in the order in which they are shown. */
export class FittedRows<Row extends string = string> {
  readonly groups: readonly RowGroup<Row>[];
  readonly #shown = new Map<RowGroup<Row>, readonly Row[]>();

  constructor(groups: readonly RowGroup<Row>[]) {
    this.groups = groups;
  }

  /** Whether every loss is shown. */
  get showsLosses(): boolean {
    return this.groups.every((group) => !group.isLoss || this.isShown(group));
  }

  isShown(group: RowGroup<Row>): boolean {
    return this.#shown.has(group);
  }

  rowsOf(group: RowGroup<Row>): readonly Row[] | undefined {
    return this.#shown.get(group);
  }

  show(group: RowGroup<Row>, rows: readonly Row[]): void {
    this.#shown.set(group, rows);
  }

  /** All that it is about, shown or not. */
  get count(): number {
    return countOf(this.groups);
  }

  /** How many of them are not shown. */
  get hidden(): number {
    return countOf(this.groups.filter((group) => !this.isShown(group)));
  }

  /** The rows that are shown. */
  get rows(): Row[] {
    return this.groups.flatMap((group) => this.#shown.get(group) ?? []);
  }
}

function countOf(groups: readonly RowGroup[]): number {
  return groups.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** What remains of the size limit. */
export class Budget {
  #remaining: number;
  readonly #measure: Measure;

  constructor(limit: number, measure: Measure) {
    this.#remaining = limit;
    this.#measure = measure;
  }

  get remaining(): number {
    return this.#remaining;
  }

  /** False if the size does not fit; nothing is taken then. */
  take(size: number): boolean {
    if (size > this.#remaining) return false;
    this.#remaining -= size;
    return true;
  }

  takeText(text: string): boolean {
    return this.take(this.#measure(text));
  }

  /** Names the losses, then shows them whole. They take no more than `share` of what remains. */
  showLosses(sections: readonly FittedRows[], share: number): void {
    const reserved = this.#remaining - Math.floor(this.#remaining * share);
    this.#remaining -= reserved;
    const losses = sections.flatMap((section) =>
      section.groups.filter((group) => group.isLoss).map((group) => ({ section, group })),
    );
    for (const { section, group } of losses)
      if (!section.isShown(group)) this.#show(section, group, shortRows(group));
    for (const { section, group } of losses) {
      const shown = section.rowsOf(group);
      if (shown && shown !== group.rows) this.#show(section, group, group.rows, shown);
    }
    this.#remaining += reserved;
  }

  /** Shows what is not shown yet: one group of each section in turn, as long as the next one of that section fits. */
  showRest(sections: readonly FittedRows[], max = this.#remaining): void {
    const reserved = Math.max(0, this.#remaining - max);
    this.#remaining -= reserved;
    let open = sections.map((section) => ({
      section,
      rest: section.groups.filter((group) => !section.isShown(group)),
    }));
    for (let turn = 0; open.length > 0; turn += 1)
      open = open.filter(({ section, rest }) => {
        const group = rest[turn];
        return group !== undefined && this.#show(section, group, group.rows);
      });
    this.#remaining += reserved;
  }

  #show(
    section: FittedRows,
    group: RowGroup,
    rows: readonly string[],
    replaced: readonly string[] = [],
  ): boolean {
    if (!this.take(this.#sizeOf(rows) - this.#sizeOf(replaced))) return false;
    section.show(group, rows);
    return true;
  }

  #sizeOf(rows: readonly string[]): number {
    return rows.reduce((sum, row) => sum + this.#measure(lineInFence(row)) + 1, 0);
  }
}

function shortRows({ rows, short }: RowGroup): readonly string[] {
  return short ?? (rows.length > 1 ? [`${rows[0]} …`] : rows);
}
