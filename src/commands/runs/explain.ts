/** Explains a problem code, or lists all codes. The explanations are the sections of docs/problems.md. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Terminal } from "../../host/terminal.ts";
import { didYouMean } from "../../model/nearest.ts";
import { PROBLEM_CODES, type ProblemCode, problem } from "../../model/problem.ts";
import { quoted } from "../../report/safeText.ts";
import type { Paint } from "../../report/text/screen.ts";
import { problemAddress } from "../../report/view/words.ts";
import { optionProblems, optionValue, type RawOptions } from "../../settings/flags.ts";
import { EXPLAINED_CODE } from "../../settings/table/commands.ts";
import { columns, widthFor, wrapped } from "../columns.ts";

export async function explainProblem(
  raw: RawOptions,
  { setup, print, screen: { paint }, showProblems }: Terminal,
): Promise<number> {
  const wrong = optionProblems(raw);
  // Somebody may copy the code with its brackets.
  const given = optionValue(EXPLAINED_CODE, raw)?.replace(/^\[(.*)\]$/, "$1");
  const code = PROBLEM_CODES.find((one) => one === given);
  if (wrong.length === 0 && given !== undefined && code === undefined) wrong.push(unknownCode(given));
  if (wrong.length > 0) {
    showProblems(wrong);
    return 1;
  }
  const page = await readFile(join(setup.packageRoot, "docs/problems.md"), "utf8");
  const width = widthFor(setup.console.width);
  for (const line of code ? explanation(code, page, width, paint) : list(page, width, paint)) print(line);
  return 0;
}

function unknownCode(given: string) {
  const guess = didYouMean(given, PROBLEM_CODES) || " lokaform explain lists all codes.";
  return problem("bad-setting", `There is no problem code ${quoted(given)}.${guess}`);
}

interface Section {
  heading: string;
  text: string;
}

/** The text below each heading of this level, up to the next one. */
function sectionsOf(text: string, level: "##" | "###"): Section[] {
  const [, ...parts] = text.split(new RegExp(`^${level} (.*)\n`, "m"));
  return parts.flatMap((heading, at) => (at % 2 === 0 ? [{ heading, text: parts[at + 1] ?? "" }] : []));
}

const EXAMPLE = /^```text\n(.*?)\n```$/ms;

/** The first paragraph is the title in bold, and what the problem does. */
function paragraphsOf({ text }: Section) {
  const all = text
    .replace(EXAMPLE, "")
    .trim()
    .split(/\n{2,}/);
  const [first = "", ...paragraphs] = all.map((one) => one.replaceAll("\n", " "));
  const [, title = "", effect = ""] = /^\*\*(.*?)\.\*\* (.*)$/.exec(first) ?? [];
  return { title, effect, paragraphs };
}

function explanation(code: ProblemCode, page: string, width: number, paint: Paint): string[] {
  const sections = sectionsOf(page, "##").flatMap(({ text }) => sectionsOf(text, "###"));
  const section = sections.find(({ heading }) => heading === code);
  if (!section) throw new Error(`docs/problems.md has no section ${code}`);
  const { title, effect, paragraphs } = paragraphsOf(section);
  const lines = EXAMPLE.exec(section.text)?.[1]?.split("\n") ?? [];
  // A wrapped line of a file would have another meaning.
  const shown = [...lines.slice(0, -1), ...wrapped(lines.at(-1) ?? "", width - 2)];
  const plain = paragraphs.map((one) =>
    one.replace("*Example:*", "*For example:*").replace(/^\*(.*?)\*/, "$1"),
  );
  return [
    ...wrapped(`${code}: ${title}`, width).map((line) => paint("strong", line)),
    ...wrapped(effect, width),
    "",
    ...plain.flatMap((one) => [...wrapped(one, width), ""]),
    ...shown.map((line) => (line === "" ? "" : `  ${line}`)),
    "",
    problemAddress(code),
  ];
}

function list(page: string, width: number, paint: Paint): string[] {
  const parts = sectionsOf(page, "##").map(({ heading, text }) => {
    const rows = sectionsOf(text, "###").map((one) => [one.heading, paragraphsOf(one).title] as const);
    return [paint("strong", heading), ...columns(rows, width), ""];
  });
  return [...parts.flat(), ...wrapped("lokaform explain CODE explains one of them.", width)];
}
