/** The effects of gadgets, against a service in memory. */
import { removed } from "../../../src/kinds/backup.ts";
import { encode } from "../../../src/kinds/field.ts";
import type { Change, Outcome } from "../../../src/model/plan.ts";
import { notAttempted, outcomeOf } from "../../../src/plan/ledger.ts";
import type { KindRemote } from "../../../src/remote/kindRemote.ts";
import type { Sending } from "../../../src/remote/sending.ts";
import { type GadgetOut, gadgetKind, type LiveGadget } from "./gadget.ts";

/** What the service holds. */
export const SERVICE: { gadgets: LiveGadget[]; refuses?: string | undefined } = { gadgets: [] };

const all = async () => ({ objects: SERVICE.gadgets.map((one) => ({ ...one })), unusable: [] });

export const gadgetRemote: KindRemote = {
  kind: "gadget",
  observe: all,
  lookUp: all,
  batches: (changes) =>
    changes.map((change) => ({ kind: "gadget", action: change.action, changes: [change] })),
  open: (sending) => ({
    send: ({ changes }) =>
      Promise.all(changes.map(async (change) => ({ change, outcome: await send(sending, change) }))),
  }),
};

async function send({ context, backup }: Sending, change: Change): Promise<Outcome> {
  if (change.action === "destroy") {
    const live = SERVICE.gadgets.find(({ gadget_id }) => gadget_id === change.id);
    if (!live) return { state: "done", id: change.id };
    const unkept = await backup.save([removed(gadgetKind, live, change, context)]);
    if (unkept !== undefined) return notAttempted(unkept);
    live.stored = true;
    return { state: "done", id: change.id };
  }
  if (change.label === SERVICE.refuses)
    return { state: "failed", how: "refused", message: `The ${change.label} is broken.` };
  const out: GadgetOut = encode(gadgetKind.fields, change, {}, []);
  const known = SERVICE.gadgets.find(
    ({ gadget_id }) => change.action === "update" && gadget_id === change.id,
  );
  const live = known ?? { gadget_id: `g${SERVICE.gadgets.length + 1}`, name: "", colour: "", stored: false };
  if (!known) SERVICE.gadgets.push(live);
  Object.assign(live, out);
  return outcomeOf(gadgetKind, change, live, context);
}
