/** `${NAME}` in the URL of a webhook: a secret from the environment that no output contains. */

import type { Secret } from "./secrets.ts";

/** Values of the variables that the manifests name. */
export type Variables = ReadonlyMap<string, string>;

export function secretsOf(variables: Variables): Secret[] {
  return [...variables].map(([name, value]) => ({ value, shown: `\${${name}}` }));
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable; undefined if it is not set. Inherited members such as `constructor` do not count. */
export function valueIn(environment: Environment, name: string): string | undefined {
  return Object.hasOwn(environment, name) ? environment[name] : undefined;
}

/** Where a variable is in a URL. The end of the path is also the end of its last segment. */
export type UrlPlace = "segment" | "end of path" | "query";

type Part = { text: string } | { name: string; place: UrlPlace };

const VARIABLE = /\$\$\{|\$\{([^}]*)\}/g;

/** The text as a list of plain parts and variables. `$${` is a plain `${`. */
export function templateParts(template: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let isQuery = false;
  const add = (text: string) => {
    if (text !== "") parts.push({ text });
    isQuery ||= text.includes("?");
  };
  for (const match of template.matchAll(VARIABLE)) {
    add(template.slice(from, match.index));
    from = match.index + match[0].length;
    const [, name] = match;
    if (name === undefined) add("${");
    else parts.push({ name, place: isQuery ? "query" : isEnd(template[from]) ? "end of path" : "segment" });
  }
  add(template.slice(from));
  return parts;
}

function isEnd(next: string | undefined): boolean {
  return next === undefined || next === "?" || next === "#";
}

/** The names of the variables in the text, without duplicates. */
export function variableNames(template: string): string[] {
  return [...new Set(templateParts(template).flatMap((part) => ("name" in part ? [part.name] : [])))];
}

/** Replaces each variable by its value, unchanged. `readUrl` refuses values that would change the meaning of the URL. */
export function resolve(template: string, variables: Variables): string {
  return templateParts(template)
    .map((part) => ("text" in part ? part.text : (variables.get(part.name) ?? "")))
    .join("");
}

/** Whether `url` equals the template with other values for its variables. */
export function looksLike(template: string, url: string): boolean {
  const parts = templateParts(template);
  if (!parts.some((part) => "name" in part)) return false;
  let at = 0;
  let open: UrlPlace | undefined;
  for (const [index, part] of parts.entries()) {
    if ("name" in part) {
      open = part.place;
      continue;
    }
    // The last text must be at the end; any other is searched from the left.
    const found =
      index === parts.length - 1 ? url.length - part.text.length : url.indexOf(part.text, open ? at + 1 : at);
    const fits =
      url.startsWith(part.text, found) && (open ? isValue(url.slice(at, found), open) : found === at);
    if (found < at || !fits) return false;
    at = found + part.text.length;
    open = undefined;
  }
  return open ? isValue(url.slice(at), open) : at === url.length;
}

/** Whether a live URL can have this text in place of a variable. A webhook that another program made may have it encoded. */
function isValue(text: string, place: UrlPlace): boolean {
  return { segment: /^[^/?#]+$/, "end of path": /^[^?#]+$/, query: /^[^#&]+$/ }[place].test(text);
}

/** The host of a template, in punycode. */
export function hostOf(template: string): string {
  const [, scheme = "https", authority = ""] = AUTHORITY.exec(template) ?? [];
  const url = `${scheme}://${authority}`;
  return URL.canParse(url) ? new URL(url).host : authority;
}

/** The template with its host in punycode, so that no host looks like another. */
export function withPlainHost(template: string): string {
  return template.replace(AUTHORITY, (_start, scheme: string) => `${scheme}://${hostOf(template)}`);
}

/** Whether two URLs are equal. The host may be in Unicode or punycode, and with or without the default port. */
export function isSameUrl(one: string, other: string): boolean {
  return withPlainHost(one) === withPlainHost(other);
}

const AUTHORITY = /^(https?):\/\/([^/?#]+)/i;

/** Only the origin of a URL, because its path can contain a token. */
export function shortened(url: string): string {
  try {
    return `${new URL(url).origin}/…`;
  } catch {
    return "…";
  }
}
