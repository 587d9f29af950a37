/** Trees, blobs, commits and their comparison. */
import { expect, test } from "vitest";
import { startWithClient } from "./client.ts";

const KEYS = "keys:\n  - key_name: cart.empty\n    translations: { de: Ihr Warenkorb ist leer – schade }\n";

test("a tree lists all files with the SHAs of their blobs, and a blob has the bytes as base64 in lines", async () => {
  const { github, ask } = await startWithClient();
  const sha = await github.repository.push("main", { files: { "i18n/web/keys.yaml": KEYS } });
  const { json } = await ask("GET", `/git/trees/${sha}?recursive=1`);
  const { tree, truncated } = json as {
    tree: { path: string; type: string; sha: string }[];
    truncated: boolean;
  };
  expect(truncated).toBe(false);
  expect(tree.map(({ path, type }) => `${type} ${path}`).sort()).toEqual([
    "blob README.md",
    "blob i18n/web/keys.yaml",
    "tree i18n",
    "tree i18n/web",
  ]);
  const flat = await ask("GET", `/git/trees/${sha}`);
  expect(flat).toMatchObject({ json: { tree: [{ path: "i18n" }, { path: "README.md" }] } });
  const file = tree.find(({ path }) => path.endsWith("keys.yaml"));
  const blob = await ask("GET", `/git/blobs/${file?.sha}`);
  const { content, encoding } = blob.json as { content: string; encoding: string };
  expect(encoding).toBe("base64");
  expect(content.split("\n")[0]).toHaveLength(60);
  expect(Buffer.from(content, "base64").toString("utf8")).toBe(KEYS);
  expect(await ask("GET", "/git/trees/0123456789012345678901234567890123456789")).toMatchObject({
    status: 404,
  });
  expect(await ask("GET", "/git/blobs/0123456789012345678901234567890123456789")).toMatchObject({
    status: 404,
  });
});

test("a tree that is too long is cut, a blob that is too large is refused", async () => {
  const gitLimits = { treeEntries: 3, blobSize: 10, contentSize: 10 };
  const { github, ask } = await startWithClient({ gitLimits });
  const sha = await github.repository.push("main", { files: { "a.yaml": "1", "b.yaml": "2" } });
  expect(await ask("GET", `/git/trees/${sha}?recursive=1`)).toMatchObject({ json: { truncated: false } });
  const longer = await github.repository.push("main", { files: { "c.yaml": "12345678901" } });
  const { json } = await ask("GET", `/git/trees/${longer}?recursive=1`);
  expect(json).toMatchObject({ truncated: true, tree: { length: 3 } });
  const whole = await ask("GET", `/contents/c.yaml`);
  expect(whole).toMatchObject({ json: { content: "", encoding: "none", size: 11 } });
  const { sha: blob } = whole.json as { sha: string };
  expect(await ask("GET", `/git/blobs/${blob}`)).toMatchObject({
    status: 403,
    json: { errors: [{ code: "too_large" }] },
  });
});

test("the text of a file at a commit, also if it was removed later; a folder is a list", async () => {
  const { github, ask } = await startWithClient();
  const first = await github.repository.push("main", { files: { "i18n/keys.yaml": KEYS } });
  await github.repository.push("main", {
    files: { "i18n/keys.yaml": null, "i18n/other.yaml": "keys: []\n" },
  });
  const { json } = await ask("GET", `/contents/i18n/keys.yaml?ref=${first}`);
  const { content } = json as { content: string };
  expect(Buffer.from(content, "base64").toString("utf8")).toBe(KEYS);
  expect(await ask("GET", "/contents/i18n/keys.yaml")).toMatchObject({ status: 404 });
  expect(await ask("GET", "/contents/i18n")).toMatchObject({
    json: [{ type: "file", path: "i18n/other.yaml" }],
  });
});

test("a commit names its parents, on both paths", async () => {
  const { github, ask } = await startWithClient();
  const number = await github.repository.openPull();
  const [base, head] = [await github.repository.push(), await github.repository.pullHead(number)];
  const merge = await github.repository.mergeForRun(number);
  const parents = [{ sha: base }, { sha: head }];
  expect(await ask("GET", `/git/commits/${merge}`)).toMatchObject({
    status: 200,
    json: { sha: merge, parents },
  });
  expect(await ask("GET", `/commits/${merge}`)).toMatchObject({ status: 200, json: { sha: merge, parents } });
  expect(await ask("GET", "/commits/main")).toMatchObject({ json: { sha: base } });
  expect(await ask("GET", "/git/commits/0123456789012345678901234567890123456789")).toMatchObject({
    status: 404,
  });
});

test("the commits that touched a file, newest first, from a date on", async () => {
  const { github, ask } = await startWithClient();
  const push = (text: string, date: string) =>
    github.repository.push("main", { files: { "keys.yaml": text }, date });
  const first = await push("1", "2026-02-01T08:00:00Z");
  const second = await push("2", "2026-02-03T08:00:00Z");
  const other = await github.repository.push("main", {
    files: { "a.txt": "" },
    date: "2026-02-04T08:00:00Z",
  });
  const shas = async (query: string) =>
    ((await ask("GET", `/commits?${query}`)).json as { sha: string }[]).map(({ sha }) => sha);
  expect(await shas("path=keys.yaml&sha=main&per_page=100")).toEqual([second, first]);
  expect(await shas("path=keys.yaml&since=2026-02-02T00:00:00Z")).toEqual([second]);
  expect(await shas(`path=keys.yaml&sha=${first}`)).toEqual([first]);
  expect(await shas("per_page=1")).toEqual([other]);
});

test("two commits are compared: the merge base, and the commits between, oldest first", async () => {
  const { github, ask } = await startWithClient();
  const start = await github.repository.head();
  const number = await github.repository.openPull();
  const head = await github.repository.pushToPull(number);
  const base = await github.repository.push();
  const { json } = await ask("GET", `/compare/${base}...${head}`);
  expect(json).toMatchObject({
    status: "diverged",
    merge_base_commit: { sha: start },
    total_commits: 2,
    commits: [{}, { sha: head }],
  });
  expect(await ask("GET", `/compare/${base}...0123456789`)).toMatchObject({ status: 404 });
});
