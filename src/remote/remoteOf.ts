import type { AnyKind } from "../kinds/kind.ts";
import type { KindRemote } from "./kindRemote.ts";
import { REMOTES } from "./remotes.ts";

/** The requests of a kind. Throws if it has none, which is a bug. */
export function remoteOf({ name }: Pick<AnyKind, "name">): KindRemote {
  const found = REMOTES.find(({ kind }) => kind === name);
  if (!found) throw new Error(`no file of effects sends a ${name}`);
  return found;
}
