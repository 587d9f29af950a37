/** Which live object each declared one is. Shared words; the rules stand with each kind. */

import type { Problem } from "../model/problem.ts";
import type { KindName } from "./kind.ts";

export interface Match<Declared, Wire> {
  declared: Declared;
  /** Absent: it is not live and is to be created. */
  live?: Wire;
  /** The name under which it lives, when it is matched by a former name. */
  renamedFrom?: string;
}

export interface Matching<Declared, Wire> {
  kind: KindName;
  /** In manifest order. */
  matches: readonly Match<Declared, Wire>[];
  /** Declared, but it cannot be said which live object it is. */
  refused: readonly { declared: Declared; problem: Problem }[];
  /** Worth saying, without consequence. */
  remarks: readonly Problem[];
  /** Live and not declared. */
  unmanaged: readonly Wire[];
  /** Live, and carrying a declared name, whichever object that name turned out to mean: never pruned. */
  namesakes: ReadonlySet<Wire>;
}
