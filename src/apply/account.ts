/** An answer to a batch of keys → one outcome for each of its changes. No answer is believed beyond what it says. */
import { nameOn } from "../model/key/names.ts";
import type { Outcome } from "../plan/ledger.ts";
import type { Create, Update } from "../plan/plan.ts";
import { PLATFORMS, type PlatformSlots, type WireItemError, type WireKey } from "../wire/key.ts";
import type { Sent } from "./batches.ts";

export interface Accounted<Of> {
  change: Of;
  outcome: Outcome;
}

interface Answer {
  keys: readonly WireKey[];
  errors: readonly WireItemError[];
}

/** Created keys and refusals are found by the names that they echo. */
export function accountCreates(sent: readonly Sent<Create>[], { keys, errors }: Answer): Accounted<Create>[] {
  const created = new Echoes(keys.map((key) => ({ name: key.key_name, of: key })));
  const refused = new Echoes(
    errors.flatMap((error) => (error.key_name === undefined ? [] : [{ name: error.key_name, of: error }])),
  );
  return sent.map(({ change, out }) => {
    const key = created.take(out);
    if (key) return { change, outcome: { state: "done", id: key.key_id } };
    const error = refused.take(out);
    return { change, outcome: error ? refusal(error) : unmentioned() };
  });
}

/** Updated keys and refusals are found by id. */
export function accountUpdates(sent: readonly Sent<Update>[], { keys, errors }: Answer): Accounted<Update>[] {
  const updated = new Set(keys.map(({ key_id }) => String(key_id)));
  const refused = new Map(errors.map((error) => [String(error.key_id), error]));
  return sent.map(({ change }) => {
    const error = refused.get(String(change.id));
    if (error) return { change, outcome: refusal(error) };
    if (updated.has(String(change.id))) return { change, outcome: { state: "done", id: change.id } };
    return { change, outcome: unmentioned() };
  });
}

/** What an answer echoes, by name; each is taken once. */
class Echoes<Of> {
  private readonly byName = new Map<string, { name: PlatformSlots | string; of: Of }[]>();

  constructor(echoes: readonly { name: PlatformSlots | string; of: Of }[]) {
    for (const echo of echoes) {
      for (const name of new Set(PLATFORMS.map((platform) => nameOn(echo.name, platform) ?? ""))) {
        this.byName.set(name, [...(this.byName.get(name) ?? []), echo]);
      }
    }
  }

  /** The echo of what was sent: alike on every platform that the key has. */
  take({ key_name = "", platforms = [...PLATFORMS] }: Sent<Create>["out"]): Of | undefined {
    for (const name of new Set(platforms.map((platform) => nameOn(key_name, platform) ?? ""))) {
      const echoes = this.byName.get(name) ?? [];
      const index = echoes.findIndex((echo) =>
        platforms.every((p) => nameOn(echo.name, p) === nameOn(key_name, p)),
      );
      if (index >= 0) return echoes.splice(index, 1)[0]?.of;
    }
    return undefined;
  }
}

function refusal({ message, code }: WireItemError): Outcome {
  return { state: "failed", how: "refused", message: `The service refused it: ${message} (code ${code}).` };
}

function unmentioned(): Outcome {
  return {
    state: "failed",
    how: "unconfirmed",
    message:
      "The service answered without a word of it, so it is not known to have happened. Run plan again to see.",
  };
}
