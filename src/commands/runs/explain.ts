import { join } from "node:path";
import { readFile } from "../../files/system.ts";
import type { Terminal } from "../../host/terminal.ts";
import { PROBLEM_CODES, type ProblemCode, problem } from "../../model/problem.ts";
import { quoted } from "../../report/safeText.ts";
import { columns, type Paint, widthFor, wrapLine } from "../../report/text/screen.ts";
import { problemAddress } from "../../report/view/words.ts";
import { optionProblems, optionValue, type RawOptions } from "../../settings/flags.ts";
import { EXPLAINED_CODE } from "../../settings/table/commands.ts";

export async function explainProblem(raw: RawOptions, { setup, print, screen, showProblems }: Terminal) {
  const wrong = optionProblems(raw);
  const given = optionValue(EXPLAINED_CODE, raw);
  const code = PROBLEM_CODES.find((one) => one === given);
  if (wrong.length === 0 && given !== undefined && code === undefined) {
    const message = `There is no problem code ${quoted(given)}. lokaform explain lists all codes.`;
    wrong.push(problem("bad-setting", message));
  }
  if (wrong.length > 0) {
    showProblems(wrong);
    return 1;
  }
  const page = await readFile(join(setup.packageRoot, "docs/problems.md"), "utf8");
  const width = widthFor(screen.width);
  for (const line of code ? explanation(code, page, width, screen.paint) : list(page, width, screen.paint))
    print(line);
  return 0;
}

/** The headings of docs/problems.md, and the sections below each. A section has a title in bold before its text. */
function groupsOf(page: string) {
  const [, ...groups] = page.split(/^## /m);
  return groups.map((group) => {
    const [heading = "", ...sections] = group.split(/\n+### /);
    const parts = sections.map((section) => /^(\S+)\n+\*\*(.*?)\.\*\* (.*)$/s.exec(section) ?? []);
    return {
      heading,
      sections: parts.map(([, code = "", title = "", text = ""]) => ({ code, title, text })),
    };
  });
}

function explanation(code: ProblemCode, page: string, width: number, paint: Paint): string[] {
  const section = groupsOf(page)
    .flatMap(({ sections }) => sections)
    .find((one) => one.code === code);
  if (!section) throw new Error(`docs/problems.md has no section ${code}`);
  const [words = "", example = ""] = section.text.split(/\n```text\n|\n```/);
  const paragraphs = words
    .trim()
    .replace("*Example:*", "For example:")
    .split(/\n{2,}/);
  // A wrapped line of a file would have another meaning.
  const wrapped = (line: string) => (line.endsWith(`[${code}]`) ? wrapLine(line, width - 2) : [line]);
  const shown = example.split("\n").flatMap(wrapped);
  return [
    ...wrapLine(`${code}: ${section.title}`, width).map((line) => paint("strong", line)),
    ...paragraphs.flatMap((one) => [
      ...wrapLine(one.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), width),
      "",
    ]),
    ...shown.map((line) => (line === "" ? "" : `  ${line}`)),
    "",
    problemAddress(code),
  ];
}

function list(page: string, width: number, paint: Paint): string[] {
  const parts = groupsOf(page).map(({ heading, sections }) => {
    const rows = sections.map(({ code, title }) => [code, title] as const);
    return [paint("strong", heading), ...columns(rows, width), ""];
  });
  return [...parts.flat(), ...wrapLine("lokaform explain CODE explains one of them.", width)];
}
