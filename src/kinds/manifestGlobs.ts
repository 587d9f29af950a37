import type { Place } from "../model/place.ts";
import type { Kinds } from "./kind.ts";
import type { TextSource } from "./textSource.ts";

/** Where the manifests of a project are. For a kind that is not named, the manifest with the usual name is used, if there is one. */
export interface ManifestGlobs {
  kinds: Kinds;
  /** By the plural of the kind. */
  globs: Readonly<Record<string, Globs | undefined>>;
  /** The files of the app that contain texts. They are manifests of keys, in addition to those of `globs`. */
  texts: readonly TextSource[];
  /** The folder in which manifests with the usual names are. */
  folder: string;
}

/** Paths and globs, as the user named them. */
export interface Globs {
  /** They are relative to this. */
  folder: string;
  patterns: readonly { text: string; place?: Place }[];
}
