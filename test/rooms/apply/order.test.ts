/** The order and the number of requests for a plan. */
import { describe, expect, test } from "vitest";
import { requestsOf } from "../../../src/apply/apply.ts";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import { toKeyRequest } from "../../../src/keys/rereadBeforeWrite.ts";
import type { Change, Plan } from "../../../src/model/plan.ts";
import type { Batch } from "../../../src/remote/kindRemote.ts";
import { liveKey, liveWebhook, type PlanCase, planned } from "../plan/planHarness.ts";

const HOOK = "https://h.example.com/";
const batchWords = (batch: Batch) => {
  const labels = batch.changes.map(({ label }) => label);
  return `${batch.action} ${batch.kind === "key" ? "" : "webhook "}${labels.join(" ")}`;
};
const steps = (plan: Plan, batchSize = 500) =>
  requestsOf(plan, { batchSize }).map((step) => step.map(batchWords));
/** A plan for entries of keys.yaml. */
const planOf = (lines: string[], keys: LiveKey[], more: PlanCase = {}) =>
  planned({ keys: entries(...lines), live: { keys }, ...more });
const keysNamed = (...names: string[]) => names.map((name, index) => liveKey(index + 1, name));
const GONE = { rules: { prune: { key: "all" }, pruneBy: "destroy" } } as const;
const BY_PLATFORM = { project: { perPlatformNames: true } };
const entries = (...lines: string[]) => `keys:\n${lines.map((line) => `  - { ${line} }\n`).join("")}`;

describe("renames first, then updates and creates, destroys last", () => {
  test("for keys, with as few requests as there can be", () => {
    const { plan } = planOf(
      [
        "key_name: new, platforms: [web]",
        "key_name: a, description: new",
        "key_name: to, previously: from",
        "key_name: also, platforms: [web]",
        "key_name: b, context: new",
      ],
      [liveKey(1, "a"), liveKey(2, "from"), liveKey(3, "gone"), liveKey(4, "b"), liveKey(5, "lost")],
      GONE,
    );
    expect(steps(plan)).toEqual([["update to"], ["update a b", "create new also"], ["destroy gone lost"]]);
    expect(steps(plan, 1)).toEqual([
      ["update to"],
      ["update a", "update b", "create new", "create also"],
      ["destroy gone", "destroy lost"],
    ]);
  });

  test("webhooks go one a request, at the same time as the keys", () => {
    const events = "events: [project.imported]";
    const { plan } = planned({
      keys: entries("key_name: a, description: new"),
      webhooks: `webhooks:\n  - { url: ${HOOK}1, ${events} }\n  - { url: ${HOOK}2, events: [project.imported, project.exported] }\n  - { url: ${HOOK}new, previously: ${HOOK}old }\n`,
      live: {
        keys: [liveKey(1, "a"), liveKey(2, "gone")],
        webhooks: [
          liveWebhook(2, `${HOOK}2`),
          liveWebhook(3, `${HOOK}old`),
          liveWebhook(4, `${HOOK}4`),
          liveWebhook(5, `${HOOK}5`),
        ],
      },
      rules: { prune: { key: "all", webhook: "all" }, pruneBy: "destroy" },
    });
    const away = (id: number) =>
      `destroy webhook https://h.example.com/… (${String(id).repeat(40)}, project.imported)`;
    expect(steps(plan)).toEqual([
      [`update webhook ${HOOK}new`],
      ["update a", `create webhook ${HOOK}1`, `update webhook ${HOOK}2`],
      ["destroy gone", away(4), away(5)],
    ]);
  });

  test("what goes is split as well, each key once", () => {
    const { plan } = planOf([], keysNamed("a", "b", "c", "d", "e"), { ...GONE, keys: "keys: []\n" });
    expect(steps(plan, 2)).toEqual([["destroy a b", "destroy c d", "destroy e"]]);
  });

  test("a plan without changes takes no request", () => {
    expect(steps(planned({ keys: entries("key_name: a"), live: { keys: [liveKey(1, "a")] } }).plan)).toEqual(
      [],
    );
  });
});

describe("a chain of renames goes from its end, each step one request later", () => {
  const chain = (...lines: string[]) => planOf([...lines], keysNamed("a", "b", "c", "x")).plan;
  const [ab, bc, cd, xy] = [
    "key_name: b, previously: a",
    "key_name: c, previously: b",
    "key_name: d, previously: c",
    "key_name: y, previously: x",
  ];

  test.each([
    ["in order", [ab, bc, cd, xy], [["update d y"], ["update c"], ["update b"]]],
    ["in reverse", [xy, cd, bc, ab], [["update y d"], ["update c"], ["update b"]]],
    ["in no order", [bc, xy, ab, cd], [["update y d"], ["update c"], ["update b"]]],
  ])("%s", (_what, lines, expected) => {
    expect(steps(chain(...lines))).toEqual(expected);
  });

  test("names by platform: a rename that frees one of the names goes first", () => {
    const platforms: ("ios" | "web")[] = ["ios", "web"];
    const { plan } = planOf(
      ["key_name: { ios: m, web: b }, previously: a", "key_name: { ios: i, web: c }, previously: b"],
      [liveKey(1, { ios: "n", web: "a" }, { platforms }), liveKey(2, { ios: "o", web: "b" }, { platforms })],
      BY_PLATFORM,
    );
    expect(steps(plan)).toEqual([["update i / c"], ["update m / b"]]);
  });

  test("a name that two keys hold on two platforms is taken after both gave it up", () => {
    const { plan, problems } = planOf(
      [
        "key_name: b, previously: a",
        "key_name: c, key_id: 2",
        "key_name: d, key_id: 3",
        "key_name: e, previously: c",
      ],
      [
        liveKey(1, "a", { platforms: ["ios", "web"] }),
        liveKey(2, { web: "b" }, { platforms: ["web"] }),
        liveKey(3, { ios: "b" }, { platforms: ["ios"] }),
        liveKey(4, "c", { platforms: ["web"] }),
      ],
      BY_PLATFORM,
    );
    expect(problems).toEqual([]);
    expect(steps(plan)).toEqual([["update d e"], ["update c"], ["update b"]]);
  });

  test("a rename that waits for two keys, one of which waits for it, is a problem", () => {
    const { plan, problems } = planOf(
      ["key_name: b, key_id: 1", "key_name: c, key_id: 2", "key_name: a, key_id: 3"],
      [
        liveKey(1, "a", { platforms: ["ios", "web"] }),
        liveKey(2, { web: "b" }, { platforms: ["web"] }),
        liveKey(3, { ios: "b" }, { platforms: ["ios"] }),
      ],
      BY_PLATFORM,
    );
    expect(problems.map(({ code }) => code)).toEqual(["wrong-id", "wrong-id"]);
    expect(steps(plan)).toEqual([["update c"]]);
  });

  test("a rename that changes other fields, too, is a rename, and their values are not names", () => {
    const { plan } = planOf(
      [
        "key_name: y, previously: x, description: z",
        "key_name: b, previously: a",
        "key_name: c, context: new",
      ],
      [liveKey(1, "a"), liveKey(2, "x", { description: "b" }), liveKey(3, "c")],
    );
    expect(steps(plan)).toEqual([["update y b"], ["update c"]]);
  });

  test("a key that takes one of its own names waits for no other", () => {
    const { plan } = planOf(
      ["key_name: { ios: b, web: c }, previously: a", "key_name: y, previously: x"],
      [liveKey(1, { ios: "a", web: "b" }, { platforms: ["ios", "web"] }), liveKey(2, "x")],
      BY_PLATFORM,
    );
    expect(steps(plan)).toEqual([["update b / c y"]]);
  });

  test("renames in a circle, which no manifest can say, still come to an end", () => {
    const { plan } = planOf(
      ["key_name: c, previously: a", "key_name: d, previously: b"],
      [liveKey(1, "a"), liveKey(2, "b")],
    );
    const named = (change: Change, web: string): Change =>
      change.action === "update"
        ? { ...change, label: web, fields: change.fields.map((field) => ({ ...field, after: { web } })) }
        : change;
    const [first, second] = plan.changes;
    if (!first || !second) throw new Error("two renames");
    expect(steps({ ...plan, changes: [named(first, "b"), named(second, "a")] })).toEqual([
      ["update a"],
      ["update b"],
    ]);
  });

  test("a webhook with the name of a key waits for no other", () => {
    const { plan } = planned({
      keys: entries("key_name: b, previously: 'https://h.example.com/new'"),
      webhooks: `webhooks:\n  - { url: ${HOOK}new, previously: ${HOOK}old }\n`,
      live: { keys: [liveKey(1, `${HOOK}new`)], webhooks: [liveWebhook(1, `${HOOK}old`)] },
    });
    expect(steps(plan)).toEqual([["update b", `update webhook ${HOOK}new`]]);
  });
});

describe("what is sent holds the fields of the change, and no others", () => {
  test("keys", () => {
    const keys = entries(
      "key_name: new, platforms: [web, ios], tags: [t], translations: { en: A, de: B }, filenames: { web: f }, custom_attributes: { a: 1 }",
      "key_name: a, char_limit: 5, is_hidden: true",
    );
    const { plan } = planned({ keys, live: { keys: [liveKey(1, "a", { description: "kept" })] } });
    const batches = requestsOf(plan, { batchSize: 500 }).flat();
    const sent = batches.flatMap(({ changes }) =>
      changes.flatMap((change) => (change.action === "destroy" ? [] : [toKeyRequest(change)])),
    );
    expect(sent.map(({ out }) => out)).toEqual([
      { char_limit: 5, is_hidden: true },
      {
        key_name: "new",
        platforms: ["ios", "web"],
        tags: ["t"],
        translations: [
          { language_iso: "en", translation: "A" },
          { language_iso: "de", translation: "B" },
        ],
        filenames: { ios: "", android: "", web: "f", other: "" },
        custom_attributes: '{"a":1}',
      },
    ]);
  });

  test("a batch holds a mebibyte, and not one byte more", () => {
    const half = 1024 * 512;
    const bytes = Buffer.byteLength(JSON.stringify({ description: "" }));
    const plan = (more: number) =>
      planOf(
        [
          `key_name: a, description: ${"x".repeat(half - bytes)}`,
          `key_name: b, description: ${"x".repeat(half - bytes + more)}`,
        ],
        [liveKey(1, "a"), liveKey(2, "b")],
      ).plan;
    expect(steps(plan(0))).toEqual([["update a b"]]);
    expect(steps(plan(1))).toEqual([["update a", "update b"]]);
    const third = (name: string) => `key_name: ${name}, description: ${"x".repeat(400_000)}`;
    const three = planOf([third("a"), third("b"), third("c")], keysNamed("a", "b", "c"));
    expect(steps(three.plan)).toEqual([["update a b", "update c"]]);
    const large = `key_name: b, description: ${"\u00fc".repeat(600_000)}`;
    const { plan: unequal } = planOf(
      ["key_name: a, description: small", large, third("c")],
      keysNamed("a", "b", "c"),
    );
    expect(steps(unequal)).toEqual([["update a", "update b", "update c"]]);
  });
});
