/** Commands that a report prints do what they say when they are pasted, whatever the names of keys and files look like. */
import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { textProblems } from "../../../src/history/conflictMessages.ts";
import { asGlob } from "../../../src/locales/glob.ts";
import { matchesPath } from "../../../src/locales/textSource.ts";
import { trailersOf } from "../../../src/model/trailers.ts";
import { type Candidate, namingOf, unknownNamed } from "../../../src/plan/filter.ts";
import { wayLines } from "../../../src/report/view/problems.ts";
import { readFlags } from "../../../src/settings/flags.ts";
import { runs } from "../../scale.ts";
import { declaredIn, liveKey, planned } from "../plan/planHarness.ts";

const PARTS = [
  ...["file:", "tag:", "key:", "*", "-", "--", " ", "  ", "'", '"', ":", "::", ",", ", ", "\\", "\n", "\t"],
  ...["$", "`", "!", "#", "##[x]", "%", "~", "{a,b}", "[x]", "(", ")", "\u00a0", "\u200b", "é", "日", "🙂"],
  ...["de", "home", "a", "b", ":de", ";", "|", "&", "<", ">", "=", "\u2028", "\\n"],
];
const anyName = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(""));
/** Names of which one is often another one with a form of filters, or with a language. */
const alike = fc
  .tuple(fc.constantFrom("", "", "key:", "file:", "tag:", "key:key:"), fc.constantFrom("a", "b"))
  .chain(([form, name]) => fc.constantFrom("", "", ":de", ":fr", ":de:fr").map((end) => form + name + end));
const names = fc.uniqueArray(fc.oneof(anyName, alike), { minLength: 2, maxLength: 6 });

/** What a shell makes of command lines. */
function wordsOf(commands: readonly string[]): string[][] {
  const script = commands.map((command) => `printf '%s\\0' ${command}; printf '\\1\\0'`).join("\n");
  const { stdout, status } = spawnSync("bash", ["-c", script], { encoding: "utf8" });
  expect(status).toBe(0);
  const lines = stdout.split("\u0001\0").slice(0, -1);
  return lines.map((line) => line.split("\0").slice(0, -1));
}

function conflictsOf(keys: readonly string[], isWorkflow: boolean) {
  const entries = keys.map((name) => ({ key_name: name, translations: { de: "A", fr: "A" } }));
  const manifest = { keys: JSON.stringify({ keys: entries }) };
  const declared = declaredIn(manifest);
  const { keptTexts } = planned({
    ...manifest,
    live: { keys: keys.map((name, at) => liveKey(at + 1, name, { texts: { de: "L", fr: "L" } })) },
    verdicts: () => ({ is: "conflict" }),
  });
  expect(keptTexts).toHaveLength(2 * keys.length);
  const problems = textProblems(keptTexts, {
    ...{ reasons: new Map(), writes: true, flags: [], takenBack: [] },
    ...{ isWorkflow, names: () => new Set(keys), ...(isWorkflow && { target: { entries: [], kept: [] } }) },
  });
  const decided = (patterns: readonly string[]) => {
    expect(unknownNamed("--accept", patterns, [declared])).toEqual([]);
    return keptTexts.flatMap(({ kind, entry, object, item }, at) => {
      const candidate: Candidate = { kind, entry, live: object };
      return namingOf(patterns, candidate, item.part ?? "", false) === "whole" ? [at] : [];
    });
  };
  const names = keptTexts.map(({ item }) => `${keys[Number(item.id) - 1]}:${item.part}`);
  return { problems, decided, names };
}

test("a printed --accept or --overwrite decides exactly the text that it is printed for", () => {
  fc.assert(
    fc.property(names, (keys) => {
      const { problems, decided } = conflictsOf(keys, false);
      const commands = problems.flatMap(({ ways = [] }, at) =>
        wayLines(ways).map(({ value: command }) => ({ command, at })),
      );
      const lines = wordsOf(commands.map(({ command }) => command));
      for (const [index, { at }] of commands.entries()) {
        const { raw, problems: wrong } = readFlags(lines[index]?.slice(1) ?? []);
        expect(wrong).toEqual([]);
        expect(decided([...(raw.accept ?? raw.overwrite ?? [])])).toEqual([at]);
      }
    }),
    { numRuns: runs(100) },
  );
});

test("a printed trailer, and a printed line of the input, decide exactly the text that they are printed for", () => {
  fc.assert(
    fc.property(names, (keys) => {
      const { problems, decided, names } = conflictsOf(keys, true);
      for (const [at, { ways = [] }] of problems.entries()) {
        for (const { value } of wayLines(ways).slice(1))
          if (value.startsWith("Lokaform-Overwrite: "))
            expect(trailersOf(`Decide\n\n${value}`).overwrites).toEqual([names[at]]);
          else expect(decided([value.trim()])).toEqual([at]);
      }
    }),
    { numRuns: runs(100) },
  );
});

test("a printed --filter file: matches the path that it is printed for, and no other", () => {
  const parts = [..."ab/*?[]{},()!@+|é ", "**", ".."];
  const path = fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 5 })
    .map((some) => `l10n/${some.join("").replace(/\/+/g, "/").replace(/^\//, "")}x.json`);
  fc.assert(
    fc.property(path, path, (one, other) => {
      expect([one, matchesPath(one, asGlob(one))]).toEqual([one, true]);
      expect([one, other, matchesPath(other, asGlob(one))]).toEqual([one, other, one === other]);
    }),
    { numRuns: runs(2000) },
  );
});
