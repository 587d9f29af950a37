/** The requests of all kinds. Each kind in `src/kinds/kinds.ts` has a line here. */
import { keyRemote } from "./key.ts";
import type { KindRemote } from "./kindRemote.ts";
import { webhookRemote } from "./webhooks.ts";

export const REMOTES: readonly KindRemote[] = [keyRemote, webhookRemote];
