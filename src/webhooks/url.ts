/** Checks the URL of a webhook, and the `${NAME}` in it. */
import type { SecretNames } from "../kinds/backup.ts";
import { byCodeUnits } from "../model/json.ts";
import type { ProblemCode } from "../model/problem.ts";
import {
  hostOf,
  normalUrl,
  objectionTo,
  readVariable,
  resolve,
  shortened,
  templateParts,
  type UrlPlace,
  type Usable,
  type Variables,
  variableNames,
  withPlainHost,
} from "../model/variables.ts";

const IN_URL = { where: "a URL", instead: 'write "$${" if the URL must contain the characters "${"' };

/** The value of each variable in the URL, and the problems of the URL. No message quotes a value. */
export function readUrl(template: string, usable: Usable) {
  const variables = new Map<string, string>();
  const issues: { code: ProblemCode; message: string }[] = [];
  for (const name of variableNames(template)) {
    const variable = readVariable(name, IN_URL, usable);
    if ("value" in variable) variables.set(name, variable.value);
    else issues.push(variable);
  }
  // An unset variable hides no other mistake: validate needs no values.
  const ofVariable = wrongVariable(template);
  const whole = ofVariable ?? wrongUrl(template);
  const messages = whole === undefined ? wrongValues(template, variables) : [whole];
  const code = whole === ofVariable ? "variable" : "wrong-value";
  for (const message of messages) issues.push({ code, message });
  return { variables, issues };
}

function wrongVariable(template: string): string | undefined {
  const literal = template.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "");
  if (literal.includes("${"))
    return 'The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters "${", write "$${" instead.';
  if (variableNames(template).length === 0) return undefined;
  if (/^http:/i.test(template))
    return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
  if (!isInPathOrQuery(template))
    return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host: https://hooks.example.com/services/${NAME}.";
  return undefined;
}

/** The characters that a value may have at its place: those that RFC 3986 allows there, without those that could end its part of the URL. */
const VALUES: Readonly<Record<UrlPlace, { pattern: RegExp; where: string; extra: string }>> = {
  segment: { pattern: /^[\w.~!$&'()*+,;=:@-]+$/, where: "a segment of the path", extra: "&" },
  "end of path": { pattern: /^[\w.~!$&'()*+,;=:@/-]+$/, where: "the end of the path", extra: "& /" },
  query: { pattern: /^[\w.~!$'()*+,;=:@-]+$/, where: "a value of the query", extra: "" },
};

/** A value is sent unchanged, so it must not change which parts the URL has. */
function wrongValues(template: string, values: ReadonlyMap<string, string>): string[] {
  let before = "";
  return templateParts(template).flatMap((part) => {
    const text = "text" in part ? part.text : values.get(part.name);
    const segment = before.slice(before.lastIndexOf("/") + 1);
    before += text ?? "x";
    if ("text" in part || text === undefined) return [];
    const { pattern, where, extra } = VALUES[part.place];
    if (part.place !== "query" && text.includes("://"))
      return `The value of \${${part.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
    if (!pattern.test(text)) {
      const characters = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${extra}`.trimEnd();
      return `The value of \${${part.name}} cannot be in ${where}, because it is sent unchanged. Only letters, digits and ${characters} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
    }
    // URL parsers resolve such a segment, also if it is encoded.
    if (!`${segment}${text}`.split("/").some((piece) => /^(\.|%2e){1,2}$/i.test(piece))) return [];
    return `The value of \${${part.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`;
  });
}

/** Stricter than most URL parsers: it refuses URLs that a person could read differently. */
function wrongUrl(template: string): string | undefined {
  const plain = resolve(template, new Map(variableNames(template).map((name) => [name, "x"])));
  if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(plain))
    return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
  const [, authority] = /^https?:\/\/([^/?#]+)/i.exec(plain) ?? [];
  if (authority === undefined || !URL.canParse(plain))
    return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
  if (authority.includes("@"))
    return "A URL must not have a user or a password before its host. Remove what comes before the @.";
  const { hostname } = new URL(plain);
  // The length is limited, so that the line of a plan about it is never cut.
  if (hostname.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(hostname))
    return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
  return undefined;
}

function isInPathOrQuery(template: string): boolean {
  let before = "";
  for (const part of templateParts(template)) {
    if ("text" in part) before += part.text;
    else if (/%[\da-f]?$/i.test(before)) return false;
    else if (!/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(before))
      return false;
    else before += "x";
  }
  return true;
}

/** With an id, the variable in a backup for an undeclared URL, which can hold a secret: its value is in the file next to it. */
export const URL_OF = "URL_OF_";

export const secretUrls = <Live extends { url: string }>(): SecretNames<Live> => ({
  templates(webhooks, usable, entry) {
    const variables = new Map<string, string>();
    const sorted = [...webhooks].sort((a, b) => byCodeUnits(a.url, b.url));
    const templates = sorted.map(
      (webhook) => [webhook, secretTemplate(webhook.url, variables, usable, entry)] as const,
    );
    return { templates: new Map(templates), variables };
  },
});

/** Names the values in the URLs of a project. `words` start the name: the project and the host, so that no other project has it. */
function nameFor(value: string, words: string, variables: Map<string, string>): string {
  const stem = `WEBHOOK_${words
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "_")
    .slice(0, 40)}`;
  for (let count = 1; ; count++) {
    const name = `${stem}_${count}`;
    if ((variables.get(name) ?? value) !== value) continue;
    variables.set(name, value);
    return name;
  }
}

/** A declared URL as outputs show it: without a part that looks random, or that is the value of a name such as `token`. */
export function maskedUrl(template: string): string {
  return withPlainHost(template).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (part, at) => {
    const plain = templateParts(part).map((piece) => ("text" in piece ? piece.text : "-"));
    const [, name = "", value = plain.join("")] = /^([^=]*)=(.*)$/s.exec(plain.join("")) ?? [];
    if (at === 0 || PUBLIC.includes(value) || !isLong(decoded(value))) return part;
    const words = decoded(value).split(/[^\p{L}\p{N}]+/u);
    return SECRET_NAME.test(name) || words.some(looksRandom)
      ? `${part.slice(0, part.indexOf("=") + 1)}***`
      : part;
  });
}

/** As much of a live URL as equals the declared one. The rest can contain a secret. */
export function sharedStart(template: string, url: string, variables: Variables): string {
  const [declared, live] = [normalUrl(template).split("/"), normalUrl(url).split("/")];
  const end = declared.findIndex((segment, at) => resolve(segment, variables) !== live[at]);
  return end === 0 || end === 2
    ? shortened(url)
    : [...declared.slice(0, end < 0 ? undefined : end), "…"].join("/");
}

const SECRET_NAME = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;

/** Not a word, a short number, or a word with a number of two digits: `checkout`, `GenericTrigger`, `2024`, `oauth2`. */
function looksRandom(word: string): boolean {
  return (
    isLong(word) &&
    !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(word)
  );
}

/** The URL with a variable for each path segment and query value. Shorter ones than a secret may be stay as they are. */
function secretTemplate(url: string, variables: Map<string, string>, usable: Usable, entry: string) {
  const words = `${entry} ${hostOf(url)}`.trim();
  const named = (names: Map<string, string>) =>
    withNames(url, (value) => `\${${nameFor(value, words, names)}}`);
  // A URL that cannot be declared must leave no variable behind.
  const trial = new Map<string, string>();
  const { template, left } = named(trial);
  if (left)
    return {
      why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand.",
    };
  const values = { ...usable.values, ...Object.fromEntries(trial) };
  const [issue] = readUrl(template, { ...usable, values }).issues;
  return issue ? { why: issue.message } : { template: named(variables).template };
}

/** Replaces each value. `left`: a part that may be a secret could not be replaced. */
function withNames(url: string, nameOf: (value: string) => string): { template: string; left: boolean } {
  const [, origin = "", path = "", query = "", fragment = ""] =
    /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  let left = isLong(fragment);
  const parts = [...path.split("/"), ...query.split(/[?&]/).map((pair) => pair.replace(/^[^=]*=/, ""))];
  // If one part must be the secret, words in the path next to it are not. As secrets, they would be hidden in all output.
  const hasMixed = parts.some((text) => isLong(text) && /\d/.test(text) && /\p{L}/u.test(text));
  const part = (text: string) => {
    if (PUBLIC.includes(text)) return text;
    if (objectionTo(text) === undefined && WHOLE.test(text)) return nameOf(text);
    left ||= isLong(decoded(text));
    return escaped(text);
  };
  const isWord = (text: string) => hasMixed && /^[a-z]{1,14}$/i.test(text);
  const segments = path.split("/").map((segment) => (isWord(segment) ? segment : part(segment)));
  const values = query.split("&").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    if (value.length === 0) left ||= isLong(name);
    return value.length === 0 ? escaped(name) : `${escaped(name)}=${part(value.join("="))}`;
  });
  return { template: escaped(origin) + segments.join("/") + values.join("&") + escaped(fragment), left };
}

/** What a variable may have at any place of a URL, and what needs no quotes in a file of variables. */
const WHOLE = /^[\w.~+,=:@-]+$/;

/** Words of Lokalise's own addresses and of our commands are not secret. As secrets, they would be hidden in each of these. */
const PUBLIC = ["lokaform", "lokalise", "project", "services", "repos", "dispatches", "webhooks", "webhook"];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a secret fits into the text. */
function isLong(text: string): boolean {
  return text.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}

/** `${` as a manifest writes it. */
function escaped(text: string): string {
  return text.replaceAll("${", () => "$${");
}
