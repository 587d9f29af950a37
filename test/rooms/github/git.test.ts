/** The default branch and its head, by which a run knows whether it is the newest one. */
import { expect, test } from "vitest";
import { startWithClient } from "./client.ts";

test("a push moves the head of a branch", async () => {
  const { github, ask } = await startWithClient();
  const before = await github.repository.head();
  expect(await ask("GET", "/git/ref/heads/main")).toMatchObject({
    status: 200,
    json: { ref: "refs/heads/main", object: { sha: before, type: "commit" } },
  });
  const after = await github.repository.push();
  expect(after).toMatch(/^[0-9a-f]{40}$/);
  expect(after).not.toBe(before);
  expect(await ask("GET", "/git/ref/heads/main")).toMatchObject({ json: { object: { sha: after } } });
  expect(await ask("GET", "/git/ref/heads/mai")).toMatchObject({ status: 404 });
});

test("branches may have slashes", async () => {
  const { github, ask } = await startWithClient();
  await github.repository.branch("release/2026", await github.repository.head());
  const sha = await github.repository.push("release/2026");
  expect(await ask("GET", "/git/ref/heads/release/2026")).toMatchObject({ json: { object: { sha } } });
});

test("the default branch can be renamed, and its old name is then unknown", async () => {
  const { github, ask } = await startWithClient();
  expect(await ask("GET", "")).toMatchObject({ json: { default_branch: "main", private: true } });
  const sha = await github.repository.head();
  await github.repository.renameDefaultBranch("trunk");
  expect(await ask("GET", "")).toMatchObject({ json: { default_branch: "trunk" } });
  expect(await ask("GET", "/git/ref/heads/trunk")).toMatchObject({ json: { object: { sha } } });
  expect(await ask("GET", "/git/ref/heads/main")).toMatchObject({ status: 404 });
});

test("the same pushes give the same heads, on any day", async () => {
  const { github } = await startWithClient();
  expect([await github.repository.head(), await github.repository.push()]).toEqual([
    "5b34b49f1ad5db6024317d76c450e8475bc08e2e",
    "1c675b8ba6ff415aad169f3b053b5573325be9ff",
  ]);
});
