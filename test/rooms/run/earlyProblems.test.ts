/** What has its own code, so that a script can distinguish it from a wrong setting: plan files, and the lack of a backup. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { planFile } from "../../../src/plan/planFile.ts";
import { Cancellation } from "../../../src/run/cancellation.ts";
import { refusalsOf } from "../../../src/run/refusals.ts";
import { readReviewedPlans } from "../../../src/run/run.ts";
import { readSettings } from "../../../src/settings/resolve.ts";
import { liveKey, planned } from "../plan/planHarness.ts";

const folders = (folder: string) => ({ working: folder, displayRoot: folder });

const nothing = planned({ keys: "keys: []\n" }).plan;

async function within<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-early-"));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const settingsFor = async (folder: string, command: "plan" | "apply", backupDir?: string) => {
  const raw = { project: ["a0.1"], keys: ["keys.yaml"], plan: ["plan.json"] };
  const sources = { folders: folders(folder), environment: {}, token: "any", backupDir };
  return (await readSettings(command, raw, sources)).settings;
};

test.each<[string, string | undefined, string, RegExp]>([
  ["is not there", undefined, "not-read", /^The plan plan\.json cannot be read: it does not exist\.$/],
  ["is none", "keys: []", "bad-plan", /^The plan plan\.json cannot be used: it is not a plan\. Make it/],
  [
    "is of another project",
    JSON.stringify(planFile([{ ...nothing, project: { ...nothing.project, id: "a0.2" } }])),
    "bad-plan",
    /^The plan plan\.json is for another project \(a0\.2\), not for a0\.1\. Make a plan for a0\.1, or give the plan file/,
  ],
])("a plan file that %s", async (_what, text, code, words) => {
  const { plans, problems } = await within(async (folder) => {
    if (text !== undefined) writeFileSync(join(folder, "plan.json"), text);
    return readReviewedPlans(await settingsFor(folder, "apply"), folders(folder));
  });
  expect(plans).toBeUndefined();
  expect(problems).toEqual([
    { severity: "error", scope: "run", code, message: expect.stringMatching(words) },
  ]);
});

test("what only a backup could bring back is not applied without a place for one", async () => {
  const { plan, kinds } = planned({
    keys: "keys: [{ key_name: a, translations: { en: '' } }]\n",
    live: { keys: [liveKey(1, "a", { texts: { en: "Words" } })] },
  });
  const codes = (command: "plan" | "apply", backupDir?: string) =>
    within(async (folder) => {
      const settings = await settingsFor(folder, command, backupDir);
      const [project] = settings.projects;
      if (!project) throw new Error("no project");
      const refusals = await refusalsOf({ plan, kinds }, [], { ...project, rules: DEFAULT_RULES }, settings, {
        folders: folders(folder),
        cancellation: new Cancellation(),
      });
      return refusals.map(({ code, scope }) => `${code} ${scope}`);
    });
  expect(await codes("apply")).toEqual(["no-backup-dir project"]);
  expect(await codes("apply", "kept")).toEqual([]);
  expect(await codes("plan")).toEqual([]);
});
