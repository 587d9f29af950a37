/** Renames in a service: the id and all translations stay, even if something fails. */
import { describe, expect, test } from "vitest";
import { readManifests } from "../../src/kinds/read.ts";
import { KINDS } from "../../src/run/kinds.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import type { PlatformSlots } from "../../src/wire/key.ts";
import { type ApplyCase, type ApplyResult, applyCase, PROJECT, webKey } from "./harness.ts";

type LiveKey = NonNullable<SandboxState["projects"][string]["keys"]>[number];

const LANGUAGES = ["en", "de", "fr"].map((lang_iso) => ({ lang_iso }));

/** A live key with a different text in every language. */
const live = (key_id: number, key_name: string | PlatformSlots, more: Partial<LiveKey> = {}): LiveKey => {
  const texts = Object.fromEntries(LANGUAGES.map(({ lang_iso }) => [lang_iso, `${lang_iso} of ${key_id}`]));
  return { ...webKey(key_id, "", texts), key_name, ...more };
};
const manifest = (...entries: string[]) => `keys:\n${entries.map((entry) => `  - { ${entry} }\n`).join("")}`;
const testCase = (keys: LiveKey[], entries: string[], perPlatform = false): ApplyCase => ({
  state: { project: { settings: { per_platform_key_names: perPlatform } }, languages: LANGUAGES, keys },
  keys: manifest(...entries),
});
const keysOf = ({ sandbox }: ApplyResult) => sandbox.state().projects[PROJECT]?.keys ?? [];
/** By id: the name for the web, and all texts. */
const named = (applied: ApplyResult) =>
  Object.fromEntries(keysOf(applied).map((key) => [key.key_id, key.key_name.web]));
const textsOf = (applied: ApplyResult, id: number) =>
  keysOf(applied)
    .find(({ key_id }) => key_id === id)
    ?.translations.map(({ translation }) => translation)
    .sort();
const original = (id: number) => [`de of ${id}`, `en of ${id}`, `fr of ${id}`];
const states = ({ outcomes }: ApplyResult) => Object.values(outcomes).map(({ state }) => state);

test("a chain of three starts at its end, every key keeps its texts, and the next plan is empty", async () => {
  const entries = ["key_name: b, previously: a", "key_name: c, previously: b", "key_name: d, previously: c"];
  await applyCase(testCase([live(1, "a"), live(2, "b"), live(3, "c")], entries), (applied) => {
    expect(states(applied)).toEqual(["done", "done", "done"]);
    expect(applied.sandbox.requests.flatMap(({ method, body }) => (method === "PUT" ? [body] : []))).toEqual([
      { keys: [{ key_id: 3, key_name: "d" }] },
      { keys: [{ key_id: 2, key_name: "c" }] },
      { keys: [{ key_id: 1, key_name: "b" }] },
    ]);
    expect(named(applied)).toEqual({ 1: "b", 2: "c", 3: "d" });
    for (const id of [1, 2, 3]) expect(textsOf(applied, id)).toEqual(original(id));
    expect(applied.remaining).toEqual([]);
  });
});

test("a swap is an error in the manifest, and the message has the fix", () => {
  const text = manifest("key_name: a, previously: b", "key_name: b, previously: a");
  const manifests = { keys: [{ path: "keys.yaml", text }], webhooks: [] };
  expect(readManifests(KINDS, manifests, { values: {}, tokens: [] }).problems).toMatchObject([
    {
      severity: "error",
      scope: "run",
      code: "rename-cycle",
      message: expect.stringMatching(/in two steps\.$/),
    },
  ]);
});

test("a swap over a third name, in two steps, keeps the texts of both", async () => {
  const first = ["key_name: b.new, previously: b", "key_name: b, previously: a"];
  await applyCase(testCase([live(1, "a"), live(2, "b")], first), async (applied) => {
    const second = ["key_name: a, previously: b.new", "key_name: b, previously: a"];
    await applyCase(testCase(keysOf(applied), second), (end) => {
      expect(named(end)).toEqual({ 1: "b", 2: "a" });
      for (const id of [1, 2]) expect(textsOf(end, id)).toEqual(original(id));
      expect(end.remaining).toEqual([]);
    });
  });
});

describe("where the new name is taken", () => {
  test("when the plan is made, previously does nothing, and both keys keep their texts", async () => {
    await applyCase(testCase([live(1, "a"), live(2, "b")], ["key_name: b, previously: a"]), (applied) => {
      expect(applied.requests).toEqual([]);
      expect(named(applied)).toEqual({ 1: "a", 2: "b" });
    });
  });

  test("after that, the rename failed, both keys keep their texts, and the others are renamed", async () => {
    await applyCase(
      {
        ...testCase(
          [live(1, "a"), live(2, "x")],
          ["key_name: b, previously: a", "key_name: y, previously: x"],
        ),
        meanwhile: (client) => client.createKeys(PROJECT, { key_name: "b", platforms: ["web"] }),
      },
      (applied) => {
        expect(applied.outcomes).toMatchObject({
          b: { state: "failed", message: expect.stringMatching(/already taken/i) },
          y: { state: "done" },
        });
        expect(named(applied)).toMatchObject({ 1: "a", 2: "y" });
        for (const id of [1, 2]) expect(textsOf(applied, id)).toEqual(original(id));
      },
    );
  });

  test("a chain whose end is taken meanwhile stops there, and loses nothing", async () => {
    await applyCase(
      {
        ...testCase(
          [live(1, "a"), live(2, "b")],
          ["key_name: b, previously: a", "key_name: c, previously: b"],
        ),
        meanwhile: (client) => client.createKeys(PROJECT, { key_name: "c", platforms: ["web"] }),
      },
      (applied) => {
        expect(states(applied)).toEqual(["failed", "failed"]);
        expect(named(applied)).toMatchObject({ 1: "a", 2: "b" });
        for (const id of [1, 2]) expect(textsOf(applied, id)).toEqual(original(id));
      },
    );
  });
});

test("a stale previously does nothing", async () => {
  await applyCase(testCase([live(1, "b")], ["key_name: b, previously: [a, long.gone]"]), (applied) => {
    expect(applied.requests).toEqual([]);
    expect(applied.remaining).toEqual([]);
  });
});

describe("with names by platform", () => {
  const slots = (ios: string, web: string): PlatformSlots => ({ ios, android: ios, web, other: web });
  const split = live(1, slots("Old", "old"), { platforms: ["ios", "web"] });
  test.each([
    ["one name for all", "key_name: new, previously: old", "new", "new"],
    ["all names", "key_name: { ios: New, web: new }, previously: Old", "New", "new"],
    ["one of the names, found by the other", "key_name: { ios: New, web: old }", "New", "old"],
  ])("%s: the texts stay", async (_what, entry, ios, web) => {
    await applyCase(testCase([split], [entry], true), (applied) => {
      expect(states(applied)).toEqual(["done"]);
      expect(keysOf(applied)[0]?.key_name).toMatchObject({ ios, web });
      expect(textsOf(applied, 1)).toEqual(original(1));
      expect(applied.remaining).toEqual([]);
    });
  });
});

test("a rename with a new text is one change: that text is new, and backed up, and the others stay", async () => {
  const entry = "key_name: b, previously: a, translations: { en: New words, de: Andere Worte }";
  const renamed = testCase([live(1, "a")], [entry]);
  await applyCase({ ...renamed, rules: { languages: { de: "seed" } } }, (applied) => {
    expect(applied.requests).toEqual(["GET /keys", "PUT /keys"]);
    expect(named(applied)).toEqual({ 1: "b" });
    expect(textsOf(applied, 1)).toEqual(["New words", "de of 1", "fr of 1"]);
    expect(applied.backups).toEqual([expect.stringContaining("en of 1")]);
    expect(applied.remaining).toEqual([]);
  });
});

test("a rename by key_id goes with a change of platforms", async () => {
  const before = [live(1, "old", { platforms: ["ios"] })];
  const entries = ["key_name: new, key_id: 1, platforms: [ios, android], tags: [a]"];
  await applyCase(testCase(before, entries, true), (applied) => {
    expect(states(applied)).toEqual(["done"]);
    expect(keysOf(applied)).toMatchObject([
      { key_id: 1, key_name: { ios: "new", android: "new" }, platforms: ["ios", "android"], tags: ["a"] },
    ]);
    expect(textsOf(applied, 1)).toEqual(original(1));
    expect(applied.remaining).toEqual([]);
  });
});
