/** Which reports are put together. */
import * as z from "zod";
import { FEW_GLOBS, globText } from "../../kinds/glob.ts";
import type { CommandName } from "../../model/command.ts";
import { setting } from "../../model/setting.ts";
import type { Topic } from "./topic.ts";

const commands: readonly CommandName[] = ["report"];
const texts = () => z.array(z.string().min(1));

export const REPORTS = setting({
  name: "reports",
  schema: () => z.array(globText()).refine(...FEW_GLOBS),
  expects: "paths or globs of files",
  commands,
  option: { offered: "as an argument and in the action", as: "list", metavar: "FILE…" },
  docs: {
    text: "Report files of `validate`, `plan`, `apply` or `drift`: paths or globs, for example `reports/**/*.json`.",
    action: "Relative to `working-directory`.",
  },
});

/** Each value is a name, or a JSON list of names as the output `matrix` has it: with an empty name if there are no `projects`. */
const names = () =>
  texts().transform((values, context) =>
    values.flatMap((value) => {
      if (!value.startsWith("[")) return [value];
      const list = z.array(z.string()).safeParse(parsed(value));
      if (list.success) return list.data.filter((name) => name !== "");
      context.addIssue("is not a JSON list of names");
      return [];
    }),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const EXPECT = setting({
  name: "expect",
  schema: names,
  expects: "names of projects, or a JSON list of them",
  default: [],
  commands,
  option: { offered: "everywhere", as: "list", metavar: "NAME" },
  docs: {
    text: "Names of the projects that must have a report, or a JSON list of names. If a report is missing, the run names its project and fails.",
    action: "Use the output `matrix` of the step that makes the matrix.",
    default: "only the projects in the reports.",
  },
});

export const REPORT_TOPIC: Topic = { title: "For report", settings: [REPORTS, EXPECT] };
