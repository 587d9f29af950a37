/** The result of matching entries with live objects. The rules are in the folder of each kind. */

import type { Problem } from "../model/problem.ts";

export interface Match<Declared, Live> {
  declared: Declared;
  /** Absent: there is no live object yet, so it will be created. */
  live?: Live;
  /** The live name, if the match was made by a former name. */
  renamedFrom?: string;
}

export interface Matching<Declared, Live> {
  /** In manifest order. */
  matches: readonly Match<Declared, Live>[];
  /** Entries for which it is not certain which live object they mean. */
  refused: readonly { declared: Declared; problem: Problem }[];
  /** Notices and warnings. They do not change the plan. */
  remarks: readonly Problem[];
  /** Live and not declared. */
  unmanaged: readonly Live[];
  /** Live objects that may be declared: they have a declared name or URL, and the entry matches another object. They are never pruned. */
  namesakes: ReadonlySet<Live>;
}
