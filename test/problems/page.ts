/** docs/problems.md: its topics, its sections, and what is needed to run their examples. */
import { readFileSync } from "node:fs";
import type { Problem, ProblemCode } from "../../src/model/problem.ts";

export interface Explanation {
  title: string;
  cause: string;
  fix: string;
  effect: Effect;
  example: Example;
}

/** It has only problems with the code of its section, and the first one is shown as `shown`. */
export interface Example {
  files: Readonly<Record<string, string>>;
  /** A command line, the inputs of the action, such as `command: apply`, or another action. */
  run: string;
  /** The line on a terminal, with its code at the end. If there are several with this code: the first one. */
  shown: string;
}

/** What the usual problem with a code stops, in the words of the page. Some codes also have problems that stop less. */
const EFFECTS = [
  { name: "run", words: "Error. Nothing is written, for any project." },
  { name: "project", words: "Error. The run stops for this project." },
  {
    name: "change",
    words: "Error. This change is skipped, and nothing is removed. The other changes go on.",
  },
  { name: "change", words: "Error. The run goes on, and ends with exit code 1." },
  { name: "remark", words: "Warning or notice. The run goes on." },
  {
    name: "advice",
    words:
      "Warning. The run goes on, unless `checks` makes it an error: then the run stops for this project.",
  },
] as const;
type Effect = (typeof EFFECTS)[number]["name"];

/** Whether a problem has this effect. Advice is a remark, unless a setting makes it an error. */
export function isEffectOf(
  effect: Effect,
  { severity, scope }: Pick<Problem, "severity" | "scope">,
): boolean {
  const usual = severity === "error" ? scope : "remark";
  return (effect === "advice" ? "remark" : effect) === usual;
}

export const PAGE = readFileSync("docs/problems.md", "utf8");

/** The parts of a text that each match of the expression starts, with its group. What is before the first is left out. */
function partsOf(text: string, start: RegExp): { heading: string; text: string }[] {
  const [, ...parts] = text.split(start);
  return parts.flatMap((heading, at) => (at % 2 === 0 ? [{ heading, text: parts[at + 1] ?? "" }] : []));
}

/** Each topic, with its sections, in the order of the page. */
export const TOPICS = partsOf(PAGE, /^## (.*)\n/m).map(({ heading, text }) => ({
  title: heading,
  sections: partsOf(text, /^### (.*)\n/m),
}));

const SECTION =
  /^\n\*\*(?<title>.+)\.\*\* (?<effect>.+)\n\n\*Cause:\* (?<cause>.+)\n\n\*Fix:\* (?<fix>.+)\n\n\*Example:\*(?: .+)?\n\n```text\n(?<example>(?:.*\n)+)```\n+$/;

/** The section of a code. It throws if the section has another form than the others. */
export function explanationOf(code: ProblemCode): Explanation {
  const section = TOPICS.flatMap(({ sections }) => sections).find(({ heading }) => heading === code);
  const found = SECTION.exec(section?.text ?? "")?.groups;
  if (!found) throw new Error(`docs/problems.md needs a section ${code} in the form of the others.`);
  const { title = "", cause = "", fix = "", example = "" } = found;
  const effect = EFFECTS.find(({ words }) => words === found.effect)?.name;
  if (!effect) throw new Error(`The section ${code} must say one of the effects in EFFECTS.`);
  return { title, cause, fix, effect, example: exampleOf(code, example) };
}

const EXAMPLE =
  /^(?<files>(?:.*\n)*)(?:\$ (?<line>lokaform .+)|with: \{ (?<inputs>.+) \}|(?<uses>uses: .+))\n(?<shown>.+(?:\n {2}.+)*)\n$/;

/** Files, each below a line with its path, then the command and what it shows. */
function exampleOf(code: ProblemCode, text: string): Example {
  const { files, line, inputs, uses, shown } = EXAMPLE.exec(text)?.groups ?? {};
  const run = line ?? inputs ?? uses;
  if (files === undefined || run === undefined || shown === undefined)
    throw new Error(`The example of ${code} must end with a command and the problem that it shows.`);
  const all = partsOf(files, /(?<=^|\n\n)# (\S+)\n/);
  return {
    files: Object.fromEntries(all.map((one) => [one.heading, `${one.text.trimEnd()}\n`])),
    run,
    shown,
  };
}
