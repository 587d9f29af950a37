/**
 * The list of issues, which contains pull requests too. emulate leaves them out, so the list is made here from both.
 */
import { type Answer, refusal } from "./answer.ts";
import type { Emulated } from "./emulated.ts";
import { paged } from "./paged.ts";

interface Issue {
  number: number;
  labels: readonly { name: string }[];
  user: { login: string };
}

interface Pull extends Issue {
  url: string;
  issue_url: string;
  html_url: string;
  diff_url: string;
  patch_url: string;
  merged_at: string | null;
}

const KNOWN = ["state", "labels", "creator", "sort", "direction", "per_page", "page"];
/** The members that a pull request has as an issue. */
const SHARED =
  "id node_id number title user labels state locked comments created_at updated_at closed_at body author_association draft";

/** `asked`: the whole address of the request. */
export async function listIssues(emulated: Emulated, asked: URL): Promise<Answer> {
  const query = asked.searchParams;
  const unknown = [...query.keys()].filter((name) => !KNOWN.includes(name));
  if (unknown.length > 0 || (query.get("sort") ?? "created") !== "created")
    return refusal(501, `This fake cannot list by ${unknown.join(", ") || "another order"}.`);
  const state = query.get("state") ?? "open";
  const issues = await allPages<Issue>(emulated, `/issues?state=${state}`);
  const pulls = await allPages<Pull>(emulated, `/pulls?state=${state}`);
  // GitHub compares labels without regard to case.
  const labels = (query.get("labels") ?? "").toLowerCase().split(",").filter(Boolean);
  const creator = query.get("creator");
  const wanted = [...issues, ...pulls.map(asIssue)].filter(
    (one) =>
      labels.every((label) => one.labels.some(({ name }) => name.toLowerCase() === label)) &&
      (creator === null || one.user.login === creator),
  );
  const sign = query.get("direction") === "asc" ? 1 : -1;
  return paged(
    wanted.sort((one, other) => sign * (one.number - other.number)),
    asked,
  );
}

export async function allPages<Row>({ look }: Emulated, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { status, json } = await look(`${path}&per_page=100&page=${page}`);
    if (status !== 200) throw new Error(`emulate refuses ${path}: ${status}`);
    const found = json as Row[];
    rows.push(...found);
    if (found.length < 100) return rows;
  }
}

function asIssue(pull: Pull): Issue {
  const { url, issue_url, html_url, diff_url, patch_url, merged_at } = pull;
  const shared = Object.fromEntries(
    Object.entries(pull).filter(([name]) => SHARED.split(" ").includes(name)),
  );
  const more = { state_reason: null, pull_request: { url, html_url, diff_url, patch_url, merged_at } };
  return { ...(shared as unknown as Issue), ...{ url: issue_url, html_url, ...more } };
}
