/** The inputs of an action, as its action.yml describes them. */
import { type CommandName, ONLINE_COMMANDS } from "../src/model/command.ts";
import type { Setting } from "../src/model/setting.ts";
import { defaultText, sentences } from "../src/settings/describe.ts";
import { ACCESS_TOPIC, PROJECT_TOPIC } from "../src/settings/table/project.ts";

/** An input that the start of an action reads itself. It is in files named action.yml and in no other place. */
export interface EntryInput {
  name: string;
  /** Absent: every action has it. */
  commands?: readonly CommandName[];
  description: string;
  /** In the action of only this command. */
  descriptions?: Partial<Record<CommandName, string>>;
  default?: string;
}

const TOKEN_INPUT: EntryInput = {
  name: "token",
  commands: ONLINE_COMMANDS,
  description:
    "A Lokalise API token, from a secret. A read-only token is enough for plan and drift of keys. To apply keys it needs the right *manage keys*; for webhooks it always needs *manage settings*. If it is empty because GitHub gives no secrets (forks, Dependabot), plan and drift only check the manifests, and show how a pull request changes them.",
  descriptions: {
    "webhook-secret": "A Lokalise API token with the right *manage settings*, from a secret.",
  },
};
const WORKING_DIRECTORY_INPUT: EntryInput = {
  name: "working-directory",
  description:
    "The folder that paths in inputs are relative to. Paths in lokaform.yaml are relative to that file. Default: the workspace.",
};

const GITHUB_TOKEN_INPUT: EntryInput = {
  name: "github-token",
  description:
    "Token for GitHub. It writes comments (`pull-requests: write`), drift issues (`issues: write`) and check runs (`checks: write`). It reads the head of the branch, merged commits and the manifests to compare with (`contents: read`), and earlier runs (`actions: read`). If it is empty, there are no comments and no issues, and apply is refused.",
  descriptions: {
    report:
      "Token for GitHub. It writes comments (`pull-requests: write`) and drift issues (`issues: write`). It reads merged commits (`contents: read`) and earlier runs (`actions: read`). If it is empty, there are no comments and no issues.",
    "webhook-secret":
      "Token for GitHub. For `rotate`, it reads the head of the branch (`contents: read`). If it is empty, no new secret is made.",
  },
  default: "${{ github.token }}",
};

/** By the title of the settings that they are listed with. */
export const ENTRY_INPUTS: ReadonlyMap<string, readonly EntryInput[]> = new Map([
  [PROJECT_TOPIC.title, [TOKEN_INPUT, WORKING_DIRECTORY_INPUT]],
  [ACCESS_TOPIC.title, [GITHUB_TOKEN_INPUT]],
]);

/** A setting as an input, in Markdown. `offered` are the commands of the action. */
export function inputText(row: Setting, offered: readonly CommandName[]): string {
  const { option } = row;
  const using = row.commands.filter((name) => offered.includes(name));
  const only = using.length === 1 && offered.length > 1 ? `For ${using[0]}:` : undefined;
  const word = row.default === true ? "`false`" : "`true`";
  const condition = option?.as === "switch" ? `${only === undefined ? "If" : "if"} ${word},` : undefined;
  const text = only === undefined && condition === undefined ? row.text : lowerFirst(row.text);
  const many = option?.as === "list" ? "One per line." : undefined;
  const usual = defaultText(row);
  return sentences(only, condition, text, many, row.inAction, usual);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
