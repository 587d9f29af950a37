/** Which rows are shown: the filters, and the search. */
import type { PageData, PageRow, PageValue } from "../pageData.ts";

export type FacetName = "action" | "state" | "project" | "kind" | "file" | "language" | "tag";

/** One filter: the values that rows have, each with the number of its rows. */
export interface Facet {
  name: FacetName;
  words: string;
  options: readonly FacetOption[];
}

export interface FacetOption {
  /** As rows have it. */
  value: string;
  words: string;
  count: number;
}

export interface Selection {
  search: string;
  chosen: ReadonlyMap<FacetName, string>;
}

const FACETS: readonly { name: FacetName; words: string }[] = [
  { name: "action", words: "Action" },
  { name: "state", words: "State" },
  { name: "project", words: "Project" },
  { name: "kind", words: "Kind" },
  { name: "file", words: "File" },
  { name: "language", words: "Language" },
  { name: "tag", words: "Tag" },
];

/** The filters that can tell rows apart. */
export function facetsOf(data: PageData): Facet[] {
  return FACETS.map((facet) => ({ ...facet, options: optionsOf(facet.name, data) })).filter(
    ({ name, options }) => options.length > (name === "tag" || name === "state" ? 0 : 1),
  );
}

function optionsOf(name: FacetName, data: PageData): FacetOption[] {
  const counts = new Map<string, number>();
  for (const row of data.rows)
    for (const value of valuesIn(row, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const options = [...counts].map(([value, count]) => ({ value, count, words: wordsOf(name, value, data) }));
  return name === "action" || name === "state"
    ? options.sort((a, b) => Number(a.value) - Number(b.value))
    : options.sort((a, b) => a.words.localeCompare(b.words, "en"));
}

function wordsOf(name: FacetName, value: string, { actions, states, projects, files }: PageData): string {
  const position = Number(value);
  switch (name) {
    case "action":
      return actions[position]?.words ?? value;
    case "state":
      return states[position] ?? value;
    case "project":
      return projects[position] ?? value;
    case "file":
      return files[position]?.path ?? value;
    default:
      return value;
  }
}

/** The values of a row for a filter. */
function valuesIn(row: PageRow, name: FacetName): Iterable<string> {
  switch (name) {
    case "tag":
      return new Set(row.tags);
    case "language":
      return new Set(row.values?.flatMap(({ language }) => language ?? []));
    case "kind":
      return [row.kind];
    default: {
      const position = row[name];
      return position === undefined ? [] : [String(position)];
    }
  }
}

/** The searched text of each row, made when somebody searches. */
const searched = new WeakMap<PageRow, string>();

export function matching(data: PageData, { search, chosen }: Selection): PageRow[] {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  const filters = [...chosen];
  return data.rows.filter(
    (row) =>
      filters.every(([name, value]) => has(row, name, value)) &&
      (words.length === 0 || words.every((word) => textOf(row, data).includes(word))),
  );
}

function has(row: PageRow, name: FacetName, value: string): boolean {
  for (const one of valuesIn(row, name)) if (one === value) return true;
  return false;
}

function textOf(row: PageRow, { files, projects }: PageData): string {
  const known = searched.get(row);
  if (known !== undefined) return known;
  const { name, from = "", tags = [], words = [], values = [], file, project } = row;
  const texts = values.flatMap(textsOf);
  const path = file === undefined ? "" : (files[file]?.path ?? "");
  const text = folded([name, from, path, projects[project] ?? "", ...tags, ...words, ...texts].join("\n"));
  searched.set(row, text);
  return text;
}

function textsOf(value: PageValue): readonly string[] {
  switch (value.is) {
    case "changed":
      return [value.name, value.old, value.text];
    case "kept":
      return [value.name, value.live, value.text];
    case "new":
      return [value.name, value.text];
    case "list":
      return [value.name, ...value.added, ...value.removed];
    case "named":
      return [value.name];
  }
}

/** Without a difference between upper and lower case, and between forms of the same character. */
function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
