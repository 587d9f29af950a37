/** The bar with the search and the filters. It stays at the top of the window. */
import type { PageData } from "../pageData.ts";
import { byId, element, figure } from "./elements.ts";
import type { Facet, FacetName, Selection } from "./filters.ts";

export class Bar {
  readonly root: HTMLElement;
  private readonly search: HTMLInputElement;
  private readonly selects = new Map<FacetName, HTMLSelectElement>();
  private readonly clear: HTMLButtonElement;
  private readonly status: HTMLElement;
  private readonly changed: () => void;

  constructor(facets: readonly Facet[], data: PageData, changed: () => void) {
    this.changed = changed;
    this.search = element("input", {
      ...{ type: "search", id: "search", placeholder: "Name, text or file", autocomplete: "off" },
      ...{ spellcheck: "false", enterkeyhint: "search" },
    });
    this.clear = element("button", { type: "button", class: "clear" }, "Clear");
    this.status = element("p", { class: "status", role: "status" });
    const filters = facets.map((facet) => this.filter(facet));
    this.root = element(
      "form",
      { class: "bar", role: "search", "aria-label": "Filter the changes" },
      element("div", { class: "field wide" }, element("label", { for: "search" }, "Search"), this.search),
      ...filters,
      this.clear,
      this.status,
    );
    this.root.addEventListener("submit", (event) => event.preventDefault());
    this.search.addEventListener("input", changed);
    this.clear.addEventListener("click", () => this.reset());
    makeButtons(data, (name, value) => this.toggle(name, value));
  }

  get selection(): Selection {
    const chosen = new Map<FacetName, string>();
    for (const [name, select] of this.selects) if (select.value !== "") chosen.set(name, select.value);
    return { search: this.search.value, chosen };
  }

  /** Takes only values that the filters have. */
  select({ search, chosen }: Selection): void {
    this.search.value = search;
    for (const [name, select] of this.selects) {
      select.value = chosen.get(name) ?? "";
      if (select.selectedIndex < 0) select.value = "";
    }
  }

  show(count: number, all: number): void {
    const { search, chosen } = this.selection;
    const isFiltered = search.trim() !== "" || chosen.size > 0;
    this.clear.hidden = !isFiltered;
    const words = isFiltered ? `${figure(count)} of ${figure(all)} rows` : `${figure(all)} rows`;
    if (this.status.textContent !== words) this.status.textContent = words;
    for (const button of document.querySelectorAll<HTMLElement>(".totals button")) {
      const { facet = "", value = "" } = button.dataset;
      button.setAttribute("aria-pressed", String(isFacet(facet) && chosen.get(facet) === value));
    }
  }

  private filter({ name, words, options }: Facet): HTMLElement {
    const id = `filter-${name}`;
    const select = element(
      "select",
      { id },
      element("option", { value: "" }, "All"),
      ...options.map(({ value, words: label, count }) =>
        element("option", { value, dir: "auto" }, `${label} (${figure(count)})`),
      ),
    );
    select.addEventListener("change", this.changed);
    this.selects.set(name, select);
    return element("div", { class: "field" }, element("label", { for: id }, words), select);
  }

  private reset(): void {
    this.select({ search: "", chosen: new Map() });
    this.search.focus();
    this.changed();
  }

  private toggle(name: FacetName, value: string): void {
    const { search, chosen } = this.selection;
    const next = new Map(chosen);
    if (next.get(name) === value) next.delete(name);
    else next.set(name, value);
    this.select({ search, chosen: next });
    this.changed();
  }
}

/** Makes a button of each total that is also a filter. */
function makeButtons(data: PageData, toggle: (name: FacetName, value: string) => void): void {
  for (const total of document.querySelectorAll<HTMLElement>(".totals .total")) {
    const { facet = "", value = "" } = total.dataset;
    if (!isFacet(facet) || data.rows.length === 0) continue;
    const button = element("button", { type: "button", "data-facet": facet, "data-value": value });
    button.append(...total.childNodes);
    total.append(button);
    button.addEventListener("click", () => toggle(facet, value));
  }
}

function isFacet(name: string): name is "action" | "state" {
  return name === "action" || name === "state";
}

/** Where the bar belongs: before the list. */
export function placeBar(bar: Bar, listId: string): void {
  byId(listId).before(bar.root);
}
