/** The default branch and its head, by which a run knows whether it is the newest. */
import { expect, test } from "vitest";
import { started } from "./client.ts";

test("a push moves the head of a branch", async () => {
  const { github, ask } = await started();
  const before = await github.backstage.head();
  expect(await ask("GET", "/git/ref/heads/main")).toMatchObject({
    status: 200,
    json: { ref: "refs/heads/main", object: { sha: before, type: "commit" } },
  });
  const after = await github.backstage.push();
  expect(after).toMatch(/^[0-9a-f]{40}$/);
  expect(after).not.toBe(before);
  expect(await ask("GET", "/git/ref/heads/main")).toMatchObject({ json: { object: { sha: after } } });
  expect(await ask("GET", "/git/ref/heads/mai")).toMatchObject({ status: 404 });
});

test("branches may have slashes", async () => {
  const { github, ask } = await started();
  await github.backstage.branch("release/2026", await github.backstage.head());
  const sha = await github.backstage.push("release/2026");
  expect(await ask("GET", "/git/ref/heads/release/2026")).toMatchObject({ json: { object: { sha } } });
});

test("the default branch can be renamed; the old name is then nobody's", async () => {
  const { github, ask } = await started();
  expect(await ask("GET", "")).toMatchObject({ json: { default_branch: "main", private: true } });
  const sha = await github.backstage.head();
  await github.backstage.renameDefaultBranch("trunk");
  expect(await ask("GET", "")).toMatchObject({ json: { default_branch: "trunk" } });
  expect(await ask("GET", "/git/ref/heads/trunk")).toMatchObject({ json: { object: { sha } } });
  expect(await ask("GET", "/git/ref/heads/main")).toMatchObject({ status: 404 });
});

test("the same pushes give the same heads, on any day", async () => {
  const { github } = await started();
  expect([await github.backstage.head(), await github.backstage.push()]).toEqual([
    "5b34b49f1ad5db6024317d76c450e8475bc08e2e",
    "1c675b8ba6ff415aad169f3b053b5573325be9ff",
  ]);
});
