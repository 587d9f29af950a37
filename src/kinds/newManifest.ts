/** What a kind decides about new manifests of its live objects. */
import type { Usable } from "../model/environment.ts";
import type { Variables } from "../model/variables.ts";
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

/** A live name as a manifest declares it, or why it cannot, in full sentences that quote no secret. */
export type NameTemplate = { template: string } | { why: string };

/** For a kind whose live names can contain secrets. */
export interface SecretNames<Live> {
  /** The whole live name. It is shown only to the person who is asked about it. */
  nameOf(live: Live): string;
  /** Whether a part of the name may be a secret. */
  mayHoldSecret(live: Live): boolean;
  /** The names with a `${NAME}` for each part that may be a secret, except for those that a person confirmed to have none. */
  templates(
    all: readonly Live[],
    isConfirmed: (live: Live) => boolean,
    usable: Usable,
  ): { templates: ReadonlyMap<Live, NameTemplate>; variables: Variables };
}
