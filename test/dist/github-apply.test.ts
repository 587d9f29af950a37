/** When the built action applies, and when it refuses: an old run or a branch must not overwrite newer texts. */
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { type Fault, secondaryLimit, unavailable } from "../rooms/github/faults.ts";
import type { GitHubOptions } from "../rooms/github/github.ts";
import type { Fault as ServiceFault } from "../sandboxFaults/fault.ts";
import { dispatch, type Event, mergeGroup, pullRequest, push, schedule } from "./events.ts";
import { allowed, test, writes } from "./fixtures.ts";
import { MORE, SAME, type Workspace } from "./harness.ts";
import { type ActionRun, annotated } from "./runner.ts";

const APPLY = { command: "apply" };
const HEAD = /\/git\/ref\/heads/;

/** The run is refused, and no request is sent to the service. */
function expectRefusal({ sandbox }: Workspace, ran: ActionRun, code: string): void {
  const titles = ran.commands.flatMap(({ name, properties }) => (name === "error" ? [properties.title] : []));
  expect({ code: ran.code, titles }).toEqual({ code: 1, titles: [`lokaform: ${code}`] });
  expect(ran.summary).toContain("❌");
  expect(sandbox.requests).toEqual([]);
}

test.for<[string, (sha: string) => Event]>([
  ["a push", (sha) => push(sha)],
  ["a dispatch", (sha) => dispatch(sha)],
  ["a schedule", (sha) => schedule(sha)],
])("%s to the head of the default branch applies", async ([_name, event], { declaring }) => {
  const { sha, run, github } = await declaring();
  const ran = await run(event(sha), APPLY);
  expect(ran).toMatchObject({ code: 0, outputs: { failed: "0" }, figures: { created: 1 } });
  // The default branch, its head and the files of the commit before the plan, the head again before the first write. What follows is
  // for merged pull requests.
  const [first, ...others] = github.requests.map(
    ({ path }) => decodeURIComponent(path).split("/storefront")[1],
  );
  const head = "/git/ref/heads/main";
  expect([first, ...others.slice(0, 3)]).toEqual(["", head, `/git/trees/${sha}`, head]);
  expect(others.at(-1)).toBe("/pulls");
  expect(writes(github)).toEqual([]);
  // Without .git, the commit in the event of a push is trusted.
  expect(annotated(ran, "notice")).toEqual([expect.stringContaining(".git")]);
});

test.for<[string, (sha: string) => Event, Record<string, string>, string]>([
  ["a pull request", () => pullRequest({ number: 1 }), {}, "pull-request"],
  ["a fork's pull request", () => pullRequest({ number: 1, from: "fork" }), {}, "pull-request"],
  [
    "a pull request on its base",
    (sha) => pullRequest({ number: 1, event: "pull_request_target", base: { ref: "main", sha } }),
    {},
    "pull-request",
  ],
  ["another branch", (sha) => push(sha, "refs/heads/texts"), {}, "wrong-ref"],
  ["a branch that only starts so", (sha) => push(sha, "refs/heads/main-2"), {}, "wrong-ref"],
  ["a tag of the same name", (sha) => push(sha, "refs/tags/main"), {}, "wrong-ref"],
  [
    "a tag that apply-from seems to name",
    (sha) => push(sha, "refs/tags/v1"),
    { "apply-from": "*" },
    "wrong-ref",
  ],
  ["a merge queue", (sha) => mergeGroup(1, sha), {}, "pull-request"],
  ["a merge queue, for all branches", (sha) => mergeGroup(1, sha), { "apply-from": "**" }, "pull-request"],
  [
    "a push to the branch of a merge queue",
    (sha) => push(sha, "refs/heads/gh-readonly-queue/main/pr-1-abc"),
    { "apply-from": "**" },
    "pull-request",
  ],
  [
    "a branch apply-from nearly names",
    (sha) => push(sha, "refs/heads/release"),
    { "apply-from": "release/*" },
    "wrong-ref",
  ],
])("%s does not apply", async ([_name, event, inputs, code], { declaring }) => {
  const started = await declaring();
  expectRefusal(started, await started.run(event(started.sha), { ...APPLY, ...inputs }), code);
});

test("a branch that apply-from names applies, from its own head", async ({ declaring }) => {
  const started = await declaring();
  const { github, run, sha } = started;
  await github.repository.branch("release/2026", sha);
  const head = await github.repository.push("release/2026");
  const inputs = { ...APPLY, "apply-from": "hotfix\nrelease/*" };
  expectRefusal(started, await run(push(sha, "refs/heads/release/2026"), inputs), "stale-commit");
  const ran = await run(push(head, "refs/heads/release/2026"), inputs);
  expect(ran).toMatchObject({ code: 0, figures: { created: 1 } });
});

test("only the default branch removes keys without allow-removals", async ({ declaring }) => {
  const { github, run, sandbox, sha, write } = await declaring();
  const settings = "prune: { keys: all, by: destroy }\nlimits: { removals_percent: 100 }\n";
  const files = { "lokaform.yaml": settings, "keys.yaml": SAME.split("  - key_name: home_link")[0] ?? "" };
  for (const [file, text] of Object.entries(files)) write(file, text);
  await github.repository.branch("release", sha);
  const head = await github.repository.push("release", { files });
  const event = push(head, "refs/heads/release");
  const inputs = { ...APPLY, "apply-from": "release" };
  const refused = await run(event, inputs);
  expect(refused).toMatchObject({ code: 1 });
  expect(annotated(refused, "error")[0]).toMatch(
    /main, the default branch, may declare it\. Nothing was sent/,
  );
  expect(sandbox.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  expect(await run(event, { ...inputs, "allow-removals": "1" })).toMatchObject({
    code: 0,
    figures: { removed: 1 },
  });
});

test("the default branch may have any name, and may be renamed", async ({ declaring }) => {
  const started = await declaring();
  const { github, run, sha } = started;
  await github.repository.renameDefaultBranch("trunk");
  expectRefusal(started, await run(push(sha), APPLY), "wrong-ref");
  const ran = await run(push(sha, "refs/heads/trunk", "trunk"), APPLY);
  expect(ran).toMatchObject({ code: 0, figures: { created: 1 } });
});

test.for<[string, GitHubOptions, Fault | undefined, Record<string, string>, RegExp]>([
  ["the token may not", allowed({}), undefined, {}, /contents: read/],
  ["there is no token", {}, undefined, { githubToken: "" }, /github-token/],
  ["nobody knows the token", {}, undefined, { githubToken: "ghs_old" }, /./],
  ["GitHub keeps failing", {}, { answer: unavailable(500), times: 9 }, {}, /500/],
  ["GitHub asks to wait too long", {}, { answer: secondaryLimit(3600) }, {}, /later/],
])(
  "nothing is applied if the head is unknown because %s",
  async ([_name, options, fault, more, words], { declaring }) => {
    const started = await declaring(options);
    if (fault) started.github.faults.add(fault);
    const ran = await started.run(push(started.sha), APPLY, more);
    expectRefusal(started, ran, "unknown-head");
    expect(annotated(ran, "error")[0]).toMatch(words);
  },
);

test("apply is refused if the branch was deleted", async ({ declaring }) => {
  const started = await declaring();
  const inputs = { ...APPLY, "apply-from": "texts" };
  expectRefusal(started, await started.run(push(started.sha, "refs/heads/texts"), inputs), "unknown-head");
});

test.for<[string, string, Record<string, string>, string | undefined]>([
  ["a pull request's head", "a11ce02d0ae598e95dc970b74767f19372d61af8\n", {}, "wrong-checkout"],
  ["the commit of the run", "ref: refs/heads/main\n", { "refs/heads/main": "SHA\n" }, undefined],
  ["a head that nobody can read", "something else\n", {}, "wrong-checkout"],
])("with %s checked out: %s", async ([_what, head, files, code], { declaring }) => {
  const started = await declaring();
  const { sha, write, run } = started;
  write(".git/HEAD", head);
  for (const [name, text] of Object.entries(files)) write(`.git/${name}`, text.replace("SHA", sha));
  const ran = await run({ ...push(sha), name: "issue_comment" }, APPLY);
  if (code) expectRefusal(started, ran, code);
  else expect(ran).toMatchObject({ code: 0, figures: { created: 1 } });
});

test.for(["issue_comment", "workflow_run", "repository_dispatch", "deployment"])(
  "%s with a checkout that cannot be read does not apply",
  async (name, { declaring }) => {
    const started = await declaring();
    expectRefusal(started, await started.run({ ...push(started.sha), name }, APPLY), "wrong-checkout");
  },
);

test("manifests of another checkout below the workspace do not apply, even if the commit at its top is right", async ({
  declaring,
}) => {
  const started = await declaring();
  const { sha, write, run } = started;
  write(".git/HEAD", `${sha}\n`);
  write("pr/.git", "gitdir: ../.git/modules/pr\n");
  write(".git/modules/pr/HEAD", `${"b".repeat(40)}\n`);
  write("pr/l10n/keys.yaml", MORE);
  expectRefusal(started, await run(push(sha), { ...APPLY, keys: "pr/l10n/keys.yaml" }), "wrong-checkout");
  expect(await run(push(sha), APPLY)).toMatchObject({ code: 0, figures: { created: 1 } });
});

test.for<[string, string]>([
  ["a manifest", "keys.yaml"],
  ["lokaform.yaml", "lokaform.yaml"],
])("%s that is a link into another checkout does not apply", async ([_what, name], { declaring }) => {
  const started = await declaring();
  const { sha, write, run, workspace } = started;
  write(".git/HEAD", `${sha}\n`);
  write("pr/.git/HEAD", `${"b".repeat(40)}\n`);
  write(`pr/${name}`, name === "keys.yaml" ? MORE : "languages: { en: enforce }\n");
  rmSync(join(workspace, name), { force: true });
  symlinkSync(join("pr", name), join(workspace, name));
  expectRefusal(started, await run(push(sha), APPLY), "wrong-checkout");
});

test("nothing is applied if the branch moves between the plan and the first write", async ({ start }) => {
  const keys = SAME.replace("Your cart is empty", "Nothing in your cart");
  const faults: ServiceFault[] = [];
  const { write, github, run, sandbox } = await start({ faults });
  write(
    "keys.yaml",
    `${keys}  - { key_name: new.1, platforms: [web] }\n  - { key_name: new.2, platforms: [web] }\n`,
  );
  write("lokaform.yaml", "languages: { en: enforce }\n");
  const sha = await github.repository.head();
  // The key is read again after the plan is made. The branch moves at that moment.
  const json = { ref: "refs/heads/main", object: { type: "commit", sha: "f".repeat(40), url: "" } };
  faults.push({
    meanwhile: ({ path }) => {
      if (path.includes("filter_key_ids"))
        github.faults.add({ method: "GET", path: HEAD, answer: { status: 200, headers: {}, json } });
      return false;
    },
  });
  const ran = await run(push(sha), { ...APPLY, report: "report.json" });
  expect(ran).toMatchObject({ code: 1, figures: { created: 0, updated: 0 } });
  expect(annotated(ran, "error").length).toBeGreaterThan(0);
  expect(annotated(ran, "error").filter((one) => !one.includes("main is now at fffffff"))).toEqual([]);
  expect(sandbox.requests.filter(({ method }) => method !== "GET")).toEqual([]);
});

const SHOP = {
  "lokaform.yaml": "keys: [l10n/**/*.yaml]\ntexts: [{ files: app/*.json, language: en, platforms: [web] }]\n",
  "l10n/keys.yaml": "keys: [{ key_name: a, platforms: [web] }]\n",
  "l10n/more/keys.yaml": "keys:\n  - key_name: b\n    platforms: [web]\n",
  "app/en.json": '{\n  "c": "C"\n}\n',
};

/** The manifests of several folders, committed and checked out. */
async function shop(started: Workspace) {
  const { github, workspace, write } = started;
  const sha = await github.repository.push("main", { files: { ...SHOP, "keys.yaml": SAME } });
  for (const [name, text] of Object.entries(SHOP)) write(name, text);
  write(".git/HEAD", `${sha}\n`);
  return { sha, remove: (name: string) => rmSync(join(workspace, name)) };
}

type Change = (started: Workspace, remove: (name: string) => void, sha: string) => void;

const CHANGES: [string, Change, string][] = [
  [
    "a manifest that was unpacked over the checkout",
    ({ write }) => write("l10n/keys.yaml", "keys: [{ key_name: x, platforms: [web] }]\n"),
    "l10n/keys.yaml (changed)",
  ],
  [
    "a manifest that only a glob finds",
    ({ write }) => write("l10n/new/keys.yaml", "keys: [{ key_name: x, platforms: [web] }]\n"),
    "l10n/new/keys.yaml (not in the commit)",
  ],
  [
    "a manifest that is missing",
    (_started, remove) => remove("l10n/more/keys.yaml"),
    "l10n/more/keys.yaml (missing)",
  ],
  ["a changed locale file", ({ write }) => write("app/en.json", '{ "c": "D" }\n'), "app/en.json (changed)"],
  [
    "other settings",
    ({ write }) => write("lokaform.yaml", "keys: [l10n/keys.yaml]\nlanguages: { en: enforce }\n"),
    "lokaform.yaml (changed)",
  ],
  [
    "a link to a file of somebody else",
    ({ write, workspace }, remove) => {
      write("artifact/keys.yaml", "keys: [{ key_name: x, platforms: [web] }]\n");
      remove("l10n/keys.yaml");
      symlinkSync("../artifact/keys.yaml", join(workspace, "l10n/keys.yaml"));
    },
    "l10n/keys.yaml (changed)",
  ],
];

test.for(CHANGES)(
  "for an event of a stranger, %s does not apply",
  async ([_what, change, words], { start }) => {
    const started = await start();
    const { sha, remove } = await shop(started);
    change(started, remove, sha);
    for (const name of ["workflow_run", "issue_comment", "repository_dispatch"]) {
      const ran = await started.run({ ...push(sha), name }, APPLY);
      expectRefusal(started, ran, "wrong-checkout");
      expect(annotated(ran, "error")).toEqual([expect.stringContaining(words)]);
    }
  },
);

test("on the events of a branch, files that are not those of the commit are applied, with a notice", async ({
  start,
}) => {
  const started = await start();
  const { sha } = await shop(started);
  started.write("l10n/keys.yaml", "keys: [{ key_name: x, platforms: [web] }]\n");
  for (const event of [push(sha), schedule(sha), dispatch(sha)]) {
    const ran = await started.run(event, APPLY);
    expect(ran.code).toBe(0);
    expect(annotated(ran, "notice")).toEqual([
      expect.stringContaining("l10n/keys.yaml (changed). They are used as they are"),
    ]);
  }
});

test("on the events of a branch, a file of the commit that is missing does not apply", async ({ start }) => {
  const started = await start();
  const { sha, remove } = await shop(started);
  remove("l10n/more/keys.yaml");
  for (const event of [push(sha), schedule(sha), dispatch(sha)]) {
    const ran = await started.run(event, APPLY);
    expectRefusal(started, ran, "wrong-checkout");
    expect(annotated(ran, "error")[0]).toMatch(/l10n\/more\/keys.yaml \(missing\).*nothing was sent/);
  }
});

test("for an event of a stranger, the files of the commit apply, also with the line breaks of Windows", async ({
  start,
}) => {
  const started = await start();
  const { sha } = await shop(started);
  for (const [name, text] of Object.entries(SHOP)) started.write(name, text.replaceAll("\n", "\r\n"));
  const ran = await started.run({ ...push(sha), name: "workflow_run" }, APPLY);
  expect(ran).toMatchObject({ code: 0, figures: { created: 3 } });
  expect(annotated(ran, "notice")).toEqual([]);
});

test.for<[string, Change, Record<string, string>]>([
  ["a folder without .git", ({ write }) => write("pr/keys.yaml", MORE), { keys: "pr/keys.yaml" }],
  [
    "a folder that says it is a checkout of the commit",
    ({ write }, _remove, sha) => {
      write("pr/.git/HEAD", `${sha}\n`);
      write("pr/keys.yaml", SAME);
    },
    { keys: "pr/keys.yaml" },
  ],
])("for an event of a stranger, %s does not apply", async ([_what, change, inputs], { start }) => {
  const started = await start();
  const { remove } = await shop(started);
  remove("lokaform.yaml");
  const head = await started.github.repository.push("main", { files: { "lokaform.yaml": null } });
  started.write(".git/HEAD", `${head}\n`);
  change(started, remove, head);
  const ran = await started.run({ ...push(head), name: "workflow_run" }, { ...APPLY, ...inputs });
  expectRefusal(started, ran, "wrong-checkout");
});

test("if GitHub does not list the files of the commit, apply runs for an event of a branch only", async ({
  start,
}) => {
  const started = await start({ github: { gitLimits: { treeEntries: 3 } } });
  const { sha } = await shop(started);
  const event = push(sha);
  expectRefusal(started, await started.run({ ...event, name: "workflow_run" }, APPLY), "wrong-checkout");
  const ran = await started.run(event, APPLY);
  expect(ran).toMatchObject({ code: 0, figures: { created: 3 } });
  expect(annotated(ran, "notice")).toEqual([expect.stringContaining("too many files")]);
});
