/** The project, and the user of the token with the rights in it. It is only read. */

import type { ReadClient } from "../../api/client.ts";
import { ApiError, RequestError } from "../../api/errors.ts";
import { readFlag, readId, readList, readMap, readText } from "../../model/answered.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { plainId } from "../../model/project.ts";
import { WRITERS } from "../../settings/table/ownership.ts";
import { requestProblem } from "../plan.ts";

export interface Account {
  /** Name of the project. */
  name: string;
  baseLanguage: string | undefined;
  /** Whether a key can have another name on each platform. */
  namesPerPlatform: boolean;
  /** How `writers` names the user: the address, or else the id. Undefined: the service does not say it. */
  writer: string | undefined;
  problems: readonly Problem[];
}

/** A failed request is a problem. `account` is absent if the project cannot be read. */
export async function readAccount(
  client: ReadClient,
  projectId: string,
): Promise<{ account?: Account; problems: readonly Problem[] }> {
  const id = plainId(projectId);
  try {
    const [details, user] = await Promise.all([client.projectDetails(id), readUser(client, id)]);
    const map = readMap(details) ?? {};
    const account: Account = {
      name: readText(map.name) || id,
      baseLanguage: readText(map.base_language_iso) || undefined,
      namesPerPlatform: readFlag(readMap(map.settings)?.per_platform_key_names) ?? false,
      ...user,
    };
    return { account, problems: user.problems };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { problems: [requestProblem(error)] };
  }
}

type User = Pick<Account, "writer" | "problems">;

async function readUser(client: ReadClient, id: string): Promise<User> {
  try {
    const map = readMap(await client.contributorMe(id)) ?? {};
    // Text from the service: only what lokaform.yaml can have as a writer.
    const writer = [readText(map.email), readId(map.user_id)].find(
      (name) => name !== undefined && WRITERS.schema.safeParse([name]).success,
    );
    if (writer === undefined) return UNKNOWN_USER;
    const rights = readList(map.admin_rights, readText);
    // A user who is not an admin has no admin rights, whatever the list says.
    const isAdmin = readFlag(map.is_admin) !== false;
    return { writer, problems: rights === undefined ? [] : missingRights(writer, isAdmin ? rights : []) };
  } catch (error) {
    // The service refuses the request.
    if (error instanceof ApiError && error.status < 500) return UNKNOWN_USER;
    throw error;
  }
}

/** Then its rights are not known. */
const UNKNOWN_USER: User = { writer: undefined, problems: [] };

/** What each right is for. */
const RIGHTS = [
  { right: "keys", name: "manage keys", needed: "apply cannot change keys with this token" },
  { right: "settings", name: "manage settings", needed: "webhooks can neither be read nor changed" },
] as const;

function missingRights(writer: string, rights: readonly string[]): Problem[] {
  return RIGHTS.filter(({ right }) => !rights.includes(right)).map(({ name, needed }) => {
    const message = `${writer} does not have the right ${name} in this project, so ${needed}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
    return problem("missing-right", message, { severity: "warning" });
  });
}
