/** Live objects that are not declared: which are removed, and which rule keeps the others. */
import { describe, expect, test } from "vitest";
import type { Rules } from "../../../src/model/setting.ts";
import { liveKey, liveWebhook, planned } from "./planHarness.ts";

const ALL: Partial<Rules> = { prune: { key: "all" }, pruneBy: "destroy" };
const KEPT = "keys:\n  - { key_name: kept }\n";
const kept = liveKey(1, "kept");

const pruneWith = (rules: Partial<Rules>, ...keys: ReturnType<typeof liveKey>[]) => {
  const { plan, kinds, short } = planned({ keys: KEPT, live: { keys: [kept, ...keys] }, rules });
  const reasons = plan.kept.map(({ id, label, reason, ...more }) =>
    [id, label, reason, "tag" in more ? more.tag : ""].join(" ").trim(),
  );
  return { short, kept: reasons, unmanaged: plan.counts.unmanaged, scope: kinds[0]?.scope };
};

describe("prune says which keys go that are not declared", () => {
  const ownedKey = liveKey(2, "mine", { tags: ["x", "lokaform:web"] });
  const unownedKey = liveKey(3, "nobody's");

  test("off: none, not even ours; they are counted and never touched", () => {
    expect(pruneWith({ pruneBy: "destroy", owner: "web" }, ownedKey)).toMatchObject({
      short: [],
      unmanaged: 1,
      scope: 0,
    });
    expect(pruneWith({ pruneBy: "destroy" }, ownedKey, unownedKey)).toEqual({
      short: [],
      kept: [],
      unmanaged: 2,
      scope: 0,
    });
  });

  test("owned: those with our owner tag; the scope counts declared ones with it too", () => {
    const rules = { prune: { key: "owned" }, owner: "web", pruneBy: "destroy" } as const;
    expect(pruneWith(rules, ownedKey, unownedKey)).toMatchObject({
      short: ["update 1 kept: tags", "destroy 2 mine: destroy"],
      unmanaged: 1,
      scope: 1,
    });
    const declared = planned({
      keys: KEPT,
      live: { keys: [liveKey(1, "kept", { tags: ["lokaform:web"] }), ownedKey, unownedKey] },
      rules,
    });
    expect(declared.kinds[0]?.scope).toBe(2);
    const { owner: _, ...ownerless } = rules;
    const tagged = liveKey(4, "undefined's", { tags: ["lokaform:undefined"] });
    expect(pruneWith(ownerless, tagged)).toMatchObject({ short: [], scope: 0, unmanaged: 1 });
  });

  test("all: every one, by name, and by name only", () => {
    const names = ["c", "a", "b"].map((name, index) => liveKey(index + 2, name));
    expect(pruneWith(ALL, ...names).short).toEqual([
      "destroy 3 a: destroy",
      "destroy 4 b: destroy",
      "destroy 2 c: destroy",
    ]);
    expect(pruneWith(ALL, ...names)).toMatchObject({ unmanaged: 0, scope: 4, kept: [] });
    expect(pruneWith({ ...ALL, pruneBy: "archive" }, unownedKey).short).toEqual([
      "destroy 3 nobody's: archive",
    ]);
  });

  test("names that are the same keep the order in which they live", () => {
    const same = [5, 3, 4].map((id) => liveKey(id, "same", { filenames: { web: `${id}` } }));
    expect(pruneWith(ALL, ...same).short.map((line) => line.slice(8, 9))).toEqual(["5", "3", "4"]);
  });
});

describe("some keys in scope are kept, and listed", () => {
  test("another team's, and those with a protected tag", () => {
    const theirs = liveKey(2, "theirs", { tags: ["lokaform:ios", "protected"] });
    const guarded = liveKey(3, "guarded", { tags: ["x", "hold"] });
    const rules = { ...ALL, owner: "web", protectedTags: ["hold", "protected"] };
    expect(pruneWith(rules, theirs, guarded)).toEqual({
      short: [],
      kept: ["2 theirs foreign-owner lokaform:ios", "3 guarded protected hold"],
      unmanaged: 0,
      scope: 1,
    });
  });

  test("one that is in the archive already is not archived again; it may be destroyed", () => {
    const away = liveKey(2, "away", { is_archived: true });
    expect(pruneWith({ ...ALL, pruneBy: "archive" }, away)).toMatchObject({
      short: [],
      kept: [],
      unmanaged: 1,
    });
    expect(pruneWith(ALL, away).short).toEqual(["destroy 2 away: destroy"]);
  });

  test("nothing is removed while one key is skipped for a problem", () => {
    const keys = `${KEPT}  - { key_name: new, description: no platforms }\n`;
    const { plan } = planned({ keys, live: { keys: [kept, liveKey(2, "old")] }, rules: ALL });
    expect(plan.changes).toEqual([]);
    expect(plan.kept).toEqual([{ kind: "key", label: "old", id: "2", reason: "held-back" }]);
  });

  test("a warning holds nothing back", () => {
    const webhooks = `webhooks:\n  - { url: "https://h.example.com/a", webhook_id: "9", events: [project.imported] }\n`;
    const { codes, short } = planned({
      keys: KEPT,
      webhooks,
      live: { keys: [kept, liveKey(2, "old")], webhooks: [liveWebhook(1, "https://h.example.com/a")] },
      rules: ALL,
    });
    expect(codes).toEqual(["stale-id"]);
    expect(short).toEqual(["destroy 2 old: destroy"]);
  });

  test("a live key that carries the name of a declared one is never pruned", () => {
    const twins = [liveKey(1, "kept"), liveKey(2, "kept", { filenames: { web: "b" } })];
    const { plan, codes } = planned({ keys: KEPT, live: { keys: twins }, rules: ALL });
    expect(codes).toEqual(["ambiguous-key"]);
    expect(plan).toMatchObject({
      changes: [],
      kept: [],
      skipped: [{ kind: "key", label: "kept", place: { line: 2, col: 5 } }],
      counts: { unmanaged: 0 },
    });
  });
});

test("a key with the name on a platform where the declared key is another one is not pruned", () => {
  const live = [liveKey(1, "kept"), liveKey(2, "kept", { platforms: ["ios"] }), liveKey(3, "gone")];
  const keys = "keys:\n  - { key_name: kept, platforms: [web] }\n";
  const { plan, kinds, short } = planned({
    keys,
    live: { keys: live },
    rules: ALL,
    project: { perPlatformNames: true },
  });
  expect(short).toEqual(["destroy 3 gone: destroy"]);
  expect([plan.kept, plan.counts.unmanaged, kinds[0]?.scope]).toEqual([[], 1, 2]);
});

test("a webhook is not removed if it may be the declared one, because a response has no branch", () => {
  const url = "https://h.example.com/a";
  const webhooks = `webhooks:\n  - { url: "${url}", events: [project.imported] }\n`;
  const other = liveWebhook(3, "https://h.example.com/b");
  const rules = { prune: { webhook: "all" } } as const;
  const removed = (...live: ReturnType<typeof liveWebhook>[]) =>
    planned({ webhooks, live: { webhooks: [...live, other] }, rules }).short;
  const { branch: _, ...unclear } = liveWebhook(1, url);
  const known = liveWebhook(2, url, { events: ["project.exported"] });
  expect(removed(unclear as typeof known, known)).toEqual([expect.stringContaining(other.webhook_id)]);
  expect(removed(liveWebhook(1, url), known)).toHaveLength(2);
});

describe("webhooks are removed with prune.webhooks alone", () => {
  const webhooks = "webhooks:\n  - { url: 'https://h.example.com/a' }\n";
  const live = { webhooks: [1, 2].map((id) => liveWebhook(id, `https://h.example.com/${"-ab"[id]}`)) };

  test.each<[string, Partial<Rules>, number, number]>([
    ["off, whatever prune says", ALL, 0, 0],
    ["all, whatever prune says", { prune: { webhook: "all" } }, 1, 2],
  ])("%s", (_what, rules, removed, scope) => {
    const { plan, kinds } = planned({ webhooks, live, rules });
    expect(plan.changes).toHaveLength(removed);
    expect(plan.counts.unmanaged).toBe(1 - removed);
    expect(kinds[0]?.scope).toBe(scope);
    for (const change of plan.changes)
      expect(change).toMatchObject({ how: "destroy", kind: "webhook", id: "2".repeat(40) });
  });
});

test("the digest of a key to remove changes with its name, tags, archive and times", () => {
  const seen = (sparse: object, name = "old") => {
    const [change] = planned({ keys: KEPT, live: { keys: [kept, liveKey(2, name, sparse)] }, rules: ALL })
      .plan.changes;
    return change?.action === "destroy" ? change.seen : "";
  };
  const all = [
    {},
    { tags: ["t"] },
    { is_archived: true },
    { modified_at_timestamp: 5 },
    { translations_modified_at_timestamp: 5 },
  ].map((sparse) => seen(sparse));
  expect(new Set([...all, seen({}, "older")]).size).toBe(6);
  expect(seen({ description: "new" })).toBe(seen({}));
});
