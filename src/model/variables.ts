/** `${NAME}` in the URL of a webhook: a secret that lives in the environment and in no output. */

/** Values of the variables that the manifests name. */
export type Variables = ReadonlyMap<string, string>;

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

/** The names of the variables in the text, each once. */
export function variableNames(template: string): string[] {
  return [...new Set(templateParts(template).flatMap((part) => ("name" in part ? [part.name] : [])))];
}

/** The text with each variable's value in its place, encoded so that it stays one path segment or query value. */
export function resolve(template: string, variables: Variables): string {
  return templateParts(template)
    .map((part) => ("text" in part ? part.text : encodeURIComponent(variables.get(part.name) ?? "")))
    .join("");
}

/** Whether `url` is the template with some other value in the place of a variable. */
export function looksLike(template: string, url: string): boolean {
  const parts = templateParts(template);
  if (!parts.some((part) => "name" in part)) return false;
  const pattern = parts.map((part) => ("text" in part ? literally(part.text) : "[^/?#&=]+")).join("");
  return new RegExp(`^${pattern}$`).test(url);
}

/** A URL of which only the origin may be seen, for tokens live in paths. */
export function shortened(url: string): string {
  try {
    return `${new URL(url).origin}/…`;
  } catch {
    return "…";
  }
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
