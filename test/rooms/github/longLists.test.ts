/** Lists of GitHub that others make long: the number of requests has a limit. */
import { expect, test } from "vitest";
import { findOwnComments, firstPages, type GitHub } from "../../../src/github/octokit.ts";

const BOT = "github-actions[bot]";
const MARKER = "<!-- lokaform:plan -->";

type Comment = { body: string; user: { login: string } };
type Map = (response: { data: Comment[] }, done: () => void) => Comment[];

/** A list that never ends, with our comment at a place in it. */
function endless(place: number) {
  const requests: number[] = [];
  const comment = (at: number) => ({ body: at === place ? MARKER : "Hello", user: { login: BOT } });
  const paginate = async (_list: unknown, _parameters: unknown, map: Map) => {
    const rows: Comment[] = [];
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    while (!isDone) {
      const data = Array.from({ length: 100 }, (_, index) => comment(requests.length * 100 + index));
      requests.push(requests.length + 1);
      rows.push(...map({ data }, end));
    }
    return rows;
  };
  const rest = { issues: {} };
  const github = { paginate, rest, at: {}, login: async () => BOT } as unknown as GitHub;
  return { github, paginate, requests };
}

test("no more than 25 pages of a list are read", async () => {
  const { paginate, requests } = endless(0);
  expect(await paginate(undefined, undefined, firstPages())).toHaveLength(2_500);
  expect(requests).toHaveLength(25);
});

test("our comment is found among the 2,500 that GitHub allows", async () => {
  const { github, requests } = endless(2_450);
  expect(await findOwnComments(github, 1, MARKER)).toHaveLength(1);
  expect(requests).toHaveLength(25);
});
