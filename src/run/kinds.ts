/**
 * All kinds: a folder and a line each, here, in the list of their settings (`src/settings/table/kinds.ts`), and in that of
 * their requests (`src/run/connect.ts`).
 */
import { keyKind } from "../keys/kind.ts";
import { type Kinds, registerKinds } from "../kinds/kind.ts";
import { webhookKind } from "../webhooks/kind.ts";

export const KINDS: Kinds = [keyKind, webhookKind];

registerKinds(KINDS);
