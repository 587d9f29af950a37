/** Texts that YAML reads as something else, and the advice how to write them. */
import { expect, test } from "vitest";
import { readManifests } from "../../../src/kinds/read.ts";
import { problemText } from "../../../src/report/text/reportText.ts";
import { KINDS } from "../../../src/run/kinds.ts";

const read = (text: string) =>
  readManifests(KINDS, { keys: [{ path: "keys.yaml", text }], webhooks: [] }, { values: {}, tokens: [] });
const entry = (value: string) => `keys:\n  - key_name: a\n    translations:\n      en: ${value}\n`;

test.each([
  "{{name}} is here",
  "%d items",
  "%@ items",
  "@user wrote",
  "`code`",
  "*bold* words",
  "{{ count }}",
])("%s in plain letters needs quotes, and the message says so", (value) => {
  const { problems } = read(entry(value));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ code: "yaml", place: { line: 4 } });
  expect(problems[0]?.message).toContain("Put the text in quotes");
  expect(read(entry(JSON.stringify(value))).problems).toEqual([]);
});

test.each([["translations: { en: {{ .Values.home }} }", "Put the text in quotes"]])(
  "%s in brackets needs quotes, too",
  (field, advice) => {
    const { problems } = read(`keys:\n  - key_name: a\n    ${field}\n    is_hidden: true\n`);
    expect(problems[0]).toMatchObject({ message: expect.stringContaining(advice), place: { line: 3 } });
  },
);

test.each(["tags: [mail, [a], pay", "translations: { en: a"])("%s is not closed", (field) => {
  const { problems } = read(`keys:\n  - key_name: a\n    ${field}\n  - key_name: b\n    tags: [a]\n`);
  const message = expect.stringContaining("The brackets that start here are not closed.");
  expect(problems).toMatchObject([{ message, place: { line: 3, col: field.search(/[[{]/) + 5 } }]);
});

test.each(["=======\n    description: b\n>>>>>>> main", "    description: b\n>>>>>>> main", "======="])(
  "a conflict whose first line was deleted: %j",
  (end) => {
    const { problems } = read(`keys:\n  - key_name: a\n    translations: { en: A }\n${end}\n`);
    expect(problems[0]?.message).toContain("This is a merge conflict.");
  },
);

test("the same mistake in sixty places is a few lines", () => {
  const texts = Array.from(
    { length: 60 },
    (_, index) => `  - key_name: k${index}\n    translations:\n      en: "x"\n      de: {{name}} ${index}\n`,
  );
  const { problems } = read(`keys:\n${texts.join("")}`);
  expect(problems).toHaveLength(60);
  const lines = problemText(problems, (_style, text) => text);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toBe(
    "keys.yaml: the same problem 57 more times, in lines 17, 21, 25, 29, 33, 37, 41, 45, 49, 53, … [yaml]",
  );
});

test("a merge conflict is called one, and nothing else is said about its file", () => {
  const text = `keys:\n  - key_name: a\n<<<<<<< HEAD\n    description: one\n=======\n    description: two\n>>>>>>> topic\n`;
  const { problems } = read(text);
  expect(problems).toMatchObject([{ code: "yaml", place: { line: 3 } }]);
  expect(problems[0]?.message).toContain("merge conflict");
});

test.each([
  [18, 2],
  [30, 2],
  [9, 9],
])("aliases of %i levels, each repeating the last %i times, are refused at once", (levels, times) => {
  const lines = Array.from({ length: levels }, (_, level) => {
    const parts = Array(times).fill(level === 0 ? "x" : `*l${level - 1}`);
    return `  l${level}: &l${level} [${parts.join(", ")}]`;
  });
  const start = process.cpuUsage();
  const { problems } = read(`keys: []\nextra:\n${lines.join("\n")}\n`);
  expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining("aliases repeat"));
  expect(problems.filter(({ message }) => message.includes("aliases"))).toHaveLength(1);
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});

test("aliases that a large manifest uses as meant are read", () => {
  const keys = Array.from(
    { length: 3_000 },
    (_, index) => `  - { key_name: key${index}, platforms: *p, tags: *t }`,
  );
  const text = `keys:\n  - { key_name: first, platforms: &p [web, ios], tags: &t [one, two] }\n${keys.join("\n")}\n`;
  const { declared, problems } = read(text);
  expect(problems).toEqual([]);
  expect(declared.entries.keys?.at(-1)?.values).toMatchObject({
    platforms: ["web", "ios"],
    tags: ["one", "two"],
  });
});
