/** Reads the live keys of a backup. */
import type { ReadClient } from "../../api/client.ts";
import type { BackupEntry } from "../../kinds/backup.ts";
import type { LiveKeys } from "../../kinds/key/listed.ts";
import type { KeyValues } from "../../kinds/key/traits.ts";
import { readAllByNames, readByIds } from "./readBack.ts";

/** Keys are read by id. If the id no longer exists, they are searched by name: a key that is not found is created again. */
export async function lookUpKeys(
  client: ReadClient,
  projectId: string,
  entries: readonly BackupEntry<KeyValues>[],
): Promise<LiveKeys> {
  const values = entries.map(({ declared }) => declared.values);
  const reading = { client, projectId };
  const byId = await readByIds(
    reading,
    values.flatMap(({ key_id }) => key_id ?? []),
  );
  const ids = new Set(byId.objects.map(({ key_id }) => key_id));
  const gone = values.filter(({ key_id }) => !ids.has(String(key_id)));
  const byName = await readAllByNames(
    reading,
    gone.map(({ key_name }) => key_name),
  );
  const others = byName.objects.filter(({ key_id }) => !ids.has(key_id));
  return { objects: [...byId.objects, ...others], unusable: [...byId.unusable, ...byName.unusable] };
}
