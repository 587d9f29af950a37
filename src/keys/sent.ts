/** Changes of keys → as few requests as the limits allow. */

import type { RequestError } from "../api/errors.ts";
import { encode } from "../kinds/field.ts";
import type { Change, Create, Update } from "../model/plan.ts";
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
  const of = <Action extends Change["action"]>(action: Action) =>
    changes.filter((change): change is Extract<Change, { action: Action }> => change.action === action);
  const batch = (action: Change["action"]) => (some: readonly Change[]) => ({
    kind: keyTraits.name,
    action,
    changes: some,
  });
  return [
    ...bySizeAndBytes(of("update"), size).map(batch("update")),
    ...bySizeAndBytes(of("create"), size).map(batch("create")),
    ...bySize(of("destroy"), size).map(batch("destroy")),
  ];
}

function bySize<Of>(changes: readonly Of[], size: number): Of[][] {
  return Array.from({ length: Math.ceil(changes.length / size) }, (_, index) =>
    changes.slice(index * size, (index + 1) * size),
  );
}

function bySizeAndBytes<Of extends Create | Update>(changes: readonly Of[], size: number): Of[][] {
  const batches: Of[][] = [];
  let space = 0;
  for (const change of changes) {
    const bytes = Buffer.byteLength(JSON.stringify(toKeyRequest(change).out));
    const last = batches.at(-1);
    if (last && last.length < size && bytes <= space) {
      last.push(change);
      space -= bytes;
    } else {
      batches.push([change]);
      space = MAX_BYTES - bytes;
    }
  }
  return batches;
}

export function failAll<Of extends Create | Update>(
  sent: readonly KeyRequest<Of>[],
  error: RequestError,
): ChangeOutcome<Of>[] {
  return sent.map(({ change }) => ({ change, outcome: failedOutcome(error) }));
}

/** Reading back shows that the changes were not carried out. */
export function notMade<Of extends Create | Update>(
  sent: readonly KeyRequest<Of>[],
  { message }: RequestError,
): ChangeOutcome<Of>[] {
  return sent.map(({ change }) => ({
    change,
    outcome: {
      state: "failed",
      how: "not made",
      message: `${message} Lokaform read the project again, and the change was not made. Apply again.`,
    },
  }));
}

export function notAttempted<Of extends Create | Update>(
  sent: readonly KeyRequest<Of>[],
  message: string,
): ChangeOutcome<Of>[] {
  return sent.map(({ change }) => ({ change, outcome: { state: "not attempted", message } }));
}
