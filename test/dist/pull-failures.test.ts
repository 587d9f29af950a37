/** Failures that the action that pulls can meet, and its limits. Only `npm test -- --all` runs them, because it waits between its writes. */
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { trailersOf } from "../../src/model/trailers.ts";
import type { Fault } from "../rooms/github/faults.ts";
import { TOKEN } from "../rooms/github/github.ts";
import { push, schedule } from "./events.ts";
import { API_TOKEN, PROJECT } from "./harness.ts";
import {
  APP_TOKEN,
  BRANCH,
  BUILD,
  branches,
  MANIFEST,
  NEW,
  opened,
  type Pulling,
  SETTINGS,
  startPulling,
} from "./pulling.ts";
import { annotated } from "./runner.ts";

test("the base moves while the action runs: other files do no harm, and a change of the same file is not undone", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished);
  const { repository } = pulling.github;
  await pulling.edit(2, { en: "Check-out" });
  const workspace = await pulling.checkOut();
  const event = schedule(await repository.head());
  await repository.push("main", { files: { "other.txt": "y\n" } });
  expect(await pulling.pull({}, { workspace, event })).toMatchObject({ code: 0 });
  expect(await pulling.filesOf()).toEqual({ ...(await pulling.filesOf("main")), "keys.yaml": NEW });

  await pulling.edit(3, { en: "Homepage" });
  const second = await pulling.checkOut();
  const head = await repository.head(BRANCH);
  const other = schedule(await repository.head());
  await repository.push("main", { files: { "keys.yaml": `${MANIFEST}# A comment\n` } });
  const ran = await pulling.pull({}, { workspace: second, event: other });
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([
    expect.stringContaining("keys.yaml changed on its base after this run checked it out. Run it again."),
  ]);
  expect(await repository.head(BRANCH)).toBe(head);
});

test("the branch was deleted meanwhile: there is a new one, with a new pull request", async ({
  onTestFinished,
}) => {
  const pulling = await opened(onTestFinished);
  const { repository } = pulling.github;
  await repository.setBranch(BRANCH, undefined);
  expect(await repository.pull(1)).toMatchObject({ state: "closed" });
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "2" } });
});

test.each(["squash", "merge", "rebase"] as const)(
  "after %s, the next text opens another one, and the old branch is replaced",
  async (how) => {
    const after: (() => void | Promise<void>)[] = [];
    try {
      const pulling = await opened((last) => after.unshift(last));
      const { repository } = pulling.github;
      await repository.mergePull(1, how);
      await pulling.edit(3, { en: "Homepage" });
      const ran = await pulling.pull();
      expect(annotated(ran, "error")).toEqual([]);
      expect(ran).toMatchObject({ code: 0, outputs: { "pull-request-number": "2" } });
      expect(await repository.commitsBetween("main", BRANCH)).toBe(1);
    } finally {
      for (const last of after) await last();
    }
  },
);

test("a person's commit that looks like one of ours is kept", async ({ onTestFinished }) => {
  const pulling = await opened(onTestFinished);
  const { repository } = pulling.github;
  const message =
    "Translations from Lokalise: 1 changed\n\nLokaform-Pulled: 2026-01-31T04:47:00Z\nLokaform-Content: 0123456789abcdef";
  const base = await repository.head();
  const theirs = await repository.forcePushPull(1, base, {
    files: { "keys.yaml": `${NEW}# Mine\n` },
    message,
  });
  await pulling.edit(3, { en: "Homepage" });
  expect(await pulling.pull()).toMatchObject({ code: 1 });
  expect(await repository.head(BRANCH)).toBe(theirs);
});

test("a person's commit without changes is kept, because its message can decide something", async ({
  onTestFinished,
}) => {
  const pulling = await opened(onTestFinished);
  const { repository } = pulling.github;
  const theirs = await repository.pushToPull(1, { message: "Decide\n\nLokaform-Overwrite: nav.home:en" });
  await pulling.edit(3, { en: "Homepage" });
  expect(await pulling.pull()).toMatchObject({ code: 1 });
  expect(await repository.head(BRANCH)).toBe(theirs);
});

test("Update branch does no harm, and a merge in which a person solved a conflict is kept", async ({
  onTestFinished,
}) => {
  const pulling = await opened(onTestFinished);
  const { repository } = pulling.github;
  await repository.push("main", { files: { "other.txt": "y\n" } });
  await repository.updatePull(1);
  await pulling.edit(3, { en: "Homepage" });
  expect(await pulling.pull()).toMatchObject({ code: 0 });
  expect(await repository.commitsBetween("main", BRANCH)).toBe(1);

  await repository.push("main", { files: { "other.txt": "z\n" } });
  const theirs = await repository.updatePull(1, { "keys.yaml": `${NEW}# Solved\n` });
  expect(await pulling.pull()).toMatchObject({ code: 1 });
  expect(await repository.head(BRANCH)).toBe(theirs);
});

test("a person pushes while the action commits: the commit stays, and the step says so", async ({
  onTestFinished,
}) => {
  let theirs: string | undefined;
  let isArmed = false;
  const pulling: Pulling = await opened(onTestFinished, {
    onRequest: async ({ path, body }) => {
      const isCommit = path === "/graphql" && JSON.stringify(body).includes("createCommitOnBranch");
      if (!isArmed || !isCommit || theirs) return;
      theirs = "";
      theirs = await pulling.github.repository.pushToPull(1, { files: { "other.txt": "theirs\n" } });
    },
  });
  isArmed = true;
  await pulling.edit(3, { en: "Homepage" });
  const ran = await pulling.pull();
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([expect.stringContaining("somebody committed to this branch")]);
  expect(await pulling.github.repository.head(BRANCH)).toBe(theirs);
});

test("a run that ended in the middle left its branch: the next one starts over", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished);
  const { repository } = pulling.github;
  await repository.branch(BUILD, await repository.head());
  await repository.push(BUILD, { files: { "keys.yaml": "half\n" } });
  await pulling.edit(2, { en: "Check-out" });
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  expect((await pulling.filesOf())["keys.yaml"]).toBe(NEW);
  expect(await branches(pulling)).toEqual({ branch: true, build: false });
});

test("without the permissions of the job the step fails and names them", async ({ onTestFinished }) => {
  for (const permissions of [{ contents: "read" }, { contents: "write" }] as const) {
    const login = { login: "github-actions[bot]", type: "Bot" } as const;
    const tokens = { [TOKEN]: { ...login, permissions: { ...permissions, pull_requests: "read" as const } } };
    const pulling = await startPulling(onTestFinished, { tokens });
    await pulling.edit(2, { en: "Check-out" });
    const ran = await pulling.pull();
    expect(ran.code).toBe(1);
    expect(annotated(ran, "error")).toEqual([
      expect.stringMatching(
        /Resource not accessible by integration.*Give the job the permission contents: write and pull-requests: write/,
      ),
    ]);
    expect(await pulling.github.repository.pulls()).toBe(0);
  }
});

test("a rule of the repository refuses the branch: the step fails and names what to exclude", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished, {
    isProtected: (branch) => branch.startsWith("lokaform/"),
  });
  await pulling.edit(2, { en: "Check-out" });
  const ran = await pulling.pull();
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([
    expect.stringMatching(/Repository rule violations found.*exclude lokaform\/\*\* from it/),
  ]);
  expect(await pulling.github.repository.pulls()).toBe(0);
});

test("GitHub fails in the middle: short failures are waited for, and after a long one the next run goes on", async ({
  onTestFinished,
}) => {
  const failing = { status: 502, headers: {}, json: { message: "Bad Gateway" } };
  const slower = { status: 429, headers: { "retry-after": "1" }, json: { message: "secondary rate limit" } };
  const graphql = { method: "POST", path: /^\/graphql$/ };
  // The queries after the first one that writes.
  let next: Fault[] = [];
  const pulling: Pulling = await startPulling(onTestFinished, {
    onRequest: ({ body }) => {
      if (!JSON.stringify(body ?? "").includes("updateRefs")) return;
      pulling.github.faults.add(...next);
      next = [];
    },
  });
  await pulling.edit(2, { en: "Check-out" });
  const { faults } = pulling.github;
  // The commit and the pull request are made, and the responses are lost.
  next = [
    { ...graphql, answer: slower },
    { ...graphql, answer: failing, after: true },
  ];
  faults.add({ method: "POST", path: /\/pulls$/, answer: failing, after: true });
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  expect(await pulling.github.repository.pulls()).toBe(1);
  await pulling.edit(3, { en: "Homepage" });
  next = [{ ...graphql, answer: failing, times: 100 }];
  const ran = await pulling.pull();
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([expect.stringMatching(/502.*The next run tries again\./)]);
  expect((await pulling.filesOf())["keys.yaml"]).toBe(NEW);
  faults.clear();
  expect(await pulling.pull()).toMatchObject({ code: 0 });
  expect((await pulling.filesOf())["keys.yaml"]).toBe(NEW.replace("en: Home", "en: Homepage"));
});

test("a push to another branch has a pull request of its own", async ({ onTestFinished }) => {
  const pulling = await startPulling(onTestFinished);
  const { repository } = pulling.github;
  await pulling.edit(2, { en: "Check-out" });
  await repository.branch("release", await repository.head());
  const event = push(await repository.head(), "refs/heads/release");
  expect(await pulling.pull({}, { event })).toMatchObject({ code: 0 });
  expect((await pulling.filesOf("lokaform/pull/release"))["keys.yaml"]).toBe(NEW);
});

test("another commit is checked out: nothing is written", async ({ onTestFinished }) => {
  const pulling = await startPulling(onTestFinished);
  await pulling.edit(2, { en: "Check-out" });
  const workspace = await pulling.checkOut();
  const { repository } = pulling.github;
  await repository.push("main", { files: { "other.txt": "y\n" } });
  const event = schedule(await repository.push("main", { files: { "other.txt": "z\n" } }));
  const ran = await pulling.pull({}, { workspace, event });
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([
    expect.stringMatching(/the checked-out commit is .*actions\/checkout/),
  ]);
});

test("what a new pull request cannot get is a notice", async ({ onTestFinished }) => {
  const pulling = await startPulling(onTestFinished, { allowsAutoMerge: false });
  await pulling.edit(2, { en: "Check-out" });
  const { faults } = pulling.github;
  const refusal = {
    status: 422,
    headers: {},
    json: { message: "Reviews may only be requested from collaborators." },
  };
  faults.add({ path: /\/(requested_reviewers|labels)$/, answer: refusal, times: 2 });
  const ran = await pulling.pull({
    ...{ labels: "l10n", reviewers: "stranger\nacme/texts", assignees: "octocat\nstranger" },
    "auto-merge": "merge",
  });
  expect(ran).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  expect(annotated(ran, "notice")).toEqual([
    expect.stringContaining("opened without labels: "),
    expect.stringMatching(/without reviewers: .*Reviews may only be requested/),
    expect.stringMatching(/without auto-merge: .*Auto merge is not allowed/),
  ]);
});

test("an executable file is not written, because its commit would change that", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished, { executable: ["keys.yaml"] });
  await pulling.edit(2, { en: "Check-out" });
  const ran = await pulling.pull();
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([
    expect.stringMatching(/keys\.yaml is executable.*git update-index --chmod=-x FILE/),
  ]);
  expect(await branches(pulling)).toEqual({ branch: false, build: false });
});

const HOSTILE = "-f `x` $(touch owned) @octocat <!-- lokaform:plan:x --> ${{ secrets }} ::error::x";

test("a stranger's text has no effect, and a long body is cut within GitHub's limit", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished);
  await pulling.edit(2, { en: HOSTILE });
  await pulling.edit(1, { en: "x".repeat(40_000), de: "y".repeat(40_000) });
  const ran = await pulling.pull();
  expect(ran.code).toBe(0);
  expect(ran.commands.filter(({ name }) => name === "error")).toEqual([]);
  const { body } = await pulling.github.repository.pull(1);
  expect([...body].length).toBeLessThanOrEqual(65_536);
  expect(body).not.toContain("\n<!--");
  expect((await pulling.filesOf())["keys.yaml"]).toContain("$(touch owned)");
});

/** No text of the files differs, and German is added to every file. */
async function addingGerman(
  onEnd: Parameters<typeof startPulling>[0],
  manifests: Record<string, string>,
  names: readonly string[],
) {
  const keys = names.map((name, index) => ({
    key_id: index + 1,
    key_name: name,
    translations: [
      { language_iso: "en", translation: `Text ${name}` },
      { language_iso: "de", translation: `Ein Text ${name}` },
    ],
  }));
  const project = { project: { name: "large", base_language_iso: "en" }, keys };
  const settings = `${SETTINGS}keys: ["k/*.yaml"]\npull: { languages: [de] }\n`;
  const pulling = await startPulling(onEnd, {
    files: { "lokaform.yaml": settings, ...manifests },
    state: { token: API_TOKEN, projects: { [PROJECT]: project } },
  });
  return { pulling, ran: await pulling.pull() };
}

interface Committed {
  input: { message: { body: string }; fileChanges: { additions: { path: string; contents: string }[] } };
}

const commits = ({ github }: Pulling) =>
  github.requests.flatMap(({ path, body }) =>
    path === "/graphql" && JSON.stringify(body).includes("createCommitOnBranch")
      ? (body as { variables: Committed }).variables.input
      : [],
  );

test("3,000 changed files are several commits, each with the time of the pull", { timeout: 600_000 }, async ({
  onTestFinished,
}) => {
  const names = Array.from({ length: 3_000 }, (_, index) => `key.${index}`);
  const manifest = (name: string) =>
    `keys:\n  - key_name: ${name}\n    platforms: [web]\n    translations: { en: Text ${name} }\n`;
  const manifests = Object.fromEntries(names.map((name) => [`k/${name}.yaml`, manifest(name)]));
  const { pulling, ran } = await addingGerman(onTestFinished, manifests, names);
  expect(annotated(ran, "error")).toEqual([]);
  expect(ran).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  const made = commits(pulling);
  expect(made).toHaveLength(30);
  for (const { message } of made) expect(message.body).toMatch(/^Lokaform-Pulled: 20\S+Z\n/);
  const after = await pulling.filesOf();
  expect(names.filter((name) => !after[`k/${name}.yaml`]?.includes(`de: Ein Text ${name}`))).toEqual([]);
  const head = await pulling.github.repository.head(BRANCH);
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  expect(await pulling.github.repository.head(BRANCH)).toBe(head);
});

test("a file of 10 MB is in a commit with few others", async ({ onTestFinished }) => {
  const key = (name: string) =>
    `  - key_name: ${name}\n    platforms: [web]\n    translations: { en: Text ${name} }\n`;
  // Each entry of a manifest has a limit of its own.
  const others = Array.from(
    { length: 100 },
    (_, index) => `${key(`other.${index}`)}    description: ${"x".repeat(100_000)}\n`,
  );
  const large = `keys:\n${key("large")}${others.join("")}`;
  const manifests = {
    "k/a.yaml": `keys:\n${key("a")}`,
    "k/large.yaml": large,
    "k/z.yaml": `keys:\n${key("z")}`,
  };
  const { pulling, ran } = await addingGerman(onTestFinished, manifests, ["a", "large", "z"]);
  expect(annotated(ran, "error")).toEqual([]);
  const made = commits(pulling).map(({ fileChanges }) => fileChanges.additions.map(({ path }) => path));
  expect(made).toEqual([["k/a.yaml", "k/large.yaml"], ["k/z.yaml"]]);
  expect((await pulling.filesOf())["k/large.yaml"]?.length).toBeGreaterThan(10_000_000);
});

test("a branch of other people is never replaced or deleted, also after it was merged", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished);
  const { repository } = pulling.github;
  await repository.branch("develop", await repository.head());
  const theirs = await repository.push("develop", { files: { "other.txt": "theirs\n" } });
  const json = { title: "Develop", head: "develop", base: "main" };
  const headers = { authorization: `Bearer ${APP_TOKEN}` };
  const url = `${pulling.github.url}/repos/acme/storefront/pulls`;
  await fetch(url, { method: "POST", headers, body: JSON.stringify(json) });
  await repository.mergePull(1);
  const ran = await pulling.pull({ branch: "develop" });
  expect(await repository.findHead("develop")).toBe(theirs);
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([expect.stringMatching(/branch.*lokaform\/pull\//)]);
});

test("no branch on which commits are built is the branch of another base", async ({ onTestFinished }) => {
  const pulling = await opened(onTestFinished);
  const { repository } = pulling.github;
  await repository.branch("main-rebuild", await repository.head());
  const event = push(await repository.head(), "refs/heads/main-rebuild");
  expect(await pulling.pull({}, { event })).toMatchObject({
    code: 0,
    outputs: { "pull-request-number": "2" },
  });
  await pulling.edit(3, { en: "Homepage" });
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  expect(await repository.pull(2)).toMatchObject({ state: "open" });
});

test("a person pushes while the action closes: the pull request stays open with the commit", async ({
  onTestFinished,
}) => {
  let theirs: string | undefined;
  let isArmed = false;
  const pulling: Pulling = await opened(onTestFinished, {
    onRequest: async ({ method, path }) => {
      if (!isArmed || theirs !== undefined || !(method === "GET" && path.includes("/pulls"))) return;
      theirs = "";
      theirs = await pulling.github.repository.pushToPull(1, { files: { "other.txt": "theirs\n" } });
    },
  });
  isArmed = true;
  await pulling.edit(2, { en: "Checkout" });
  expect(await pulling.pull()).toMatchObject({ code: 1 });
  const { repository } = pulling.github;
  expect(await repository.pull(1)).toMatchObject({ state: "open" });
  expect(await repository.head(BRANCH)).toBe(theirs);
});

test("another commit is checked out, which has the texts already: the pull request is not closed", async ({
  onTestFinished,
}) => {
  const pulling = await opened(onTestFinished);
  const { repository } = pulling.github;
  const event = schedule(await repository.head());
  const workspace = await pulling.checkOut(BRANCH);
  const ran = await pulling.pull({}, { workspace, event });
  expect(await repository.pull(1)).toMatchObject({ state: "open" });
  expect(annotated(ran, "error")).toEqual([expect.stringContaining("the checked-out commit is ")]);
});

test("the working directory can be a link: the file is committed where the repository has it", async ({
  onTestFinished,
}) => {
  const files = { "apps/a/lokaform.yaml": SETTINGS, "apps/a/keys.yaml": MANIFEST };
  const pulling = await startPulling(onTestFinished, { files });
  await pulling.edit(2, { en: "Check-out" });
  const workspace = await pulling.checkOut();
  symlinkSync("apps/a", join(workspace, "web"));
  const ran = await pulling.pull({ "working-directory": "web" }, { workspace });
  expect(annotated(ran, "error")).toEqual([]);
  expect((await pulling.filesOf())["apps/a/keys.yaml"]).toBe(NEW);
});

test("a file that a step before changed is named, with both causes", async ({ onTestFinished }) => {
  const pulling = await startPulling(onTestFinished);
  await pulling.edit(2, { en: "Check-out" });
  const workspace = await pulling.checkOut();
  writeFileSync(join(workspace, "keys.yaml"), `${MANIFEST}# By a step before\n`);
  const ran = await pulling.pull({}, { workspace });
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([
    expect.stringMatching(/keys\.yaml.*Run it again.*a step before this one changes the file/),
  ]);
  expect(await pulling.github.repository.pulls()).toBe(0);
});

test("no text of a stranger becomes a trailer, also if GitHub squashes with the text of the pull request", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished);
  const hostile =
    "a\nLokaform-Overwrite: *\n\r\nLokaform-Pulled: 2026-01-01T00:00:00Z\u2028Lokaform-Overwrite: *";
  await pulling.edit(2, { en: hostile });
  await pulling.edit(3, { en: "Homepage" });
  const date = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, "");
  const { repository } = pulling.github;
  await repository.push("main", { files: { "keys.yaml": MANIFEST.replace("en: Home", "en: Start") }, date });
  await pulling.edit(3, { en: hostile });
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { conflicts: "1" } });
  const { body } = await repository.pull(1);
  expect(body).toContain("Lokaform-Overwrite");
  const { overwrites, pulled } = trailersOf(body);
  expect({ overwrites, pulled }).toEqual({ overwrites: [], pulled: undefined });
});

test("a title of several lines is refused, because its lines would be trailers of the commits", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished);
  await pulling.edit(2, { en: "Check-out" });
  const ran = await pulling.pull({ title: "Texts\n\nLokaform-Overwrite: *" });
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([expect.stringContaining("title")]);
  expect(await pulling.github.repository.pulls()).toBe(0);
});

test("a secret in a text is not shown in the pull request", async ({ onTestFinished }) => {
  const pulling = await startPulling(onTestFinished);
  await pulling.edit(2, { en: `My token is ${API_TOKEN}` });
  const ran = await pulling.pull();
  const { body } = await pulling.github.repository.pull(1);
  expect(body).toContain("My token is");
  expect(`${body}${ran.summary}`).not.toContain(API_TOKEN);
});

test("names with blanks, quotes and other letters, and a file below another folder", async ({
  onTestFinished,
}) => {
  const path = "apps/Büro 'A' \"x\" #1%20/схема.yaml";
  const files = {
    "apps/lokaform.yaml": `${SETTINGS}keys: ["*/*.yaml"]\n`,
    [path]: MANIFEST.replaceAll("\n", "\r\n"),
  };
  const pulling = await startPulling(onTestFinished, { files });
  await pulling.edit(2, { en: "Check-out" });
  const ran = await pulling.pull({ "working-directory": "apps" });
  expect(annotated(ran, "error")).toEqual([]);
  expect((await pulling.filesOf())[path]).toBe(NEW.replaceAll("\n", "\r\n"));
  const head = await pulling.github.repository.head(BRANCH);
  expect(await pulling.pull({ "working-directory": "apps" })).toMatchObject({ code: 0 });
  expect(await pulling.github.repository.head(BRANCH)).toBe(head);
});

test("a text that waits keeps no pull request open, and opens none", async ({ onTestFinished }) => {
  const pulling = await startPulling(onTestFinished);
  const { repository } = pulling.github;
  await pulling.edit(2, { de: "Zur Kasse" });
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  await pulling.edit(2, { de: "Kasse {{broken}}" });
  for (const notices of [1, 0]) {
    const ran = await pulling.pull();
    const summary = "Translations from Lokalise: no changes, 1 waiting";
    expect(ran).toMatchObject({ code: 0, outputs: { "has-changes": "false", summary } });
    expect(annotated(ran, "notice")).toHaveLength(notices);
    expect(await repository.pull(1)).toMatchObject({ state: "closed" });
  }
  expect(await repository.pulls()).toBe(1);
});
