/** What GitHub says about earlier files: ids of many files in one query, and renamed files of a commit. */
import { expect, test } from "vitest";
import { startWithClient } from "./client.ts";
import { type GitHub, TOKEN } from "./github.ts";

const QUERY =
  "query($owner: String!, $name: String!, $e0: String!, $e1: String!, $e2: String!) { repository(owner: $owner, name: $name) { e0: object(expression: $e0) { oid } e1: object(expression: $e1) { oid } e2: object(expression: $e2) { oid } } }";

async function query(github: GitHub, names: readonly string[], text = QUERY): Promise<unknown> {
  const variables = {
    ...{ owner: "acme", name: "storefront" },
    ...Object.fromEntries(names.map((name, index) => [`e${index}`, name])),
  };
  const answer = await fetch(github.graphqlUrl, {
    method: "POST",
    headers: { authorization: `bearer ${TOKEN}` },
    body: JSON.stringify({ query: text, variables }),
  });
  return answer.json();
}

test("one query gives the ids of files and folders in any commit", async () => {
  const { github, ask } = await startWithClient();
  const first = await github.repository.push("main", { files: { "l10n/keys.yaml": "A", 'q"\n.yaml': "B" } });
  const second = await github.repository.push("main", { files: { "l10n/keys.yaml": "C" } });
  const { data } = (await query(github, [
    `${first}:l10n/keys.yaml`,
    `${second}:l10n`,
    `${first}:keys.yaml`,
  ])) as {
    data: { repository: Record<string, { oid: string } | null> };
  };
  const { tree } = (await ask("GET", `/git/trees/${second}?recursive=1`)).json as {
    tree: { path: string; sha: string }[];
  };
  expect(data.repository).toEqual({
    e0: { oid: "8c7e5a667f1b771847fe88c01c3de34413a1b220" },
    e1: { oid: tree.find(({ path }) => path === "l10n")?.sha },
    e2: null,
  });
  expect(await query(github, [`${first}:q"\n.yaml`, `${"0".repeat(40)}:a`, ""])).toMatchObject({
    data: { repository: { e0: { oid: expect.any(String) }, e1: null, e2: null } },
  });
  expect(await query(github, ["", "", ""], QUERY.replace("oid", "text"))).toMatchObject({
    errors: [{ type: "undefinedField" }],
  });
});

test("the ids need the permission to read the repository", async () => {
  const tokens = { [TOKEN]: { login: "bot", type: "Bot", permissions: { issues: "write" } } } as const;
  const { github } = await startWithClient({ tokens });
  const answer = await query(github, ["", "", ""]);
  expect(answer).toMatchObject({ errors: [{ type: "FORBIDDEN" }] });
});

test("a commit names the files that it renamed", async () => {
  const { github, ask } = await startWithClient();
  await github.repository.push("main", { files: { "old.yaml": "A", "gone.yaml": "B" } });
  const files = { "old.yaml": null, "gone.yaml": null, "new.yaml": "A", "other.yaml": "C" };
  const sha = await github.repository.push("main", { files });
  const { json } = await ask("GET", `/commits/${sha}`);
  const listed = (json as { files: Record<string, string>[] }).files.map(
    ({ status, filename, previous_filename: from }) => [status, filename, from],
  );
  expect(listed.sort()).toEqual([
    ["added", "other.yaml", undefined],
    ["removed", "gone.yaml", undefined],
    ["renamed", "new.yaml", "old.yaml"],
  ]);
});
