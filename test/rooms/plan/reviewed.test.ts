/** `apply --plan` applies only changes of the reviewed plan whose live values have not changed. The others are listed. */

import { describe, expect, test } from "vitest";
import type { Plan } from "../../../src/model/plan.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { WRITE_ALL } from "../../../src/model/verdict.ts";
import { planFile, readPlanFile } from "../../../src/plan/planFile.ts";
import { reviewed } from "../../../src/plan/reviewedPlan.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { liveKey, liveWebhook, PROJECT, planned, summarize } from "./planHarness.ts";

/** Of no kind anything was read. */
const NOTHING: Parameters<typeof reviewed>[2] = {
  live: { project: PROJECT, objects: {} },
  project: PROJECT,
  rules: DEFAULT_RULES,
  variables: new Map(),
  verdicts: WRITE_ALL,
};
const HOOK = "https://h.example.com/a";
const ALL = { prune: { key: "all" }, pruneBy: "destroy" } as const;
const entries = (...lines: string[]) => `keys:\n${lines.map((line) => `  - { ${line} }\n`).join("")}`;
const plan = (keys: string, live: ReturnType<typeof liveKey>[], rules = {}) =>
  planned({ keys, live: { keys: live }, rules }).plan;

/** What happens to a plan that was written to a file, read, and compared with a newer one. */
function review(fresh: Plan, saved: Plan, held = NOTHING) {
  const read = readPlanFile(KINDS, JSON.stringify(planFile([saved])));
  const [whole] = "plans" in read ? read.plans : [];
  if (!whole) throw new Error("not read");
  const { plan: agreed, notApplied: others } = reviewed(fresh, whole, held);
  return {
    made: summarize(agreed),
    others: others.map(
      ({ change, outcome }) =>
        `${change.action} ${change.label}: ${"message" in outcome ? outcome.message.split(". ")[0] : outcome.state}`,
    ),
  };
}

const twins = entries(
  "key_name: a, platforms: [web], filenames: { web: '1' }",
  "key_name: a, platforms: [web], filenames: { web: '2' }",
);

const hooks = (webhooks: ReturnType<typeof liveWebhook>[]) =>
  planned({
    webhooks: `webhooks:\n  - { url: ${HOOK}, events: [project.imported] }\n  - { url: ${HOOK}, events: [project.exported] }\n`,
    live: { webhooks },
  }).plan;

/** A webhook that comes from somewhere else to where it is declared. */
const movedHook = (url: string) =>
  planned({
    webhooks: `webhooks:\n  - { url: ${HOOK}, webhook_id: "${"1".repeat(40)}", events: [project.imported] }\n`,
    live: { webhooks: [liveWebhook(1, url)] },
  }).plan;

const full = () =>
  planned({
    keys: entries(
      "key_name: new, platforms: [web], translations: { en: A }",
      "key_name: b, previously: a",
      "key_name: c, description: new",
    ),
    webhooks: `webhooks:\n  - { url: ${HOOK}, events: [project.imported] }\n`,
    live: {
      keys: [liveKey(1, "a"), liveKey(2, "c"), liveKey(3, "gone")],
      webhooks: [liveWebhook(1, "https://h.example.com/b")],
    },
    rules: { ...ALL, prune: { key: "all", webhook: "all" } },
  }).plan;

describe("what both plans hold is made", () => {
  test("all of it, where nothing moved", () => {
    expect(review(full(), full())).toEqual({ made: summarize(full()), others: [] });
    expect(summarize(full())).toHaveLength(6);
  });

  test("wherever it is in the manifests meanwhile", () => {
    const keys = (gap: string) => `keys:\n${gap}  - { key_name: c, description: new }\n`;
    const live = [liveKey(2, "c")];
    expect(review(plan(keys("\n# moved\n"), live), plan(keys(""), live)).made).toEqual([
      "update 2 c: description",
    ]);
  });

  test("two creates of one name are two changes", () => {
    const two = plan(twins, []);
    expect(review(two, two)).toMatchObject({ made: summarize(two), others: [] });
    const one = { ...two, changes: two.changes.slice(0, 1) };
    expect(review(two, one)).toMatchObject({
      made: summarize(one),
      others: [expect.stringContaining("create a: this change is not in the reviewed plan")],
    });
  });
});

describe("what differs is not made, and listed with the reason", () => {
  const update = (before: string, said: string) =>
    plan(entries(`key_name: c, ${said}`), [liveKey(2, "c", { description: before })]);
  const create = (said: string) => plan(entries(`key_name: ${said}`), []);
  const remove = (key: object, rules: object = {}) =>
    plan("keys: []\n", [liveKey(1, "a", key)], { ...ALL, ...rules });
  const changed = "its manifest or its live values changed after the reviewed plan was made";
  const isNew = "this change is not in the reviewed plan";
  const gone =
    "this change is in the reviewed plan, but a plan from the present manifests and live values does not have it";
  const old = update("old", "description: x");

  test.each<[string, Plan, Plan, string[]]>([
    ["a live value moved", update("newer", "description: x"), old, [`update c: ${changed}`]],
    ["another value is declared", update("old", "description: y"), old, [`update c: ${changed}`]],
    [
      "another field changes as well",
      update("old", "description: x, context: y"),
      old,
      [`update c: ${changed}`],
    ],
    [
      "another field is declared, and its live value moved",
      update("newer", "description: x"),
      update("old", "context: x"),
      [`update c: ${changed}`],
    ],
    ["the change is new", old, plan(entries("key_name: c"), [liveKey(2, "c")]), [`update c: ${isNew}`]],
    ["somebody made it meanwhile", update("x", "description: x"), old, [`update c: ${gone}`]],
    [
      "a key was renamed there, not here",
      plan(entries("key_name: b, description: x"), [liveKey(1, "b")]),
      plan(entries("key_name: b, previously: a, description: x"), [liveKey(1, "a")]),
      [`update b: ${changed}`],
    ],
    [
      "a live URL of which only the origin is shown moved",
      movedHook("https://h.example.com/c"),
      movedHook("https://h.example.com/b"),
      [`update ${HOOK}: ${changed}`],
    ],
    ["it was to be archived", remove({}), remove({}, { pruneBy: "archive" }), [`destroy a: ${changed}`]],
    ["a doomed key moved", remove({ tags: ["t"] }), remove({}), [`destroy a: ${changed}`]],
    [
      "another text is created",
      create("n, platforms: [web], translations: { en: B }"),
      create("n, platforms: [web], translations: { en: A }"),
      [`create n: ${changed}`],
    ],
    [
      "a text of another language",
      create("n, platforms: [web], translations: { en: A }"),
      create("n, platforms: [web], translations: { de: A }"),
      [`create n: ${changed}`],
    ],
    [
      "another key of the same words",
      create("m, platforms: [web]"),
      create("n, platforms: [web]"),
      [`create m: ${isNew}`, `create n: ${gone}`],
    ],
    [
      "the live key of that name is another one",
      plan(entries("key_name: c, description: x"), [liveKey(3, "c")]),
      plan(entries("key_name: c, description: x"), [liveKey(2, "c")]),
      [`update c: ${isNew}`, `update c: ${gone}`],
    ],
    [
      "two webhooks of one URL were made meanwhile",
      hooks([liveWebhook(1, HOOK), liveWebhook(2, HOOK, { events: ["project.exported"] })]),
      hooks([]),
      [`create ${HOOK}: ${gone}`, `create ${HOOK}: ${gone}`],
    ],
    [
      "two keys of one name that filenames tell apart were made meanwhile",
      plan(
        twins,
        ["1", "2"].map((web) => liveKey(Number(web), "a", { filenames: { web } })),
      ),
      plan(twins, []),
      [`create a: ${gone}`, `create a: ${gone}`],
    ],
    [
      "of two keys of one name the first is declared otherwise, and the second was made meanwhile",
      plan(twins.replace("'1'", "'3'"), [liveKey(2, "a", { filenames: { web: "2" } })]),
      plan(twins, []),
      [`create a: ${changed}`, `create a: ${gone}`],
    ],
  ])("%s", (_what, fresh, saved, others) => {
    expect(review(fresh, saved)).toEqual({ made: [], others });
  });

  test.each([
    ["create", ["label", "identity"]],
    ["update", ["label", "identity", "renamed_from", "seen", "id"]],
    ["destroy", ["label", "how", "seen", "id"]],
  ])("a %s that says one thing otherwise is another change: any of %j", (action, members) => {
    const fresh = full();
    const saved = JSON.parse(JSON.stringify(fresh));
    const index = fresh.changes.findIndex((change) => change.action === action);
    for (const member of members) {
      const changes = saved.changes.with(index, {
        ...saved.changes[index],
        [member]: member === "how" ? "archive" : "otherwise",
      });
      const { made, others } = review(fresh, { ...saved, changes });
      expect([member, made]).toEqual([member, summarize(fresh).toSpliced(index, 1)]);
      expect(others.length).toBeGreaterThan(0);
    }
  });

  test("the rest is made, and every outcome says the way out", () => {
    const fresh = full();
    const [first, ...others] = fresh.changes;
    const read = readPlanFile(KINDS, JSON.stringify(planFile([{ ...fresh, changes: others }])));
    if (!("plans" in read) || !read.plans[0]) throw new Error("not read");
    const result = reviewed(fresh, read.plans[0], NOTHING);
    expect(result.plan).toEqual({ ...fresh, changes: others });
    expect(result.notApplied).toEqual([
      {
        change: first,
        outcome: {
          state: "not attempted",
          message: "this change is not in the reviewed plan. Plan again, and review the new plan.",
        },
      },
    ]);
  });
});

describe("what an interrupted run with the same plan made is done", () => {
  const keys = entries(
    "key_name: new, platforms: [web], translations: { en: A }",
    "key_name: b, description: new, translations: { en: Ho, de: Hallo }",
  );
  const webhooks = `webhooks:\n  - { url: ${HOOK}, events: [project.imported] }\n`;
  const b = (more: object) => liveKey(2, "b", { texts: { en: "Hi", de: "" }, ...more });
  const at = (live: ReturnType<typeof liveKey>[], hooks: ReturnType<typeof liveWebhook>[] = []) =>
    planned({ keys, webhooks, live: { keys: live, webhooks: hooks }, rules: { ...ALL } });
  const before = at([b({}), liveKey(3, "gone")]);
  const reviewedAt = (now: ReturnType<typeof at>) => review(now.plan, before.plan, now.held);

  test("all of it: created, updated, removed", () => {
    const made = b({ description: "new", texts: { en: "Ho", de: "Hallo" } });
    const now = at([liveKey(4, "new", { texts: { en: "A" } }), made], [liveWebhook(1, HOOK)]);
    expect(now.plan.changes).toEqual([]);
    expect(reviewedAt(now)).toEqual({
      made: [],
      others: ["create new: done", "update b: done", `create ${HOOK}: done`, "destroy gone: done"],
    });
  });

  test("not the rest of a key that was written in part: it is another change", () => {
    const now = at([b({ description: "new", texts: { en: "Ho", de: "" } }), liveKey(3, "gone")]);
    const changed = "update b: its manifest or its live values changed after the reviewed plan was made";
    expect(reviewedAt(now).others).toEqual([changed]);
  });

  test("not what somebody changed to something else", () => {
    const now = at([b({ description: "new", texts: { en: "Hey", de: "" } }), liveKey(3, "gone")]);
    const { made, others } = reviewedAt(now);
    expect(made.some((one) => one.startsWith("update"))).toBe(false);
    expect(others).toEqual([expect.stringContaining("update b: ")]);
    expect(others[0]).not.toContain("done");
  });

  test.each([
    ["cannot be read whole", { id: "3", names: ["gone"], lacks: ["tags"] }],
    ["may be one whose id cannot be read", { id: undefined, names: [], lacks: ["key_id"] }],
  ])("no removal of a key that %s", (_what, key) => {
    const now = at([b({})]);
    const { live } = now.held;
    const keys = { objects: live.objects.keys?.objects ?? [], unusable: [key] };
    const held = { ...now.held, live: { ...live, objects: { ...live.objects, keys } } };
    const { others } = review(now.plan, before.plan, held);
    expect(others).toEqual([expect.stringMatching(/^destroy gone: this change is in the reviewed plan/)]);
  });

  test.each([
    ["an archived key was to be archived", "archive", true, "done"],
    [
      "a key that is not archived was to be archived",
      "archive",
      false,
      "this change is in the reviewed plan",
    ],
    ["an archived key was to be destroyed", "destroy", true, "this change is in the reviewed plan"],
  ] as const)("%s, and is declared now", (_what, pruneBy, is_archived, outcome) => {
    const saved = planned({
      keys: "keys: []\n",
      live: { keys: [liveKey(3, "gone")] },
      rules: { ...ALL, pruneBy },
    });
    const now = planned({
      keys: entries(`key_name: gone, is_archived: ${is_archived}`),
      live: { keys: [liveKey(3, "gone", { is_archived })] },
    });
    expect(now.plan.changes).toEqual([]);
    expect(review(now.plan, saved.plan, now.held).others).toEqual([
      expect.stringMatching(new RegExp(`^destroy gone: ${outcome}`)),
    ]);
  });

  const wanted = entries("key_name: b, description: new, context: c");
  const updated = planned({ keys: wanted, live: { keys: [liveKey(2, "b")] } });
  test.each([
    ["only one of its values is stored", liveKey(2, "b", { description: "new" })],
    ["a stored value cannot be read", liveKey(2, "b", { description: "new", context: undefined })],
    ["another key has its values", liveKey(5, "b", { description: "new", context: "c" })],
  ])("an update is not done if %s", (_what, key) => {
    const now = planned({ keys: entries("key_name: z, platforms: [web]"), live: { keys: [key] } });
    expect(review(now.plan, updated.plan, now.held)).toEqual({
      made: [],
      others: [expect.stringContaining("create z: "), expect.stringContaining("update b: this change is in")],
    });
  });

  test("no removal of a live key whose id is a number in the plan file", () => {
    const now = at([b({}), liveKey(3, "gone")]);
    const changes = before.plan.changes.map((change) =>
      change.action === "destroy" ? { ...change, id: Number(change.id) } : change,
    );
    const { made, others } = review(now.plan, { ...before.plan, changes }, now.held);
    expect([made, others]).toEqual([summarize(now.plan), []]);
  });
});
