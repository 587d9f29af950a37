/** Which `${NAME}` a URL may have, and what each stands for. */
import type { ProblemCode } from "../model/problem.ts";
import { type Environment, templateParts, valueIn, variableNames } from "../model/variables.ts";

interface Found {
  variables: Map<string, string>;
  objections: { code: ProblemCode; message: string }[];
}

/** Names that would carry the runner's secrets or ours away to whoever owns the URL. */
const RESERVED = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|LOKALISE_API_TOKEN$)/i;

/** `tokens` are API tokens, which must not go to whoever owns the URL, under whatever name. */
export function readVariables(template: string, environment: Environment, tokens: readonly string[]): Found {
  const found: Found = { variables: new Map(), objections: [] };
  const object = (code: ProblemCode, message: string) => found.objections.push({ code, message });
  for (const name of variableNames(template)) {
    const value = valueIn(environment, name);
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
      object(
        "variable",
        `"\${${name}}" is no variable: a name has letters, digits and underscores. Write $\${ for a plain \${.`,
      );
    } else if (RESERVED.test(name) || tokens.some((token) => value?.includes(token))) {
      object(
        "variable",
        `\${${name}} may not stand in a URL, for it would carry a secret of the run to the webhook's owner. Choose a variable of your own.`,
      );
    } else if (value === undefined || value === "") {
      object(
        "unset-variable",
        `\${${name}} is ${value === "" ? "empty" : "not set"} in the environment. Set ${name} where lokaform runs, or write $\${ for a plain \${.`,
      );
    } else if (!/^[\x21-\x7e]+$/.test(value) || value === "." || value === "..") {
      object(
        "variable",
        `The value of \${${name}} has blanks, control characters or other characters that a URL cannot hold. Set it to plain text.`,
      );
    } else found.variables.set(name, value);
  }
  if (
    template
      .replace(/\$\$\{/g, "")
      .replace(/\$\{[^}]*\}/g, "")
      .includes("${")
  ) {
    object("variable", "A ${ is never closed. Write ${NAME}, or $${ for a plain ${.");
  }
  if (found.objections.length === 0 && !standsInPathOrQuery(template)) {
    object(
      "variable",
      "A variable may only be a part of the path, or a value in the query, of a URL: the host has to stand in the manifest.",
    );
  }
  return found;
}

function standsInPathOrQuery(template: string): boolean {
  let before = "";
  for (const part of templateParts(template)) {
    if ("text" in part) before += part.text;
    else if (!/^https?:\/\/[^/?#]+[/?][^#]*$/.test(before)) return false;
    else before += "x";
  }
  return true;
}
