/** Failures that the action that pulls can meet, and its limits. Only `npm test -- --all` runs them, because it waits between its writes. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { trailersOf } from "../../src/model/trailers.ts";
import type { NewCommit } from "../rooms/github/commits.ts";
import type { Fault } from "../rooms/github/faults.ts";
import { TOKEN } from "../rooms/github/github.ts";
import { push, schedule } from "./events.ts";
import { API_TOKEN, PROJECT } from "./harness.ts";
import { APP_TOKEN, BRANCH, MANIFEST, NEW, opened, type Pulling, SETTINGS, startPulling } from "./pulling.ts";
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

test.for(["squash", "merge", "rebase"] as const)(
  "after %s, the next text opens another one, and the old branch is replaced",
  async (how, { onTestFinished }) => {
    const pulling = await opened(onTestFinished);
    const { repository } = pulling.github;
    await repository.mergePull(1, how);
    await pulling.edit(3, { en: "Homepage" });
    const ran = await pulling.pull();
    expect(annotated(ran, "error")).toEqual([]);
    expect(ran).toMatchObject({ code: 0, outputs: { "pull-request-number": "2" } });
    expect(await repository.commitsBetween("main", BRANCH)).toBe(1);
  },
);

test.for<[string, NewCommit]>([
  [
    "that looks like one of ours",
    {
      files: { "keys.yaml": `${NEW}# Mine\n` },
      message:
        "Translations from Lokalise: 1 changed\n\nLokaform-Pulled: 2026-01-31T04:47:00Z\nLokaform-Content: 0123456789abcdef",
    },
  ],
  [
    "without changes, whose message can decide something,",
    { message: "Decide\n\nLokaform-Overwrite: nav.home:en" },
  ],
])("a person's commit %s is kept", async ([_what, commit], { onTestFinished }) => {
  const pulling = await opened(onTestFinished);
  const { repository } = pulling.github;
  const theirs = await repository.pushToPull(1, commit);
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

test("more than 100 changed files are several commits, each with the time of the pull", async ({
  onTestFinished,
}) => {
  const names = Array.from({ length: 150 }, (_, index) => `key.${index}`);
  const text = (language_iso: string, translation: string) => ({ language_iso, translation });
  const keys = names.map((name, index) => ({
    ...{ key_id: index + 1, key_name: name },
    translations: [text("en", `Text ${name}`), text("de", `Ein Text ${name}`)],
  }));
  const manifest = (name: string) =>
    `keys:\n  - key_name: ${name}\n    platforms: [web]\n    translations: { en: Text ${name} }\n`;
  const manifests = Object.fromEntries(names.map((name) => [`k/${name}.yaml`, manifest(name)]));
  const settings = `${SETTINGS}keys: ["k/*.yaml"]\npull: { languages: [de] }\n`;
  const project = { project: { name: "large", base_language_iso: "en" }, keys };
  const pulling = await startPulling(onTestFinished, {
    files: { "lokaform.yaml": settings, ...manifests },
    state: { token: API_TOKEN, projects: { [PROJECT]: project } },
  });
  const ran = await pulling.pull();
  expect(annotated(ran, "error")).toEqual([]);
  expect(ran).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  const made = pulling.github.requests.flatMap(({ path, body }) => {
    const sent = JSON.stringify(body);
    return path === "/graphql" && sent.includes("createCommitOnBranch") ? sent : [];
  });
  expect(made).toHaveLength(2);
  for (const commit of made) expect(commit).toMatch(/"body":"Lokaform-Pulled: 20[\w:.-]+Z\\n/);
  const after = await pulling.filesOf();
  expect(names.filter((name) => !after[`k/${name}.yaml`]?.includes(`de: Ein Text ${name}`))).toEqual([]);
  const head = await pulling.github.repository.head(BRANCH);
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  expect(await pulling.github.repository.head(BRANCH)).toBe(head);
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
