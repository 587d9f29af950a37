/** Mistakes that must not remove a key. */
import { expect, test } from "vitest";
import { DEFAULT_RULES } from "../../src/model/setting.ts";
import { guard } from "../../src/plan/guard.ts";
import { clearsText } from "../../src/plan/loss.ts";
import { liveKey, planned } from "../rooms/plan/planHarness.ts";
import { applyCase } from "./harness.ts";
import { textBackup } from "./textBackup.ts";

const web = ["web" as const];
const destroy = { prune: { key: "all" }, pruneBy: "destroy" } as const;

test("a live key with a declared name is not pruned, even if the entry is another key", async () => {
  const keys = [
    { key_id: 1, key_name: "x", platforms: web },
    { key_id: 2, key_name: "x", platforms: web },
    { key_id: 3, key_name: "y", platforms: web },
    { key_id: 4, key_name: "gone", platforms: web },
  ];
  const manifest = "keys:\n  - { key_name: x, key_id: 1 }\n  - { key_name: y }\n";
  await applyCase({ state: { keys }, keys: manifest, rules: destroy }, ({ outcomes, names }) => {
    expect(Object.keys(outcomes)).toEqual(["gone"]);
    expect(names()).toEqual(["x", "x", "y"]);
  });
});

test("archiving a declared key counts as a removal, and a protected key stays", async () => {
  const keys = [
    { key_id: 1, key_name: "a", platforms: web },
    { key_id: 2, key_name: "b", platforms: web, tags: ["protected"] },
  ];
  const manifest = "keys:\n  - { key_name: a, is_archived: true }\n  - { key_name: b, is_archived: true }\n";
  await applyCase({ state: { keys }, keys: manifest }, ({ outcomes, sandbox }) => {
    expect(Object.keys(outcomes)).toEqual(["a"]);
    const live = Object.values(sandbox.state().projects)[0]?.keys;
    expect(live?.map(({ is_archived }) => is_archived)).toEqual([true, false]);
  });
});

test("clearing one form of a plural counts as clearing a text", () => {
  const place = { file: "k", line: 1, col: 1, endLine: 1, endCol: 1 };
  const change = { field: "translations", part: "en", before: { one: "1 item", other: "n items" }, place };
  expect(clearsText({ ...change, after: { one: "", other: "n items" } })).toBe(true);
  expect(clearsText({ ...change, after: { one: "an item", other: "n items" } })).toBe(false);
});

test("a removed and a created plural with the same forms look like a rename", () => {
  const texts = { en: '{"one":"%d","other":"%ds"}' };
  const { plan, kinds } = planned({
    keys: 'keys:\n  - { key_name: kept }\n  - { key_name: new.items, platforms: [web], is_plural: true, translations: { en: { other: "%ds", one: "%d" } } }\n',
    live: {
      keys: [liveKey(1, "items", { is_plural: true, texts }), liveKey(2, "kept", { texts: { en: "kept" } })],
    },
    rules: destroy,
  });
  expect(guard(plan, kinds, { ...DEFAULT_RULES, ...destroy }, {}).map(({ code }) => code)).toContain(
    "looks-renamed",
  );
});

test("backups of many batches are written one after the other, and each contains the ones before", async () => {
  const keys = Array.from({ length: 20 }, (_, index) => ({
    key_id: index + 1,
    key_name: `k${index}`,
    platforms: web,
  }));
  const written: number[] = [];
  let busy = false;
  const backup = async (text: string) => {
    expect(busy).toBe(false);
    busy = true;
    await new Promise((settle) => setImmediate(settle));
    written.push(text.match(/key_name/g)?.length ?? 0);
    busy = false;
  };
  const options = { backup: textBackup(backup), batchSize: 1 };
  await applyCase(
    {
      state: { keys: [...keys, { key_id: 99, key_name: "kept", platforms: web }] },
      keys: "keys:\n  - key_name: kept\n",
      rules: destroy,
      options,
    },
    ({ outcomes, names }) => {
      expect(Object.values(outcomes).every(({ state }) => state === "done")).toBe(true);
      expect(names()).toEqual(["kept"]);
      expect(written.at(-1)).toBe(20);
    },
  );
});
