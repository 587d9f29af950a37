/** Which live object each declared one is. The rules are in the folder of each kind. */

import type { Problem } from "../model/problem.ts";

export interface Match<Declared, Live> {
  declared: Declared;
  /** Absent: it is not live and is to be created. */
  live?: Live;
  /** The live name, if it was matched by a former name. */
  renamedFrom?: string;
}

export interface Matching<Declared, Live> {
  /** In manifest order. */
  matches: readonly Match<Declared, Live>[];
  /** Declared, but it is not certain which live object it is. */
  refused: readonly { declared: Declared; problem: Problem }[];
  /** Notices and warnings without consequence. */
  remarks: readonly Problem[];
  /** Live and not declared. */
  unmanaged: readonly Live[];
  /** Live objects with a declared name, also if that name means another object: they are never pruned. */
  namesakes: ReadonlySet<Live>;
}
