/** What has its own code, so that a script can distinguish it from a wrong setting: plan files, and the lack of a backup. */
import { expect, test } from "vitest";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { planFile } from "../../../src/plan/planFile.ts";
import { Cancellation } from "../../../src/run/cancellation.ts";
import { refusalsOf } from "../../../src/run/refusals.ts";
import { readReviewedPlans } from "../../../src/run/run.ts";
import { foldersOf, newFolder, settingsIn } from "../files/newFolder.ts";
import { liveKey, planned } from "../plan/planHarness.ts";

const nothing = planned({ keys: "keys: []\n" }).plan;

const settingsFor = async (folder: string, command: "plan" | "apply", backupDir?: string) => {
  const raw = { project: ["a0.1"], keys: ["keys.yaml"], plan: ["plan.json"] };
  return (await settingsIn(folder, command, raw, { backupDir })).settings;
};

test.each(
  Object.entries<[string | undefined, string, RegExp]>({
    "is not there": [undefined, "not-read", /^The plan plan\.json cannot be read: it does not exist\.$/],
    "is none": ["keys: []", "bad-plan", /^The plan plan\.json cannot be used: it is not a plan\. Make it/],
    "is of another project": [
      JSON.stringify(planFile([{ ...nothing, project: { ...nothing.project, id: "a0.2" } }])),
      "bad-plan",
      /^The plan plan\.json is for another project \(a0\.2\), not for a0\.1\. Make a plan for a0\.1, or give the plan file/,
    ],
  }),
)("a plan file that %s", async (_what, [text, code, words]) => {
  const folder = newFolder(text === undefined ? {} : { "plan.json": text });
  const { plans, problems } = await readReviewedPlans(await settingsFor(folder, "apply"), foldersOf(folder));
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
  const codes = async (command: "plan" | "apply", backupDir?: string) => {
    const folder = newFolder();
    const settings = await settingsFor(folder, command, backupDir);
    const [project] = settings.projects;
    if (!project) throw new Error("no project");
    const place = { folders: foldersOf(folder), cancellation: new Cancellation() };
    const usual = { ...project, rules: DEFAULT_RULES };
    const refusals = await refusalsOf({ plan, kinds }, [], usual, settings, place);
    return refusals.map(({ code, scope }) => `${code} ${scope}`);
  };
  expect(await codes("apply")).toEqual(["no-backup-dir project"]);
  expect(await codes("apply", "kept")).toEqual([]);
  expect(await codes("plan")).toEqual([]);
});
