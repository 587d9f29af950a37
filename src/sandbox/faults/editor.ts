import { sortedTags } from "../keys/attributes.ts";
import { slots } from "../keys/names.ts";
import type { FullKey } from "../keys/table.ts";
import { translate } from "../keys/translate.ts";
import type { User } from "../projects/users.ts";
import type { Fault, FaultRequest, LiveProject } from "./faults.ts";
import type { FaultRandom } from "./random.ts";
import { someWebhook } from "./webhooks.ts";

/** A person who edits the project at the same time as the client. */
export const EDITOR: User = { user_id: 7001, email: "editor@example.com", fullname: "Editor" };

const RATE = 0.1;
/** The part of the lists before which another user adds or removes something, by default. */
const LIST_RATE = 0.3;

export const EDITOR_FAULTS = {
  editor: {
    rate: RATE,
    make: (random: FaultRandom): Fault => {
      let edits = 0;
      return {
        meanwhile: (request, live) => {
          const key = random.hits(request)
            ? oneOf(live.project.keys.all(), random, request, "key")
            : undefined;
          if (!key) return false;
          edits++;
          edit(key, edits, random, request, live);
          return true;
        },
      };
    },
  },
  "changing-lists": {
    rate: LIST_RATE,
    make: (random: FaultRandom): Fault => {
      let added = 0;
      return {
        meanwhile: (request, { project, mainProject: { webhooks } }) => {
          if (!["keys", "webhooks"].includes(request.operation) || !random.hits(request)) return false;
          const adds = random.below(3, request, "add") > 0;
          const removes = random.below(3, request, "remove") > 0;
          if (adds) added++;
          if (request.operation === "webhooks") {
            const gone = removes && oneOf([...webhooks.keys()], random, request, "webhook");
            if (gone) webhooks.delete(gone);
            const webhook = someWebhook(ADDED + added);
            if (adds) webhooks.set(webhook.webhook_id, webhook);
            return true;
          }
          const copied = oneOf(project.keys.all(), random, request, "copied key");
          const gone = removes && oneOf(project.keys.all(), random, request, "removed key");
          if (gone) project.keys.remove(new Set([gone]));
          if (adds && copied) project.keys.add(copyOf(copied, added));
          return true;
        },
      };
    },
  },
};

/** The first id of keys and translations that another user adds. */
const ADDED = 7_000_000;

function copyOf(key: FullKey, number: number): FullKey {
  const copy = structuredClone(key);
  copy.key_id = ADDED + number;
  copy.key_name = slots(() => `elsewhere.${number}`);
  for (const [index, row] of copy.translations.entries())
    Object.assign(row, { key_id: copy.key_id, translation_id: copy.key_id * 100 + index });
  return copy;
}

/** Every third edit sets the tag `protected`; the others write a text. */
function edit(
  key: FullKey,
  number: number,
  random: FaultRandom,
  request: FaultRequest,
  live: LiveProject,
): void {
  if (number % 3 === 0) {
    key.tags = sortedTags([...key.tags, "protected"]);
    key.modified_at = live.now.text;
    key.modified_at_timestamp = live.now.seconds;
    return;
  }
  const row = oneOf(key.translations, random, request, "language");
  if (!row) return;
  const text = `edited ${number}`;
  const translation = key.is_plural ? { other: text } : text;
  translate(key, [{ language_iso: row.language_iso, translation }], {
    ...live,
    access: { rights: "read-write", user: EDITOR },
  });
}

function oneOf<T>(
  all: readonly T[],
  random: FaultRandom,
  request: FaultRequest,
  what: string,
): T | undefined {
  return all[random.below(all.length, request, what)];
}
