/** Guards: each refuses a plan once, at its limit, and accepts one once. */
import { describe, expect, test } from "vitest";
import { problem } from "../../../src/model/problem.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { stoppedByProblem } from "../../../src/plan/guard.ts";
import { cleared, refusals, removals, table, updates, vetoes } from "./guardTable.ts";
import { liveKey } from "./planHarness.ts";

const lift =
  /set --allow-removals \d+ for this run \(in a workflow: the input allow-removals of a run by hand\)/;

describe("keys and texts that are removed are counted together, and held to limits.removals", () => {
  table([
    ["25 of 25", { changes: removals(25) }],
    ["26 of 25", { changes: removals(26) }, [/^too-many-destroyed: .* 26 keys and texts/, /allows 25/, lift]],
    [
      "26 archived",
      { changes: removals(26, "key", "archive") },
      [/26 keys and texts/, /raise limits\.removals\./],
    ],
    ["20 keys and 6 texts", { changes: [...removals(20), ...updates(6, cleared)] }, [/26 keys and texts/]],
    ["20 keys and 5 texts", { changes: [...removals(20), ...updates(5, cleared)] }],
    [
      "26 webhooks, were they allowed, are no keys",
      {
        changes: removals(26, "webhook"),
        rules: { limits: { webhook_removals: 26 } },
      },
    ],
    ["26 overwritten texts", { changes: updates(26, ["translations", "a", "b", "en"]) }],
    ["26 emptied descriptions", { changes: updates(26, ["description", "a", ""]) }],
  ]);
});

describe("a key that is declared archived is removed as well", () => {
  table([
    ["26 of 25", { changes: updates(26, ["is_archived", false, true]) }, [/26 keys and texts/]],
    ["26 that come back", { changes: updates(26, ["is_archived", true, false]) }],
    ["26 that are hidden", { changes: updates(26, ["is_hidden", false, true]) }],
  ]);
});

describe("from 20 keys in prune's scope on, limits.removals_percent counts", () => {
  const scope = (keys: number, matched = 1000) => ({ scope: keys, matched });
  table([
    ["2 of 20 are 10 %", { changes: removals(2), keys: scope(20) }],
    [
      "3 of 20",
      { changes: removals(3), keys: scope(20) },
      [/^too-many-destroyed: .* 3 of 20 keys/, /allows 10 %/, lift, /raise limits\.removals_percent/],
    ],
    ["18 of 19", { changes: removals(18), keys: scope(19) }],
    [
      "where prune is off the matched keys are the scope",
      { changes: updates(3, cleared), keys: scope(0, 20), rules: { prune: { key: "off" } } },
      [/3 of 20 keys/],
    ],
    [
      "2 texts of 20 keys without prune",
      { changes: updates(2, cleared), keys: scope(0, 20), rules: { prune: { key: "off" } } },
    ],
    [
      "beyond both limits only the first is said",
      { changes: removals(26), keys: scope(100) },
      [/limits\.removals allows 25/],
    ],
  ]);
});

describe("webhooks are held to limits.webhook_removals", () => {
  table([
    ["2 of 2", { changes: removals(2, "webhook") }],
    [
      "3 of 2",
      { changes: removals(3, "webhook") },
      [
        /^too-many-destroyed: .* removes 3 webhooks/,
        /limits\.webhook_removals allows 2/,
        lift,
        /raise limits\.webhook_removals/,
      ],
    ],
  ]);

  test("the place of the refusal is the setting that prunes webhooks", () => {
    const settings = (rules: { allowRemovals?: number }) =>
      vetoes({ changes: removals(3, "webhook"), rules }).map((veto) => veto.settings);
    expect(settings({})).toEqual([["limits.webhook_removals", "prune.webhooks"]]);
    expect(settings({ allowRemovals: 1 })).toEqual([["prune.webhooks"]]);
  });

  test("beyond the limits for keys and for webhooks, both are said", () => {
    expect(refusals({ changes: [...removals(26), ...removals(3, "webhook")] })).toHaveLength(2);
  });
});

describe("allow-removals replaces the limits for one run, for all kinds together", () => {
  const changes = [...removals(30), ...removals(5, "webhook"), ...updates(5, cleared)];
  const facts = { keys: { scope: 40 }, webhooks: { scope: 40 } };
  table([
    ["40 of 40", { changes, ...facts, rules: { allowRemovals: 40 } }],
    [
      "40 of 39",
      { changes, ...facts, rules: { allowRemovals: 39 } },
      [
        /^too-many-destroyed: .* 40 keys, texts and webhooks/,
        /allow-removals allows 39/,
        /raise allow-removals/,
      ],
    ],
    ["none of 0", { rules: { allowRemovals: 0 } }],
    ["one of 0", { changes: removals(1), rules: { allowRemovals: 0 } }, [/1 keys/]],
  ]);
});

describe("with prune, an empty manifest of keys is refused for any number, and one of webhooks declares that there are none", () => {
  const nothing = { keys: { declared: 0 }, webhooks: { declared: 0 } };
  const off = { prune: { key: "off", webhook: "off" } } as const;
  table([
    [
      "keys",
      { ...nothing, rules: { prune: { key: "all", webhook: "off" } } },
      [
        /^nothing-declared: The setting prune.keys is on, but the manifests declare no key/,
        /set prune.keys: off/,
      ],
    ],
    [
      "webhooks",
      {
        ...nothing,
        webhooks: { declared: 0, scope: 2 },
        changes: removals(2, "webhook"),
        rules: { prune: { key: "off", webhook: "all" } },
      },
    ],
    [
      "more webhooks than the limit",
      {
        ...nothing,
        webhooks: { declared: 0, scope: 3 },
        changes: removals(3, "webhook"),
        rules: { prune: { key: "off", webhook: "all" } },
      },
      [/^too-many-destroyed: .*limits\.webhook_removals allows 2/],
    ],
    ["without prune", { ...nothing, rules: off }],
  ]);
});

describe("a plan that removes everything that prune covers is refused for any number", () => {
  const scopes = { keys: { scope: 2 }, webhooks: { scope: 2 } };
  table([
    [
      "every key",
      { changes: removals(2), ...scopes },
      [
        /^all-destroyed: The plan removes every key that the setting prune.keys covers \(2\)/,
        /set prune.keys: off/,
      ],
    ],
    [
      "every webhook",
      { changes: removals(2, "webhook"), ...scopes },
      [
        /^all-destroyed: The plan removes every webhook that the setting prune\.webhooks covers \(2\).* first apply a manifest with only webhooks: \[\]/,
      ],
    ],
    ["one of two keys", { changes: removals(1), ...scopes }],
    ["a scope that is empty", { keys: { scope: 0 }, webhooks: { scope: 0 } }],
    [
      "allow-removals does not lift it",
      { changes: removals(2), ...scopes, rules: { allowRemovals: 2 } },
      [/all-destroyed/],
    ],
  ]);
});

describe("signs that manifests and project do not belong together", () => {
  const removed = (...keys: [names: string[], texts?: string[]][]) => ({
    changes: removals(keys.length),
    removed: keys.map(([[ios = "", android = ios, web = android], [en = "", de = ""] = []], id) =>
      liveKey(id, { ios, android, web }, { platforms: ["ios", "android", "web"], texts: { en, de } }),
    ),
  });
  const created = { new: ["Hello", "Hallo"], other: ["Other"] };
  const withKeys = ({ changes, ...keys }: ReturnType<typeof removed>, more: object = {}) => ({
    changes,
    keys: { ...keys, ...more },
  });
  table([
    [
      "a removed name stands in a manifest that no glob covers",
      { ...withKeys(removed([["a"]])), uncovered: { a: "l10n/keys.yaml" } },
      [
        /^forgotten-manifest: The plan removes the key "a"\. But the file l10n\/keys\.yaml declares it/,
        /Add the file to the setting keys/,
      ],
    ],
    [
      "several such keys: a name of the first, and how many keys and files there are",
      {
        ...withKeys(removed([["x", "a", "d"]], [["b"]], [["c"]])),
        uncovered: { a: "1.yaml", b: "2.yaml", c: "3.yaml", d: "1.yaml" },
      },
      [/"a" \(and 2 more, in 3 such files in all\)\. But/, /1\.yaml/],
    ],
    ["another name stands there", { ...withKeys(removed([["a"]])), uncovered: { b: "l10n/keys.yaml" } }],
    [
      "a removed key has the text of a key that is created",
      withKeys(
        removed([
          ["was", "b"],
          ["?", "Hallo"],
        ]),
        { created },
      ),
      [
        /^looks-renamed: The plan removes "key 0" and creates "new"/,
        /set previously: was in the entry of the new one/,
        /new: true/,
      ],
    ],
    ["a removed key has a text of its own", withKeys(removed([["old"], ["Bye"]]), { created })],
    [
      "10 live keys, and no declared one among them",
      { keys: { live: 10, matched: 0 } },
      [
        /^foreign-project: No declared key .* is in the project, which has 10 other keys/,
        /set allow_wrong_project: true/,
        /allow_wrong_project: true/,
      ],
    ],
    ["9 live keys", { keys: { live: 9, matched: 0 } }],
    ["one declared key lives", { keys: { live: 10, matched: 1 } }],
    [
      "nothing declared",
      {
        keys: { live: 10, matched: 0, declared: 0 },
        rules: { prune: { key: "off" } },
      },
    ],
    ["allow_wrong_project", { keys: { live: 10, matched: 0 }, rules: { allowWrongProject: true } }],
  ]);
});

test("a declared name that is live, though not matched, shows that the project is the right one", () => {
  expect(refusals({ keys: { live: 10, matched: 0, namesakes: 1 } })).toEqual([]);
});

describe("with on_problem: stop, a problem of one key or webhook refuses the plan", () => {
  const found = (severity: "error" | "warning" | "notice") =>
    problem("ambiguous-key", "Which one?", { severity, scope: "change" });
  const stop = { ...DEFAULT_RULES, onProblem: "stop" } as const;

  test("an error, with the setting that lifts it", () => {
    const [refusal, ...others] = stoppedByProblem([found("error"), found("error")], stop);
    expect(others).toEqual([]);
    expect(refusal).toMatchObject({ code: "stopped-by-problem", severity: "error", scope: "project" });
    expect(refusal?.message).toMatch(/^There are 2 problems .* on_problem is stop.*set on_problem: skip/);
    expect(stoppedByProblem([found("error")], stop)[0]?.message).toMatch(/^There is 1 problem /);
  });

  test("not warnings and notices, and not by default", () => {
    expect(stoppedByProblem([found("warning"), found("notice")], stop)).toEqual([]);
    expect(stoppedByProblem([found("error")], DEFAULT_RULES)).toEqual([]);
  });
});
