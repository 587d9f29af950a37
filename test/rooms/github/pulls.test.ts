/** Pull requests: their merges, and the commits that they bring. */
import { expect, test } from "vitest";
import { startWithClient } from "./client.ts";
import { BOT, TOKEN } from "./github.ts";
import type { MergeMethod } from "./repository.ts";

const FILES = { "keys.yaml": "keys: []\n" };

test.each<[MergeMethod, number]>([
  ["merge", 2],
  ["squash", 1],
  ["rebase", 1],
])(
  "after %s, the base has the files of both sides, and each new commit leads to its pull request",
  async (how, parents) => {
    const { github, ask } = await startWithClient();
    const { repository } = github;
    const one = await repository.openPull({ commit: { files: FILES } });
    const two = await repository.openPull({ commit: { files: { "other.yaml": "keys: []\n" } } });
    await repository.pushToPull(two, { files: { "third.yaml": "keys: []\n" } });
    const before = await repository.head();
    const first = await repository.mergePull(one, how);
    const last = await repository.mergePull(two, how);
    expect(await repository.head()).toBe(last);
    expect(Object.keys(repository.filesOf(last)).sort()).toEqual([
      "README.md",
      "keys.yaml",
      "other.yaml",
      "third.yaml",
    ]);
    const commit = await ask("GET", `/git/commits/${last}`);
    expect(commit).toMatchObject({ json: { parents: { length: parents } } });
    const merged = { state: "closed", merged_at: expect.any(String) };
    expect(await ask("GET", `/pulls/${two}`)).toMatchObject({ json: { ...merged, merge_commit_sha: last } });

    const { json } = await ask("GET", `/compare/${before}...${last}`);
    const { commits } = json as { commits: { sha: string }[] };
    expect(commits).toHaveLength({ merge: 5, squash: 2, rebase: 3 }[how]);
    const numbers = new Set<number>();
    for (const { sha } of commits) {
      const pulls = await ask("GET", `/commits/${sha}/pulls`);
      expect(pulls).toMatchObject({ status: 200, json: [merged] });
      for (const { number } of pulls.json as { number: number }[]) numbers.add(number);
    }
    expect(numbers).toEqual(new Set([one, two]));
    expect(await ask("GET", `/commits/${first}/pulls`)).toMatchObject({ json: [{ number: one }] });
  },
);

test("a commit of no merged pull request leads to the open ones that have it", async () => {
  const { github, ask } = await startWithClient();
  const number = await github.repository.openPull();
  const head = await github.repository.pullHead(number);
  expect(await ask("GET", `/commits/${head}/pulls`)).toMatchObject({
    json: [{ number, merged_at: null, head: { sha: head } }],
  });
  const direct = await github.repository.push();
  expect(await ask("GET", `/commits/${direct}/pulls`)).toMatchObject({ status: 200, json: [] });
});

test("a force-push moves the head to other commits, and the merge of a run has the files of both sides", async () => {
  const { github, ask } = await startWithClient();
  const { repository } = github;
  const number = await repository.openPull({ commit: { files: { "a.yaml": "1" } } });
  const { json } = await ask("GET", `/pulls/${number}`);
  const { ref } = (json as { head: { ref: string } }).head;
  const base = await repository.push("main", { files: { "b.yaml": "2" } });
  const head = await repository.forcePush(ref, base, { files: { "c.yaml": "3" } });
  expect(await ask("GET", `/pulls/${number}`)).toMatchObject({ json: { head: { sha: head } } });
  const merge = await repository.mergeForRun(number);
  expect(Object.keys(repository.filesOf(merge)).sort()).toEqual(["README.md", "b.yaml", "c.yaml"]);
});

test("closed pull requests of a base, the last changed one first", async () => {
  const { github, ask } = await startWithClient();
  const { repository } = github;
  await repository.branch("release", await repository.head());
  const [one, two, open] = [
    await repository.openPull(),
    await repository.openPull(),
    await repository.openPull(),
  ];
  const other = await repository.openPull({ base: "release" });
  for (const number of [two, other, one]) await repository.mergePull(number, "squash");
  const listed = "/pulls?state=closed&sort=updated&direction=desc&base=main";
  const { json } = await ask("GET", listed);
  const rows = json as { number: number; merge_commit_sha: string }[];
  expect(new Set(rows.map(({ number }) => number))).toEqual(new Set([one, two]));
  expect(rows.find(({ number }) => number === one)?.merge_commit_sha).toBe(await repository.head());
  expect(await ask("GET", `${listed}&per_page=1`)).toMatchObject({ json: { length: 1 } });
  expect(await ask("GET", "/pulls")).toMatchObject({ json: [{ number: open }] });
  expect(await ask("GET", "/pulls?milestone=x")).toMatchObject({ status: 501 });
});

test("a workflow may open pull requests only if the repository allows it, and finds them by their branch", async () => {
  const permissions = { contents: "read", pull_requests: "write" } as const;
  const tokens = {
    [TOKEN]: { login: BOT, type: "Bot", permissions },
    person: { login: "octocat", type: "User", permissions },
    weak: { login: BOT, type: "Bot", permissions: { pull_requests: "read" } },
  } as const;
  const refused = await startWithClient({ tokens, mayCreatePulls: false });
  await refused.github.repository.branch("texts", await refused.github.repository.head());
  await refused.github.repository.push("texts");
  const pull = { title: "Texts", body: "New", head: "texts", base: "main" };
  expect(await refused.ask("POST", "/pulls", pull)).toMatchObject({
    status: 403,
    json: { message: "GitHub Actions is not permitted to create or approve pull requests." },
  });
  expect(await refused.ask("POST", "/pulls", pull, "weak")).toMatchObject({ status: 403 });
  const { status, json } = await refused.ask("POST", "/pulls", pull, "person");
  expect({ status, json }).toMatchObject({ status: 201, json: { number: 1, state: "open" } });
  const found = (head: string) => refused.ask("GET", `/pulls?state=open&base=main&head=${head}`);
  expect(await found("acme:texts")).toMatchObject({ json: [{ number: 1 }] });
  expect(await found("mallory:texts")).toMatchObject({ json: [] });
  expect(await found("acme:other")).toMatchObject({ json: [] });
  expect(await refused.ask("PATCH", "/pulls/1", { state: "closed" }, "weak")).toMatchObject({ status: 403 });
  expect(await refused.ask("PATCH", "/pulls/1", { title: "Again" })).toMatchObject({ status: 200 });
  expect(await refused.ask("PATCH", "/pulls/1", { state: "closed" })).toMatchObject({ status: 200 });
  expect(await refused.github.repository.pull(1)).toMatchObject({ title: "Again", state: "closed" });
  const allowed = await startWithClient({ tokens });
  await allowed.github.repository.branch("texts", await allowed.github.repository.head());
  await allowed.github.repository.push("texts");
  expect(await allowed.ask("POST", "/pulls", pull)).toMatchObject({ status: 201 });
});
