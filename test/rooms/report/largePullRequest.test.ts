/** The comment on a pull request with tens of thousands of changes: within GitHub's limit, and nothing is uncounted. */
import { expect, test } from "vitest";
import type { Change } from "../../../src/model/plan.ts";
import { comment, MAX_COMMENT } from "../../../src/report/markdown/comment.ts";
import { place, planOf, projectOf, reportOf, targetOf } from "./reportHarness.ts";

const text = (before: string | undefined) => ({
  ...{ field: "translations", part: "en", after: "New", place },
  ...(before !== undefined && { before }),
});

/** Changes whose names end with a dot, so that no name is the beginning of another. */
function changes(
  prefix: string,
  counts: { removed: number; overwritten: number; created: number },
): Change[] {
  const many = <One>(count: number, make: (nth: number) => One) =>
    Array.from({ length: count }, (_, nth) => make(nth));
  const named = (what: string, nth: number) =>
    ({ ref: `${what}${nth}`, kind: "key", label: `${prefix}.${what}.${nth}.` }) as const;
  const create = { action: "create", place, identity: "x", fields: [text(undefined)] } as const;
  const destroy = { action: "destroy", how: "destroy", seen: "" } as const;
  const update = { action: "update", seen: "", place, identity: "x", fields: [text("Old")] } as const;
  return [
    ...many(counts.created, (nth): Change => ({ ...named("created", nth), ...create })),
    ...many(counts.overwritten, (nth): Change => ({ ...named("overwritten", nth), ...update, id: nth })),
    ...many(counts.removed, (nth): Change => ({ ...named("removed", nth), ...destroy, id: nth })),
  ];
}

function commentOn(caused: Change[], pending: Change[]): string {
  const settings = [{ name: "prune", after: "all", loosens: true }];
  const target = targetOf({ caused, pending, settings });
  const report = reportOf([projectOf(planOf([...caused, ...pending]), { target })]);
  const linkTo = (file: string, line: number) =>
    `https://github.com/acme/shop/blob/${"a".repeat(40)}/${file}#L${line}`;
  return comment(report, {
    ...{ now: 0, limit: MAX_COMMENT, marker: "lokaform:test", commit: "", run: "", linkTo },
  });
}

function named(words: string, what: string): number {
  return new Set(words.match(new RegExp(`\\b${what}\\.\\d+\\.`, "g"))).size;
}

/** The figure in the line that counts what is not shown, in the part below a heading or a fold. */
function hidden(words: string, heading: string): number {
  const [, part = ""] = words.split(heading);
  const [own = ""] = part.split(/\n#{3} |\n<details><summary>(?!Show)/);
  return Number(/^… and ([\d,]+) more /m.exec(own)?.[1]?.replaceAll(",", "") ?? 0);
}

test.each([
  { removed: 40, overwritten: 160, created: 20_000 },
  { removed: 3_000, overwritten: 5_000, created: 12_000 },
  { removed: 0, overwritten: 20_000, created: 0 },
  { removed: 20_000, overwritten: 0, created: 1 },
])("of $removed removals, $overwritten overwritten texts and $created new keys", (counts) => {
  const pending = { removed: 5, overwritten: 5, created: 4_000 };
  const words = commentOn(changes("own", counts), changes("pending", pending));
  expect(words.length).toBeLessThanOrEqual(MAX_COMMENT);
  expect(words).toContain("`prune: not set → all (lets a run do more)`");
  const figure = (count: number) => count.toLocaleString("en-US");
  for (const [what, heading] of [
    ["removed", "to remove"],
    ["overwritten", "to update, with texts that are overwritten in the project"],
    ["created", "to create"],
  ] as const) {
    if (counts[what] === 0) continue;
    const title = `### ${figure(counts[what])} ${heading}\n`;
    expect(named(words, `own\\.${what}`) + hidden(words, title)).toBe(counts[what]);
  }
  const fold = "<summary>Already pending, with or without this pull request: 4,010 changes</summary>";
  expect(named(words, "pending\\.\\w+") + hidden(words, fold)).toBe(4_010);
  const losses = named(words, "own\\.removed") + named(words, "own\\.overwritten");
  if (losses < counts.removed + counts.overwritten) expect(named(words, "own\\.created")).toBe(0);
  else expect([named(words, "pending\\.removed"), named(words, "pending\\.overwritten")]).toEqual([5, 5]);
});
