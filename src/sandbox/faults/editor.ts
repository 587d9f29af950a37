import { sortedTags } from "../keys/attributes.ts";
import type { FullKey } from "../keys/table.ts";
import { translate } from "../keys/translate.ts";
import type { User } from "../projects/users.ts";
import type { Elsewhere, Fault, FaultyRequest } from "./faults.ts";
import type { Dice } from "./random.ts";

/** Somebody who works in the project while a client does: a request finds another project than the one before. */
export const EDITOR: User = { user_id: 7001, email: "editor@example.com", fullname: "Editor" };

const RATE = 0.1;

export const EDITOR_FAULTS = {
  editor: {
    rate: RATE,
    make: (dice: Dice): Fault => {
      let edits = 0;
      return {
        meanwhile: (request, live) => {
          const key = dice.hits(request) ? oneOf(live.project.keys.all(), dice, request, "key") : undefined;
          if (!key) return false;
          edits++;
          edit(key, edits, dice, request, live);
          return true;
        },
      };
    },
  },
};

/** One edit in three sets the tag `protected`; the others write a text. */
function edit(key: FullKey, number: number, dice: Dice, request: FaultyRequest, live: Elsewhere): void {
  if (number % 3 === 0) {
    key.tags = sortedTags([...key.tags, "protected"]);
    key.modified_at = live.now.text;
    key.modified_at_timestamp = live.now.seconds;
    return;
  }
  const row = oneOf(key.translations, dice, request, "language");
  if (!row) return;
  const text = `edited ${number}`;
  const translation = key.is_plural ? { other: text } : text;
  translate(key, [{ language_iso: row.language_iso, translation }], {
    ...live,
    access: { rights: "read-write", user: EDITOR },
  });
}

function oneOf<T>(all: readonly T[], dice: Dice, request: FaultyRequest, what: string): T | undefined {
  return all[dice.below(all.length, request, what)];
}
