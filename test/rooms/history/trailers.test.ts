/** Trailers of messages: none that git itself does not read. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { gitTrailers } from "../../../src/model/trailers.ts";
import { runs } from "../../scale.ts";

/** What git prints of each message: a token and a value in each line. It starts once, because that takes longer than its work. */
function readByGit(messages: readonly string[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-trailers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = messages.flatMap((message, index) => {
    const paths = [join(folder, `${index}`), join(folder, `${index}-end`)] as const;
    writeFileSync(paths[0], message);
    writeFileSync(paths[1], "Title\n\nEnd-of-message: 1\n");
    return paths;
  });
  const environment = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  const options = { env: environment, encoding: "utf8", cwd: folder } as const;
  const printed = execFileSync("git", ["interpret-trailers", "--no-divider", "--parse", ...files], options);
  const parts = printed.split("End-of-message: 1\n").slice(0, -1);
  return parts.map((part) => part.split("\n").slice(0, -1));
}

const shown = (message: string) => gitTrailers(message).map(({ token, value }) => `${token}: ${value}`);

const LINES = [
  "Lokaform-Overwrite: cart.title:de",
  "lokaform-overwrite : a:b:de ",
  "Lokaform-Overwrite:",
  "  Lokaform-Overwrite: indented:de",
  "\tcontinued",
  " ",
  "",
  "",
  "",
  "\r",
  "* Lokaform-Overwrite: listed:de",
  "> Lokaform-Overwrite: quoted:de",
  "<!-- Lokaform-Overwrite: * -->",
  "Lokaform_Overwrite: no:de",
  "Lokaform-Overwrite cart:de",
  "Plain words",
  "Plain words: with a colon",
  "Word: x",
  "Signed-off-by: Jane <jane@example.com>",
  "(cherry picked from commit 1234567)",
  "# Comment: x",
  "#",
  "---",
  "--- a",
  "----",
  "--",
  ":",
  "-: x",
  "ü: x",
  "A: b\r",
  "\v",
  "A: \fb\f",
];

const messages = fc
  .tuple(
    fc.array(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...LINES) }, fc.stringMatching(/^[ a-c:#\t-]{0,6}$/)),
      { maxLength: 12 },
    ),
    fc.constantFrom("Title\n\n", "Title\n", ""),
    fc.constantFrom("\n", ""),
  )
  .map(([lines, title, end]) => `${title}${lines.join("\n")}${end}`);

test("random messages have the trailers that git finds in them, if their last paragraph has only trailers", () => {
  const sampled = fc.sample(messages, runs(5000));
  const found = sampled.map((message) => ({ message, trailers: shown(message) }));
  const byGit = readByGit(sampled);
  const expected = sampled.map((message, index) => ({ message, trailers: byGit[index] }));
  const hasAny = (_: unknown, index: number) => found[index]?.trailers.length !== 0;
  expect(found.filter(hasAny)).toEqual(expected.filter(hasAny));
  expect(found.filter(hasAny).length).toBeGreaterThan(sampled.length / 40);
});

test.each([
  ["Title\n\nWords\n\nLokaform-Overwrite: a:de\nCo-authored-by: Jane <jane@example.com>", 2],
  ["Title\n\n---\n\nLokaform-Overwrite: a:de\n(cherry picked from commit 1234567)\n\n", 1],
  ["Title\r\n\r\nLokaform-Overwrite: a:de\r\nCo-authored-by: Jane <jane@example.com>\r\n", 2],
  ["#12 Title\n\nLokaform-Overwrite: a:de\n\n# Comment", 1],
  ["Title\n\nWords\nLokaform-Overwrite: a:de", 0],
  ["Title\n\nLokaform-Overwrite: a:de\n\nWords", 0],
  ["Lokaform-Overwrite: a:de", 0],
])("%j", (message, count) => {
  expect(gitTrailers(message)).toHaveLength(count);
});
