/** One row of the list: its name and location, what happens to it, and its values. */
import type { PageData, PageRow } from "../pageData.ts";
import { element, figure } from "./elements.ts";
import { valueList } from "./values.ts";

export interface RowOptions {
  /** The position of the row in the list, from 1, and the number of rows. */
  position: number;
  count: number;
  /** The language that the list is filtered by. */
  language: string | undefined;
}

export function rowElement(
  row: PageRow,
  data: PageData,
  { position, count, language }: RowOptions,
): HTMLElement {
  const { name, from, state, failed, tags = [], words = [], values = [] } = row;
  const action = data.actions[row.action];
  const id = `row-${position}`;
  const ended = state === undefined ? undefined : data.states[state];
  return element(
    "article",
    {
      ...{ class: failed ? "row failed" : "row", tabindex: "0", "aria-labelledby": id },
      ...{ "aria-posinset": String(position), "aria-setsize": String(count) },
    },
    element(
      "div",
      { class: "what" },
      element("h4", { id }, element("bdi", {}, name)),
      from !== undefined && element("p", { class: "from" }, "formerly ", element("bdi", {}, from)),
      element(
        "p",
        { class: "labels" },
        action && element("span", { class: `label ${action.tone}` }, action.words),
        ended !== undefined && element("span", { class: failed ? "label removed" : "label state" }, ended),
      ),
      locationOf(row, data),
      data.projects.length > 1 &&
        element("p", { class: "place" }, element("bdi", {}, data.projects[row.project] ?? "")),
      tags.length > 0 &&
        element("p", { class: "tags" }, ...tags.map((tag) => element("bdi", { class: "tag" }, tag))),
    ),
    element(
      "div",
      { class: "how" },
      ...words.map((sentence) => element("p", { class: "words", dir: "auto" }, sentence)),
      values.length > 0 && valueList(values, data.sides, language),
    ),
  );
}

function locationOf({ file, line = 0 }: PageRow, { files }: PageData): HTMLElement | undefined {
  const found = file === undefined ? undefined : files[file];
  if (!found) return undefined;
  const words = [element("bdi", {}, found.path), `:${figure(line).replaceAll(",", "")}`];
  if (found.address === undefined) return element("p", { class: "place" }, ...words);
  const href = `${found.address}#L${line}`;
  return element("p", { class: "place" }, element("a", { href, rel: "noreferrer" }, ...words));
}
