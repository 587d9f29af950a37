/** Checks the URL of a webhook, and the `${NAME}` in it. */
import { readVariable, type Usable } from "../../model/environment.ts";
import type { ProblemCode } from "../../model/problem.ts";
import { templateParts, type UrlPlace, variableNames } from "../../model/variables.ts";

interface Found {
  variables: Map<string, string>;
  issues: UrlIssue[];
}

type UrlIssue = { code: ProblemCode; message: string };

const IN_URL = { where: "a URL", instead: 'write "$${" if the URL must contain the characters "${"' };

/** The value of each variable in the URL, and the problems of the URL. No message quotes a value. */
export function readUrl(template: string, usable: Usable): Found {
  const found: Found = { variables: new Map(), issues: [] };
  for (const name of variableNames(template)) {
    const read = readVariable(name, IN_URL, usable);
    if ("value" in read) found.variables.set(name, read.value);
    else found.issues.push(read);
  }
  // An unset variable hides no other mistake: validate needs no values.
  const wrong = wrongVariable(template) ?? wrongUrl(template);
  const issues = wrong
    ? [...found.issues, wrong]
    : [...found.issues, ...wrongValues(template, found.variables)];
  return { ...found, issues };
}

function wrongVariable(template: string): UrlIssue | undefined {
  const rest = template.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "");
  if (rest.includes("${"))
    return urlIssue(
      'The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters "${", write "$${" instead.',
      "variable",
    );
  if (variableNames(template).length === 0) return undefined;
  if (/^http:/i.test(template))
    return urlIssue(
      "A URL with a variable must start with https://, because http:// sends the value unencrypted.",
      "variable",
    );
  if (!isInPathOrQuery(template))
    return urlIssue(
      "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.",
      "variable",
    );
  return undefined;
}

/** The characters that a value may have at its place: those that RFC 3986 allows there, without those that could end its part of the URL. */
const VALUES: Readonly<Record<UrlPlace, { pattern: RegExp; where: string; extra: string }>> = {
  segment: { pattern: /^[\w.~!$&'()*+,;=:@-]+$/, where: "a segment of the path", extra: "&" },
  "end of path": { pattern: /^[\w.~!$&'()*+,;=:@/-]+$/, where: "the end of the path", extra: "& /" },
  query: { pattern: /^[\w.~!$'()*+,;=:@-]+$/, where: "a value of the query", extra: "" },
};

/** A value is sent unchanged, so it must not change which parts the URL has. */
function wrongValues(template: string, values: ReadonlyMap<string, string>): UrlIssue[] {
  let before = "";
  return templateParts(template).flatMap((part): UrlIssue[] => {
    const text = "text" in part ? part.text : values.get(part.name);
    const segment = before.slice(before.lastIndexOf("/") + 1);
    before += text ?? "x";
    if ("text" in part || text === undefined) return [];
    const { pattern, where, extra } = VALUES[part.place];
    if (!pattern.test(text)) {
      const characters = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${extra}`.trimEnd();
      return [
        urlIssue(
          `The value of \${${part.name}} cannot be in ${where}, because it is sent unchanged. Only letters, digits and ${characters} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`,
          "variable",
        ),
      ];
    }
    if (!`${segment}${text}`.split("/").some(isDots)) return [];
    return [
      urlIssue(
        `The value of \${${part.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`,
        "variable",
      ),
    ];
  });
}

/** URL parsers resolve such a segment, also if it is encoded. */
function isDots(segment: string): boolean {
  return /^(\.|%2e){1,2}$/i.test(segment);
}

/** Stricter than most URL parsers: it refuses URLs that a person could read differently. */
function wrongUrl(template: string): UrlIssue | undefined {
  const plain = withValues(template, "x");
  if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(plain))
    return urlIssue(
      "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.",
    );
  const [, authority] = /^https?:\/\/([^/?#]+)/i.exec(plain) ?? [];
  if (authority === undefined || !URL.canParse(plain))
    return urlIssue(
      "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.",
    );
  if (authority.includes("@"))
    return urlIssue(
      "A URL must not have a user or a password before its host. Remove what comes before the @.",
    );
  if (!isHost(new URL(plain).hostname))
    return urlIssue(
      "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.",
    );
  return undefined;
}

/** A DNS name or an address. The length is limited, so that the line of a plan about it is never cut. */
function isHost(name: string): boolean {
  return name.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(name);
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

function withValues(template: string, value: string): string {
  return templateParts(template)
    .map((part) => ("text" in part ? part.text : value))
    .join("");
}

function urlIssue(message: string, code: ProblemCode = "wrong-value"): UrlIssue {
  return { code, message };
}
