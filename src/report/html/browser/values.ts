/** The values of a row: old and new text below each other, with what differs marked. */
import { difference, localeOf, type Piece } from "../../words/difference.ts";
import type { PageData, PageValue } from "../pageData.ts";
import { element, figure } from "./elements.ts";

/** Values of a row that are shown at once. A button shows the others. */
const MAX_SHOWN = 6;

type Sides = PageData["sides"];

/** `language`: the one that the list is filtered by. Its values are first. */
export function valueList(
  values: readonly PageValue[],
  sides: Sides,
  language: string | undefined,
): HTMLElement {
  const first = values.filter((one) => language === undefined || one.language === language);
  const shown = first.slice(0, MAX_SHOWN);
  const rest = values.filter((one) => !shown.includes(one));
  const list = element("dl", { class: "values" }, ...shown.map((value) => valueRow(value, sides)));
  // One more row takes no more room than the button.
  const others = () => rest.map((value) => valueRow(value, sides));
  if (rest.length === 1) list.append(...others());
  else if (rest.length > 1) list.append(moreButton(rest.length, others));
  return list;
}

function moreButton(count: number, others: () => HTMLElement[]): HTMLElement {
  const button = element("button", { type: "button", class: "more" }, `Show ${figure(count)} more`);
  const holder = element("div", { class: "value" }, element("dt"), element("dd", {}, button));
  button.addEventListener("click", () => {
    const rows = others();
    holder.replaceWith(...rows);
    const [first] = rows;
    first?.setAttribute("tabindex", "-1");
    first?.focus();
  });
  return holder;
}

function valueRow(value: PageValue, sides: Sides): HTMLElement {
  const { name, notes = [] } = value;
  return element(
    "div",
    { class: "value" },
    element("dt", {}, element("bdi", {}, name)),
    element(
      "dd",
      {},
      ...linesOf(value, sides),
      ...notes.map((note) => element("p", { class: "note" }, note)),
    ),
  );
}

function linesOf(value: PageValue, [before, after]: Sides): HTMLElement[] {
  const { language } = value;
  switch (value.is) {
    case "new":
      return [
        textLine("new", after, value.text === "" ? [] : [{ text: value.text, isChanged: false }], language),
      ];
    case "changed": {
      const { old, text } = difference(value.old, value.text, language);
      return [textLine("old", before, old, language), textLine("new", after, text, language)];
    }
    case "kept": {
      const { old, text } = difference(value.live, value.text, language);
      return [
        textLine("live", "In the project, kept", old, language),
        textLine("declared", "Declared, not written", text, language),
      ];
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
function textLine(
  line: Line,
  said: string,
  pieces: readonly Piece[],
  language: string | undefined,
): HTMLElement {
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
    element("span", { class: "said" }, `${said}: `),
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
