/** The requests of the kind key. */
import type { Create, Destroy, Update } from "../model/plan.ts";
import type { Batch, KindRemote } from "../remote/kindRemote.ts";
import { observeDeclaredKeys, observeKeys } from "./observe.ts";
import { lookUpKeys } from "./readBack.ts";
import { removeKeys } from "./removeKeys.ts";
import { checkReshaped, type KeySending, MovedWriters } from "./reread.ts";
import { createKeys, updateKeys } from "./send.ts";
import { keyBatches, toKeyRequest } from "./sent.ts";

export const keyRemote: KindRemote = {
  kind: "key",
  observe: observeKeys,
  observeDeclared: observeDeclaredKeys,
  lookUp: lookUpKeys,
  batches: keyBatches,
  open(base) {
    const movedWriters = new MovedWriters();
    const sending: KeySending = { ...base, beforeReshaping: new Map(), movedWriters };
    return {
      async send({ action, changes }: Batch) {
        if (action === "destroy") return removeKeys(sending, changes.filter(isDestroy));
        if (action === "create") return createKeys(sending, changes.filter(isCreate).map(toKeyRequest));
        return checkReshaped(sending, await updateKeys(sending, changes.filter(isUpdate).map(toKeyRequest)));
      },
      async finish(_plan, ledger) {
        for (const one of movedWriters.problems()) ledger.remark(one);
      },
    };
  },
};

const isCreate = (change: Batch["changes"][number]): change is Create => change.action === "create";
const isUpdate = (change: Batch["changes"][number]): change is Update => change.action === "update";
const isDestroy = (change: Batch["changes"][number]): change is Destroy => change.action === "destroy";
