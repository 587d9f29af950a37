/** All kinds. A new kind is a line here, a line in `settings.ts`, and a line in `src/remote/remotes.ts`. */
import { keyKind } from "./key/kind.ts";
import type { AnyKind } from "./kind.ts";
import { webhookKind } from "./webhook/kind.ts";

export const KINDS: readonly AnyKind[] = [keyKind, webhookKind];
