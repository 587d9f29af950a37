/** Changes in the comment on a pull request: what differs is never in the part that is cut off. */
import { expect, test } from "vitest";
import { summary } from "../../../src/report/markdown/comment.ts";
import { liveKey, type PlanCase, planned } from "../plan/planHarness.ts";
import { projectOf, reportOf } from "./reportHarness.ts";

function shown(setting: PlanCase): string {
  return summary(reportOf([projectOf(planned(setting).plan)]), { reportFile: "r.json" });
}

const NAMES = Array.from({ length: 60 }, (_, index) => `a-tag-with-a-long-name-${index + 10}`);

test("of a set, the members that differ are shown", () => {
  const live = { keys: [liveKey(1, "a", { tags: NAMES })] };
  const declared = (tags: readonly string[]) => `keys:\n  - { key_name: a, tags: [${tags.join(", ")}] }\n`;
  expect(shown({ keys: declared([...NAMES.slice(0, -1), "zzz"]), live })).toContain(
    "\n  - tags a-tag-with-a-long-name-69\n  + tags zzz\n",
  );
  expect(shown({ keys: declared(NAMES.slice(1)), live })).toContain("\n  - tags a-tag-with-a-long-name-10\n");
});

test("long names that differ at their end are told apart", () => {
  const name = (end: string) => `checkout.${"very.".repeat(20)}long.name.${end}`;
  const text = shown({
    keys: `keys:\n  - { key_name: ${name("declared")} }\n`,
    live: { keys: ["declared", "first", "second"].map((end, index) => liveKey(index + 1, name(end))) },
    rules: { prune: { key: "all" }, pruneBy: "destroy" },
  });
  expect(text).toMatch(/^- \*\*`checkout\.very\.[a-z.]+….*\.first`\*\*: `will be destroyed`$/m);
  expect(text).toMatch(/^- \*\*`checkout\.very\.[a-z.]+….*\.second`\*\*: `will be destroyed`$/m);
});
