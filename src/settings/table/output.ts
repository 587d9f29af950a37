import * as z from "zod";
import { oneOf } from "../../kinds/settings.ts";
import { FEW_GLOBS, globText } from "../../locales/glob.ts";
import {
  COMMAND_NAMES,
  COMPARE_COMMANDS,
  type CommandName,
  MANIFEST_COMMANDS,
  PLAN_COMMANDS,
  REPORT_COMMANDS,
} from "../../model/command.ts";
import { loosensAlong, setting } from "../../model/setting.ts";
import { jsonOrUndefined } from "../../wire/json.ts";
import { filePath, nameList, SWITCH, type Topic, YES_OR_NO } from "./commands.ts";

export const OUT = setting("out", {
  ...filePath("option", "input"),
  commands: ["plan"],
  text: "Write the plan to this file, as JSON.",
});

export const PLAN = setting("plan", {
  ...filePath("option", "input"),
  commands: ["apply"],
  text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
  inHelp: "`plan --out` writes the file.",
  inAction: "The input `out` of plan writes the file.",
});

export const REPORT = setting("report", {
  schema: () => z.array(z.string().regex(/.\.(json|md|html)$/)),
  expects: "the path of a file that ends with .json, .md or .html",
  default: [],
  commands: [...MANIFEST_COMMANDS, "restore", "report"],
  option: { offered: ["option", "input"], as: "list", metavar: "FILE" },
  text: "Write the complete report to a file. Its extension decides: `.json` is data, `.md` is Markdown, `.html` is a page with filters and a search.",
});

export const FORMAT = setting("format", {
  ...oneOf(["text", "json", "markdown"]),
  default: "text",
  commands: [...COMPARE_COMMANDS, "report"],
  option: { offered: ["option"], as: "text", metavar: "FORMAT" },
  text: "Output format: `text`, `json` or `markdown`.",
});

export const DETAILED_EXITCODE = setting("detailed_exitcode", {
  ...SWITCH,
  commands: ["plan", "pull"],
  text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files.",
});

export const ALL = setting("all", {
  ...SWITCH,
  commands: [...REPORT_COMMANDS, "pull"],
  text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
  inHelp:
    "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `plan --filter` is given.",
});

export const MATRIX = setting("matrix", {
  ...SWITCH,
  commands: ["validate", "plan"],
  text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else.",
});

export const VERBOSE = setting("verbose", {
  ...SWITCH,
  commands: [...REPORT_COMMANDS, "pull"],
  text: "Also print each request.",
  inHelp: "It goes to standard error.",
});

export const QUIET = setting("quiet", {
  ...YES_OR_NO,
  commands: [...MANIFEST_COMMANDS, "restore", "report"],
  option: { offered: ["option"], as: "switch", short: "q" },
  text: "Print only problems, failures and the last line of the plan.",
});

export const YES = setting("yes", {
  ...SWITCH,
  commands: ["apply", "restore", "webhook-secret"],
  text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal.",
});

export const NO_COLOR = setting("no_color", {
  ...SWITCH,
  commands: COMMAND_NAMES,
  text: "Do not use colours. The environment variable `NO_COLOR` does the same.",
});

export const HELP = setting("help", {
  ...YES_OR_NO,
  commands: COMMAND_NAMES,
  option: { offered: ["option"], as: "switch", short: "h" },
  text: "Show this help.",
});

export const VERSION = setting("version", {
  ...YES_OR_NO,
  commands: COMMAND_NAMES,
  option: { offered: ["option"], as: "switch", short: "V" },
  text: "Show the version.",
});

export const OUTPUT_TOPIC: Topic = {
  title: "Files and output",
  settings: [OUT, PLAN, REPORT, FORMAT, DETAILED_EXITCODE, ALL, MATRIX, VERBOSE, QUIET],
};

export const GENERAL_TOPIC: Topic = { title: "General", settings: [YES, NO_COLOR, HELP, VERSION] };

const commands: readonly CommandName[] = ["report"];

export const REPORTS = setting("reports", {
  schema: () => z.array(globText()).refine(...FEW_GLOBS),
  expects: "paths or globs of files",
  commands,
  option: { offered: ["argument", "input"], as: "list", metavar: "FILE…" },
  text: "Report files: paths or globs, for example `reports/**/*.json`.",
  inAction: "Relative to `working-directory`.",
});

/** Names with commas between them, or a JSON list as of the output `matrix`: with an empty name if there are no `projects`. */
const names = () =>
  nameList().transform((values, context) =>
    values.flatMap((value) => {
      if (!value.startsWith("[")) return value.split(/,\s*/);
      const list = z.array(z.string()).safeParse(jsonOrUndefined(value));
      if (list.success) return list.data.filter((name) => name !== "");
      context.addIssue("is not a JSON list of names");
      return [];
    }),
  );

export const EXPECT = setting("expect", {
  schema: names,
  expects: "names of projects, or a JSON list of them",
  default: [],
  commands,
  option: { offered: ["option", "input"], as: "list", metavar: "NAME" },
  text: "Names of the projects that must have a report, or a JSON list of names. If one is missing, the run fails.",
  inAction: "Use the output `matrix` of the step that makes the matrix.",
  usual: "only the projects in the reports.",
});

export const REPORT_TOPIC: Topic = { title: "For report", settings: [REPORTS, EXPECT] };

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };
const DAY = 86_400_000;
const NOT_A_TIME = "is not a time from 1 s to 24 h";

const duration = () =>
  z
    .string()
    .regex(/^(\d{1,9})([smh])$/, NOT_A_TIME)
    .transform((text) => Number.parseInt(text, 10) * (UNITS[text.slice(-1)] ?? 0))
    .refine((length) => length >= 1_000 && length <= DAY, NOT_A_TIME);

export const TIME_LIMIT = setting("time_limit", {
  schema: duration,
  expects: "a time such as 30m, 90s or 1h, from one second to 24 hours",
  commands: [...REPORT_COMMANDS, "pull"],
  file: "top",
  option: { offered: ["option"], as: "text", metavar: "TIME" },
  example: "30m",
  text: "Maximum time of the run (`90s`, `30m`, `1h`). After it, the run sends no new change and fails.",
  usual: "no limit.",
});

export const RATE = setting("rate", {
  schema: () => z.union([z.literal("auto"), z.number().min(0.1).max(1000)]),
  expects: "auto, or a number from 0.1 to 1000",
  default: "auto",
  commands: [...REPORT_COMMANDS, "pull", "init"],
  file: "both",
  option: { offered: ["option"], as: "number", metavar: "N" },
  example: 3,
  text: "Requests per second. `auto`: as the service's responses say, shared with other runs; 6 if they say nothing.",
});

export const CONCURRENCY = setting("concurrency", {
  schema: () => z.int().min(1).max(10),
  expects: "a whole number from 1 to 10",
  default: 6,
  commands: [...REPORT_COMMANDS, "pull"],
  file: "both",
  option: { offered: ["option"], as: "number", metavar: "N" },
  example: 2,
  text: "Requests at the same time, 1 to 10.",
});

export const USE_AUTOMATIONS = setting("use_automations", {
  schema: () => z.boolean(),
  expects: "true or false",
  commands: [...PLAN_COMMANDS, "restore"],
  file: "both",
  loosens: loosensAlong([false, undefined, true], undefined),
  example: false,
  text: "Whether writes start the automations of the project.",
  usual: "the service decides.",
});

export const PACE_TOPIC: Topic = {
  title: "Pace",
  settings: [TIME_LIMIT, RATE, CONCURRENCY, USE_AUTOMATIONS],
};
