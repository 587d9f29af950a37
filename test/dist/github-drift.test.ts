/** The issue on drift that the built action keeps, and what drift does to the step. */
import { expect } from "vitest";
import { startSandbox } from "../../src/sandbox/sandbox.ts";
import { refusal } from "../rooms/github/answer.ts";
import type { Token } from "../rooms/github/endpoints.ts";
import { BOT } from "../rooms/github/github.ts";
import { type Event, pullRequest, push, schedule } from "./events.ts";
import { allowed, test, writes } from "./fixtures.ts";
import { API_TOKEN, MORE, OTHER_PROJECT, PROJECT, SAME } from "./harness.ts";
import { type ActionRun, annotated } from "./runner.ts";

const DRIFT = { command: "drift" };
const LABEL = "lokaform-drift";

/** The notices, except for those about texts to pull. */
function remarks(ran: ActionRun): string[] {
  return annotated(ran, "notice").filter((words) => !words.includes(" to pull: "));
}

test.for<[string, string, number]>([
  ["", "drift", 0],
  ["true", "drift", 2],
  ["false", "drift", 0],
  ["true", "plan", 0],
])('fail-on-drift "%s" with %s: exit %i', async ([failing, command, code], { drifted }) => {
  const { daily, run } = await drifted();
  const ran = await run(daily, { command, "fail-on-drift": failing }, { githubToken: "" });
  expect(ran.code).toBe(code);
  expect(ran.outputs.drift).toBe(command === "drift" ? "true" : undefined);
});

test("a step that fails because of drift has an annotation about it", async ({ drifted }) => {
  const { daily, run } = await drifted();
  const failing = await run(daily, { ...DRIFT, "fail-on-drift": "true" }, { githubToken: "" });
  expect(annotated(failing, "error")).toEqual([expect.stringMatching(/1 undecided.*fail-on-drift is set/)]);
  expect(failing.summary).not.toContain("this step is green");
  const green = await run(daily, DRIFT, { githubToken: "" });
  expect(annotated(green, "error")).toEqual([]);
  expect(green.summary).toMatch(/github-token is empty.* There is drift, and this step is green/);
});

test.for<[string, (sha: string) => Event]>([
  ["another branch", (sha) => push(sha, "refs/heads/texts")],
  ["a tag", (sha) => push(sha, "refs/tags/main")],
  ["a pull request", () => pullRequest({ number: 1 })],
])("for %s only the step reports drift, and an issue is not changed", async ([_name, event], { drifted }) => {
  const { daily, github, write, run } = await drifted();
  await run(daily, DRIFT);
  const before = await github.repository.issues();
  for (const text of [SAME.replace("Checkout", "Check-out"), MORE]) {
    write("keys.yaml", text);
    const ran = await run(event("a11ce02d0ae598e95dc970b74767f19372d61af8"), DRIFT);
    expect(ran).toMatchObject({ code: 0, outputs: { drift: String(text === MORE) } });
    expect(remarks(ran).join("\n")).toContain("main");
  }
  expect(before).toMatchObject([{ state: "open", labels: [LABEL] }]);
  expect(await github.repository.issues()).toEqual(before);
});

test("the default branch is the one that GitHub names, even if the event names another one", async ({
  drifted,
}) => {
  const { github, run } = await drifted();
  await github.repository.renameDefaultBranch("trunk");
  const sha = await github.repository.head("trunk");
  await run(schedule(sha, "main"), DRIFT);
  expect(await github.repository.issues()).toEqual([]);
  await run(schedule(sha, "trunk"), DRIFT);
  expect(await github.repository.issues()).toHaveLength(1);
});

test("an issue by a stranger and pull requests with our marker are not changed, also one of ours", async ({
  drifted,
}) => {
  const { daily, github, edit, run } = await drifted();
  const { repository } = github;
  await run(daily, DRIFT);
  const [own] = await repository.issues();
  const { number = 0, title = "", body = "" } = own ?? {};
  const forged = { login: "mallory", title, body, labels: [LABEL] };
  await repository.openIssue(forged);
  for (const login of ["mallory", BOT]) await repository.openPull({ ...forged, login });
  await edit(2, { en: "Checkout" });
  await run(daily, DRIFT);
  expect(await repository.issues()).toMatchObject([
    { number, login: BOT, state: "closed" },
    { login: "mallory", state: "open", body },
  ]);
  expect(writes(github).map(({ path }) => path.split("/").at(-1))).toEqual(["issues", `${number}`]);
});

test("an issue that a person closes as not planned stays closed, and the step says so", async ({
  drifted,
}) => {
  const { daily, github, edit, run } = await drifted();
  await run(daily, DRIFT);
  const [own] = await github.repository.issues();
  const number = own?.number ?? 0;
  await github.repository.closeIssue(number, "octocat", "not_planned");
  await github.repository.removeLabels(number);
  await edit(1, { en: "Empty" });
  const ran = await run(daily, DRIFT);
  expect(remarks(ran)).toEqual([expect.stringMatching(/not planned.*reopen it\./)]);
  expect(await github.repository.issues()).toMatchObject([{ number, state: "closed", body: own?.body }]);
});

test("a closed issue without its label is reopened", async ({ drifted }) => {
  const { daily, github, run } = await drifted();
  await run(daily, DRIFT);
  const [own] = await github.repository.issues();
  await github.repository.closeIssue(own?.number ?? 0, "octocat");
  await github.repository.removeLabels(own?.number ?? 0);
  await run(daily, DRIFT);
  expect(await github.repository.issues()).toMatchObject([
    { number: own?.number, state: "open", labels: [LABEL] },
  ]);
});

test("of two issues on one drift the older one is closed", async ({ drifted }) => {
  const { daily, github, run } = await drifted();
  const { repository } = github;
  await run(daily, DRIFT);
  const [own] = await repository.issues();
  const { title = "", body = "" } = own ?? {};
  const twin = await repository.openIssue({ login: BOT, title, body, labels: [LABEL] });
  await run(daily, DRIFT);
  expect(await repository.issues()).toMatchObject([
    { state: "closed", body: expect.stringContaining(`#${twin}`) },
    { number: twin, state: "open", body },
  ]);
});

test("when the drift is gone, every open issue is closed, even without its label, and no run fails", async ({
  drifted,
}) => {
  const { daily, github, edit, run } = await drifted();
  const { repository } = github;
  await run(daily, DRIFT);
  const [own] = await repository.issues();
  const { number = 0, title = "", body = "" } = own ?? {};
  await repository.removeLabels(number);
  await repository.openIssue({ login: BOT, title, body, labels: [LABEL] });
  const other = await repository.openIssue({ login: BOT, title: "Another matter", labels: [] });
  await edit(2, { en: "Checkout" });
  const before = github.requests.length;
  await run(daily, DRIFT);
  expect((await repository.issues()).map(({ state }) => state)).toEqual(["closed", "closed", "open"]);
  expect((await repository.issues()).at(-1)).toMatchObject({ number: other });
  const listed = (from: number) =>
    github.requests.slice(from).filter(({ method, path }) => method === "GET" && path.includes("/issues"));
  expect(listed(before)).toHaveLength(1);
  const [after, written] = [github.requests.length, writes(github).length];
  const ran = await run(daily, { ...DRIFT, "fail-on-drift": "true" });
  expect(ran).toMatchObject({ code: 0, outputs: { drift: "false", "has-changes": "false" } });
  expect([listed(after).length, writes(github).length - written]).toEqual([1, 0]);
});

test("issues that others open, with or without the label, cost no request", async ({ drifted }) => {
  const { daily, github, edit, run } = await drifted();
  const lists = async () => {
    const before = github.requests.length;
    await run(daily, DRIFT);
    const requests = github.requests.slice(before);
    return requests.filter(({ method, path }) => method === "GET" && path.endsWith("/issues")).length;
  };
  const forged = { login: "mallory", body: "", title: "Drift" };
  for (let nth = 0; nth < 205; nth += 1)
    await github.repository.openIssue({ ...forged, labels: nth % 2 ? [LABEL] : [] });
  expect(await lists()).toBe(3);
  expect(await lists()).toBe(1);
  await edit(2, { en: "Checkout" });
  expect(await lists()).toBe(1);
  expect(writes(github)).toHaveLength(2);
});

test("each project has its issue, even if shards of a matrix or another workflow compare it", async ({
  drifted,
}) => {
  const { daily, github, write, run } = await drifted();
  const entry = (name: string, id: string) => `  ${name}: { project: ${id}, keys: [keys.yaml] }\n`;
  write("lokaform.yaml", `projects:\n${entry("web", PROJECT)}${entry("ios", OTHER_PROJECT)}`);
  const states = async () =>
    (await github.repository.issues()).map(({ title, state }) => `${title}: ${state}`);
  await run(daily, { ...DRIFT, project: "", only: "ios" });
  expect(await states()).toEqual([]);
  await run(daily, { ...DRIFT, project: "", only: "web" });
  expect(await states()).toEqual(["Lokaform: drift in storefront: open"]);
  write("keys.yaml", MORE);
  await run(daily, { ...DRIFT, project: "", only: "ios" });
  const both = ["Lokaform: drift in storefront: open", "Lokaform: drift in apps: open"];
  expect(await states()).toEqual(both);
  await run(daily, { ...DRIFT, project: "" }, { workflow: "other.yml" });
  expect(await states()).toEqual(both);
});

test("the issue of a project that could not be compared is not changed, and the log has the addresses of the others", async ({
  drifted,
}) => {
  const { daily, github, edit, write, run } = await drifted();
  const entry = (name: string, id: string) => `  ${name}: { project: ${id}, keys: [${name}.yaml] }\n`;
  write("lokaform.yaml", `projects:\n${entry("web", PROJECT)}${entry("ios", OTHER_PROJECT)}`);
  write("web.yaml", SAME);
  write("ios.yaml", MORE);
  const drift = (token = API_TOKEN) => run(daily, { ...DRIFT, project: "", token });
  const first = await drift();
  expect(first.code).toBe(0);
  const [, ios = { number: 0 }] = await github.repository.issues();
  expect(ios).toMatchObject({ title: "Lokaform: drift in apps", state: "open" });
  expect(first.addresses).toEqual([
    expect.any(String),
    expect.stringMatching(`^http.*/issues/${ios.number}$`),
  ]);
  expect((await drift()).addresses).toEqual(first.addresses);
  await edit(2, { en: "Checkout" });
  write("ios.yaml", SAME.replace("de: Start", "de: Start, fr: Accueil"));
  expect(await drift()).toMatchObject({ code: 1, addresses: [] });
  const after = [{ state: "closed" }, ios];
  expect(await github.repository.issues()).toMatchObject(after);
  expect(await drift("wrong-token-0123")).toMatchObject({ code: 1, addresses: [] });
  expect(await github.repository.issues()).toMatchObject(after);
});

test.for<[string, Token["permissions"]]>([
  ["may not see issues", { actions: "read", contents: "read" }],
  ["may only read issues", { actions: "read", contents: "read", issues: "read" }],
])("a token that %s gives one notice, and the step is green", async ([_name, permissions], { drifted }) => {
  const { daily, github, run } = await drifted(allowed(permissions));
  const ran = await run(daily, DRIFT);
  expect(ran).toMatchObject({ code: 0, outputs: { drift: "true" } });
  expect(remarks(ran)).toMatchObject([expect.stringContaining("issues: write")]);
  expect(annotated(ran, "warning")).toEqual([]);
  const unseen =
    /There is drift, and this step is green: only the output drift and.*set fail-on-drift: true\./;
  expect(remarks(ran)).toEqual([expect.stringMatching(unseen)]);
  expect(ran.summary).toMatch(unseen);
  expect(ran.summary).toContain("issues: write");
  expect(ran.summary).toContain("checkout.title");
  expect(await github.repository.issues()).toEqual([]);
});

test("the issue of a project that could only be compared in part is not changed", async ({
  drifted,
  onTestFinished,
}) => {
  const { daily, github, edit, run, sandbox } = await drifted();
  await run(daily, DRIFT);
  const before = await github.repository.issues();
  expect(before).toMatchObject([{ state: "open" }]);
  await edit(2, { en: "Checkout" });
  // With segmentation, no text is compared.
  const state = sandbox.state();
  const segmented = await startSandbox({
    state: {
      ...state,
      projects: {
        [PROJECT]: {
          ...state.projects[PROJECT],
          project: { name: "storefront", settings: { segmentation: true } },
        },
      },
    },
    limits: false,
  });
  onTestFinished(() => segmented.close());
  const ran = await run(daily, { ...DRIFT, LOKALISE_API_URL: segmented.url });
  expect(ran.code).toBe(1);
  expect(await github.repository.issues()).toEqual(before);
});

test("if one issue cannot be written, a warning names it, and the others are written", async ({
  drifted,
}) => {
  const { daily, github, write, run } = await drifted();
  write(
    "lokaform.yaml",
    `projects:\n  shop: { project: "${PROJECT}", keys: [keys.yaml] }\n  apps: { project: "${OTHER_PROJECT}", keys: [apps.yaml] }\n`,
  );
  write("apps.yaml", MORE);
  github.faults.add({
    method: "POST",
    path: /\/issues$/,
    answer: refusal(422, "Validation Failed"),
  });
  const ran = await run(daily, { ...DRIFT, project: "" });
  expect(annotated(ran, "warning")).toEqual([
    expect.stringMatching(/^The issue on the drift of shop could not.*422/),
  ]);
  expect(await github.repository.issues()).toMatchObject([{ title: "Lokaform: drift in apps" }]);
});

test("the issue links to the workflow that pulls, if the checkout has one", async ({ drifted }) => {
  const { daily, github, run, write } = await drifted();
  const folder = ".github/workflows";
  write(
    `${folder}/a-comment.yml`,
    "steps:\n  # uses: lokaform/lokaform/pull@v1\n  - uses: acme/pull-request@v1\n",
  );
  write(`${folder}/b evil](https://example.com).yml`, "uses: lokaform/lokaform/pull@v1\n");
  await run(daily, DRIFT);
  const [before] = await github.repository.issues();
  expect(before?.body).toContain("`lokaform pull` writes them");
  expect(before?.body).not.toContain("the workflow that pulls");
  write(`${folder}/texts.yml`, 'steps:\n  - uses: "lokaform/lokaform/pull@v1" # each day\n');
  await run(daily, DRIFT);
  const [issue] = await github.repository.issues();
  expect(issue?.body).toContain(
    "start [the workflow that pulls](https://github.com/acme/storefront/actions/workflows/texts.yml)",
  );
});

test("a run for an older commit, started again, neither opens, changes nor closes the issue", async ({
  drifted,
}) => {
  const { daily, github, edit, write, run } = await drifted();
  const again = async () => {
    const ran = await run(daily, DRIFT);
    expect(ran.code).toBe(0);
    expect(remarks(ran)).toEqual([expect.stringMatching(/does not update the issue.*is now at/)]);
  };
  const newer = schedule(await github.repository.push());
  await again();
  expect(await github.repository.issues()).toEqual([]);
  await run(newer, DRIFT);
  const opened = await github.repository.issues();
  expect(opened).toMatchObject([{ state: "open" }]);
  write("keys.yaml", MORE);
  await again();
  write("keys.yaml", SAME);
  await edit(2, { en: "Checkout" });
  await again();
  expect(await github.repository.issues()).toEqual(opened);
});

test("for an event of a stranger, the issue is about the files of the commit, or it stays as it is", async ({
  drifted,
}) => {
  const { github, write, run } = await drifted();
  const sha = await github.repository.push("main", { files: { "keys.yaml": SAME } });
  const event = { ...schedule(sha), name: "workflow_run" };
  write(".git/HEAD", `${sha}\n`);
  write("keys.yaml", MORE);
  const ran = await run(event, DRIFT);
  expect(remarks(ran)).toEqual([expect.stringContaining("keys.yaml (changed)")]);
  expect(await github.repository.issues()).toEqual([]);
  write("keys.yaml", SAME);
  await run(event, DRIFT);
  expect(await github.repository.issues()).toMatchObject([{ state: "open" }]);
});

test("an issue that was deleted meanwhile is opened anew", async ({ drifted }) => {
  const { daily, github, edit, run } = await drifted();
  await run(daily, DRIFT);
  await edit(1, { en: "Empty" });
  const deleted = refusal(410, "This issue was deleted");
  github.faults.add({ method: "PATCH", path: /\/issues\/\d+$/, answer: deleted });
  const ran = await run(daily, DRIFT);
  expect([...remarks(ran), ...annotated(ran, "warning")]).toEqual([]);
  expect((await github.repository.issues()).at(-1)).toMatchObject({
    state: "open",
    body: expect.stringContaining("cart.empty"),
  });
});

test("without a token, a scheduled run in a fork is green and says why; other runs are red", async ({
  drifted,
}) => {
  const { daily, github, run, sandbox } = await drifted();
  const before = sandbox.requests.length;
  const inFork = { ...daily, json: { ...daily.json, repository: { fork: true } } };
  const without = (event: Event, inputs = DRIFT) => run(event, { ...inputs, token: "" });
  const ran = await without(inFork);
  expect(ran.code).toBe(0);
  expect(annotated(ran, "notice")).toEqual([expect.stringMatching(/is a fork.*no API token/)]);
  expect(sandbox.requests).toHaveLength(before);
  expect((await without(daily)).code).toBe(1);
  expect((await without({ ...inFork, name: "push" })).code).toBe(1);
  expect((await without(inFork, { command: "apply" })).code).toBe(1);
  // A fork with a token is like any other repository.
  expect((await run(inFork, DRIFT)).outputs).toMatchObject({ drift: "true" });
  expect(await github.repository.issues()).toHaveLength(1);
});

test("when the time is up, no further issue is tried, the run says so, and the process ends", async ({
  start,
}) => {
  const ids = Array.from({ length: 20 }, (_, nth) => `${PROJECT.slice(0, -2)}${10 + nth}`);
  const projects = Object.fromEntries(ids.map((id, nth) => [id, { project: { name: `shop ${nth}` } }]));
  const { github, write, runUntilSilence } = await start({ state: { token: API_TOKEN, projects } });
  const rows = ids.map((id, nth) => `  p${nth}: { project: ${id}, keys: [keys.yaml] }\n`);
  write("lokaform.yaml", `projects:\n${rows.join("")}`);
  write("keys.yaml", "keys: [{ key_name: a, platforms: [web] }]\n");
  github.faults.add({ method: "POST", path: /\/issues$/, answer: "silent" });
  const ran = await runUntilSilence(schedule(await github.repository.head()), { ...DRIFT, project: "" });
  expect(annotated(ran, "warning")).toEqual([
    expect.stringContaining("The issues on drift could not be written"),
  ]);
  expect(ran.outputs).toMatchObject({ drift: "true" });
  expect(writes(github)).toHaveLength(1);
});
