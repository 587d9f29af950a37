/** The requests of the kind key. */
import type { Create, Destroy, Update } from "../model/plan.ts";
import { observeDeclaredKeys, observeKeys } from "./key/observe.ts";
import { lookUpKeys } from "./key/readBack.ts";
import { removeKeys } from "./key/removeKeys.ts";
import { checkReshaped, type KeySending, MovedWriters } from "./key/reread.ts";
import { createKeys, updateKeys } from "./key/send.ts";
import { keyBatches, toSent } from "./key/sent.ts";
import type { Batch, KindRemote } from "./kindRemote.ts";

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
        if (action === "create") return createKeys(sending, changes.filter(isCreate).map(toSent));
        return checkReshaped(sending, await updateKeys(sending, changes.filter(isUpdate).map(toSent)));
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
