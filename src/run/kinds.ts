/** All kinds: a line each here, with their settings (`src/settings/table/kinds.ts`), and with their requests (`src/run/connect.ts`). */
import { keyKind } from "../keys/kind.ts";
import { type Kinds, registerKinds } from "../kinds/kind.ts";
import { webhookKind } from "../webhooks/kind.ts";

export const KINDS: Kinds = [keyKind, webhookKind];

registerKinds(KINDS);
