/** Changes → requests: as few as the limits allow. */
import { keyKind } from "../kinds/key/kind.ts";
import type { KeyOut } from "../kinds/key/values.ts";
import type { Change, Create, Destroy, Update } from "../model/plan.ts";
import { encode } from "../remote/encode.ts";
import type { Step } from "./order.ts";

/** A request for several keys holds no more than this, whatever their number. */
const MOST_BYTES = 1024 * 1024;

/** One request. Keys go many at a time, each webhook alone: the service offers no more. */
export type Batch =
  | { kind: "key"; action: "create"; sent: readonly Sent<Create>[] }
  | { kind: "key"; action: "update"; sent: readonly Sent<Update>[] }
  | { kind: "webhook"; action: "send"; change: Create | Update }
  | { kind: "key" | "webhook"; action: "destroy"; destroys: readonly Destroy[] };

/** A change of a key and what is sent for it. */
export interface Sent<Of extends Create | Update> {
  change: Of;
  out: KeyOut;
}

export function inBatches(step: Step, size: number): Batch[] {
  const keys = step.filter(({ kind }) => kind === "key");
  const webhooks = step.filter(({ kind }) => kind === "webhook");
  const creates = keys.filter((change) => change.action === "create").map(withOut);
  const updates = keys.filter((change) => change.action === "update").map(withOut);
  return [
    ...split(updates, size).map((sent): Batch => ({ kind: "key", action: "update", sent })),
    ...split(creates, size).map((sent): Batch => ({ kind: "key", action: "create", sent })),
    ...webhooks.flatMap((change): Batch[] =>
      change.action === "destroy" ? [] : [{ kind: "webhook", action: "send", change }],
    ),
    ...destroysOf(keys, size).map((destroys): Batch => ({ kind: "key", action: "destroy", destroys })),
    ...destroysOf(webhooks, 1).map((destroys): Batch => ({ kind: "webhook", action: "destroy", destroys })),
  ];
}

/** The changes that a batch carries. */
export function changesOf(batch: Batch): readonly Change[] {
  if (batch.action === "destroy") return batch.destroys;
  return batch.kind === "webhook" ? [batch.change] : batch.sent.map(({ change }) => change);
}

/** A change, with what is sent for it. */
export function withOut<Of extends Create | Update>(change: Of): Sent<Of> {
  return { change, out: encode(keyKind.fields, change, {}, []) };
}

function destroysOf(step: Step, size: number): Destroy[][] {
  const destroys = step.filter((change) => change.action === "destroy");
  return Array.from({ length: Math.ceil(destroys.length / size) }, (_, index) =>
    destroys.slice(index * size, (index + 1) * size),
  );
}

function split<Of extends Create | Update>(sent: readonly Sent<Of>[], size: number): Sent<Of>[][] {
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
