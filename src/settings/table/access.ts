/** What a workflow may do, and what it shows. */
import * as z from "zod";
import { COMPARE_COMMANDS, MANIFEST_COMMANDS, ONLINE_COMMANDS } from "../../model/command.ts";
import { setting } from "../../model/setting.ts";
import { widensAlong } from "../../model/widening.ts";
import type { EntryInput, Topic } from "./topic.ts";

const names = () => z.array(z.string().min(1));

export const GITHUB_TOKEN_INPUT: EntryInput = {
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

export const APPLY_FROM = setting({
  name: "apply_from",
  schema: names,
  expects: "names or patterns of branches",
  default: [],
  commands: ["plan", "apply", "report", "webhook-secret"],
  option: { offered: "in the action", as: "list", metavar: "BRANCH" },
  docs: {
    text: "Branches from which apply may write, in addition to the default branch. Set it for plan and report as well: the comment on a pull request says whether apply writes from its base branch. `*` matches everything except `/`. Apply never writes from a pull request, from a merge queue, or from a commit that is no longer the head of its branch.",
  },
});

export const ALLOW_PROJECTS = setting({
  name: "allow_projects",
  schema: names,
  expects: "ids of projects",
  commands: ONLINE_COMMANDS,
  option: { offered: "everywhere", as: "list", metavar: "ID" },
  docs: {
    text: "Ids of the projects that a run may use. If lokaform.yaml names another project, nothing is sent and the run fails.",
    default: "any project that the token can reach.",
  },
});

export const ALLOW_VARIABLES = setting({
  name: "allow_variables",
  schema: names,
  expects: "names of environment variables",
  commands: [...MANIFEST_COMMANDS, "webhook-secret", "init"],
  option: { offered: "everywhere", as: "list", metavar: "NAME" },
  docs: {
    text: "Environment variables that manifests and lokaform.yaml may use, as `${NAME}` or in `token_env`.",
    default: "any variable except reserved ones.",
  },
});

export const FAIL_ON_DRIFT = setting({
  name: "fail_on_drift",
  schema: () => z.boolean(),
  expects: "true or false",
  default: false,
  commands: ["drift", "report"],
  option: { offered: "in the action", as: "switch" },
  docs: { text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds." },
});

export const PUBLISH = setting({
  name: "publish",
  schema: () => z.boolean(),
  expects: "true or false",
  default: true,
  commands: COMPARE_COMMANDS,
  option: { offered: "in the action", as: "switch" },
  docs: {
    text: "Write no comment, no answer after a merge, and no drift issue. Use it in the jobs of a matrix, if another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`. Annotations and check runs are still written.",
  },
});

export const SHOW_TEXTS = setting({
  name: "show_texts",
  schema: () => z.boolean(),
  expects: "true or false",
  default: true,
  commands: MANIFEST_COMMANDS,
  file: "both",
  widens: widensAlong([false, true], true),
  docs: {
    example: false,
    text: "If `false`, comments, issues, summaries and the log of the action contain names of fields, but no texts. In a pull request, the settings of its target count as well.",
  },
});

export const ACCESS_TOPIC: Topic = {
  title: "On GitHub",
  entryInputs: [GITHUB_TOKEN_INPUT],
  settings: [APPLY_FROM, ALLOW_PROJECTS, ALLOW_VARIABLES, PUBLISH, FAIL_ON_DRIFT, SHOW_TEXTS],
};
