/** Comment, issue and summary show what a plan removes or overwrites before anything else, whatever the size limit. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change, Plan, PlannedField } from "../../src/model/plan.ts";
import { problem } from "../../src/model/problem.ts";
import { bytes, characters } from "../../src/report/markdown/body.ts";
import { comment, summary } from "../../src/report/markdown/comment.ts";
import { driftIssue } from "../../src/report/markdown/driftIssue.ts";
import type { ProjectReport, Report } from "../../src/report/report.ts";
import { runs } from "../scale.ts";

const place = { file: "keys.yaml", offset: 0, line: 1, col: 1, endLine: 1, endCol: 2 };

function changesOf(index: number, of: Mixture, text: string): Change[] {
  const named = (what: string, nth: number) =>
    ({ ref: `${what}${nth}`, kind: "key", label: `${what}.${index}.${nth}.` }) as const;
  const many = <One>(count: number, make: (nth: number) => One) =>
    Array.from({ length: count }, (_, nth) => make(nth));
  const field = (before: string | undefined): PlannedField => ({
    field: "translations",
    part: "en",
    after: `${text}!`,
    place,
    ...(before !== undefined && { before }),
  });
  const facts = { place, identity: "x" };
  const create = (nth: number): Change => ({
    ...{ ...named("create", nth), ...facts, action: "create", fields: [field(undefined)] },
  });
  const update =
    (what: string, ...fields: PlannedField[]) =>
    (nth: number): Change => ({ ...named(what, nth), ...facts, action: "update", id: nth, seen: "", fields });
  const destroy = (nth: number): Change => ({
    ...{ ...named("destroy", nth), action: "destroy", id: nth, how: "destroy", seen: "" },
  });
  return [
    ...many(of.creates, create),
    ...many(of.first, update("fill", field(""))),
    ...many(of.overwrites, update("overwrite", field(text), field(text))),
    ...many(of.destroys, destroy),
  ];
}

const mixture = fc.record({
  creates: fc.integer({ min: 0, max: 300 }),
  first: fc.integer({ min: 0, max: 60 }),
  overwrites: fc.integer({ min: 0, max: 60 }),
  destroys: fc.integer({ min: 0, max: 120 }),
  problems: fc.integer({ min: 0, max: 40 }),
});
type Mixture = typeof mixture extends fc.Arbitrary<infer One> ? One : never;

function reportOf(command: "plan" | "drift", mixtures: readonly Mixture[], text: string): Report {
  const projects = mixtures.map((of, index): ProjectReport => {
    const plan: Plan = {
      format_version: 1,
      project: {
        id: "1.1",
        name: "shop",
        base_language_iso: "en",
        languages: [],
      } as unknown as Plan["project"],
      changes: changesOf(index, of, text),
      kept: [],
      skipped: [],
      counts: { unchanged: 0, unmanaged: 0, adopted: 0, by_kind: {} },
    };
    const problems = Array.from({ length: of.problems }, (_, nth) =>
      problem("wrong-value", `trouble ${nth} ${text}`),
    );
    return {
      id: "1.1",
      manifests: ["keys.yaml"],
      problems,
      plan,
      ...(mixtures.length > 1 && { name: `p${index}` }),
    };
  });
  return {
    format_version: 1,
    command,
    manifests: ["keys.yaml"],
    declared: { keys: 0, webhooks: 0 },
    problems: [],
    projects,
    requests: 0,
  };
}

const options = { marker: "lokaform:test", commit: "0123456789", run: "", workflowUrl: "", now: 0 };
const PLACES = {
  comment: {
    write: (one: Report, limit: number) => comment(one, { ...options, limit }),
    size: characters,
  },
  issue: {
    write: (one: Report, limit: number) =>
      driftIssue(one, one.projects[0] as ProjectReport, { ...options, limit }),
    size: characters,
  },
  summary: {
    write: (one: Report, limit: number) => summary(one, { reportFile: undefined, limit }),
    size: bytes,
  },
};

/** The number of changes that are named. */
function shown(words: string, what: string): number {
  return new Set(words.match(new RegExp(`\\b${what}\\.\\d+\\.\\d+\\.`, "g"))).size;
}

test.each(Object.entries(PLACES))("%s", (name, { write, size }) => {
  fc.assert(
    fc.property(
      fc.array(mixture, { minLength: 1, maxLength: name === "issue" ? 1 : 6 }),
      fc.constantFrom("Pay now", "今すぐ支払う".repeat(8), "🎁 ``` é".repeat(5)),
      fc.integer({ min: 9_000, max: 65_000 }),
      (mixtures, text, limit) => {
        const report = reportOf(name === "issue" ? "drift" : "plan", mixtures, text);
        const words = write(report, limit);
        expect(size(words)).toBeLessThanOrEqual(limit);
        const sum = (of: keyof Mixture) => mixtures.reduce((total, one) => total + one[of], 0);
        const lost = shown(words, "destroy") + shown(words, "overwrite");
        const others = shown(words, "create") + shown(words, "fill");
        // Other changes are shown only if all losses are named.
        if (lost < sum("destroys") + sum("overwrites")) expect(others).toBe(0);
        const hidden = [...words.matchAll(/^… and ([\d,]+) more changes?; /gm)].reduce(
          (total, [, count = ""]) => total + Number(count.replaceAll(",", "")),
          0,
        );
        const all = sum("creates") + sum("first") + sum("overwrites") + sum("destroys");
        if (!/more projects?; /.test(words)) expect(lost + others + hidden).toBe(all);
      },
    ),
    { numRuns: runs(60) },
  );
});

test("a Japanese plan uses the limit as well as a Latin one", () => {
  const of = { creates: 3_000, first: 0, overwrites: 0, destroys: 9, problems: 0 };
  const words = comment(reportOf("plan", [of], "今すぐ支払う".repeat(5)), { ...options, limit: 65_000 });
  expect(words.length).toBeGreaterThan(62_000);
  expect(words.length).toBeLessThanOrEqual(65_000);
  expect(shown(words, "destroy")).toBe(9);
});
