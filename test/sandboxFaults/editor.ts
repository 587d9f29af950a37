import { type FullKey, slots, sortedTags } from "../../src/sandbox/keys/key.ts";
import { convertTexts, translate } from "../../src/sandbox/keys/write.ts";
import type { User } from "../../src/sandbox/stateSchema.ts";
import type { Fault, FaultRequest, LiveProject } from "./fault.ts";
import type { FaultRandom } from "./random.ts";
import { someWebhook } from "./webhooks.ts";

/** A person who edits the project at the same time as the client. */
export const EDITOR: User = { user_id: 7001, email: "editor@example.com", fullname: "Editor" };

const RATE = 0.1;
/** The part of the lists before which another user adds or removes something, by default. */
const LIST_RATE = 0.3;

export const EDITOR_FAULTS = {
  editor: { rate: RATE, make: editing((edits) => (edits % 3 === 0 ? "tag" : "text")) },
  "busy-editor": {
    rate: 1,
    make: editing((_, random, request) => oneOf(BUSY_EDITS, random, request, "edit") ?? "text"),
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

type Edit = "text" | "tag" | "flag" | "description" | "plural";
const BUSY_EDITS: readonly Edit[] = ["text", "text", "text", "text", "tag", "flag", "description", "plural"];

/** Edits a random key before a request. `choose` gets the number of the edit. */
function editing(choose: (edits: number, random: FaultRandom, request: FaultRequest) => Edit) {
  return (random: FaultRandom): Fault => {
    let edits = 0;
    return {
      meanwhile: (request, live) => {
        const key = random.hits(request) ? oneOf(live.project.keys.all(), random, request, "key") : undefined;
        if (!key) return false;
        edits++;
        edit(key, choose(edits, random, request), edits, random, request, live);
        return true;
      },
    };
  };
}

function edit(
  key: FullKey,
  what: Edit,
  number: number,
  random: FaultRandom,
  request: FaultRequest,
  live: LiveProject,
): void {
  const writing = { ...live, access: { rights: "read-write", user: EDITOR } } as const;
  if (what === "text") {
    const row = oneOf(key.translations, random, request, "language");
    if (!row) return;
    const text = `edited ${number}`;
    const translation = key.is_plural ? { other: text } : text;
    translate(key, [{ language_iso: row.language_iso, translation }], writing);
    return;
  }
  if (what === "tag") key.tags = sortedTags([...key.tags, "protected"]);
  if (what === "flag") key.is_hidden = !key.is_hidden;
  if (what === "description") key.description = `edited ${number}`;
  if (what === "plural") {
    key.is_plural = !key.is_plural;
    convertTexts(key, writing);
  }
  key.modified_at = live.now.text;
  key.modified_at_timestamp = live.now.seconds;
}

function oneOf<T>(
  all: readonly T[],
  random: FaultRandom,
  request: FaultRequest,
  what: string,
): T | undefined {
  return all[random.below(all.length, request, what)];
}
