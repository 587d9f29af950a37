/** Mistakes of authors, and wrong responses of the service: with prune on, nothing is destroyed, and the run fails. */
import { describe, expect, test } from "vitest";
import type { RawOptions } from "../../src/settings/flags.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { firstKeyMissing } from "./faults.ts";
import { runInFolder } from "./wholeRuns.ts";

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const WRONG = "6f8b2a1d3c4e5f60718293.23456789";
const PRUNE = "prune: { keys: all, by: destroy }\n";
const live = (count: number, stem = "key") =>
  Array.from({ length: count }, (_, index) => ({
    key_id: index + 1,
    key_name: `${stem}${index}`,
    platforms: ["web" as const],
    translations: [{ language_iso: "en", translation: `Text of ${stem}${index}` }],
  }));
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
