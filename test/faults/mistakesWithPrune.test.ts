/** Mistakes of authors, and wrong responses of the service: with prune on, nothing is destroyed, and the run fails. */
import { describe, expect, test } from "vitest";
import { DEFAULT_RULES } from "../../src/model/setting.ts";
import { guard } from "../../src/plan/guard.ts";
import type { RawOptions } from "../../src/settings/flags.ts";
import { liveKey, planned } from "../rooms/plan/planHarness.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { firstKeyMissing } from "./faults.ts";
import { PROJECT, webKey } from "./harness.ts";
import { runInFolder } from "./wholeRuns.ts";

const WRONG = "6f8b2a1d3c4e5f60718293.23456789";
const DESTROY = { prune: { key: "all" }, pruneBy: "destroy" } as const;
const PRUNE = "prune: { keys: all, by: destroy }\n";
const live = (count: number, stem = "key") =>
  Array.from({ length: count }, (_, index) =>
    webKey(index + 1, `${stem}${index}`, { en: `Text of ${stem}${index}` }),
  );
const manifest = (...names: string[]) =>
  `on_create: { platforms: [web] }\nkeys:\n${names.map((name) => `  - { key_name: ${name} }\n`).join("")}`;
const names = (count: number) => Array.from({ length: count }, (_, index) => `key${index}`);
const settings = (project: string, more = "") => `project: ${project}\n${PRUNE}${more}`;
const usual = { "lokaform.yaml": settings(PROJECT), "keys.yaml": manifest(...names(5)) };

interface Slip {
  files: Record<string, string>;
  raw?: RawOptions;
  faults?: Fault[];
}

/** Applies it to a project of five keys. The token also has a project of twelve other keys. */
async function slipped({ files, raw = {}, faults = [] }: Slip) {
  const state = { projects: { [PROJECT]: { keys: live(5) }, [WRONG]: { keys: live(12, "other") } } };
  const sandbox = await startSandbox({ state, limits: false, faults });
  const held = () => Object.values(sandbox.state().projects).map(({ keys }) => keys);
  try {
    const before = held();
    const { report, code } = await runInFolder({ url: sandbox.url, command: "apply", files, raw });
    const written = sandbox.requests.filter(({ method }) => method !== "GET").map(({ method }) => method);
    const codes = [report, ...report.projects].flatMap(({ problems }) => problems.map((one) => one.code));
    return { code, codes, written, same: JSON.stringify(held()) === JSON.stringify(before) };
  } finally {
    await sandbox.close();
  }
}

test("if all five are declared, there is nothing to do", async () => {
  expect(await slipped({ files: usual })).toEqual({ code: 0, codes: [], written: [], same: true });
});

describe.each<[string, RawOptions]>([
  ["", {}],
  ["with allow-removals", { "allow-removals": ["1000"] }],
])("nothing is destroyed, and the exit code is 1 %s", (_what, raw) => {
  test.each<[string, string[], Slip]>([
    ["an empty manifest", ["nothing-declared"], { files: { ...usual, "keys.yaml": "keys: []\n" } }],
    ["an empty file", ["empty-manifest"], { files: { ...usual, "keys.yaml": "" } }],
    [
      "a missing file",
      ["no-manifest"],
      { files: { ...usual, "lokaform.yaml": settings(PROJECT, "keys: [keys.yaml, more.yaml]\n") } },
    ],
    [
      "a forgotten glob",
      ["unread-manifest", "forgotten-manifest"],
      { files: { ...usual, "keys.yaml": manifest(...names(4)), "checkout/keys.yaml": manifest("key4") } },
    ],
    [
      "a truncated list",
      ["incomplete-live"],
      { files: { ...usual, "keys.yaml": manifest(...names(4)) }, faults: [firstKeyMissing] },
    ],
    [
      "a wrong project id",
      ["all-destroyed", "foreign-project"],
      { files: { ...usual, "lokaform.yaml": settings(WRONG) } },
    ],
    [
      "a rename without previously",
      ["looks-renamed"],
      {
        files: {
          ...usual,
          "keys.yaml": `${manifest(...names(4))}  - { key_name: better, translations: { en: Text of key4 } }\n`,
        },
      },
    ],
    ["five keys, all doomed", ["all-destroyed"], { files: { ...usual, "keys.yaml": manifest("new") } }],
  ])("%s", async (_slip, codes, slip) => {
    expect(await slipped({ ...slip, raw })).toEqual({ code: 1, codes, written: [], same: true });
  });
});

test("a removed and a created plural with the same forms look like a rename", () => {
  const texts = { en: '{"one":"%d","other":"%ds"}' };
  const { plan, kinds } = planned({
    keys: 'keys:\n  - { key_name: kept }\n  - { key_name: new.items, platforms: [web], is_plural: true, translations: { en: { other: "%ds", one: "%d" } } }\n',
    live: { keys: [liveKey(1, "items", { is_plural: true, texts }), liveKey(2, "kept")] },
    rules: DESTROY,
  });
  const problems = guard(plan, kinds, { ...DEFAULT_RULES, ...DESTROY }, {});
  expect(problems.map(({ code }) => code)).toContain("looks-renamed");
});

test("two repositories with different owners in one project never change each other's keys", async () => {
  const sandbox = await startSandbox({
    state: { projects: { [PROJECT]: { keys: live(1) } } },
    limits: false,
  });
  const held = () =>
    Object.fromEntries(
      (sandbox.state().projects[PROJECT]?.keys ?? []).map(({ key_name, tags, description }) => [
        key_name.web,
        [...tags, description].join(" "),
      ]),
    );
  const applied = (owner: string, entries: string[]) =>
    runInFolder({
      url: sandbox.url,
      command: "apply",
      files: {
        "lokaform.yaml": `project: ${PROJECT}\nowner: ${owner}\nprune: { keys: owned, by: destroy }\n`,
        "keys.yaml": `on_create: { platforms: [web] }\nkeys:\n${entries.map((entry) => `  - { ${entry} }\n`).join("")}`,
      },
    });
  try {
    const [web, ios] = [
      ["key_name: w1", "key_name: w2"],
      ["key_name: i1", "key_name: i2"],
    ];
    expect((await applied("web", web)).code).toBe(0);
    expect((await applied("ios", ios)).code).toBe(0);
    const both = {
      key0: "",
      w1: "lokaform:web ",
      w2: "lokaform:web ",
      i1: "lokaform:ios ",
      i2: "lokaform:ios ",
    };
    expect(held()).toEqual(both);
    // Each runs again, several times, and has nothing to do.
    for (const [owner, entries] of [
      ["web", web],
      ["ios", ios],
      ["web", web],
    ] as const) {
      const { report, code } = await applied(owner, entries);
      expect([code, report.projects[0]?.plan?.changes]).toEqual([0, []]);
    }
    // One owner removes a key, and declares one of the other owner's keys.
    const { report, code } = await applied("web", ["key_name: w1", "key_name: i1, description: ours now"]);
    expect([code, report.projects[0]?.results?.map(({ change }) => change.label)]).toEqual([0, ["w2"]]);
    expect(report.projects[0]?.plan?.kept).toMatchObject([{ label: "i1", reason: "foreign-owner" }]);
    const { w2: _, ...others } = both;
    expect(held()).toEqual(others);
  } finally {
    await sandbox.close();
  }
});
