/** Decides which environment variables the files of a run may use, and reads their values. */
import type { ProblemCode } from "./problem.ts";
import { type Environment, valueIn } from "./variables.ts";

/** The variables that `${NAME}` may use in a run. */
export interface Usable {
  values: Environment;
  /** All known API tokens and GitHub tokens, including those of other projects. No variable may contain one. */
  tokens: readonly string[];
  /** Names that the workflow allows; undefined: any name. */
  allowed?: readonly string[] | undefined;
}

export type VariableRead = { value: string } | { code: ProblemCode; message: string };

export const API_TOKEN = "LOKALISE_API_TOKEN";

/** Names of the runner's variables, of GitHub's tokens and of the API token. */
const RESERVED = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN)$)/i;

/** Minimum length of a secret. Masking shorter values would mask ordinary words in the whole job. */
const SHORTEST = 6;

/** What a variable is used for, in the words of a message. */
export interface Use {
  /** "a URL" */
  where: string;
  /** What to do without the variable. */
  instead: string;
}

/** No message quotes the value. */
export function readVariable(name: string, { where, instead }: Use, usable: Usable): VariableRead {
  const refused = (message: string, code: ProblemCode = "variable") => ({ code, message });
  const value = valueIn(usable.values, name);
  if (!isName(name))
    return refused(
      `"\${${name}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${instead}.`,
    );
  if (RESERVED.test(name) || holdsToken(value ?? "", usable.tokens))
    return refused(
      `\${${name}} is not allowed in ${where}: it is reserved, or its value contains a token of this run. Use a variable of your own.`,
    );
  if (usable.allowed && !usable.allowed.includes(name))
    return refused(
      `\${${name}} is not allowed in ${where}: the input allow-variables does not list it. Add ${name} there, or use a variable that is listed.`,
    );
  if (value === undefined || value === "")
    return refused(
      `\${${name}} is ${value === "" ? "empty" : "not set"} in the environment. Set ${name} where lokaform runs, or ${instead}.`,
      "unset-variable",
    );
  const wrong = objectionTo(value);
  return wrong === undefined ? { value } : refused(`The value of \${${name}} ${wrong}`);
}

function isName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

export function isReserved(name: string): boolean {
  return RESERVED.test(name);
}

/** Why a value cannot be used, as the rest of a sentence about it. */
export function objectionTo(value: string): string | undefined {
  if (value.trim() === "") return "is blank. Set it to a secret.";
  if (!/^[\x21-\x7e]+$/.test(value))
    return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
  if (/^(true|false)$/i.test(value)) return "is true or false, which is not a secret. Set it to a secret.";
  if (value.length < SHORTEST)
    return `has fewer than ${SHORTEST} characters, which is too short for a secret. Set it to a longer one.`;
  return undefined;
}

/** Whether a token is in the value, as it is, URL-encoded or in base64. */
export function holdsToken(value: string, tokens: readonly string[]): boolean {
  const forms = [value];
  // A value may be encoded more than once.
  for (let form = value; forms.length < 5 && form.includes("%"); forms.push(form)) form = decoded(form);
  return tokens.some((token) =>
    [token, ...insideBase64(token)].some((part) => forms.some((form) => form.includes(part))),
  );
}

function decoded(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The base64 forms of the token at any position in an encoded text: the characters that its neighbours do not change. */
function insideBase64(token: string): string[] {
  // The remaining characters of a shorter token could be in any text.
  if (token.length < SHORTEST) return [];
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(token)]);
    const whole = Math.floor((bytes.length * 8) / 6);
    const first = Math.ceil((before * 8) / 6);
    return (["base64", "base64url"] as const).map((alphabet) => bytes.toString(alphabet).slice(first, whole));
  });
}
