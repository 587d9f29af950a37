/**
 * Who may write, and who may say that a text is Markdown or HTML. Everything else goes through them, and so through the functions
 * that make strangers' text safe.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SOURCES } from "./sources.ts";

interface Rule {
  what: string;
  sign: RegExp;
  /** All files that match the sign. */
  files: readonly string[];
}

const RULES: readonly Rule[] = [
  {
    what: "the log of a step",
    sign: /\bcore\.(info|debug|notice|warning|error|setFailed|startGroup|group|endGroup|setCommandEcho)\b/,
    files: ["src/github/log.ts"],
  },
  { what: "masks", sign: /\bcore\.setSecret\b/, files: ["src/github/log.ts"] },
  {
    what: "what later steps read",
    sign: /\bcore\.(setOutput|saveState|exportVariable|addPath|summary|markdownSummary)\b/,
    files: ["src/github/outputs.ts"],
  },
  {
    what: "the global console",
    sign: /\bconsole\.(log|info|warn|debug|trace|table|dir|group|assert)\b/,
    files: [],
  },
  {
    what: "a console of ours",
    sign: /\bconsole\.(out|error)\b/,
    files: ["src/cli.ts", "src/commands/runs/sandbox.ts", "src/host/terminal.ts"],
  },
  { what: "a stream of the process", sign: /\bstd(out|err)\.write\b/, files: ["src/host/console.ts"] },
  { what: "a question on a terminal", sign: /\bcreateInterface\b/, files: ["src/host/prompt.ts"] },
  {
    what: "requests to GitHub that no other rule sees",
    sign: /\boctokit\.request\b|\b(pulls|reactions|git|repos)\.(create|update|delete)|\bmutate\(|mutate</,
    files: ["src/github/pullBranch.ts", "src/github/pullRequest.ts"],
  },
  {
    what: "lists of GitHub of any length",
    sign: /\bpaginate\((?![^;]*\bfirstPages\(\))/,
    files: [],
  },
  {
    what: "files of any size, and what is no file",
    sign: /\bfs\.readFile\b|\breadFileSync\b|\bcreateReadStream\b|\breadFile\b[^;]*from "node:fs/,
    files: ["src/files/system.ts", "src/sandbox/state.ts"],
  },
  { what: "check runs", sign: /\bchecks\.(create|update)\b/, files: ["src/github/checkRun.ts"] },
  {
    what: "a text that is said to be Markdown",
    sign: /\bas Markdown\b|(?<!\w)<Markdown>/,
    files: ["src/report/markdown/markdown.ts"],
  },
  {
    what: "a text that is taken over from an earlier comment",
    sign: /\bpublishedBefore\(/,
    files: ["src/report/markdown/afterMerge.ts", "src/report/markdown/markdown.ts"],
  },
  {
    what: "a text that is said to be HTML",
    sign: /\bas Html\b|(?<!\w)<Html>/,
    files: ["src/report/html.ts"],
  },
  {
    what: "a text that is said to be Lokaform's own words",
    sign: /\bas OwnWords\b|(?<!\w)<OwnWords>/,
    files: ["src/report/view/view.ts"],
  },
  {
    what: "the brands of HTML, Markdown and own words",
    sign: /\bunique symbol\b/,
    files: ["src/report/html.ts", "src/report/markdown/markdown.ts", "src/report/view/view.ts"],
  },
  {
    what: "HTML or code from a text, in the script of the page",
    sign: /\b(inner|outer)HTML\b|insertAdjacentHTML|srcdoc|document\.write|createContextualFragment|\beval\(|new Function/,
    files: [],
  },
];

test.each(RULES)("$what", ({ sign, files }) => {
  expect(SOURCES.filter(({ text }) => sign.test(text)).map(({ file }) => file)).toEqual(files);
});

test("what prints every line makes it safe for the log", () => {
  const lines = (file: string, sign: RegExp) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => sign.test(line));
  const logged = [
    ...lines("src/github/log.ts", /\bcore\.(info|debug|setFailed)\(|\bwrite\(/),
    ...lines("src/host/console.ts", /\b(stdout|stderr|prompt)\.write\(|\bopenStatusLine\(stderr/),
  ];
  expect(logged).toHaveLength(8);
  expect(logged.filter((line) => !/\bforLog\(/.test(line))).toEqual([]);
});

test("comments, issues and summaries are Markdown by their types", () => {
  const writing = /\bissues\.(create|update|createComment|updateComment|addLabels|lock)\b/;
  const writers = SOURCES.filter(({ text }) => writing.test(text));
  expect(writers.length).toBeGreaterThan(1);
  for (const { file, text } of writers) {
    expect(file).toMatch(/^src[\\/]github[\\/](comment|driftIssue|pullRequest)\.ts$/);
    expect(text).toMatch(/\bbody: Markdown\b/);
    expect(text.match(/\bbody: (?!Markdown\b)\w+/g) ?? []).toEqual([]);
  }
  expect(readFileSync("src/github/outputs.ts", "utf8")).toContain("writeSummary(words: Markdown)");
});

test("what makes Markdown of any text stays in its file", () => {
  const safe = readFileSync("src/report/markdown/markdown.ts", "utf8");
  expect(safe.match(/\bas Markdown\b/g)).toHaveLength(1);
  expect(safe).toContain("\nfunction asMarkdown(text: string): Markdown {");
});
