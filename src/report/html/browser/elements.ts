/** Elements of the page. Texts become text nodes only: the policy of the page refuses HTML from strings. */

type Child = Node | string | false | undefined;

interface Attributes {
  class?: string;
  [attribute: string]: string | undefined;
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(attribute, value);
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
}

/** The element with this id. The page has it, or the page and its script do not belong together. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element ${id}`);
  return found;
}

/** "4,812 of 20,000 changes" */
export function figure(count: number): string {
  return count.toLocaleString("en-US");
}
