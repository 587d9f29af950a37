/** GitHub accepts what is written about any number of changes, and nothing is cut inside a block. */
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import type { RunCommand } from "../../../src/model/command.ts";
import { problem } from "../../../src/model/problem.ts";
import { bytes, characters } from "../../../src/report/markdown/body.ts";
import { comment, summary } from "../../../src/report/markdown/comment.ts";
import { driftIssue } from "../../../src/report/markdown/driftIssue.ts";
import type { ProjectReport, Report } from "../../../src/report/report.ts";
import { planned } from "../plan/planHarness.ts";
import { projectOf, reportOf } from "./reportHarness.ts";

const MANY = 20_000;
const nasty = "``` </details> <!-- --> ````` é漢🎁";
const keys = Array.from(
  { length: MANY },
  (_, index) =>
    `  - { key_name: "key.${index}", platforms: [web], translations: { en: "Text ${index} ${nasty}" } }\n`,
);
const { plan } = planned({ keys: `keys:\n${keys.join("")}` });
const { plan: some } = planned({ keys: `keys:\n${keys.slice(0, 100).join("")}` });
const { plan: few } = planned({ keys: `keys:\n${keys.slice(0, 2).join("")}` });

const UNPLANNED: ProjectReport = { id: "p.1", manifests: ["keys.yaml"], problems: [] };
const report = (command: RunCommand, projects: readonly ProjectReport[]) =>
  reportOf(projects, { command, declared: { keys: MANY } });
const options = { now: 0, marker: "lokaform:test", commit: "0123456789", run: "", workflowUrl: "" };
const PLACES = {
  comment: {
    max: 65_000,
    size: characters,
    write: (one: Report) => comment(one, { ...options, limit: 65_000 }),
  },
  issue: {
    max: 65_000,
    size: characters,
    write: (one: Report) => driftIssue(one, one.projects[0] ?? UNPLANNED, { ...options, limit: 65_000 }),
  },
  summary: {
    max: 1024 * 1024,
    size: bytes,
    write: (one: Report) => summary(one, { reportFile: "report.json" }),
  },
} as const;

/** The blocks of a text in GitHub's Markdown; code and HTML with their content. */
function blocksOf(text: string): { type: string; value: string }[] {
  const { children } = unified().use(remarkParse).use(remarkGfm).parse(text);
  return children.map((node) => ({ type: node.type, value: "value" in node ? node.value : "" }));
}

describe.each(Object.entries(PLACES))("a %s of 20,000 changes", (name, { max, size, write }) => {
  const command = name === "issue" ? "drift" : "plan";
  const words = write(report(command, [projectOf(plan)]));

  test("stays within its limit, and uses most of it", () => {
    expect(size(words)).toBeLessThanOrEqual(max);
    expect(size(words)).toBeGreaterThan(max * 0.85);
  });

  test("ends every fold and every fence", () => {
    const html = blocksOf(words).flatMap(({ type, value }) => (type === "html" ? [value] : []));
    expect(html.filter((tag) => tag.startsWith("<details>"))).toHaveLength(
      html.filter((tag) => tag === "</details>").length,
    );
    const small = blocksOf(write(report(command, [projectOf(few)]))).map(({ type }) => type);
    expect(blocksOf(words).at(-1)?.type).toBe(small.at(-1));
  });
});

describe("a run with", () => {
  const wrong = (count: number) =>
    Array.from({ length: count }, (_, index) => problem("wrong-value", `problem ${index} ${nasty}`));

  test.each([
    ["300 projects", Array.from({ length: 300 }, () => projectOf(some))],
    [
      "300 projects with long names",
      Array.from({ length: 300 }, () => projectOf(some, { name: "x".repeat(9_000) })),
    ],
    [
      "1,000 projects with problems",
      Array.from({ length: 1000 }, () => ({ ...UNPLANNED, problems: wrong(50) })),
    ],
    ["many problems and many changes", [projectOf(plan, { problems: wrong(5_000) })]],
    ["very long names of manifests", [projectOf(plan, { manifests: ["m".repeat(90_000)] })]],
  ])("%s stays within the limit", (_, projects) => {
    const one = { ...report("plan", projects), manifests: projects.flatMap(({ manifests }) => manifests) };
    for (const { max, size, write } of Object.values(PLACES))
      expect(size(write(one))).toBeLessThanOrEqual(max);
    const words = PLACES.comment.write(one);
    expect(words).toMatch(/<sub>Written on .* for commit .*<\/sub>$/);
    expect(blocksOf(words).at(-1)?.type).toBe("paragraph");
  });

  test("projects that do not fit counts them", () => {
    const words = PLACES.comment.write(
      report(
        "plan",
        Array.from({ length: 300 }, () => projectOf(some)),
      ),
    );
    const shown = words.match(/^### /gm)?.length ?? 0;
    expect(words).toContain(`… and ${300 - shown} more projects; the job summary has more.`);
  });
});
