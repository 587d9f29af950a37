/** Plans from declared and live objects: changes, kept values, skipped entries and counts. */
import { describe, expect, test } from "vitest";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { guard } from "../../../src/plan/guard.ts";
import { planSentence } from "../../../src/report/view/summaries.ts";
import { liveKey, liveWebhook, planned, planResult } from "./planHarness.ts";

const key = (entry: string) => `keys:\n  - { ${entry} }\n`;
const HOOK = "https://h.example.com/a";
const SEED = { languages: { de: "seed" } } as const;

describe("what is declared and not live is created", () => {
  test("with what on_create says, where the entry does not say it, and without what a new key has anyway", () => {
    const keys = `on_create: { platforms: [web], tags: [new], description: default }\n${key('key_name: a, description: own, char_limit: 0, context: "", translations: { en: A }')}`;
    const { plan, short } = planned({ keys });
    expect(short).toEqual(["create new a: key_name platforms description tags translations.en"]);
    expect(plan.kept).toEqual([]);
    expect(plan.changes[0]).toMatchObject({
      ref: "key:1",
      kind: "key",
      identity: "a",
      place: { file: "keys.yaml", line: 3, col: 7 },
      fields: [
        { field: "key_name", after: { web: "a" }, place: { line: 3, col: 7 } },
        { field: "platforms", after: ["web"], place: { line: 3, col: 5 } },
        { field: "description", after: "own", place: { line: 3, col: 20 } },
        { field: "tags", after: ["new"] },
        { field: "translations", part: "en", after: "A", place: { line: 3, col: 82 } },
      ],
    });
  });

  test("on_create does not affect a live key", () => {
    const keys = `on_create: { platforms: [web], tags: [new] }\n${key("key_name: a")}`;
    expect(planned({ keys, live: { keys: [liveKey(1, "a")] } }).short).toEqual([]);
  });

  test("a key without platforms, and a webhook without events, is skipped with a problem at its place", () => {
    const webhooks = `webhooks:\n  - { url: ${HOOK} }\n`;
    const { plan, problems } = planned({ keys: key("key_name: a, description: x"), webhooks });
    expect(plan.changes).toEqual([]);
    expect(plan.skipped).toMatchObject([
      { kind: "key", label: "a", place: { file: "keys.yaml", line: 2 } },
      { kind: "webhook", label: HOOK, place: { file: "webhooks.yaml", line: 2 } },
    ]);
    expect(problems).toMatchObject([
      { code: "needs-platforms", scope: "change", place: { file: "keys.yaml", line: 2, col: 7 } },
      { code: "needs-events", scope: "change", place: { file: "webhooks.yaml", line: 2, col: 7 } },
    ]);
    const live = { keys: [liveKey(1, "a")], webhooks: [liveWebhook(1, HOOK)] };
    expect(planned({ keys: key("key_name: a"), webhooks, live }).problems).toEqual([]);
  });
});

describe("what is declared and live", () => {
  const live = { keys: [liveKey(7, "a", { description: "old", tags: ["t"], texts: { en: "A", de: "Eh" } })] };

  test("is updated in the fields that differ, each with before and after at its place", () => {
    const { plan } = planned({ keys: key("key_name: a, tags: [t], description: new"), live });
    expect(plan.changes).toMatchObject([
      { action: "update", id: "7", ref: "key:1", label: "a", identity: "a" },
    ]);
    expect(plan.changes[0]).toMatchObject({
      fields: [
        { field: "description", before: "old", after: "new", place: { line: 2, col: 31, endCol: 42 } },
      ],
    });
    expect(plan.changes[0]).not.toHaveProperty("renamed_from");
  });

  test("is unchanged where nothing differs", () => {
    const { plan } = planned({ keys: key("key_name: a, description: old"), live });
    expect(plan).toMatchObject({
      changes: [],
      kept: [],
      skipped: [],
      counts: { unchanged: 1, unmanaged: 0 },
    });
  });

  test("a text that the rule seed holds is kept, at its place, and is neither a change nor counted as unchanged", () => {
    const { plan } = planned({ keys: key("key_name: a, translations: { de: Ah }"), live, rules: SEED });
    expect(plan).toMatchObject({
      changes: [],
      kept: [
        {
          kind: "key",
          label: "a",
          id: "7",
          reason: "held",
          part: "de",
          live: "Eh",
          declared: "Ah",
          place: { line: 2, col: 36 },
        },
      ],
      counts: { unchanged: 0 },
    });
  });

  test("a text may be left while another is changed", () => {
    const keys = key("key_name: a, translations: { de: Ah, en: B }");
    const { plan, short } = planned({ keys, live, rules: SEED });
    expect(short).toEqual(["update 7 a: translations.en"]);
    expect(plan.kept).toMatchObject([{ part: "de" }]);
    expect(plan.counts.unchanged).toBe(0);
  });

  test("a rename tells under which name it lives", () => {
    const { plan, short } = planned({ keys: key("key_name: b, previously: a"), live });
    expect(short).toEqual(["update 7 b: key_name"]);
    expect(plan.changes[0]).toMatchObject({ renamed_from: "a" });
  });

  test("the digest of what is seen moves with the live values that the change shows, and with no other", () => {
    const seen = (sparse: object, said = "description: new", id = 7) => {
      const [change] = planned({
        keys: key(`key_name: a, ${said}`),
        live: { keys: [liveKey(id, "a", sparse)] },
      }).plan.changes;
      return change?.action === "update" ? change.seen : "";
    };
    const one = seen({ description: "old" });
    expect(one).toMatch(/^[0-9a-f]{16}$/);
    expect(seen({ description: "old", context: "other" })).toBe(one);
    expect(seen({ description: "older" })).not.toBe(one);
    expect(seen({ description: "old" }, "description: newer")).toBe(one);
    expect(seen({ description: "old" }, "description: new", 8)).not.toBe(one);
    expect(seen({ context: "old" }, "context: new")).not.toBe(one);
    const text = (iso: string) => seen({ texts: { en: "x", de: "x" } }, `translations: { ${iso}: y }`);
    expect(text("en")).toMatch(/^[0-9a-f]{16}$/);
    expect(text("de")).not.toBe(text("en"));
  });

  test("what cannot be had in this project skips the key whole, with a problem at each such value", () => {
    const entry =
      "key_name: a, description: new, tags: ['lokaform:ios'], translations: { en: { one: x }, de: { one: x } }";
    const { plan, problems } = planned({ keys: key(entry), live });
    expect(plan).toMatchObject({
      changes: [],
      kept: [],
      skipped: [{ label: "a" }],
      counts: { unchanged: 0 },
    });
    expect(problems).toMatchObject([
      { code: "owner-tag", place: { line: 2, col: 38 }, scope: "change" },
      { code: "plural-mismatch", place: { line: 2, col: 78 }, scope: "change" },
    ]);
  });
});

describe("a plural form that the language does not have", () => {
  const plural = (texts: Record<string, string>) => ({
    keys: [liveKey(1, "a", { is_plural: true, texts })],
  });
  const forms = (given: Record<string, string>) => JSON.stringify(given);
  const declared = (en: string) =>
    key(`key_name: a, platforms: [web], is_plural: true, translations: { en: ${en} }`);
  const ALSO_ZERO = declared("{ zero: none, one: b, other: c }");
  const warning = {
    severity: "warning",
    code: "plural-form",
    scope: "change",
    message:
      'a: "zero" is not a plural form of en in this project, so it stays in the file and is not sent. Forms are one, other.',
  };

  test("the other forms and fields are sent, with a warning at its name", () => {
    const fresh = planned({ keys: ALSO_ZERO });
    expect(fresh.problems).toMatchObject([{ ...warning, place: { line: 2 } }]);
    expect(fresh.plan).toMatchObject({ skipped: [], changes: [{ action: "create" }] });
    const [change] = planned({ keys: ALSO_ZERO, live: plural({ en: forms({ one: "b", other: "old" }) }) })
      .plan.changes;
    expect(change).toMatchObject({
      action: "update",
      fields: [{ part: "en", after: { one: "b", other: "c" } }],
    });
  });

  test("a run that has sent the others has nothing more to do", () => {
    const { plan, problems } = planned({
      keys: ALSO_ZERO,
      live: plural({ en: forms({ one: "b", other: "c" }) }),
    });
    expect(plan).toMatchObject({ changes: [], kept: [], skipped: [], counts: { unchanged: 1 } });
    expect(problems).toMatchObject([warning]);
  });

  test("a text that has no other form is not compared, so the live text stays", () => {
    const live = plural({ en: forms({ one: "b", other: "c" }) });
    const { plan, problems } = planned({ keys: declared("{ zero: none }"), live });
    expect(plan).toMatchObject({ changes: [], kept: [], skipped: [] });
    expect(problems).toMatchObject([warning]);
  });

  test("a kept text is shown with all forms of the file", () => {
    const live = plural({ en: forms({ one: "b", other: "old" }) });
    const { plan } = planned({ keys: ALSO_ZERO, live, verdicts: () => ({ is: "conflict" }) });
    expect(plan.kept).toMatchObject([{ declared: { zero: "none", one: "b", other: "c" } }]);
  });
});

describe("ownership", () => {
  const live = (...tags: string[]) => ({ keys: [liveKey(1, "a", { tags, description: "old" })] });
  const keys = key("key_name: a, description: new");

  test("a key with another team's tag is left and named, and is neither changed nor unchanged", () => {
    const { plan, problems } = planned({ keys, live: live("x", "lokaform:ios"), rules: { owner: "web" } });
    expect(plan).toMatchObject({
      changes: [],
      kept: [
        {
          kind: "key",
          label: "a",
          id: "1",
          reason: "foreign-owner",
          tag: "lokaform:ios",
          place: { line: 2 },
        },
      ],
      counts: { unchanged: 0, unmanaged: 0 },
    });
    expect(problems).toEqual([]);
  });

  test("under prune.keys: owned a declared key without owner tag is adopted, and counted apart", () => {
    const rules = { owner: "web", prune: { key: "owned" }, pruneBy: "archive" } as const;
    const { plan, short } = planned({ keys, live: live("x"), rules });
    expect(short).toEqual(["update 1 a: description tags"]);
    expect(plan.counts.adopted).toBe(1);
    expect(planSentence(plan, undefined)).toContain("1 to update (1 to adopt); ");
    const renamed = planned({ keys: key("key_name: b, previously: a"), live: live("x"), rules });
    expect(planSentence(renamed.plan, undefined)).toContain("1 to rename (1 to adopt); ");
    expect(planned({ keys, live: live("lokaform:web"), rules }).plan.counts.adopted).toBe(0);
    expect(planned({ keys, live: live("x"), rules: { owner: "web" } }).plan.counts.adopted).toBe(0);
    const created = planned({ keys: key("key_name: n, platforms: [web]"), rules });
    expect(created.short).toEqual(["create new n: key_name platforms tags"]);
    expect(created.plan.counts.adopted).toBe(0);
    const tagged = planned({
      keys: key("key_name: a, tags: [lokaform:undefined]"),
      live: live("x"),
      rules: {},
    });
    expect(tagged.plan.counts.adopted).toBe(0);
  });
});

describe("a kind without a manifest is not ours", () => {
  const live = { keys: [liveKey(1, "a")], webhooks: [liveWebhook(1, HOOK)] };
  const rules = { prune: { key: "all", webhook: "all" }, pruneBy: "destroy" } as const;

  test("it is not planned, pruned or counted", () => {
    const keys = planned({ keys: "keys: []\n", live, rules });
    expect(keys.short).toEqual(["destroy 1 a: destroy"]);
    expect(keys.kinds).toMatchObject([{ kind: { name: "key" }, declared: [] }]);
    const webhooks = planned({ webhooks: "webhooks: []\n", live, rules });
    expect(webhooks.short).toEqual([
      `destroy ${"1".repeat(40)} https://h.example.com/… (${"1".repeat(40)}, project.imported): destroy`,
    ]);
    expect(webhooks.kinds).toMatchObject([{ kind: { name: "webhook" }, declared: [] }]);
  });

  test("with both, keys come before webhooks, and removals come last", () => {
    const keys = "on_create: { platforms: [web] }\nkeys: [{ key_name: c }, { key_name: b }]\n";
    const webhooks = `webhooks: [{ url: ${HOOK}/new, events: [project.imported] }]\n`;
    const { plan } = planned({ keys, webhooks, live, rules });
    expect(plan.changes.map(({ ref }) => ref)).toEqual([
      "key:1",
      "key:2",
      "webhook:1",
      "key-away:1",
      `webhook-away:${"1".repeat(40)}`,
    ]);
    expect(planned({ keys, webhooks, live }).plan.counts).toMatchObject({ unmanaged: 2 });
  });
});

describe("a key that others own keeps its name, so that nothing else is to take it", () => {
  const theirs = (id: number, name: string) => liveKey(id, name, { tags: ["lokaform:ios"] });
  const entries = (...lines: string[]) =>
    `on_create: { platforms: [web] }\nkeys:\n${lines.map((line) => `  - { ${line} }\n`).join("")}`;

  test.each<[string, string, ReturnType<typeof liveKey>[]]>([
    [
      "by a rename",
      entries("key_name: c, previously: b", "key_name: b, previously: a"),
      [liveKey(1, "a"), theirs(2, "b")],
    ],
    ["by a new key", entries("key_name: c, previously: b", "key_name: b, new: true"), [theirs(2, "b")]],
  ])("%s", (_what, keys, live) => {
    const { short, codes, plan } = planned({ keys, live: { keys: live } });
    expect({ short, codes }).toEqual({ short: [], codes: ["claimed-twice"] });
    expect(plan.kept).toMatchObject([{ label: "b", id: "2", reason: "foreign-owner" }]);
  });

  test("a rename of it alone is left, and says whose it is", () => {
    const { short, codes, plan } = planned({
      keys: entries("key_name: c, previously: b"),
      live: { keys: [theirs(2, "b")] },
    });
    expect({ short, codes }).toEqual({ short: [], codes: [] });
    expect(plan.kept).toMatchObject([{ label: "c", id: "2", reason: "foreign-owner", tag: "lokaform:ios" }]);
  });
});

test("an update says when the key was changed last, where the service tells", () => {
  const keys = "keys: [{ key_name: a, description: new }, { key_name: b, description: new }]\n";
  const live = { keys: [liveKey(1, "a", { modified_at_timestamp: 1_700_000_000 }), liveKey(2, "b")] };
  const [withTime, withoutTime] = planned({ keys, live }).plan.changes;
  expect(withTime).toMatchObject({ label: "a", edited: { at: 1_700_000_000 } });
  expect(withoutTime).not.toHaveProperty("edited");
});

test("what is live and not declared is named, except what is removed or kept by a rule", () => {
  const keys = "keys: [{ key_name: a }]\n";
  const live = {
    keys: [liveKey(1, "a"), liveKey(2, "b"), liveKey(3, "c", { tags: ["protected"] })],
    webhooks: [liveWebhook(1, HOOK)],
  };
  const webhooks = "webhooks: []\n";
  expect(planResult({ keys, webhooks, live }).unmanaged).toEqual([
    { kind: "key", label: "b", id: "2" },
    { kind: "key", label: "c", id: "3" },
    {
      kind: "webhook",
      label: `https://h.example.com/… (${"1".repeat(40)}, project.imported)`,
      id: "1".repeat(40),
    },
  ]);
  const rules = { prune: { key: "all", webhook: "all" }, pruneBy: "destroy" } as const;
  expect(planResult({ keys, webhooks, live, rules }).unmanaged).toEqual([]);
});

describe("a new key with the text of an unmanaged live key", () => {
  const live = (...rows: [number, string, string][]) => ({
    keys: rows.map(([id, name, en]) => liveKey(id, name, { texts: { en } })),
  });
  const entries = (...lines: string[]) =>
    `on_create: { platforms: [web] }\nkeys:\n${lines.map((line) => `  - { ${line} }\n`).join("")}`;
  const hints = (keys: string, rows: ReturnType<typeof live>, rules = {}) =>
    planned({ keys, live: rows, rules })
      .problems.filter(({ code }) => code === "looks-renamed")
      .map(({ severity, message, place }) => `${place?.line} ${severity}: ${message}`);

  test("gets a notice that suggests previously, with prune off", () => {
    const keys = entries("key_name: new, translations: { en: Pay }");
    expect(hints(keys, live([1, "old", "Pay"]))).toEqual([
      expect.stringMatching(/^3 notice: Live key "old" has the same en text.*set previously: old /),
    ]);
    expect(hints(keys, live([1, "old", "Pay"], [2, "older", "Pay"]))[0]).toMatch(/"old" \(and 1 more\)/);
  });

  test.each([
    ["another text", "key_name: new, translations: { en: Pay now }"],
    ["no text in the base language", "key_name: new, translations: { de: Pay }"],
    ["an empty text", "key_name: new, translations: { en: '' }"],
    ["a key that says that it is new", "key_name: new, translations: { en: Pay }, new: true"],
    ["a rename", "key_name: new, translations: { en: Pay }, previously: old"],
    ["a key that is live", "key_name: old, translations: { en: Pay }"],
  ])("not: %s", (_what, line) => {
    expect(hints(entries(line), live([1, "old", "Pay"], [2, "empty", ""]))).toEqual([]);
  });

  test("not of a declared key, nor of one that is removed: there the plan is refused", () => {
    const keys = entries("key_name: new, translations: { en: Pay }", "key_name: old");
    expect(hints(keys, live([1, "old", "Pay"]))).toEqual([]);
    const rules = { prune: { key: "all" }, pruneBy: "archive" } as const;
    expect(
      hints(entries("key_name: new, translations: { en: Pay }"), live([1, "old", "Pay"]), rules),
    ).toEqual([]);
  });

  test("a plan of names only that the project has as an upload writes them is refused", () => {
    const keys = entries(
      "key_name: item.a, translations: { en: A }",
      "key_name: item.b, translations: { en: B }",
    );
    const rows = live([1, "item::a", "A"], [2, "item::b", "B"]);
    const { plan, kinds } = planned({ keys, live: rows });
    expect(guard(plan, kinds, DEFAULT_RULES, {})).toMatchObject([
      {
        code: "foreign-project",
        message: expect.stringMatching(/which has item.a with ::.*names: lokalise/),
      },
    ]);
  });

  test.each([
    ["<b>Hi</b> <br/> a < b", undefined],
    ["Todo", undefined],
    ["FÃ¼r dich", "has characters of a wrong encoding"],
    ["F\ufffdr dich", "has characters of a wrong encoding"],
    ["NÃO", undefined],
  ])("the new text %s", (text, words) => {
    const keys = entries(...["a", "b"].map((name) => `key_name: ${name}, translations: { en: "${text}" }`));
    const { problems } = planned({ keys });
    const expected = words
      ? [expect.stringMatching(new RegExp(`^The en text of a ${words}.* 1 more in`))]
      : [];
    expect(problems.map(({ message }) => message)).toEqual(expected);
  });

  test("a text with fewer lines than the live one is not taken for a mistake of YAML", () => {
    const manifest = entries("key_name: a, translations: { en: 'Dear customer, thank you.' }");
    const { problems } = planned({ keys: manifest, live: live([1, "a", "Dear customer,\nthank you."]) });
    expect(problems).toEqual([]);
  });

  test("many are counted", () => {
    const lines = Array.from({ length: 13 }, (_, n) => `key_name: new${n}, translations: { en: text ${n} }`);
    const rows = Array.from({ length: 13 }, (_, n): [number, string, string] => [n, `old${n}`, `text ${n}`]);
    const found = hints(entries(...lines), live(...rows));
    expect(found).toHaveLength(11);
    expect(found[10]).toMatch(/^undefined notice: 3 more new keys/);
  });
});

test("unchanged and unmanaged are counted by kind, without what is kept", () => {
  const { plan } = planned({
    keys: "keys: [{ key_name: a }, { key_name: b, translations: { de: x } }, { key_name: c }]\n",
    webhooks: `webhooks: [{ url: ${HOOK}, events: [project.imported] }]\n`,
    live: {
      keys: [
        liveKey(1, "a"),
        liveKey(2, "b", { texts: { de: "y" } }),
        liveKey(3, "c", { is_archived: true }),
        liveKey(4, "d"),
      ],
      webhooks: [liveWebhook(1, HOOK), liveWebhook(2, `${HOOK}/2`), liveWebhook(3, `${HOOK}/3`)],
    },
    rules: SEED,
  });
  expect(plan.counts).toEqual({
    unchanged: 2,
    unmanaged: 3,
    by_kind: { keys: { unchanged: 1, unmanaged: 1 }, webhooks: { unchanged: 1, unmanaged: 2 } },
    adopted: 0,
  });
  expect(plan.kept.map(({ reason }) => reason)).toEqual(["held", "archived"]);
});
