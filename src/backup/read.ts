/** The text of a backup → its header and entries, with their locations. */
import * as z from "zod";
import { KEY } from "../kinds/key/manifest.ts";
import type { KindName } from "../kinds/kind.ts";
import { WEBHOOK } from "../kinds/webhook/manifest.ts";
import { membersOf, readEntries } from "../manifest/entries.ts";
import { parseYaml } from "../manifest/yaml.ts";
import { placeAt } from "../model/place.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { REMOVALS } from "../model/rules.ts";
import { BACKUP_VERSION, type BackupEntry, type ReadBackup } from "./kept.ts";

const id = z.union([z.string(), z.number()]);
const wroteSchema = z.object({
  key_id: id.exactOptional(),
  webhook_id: id.exactOptional(),
  action: z.enum([...REMOVALS, "update"]),
  values: z.record(z.string(), z.json()).default({}),
});

const headerSchema = z.object({
  format_version: z.literal(BACKUP_VERSION),
  project: z.string().min(1),
  project_digest: z.string().exactOptional(),
  project_name: z.string(),
  time: z.string(),
  wrote: z.array(wroteSchema),
});

/** A backup that cannot be read whole restores nothing. */
export function readBackup(
  path: string,
  text: string,
): { backup?: ReadBackup; problems: readonly Problem[] } {
  const yaml = parseYaml(path, text);
  const { members, problems } = membersOf(yaml, ["backup", "keys", "webhooks"]);
  const found = [...yaml.problems, ...problems];
  const raw = members.get("backup");
  const header = headerSchema.safeParse(raw?.value);
  if (!header.success) {
    const message =
      raw === undefined
        ? 'This is not a backup of lokaform: it has no "backup" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.'
        : `This is not a backup that this version can read: ${header.error.issues.map(({ path: at, message: why }) => `${at.join(".")}: ${why}`).join("; ")}.`;
    const place = placeAt(yaml.file, raw?.spot ?? yaml.spot);
    return { problems: anyError(found) ? found : [...found, problem("bad-backup", message, { place })] };
  }
  const wrote = new Map(
    header.data.wrote.map((one) => [
      objectName(one.key_id === undefined ? "webhook" : "key", one.key_id ?? one.webhook_id),
      one,
    ]),
  );
  const entries = <Values>(
    kind: KindName,
    list: "keys" | "webhooks",
    reader: Parameters<typeof readEntries<Values>>[2],
    idOf: (values: Values) => number | string | undefined,
  ): BackupEntry<Values>[] => {
    const member = members.get(list);
    if (!member) return [];
    const read = readEntries(yaml, member, reader);
    found.push(...read.problems);
    return read.entries.flatMap(({ values, spot }) => {
      const done = wrote.get(objectName(kind, idOf(values)));
      if (done) return [{ declared: { values, onCreate: {}, file: yaml.file, spot }, wrote: done }];
      const message =
        "The header of this backup does not say what the run did with this entry. Restore from the original file.";
      found.push(problem("bad-backup", message, { place: placeAt(yaml.file, spot) }));
      return [];
    });
  };
  const keys = entries("key", "keys", KEY, ({ key_id }) => key_id);
  const webhooks = entries("webhook", "webhooks", WEBHOOK, ({ webhook_id }) => webhook_id);
  if (anyError(found)) return { problems: found };
  const { project, project_digest: projectDigest, project_name: projectName, time } = header.data;
  const digest = projectDigest === undefined ? {} : { projectDigest };
  return { backup: { path, project, ...digest, projectName, time, keys, webhooks }, problems: found };
}

function objectName(kind: KindName, of: number | string | undefined): string {
  return `${kind} ${of}`;
}
