/** A text that another person edited, from the pull request to the issue on drift, as the built action treats it. */
import { expect } from "vitest";
import { mergeGroup, push } from "./events.ts";
import { allowed, test } from "./fixtures.ts";
import { PROJECT, SAME, startWorkspace } from "./harness.ts";
import { opened } from "./openedPull.ts";
import { annotated } from "./runner.ts";

const saying = (text: string) => SAME.replace("en: Checkout", `en: ${text}`);

/** Of key 2, the English text and its writer. */
function english({ sandbox }: Awaited<ReturnType<typeof startWorkspace>>) {
  const row = sandbox
    .state()
    .projects[PROJECT]?.keys[1]?.translations.find(({ language_iso }) => language_iso === "en");
  return [row?.translation, row?.modified_by_email];
}

test("a pull request that changes the text has a conflict, at its line, until a trailer decides", async ({
  onTestFinished,
}) => {
  const files = { base: { "keys.yaml": SAME }, head: { "keys.yaml": saying("Pay") } };
  const { github, number, event, editAsJane, run } = await opened(onTestFinished, files);
  await editAsJane(2, { en: "Check-out" });
  const ran = await run(await event(), { command: "plan" });
  expect(ran).toMatchObject({
    code: 1,
    outputs: { conflicts: "1", summary: "Translations: no changes; 1 conflict; 1 problem" },
  });
  expect(annotated(ran, "error")).toEqual([
    expect.stringMatching(/^checkout\.title: Both the file and the project changed the en text/),
  ]);
  const [comment] = await github.repository.comments(number);
  expect(comment?.body).toContain("### 1 conflict: changed in the file and in the project, and not written");
  expect(comment?.body).toContain(
    '`en "Check-out" in the project, and changed in the file too: edited by j***@example.com on ',
  );
  const message = "Mine\n\nLokaform-Overwrite: checkout.title:en";
  await github.repository.pushToPull(number, { message, date: "2026-01-05T10:00:00Z" });
  const decided = await run(await event(), { command: "plan" });
  expect(decided).toMatchObject({ code: 0, outputs: { conflicts: "0", "has-changes": "true" } });
  expect(annotated(decided, "warning")).toEqual([
    expect.stringMatching(/^checkout\.title: The en translation .* because commit \w{7} has the trailer/),
  ]);
});

test("in a merge queue, the plan compares the group with its base, is red for its conflicts, and writes no comment", async ({
  onTestFinished,
}) => {
  const more = `${SAME}  - key_name: added\n    platforms: [web]\n    translations: { en: Added }\n`;
  const files = {
    base: { "keys.yaml": SAME },
    head: { "keys.yaml": more.replace("en: Checkout", "en: Pay") },
  };
  const { github, number, event, editAsJane, run } = await opened(onTestFinished, files);
  const { sha } = await event();
  const group = mergeGroup(number, sha, await github.repository.head());
  const planned = await run(group, { command: "plan" });
  expect(planned).toMatchObject({ code: 0, outputs: { summary: "Translations: 1 to create, 1 to update" } });
  await editAsJane(2, { en: "Check-out" });
  const conflicting = await run(group, { command: "plan" });
  expect(conflicting).toMatchObject({
    code: 1,
    outputs: { conflicts: "1", summary: "Translations: 1 to create; 1 conflict; 1 problem" },
  });
  expect(await github.repository.comments(number)).toEqual([]);
  expect((await run(group, { command: "apply" })).code).toBe(1);
});

test.for(["merge", "rebase", "squash"] as const)(
  "a pull request that takes the edited text over and then replaces it shows the overwrite that its merge makes: %s",
  async (how, { onTestFinished }) => {
    const files = { base: { "keys.yaml": SAME }, head: { "README.md": "# Shop\n" } };
    const started = await opened(onTestFinished, files, allowed({ actions: "read", contents: "read" }));
    const { github, number, event, editAsJane, write, run } = started;
    await editAsJane(2, { en: "Check-out" });
    const date = new Date().toISOString();
    for (const text of ["Check-out", "Pay"])
      await github.repository.pushToPull(number, { files: { "keys.yaml": saying(text) }, date });
    const planned = await run(await event(), { command: "plan" });
    expect(planned).toMatchObject({ code: 0, outputs: { conflicts: "0" }, figures: { "to-update": 1 } });
    await github.repository.mergePull(number, how, date);
    const sha = await github.repository.head();
    for (const [path, text] of Object.entries(github.repository.filesOf(sha))) write(path, text);
    const { code } = await run(push(sha), { command: "apply" }, { workflow: "apply.yml" });
    // A squash loses the commit that took the text over. Then less is written than was planned.
    expect({ code, english: english(started)[0] }).toEqual(
      how === "squash" ? { code, english: "Check-out" } : { code: 0, english: "Pay" },
    );
  },
);

const HOUR = 3_600_000;

test("a push that changes an edited text fails until somebody decides, and the text stays", async ({
  onTestFinished,
}) => {
  const start = Date.parse("2026-02-02T10:00:00Z");
  let now = start + HOUR;
  const started = await startWorkspace(onTestFinished, {
    clock: () => now,
    github: allowed({ actions: "read", contents: "read" }),
  });
  const { repository, workflowRuns } = started.github;
  const at = (ms: number) => new Date(ms).toISOString();
  await repository.push("main", { files: { "keys.yaml": SAME }, date: at(start) });
  workflowRuns.add({ file: "apply.yml", sha: await repository.head() });
  await started.editAsJane(2, { en: "Check-out" });
  now += 2 * HOUR;
  const files = { "keys.yaml": saying("Pay") };
  const sha = await repository.push("main", { files, date: at(start + 2 * HOUR) });
  started.write("keys.yaml", files["keys.yaml"]);
  const apply = () => started.run(push(sha), { command: "apply" }, { workflow: "apply.yml" });
  expect(await apply()).toMatchObject({ code: 1, outputs: { conflicts: "1" }, figures: { updated: 0 } });
  // Also if an apply of this commit succeeded, the text of the file is newer than hers.
  workflowRuns.add({ file: "apply.yml", sha });
  const failed = await apply();
  expect(failed).toMatchObject({ code: 1, outputs: { conflicts: "1" }, figures: { updated: 0 } });
  expect(annotated(failed, "error")).toEqual([
    expect.stringMatching(/^checkout\.title: Both the file and the project changed the en text/),
  ]);
  expect(english(started)).toEqual(["Check-out", "jane@example.com"]);
});
