/** Removals: they come last, never after a failure, and a backup restores them. */
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { applyCase, PROJECT } from "./harness.ts";
import { textBackup } from "./textBackup.ts";

const text = (language_iso: string, translation: string) => ({ language_iso, translation });
const languages = [
  { lang_id: 640, lang_iso: "en", lang_name: "English", is_rtl: false, plural_forms: ["one", "other"] },
  { lang_id: 597, lang_iso: "de", lang_name: "German", is_rtl: false, plural_forms: ["one", "other"] },
];
const keys = [
  { key_id: 1, key_name: "kept", platforms: ["web" as const], translations: [text("en", "Kept")] },
  {
    key_id: 2,
    key_name: "old",
    platforms: ["web" as const, "ios" as const],
    tags: ["t"],
    description: "An old one",
    char_limit: 9,
    translations: [text("en", "Old: yes"), text("de", "Alt #1")],
  },
  {
    key_id: 3,
    key_name: "items",
    platforms: ["web" as const],
    is_plural: true,
    translations: [text("en", '{"one":"%d","other":"%ds"}')],
    custom_attributes: '{"a": [1]}',
  },
  { key_id: 4, key_name: "guarded", platforms: ["web" as const], tags: ["protected"] },
];
const state = { languages, keys };
const KEPT = "keys:\n  - key_name: kept\n";
const destroy = { prune: { key: "all" }, pruneBy: "destroy" } as const;

test("undeclared keys are backed up and destroyed, and protected ones stay", async () => {
  await applyCase(
    { state, keys: KEPT, rules: destroy },
    ({ outcomes, names, backups, remaining, requests }) => {
      expect(outcomes).toEqual({ items: { state: "done", id: "3" }, old: { state: "done", id: "2" } });
      expect(names()).toEqual(["kept", "guarded"]);
      expect(requests).toEqual(["GET /languages", "GET /keys", "DELETE /keys", "GET /keys"]);
      expect(backups).toHaveLength(1);
      expect(remaining).toEqual([]);
    },
  );
});

test("the backup restores every declared field and text", async () => {
  await applyCase({ state, keys: KEPT, rules: destroy }, async ({ backups, sandbox }) => {
    const backup = stringify({ keys: parse(backups[0] ?? "").keys });
    const before = new Map(sandbox.state().projects[PROJECT]?.keys.map((key) => [key.key_name.web, key]));
    expect([...before.keys()]).toEqual(["kept", "guarded"]);
    await applyCase({ state: { languages }, keys: backup }, ({ outcomes, sandbox: again }) => {
      expect(Object.values(outcomes).every(({ state: how }) => how === "done")).toBe(true);
      const [items, old] =
        again
          .state()
          .projects[PROJECT]?.keys.toSorted((a, b) => (a.key_name.web < b.key_name.web ? -1 : 1)) ?? [];
      expect(old).toMatchObject({
        platforms: ["ios", "web"],
        tags: ["t"],
        description: "An old one",
        char_limit: 9,
      });
      expect(old?.translations.map(({ translation }) => translation).sort()).toEqual(["Alt #1", "Old: yes"]);
      expect(items).toMatchObject({ is_plural: true, custom_attributes: '{"a": [1]}' });
      expect(
        JSON.parse(items?.translations.find(({ language_iso }) => language_iso === "en")?.translation ?? ""),
      ).toMatchObject({ one: "%d", other: "%ds" });
    });
  });
});

test("archived keys keep their texts, and come back when they are declared again", async () => {
  const rules = { prune: { key: "all" }, pruneBy: "archive" } as const;
  await applyCase({ state, keys: KEPT, rules }, async ({ sandbox, outcomes, remaining }) => {
    expect(Object.keys(outcomes)).toEqual(["items", "old"]);
    const live = sandbox.state().projects[PROJECT];
    expect(live?.keys.filter(({ is_archived }) => is_archived).map(({ key_id }) => key_id)).toEqual([2, 3]);
    expect(remaining).toEqual([]);
    await applyCase(
      { state: { languages, keys: live?.keys ?? [] }, keys: `${KEPT}  - key_name: old\n`, rules },
      ({ sandbox: again }) => {
        expect(again.state().projects[PROJECT]?.keys.find(({ key_id }) => key_id === 2)).toMatchObject({
          is_archived: false,
        });
      },
    );
  });
});

test("nothing is removed without a folder for backups", async () => {
  const webhooks = [
    { webhook_id: "1".repeat(40), url: "https://h.example.com/", events: ["project.imported"] },
  ];
  await applyCase(
    {
      state: { ...state, webhooks },
      keys: KEPT,
      webhooks: "webhooks: []\n",
      rules: { ...destroy, prune: { key: "all", webhook: "all" } },
      options: { backup: undefined },
    },
    ({ outcomes, requests }) => {
      const message = expect.stringContaining("There is no folder for backups");
      expect(Object.values(outcomes)).toEqual(Array(3).fill({ state: "not attempted", message }));
      expect(requests).toEqual([]);
    },
  );
});

test("if the backup cannot be written, nothing is removed, and earlier changes keep their outcome", async () => {
  const backup = async (text: string) => {
    if (text.includes("items")) throw new Error("The disk is full.");
  };
  await applyCase(
    {
      state,
      keys: `${KEPT}    translations: { en: New }\n`,
      rules: destroy,
      options: { backup: textBackup(backup) },
    },
    ({ outcomes, names }) => {
      expect(outcomes.kept).toMatchObject({ state: "done" });
      expect(outcomes.old).toMatchObject({
        state: "not attempted",
        message: expect.stringContaining("The disk is full."),
      });
      expect(names()).toHaveLength(4);
    },
  );
});

test("nothing is removed after a failure", async () => {
  const manifest = `${KEPT}    description: new\n`;
  const faults = [{ writeKey: () => ({ message: "no", code: 400, key_id: 1 }) }];
  await applyCase({ state, keys: manifest, rules: destroy, faults }, ({ outcomes, names }) => {
    expect(outcomes.kept).toMatchObject({ state: "failed" });
    expect(outcomes.old).toMatchObject({
      state: "not attempted",
      message: expect.stringContaining("after a failure"),
    });
    expect(names()).toHaveLength(4);
  });
});

test("a key that changed after the plan is kept", async () => {
  await applyCase(
    {
      state,
      keys: KEPT,
      rules: destroy,
      meanwhile: (client) => client.updateKeys(PROJECT, [{ key_id: 2, tags: ["t", "wanted"] }]),
    },
    ({ outcomes, names }) => {
      expect(outcomes.old).toMatchObject({
        state: "skipped",
        message: expect.stringContaining("changed after"),
      });
      expect(names()).toEqual(["kept", "old", "guarded"]);
    },
  );
});

test("if the response to a delete is lost, reading the keys shows the result", async () => {
  let times = 0;
  const faults = [
    {
      onResponse: ({ operation }: { operation: string }) =>
        operation === "destroyKeys" && times++ === 0 ? ("cut" as const) : undefined,
    },
  ];
  await applyCase({ state, keys: KEPT, rules: destroy, faults }, ({ outcomes, names }) => {
    expect(Object.values(outcomes).map(({ state: how }) => how)).toEqual(["done", "done"]);
    expect(names()).toEqual(["kept", "guarded"]);
  });
});

test("the plan removes nothing if one key is skipped", async () => {
  const manifest = `${KEPT}  - { key_name: new, translations: { en: x } }\n`;
  await applyCase({ state, keys: manifest, rules: destroy }, ({ outcomes, names }) => {
    expect(outcomes).toEqual({});
    expect(names()).toHaveLength(4);
  });
});

test("with prune.keys: owned only keys with our owner tag are pruned, never those of other teams", async () => {
  const owned = keys.map((key, index) => ({
    ...key,
    tags: [["lokaform:web"], ["lokaform:web"], ["lokaform:ios"], []][index] ?? [],
  }));
  const rules = { ...destroy, prune: { key: "owned" }, owner: "web" } as const;
  await applyCase(
    { state: { languages, keys: owned }, keys: KEPT, rules },
    ({ outcomes, names, remaining }) => {
      expect(outcomes).toEqual({ old: { state: "done", id: "2" } });
      expect(names()).toEqual(["kept", "items", "guarded"]);
      expect(remaining).toEqual([]);
    },
  );
});

test("webhooks are destroyed one by one", async () => {
  const webhooks = [1, 2].map((id) => ({
    webhook_id: String(id).repeat(40),
    url: `https://x.example.com/${id}`,
    branch: null,
    secret: "s",
    events: ["project.imported"],
    event_lang_map: [],
  }));
  const manifest = "webhooks:\n  - { url: https://x.example.com/1 }\n";
  await applyCase(
    { state: { webhooks }, webhooks: manifest, rules: { prune: { webhook: "all" } } },
    ({ outcomes, requests, sandbox }) => {
      expect(Object.values(outcomes)).toEqual([{ state: "done", id: "2".repeat(40) }]);
      const path = `/webhooks/${"2".repeat(40)}`;
      expect(requests).toEqual([`GET ${path}`, `DELETE ${path}`]);
      expect(sandbox.state().projects[PROJECT]?.webhooks).toHaveLength(1);
    },
  );
});
