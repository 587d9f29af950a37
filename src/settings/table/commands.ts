import * as z from "zod";
import { oneOf } from "../../kinds/settings.ts";
import { type Setting, type SettingOption, setting } from "../../model/setting.ts";
import { MANIFEST_SETTINGS } from "./kinds.ts";

/** Settings that the documentation shows together. */
export interface Topic {
  title: string;
  settings: readonly Setting[];
}

export const YES_OR_NO = { schema: () => z.boolean(), expects: "true or false", default: false };
export const SWITCH = { ...YES_OR_NO, option: { offered: ["option"], as: "switch" } } as const;
export const filePath = (...offered: SettingOption["offered"]) => ({
  ...{ schema: () => z.string().min(1), expects: "the path of a file" },
  option: { offered, as: "text", metavar: "FILE" } as const,
});
export const FOLDER_PATH = {
  ...{ schema: () => z.string().min(1), expects: "the path of a folder" },
  option: { offered: ["option"], as: "text", metavar: "DIR" },
} as const;

export const nameList = () => z.array(z.string().min(1));
/** Several values, also with commas between them. */
export const commaNames = () =>
  nameList().transform((list) => list.flatMap((text) => text.split(",").map((name) => name.trim())));

const offered = ["option"] as const;

/** The workflows that init can write, each the name of a file in docs/workflows. */
export const WORKFLOW_NAMES = ["translations", "pull", "pull-request", "apply", "drift"] as const;
export type WorkflowName = (typeof WORKFLOW_NAMES)[number];

export const USUAL_WORKFLOWS: readonly WorkflowName[] = ["translations", "pull"];
export const WHOLE_WORKFLOWS: readonly WorkflowName[] = ["pull-request", "apply", "drift", "pull"];

export const WORKFLOWS = setting("workflows", {
  schema: () =>
    commaNames()
      .pipe(z.array(z.enum([...WORKFLOW_NAMES, "none"])))
      .refine((list) => !list.includes("none") || list.length === 1, "has none and other names")
      .refine(
        (list) =>
          !list.includes("translations") || list.every((name) => name === "translations" || name === "pull"),
        "has translations and a part of it",
      ),
  expects: `none, or names with commas between them: ${WORKFLOW_NAMES.join(", ")}. translations already contains pull-request, apply and drift`,
  commands: ["init"],
  option: { offered, as: "list", metavar: "translations,pull|none" },
  text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
  usual:
    "`translations` and `pull`, or before the first release the others, if there is no terminal for the question.",
});

export const DEFAULT_BRANCH = setting("default_branch", {
  schema: () => z.string().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
  expects: "the name of a branch",
  commands: ["init"],
  option: { offered, as: "text", metavar: "BRANCH" },
  text: "The branch from which the workflows apply.",
  usual: "the default branch of the repository, as far as git knows it.",
});

export const INIT_TEXTS = setting("texts", {
  ...oneOf(["all", "matching", "none"]),
  commands: ["init"],
  option: { offered, as: "text", metavar: "all|matching|none" },
  text: "Files of the app that lokaform.yaml reads in place of a keys.yaml: `all` that are found, `matching`: those most of whose names are in the project, or `none`.",
  usual: "a question. Without a terminal: `matching`, or `none` next to manifests.",
});

export const LOKAFORM = "lokaform";

export const SCHEMAS: readonly string[] = [...MANIFEST_SETTINGS.map(({ name }) => name), LOKAFORM];

export const SCHEMA_NAME = setting("schema_name", {
  ...oneOf(SCHEMAS),
  commands: ["schema"],
  option: { offered: ["argument"], as: "text", metavar: SCHEMAS.join("|") },
  text: "The schema to print.",
});

export const EXPLAINED_CODE = setting("problem_code", {
  schema: () => z.string().min(1),
  expects: "the code of a problem, such as unknown-member",
  commands: ["explain"],
  option: { offered: ["argument"], as: "text", metavar: "CODE" },
  text: "The code at the end of a problem. Without a code, all codes are listed.",
});

const SHELLS = ["bash", "zsh"] as const;

export const SHELL = setting("shell", {
  ...oneOf(SHELLS),
  commands: ["completion"],
  option: { offered: ["argument"], as: "text", metavar: SHELLS.join("|") },
  text: "The shell that the script is for.",
});

export const WEBHOOK = setting("webhook", {
  schema: () => z.string().min(1),
  expects: "the id or the URL of a webhook",
  commands: ["webhook-secret"],
  option: { offered: ["option", "input"], as: "text", metavar: "URL|ID" },
  text: "Id of the webhook, or its whole URL if no other webhook has the same one. The URL may contain `${NAME}`, as in the manifest.",
});

export const SECRETS_FILE = setting("secrets_file", {
  ...filePath("option", "input"),
  commands: ["webhook-secret"],
  text: "File for the secret. Only its owner can read it.",
});

export const ROTATE = setting("rotate", {
  ...YES_OR_NO,
  commands: ["webhook-secret"],
  option: { offered: ["option", "input"], as: "switch" },
  text: "Make a new secret first. The service uses it at once.",
  inAction: "It runs only where apply may write.",
});

export const PORT = setting("port", {
  schema: () => z.int().min(0).max(65_535),
  expects: "a whole number from 0 to 65535",
  default: 0,
  commands: ["sandbox"],
  option: { offered, as: "number", metavar: "N" },
  text: "Port to listen on.",
  usual: "any free port.",
});

export const STATE = setting("state", {
  ...filePath("option"),
  commands: ["sandbox"],
  text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write.",
});

export const COPY_OF = setting("copy_of", {
  schema: () => z.string().min(1),
  expects: "the id of a project",
  commands: ["sandbox"],
  option: { offered, as: "text", metavar: "ID" },
  text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
  inHelp:
    "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file.",
});

export const NO_LIMITS = setting("no_limits", {
  ...SWITCH,
  commands: ["sandbox"],
  text: "Do not enforce the service's limits (6 requests per second, 10 at the same time).",
});

export const LOG = setting("log", {
  ...filePath("option"),
  commands: ["sandbox"],
  text: "Write one line of JSON for each request: time, method, path, status, bytes of the response, ms.",
});

export const COMMAND_TOPICS: readonly Topic[] = [
  { title: "For init", settings: [INIT_TEXTS, WORKFLOWS, DEFAULT_BRANCH] },
  { title: "For webhook-secret", settings: [WEBHOOK, SECRETS_FILE, ROTATE] },
  { title: "For schema", settings: [SCHEMA_NAME] },
  { title: "For explain", settings: [EXPLAINED_CODE] },
  { title: "For completion", settings: [SHELL] },
  { title: "For the sandbox", settings: [PORT, STATE, COPY_OF, NO_LIMITS, LOG] },
];
