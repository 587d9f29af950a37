/** Changes of keys → as few requests as the limits allow. */

import type { RequestError } from "../api/errors.ts";
import { encode } from "../kinds/field.ts";
import type { Change, Create, Outcome, Update } from "../model/plan.ts";
import type { ChangeOutcome } from "../plan/ledger.ts";
import type { Batch } from "../remote/kindRemote.ts";
import { failedOutcome } from "../remote/sending.ts";
import type { KeyPayload } from "./fields.ts";
import { keyTraits } from "./traits.ts";

/** Maximum size of a request with several keys. */
const MAX_BYTES = 1024 * 1024;

/** A change of a key, and what is sent for it. */
export interface KeyRequest<Of extends Create | Update> {
  change: Of;
  out: KeyPayload;
}

export function toKeyRequest<Of extends Create | Update>(change: Of): KeyRequest<Of> {
  return { change, out: encode(keyTraits.fields, change, {}, []) };
}

/** Updates, then creates, then removals. */
export function keyBatches(changes: readonly Change[], size: number): Batch[] {
  return (["update", "create", "destroy"] as const).flatMap((action) => {
    const batches: Change[][] = [];
    let space = 0;
    for (const change of changes) {
      if (change.action !== action) continue;
      const bytes =
        change.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(toKeyRequest(change).out));
      const last = batches.at(-1);
      if (last && last.length < size && bytes <= space) {
        last.push(change);
        space -= bytes;
      } else {
        batches.push([change]);
        space = MAX_BYTES - bytes;
      }
    }
    return batches.map((some) => ({ kind: keyTraits.name, action, changes: some }));
  });
}

/** The same outcome for all. */
export function outcomeOfAll<Of extends Change>(
  sent: readonly { change: Of }[],
  outcome: Outcome,
): ChangeOutcome<Of>[] {
  return sent.map(({ change }) => ({ change, outcome }));
}

export function failAll<Of extends Change>(
  sent: readonly { change: Of }[],
  error: RequestError,
): ChangeOutcome<Of>[] {
  return outcomeOfAll(sent, failedOutcome(error));
}
