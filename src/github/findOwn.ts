/** Finds the comments and issues that Lokaform wrote on GitHub earlier: by marker and author. */
import type { GitHub } from "./octokit.ts";

interface Post {
  body?: string | null | undefined;
  user: { login: string } | null;
}

/**
 * All that have the marker and are by the token's account, because anybody can write a marker. GitHub is asked for the
 * account only if there is a marker.
 */
export async function findOwn<Own extends Post>(
  list: readonly Own[],
  marker: string,
  { login }: GitHub,
): Promise<Own[]> {
  const marked = list.filter(({ body }) => body?.startsWith(marker));
  if (marked.length === 0) return [];
  const own = await login();
  return marked.filter(({ user }) => user?.login === own);
}
