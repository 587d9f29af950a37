/** What the project holds of the keys and webhooks of a backup, with the fewest requests. */
import type { ReadClient } from "./api/client.ts";
import { readByIds, readByNames } from "./apply/readBack.ts";
import type { ReadBackup } from "./model/backup.ts";
import { plainId } from "./model/project.ts";
import { observeProject } from "./observe/observe.ts";
import { observeWebhooks } from "./observe/webhooks.ts";
import type { LiveForRestore } from "./plan/restore.ts";

/** Keys are looked for by id; where an id is gone, by name. Throws an IncompleteRead where a list lacks some. */
export async function liveForRestore(
  client: ReadClient,
  { project: projectId, keys, webhooks }: ReadBackup,
): Promise<LiveForRestore> {
  const values = keys.map(({ declared }) => declared.values);
  const reading = { client, projectId };
  const [project, byId, hooks] = await Promise.all([
    observeProject(client, projectId, { languages: true }),
    readByIds(
      reading,
      values.flatMap(({ key_id }) => key_id ?? []),
    ),
    webhooks.length > 0 ? observeWebhooks(client, plainId(projectId)) : [],
  ]);
  const ids = new Set(byId.map(({ key_id }) => String(key_id)));
  const gone = values.filter(({ key_id }) => !ids.has(String(key_id)));
  const byName = await readByNames(
    reading,
    gone.map(({ key_name }) => key_name),
  );
  const others = byName.filter(({ key_id }) => !ids.has(String(key_id)));
  return { project, keys: [...byId, ...others], webhooks: hooks };
}
