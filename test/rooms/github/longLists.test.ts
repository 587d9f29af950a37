/** Lists of GitHub that others make long: the number of requests has a limit. */
import { expect, test } from "vitest";
import { failureReason, findOwnComments, firstPages, type GitHub } from "../../../src/github/octokit.ts";

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

test("no more than 10 pages of a list are read", async () => {
  const { paginate, requests } = endless(0);
  expect(await paginate(undefined, undefined, firstPages())).toHaveLength(1_000);
  expect(requests).toHaveLength(10);
});

test("our comment is found among the first 1,000, however many follow", async () => {
  const { github, requests } = endless(950);
  expect(await findOwnComments(github, 1, MARKER)).toHaveLength(1);
  expect(requests).toHaveLength(10);
});

test("if our comment can come after the ones that were read, that is an error, and no second one is written", async () => {
  const error = await findOwnComments(endless(1_000).github, 1, MARKER).catch((thrown: unknown) => thrown);
  expect(failureReason(error)).toBe(
    "the pull request has 1,000 comments or more, and none of the first 1,000 is from Lokaform. Later ones are not read",
  );
});
