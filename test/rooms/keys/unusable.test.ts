/** Absent is not empty: an object that is incomplete in a response is not changed, and nothing is removed. */
import { expect, test } from "vitest";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import type { Unusable } from "../../../src/kinds/kind.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { guard } from "../../../src/plan/guard.ts";
import { readWebhooks } from "../../../src/webhooks/fieldTable.ts";
import { liveKey, liveWebhook, type PlanCase, planned } from "../plan/planHarness.ts";

const lost = (more: Partial<Unusable> = {}): Unusable => ({
  id: "7",
  names: ["a"],
  lacks: ["tags"],
  ...more,
});
const PRUNE = { prune: { key: "all" }, pruneBy: "destroy" } as const;
const of = (entry: string, unusable: Unusable, more: Partial<PlanCase> = {}) =>
  planned({
    keys: `on_create: { platforms: [web] }\nkeys:\n  - { ${entry} }\n  - { key_name: b, description: new }\n`,
    ...more,
    live: { keys: [liveKey(1, "b"), liveKey(2, "c")], unusable: { keys: [unusable] } },
  });

test.each([
  ["its name", "key_name: a"],
  ["a former name", "key_name: new, previously: a"],
  ["its id", "key_name: new, key_id: 7"],
])(
  "an entry that names an unusable key by %s is skipped; the others go on, and nothing is removed",
  (_by, entry) => {
    const { short, problems, plan } = of(entry, lost(), { rules: PRUNE });
    expect(short).toEqual(["update 1 b: description"]);
    expect(problems).toMatchObject([
      { code: "unusable-response", severity: "error", scope: "change", place: { line: 3 } },
    ]);
    expect(problems[0]?.message).toMatch(
      /^(a|new): Live key 7 cannot be used: the service's response has no usable tags/,
    );
    expect(plan.kept).toMatchObject([{ id: "2", reason: "held-back" }]);
    expect(plan.skipped).toHaveLength(1);
  },
);

test("one that no entry names stops no change; where keys are removed, it stops the removals", () => {
  const other = lost({ names: ["z"] });
  const without = of("key_name: n", other);
  expect(without.short).toEqual(["create new n: key_name platforms", "update 1 b: description"]);
  expect(without.problems).toMatchObject([{ code: "unusable-response", severity: "warning" }]);
  const pruned = of("key_name: n", other, { rules: PRUNE });
  expect(pruned.short).toEqual(without.short);
  expect(pruned.problems).toMatchObject([{ code: "unusable-response", severity: "error" }]);
  expect(pruned.plan.kept).toMatchObject([{ id: "2", reason: "held-back" }]);
});

test("unusable keys count as live for the guards", () => {
  const keys = Array.from({ length: 10 }, (_, id) => liveKey(id, `k${id}`));
  const codes = (objects: number, unusable: Unusable[]) => {
    const live = { keys: keys.slice(0, objects), unusable: { keys: unusable } };
    const { plan, kinds } = planned({ keys: "keys: [{ key_name: n, platforms: [web] }]\n", live });
    return guard(plan, kinds, DEFAULT_RULES, {}).map(({ code }) => code);
  };
  expect(codes(9, [])).toEqual([]);
  expect(codes(9, [lost()])).toEqual(["foreign-project"]);
});

test.each([
  ["description: x", { description: undefined }, "description"],
  ["char_limit: 3", { char_limit: undefined }, "char_limit"],
  ["platforms: [ios]", { onOtherPlatform: true }, "platforms"],
  ["translations: { de: x }", { translations: [] }, "de text"],
])("%s is not written over what the response does not hold", (entry, sparse, what) => {
  const keys = `keys:\n  - { key_name: a, is_hidden: true, ${entry} }\n  - { key_name: b, is_hidden: true }\n`;
  const less: Partial<LiveKey> = sparse;
  const live = { keys: [liveKey(1, "a"), liveKey(2, "b")].map((key) => ({ ...key, ...less })) };
  const { short, problems } = planned({ keys, live });
  expect(short).toEqual(["update 2 b: is_hidden"]);
  expect(problems).toMatchObject([{ code: "unusable-response", place: { line: 2 } }]);
  expect(problems[0]?.message).toContain(`no usable ${what},`);
});

const URL = "https://h.example.com/a";
const hooks = (
  entries: string[],
  live: NonNullable<PlanCase["live"]>,
  rules: NonNullable<PlanCase["rules"]> = {},
) => planned({ webhooks: `webhooks:\n${entries.map((one) => `  - { ${one} }\n`).join("")}`, live, rules });

test("a webhook whose response has no branch is of any branch, and creates nothing", () => {
  const live = { webhooks: [liveWebhook(1, URL, { branch: undefined })] };
  const events = "events: [project.imported]";
  expect(hooks([`url: ${URL}, branch: dev, ${events}`], live).short).toEqual([]);
  expect(hooks([`url: ${URL}, ${events}`], live).short).toEqual([]);
  const two = hooks([`url: ${URL}, ${events}`, `url: ${URL}, branch: dev, ${events}`], live);
  expect(two.short).toEqual([]);
  expect(two.problems).toMatchObject([{ severity: "error", place: { line: 3 } }]);
});

test("while the URL of a webhook cannot be read, nothing is created, and the others are updated", () => {
  const lostHook = { id: "9", names: [], lacks: ["url"] };
  const live = { webhooks: [liveWebhook(1, URL)], unusable: { webhooks: [lostHook] } };
  const { short, problems } = hooks(
    [
      `url: ${URL}, events: [project.exported, project.imported]`,
      "url: https://h.example.com/new, events: [project.imported]",
    ],
    live,
  );
  expect(short).toEqual([`update ${"1".repeat(40)} ${URL}: events`]);
  expect(problems.map(({ severity }) => severity)).toEqual(["error", "warning"]);
});

test("an unusable webhook without an id is named by its address, without what could be a secret", () => {
  const { unusable } = readWebhooks([{ url: "https://h.example.com/lost/Zx81QmT0aKp4" }]);
  const live = { webhooks: [liveWebhook(1, URL)], unusable: { webhooks: [...unusable] } };
  const { problems } = hooks([`url: ${URL}, events: [project.imported]`], live, {
    prune: { webhook: "all" },
  });
  expect(problems.map(({ message }) => message).join()).toContain("Live webhook https://h.example.com/…");
  expect(JSON.stringify(problems)).not.toContain("Zx81QmT0aKp4");
});

test("the entry of an unusable webhook is skipped, and no webhook is removed", () => {
  const lostHook = { id: "9", names: [URL], lacks: ["events"] };
  const live = { webhooks: [liveWebhook(1, "https://h.example.com/b")], unusable: { webhooks: [lostHook] } };
  const { plan, codes } = hooks([`url: ${URL}, events: [project.imported]`], live, {
    prune: { webhook: "all" },
  });
  expect([plan.changes, codes]).toEqual([[], ["unusable-response"]]);
});
