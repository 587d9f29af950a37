/** What action.yml says about its inputs and outputs, apart from what the settings say. */
import type { OutputName } from "../src/github/outputs.ts";
import { type CommandName, MANIFEST_COMMANDS, ONLINE_COMMANDS } from "../src/model/command.ts";
import type { Setting } from "../src/model/setting.ts";
import { ACCESS_TOPIC, PROJECT_TOPIC } from "../src/settings/table/project.ts";
import { defaultText, sentences } from "../src/settings/table/table.ts";

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
    "A Lokalise API token, from a secret. A read-only token is enough, except for apply, which needs the right *manage keys*. Webhooks always need *manage settings*. If it is empty because GitHub gives no secrets (forks, Dependabot), only the manifests are checked and compared.",
  descriptions: {
    pull: "A Lokalise API token, from a secret. A read-only token is enough.",
    "webhook-secret": "A Lokalise API token with the right *manage settings*, from a secret.",
  },
};
const WORKING_DIRECTORY_INPUT: EntryInput = {
  name: "working-directory",
  description: "The folder that paths in inputs are relative to. Default: the workspace.",
};

const GITHUB_TOKEN_INPUT: EntryInput = {
  name: "github-token",
  description:
    "Token for GitHub, which writes comments (`pull-requests: write`), drift issues (`issues: write`) and check runs (`checks: write`), and reads commits (`contents: read`) and earlier runs (`actions: read`). If it is empty, there are no comments and no issues, and apply is refused.",
  descriptions: {
    report: "Token for GitHub, as above. It writes no check runs.",
    pull: "Token for GitHub. It makes commits (`contents: write`), opens and updates the pull request (`pull-requests: write`), and reads earlier runs (`actions: read`). With the workflow's own token, GitHub starts no workflows for the pull request. With a token of a GitHub App, it does.",
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

/** An output, and what action.yml and the pages say about it. */
interface OutputWords {
  text: string;
  /** Of the action that pulls. */
  inPull?: string;
  /** The commands that set it. */
  commands: readonly CommandName[];
}

const ALL_COMMANDS: readonly CommandName[] = [...MANIFEST_COMMANDS, "pull", "report"];
const RUNS: readonly CommandName[] = [...MANIFEST_COMMANDS, "report"];

/** The outputs of all actions. */
export const OUTPUTS: Readonly<Record<OutputName, OutputWords>> = {
  summary: {
    commands: ALL_COMMANDS,
    inPull: "What was pulled, in one line. It has figures, but no names and no texts.",
    text: "The result in one line, such as `Translations: 16 to create, 21 to update, 3 to rename`; in a pull request, of what it causes. It has figures, but no names and no texts.",
  },
  "has-changes": {
    commands: ALL_COMMANDS,
    text: "`true` if the plan has changes (after apply: had changes), `false` if not. Empty if nothing was compared.",
    inPull: "`true` if texts were pulled, `false` if not. Empty if nothing was compared.",
  },
  conflicts: {
    commands: ALL_COMMANDS,
    text: "Number of declared texts that the file and the project both changed. Empty if nothing was compared.",
    inPull: "Number of texts that the file and the project both changed. They are not pulled.",
  },
  failed: {
    commands: RUNS,
    text: "Number of changes that failed, were skipped or were not attempted.",
  },
  drift: {
    commands: ["drift", "report"],
    text: "After drift: whether the project differs from what is declared, also if there are only texts to pull. What a rule keeps does not count. Empty if nothing was compared.",
  },
  ready: {
    commands: ["status", "report"],
    text: "After status: whether all languages have what `ready` in lokaform.yaml requires. If not, the step fails. Empty if nothing is required, or nothing was counted.",
  },
  "pull-request-number": {
    commands: ["pull"],
    text: "Number of the open pull request. Empty if there is none.",
  },
  "pull-request-url": {
    commands: ["pull"],
    text: "Address of the open pull request. Empty if there is none.",
  },
  matrix: {
    commands: RUNS,
    text: 'The names of the `projects` in lokaform.yaml, as a JSON list for `strategy.matrix`; without `projects`, `[""]`. validate also sets it, without a token.',
  },
  "plan-file": { commands: ["plan"], text: "Path of the plan, if `out` is set." },
  "report-file": {
    commands: RUNS,
    text: "Path of the report, if `report` is set. With several, one path per line.",
  },
  "backup-file": {
    commands: ["apply"],
    text: "Path of the backup, if one was written. With several projects, one path per line.",
  },
};
