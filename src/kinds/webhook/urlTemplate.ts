/** Live URLs of webhooks as a new manifest declares them: what may be a secret becomes a `${NAME}`. */
import { objectionTo, type Usable } from "../../model/environment.ts";
import { hostOf, templateParts, type Variables } from "../../model/variables.ts";
import type { NameTemplate, SecretNames } from "../newManifest.ts";
import type { LiveWebhook } from "./live.ts";
import { readUrl } from "./url.ts";

export const secretUrls: SecretNames<LiveWebhook> = {
  nameOf: ({ url }) => url,
  mayHoldSecret: ({ url }) => mayHoldSecret(url),
  templates(all, isConfirmed, usable) {
    const given = new UrlVariables();
    const sorted = [...all].sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
    const templates = new Map(
      sorted.map((one) => [
        one,
        isConfirmed(one) ? plainTemplate(one.url, usable) : secretTemplate(one.url, given, usable),
      ]),
    );
    return { templates, variables: given.variables };
  },
};

/** Gives names to the values in the URLs of a project. The same value of the same host has one name. */
class UrlVariables {
  private readonly names = new Map<string, string>();
  private readonly found = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  /** The values by name, in the order in which they were found. */
  get variables(): Variables {
    return this.found;
  }

  nameOf(host: string, value: string): string {
    const known = `${host} ${value}`;
    const before = this.names.get(known);
    if (before !== undefined) return before;
    const stem = `WEBHOOK_${host
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, "_")
      .slice(0, 40)}`;
    const count = (this.counts.get(stem) ?? 0) + 1;
    this.counts.set(stem, count);
    const name = `${stem}_${count}`;
    this.names.set(known, name);
    this.found.set(name, value);
    return name;
  }
}

/** Whether the URL has a part that may be a secret: a path segment or query value that is long enough for one. */
function mayHoldSecret(url: string): boolean {
  const { template, left } = withNames(url, () => "x");
  return left || template !== escaped(url);
}

/**
 * Whether a part of a declared URL looks like a secret, outside of its variables: a part in which `mayHoldSecret` could see one
 * and that is not only words, or the value of a name such as `token`.
 */
export function hasLiteralSecret(template: string): boolean {
  const plain = templateParts(template).map((part) => ("text" in part ? part.text : "-"));
  const [, ...parts] = plain.join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
  return parts.some((part) => {
    const [, name = "", value = part] = /^([^=]*)=(.*)$/s.exec(part) ?? [];
    if (PUBLIC.includes(value) || !isLong(decoded(value))) return false;
    return (
      SECRET_NAME.test(name) ||
      decoded(value)
        .split(/[^\p{L}\p{N}]+/u)
        .some(looksRandom)
    );
  });
}

const SECRET_NAME = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;

/** Not a word, a short number, or a word with a number of two digits: `checkout`, `GenericTrigger`, `2024`, `oauth2`. */
function looksRandom(word: string): boolean {
  return (
    isLong(word) &&
    !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(word)
  );
}

/** The URL as it is. */
function plainTemplate(url: string, usable: Usable): NameTemplate {
  return checked(escaped(url), usable, new Map());
}

/** The URL with a variable for each path segment and query value. Shorter ones than a secret may be stay as they are. */
function secretTemplate(url: string, all: UrlVariables, usable: Usable): NameTemplate {
  // A URL that cannot be declared must leave no variable behind.
  const trial = named(url, new UrlVariables(), usable);
  return "why" in trial ? trial : named(url, all, usable);
}

function named(url: string, all: UrlVariables, usable: Usable): NameTemplate {
  const host = hostOf(url);
  const { template, left } = withNames(url, (value) => `\${${all.nameOf(host, value)}}`);
  if (left)
    return {
      why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand.",
    };
  return checked(template, usable, all.variables);
}

function checked(template: string, usable: Usable, used: Variables): NameTemplate {
  const values = { ...usable.values, ...Object.fromEntries(used) };
  const [issue] = readUrl(template, { ...usable, values }).issues;
  return issue ? { why: issue.message } : { template };
}

/** Replaces each value. `left`: a part that may be a secret could not be replaced. */
function withNames(url: string, nameOf: (value: string) => string): { template: string; left: boolean } {
  const [, origin = "", path = "", query = "", fragment = ""] =
    /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  let left = isLong(fragment);
  const part = (text: string) => {
    const { template, rest } = inPart(text, nameOf);
    left ||= isLong(rest);
    return template;
  };
  const segments = path.split("/").map(part).join("/");
  const values = query.split("&").map((one) => {
    const [name = "", ...value] = one.split("=");
    if (value.length === 0) left ||= isLong(name);
    return value.length === 0 ? escaped(name) : `${escaped(name)}=${part(value.join("="))}`;
  });
  return { template: escaped(origin) + segments + values.join("&") + escaped(fragment), left };
}

/** What may be a secret within a longer text, or one encoded character, which stays as it is. */
const PLAIN = /%[\da-f]{2}|[A-Za-z0-9_.~-]{6,}/gi;

/** What a variable may have at any place of a URL, and what needs no quotes in a file of variables. */
const WHOLE = /^[\w.~+,=:@-]+$/;

/** Words of Lokalise's own addresses and of our commands are not secret. As secrets, they would be hidden in each of these. */
const PUBLIC = ["lokaform", "lokalise", "project"];

/** One path segment or query value. `rest`: what is not in variables. */
function inPart(text: string, nameOf: (value: string) => string): { template: string; rest: string } {
  if (PUBLIC.includes(text)) return { template: text, rest: "" };
  if (objectionTo(text) === undefined && WHOLE.test(text)) return { template: nameOf(text), rest: "" };
  const pieces: string[] = [];
  const rest = text.replace(PLAIN, (run) => {
    if (run.startsWith("%") || PUBLIC.includes(run)) return run;
    pieces.push(nameOf(run));
    return "\0";
  });
  const template = rest
    .split("\0")
    .map(escaped)
    .join("\0")
    .replace(/\0/g, () => pieces.shift() ?? "");
  const left = rest.replace(PLAIN, (run) => (PUBLIC.includes(run) ? "" : run));
  return { template, rest: decoded(left.replaceAll("\0", "")) };
}

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
