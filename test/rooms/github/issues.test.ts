/** Issues, and pull requests in their list. */
import { expect, test } from "vitest";
import { startWithClient } from "./client.ts";
import { BOT } from "./github.ts";

test("an issue is opened with new labels, changed, closed and reopened", async () => {
  const { github, ask } = await startWithClient();
  const opened = await ask("POST", "/issues", { title: "Drift", body: "One", labels: ["lokaform-drift"] });
  expect(opened).toMatchObject({
    status: 201,
    json: { state: "open", user: { login: BOT, type: "Bot" }, labels: [{ name: "lokaform-drift" }] },
  });
  const [issue] = await github.repository.issues();
  const path = `/issues/${issue?.number}`;
  expect(await ask("PATCH", path, { title: "Drift of web", body: "Two" })).toMatchObject({ status: 200 });
  await ask("PATCH", path, { state: "closed", state_reason: "completed" });
  const closed = { title: "Drift of web", body: "Two", state: "closed", state_reason: "completed" };
  expect(await github.repository.issues()).toEqual([
    { ...closed, number: issue?.number, login: BOT, labels: ["lokaform-drift"] },
  ]);
  await ask("PATCH", path, { state: "open" });
  expect(await github.repository.issues()).toMatchObject([{ state: "open", state_reason: "reopened" }]);
});

test("issues are listed by state and labels, newest first, with pull requests among them", async () => {
  const { github, ask } = await startWithClient();
  const { repository } = github;
  const labels = ["Lokaform-drift"];
  const drift = await repository.openIssue({ title: "Drift", labels: [...labels, "bug"] });
  const pull = await repository.openPull({ title: "Texts", labels });
  await repository.openIssue({ title: "Other", login: "mallory" });
  await repository.openPull({ title: "Unlabelled" });
  const closed = await repository.openIssue({ title: "Old", labels });
  await repository.closeIssue(closed, "octocat");
  const listed = async (query: string) => {
    const { json } = await ask("GET", `/issues?${query}`);
    return (json as { title: string }[]).map(({ title }) => title);
  };
  expect(await listed("state=all&labels=lokaform-drift")).toEqual(["Old", "Texts", "Drift"]);
  expect(await listed("labels=lokaform-drift")).toEqual(["Texts", "Drift"]);
  expect(await listed("state=closed")).toEqual(["Old"]);
  expect(await listed("state=all&labels=lokaform-drift,bug")).toEqual(["Drift"]);
  expect(await listed("state=all&labels=none-has-it")).toEqual([]);
  expect(await listed("creator=mallory")).toEqual(["Other"]);
  expect(await listed("state=all&direction=asc&labels=lokaform-drift")).toEqual(["Drift", "Texts", "Old"]);
  expect((await ask("GET", "/issues?labels=lokaform-drift")).json).toMatchObject([
    { number: pull, url: `${github.url}/repos/acme/storefront/issues/${pull}`, pull_request: {} },
    { number: drift },
  ]);
  expect((await ask("GET", "/issues?labels=bug")).json).not.toMatchObject([{ pull_request: {} }]);
  expect(await ask("GET", "/issues?mentioned=octocat")).toMatchObject({ status: 501 });
});

test("the list of issues and pull requests has pages", async () => {
  const { github, ask } = await startWithClient();
  for (let nth = 0; nth < 3; nth += 1) {
    await github.repository.openIssue();
    await github.repository.openPull();
  }
  const page = async (query: string) => {
    const { json, headers } = await ask("GET", `/issues?per_page=4${query}`);
    const rels = [...(headers.get("link") ?? "").matchAll(/page=(\d+)>; rel="(\w+)"/g)];
    const numbers = (json as { number: number }[]).map(({ number }) => number);
    return { numbers, links: rels.map(([, to, rel]) => `${rel} ${to}`) };
  };
  expect(await page("")).toEqual({ numbers: [6, 5, 4, 3], links: ["next 2", "last 2"] });
  expect(await page("&page=2")).toEqual({ numbers: [2, 1], links: ["prev 1", "first 1"] });
  expect(await page("&page=9")).toMatchObject({ numbers: [] });
});
