/** `${NAME}` in the URL of a webhook: a secret from the environment that no output contains. */
import type { ProblemCode } from "./problem.ts";
import { readingsOf, type Secret } from "./secrets.ts";

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
    else
      parts.push({
        name,
        place: isQuery ? "query" : /^[?#]?$/.test(template.charAt(from)) ? "end of path" : "segment",
      });
  }
  add(template.slice(from));
  return parts;
}

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
    const start =
      index === parts.length - 1 ? url.length - part.text.length : url.indexOf(part.text, open ? at + 1 : at);
    const fits =
      url.startsWith(part.text, start) && (open ? isValue(url.slice(at, start), open) : start === at);
    if (start < at || !fits) return false;
    at = start + part.text.length;
    open = undefined;
  }
  return open ? isValue(url.slice(at), open) : at === url.length;
}

/** Whether a live URL can have this text in place of a variable. A webhook that another program made may have it encoded. */
function isValue(text: string, place: UrlPlace): boolean {
  return { segment: /^[^/?#]+$/, "end of path": /^[^?#]+$/, query: /^[^#&]+$/ }[place].test(text);
}

export function hostOf(template: string): string {
  const [, scheme = "https", authority = ""] = AUTHORITY.exec(template) ?? [];
  const url = `${scheme}://${authority}`;
  return URL.canParse(url) ? new URL(url).host : authority;
}

/** The template with its host in punycode, so that no host looks like another. */
export function withPlainHost(template: string): string {
  return template.replace(AUTHORITY, (_start, scheme: string) => `${scheme}://${hostOf(template)}`);
}

/** The same for all spellings of a URL: case and punycode of the host, default port, slash at the end, percent encoding. */
export function normalUrl(template: string): string {
  const names: string[] = [];
  const plain = template.replace(VARIABLE, (name) => `lokaform0name${names.push(name)}z`);
  if (!URL.canParse(plain)) return withPlainHost(template);
  const { href } = new URL(plain);
  const decoded = href.replace(/%[\da-f]{2}/gi, (code) => {
    const char = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(char) ? char : code.toUpperCase();
  });
  return decoded
    .replace(/^([^?#]*[^?#/])\/+(?=$|[?#])/, "$1")
    .replace(/lokaform0name(\d+)z/g, (_, at) => names[Number(at) - 1] ?? "");
}

export function isSameUrl(url: string, otherUrl: string): boolean {
  return normalUrl(url) === normalUrl(otherUrl);
}

const AUTHORITY = /^(https?):\/\/([^/?#]+)/i;

/** Only the origin of a URL, because its path can contain a token. */
export function shortened(url: string): string {
  return URL.canParse(url) ? `${new URL(url).origin}/…` : "…";
}

export interface Usable {
  /** The environment, or the lines of {@link VARIABLES} if it is set. */
  values: Environment;
  /** All known API tokens and GitHub tokens, including those of other projects. No variable may contain one. */
  tokens: readonly string[];
  /** Names that the workflow allows; undefined: any name. */
  allowed?: readonly string[] | undefined;
}

export const API_TOKEN = "LOKALISE_API_TOKEN";

/** Lines `NAME=value` or `# comment`. If it is set, no other variable counts: the reusable workflow does not know the names. */
export const VARIABLES = "LOKAFORM_VARIABLES";

export function variableValues(environment: Environment): { values: Environment; hasBadLine: boolean } {
  const text = valueIn(environment, VARIABLES);
  if (text === undefined) return { values: environment, hasBadLine: false };
  const values: Record<string, string> = { [VARIABLES]: text };
  let hasBadLine = false;
  for (const line of text.split("\n").map((row) => row.trim())) {
    const [, name, value = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) values[name] = value;
    else hasBadLine ||= line !== "" && !line.startsWith("#");
  }
  return { values, hasBadLine };
}

/** Names of the runner's variables, of GitHub's tokens and of the API token. */
const RESERVED =
  /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;

/** Minimum length of a secret. Masking shorter values would mask ordinary words in the whole job. */
const SHORTEST = 6;

interface Use {
  where: string;
  instead: string;
}

/** No message quotes the value. */
export function readVariable(name: string, { where, instead }: Use, usable: Usable) {
  const refused = (message: string, code: ProblemCode = "variable") => ({ code, message });
  const value = valueIn(usable.values, name);
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
    return refused(
      `"\${${name}}" is not a variable, because a name has only letters, digits and underscores. Write \${NAME}, and set NAME in the environment (in a workflow: under env, to a secret), or ${instead}.`,
    );
  if (RESERVED.test(name) || holdsToken(value ?? "", usable.tokens))
    return refused(
      `\${${name}} is not allowed in ${where}: it is reserved, or its value contains a token of this run. Use a variable of your own.`,
    );
  if (usable.allowed && !usable.allowed.includes(name))
    return refused(
      `\${${name}} is not allowed in ${where}: the input allow-variables does not list it (it has ${usable.allowed.join(", ")}). Add ${name} there, or use a variable that is listed.`,
    );
  if (value === undefined || value === "") {
    const [state, fix] = unsetWords(name, usable);
    return refused(`\${${name}} is ${state}. ${fix}, or ${instead}.`, "unset-variable");
  }
  const objection = objectionTo(value);
  return objection === undefined ? { value } : refused(`The value of \${${name}} ${objection}`);
}

export function unsetWords(name: string, { values }: Usable): [state: string, fix: string] {
  const source = Object.hasOwn(values, VARIABLES) ? VARIABLES : "the environment";
  const state = `${valueIn(values, name) === "" ? "empty" : "not set"} in ${source}`;
  const secret = `\${{ secrets.${name} }}`;
  const line = `the line ${name}=${secret} to "variables", which the workflow passes under secrets`;
  if (source === VARIABLES) return [state, `Add ${line}`];
  return values.GITHUB_ACTIONS === "true"
    ? [state, `Add ${name}: ${secret} under env of the step, or ${line}`]
    : [state, `Set it: export ${name}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}

export function isReserved(name: string): boolean {
  return RESERVED.test(name);
}

/** Why a value cannot be used, as the rest of a sentence about it. */
export function objectionTo(value: string): string | undefined {
  if (value.trim() === "") return "is blank. Set it to a secret.";
  if (!/^[\x21-\x7e]+$/.test(value))
    return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
  if (/^(?:\$\{\{.*\}\}|\$\{?\w+\}?|%\w+%)$/.test(value))
    return "is the name of a variable, which nothing replaced by its value. Set it to the secret itself.";
  if (value.length < SHORTEST)
    return `has fewer than ${SHORTEST} characters, which is too short for a secret. Set it to a longer one.`;
  return undefined;
}

/** Whether a token is in the value, as it is, encoded or in base64. */
export function holdsToken(value: string, tokens: readonly string[]): boolean {
  const forms = [...readingsOf(value)].map(({ text }) => text);
  return tokens.some((token) =>
    [token, ...insideBase64(token)].some((part) => forms.some((form) => form.includes(part))),
  );
}

/** The base64 forms of the token at any position in an encoded text: the characters that its neighbours do not change. */
function insideBase64(token: string): string[] {
  // The remaining characters of a shorter token could be in any text.
  if (token.length < SHORTEST) return [];
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(token)]);
    const whole = Math.floor((bytes.length * 8) / 6);
    const start = Math.ceil((before * 8) / 6);
    return (["base64", "base64url"] as const).map((alphabet) => bytes.toString(alphabet).slice(start, whole));
  });
}
