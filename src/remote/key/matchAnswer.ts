/** An answer to a batch of keys → what it says of each of its changes. No answer is believed beyond what it says. */

import type { Sent } from "../../apply/batches.ts";
import type { LiveKey } from "../../kinds/key/live.ts";
import { nameOn } from "../../kinds/key/names.ts";
import type { Create, Update } from "../../model/plan.ts";
import { PLATFORMS, type PlatformSlots, type WireItemError } from "../../wire/key.ts";

/** What an answer says of one change. */
export type Word = { key: LiveKey } | { refusal: WireItemError } | "nothing";

export interface Told<Of extends Create | Update> {
  sent: Sent<Of>;
  word: Word;
}

interface Answer {
  keys: readonly LiveKey[];
  errors: readonly WireItemError[];
}

/**
 * Created keys are found by the names that they echo, and among several of one name by platforms and filenames. A refusal
 * echoes a name only: where it could mean several, it is not known which, and reading back has to tell.
 */
export function tellCreates(sent: readonly Sent<Create>[], { keys, errors }: Answer): Told<Create>[] {
  const words = new Map<Sent<Create>, Word>();
  const created = new Echoes(keys.map((key) => ({ name: key.key_name, of: key })));
  for (const exact of [true, false]) {
    for (const one of sent.filter((each) => !words.has(each))) {
      const key = created.take(one.out, (live) => !exact || isLike(live, one.out));
      if (key) words.set(one, { key });
    }
  }
  const refused = new Echoes(
    errors.flatMap((error) => (error.key_name === undefined ? [] : [{ name: error.key_name, of: error }])),
  );
  const open = sent.filter((one) => !words.has(one));
  const certain = open.filter(
    (one) => refused.count(one.out) >= open.filter((other) => refused.sharesEcho(one.out, other.out)).length,
  );
  for (const one of certain) {
    const refusal = refused.take(one.out, () => true);
    if (refusal) words.set(one, { refusal });
  }
  return sent.map((one) => ({ sent: one, word: words.get(one) ?? "nothing" }));
}

/** Whether a key has the platforms and filenames that were sent. */
function isLike(live: LiveKey, { platforms = [], filenames = {} }: Sent<Create>["out"]): boolean {
  const samePlatforms = PLATFORMS.every((one) => platforms.includes(one) === live.platforms.includes(one));
  return samePlatforms && PLATFORMS.every((one) => (filenames[one] ?? "") === (live.filenames[one] ?? ""));
}

/** Updated keys and refusals are found by id; a refusal counts more than a key beside it. */
export function tellUpdates(sent: readonly Sent<Update>[], { keys, errors }: Answer): Told<Update>[] {
  const updated = new Map(keys.map((key) => [String(key.key_id), key]));
  const refused = new Map(errors.map((error) => [String(error.key_id), error]));
  return sent.map((one) => {
    const refusal = refused.get(String(one.change.id));
    const key = updated.get(String(one.change.id));
    return { sent: one, word: refusal ? { refusal } : key ? { key } : "nothing" };
  });
}

/** Of keys that live, those that were meant to be created: each speaks for one change. */
export function matchLive(sent: readonly Sent<Create>[], live: readonly LiveKey[]): Told<Create>[] {
  return tellCreates(sent, { keys: live, errors: [] });
}

/** What an answer echoes, by name; each is taken once. */
class Echoes<Of> {
  private readonly byName = new Map<string, Echo<Of>[]>();

  constructor(echoes: readonly Echo<Of>[]) {
    for (const echo of echoes) {
      for (const name of namesOf(echo)) {
        const others = this.byName.get(name);
        if (others) others.push(echo);
        else this.byName.set(name, [echo]);
      }
    }
  }

  /** The first echo of what was sent that fits: alike on every platform that the key has. */
  take(out: Out, fits: (of: Of) => boolean): Of | undefined {
    const echo = this.echoesOf(out).find(({ of }) => fits(of));
    if (!echo) return undefined;
    for (const name of namesOf(echo)) this.byName.set(name, without(this.byName.get(name) ?? [], echo));
    return echo.of;
  }

  /** How many echoes could speak for what was sent. */
  count(out: Out): number {
    return this.echoesOf(out).length;
  }

  /** Whether one echo could speak for both. */
  sharesEcho(a: Out, b: Out): boolean {
    const theirs = this.echoesOf(b);
    return this.echoesOf(a).some((echo) => theirs.includes(echo));
  }

  private echoesOf({ key_name = "", platforms = [...PLATFORMS] }: Out): Echo<Of>[] {
    const names = new Set(platforms.map((platform) => nameOn(key_name, platform) ?? ""));
    const echoes = new Set([...names].flatMap((name) => this.byName.get(name) ?? []));
    return [...echoes].filter(({ name }) => platforms.every((p) => nameOn(name, p) === nameOn(key_name, p)));
  }
}

interface Echo<Of> {
  name: Partial<PlatformSlots> | string;
  of: Of;
}

function namesOf({ name }: Echo<unknown>): Set<string> {
  return new Set(PLATFORMS.map((platform) => nameOn(name, platform) ?? ""));
}

type Out = Sent<Create>["out"];

function without<One>(list: One[], gone: One): One[] {
  return list.includes(gone) ? list.filter((one) => one !== gone) : list;
}
