/** All kinds: a folder and a line each, here and in the list of their settings (`src/settings/table/kinds.ts`). */

import { keyKind } from "../keys/kind.ts";
import { keyRemote } from "../keys/send.ts";
import type { Kinds } from "../kinds/kind.ts";
import { registerKinds } from "../kinds/registry.ts";
import { registerRemotes } from "../remote/kindRemote.ts";
import { webhookKind } from "../webhooks/kind.ts";
import { webhookRemote } from "../webhooks/remote.ts";

export const KINDS: Kinds = [keyKind, webhookKind];

registerKinds(KINDS);
registerRemotes([keyRemote, webhookRemote]);
