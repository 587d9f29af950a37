/** What a plan says will happen after the merge, for each branch that it can be merged into. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unappliedBase } from "../../../src/github/checkout.ts";
import { readWorkflowContext } from "../../../src/github/event.ts";
import { summary } from "../../../src/report/markdown/comment.ts";
import { type Event, mergeGroup, pullRequest } from "../../dist/events.ts";
import { planned } from "../plan/planHarness.ts";
import { projectOf, reportOf, targetOf } from "../report/reportHarness.ts";

const { plan } = planned({
  keys: "keys: [{ key_name: new, platforms: [web], translations: { en: New } }]\n",
});
const report = reportOf([projectOf(plan, { target: targetOf({ caused: plan.changes }) })]);

/** Of a run for this event, in a repository whose default branch is main. */
async function summaryFor({ name, json }: Event, applyFrom: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-event-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "event.json");
  writeFileSync(file, JSON.stringify(json));
  const event = { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: file, GITHUB_REPOSITORY: "acme/storefront" };
  const context = await readWorkflowContext(event);
  return summary(report, { reportFile: undefined, unappliedBase: unappliedBase(context, applyFrom) });
}

const base = (ref: string) => ({ ref, sha: "b".repeat(40) });
const group = (base_ref: string) => {
  const { json, ...event } = mergeGroup(1, "a".repeat(40));
  return { ...event, json: { ...json, merge_group: { ...Object(json.merge_group), base_ref } } };
};

test.each<[string, Event, applyFrom: string[], writesFrom: string | undefined]>([
  ["a pull request to the default branch", pullRequest({ number: 1 }), [], undefined],
  ["one to another branch", pullRequest({ number: 1, base: base("release/4.2") }), [], "main"],
  [
    "one to a branch that apply-from does not match",
    pullRequest({ number: 1, base: base("release/4.2/fix") }),
    ["release/*"],
    "main, release/*",
  ],
  ["one that it matches", pullRequest({ number: 1, base: base("release/4.2") }), ["release/*"], undefined],
  ["a merge queue of the default branch", group("refs/heads/main"), [], undefined],
  ["a merge queue of another branch", group("refs/heads/release/4.2"), [], "main"],
])("%s", async (_what, event, applyFrom, writesFrom) => {
  const words = await summaryFor(event, applyFrom);
  const isApplied = writesFrom === undefined;
  expect(words.includes("the next apply changes the live")).toBe(isApplied);
  expect(words.includes("changes nothing in Lokalise, because apply writes only from")).toBe(!isApplied);
  if (!isApplied) expect(words).toContain(`only from \`${writesFrom}\`. To bring the changes into Lokalise`);
});
