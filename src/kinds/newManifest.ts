/** What a kind decides about new manifests of its live objects. */
import type { Entry } from "./traits.ts";

/** How new manifests are split into files. */
export const SPLITS = ["filename", "prefix", "tag", "none"] as const;
export type Split = (typeof SPLITS)[number];

export interface NewManifestRules<Live> {
  /** The fields that are written if none are chosen, in addition to those that an entry needs. */
  fields: readonly string[];
  /** Fields whose most common value is written once for the whole file, under on_create. */
  common: readonly string[];
  /**
   * Members that distinguish objects of the same name, from the fewest to the most. They are written only if the name is
   * ambiguous. If they do not help, the id is written.
   */
  distinguishing(live: Live): readonly Entry[];
  /** The text that names the file of an object. Undefined: the file of the rest. */
  group(live: Live, split: Split): string | undefined;
}
