/** Comments cite facts about the service as `[service.md §2.7]`: each cited section exists in docs/service.md. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGE = "docs/service.md";
const sections = [...readFileSync(PAGE, "utf8").matchAll(/^##+ (\d+(?:\.\d+)*)\.? /gm)].map(
  ([, number]) => number,
);
const files = globSync(["{src,test,scripts,bench}/**/*.{ts,js}", "{.,docs,docs/workflows}/*.md"]).filter(
  (file) => file !== "test/repository/citations.test.ts",
);
const places = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
);

test("the page has sections, and comments cite it", () => {
  expect(sections).toContain("2.7");
  expect(places.filter(({ text }) => text.includes("[service.md §")).length).toBeGreaterThan(40);
});

test("every citation names a section of docs/service.md", () => {
  const missing = places.filter(({ text }) =>
    [...text.matchAll(/\[service\.md §([\d.]+)\]/g)].some(([, number]) => !sections.includes(number)),
  );
  expect(missing).toEqual([]);
});

test("no comment cites in another form", () => {
  const other = places.filter(
    ({ text }) =>
      /§/.test(text.replace(/\[service\.md §[\d.]+\]/g, "")) ||
      /\[service-api|\[(rec|iss|inf|unk|sdk)\]/.test(text),
  );
  expect(other).toEqual([]);
});
