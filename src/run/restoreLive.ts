/** What the project holds of the keys and webhooks of a backup, with the fewest requests. */
import type { ReadClient } from "../api/client/readClient.ts";
import type { ReadBackup } from "../backup/kept.ts";
import type { LiveForRestore } from "../backup/planRestore.ts";
import { plainId } from "../model/project.ts";
import { IncompleteRead, readByIds, readByNames } from "../remote/key/readBack.ts";
import { observeProject } from "../remote/project.ts";
import { observeWebhooks } from "../remote/webhook/observe.ts";

/** Keys are looked for by id; where an id is gone, by name. Throws an IncompleteRead where a list lacks some. */
export async function liveForRestore(
  client: ReadClient,
  { project: projectId, keys, webhooks }: ReadBackup,
): Promise<LiveForRestore> {
  const values = keys.map(({ declared }) => declared.values);
  const reading = { client, projectId };
  const [project, byId, hooks] = await Promise.all([
    observeProject(client, projectId, { languages: true, keys: keys.length > 0, texts: keys.length > 0 }),
    readByIds(
      reading,
      values.flatMap(({ key_id }) => key_id ?? []),
    ),
    webhooks.length > 0 ? observeWebhooks(client, plainId(projectId)) : { webhooks: [], unusable: [] },
  ]);
  // What cannot be read cannot be compared: nothing is restored over it.
  if ("problem" in project || "problem" in hooks) throw new IncompleteRead();
  const ids = new Set(byId.keys.map(({ key_id }) => key_id));
  const gone = values.filter(({ key_id }) => !ids.has(String(key_id)));
  const byName = await readByNames(
    reading,
    gone.map(({ key_name }) => key_name),
  );
  const others = byName.keys.filter(({ key_id }) => !ids.has(key_id));
  if ([...byId.unusable, ...byName.unusable, ...hooks.unusable].length > 0) throw new IncompleteRead();
  return { project: project.project, keys: [...byId.keys, ...others], webhooks: hooks.webhooks };
}
