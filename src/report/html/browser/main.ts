/** The script of a page: reads the data in it, and shows the rows that the filters leave. */
import { DATA_ID, LIST_ID, type PageData } from "../pageData.ts";
import { Bar, placeBar } from "./bar.ts";
import { byId } from "./elements.ts";
import { type FacetName, facetsOf, matching, type Selection } from "./filters.ts";
import { List } from "./list.ts";

const data: PageData = JSON.parse(byId(DATA_ID).textContent ?? "");
if (data.rows.length > 0) start();

function start(): void {
  const facets = facetsOf(data);
  const list = new List(data, byId(LIST_ID));
  const bar = new Bar(facets, data, () => {
    update();
    remember(bar.selection);
  });
  const update = () => {
    const { selection } = bar;
    const rows = matching(data, selection);
    list.show(rows, selection.chosen.get("language"));
    bar.show(rows.length, data.rows.length);
  };
  placeBar(bar, LIST_ID);
  const restore = () => {
    bar.select(remembered(facets.map(({ name }) => name)));
    update();
  };
  // The link that skips to the list has no filters.
  addEventListener("hashchange", () => location.hash.includes("=") && restore());
  restore();
}

/** The filters are in the address, so that a filtered page can be shared. */
function remember({ search, chosen }: Selection): void {
  const words = new URLSearchParams([...chosen]);
  if (search !== "") words.set("search", search);
  try {
    history.replaceState(null, "", `#${words}`);
  } catch {
    // A page inside of another one may not change the address.
  }
}

function remembered(names: readonly FacetName[]): Selection {
  const words = new URLSearchParams(location.hash.slice(1));
  const chosen = names.flatMap((name): [FacetName, string][] => {
    const value = words.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { search: words.get("search") ?? "", chosen: new Map(chosen) };
}
