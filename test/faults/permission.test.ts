/** A run asks once whether it may write, as late as possible: after all readings for the first write. */
import { expect, test } from "vitest";
import { type ApplyCase, applyCase, webhook, webKey, writes } from "./harness.ts";
import { textBackup } from "./textBackup.ts";

const MOVED = "The branch moved.";
const REFUSED = { state: "not attempted", message: MOVED };
const live = (key_id: number, key_name: string, en: string) => webKey(key_id, key_name, { en });
const hook = (digit: number, path: string) => webhook(digit, `https://h.example.com/${path}`);
const HOOK_B =
  "webhooks:\n  - { url: https://h.example.com/b, events: [project.imported, project.exported] }\n";

/** A project whose first write is of one kind, with the number of requests before the run asks for permission. */
const CASES: Record<string, [testCase: ApplyCase, reads: string[]]> = {
  "a created key": [{ keys: "keys:\n  - { key_name: new, platforms: [web] }\n" }, []],
  "a changed text": [
    {
      state: { keys: [live(1, "a", "old")] },
      keys: "keys:\n  - { key_name: a, translations: { en: new } }\n",
      rules: { languages: { en: "enforce" } },
    },
    ["GET /keys"],
  ],
  "a renamed key": [
    {
      state: { keys: [live(1, "a", "old")] },
      keys: "keys:\n  - { key_name: b, previously: a }\n",
    },
    [],
  ],
  "a destroyed key": [
    {
      state: { keys: [live(1, "a", "old"), live(2, "kept", "kept")] },
      keys: "keys:\n  - { key_name: kept }\n",
      rules: { prune: { key: "all" }, pruneBy: "destroy" },
    },
    ["GET /languages", "GET /keys"],
  ],
  "an archived key": [
    {
      state: { keys: [live(1, "a", "old"), live(2, "kept", "kept")] },
      keys: "keys:\n  - { key_name: kept }\n",
      rules: { prune: { key: "all" }, pruneBy: "archive" },
    },
    ["GET /languages", "GET /keys"],
  ],
  "a created webhook": [{ webhooks: HOOK_B }, []],
  "a changed webhook": [
    { state: { webhooks: [hook(1, "b")] }, webhooks: HOOK_B },
    [`GET /webhooks/${"1".repeat(40)}`],
  ],
  "a removed webhook": [
    {
      state: { webhooks: [hook(1, "a")] },
      webhooks: "webhooks: []\n",
      rules: { prune: { webhook: "all" } },
    },
    [`GET /webhooks/${"1".repeat(40)}`],
  ],
};

test.each(Object.entries(CASES))("%s is not written without permission", async (_name, [testCase, reads]) => {
  const order: string[] = [];
  const options: ApplyCase["options"] = {
    backup: textBackup(async () => void order.push("backup")),
    mayWrite: async () => {
      order.push("question");
      return MOVED;
    },
  };
  await applyCase({ ...testCase, options }, ({ outcomes, requests }) => {
    expect(Object.values(outcomes)).toEqual([REFUSED]);
    expect(requests).toEqual(reads);
  });
  expect(order).toEqual(reads.length > 0 ? ["backup", "question"] : ["question"]);
});

const MANY: ApplyCase = {
  state: {
    keys: [live(1, "a", "old"), live(2, "gone", "gone"), live(3, "was", "was")],
    webhooks: [hook(1, "b")],
  },
  keys: "on_create: { platforms: [web] }\nkeys:\n  - { key_name: a, translations: { en: new } }\n  - { key_name: b }\n  - { key_name: c }\n  - { key_name: now, previously: was }\n",
  webhooks: HOOK_B,
  rules: { languages: { en: "enforce" }, prune: { key: "all" }, pruneBy: "destroy" },
};

test("without permission every change of every step has the reason, and the run asks once", async () => {
  let asked = 0;
  const mayWrite = async () => {
    asked += 1;
    return MOVED;
  };
  await applyCase({ ...MANY, options: { mayWrite, batchSize: 1 } }, ({ outcomes, requests }) => {
    expect(Object.keys(outcomes).length).toBe(6);
    expect(Object.values(outcomes)).toEqual(Array(6).fill(REFUSED));
    expect(writes({ requests })).toEqual([]);
  });
  expect(asked).toBe(1);
});

test("with permission everything is written, and the run asks once", async () => {
  let asked = 0;
  const mayWrite = async () => {
    asked += 1;
    return undefined;
  };
  await applyCase({ ...MANY, options: { mayWrite, batchSize: 1 } }, ({ outcomes, remaining }) => {
    expect(Object.values(outcomes).map(({ state }) => state)).toEqual(Array(6).fill("done"));
    expect(remaining).toEqual([]);
  });
  expect(asked).toBe(1);
});

test("a run without changes does not ask", async () => {
  const mayWrite = async () => {
    throw new Error("asked");
  };
  const none: ApplyCase = { state: { keys: [live(1, "a", "old")] }, keys: "keys:\n  - { key_name: a }\n" };
  await applyCase({ ...none, options: { mayWrite } }, ({ requests }) => expect(requests).toEqual([]));
});
