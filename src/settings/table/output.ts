/** Files that a run writes or reads, what it prints, and its exit code. */
import * as z from "zod";
import { COMMAND_NAMES, COMPARE_COMMANDS, MANIFEST_COMMANDS, REPORT_COMMANDS } from "../../model/command.ts";
import { type SettingOption, setting } from "../../model/setting.ts";
import type { Topic } from "./topic.ts";

const path = { schema: () => z.string().min(1), expects: "the path of a file" };
const yesOrNo = { schema: () => z.boolean(), expects: "true or false", default: false };
const file: SettingOption = { offered: "everywhere", as: "text", metavar: "FILE" };
const commandLineSwitch: SettingOption = { offered: "on the command line", as: "switch" };

export const OUT = setting({
  ...path,
  name: "out",
  commands: ["plan"],
  option: file,
  docs: { text: "Write the plan to this file, as JSON." },
});

export const PLAN = setting({
  ...path,
  name: "plan",
  commands: ["apply"],
  option: file,
  docs: {
    text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
    commandLine: "`plan --out` writes the file.",
    action: "The input `out` of plan writes the file.",
  },
});

export const REPORT = setting({
  name: "report",
  schema: () => z.array(z.string().regex(/.\.(json|md|html)$/)),
  expects: "the path of a file that ends with .json, .md or .html",
  default: [],
  commands: [...MANIFEST_COMMANDS, "restore", "report"],
  option: { offered: "everywhere", as: "list", metavar: "FILE" },
  docs: {
    text: "Write the complete report to a file. Its extension decides: `.json` is data, `.md` is Markdown, `.html` is a page with filters and a search.",
  },
});

export const FORMAT = setting({
  name: "format",
  schema: () => z.enum(["text", "json", "markdown"]),
  expects: "text, json or markdown",
  default: "text",
  commands: [...COMPARE_COMMANDS, "report"],
  option: { offered: "on the command line", as: "text", metavar: "FORMAT" },
  docs: { text: "Output format: `text`, `json` or `markdown`." },
});

export const DETAILED_EXITCODE = setting({
  ...yesOrNo,
  name: "detailed_exitcode",
  commands: ["plan", "pull"],
  option: commandLineSwitch,
  docs: {
    text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files.",
  },
});

export const ALL = setting({
  ...yesOrNo,
  name: "all",
  commands: [...REPORT_COMMANDS, "pull"],
  option: commandLineSwitch,
  docs: {
    text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
    commandLine:
      "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `--filter` is given.",
  },
});

export const MATRIX = setting({
  ...yesOrNo,
  name: "matrix",
  commands: ["validate", "plan"],
  option: commandLineSwitch,
  docs: {
    text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else.",
  },
});

export const VERBOSE = setting({
  ...yesOrNo,
  name: "verbose",
  commands: [...REPORT_COMMANDS, "pull"],
  option: { offered: "on the command line", as: "switch" },
  docs: { text: "Also print each request.", commandLine: "It goes to standard error." },
});

export const QUIET = setting({
  ...yesOrNo,
  name: "quiet",
  commands: [...MANIFEST_COMMANDS, "restore", "report"],
  option: { offered: "on the command line", as: "switch", short: "q" },
  docs: { text: "Print only problems, failures and the last line of the plan." },
});

export const YES = setting({
  ...yesOrNo,
  name: "yes",
  commands: ["apply", "restore", "webhook-secret"],
  option: commandLineSwitch,
  docs: {
    text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal.",
  },
});

export const NO_COLOR = setting({
  ...yesOrNo,
  name: "no_color",
  commands: COMMAND_NAMES,
  option: commandLineSwitch,
  docs: { text: "Do not use colours. The environment variable `NO_COLOR` does the same." },
});

export const HELP = setting({
  ...yesOrNo,
  name: "help",
  commands: COMMAND_NAMES,
  option: { offered: "on the command line", as: "switch", short: "h" },
  docs: { text: "Show this help." },
});

export const VERSION = setting({
  ...yesOrNo,
  name: "version",
  commands: COMMAND_NAMES,
  option: { offered: "on the command line", as: "switch", short: "V" },
  docs: { text: "Show the version." },
});

export const OUTPUT_TOPIC: Topic = {
  title: "Files and output",

  settings: [OUT, PLAN, REPORT, FORMAT, DETAILED_EXITCODE, ALL, MATRIX, VERBOSE, QUIET],
};

export const GENERAL_TOPIC: Topic = { title: "General", settings: [YES, NO_COLOR, HELP, VERSION] };
