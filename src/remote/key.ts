/** The requests of the kind key. */
import type { Create, Destroy, Update } from "../model/plan.ts";
import { createKeys } from "./key/createKeys.ts";
import { lookUpKeys } from "./key/lookUp.ts";
import { MovedWriters } from "./key/movedWriters.ts";
import { observeKeys } from "./key/observe.ts";
import { observeDeclaredKeys } from "./key/observeDeclared.ts";
import { removeKeys } from "./key/removeKeys.ts";
import type { KeySending } from "./key/reread.ts";
import { checkReshaped } from "./key/reshaped.ts";
import { keyBatches, toSent } from "./key/sent.ts";
import { updateKeys } from "./key/updateKeys.ts";
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
