/**
 * The list of rows. Rows are made in blocks, when they come near the window, and taken out again when they are far from it. So
 * a page of any length has few elements.
 */
import type { PageData, PageRow } from "../pageData.ts";
import { element, figure } from "./elements.ts";
import { rowElement } from "./row.ts";

const ROWS_OF_BLOCK = 40;
/** The height of a row that was not shown yet. */
const ROW_HEIGHT = 110;
/** How far from the window rows are made. */
const NEAR = "1500px 0px";
/** Rows that a print has. */
const MAX_PRINTED = 5_000;

interface Block {
  rows: readonly PageRow[];
  /** The position of the first row in the whole list. */
  start: number;
  element: HTMLElement;
}

export class List {
  private readonly data: PageData;
  private readonly root: HTMLElement;
  private blocks: Block[] = [];
  private count = 0;
  private language: string | undefined;
  private readonly observer: IntersectionObserver;

  constructor(data: PageData, root: HTMLElement) {
    this.data = data;
    this.root = root;
    this.observer = new IntersectionObserver((seen) => this.update(seen), { rootMargin: NEAR });
    addEventListener("beforeprint", () => this.fillForPrint());
    addEventListener("afterprint", () =>
      this.show(
        this.blocks.flatMap(({ rows }) => rows),
        this.language,
      ),
    );
    root.addEventListener("keydown", (event) => this.move(event));
  }

  /** Shows these rows only, in their order. */
  show(rows: readonly PageRow[], language: string | undefined): void {
    this.observer.disconnect();
    this.count = rows.length;
    this.language = language;
    this.blocks = [];
    const parts = this.data.sections.flatMap((title, section) => {
      const own = rows.filter((row) => row.section === section);
      return own.length === 0 ? [] : [this.part(title, own)];
    });
    this.root.replaceChildren(...parts);
    for (const { element: place } of this.blocks) this.observer.observe(place);
    // The first rows are there at once, so that nothing flickers.
    const [first] = this.blocks;
    if (first) this.fill(first);
  }

  private part(title: string, rows: readonly PageRow[]): HTMLElement {
    const heading = element(
      "h3",
      {},
      element("span", {}, title),
      " ",
      element("span", { class: "count" }, figure(rows.length)),
    );
    const feed = element("div", { role: "feed", "aria-label": title, "aria-busy": "true" });
    for (let from = 0; from < rows.length; from += ROWS_OF_BLOCK) {
      const own = rows.slice(from, from + ROWS_OF_BLOCK);
      const start = this.blocks.reduce((_sum, { start: at, rows: all }) => at + all.length, 0);
      const block = { rows: own, start, element: element("div", { class: "block", role: "presentation" }) };
      block.element.style.height = `${own.length * ROW_HEIGHT}px`;
      this.blocks.push(block);
      feed.append(block.element);
    }
    return element("section", { class: "part" }, heading, feed);
  }

  private update(seen: readonly IntersectionObserverEntry[]): void {
    const places = new Map(this.blocks.map((block) => [block.element, block]));
    for (const { target, isIntersecting } of seen) {
      const block = target instanceof HTMLElement ? places.get(target) : undefined;
      if (!block) continue;
      if (isIntersecting) this.fill(block);
      else this.empty(block);
    }
  }

  private fill({ rows, start, element: place }: Block): void {
    if (place.childElementCount > 0) return;
    const [count, language] = [this.count, this.language];
    const made = rows.map((row, index) =>
      rowElement(row, this.data, { position: start + index + 1, count, language }),
    );
    place.append(...made);
    place.style.height = "";
    markBusy(place.parentElement);
  }

  /** Keeps the height, so that nothing moves. A row with the focus stays. */
  private empty({ element: place }: Block): void {
    if (place.childElementCount === 0 || place.contains(document.activeElement)) return;
    place.style.height = `${place.offsetHeight}px`;
    place.replaceChildren();
    markBusy(place.parentElement);
  }

  private fillForPrint(): void {
    this.observer.disconnect();
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    let printed = 0;
    for (const block of this.blocks) {
      printed += block.rows.length;
      if (printed <= MAX_PRINTED) this.fill(block);
      else block.element.style.height = "0";
    }
    if (printed > MAX_PRINTED)
      this.root.append(
        element(
          "p",
          { class: "note" },
          `Only about ${figure(MAX_PRINTED)} of ${figure(printed)} rows are printed. Filter the list to print others.`,
        ),
      );
  }

  /** Page Down and Page Up move from row to row, as in every feed. */
  private move(event: KeyboardEvent): void {
    const row = event.target instanceof Element ? event.target.closest("article") : null;
    const step = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
    if (!row || step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const position = Number(row.getAttribute("aria-posinset")) + step;
    const block = this.blocks.findLast(({ start }) => start < position);
    if (!block || position < 1 || position > this.count) return;
    event.preventDefault();
    this.fill(block);
    const next = block.element.children[position - 1 - block.start];
    if (next instanceof HTMLElement) next.focus();
  }
}

/** A feed without rows waits for them. */
function markBusy(feed: HTMLElement | null): void {
  feed?.setAttribute("aria-busy", String(feed.querySelector("article") === null));
}
