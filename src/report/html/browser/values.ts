/** The values of a row: old and new text below each other, with what differs marked. */
import type { PageValue } from "../pageData.ts";
import { difference, localeOf, type Piece } from "./difference.ts";
import { element, figure } from "./elements.ts";

/** Values of a row that are shown at once. A button shows the others. */
const MAX_SHOWN = 6;

/** `language`: the one that the list is filtered by. Its values are first. */
export function valueList(values: readonly PageValue[], language: string | undefined): HTMLElement {
  const first = values.filter((one) => language === undefined || one.language === language);
  const shown = first.slice(0, MAX_SHOWN);
  const rest = values.filter((one) => !shown.includes(one));
  const list = element("dl", { class: "values" }, ...shown.map(valueRow));
  // One more row takes no more room than the button.
  if (rest.length === 1) list.append(...rest.map(valueRow));
  else if (rest.length > 1) list.append(moreButton(rest, list));
  return list;
}

function moreButton(rest: readonly PageValue[], list: HTMLElement): HTMLElement {
  const button = element("button", { type: "button", class: "more" }, `Show ${figure(rest.length)} more`);
  const holder = element("div", { class: "value" }, element("dt"), element("dd", {}, button));
  button.addEventListener("click", () => {
    const rows = rest.map(valueRow);
    holder.replaceWith(...rows);
    const [first] = rows;
    first?.setAttribute("tabindex", "-1");
    first?.focus();
  });
  list.setAttribute("data-more", String(rest.length));
  return holder;
}

function valueRow(value: PageValue): HTMLElement {
  const { name, notes = [] } = value;
  return element(
    "div",
    { class: "value" },
    element("dt", {}, element("bdi", {}, name)),
    element("dd", {}, ...linesOf(value), ...notes.map((note) => element("p", { class: "note" }, note))),
  );
}

function linesOf(value: PageValue): HTMLElement[] {
  const { language } = value;
  switch (value.is) {
    case "new":
      return [textLine("new", value.text === "" ? [] : [{ text: value.text, isChanged: false }], language)];
    case "changed": {
      const { old, text } = difference(value.old, value.text, language);
      return [textLine("old", old, language), textLine("new", text, language)];
    }
    case "kept": {
      const { old, text } = difference(value.live, value.text, language);
      return [textLine("live", old, language), textLine("declared", text, language)];
    }
    case "list":
      return [
        element(
          "p",
          { class: "members" },
          ...value.added.map((member) => memberOf("new", member)),
          ...value.removed.map((member) => memberOf("old", member)),
          value.same > 0 && element("span", { class: "same" }, `${figure(value.same)} unchanged`),
        ),
      ];
    case "named":
      return [element("p", { class: "note" }, "The text is hidden by show_texts: false.")];
  }
}

type Line = "old" | "new" | "live" | "declared";
const SIGNS: Readonly<Record<Line, string>> = { old: "−", new: "+", live: "project", declared: "declared" };
/** For those who do not see sign and colour. */
const SAID: Readonly<Record<Line, string>> = {
  old: "Before: ",
  new: "After: ",
  live: "In the project, kept: ",
  declared: "Declared, not written: ",
};

function textLine(line: Line, pieces: readonly Piece[], language: string | undefined): HTMLElement {
  const locale = localeOf(language);
  const mark = line === "old" || line === "live" ? "del" : "ins";
  const marked = pieces.map(({ text, isChanged }) => (isChanged ? element(mark, {}, visible(text)) : text));
  const text =
    pieces.length === 0
      ? element("span", { class: "empty" }, "(empty)")
      : element("span", { class: "text", dir: directionOf(locale), lang: locale?.toString() }, ...marked);
  return element(
    "p",
    { class: `line ${line}` },
    element("span", { class: "sign", "aria-hidden": "true" }, SIGNS[line]),
    element("span", { class: "said" }, SAID[line]),
    text,
  );
}

/** A line end that differs has a mark, because a text does not show where it ends. */
function visible(text: string): string {
  return text.replaceAll("\n", "↵\n");
}

function memberOf(line: "old" | "new", member: string): HTMLElement {
  return element(
    "span",
    { class: `member ${line}` },
    element("span", { class: "said" }, line === "old" ? "Removed: " : "Added: "),
    element("span", { "aria-hidden": "true" }, line === "old" ? "−" : "+"),
    element("bdi", {}, member),
  );
}

/** The direction of the language, also if the text begins with a placeholder in another script. Otherwise that of the text. */
function directionOf(locale: Intl.Locale | undefined): string {
  return locale !== undefined && RIGHT_TO_LEFT.has(locale.maximize().script ?? "") ? "rtl" : "auto";
}

const RIGHT_TO_LEFT = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"]);
