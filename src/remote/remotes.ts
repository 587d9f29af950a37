/** The effects of all kinds: one line for each kind of `src/kinds/kinds.ts`. */
import type { Kind } from "../kinds/kind.ts";
import { keyRemote } from "./key.ts";
import type { KindRemote } from "./kindRemote.ts";
import { webhookRemote } from "./webhook.ts";

const REMOTES: readonly KindRemote[] = [keyRemote, webhookRemote];

/** Throws if a kind has no effects, which is a bug. */
export function remoteOf({ name }: Pick<Kind<never, never, never, never>, "name">): KindRemote {
  const found = REMOTES.find(({ kind }) => kind === name);
  if (!found) throw new Error(`there is nothing that sends a ${name}`);
  return found;
}
