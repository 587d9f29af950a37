/** HTML: Lokaform's own elements, and texts of strangers as their text, where they have no effect. */
import { oneLine } from "../safeText.ts";
import type { Words } from "../view/view.ts";

declare const htmlBrand: unique symbol;

/** HTML in which texts of strangers have no effect. Only this file creates it. */
export type Html = string & { readonly [htmlBrand]: true };

function asHtml(text: string): Html {
  return text as Html;
}

/** HTML of Lokaform's own elements and words, with other HTML and figures in it. Texts go through {@link textHtml}. */
export function html(
  literals: TemplateStringsArray,
  ...parts: readonly (Html | readonly Html[] | number)[]
): Html {
  const written = parts.map((part) => (typeof part === "object" ? part.join("") : String(part)));
  return asHtml(literals.map((text, index) => `${text}${written[index] ?? ""}`).join(""));
}

export const NOTHING: Html = asHtml("");

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text on one line, with an escape for each invisible character. No tag, entity or attribute begins or ends in it. */
export function textHtml(text: string): Html {
  return asHtml(oneLine(text).replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? ""));
}

/** The same for a name: its direction does not reorder what is around it. */
export function nameHtml(name: string): Html {
  return html`<bdi>${textHtml(name)}</bdi>`;
}

/** Words of the view. Texts of strangers in them are code. */
export function wordsHtml(words: Words): Html {
  return html`${words.map((span) => {
    if (span.is === "strong") return html`<strong>${wordsHtml(span.words)}</strong>`;
    if (span.is === "link") return linkHtml(wordsHtml(span.words), span.address);
    return span.is === "quote" ? html`<code>${nameHtml(span.text)}</code>` : textHtml(span.text);
  })}`;
}

const ADDRESS = /^https:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/;

/** Whether an address may become a link: only one of a web page, in which no character has to be escaped. */
export function isAddress(address: string): boolean {
  return ADDRESS.test(address);
}

/** A link, or the words alone if the address is not valid. */
export function linkHtml(words: Html, address: string | undefined): Html {
  if (address === undefined || !isAddress(address)) return words;
  return html`<a href="${asHtml(address.replaceAll("&", "&amp;"))}" rel="noreferrer">${words}</a>`;
}

/** Code or style of the page itself, exactly as it is hashed for the policy of the page. */
export function ownCode(element: "script" | "style", code: string): Html {
  if (/<\/|<!--/.test(code)) throw new Error(`the ${element} of the page would end inside of its code`);
  return asHtml(`<${element}>${code}</${element}>`);
}

/** The value of the policy of a page. It consists of Lokaform's own words and hashes. */
export function policyHtml(policy: string): Html {
  if (!/^[\w '=+/;:-]+$/.test(policy)) throw new Error(`${policy} cannot be a policy`);
  return html`<meta http-equiv="Content-Security-Policy" content="${asHtml(policy)}">`;
}
