/** The effects of all kinds: a line for each kind of `src/kinds/kinds.ts`. */
import { keyRemote } from "./key.ts";
import type { KindRemote } from "./kindRemote.ts";
import { webhookRemote } from "./webhook.ts";

export const REMOTES: readonly KindRemote[] = [keyRemote, webhookRemote];
