import { sortedTags } from "../keys/attributes.ts";
import type { FullKey } from "../keys/table.ts";
import { translate } from "../keys/translate.ts";
import type { User } from "../projects/users.ts";
import type { Fault, FaultRequest, LiveProject } from "./faults.ts";
import type { FaultRandom } from "./random.ts";

/** A person who edits the project at the same time as the client. */
export const EDITOR: User = { user_id: 7001, email: "editor@example.com", fullname: "Editor" };

const RATE = 0.1;

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
};

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
