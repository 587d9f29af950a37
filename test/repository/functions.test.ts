/** Functions in `src`: their variables are nouns, they fit on a screen, and they read no sentence of our own. */
import { type BindingPattern, type Function as FunctionNode, parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { SOURCES } from "./sources.ts";

const PRONOUNS = new Set(
  "one another others other all some each every own found known given shown named asked answered wanted wrong written kept left right first rest more less more such both either any none what which why who it this that these those read now then".split(
    " ",
  ),
);
/** Percent of all names of variables and parameters. */
const MAX_PRONOUNS = 2;
const MAX_LINES = 60;

/** The files of longer functions. None is added: a long function hides a list, a table or a class. */
const LONGER: readonly string[] = [];

type Pattern = BindingPattern | FunctionNode["params"][number];

function namesIn(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name];
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "RestElement":
      return namesIn(pattern.argument);
    case "ArrayPattern":
      return pattern.elements.flatMap(namesIn);
    case "ObjectPattern":
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === "RestElement" ? property : property.value),
      );
    default:
      return [];
  }
}

const names: string[] = [];
const longer: string[] = [];
for (const { file, text } of SOURCES) {
  let depth = 0;
  const enter = ({ params, body, start, end }: Pick<FunctionNode, "params" | "body" | "start" | "end">) => {
    names.push(...params.flatMap(namesIn));
    const lines = text.slice(start, end).split("\n").length;
    if (body && depth++ === 0 && lines > MAX_LINES) longer.push(file);
  };
  const leave = ({ body }: Pick<FunctionNode, "body">) => {
    if (body) depth -= 1;
  };
  new Visitor({
    VariableDeclarator: ({ id }) => names.push(...namesIn(id)),
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: (node) => enter({ ...node, body: node.body as FunctionNode["body"] }),
    "ArrowFunctionExpression:exit": (node) => leave({ body: node.body as FunctionNode["body"] }),
  }).visit(parseSync(file, text).program);
}

test("a variable is a noun, not a pronoun or a participle", () => {
  expect(names.length).toBeGreaterThan(10_000);
  const pronouns = names.filter((name) => PRONOUNS.has(name));
  expect((100 * pronouns.length) / names.length).toBeLessThan(MAX_PRONOUNS);
});

test(`no other function is longer than ${MAX_LINES} lines`, () => {
  expect(longer).toEqual(LONGER);
});

/** Whose messages a file reads. Our own have quotes, places and codes, so nothing has to be found in their words. */
const READ_MESSAGES: Readonly<Record<string, string>> = {
  "src/api/errors.ts": "Node's, to add its code",
  "src/api/operations.ts": "the service's, to hide the token",
  "src/files/system.ts": "Node's",
  "src/github/octokit.ts": "GitHub's",
  "src/github/pullBranch.ts": "those of commits",
  "src/history/gitHistory.ts": "git's",
  "src/keys/outcomes.ts": "the service's, for an item",
  "src/kinds/read.ts": "our own, without the name of the entry, which the problem has",
  "src/locales/xml.ts": "those of the XML library",
  "src/model/trailers.ts": "those of commits",
  "src/run/target.ts": "our own, without the full stop",
  "src/yaml/syntaxProblems.ts": "those of the YAML library",
};

const READS_MESSAGE =
  /\bmessage\b\??\.(?:match|matchAll|replace|replaceAll|startsWith|endsWith|includes|search|split)\(|\.(?:test|exec)\([^)\n]*\bmessage\b/;

test("only messages of others are searched for words", () => {
  const files = SOURCES.filter(({ text }) => READS_MESSAGE.test(text)).map(({ file }) => file);
  expect(files.sort()).toEqual(Object.keys(READ_MESSAGES));
});
