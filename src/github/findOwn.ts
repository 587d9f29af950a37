/** Finds what we wrote on GitHub earlier: by its mark, and by its author. */
import type { Line } from "./octokit.ts";

interface Written {
  body?: string | null | undefined;
  user: { login: string; type: string } | null;
}

/**
 * All that carry the mark and are by the token's account, since anybody can write a mark. GitHub is asked for the account
 * only if there is a mark.
 */
export async function allOwn<One extends Written>(
  list: readonly One[],
  mark: string,
  { login }: Line,
): Promise<One[]> {
  const marked = list.filter(({ body }) => body?.startsWith(mark));
  if (marked.length === 0) return [];
  const own = await login();
  return marked.filter(({ user }) => user && isBy(user, own));
}

/** Some answers name an app with `[bot]` at the end, and others without. */
function isBy({ login, type }: { login: string; type: string }, own: string): boolean {
  return login === own || (type === "Bot" && login === `${own}[bot]`);
}
