/** docs/problems.md: a section for each problem code. */
import { PROBLEM_CODES, type ProblemCode } from "../src/model/problem.ts";
import { exampleLines } from "../src/problems/exampleLines.ts";
import { EFFECTS, type Explanation, type ProblemTopic } from "../src/problems/explanation.ts";
import { TOPICS } from "../src/problems/explanations.ts";

const INTRODUCTION = `# Problems

Each problem that Lokaform shows ends with its code, such as \`[unknown-member]\`. This page has a section for each code, with the cause, the fix
and an example. \`lokaform explain CODE\` prints the same on the command line. Scripts find the code in the report file and in the title of an
annotation. \`npm run docs\` writes this page.

An error makes the run fail. What else happens depends on the problem: each section says what. With \`on_problem: stop\`, an error with one key
or webhook stops the whole project. A warning or a notice stops nothing.
`;

export function problemPage(): string {
  const contents = TOPICS.map(
    (topic) =>
      `- [${topic.title}](#${anchorOf(topic.title)}): ${entriesOf(topic)
        .map(([code]) => `[${code}](#${code})`)
        .join(", ")}`,
  );
  return [INTRODUCTION, `${contents.join("\n")}\n`, ...TOPICS.map(topicText)].join("\n");
}

function topicText(topic: ProblemTopic): string {
  return [`## ${topic.title}\n`, ...entriesOf(topic).map(([code, one]) => sectionText(code, one))].join("\n");
}

function sectionText(code: ProblemCode, { title, cause, fix, effect, example }: Explanation): string {
  const given = example.given === undefined ? "" : ` ${example.given}`;
  return [
    `### ${code}`,
    `**${title}.** ${EFFECTS[effect]}`,
    `*Cause:* ${cause}`,
    `*Fix:* ${fix}`,
    `*Example:*${given}`,
    ["```text", ...exampleLines(code, example), "```", ""].join("\n"),
  ].join("\n\n");
}

/** In the order of the alphabet. */
function entriesOf({ explanations }: ProblemTopic): [ProblemCode, Explanation][] {
  return PROBLEM_CODES.flatMap((code): [ProblemCode, Explanation][] => {
    const one = explanations[code];
    return one ? [[code, one]] : [];
  });
}

/** As GitHub makes it from a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
}
