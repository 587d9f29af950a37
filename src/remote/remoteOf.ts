/** The requests of all kinds, and those of one. */
import type { AnyKind } from "../kinds/kind.ts";
import type { KindRemote } from "./kindRemote.ts";

let all: readonly KindRemote[] = [];

/** Sets those of all kinds, once, as `src/run/kinds.ts` has them. */
export function registerRemotes(remotes: readonly KindRemote[]): void {
  all = remotes;
}

export function allRemotes(): readonly KindRemote[] {
  return all;
}

/** The requests of a kind. Throws if it has none, which is a bug. */
export function remoteOf({ name }: Pick<AnyKind, "name">): KindRemote {
  const found = all.find(({ kind }) => kind === name);
  if (!found) throw new Error(`nothing sends the requests of a ${name}`);
  return found;
}
