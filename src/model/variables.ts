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

type Part = { text: string } | { name: string };

const VARIABLE = /\$\$\{|\$\{([^}]*)\}/g;

/** The text as a list of plain parts and variables. `$${` is a plain `${`. */
export function templateParts(template: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of template.matchAll(VARIABLE)) {
    if (match.index > from) parts.push({ text: template.slice(from, match.index) });
    parts.push(match[1] === undefined ? { text: "${" } : { name: match[1] });
    from = match.index + match[0].length;
  }
  if (from < template.length) parts.push({ text: template.slice(from) });
  return parts;
}

/** The names of the variables in the text, without duplicates. */
export function variableNames(template: string): string[] {
  return [...new Set(templateParts(template).flatMap((part) => ("name" in part ? [part.name] : [])))];
}

/**
 * Replaces each variable by its value, encoded so that it stays one path segment or query value. A template that is only one
 * variable stands for a whole URL. Manifests cannot contain such a template, but backups can.
 */
export function resolve(template: string, variables: Variables): string {
  const parts = templateParts(template);
  const [only] = parts;
  if (only && "name" in only && parts.length === 1) return variables.get(only.name) ?? "";
  return parts
    .map((part) => ("text" in part ? part.text : encodeURIComponent(variables.get(part.name) ?? "")))
    .join("");
}

/** Whether `url` equals the template with other values for its variables. */
export function looksLike(template: string, url: string): boolean {
  const parts = templateParts(template);
  if (!parts.some((part) => "name" in part)) return false;
  let at = 0;
  let open = false;
  for (const [index, part] of parts.entries()) {
    if ("name" in part) {
      open = true;
      continue;
    }
    // The last text must be at the end; any other is searched from the left.
    const found =
      index === parts.length - 1 ? url.length - part.text.length : url.indexOf(part.text, open ? at + 1 : at);
    const fits = url.startsWith(part.text, found) && (open ? isValue(url.slice(at, found)) : found === at);
    if (found < at || !fits) return false;
    at = found + part.text.length;
    open = false;
  }
  return open ? isValue(url.slice(at)) : at === url.length;
}

/** One path segment or query value, or a part of one. */
function isValue(text: string): boolean {
  return /^[^/?#&=]+$/.test(text);
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
