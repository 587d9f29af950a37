/** What we wrote earlier on GitHub, found again: by its mark, and by who wrote it. */
import type { Line } from "./octokit.ts";

interface Written {
  body?: string | null | undefined;
  user: { login: string; type: string } | null;
}

/**
 * The newest of those that carry the mark and are the token's own: anybody can write a mark. GitHub is asked whose the
 * token is only where there is anything to judge.
 */
export async function ownOf<One extends Written>(
  list: readonly One[],
  mark: string,
  { login }: Line,
): Promise<One | undefined> {
  const marked = list.filter(({ body }) => body?.startsWith(mark));
  if (marked.length === 0) return undefined;
  const own = await login();
  return marked.findLast(({ user }) => user && isBy(user, own));
}

/** An app is told with `[bot]` behind its name in some answers, and without in others. */
function isBy({ login, type }: { login: string; type: string }, own: string): boolean {
  return login === own || (type === "Bot" && login === `${own}[bot]`);
}
