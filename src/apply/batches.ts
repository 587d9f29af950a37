/** Changes → requests: as few as the limits allow. */
import { keyKind } from "../model/key/kind.ts";
import type { KeyOut } from "../model/key/values.ts";
import type { Change, Create, Update } from "../plan/plan.ts";
import { encode } from "./encode.ts";
import type { Step } from "./order.ts";

/** A request for several keys holds no more than this, whatever their number. */
const MOST_BYTES = 1024 * 1024;

/** One request. Keys go many at a time, each webhook alone: the service offers no more. */
export type Batch =
  | { kind: "key"; action: "create"; sent: readonly Sent<Create>[] }
  | { kind: "key"; action: "update"; sent: readonly Sent<Update>[] }
  | { kind: "webhook"; change: Change };

/** A change of a key and what is sent for it. */
export interface Sent<Of extends Change> {
  change: Of;
  out: KeyOut;
}

export function inBatches(step: Step, size: number): Batch[] {
  const keys = step.filter(({ kind }) => kind === "key");
  const creates = keys.filter((change) => change.action === "create").map(withOut);
  const updates = keys.filter((change) => change.action === "update").map(withOut);
  return [
    ...split(updates, size).map((sent): Batch => ({ kind: "key", action: "update", sent })),
    ...split(creates, size).map((sent): Batch => ({ kind: "key", action: "create", sent })),
    ...step.filter(({ kind }) => kind === "webhook").map((change): Batch => ({ kind: "webhook", change })),
  ];
}

/** The changes that a batch carries. */
export function changesOf(batch: Batch): readonly Change[] {
  return batch.kind === "webhook" ? [batch.change] : batch.sent.map(({ change }) => change);
}

function withOut<Of extends Change>(change: Of): Sent<Of> {
  return { change, out: encode(keyKind.fields, change, {}, []) };
}

function split<Of extends Change>(sent: readonly Sent<Of>[], size: number): Sent<Of>[][] {
  const batches: Sent<Of>[][] = [];
  let room = 0;
  for (const one of sent) {
    const bytes = Buffer.byteLength(JSON.stringify(one.out));
    const last = batches.at(-1);
    if (last && last.length < size && bytes <= room) {
      last.push(one);
      room -= bytes;
    } else {
      batches.push([one]);
      room = MOST_BYTES - bytes;
    }
  }
  return batches;
}
