/** A pull request that is checked out as actions/checkout does it by default, with real git and a depth of 1. */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { pullRequest } from "./events.ts";
import { test } from "./fixtures.ts";
import { SAME, startWorkspace } from "./harness.ts";
import { checkOut } from "./shallowCheckout.ts";

/** Soon after the commits. */
const SOON = Date.UTC(2026, 0, 5, 9);

test.for([
  { what: "the merge, with loose objects", isMerge: true, isPacked: false, asks: 0 },
  { what: "the merge, in a pack", isMerge: true, isPacked: true, asks: 1 },
  { what: "the head of the pull request", isMerge: false, isPacked: false, asks: 0 },
])(
  "$what: the comment has what the pull request causes",
  async ({ isMerge, isPacked, asks }, { onTestFinished }) => {
    const { github, workspace, edit, run } = await startWorkspace(onTestFinished, { clock: () => SOON });
    const { repository } = github;
    const files = { "l10n/keys.yaml": SAME, "lokaform.yaml": "keys: [l10n/*.yaml]\n" };
    const before = SAME.replace("Checkout", "Check-out");
    await repository.push("main", { files: { ...files, "l10n/keys.yaml": before } });
    await repository.push("main", { files });
    const number = await repository.openPull({
      commit: { files: { "l10n/keys.yaml": SAME.replace("en: Home", "en: Start page") } },
    });
    // The base moves on, so that the target is not the commit where the branch began.
    await repository.push("main", { files: { "README.md": "# Shop\n" } });
    await edit(2, { en: "Check-out" });
    const [head, sha] = [await repository.pullHead(number), await repository.head()];
    const merge = await repository.mergeForRun(number);
    rmSync(join(workspace, "keys.yaml"));
    await checkOut(github, workspace, { commit: isMerge ? merge : head, isPacked }, onTestFinished);
    const packs = join(workspace, ".git/objects/pack");
    expect(existsSync(join(workspace, ".git/shallow"))).toBe(true);
    expect(readdirSync(packs).length > 0).toBe(isPacked);

    const event = pullRequest({ number, head, base: { ref: "main", sha }, merge });
    const sent = github.requests.length;
    const { code } = await run(event, { command: "plan", report: "report.json" });
    expect(code).toBe(0);
    const { target } = JSON.parse(readFileSync(join(workspace, "report.json"), "utf8")).projects[0];
    expect(target).toMatchObject({
      is: "compared",
      caused: [{ label: "home_link" }],
      pending: [{ label: "checkout.title" }],
    });
    const commits = github.requests.slice(sent).filter(({ path }) => path.includes(`/git/commits/${merge}`));
    expect(commits).toHaveLength(asks);
    const [comment] = await repository.comments(number);
    expect(comment?.body).toContain("## Translations: 1 to update\n");
    expect(comment?.body).toContain(`/blob/${isMerge ? merge : head}/l10n/keys.yaml#L6`);
  },
);
