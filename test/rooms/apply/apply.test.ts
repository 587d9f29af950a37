/** The order of changes, their batches, and their outcomes. */
import { expect, test } from "vitest";
import { requestsOf } from "../../../src/apply/apply.ts";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import { matchCreates, matchUpdates } from "../../../src/keys/outcomes.ts";
import type { Change, Create, Plan, Update } from "../../../src/model/plan.ts";
import { Ledger } from "../../../src/plan/ledger.ts";
import type { PlatformSlots } from "../../../src/wire/key.ts";

const place = { file: "keys.yaml", line: 1, col: 1, endLine: 1, endCol: 1 };

function create(name: string, text = "text"): Create {
  const fields = [
    { field: "key_name", after: { web: name }, place },
    { field: "platforms", after: ["web"], place },
    { field: "translations", part: "en", after: text, place },
  ];
  return { ref: `new ${name}`, kind: "key", label: name, identity: name, place, action: "create", fields };
}

function rename(id: number, from: string, to: string): Update {
  const fields = [{ field: "key_name", before: { web: from }, after: { web: to }, place }];
  return {
    ref: `id ${id}`,
    kind: "key",
    label: to,
    identity: to,
    place,
    action: "update",
    id,
    renamed_from: from,
    seen: "",
    fields,
  };
}

function planOf(...changes: Change[]): Plan {
  return {
    format_version: 1,
    project: {
      id: "p",
      name: "p",
      type: "localization_files",
      baseLanguage: "en",
      languages: undefined,
      perPlatformNames: false,
      segmentation: false,
      autoToggleUnverified: true,
    },
    changes,
    kept: [],
    skipped: [],
    counts: { unchanged: 0, unmanaged: 0, by_kind: {}, adopted: 0 },
  };
}

const labels = (plan: Plan, batchSize = 500) =>
  requestsOf(plan, { batchSize }).map((step) => step.map((batch) => batch.changes.map(({ label }) => label)));

test("a chain of renames goes end first, whatever its order in the manifest; what takes a freed name goes after", () => {
  const plan = planOf(
    create("a"),
    rename(1, "a", "b"),
    rename(2, "b", "c"),
    rename(3, "x", "y"),
    create("z"),
  );
  expect(labels(plan)).toEqual([[["c", "y"]], [["b"]], [["a", "z"]]]);
});

test("renames in a circle, which no manifest can say, still come to an end", () => {
  expect(labels(planOf(rename(1, "a", "b"), rename(2, "b", "a")))).toEqual([[["a"]], [["b"]]]);
});

test("a batch holds no more keys than allowed", () => {
  const plan = planOf(...Array.from({ length: 1001 }, (_, index) => create(`key ${index}`)));
  expect(labels(plan)[0]?.map((batch) => batch.length)).toEqual([500, 500, 1]);
  expect(labels(plan, 400)[0]?.map((batch) => batch.length)).toEqual([400, 400, 201]);
});

test("a batch holds no more than a mebibyte, and a key that is larger goes alone", () => {
  const plan = planOf(
    create("small"),
    create("large", "ü".repeat(600_000)),
    create("half", "x".repeat(600_000)),
    create("rest"),
  );
  expect(labels(plan)[0]).toEqual([["small"], ["large"], ["half", "rest"]]);
});

const slots = (name: string): PlatformSlots => ({ ios: name, android: name, web: name, other: name });
const wire = (key_id: number, name: string) =>
  ({
    key_id: String(key_id),
    key_name: slots(name),
    platforms: ["web"],
    filenames: slots(""),
  }) as unknown as LiveKey;
const sentCreate = (name: string) => ({
  change: create(name),
  out: { key_name: name, platforms: ["web" as const] },
});

test("created keys and refusals are matched by their name, in any order, and a missing key is not a success", () => {
  const sent = ["a", "b", "c", "d"].map(sentCreate);
  const answer = {
    keys: [wire(2, "b"), wire(1, "a")],
    errors: [{ message: "taken", code: 400, key_name: slots("c") }],
  };
  expect(matchCreates(sent, answer).map(({ answer: one }) => one)).toMatchObject([
    { is: "stored", key: { key_id: "1" } },
    { is: "stored", key: { key_id: "2" } },
    { is: "refused", error: { message: "taken" } },
    { is: "silent" },
  ]);
});

test("one echo speaks for one change only", () => {
  const sent = [sentCreate("a"), sentCreate("a")];
  expect(
    matchCreates(sent, { keys: [wire(1, "a")], errors: [] }).map(({ answer: one }) => one),
  ).toMatchObject([{ is: "stored", key: { key_id: "1" } }, { is: "silent" }]);
});

test("of several keys of one name, each is known by platforms and filenames; a refusal that could mean either says nothing", () => {
  const on = (platform: "ios" | "web", file: string) => ({
    change: create(`a on ${platform}`),
    out: { key_name: "a", platforms: [platform], filenames: { [platform]: file } },
  });
  const sent = [on("ios", "a.strings"), on("web", "a.json")];
  const web = { ...wire(2, "a"), platforms: ["web"], filenames: { ...slots(""), web: "a.json" } } as LiveKey;
  const refusal = { message: "taken", code: 400, key_name: slots("a") };
  expect(matchCreates(sent, { keys: [web], errors: [refusal] }).map(({ answer: one }) => one)).toMatchObject([
    { is: "refused", error: { message: "taken" } },
    { is: "stored", key: { key_id: "2" } },
  ]);
  expect(matchCreates(sent, { keys: [], errors: [refusal] }).map(({ answer: one }) => one)).toEqual([
    { is: "silent" },
    { is: "silent" },
  ]);
});

test("per-platform names are found by the platforms that the key has, whatever fills the other slots", () => {
  const sent = [
    {
      change: create("A / b"),
      out: {
        key_name: { ios: "A", android: "b", web: "A", other: "A" },
        platforms: ["ios", "android"] as ("ios" | "android")[],
      },
    },
  ];
  const key = {
    key_id: "7",
    key_name: { ios: "A", android: "b", web: "?", other: "?" },
    platforms: ["ios", "android"],
    filenames: slots(""),
  } as unknown as LiveKey;
  expect(matchCreates(sent, { keys: [key], errors: [] })[0]?.answer).toEqual({ is: "stored", key });
  expect(matchCreates(sent, { keys: [wire(7, "A")], errors: [] })[0]?.answer).toEqual({ is: "silent" });
});

test("updated keys and refusals are matched by id, and a refusal wins over a key with the same id", () => {
  const sent = [1, 2, 3].map((id) => ({ change: rename(id, "a", "b"), out: {} }));
  const answer = { keys: [wire(1, "b"), wire(2, "b")], errors: [{ message: "no", code: 404, key_id: 2 }] };
  expect(matchUpdates(sent, answer).map(({ answer: one }) => one)).toMatchObject([
    { is: "stored", key: { key_id: "1" } },
    { is: "refused", error: { code: 404 } },
    { is: "silent" },
  ]);
});

test("a change has exactly one outcome", () => {
  const ledger = new Ledger();
  const change = create("a");
  expect(() => ledger.of(change)).toThrow("has no outcome");
  ledger.record(change, { state: "done", id: 1 });
  expect(() => ledger.record(change, { state: "done", id: 1 })).toThrow("has an outcome already");
});
