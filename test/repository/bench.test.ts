/** Benchmarks must measure whatever the messages say: they read exit codes, files, and the requests that the service received. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const BENCH = join(import.meta.dirname, "../../bench");
const sources = readdirSync(BENCH, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.[jt]s$/.test(name))
  .map((name) => ({ name, source: readFileSync(join(BENCH, name), "utf8") }));

function withMatch(pattern: RegExp): string[] {
  return sources.flatMap(({ name, source }) => (pattern.test(source) ? name : []));
}

test("only the error of a failed program has what the program printed", () => {
  expect(withMatch(/\bstd(?:out|err)\b/)).toEqual(["measure.ts"]);
  expect(sources.find(({ name }) => name === "measure.ts")?.source.match(/\b(?:output|errors)\b.*/g)).toEqual(
    [
      "output of the program, if it ends with another code",
      "output, errors, usage, status] = await Promise.all([",
      "output}\\n${errors}`);",
    ],
  );
});

test("no benchmark looks for words", () => {
  const words = /\.(?:includes|startsWith|endsWith|match|matchAll|search|indexOf)\((?:"[^"]*\s|`[^$]|\/)/;
  expect(withMatch(words)).toEqual([]);
});
