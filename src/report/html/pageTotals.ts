/** The totals of a page, and what a page shows where its script does not run: removals, conflicts, and what was not made. */
import { figure } from "../words/figures.ts";
import { type Html, html, NOTHING, nameHtml, textHtml } from "./html.ts";
import { type PageData, type PageRow, WITHOUT_SCRIPT } from "./pageData.ts";

/** Rows of a list without the script. */
const MAX_ROWS = 2_000;

/** What the signs of the list mean. Kept values have words instead of signs. */
export function legendOf({ sides: [old, text] }: PageData): Html {
  const [one, other] = [old, text].map((words) => words.charAt(0).toLowerCase() + words.slice(1));
  return html`<p class="note">Lines with − are the values ${textHtml(one ?? "")}, and lines with + those ${textHtml(other ?? "")}. Words that differ are marked.</p>`;
}

/** How many rows have each action, and how many each state. The script makes buttons of them. */
export function totalsOf({ actions, states, rows }: PageData): Html {
  if (rows.length === 0)
    return html`<p class="none">There is nothing to show: no change, and nothing that is kept.</p>`;
  const ofActions = countsOf(rows, ({ action }) => action);
  const ofStates = countsOf(rows, ({ state }) => state);
  const failed = new Set(rows.flatMap(({ state, failed }) => (failed && state !== undefined ? [state] : [])));
  return html`<ul class="totals" aria-label="Totals">${[
    ...actions.map(({ words, tone }, position) => total("action", position, words, tone, ofActions)),
    ...states.map((words, position) =>
      total("state", position, words, failed.has(position) ? "removed" : "state", ofStates),
    ),
  ]}</ul>`;
}

function total(
  facet: "action" | "state",
  position: number,
  words: string,
  tone: string,
  counts: ReadonlyMap<number, number>,
): Html {
  return html`<li class="total ${textHtml(tone)}" data-facet="${textHtml(facet)}" data-value="${position}"><strong>${textHtml(figure(counts.get(position) ?? 0))}</strong> <span>${textHtml(words)}</span></li>`;
}

function countsOf(
  rows: readonly PageRow[],
  positionIn: (row: PageRow) => number | undefined,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const value = positionIn(row);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The lists of what matters most. The script removes them, because its own list has all rows. */
export function listsWithoutScript(data: PageData): Html {
  const lists = data.sections.flatMap((title, section) => {
    const rows = data.rows.filter((row) => row.section === section && isGrave(row, data));
    return rows.length === 0 ? [] : [listWithoutScript(title, rows, data)];
  });
  return html`<div class="${textHtml(WITHOUT_SCRIPT)}">
<p>The list of all changes needs the script of this page, which does not run here.</p>
${lists}
</div>`;
}

function isGrave({ failed, action }: PageRow, { actions }: PageData): boolean {
  return failed === true || actions[action]?.tone === "removed";
}

function listWithoutScript(title: string, rows: readonly PageRow[], { files }: PageData): Html {
  const more = rows.length - MAX_ROWS;
  const shown = rows.slice(0, MAX_ROWS).map(({ name, words = [], file, line = 0 }) => {
    const at = file === undefined ? NOTHING : html` · ${nameHtml(files[file]?.path ?? "")}:${line}`;
    return html`<li>${nameHtml(name)}: ${textHtml(words.join(" "))}${at}</li>`;
  });
  const rest =
    more > 0 ? [html`<li>and ${textHtml(figure(more))} more, which the report file lists</li>`] : [];
  return html`<h2>${textHtml(title)}: ${textHtml(figure(rows.length))}</h2>
<ul class="lines">${[...shown, ...rest]}</ul>`;
}
