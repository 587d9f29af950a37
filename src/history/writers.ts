/** Whose texts are ours: those of the users that the setting `writers` names, or of the user of the token. */

import type { ReadClient } from "../api/client.ts";
import { AbortError, RequestError } from "../api/errors.ts";
import { errorWords, type Sentence } from "../model/message.ts";
import { once } from "../model/once.ts";
import { problem } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import { readId, readMap, readText } from "../model/response.ts";
import type { Rules } from "../model/setting.ts";
import type { WrittenBy } from "../model/verdict.ts";

export type OwnUser = { is: "known"; names: readonly string[] } | { is: "unknown"; why: Sentence };

export function isNamed(names: readonly string[], { id, address }: WrittenBy): boolean {
  const ownNames = names.map((name) => name.toLowerCase());
  return [id, address?.toLowerCase()].some((name) => name !== undefined && ownNames.includes(name));
}

export function ownUserOf(client: ReadClient, projectId: string): () => Promise<OwnUser> {
  return once(async (): Promise<OwnUser> => {
    try {
      const map = readMap(await client.contributorMe(plainId(projectId))) ?? {};
      const names = [readId(map.user_id), readText(map.email)].flatMap((name) => name || []);
      return names.length > 0
        ? { is: "known", names }
        : { is: "unknown", why: "The response names no user." };
    } catch (error) {
      // The plan is safe without the response. Only a run that is stopped ends here.
      if (!(error instanceof RequestError) || error instanceof AbortError) throw error;
      return { is: "unknown", why: errorWords(error) };
    }
  });
}

/** A user that `writers` lacks would be taken for a person. */
export async function unknownWriter({ writers }: Rules, { ownUser }: { ownUser(): Promise<OwnUser> }) {
  const user: OwnUser | undefined = writers && (await ownUser());
  if (!writers || user?.is !== "known") return [];
  const [id, address] = user.names;
  if (isNamed(writers, { id, address: user.names.find((name) => name.includes("@")) })) return [];
  const message = `The setting writers does not name the user of this token (${address ?? id}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
  return [problem("unknown-writers", message, { severity: "warning", scope: "change" })];
}
