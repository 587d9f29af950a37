import * as z from "zod";
import { globComplaint, refusedBy } from "../../locales/glob.ts";
import {
  COMPARE_COMMANDS,
  CONFIGURED_COMMANDS,
  MANIFEST_COMMANDS,
  ONLINE_COMMANDS,
} from "../../model/command.ts";
import { DEFAULT_RULES, loosensAlong, setting } from "../../model/setting.ts";
import { commaNames, filePath, nameList, type Topic, YES_OR_NO } from "./commands.ts";
import { MANIFEST_SETTINGS } from "./kinds.ts";
import { TEXTS } from "./texts.ts";

const text = () => z.string().min(1);

export const TOKEN_FILE = setting("token_file", {
  ...filePath("option"),
  commands: [...ONLINE_COMMANDS, "sandbox", "init"],
  text: "File with the API token.",
  usual: "the environment variable `LOKALISE_API_TOKEN`.",
});

export const TOKEN_ENV = setting("token_env", {
  schema: () =>
    text().superRefine(
      refusedBy((name) =>
        /^[A-Za-z_]\w*$/.test(name) && !/^[\da-f]{20,}$/.test(name)
          ? undefined
          : "is not the name of a variable, such as IOS_TOKEN. If it is the token, make a new one in Lokalise, because this one stays in the history of git",
      ),
    ),
  expects: "the name of an environment variable",
  commands: ONLINE_COMMANDS,
  file: "entry",
  // Another token may have more rights, and another variable is sent.
  loosens: () => true,
  example: "IOS_TOKEN",
  text: "Environment variable with the API token of this project.",
  usual: "the token of the run.",
});

export const PROJECT = setting("project", {
  // `meta` is for the JSON Schema: what lokaform.yaml can have.
  schema: () => text().meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
  expects: "the id of a project, as text",
  commands: [...ONLINE_COMMANDS, "init"],
  file: "both",
  option: { offered: ["option", "input"], as: "text", metavar: "ID" },
  example: "3002780358964f9bab5a92.87762498",
  text: "The project: its id, such as `3002780358964f9bab5a92.87762498`, or `id:branch` for a branch of it.",
  inHelp: "Its URL also works.",
  inAction: "Its URL also works.",
  inFile: "A URL is not accepted here. `${NAME}` is replaced from the environment.",
});

export const CONFIG = setting("config", {
  ...filePath("option", "input"),
  default: "lokaform.yaml",
  commands: CONFIGURED_COMMANDS,
  text: "Settings file.",
  inAction: "Relative to `working-directory`.",
  usual: "`lokaform.yaml`, if it exists.",
});

export const ONLY = setting("only", {
  schema: commaNames,
  expects: "names of projects in lokaform.yaml",
  commands: CONFIGURED_COMMANDS,
  option: { offered: ["option", "input"], as: "list", metavar: "NAME" },
  text: "Use only these projects of lokaform.yaml, by name.",
  inAction: "A run with `only` has its own pull request comment.",
  usual: "all of them.",
});

export const FILTER = setting("filter", {
  schema: () =>
    z.array(
      z
        .string()
        .regex(/^(?!(?:key|tag|file):$)./su, "is not a filter")
        .superRefine(
          refusedBy((filter) => (filter.startsWith("file:") ? globComplaint(filter.slice(5)) : undefined)),
        ),
    ),
  expects: "KEY, PREFIX*, tag:TAG or file:PATH",
  default: [...DEFAULT_RULES.filter],
  commands: [...COMPARE_COMMANDS, "pull"],
  option: { offered: ["option", "input"], as: "list", metavar: "KEY" },
  inAction: "A run with `filter` has its own pull request comment and drift issue.",
  text: "Use only the declared keys that match: a name, a prefix with `*` after it, `tag:TAG`, or `file:PATH` (a path or glob of manifests). Of several filters, a key must match any. Webhooks are used only with `file:`. Nothing is removed.",
  usual: "all of them.",
});

export const PROJECTS = setting("projects", {
  schema: () => z.record(z.string(), z.unknown()),
  expects: "a mapping of names to projects, such as { web: { project: ID } }",
  commands: CONFIGURED_COMMANDS,
  file: "top",
  empty: "refused: it needs a project.",
  example: { web: { project: "3002780358964f9bab5a92.87762498" }, ios: { project: "${IOS_PROJECT}" } },
  text: "Several projects by name, each with its own settings. `project` is then only for an entry, and `time_limit` only for the whole file.",
  usual: "one project.",
});

export const API_URL = setting("api_url", {
  schema: text,
  expects: "a URL",
  commands: [...ONLINE_COMMANDS, "sandbox", "init"],
  option: { offered: ["option"], as: "text", metavar: "URL" },
  environment: "LOKALISE_API_URL",
  text: "Address of the API. Only HTTPS is accepted, except for an address of this machine.",
  usual: "`LOKALISE_API_URL` from the environment, or `https://api.lokalise.com/api2`.",
});

export const PROJECT_TOPIC: Topic = {
  title: "Which project, and how it is reached",
  settings: [
    PROJECT,
    CONFIG,
    ONLY,
    FILTER,
    PROJECTS,
    ...MANIFEST_SETTINGS,
    TEXTS,
    TOKEN_FILE,
    TOKEN_ENV,
    API_URL,
  ],
};

export const APPLY_FROM = setting("apply_from", {
  // A branch can have a comma in its name, but no blank.
  schema: () =>
    nameList().transform((list) =>
      list.flatMap((text) => text.split(/,\s+/).map((name) => name.replace(/^refs\/heads\//, ""))),
    ),
  expects: "names or patterns of branches",
  default: [],
  commands: ["plan", "apply", "report", "webhook-secret"],
  option: { offered: ["input"], as: "list", metavar: "BRANCH" },
  text: "Branches from which apply may write, in addition to the default branch. `*` matches everything except `/`. Set it for plan and report as well, whose comments say whether apply writes.",
});

export const ALLOW_PROJECTS = setting("allow_projects", {
  schema: commaNames,
  expects: "ids of projects",
  commands: ONLINE_COMMANDS,
  option: { offered: ["option", "input"], as: "list", metavar: "ID" },
  text: "Ids of the projects that a run may use. If lokaform.yaml names another project, nothing is sent and the run fails.",
  usual: "any project that the token can reach.",
});

export const ALLOW_VARIABLES = setting("allow_variables", {
  schema: () => commaNames().transform((names) => names.map((name) => name.replace(/^\$\{(\w+)\}$/, "$1"))),
  expects: "names of environment variables",
  commands: [...MANIFEST_COMMANDS, "pull", "webhook-secret", "init"],
  option: { offered: ["option", "input"], as: "list", metavar: "NAME" },
  text: "Environment variables that manifests and lokaform.yaml may use, as `${NAME}` or in `token_env`.",
  usual: "any variable except reserved ones.",
});

export const FAIL_ON_DRIFT = setting("fail_on_drift", {
  ...YES_OR_NO,
  commands: ["drift", "report"],
  option: { offered: ["input"], as: "switch" },
  text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds.",
});

export const PUBLISH = setting("publish", {
  ...YES_OR_NO,
  default: true,
  commands: COMPARE_COMMANDS,
  option: { offered: ["input"], as: "switch" },
  text: "Write no comment, no answer after a merge, and no drift issue, because another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`.",
});

export const SHOW_TEXTS = setting("show_texts", {
  ...YES_OR_NO,
  default: true,
  commands: MANIFEST_COMMANDS,
  file: "both",
  loosens: loosensAlong([false, true], true),
  example: false,
  text: "If `false`, comments, issues, summaries and the log of the action have names of fields, but no texts.",
});

export const ACCESS_TOPIC: Topic = {
  title: "On GitHub",
  settings: [APPLY_FROM, ALLOW_PROJECTS, ALLOW_VARIABLES, PUBLISH, FAIL_ON_DRIFT, SHOW_TEXTS],
};
