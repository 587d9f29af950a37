/** What manifests said before: the versions that commits replaced, and that changes replace which are not committed. */

export interface EarlierManifest {
  /** Its path at that time, relative to the same folder as the paths of the manifests of the run. */
  path: string;
  /** Its present path: another one if it was renamed. A removed manifest keeps its last path. */
  now: string;
  /** Empty if the manifest did not exist, or was not UTF-8: it declared nothing. */
  text: string;
  /** Unix seconds of the commit that replaced the text, or the present time if no commit did yet. */
  until: number;
}

/** `versions`: newest first. All of them if `read`, and some of them if `unreadable`. */
export type EarlierManifests = { versions: readonly EarlierManifest[] } & (
  | { is: "read" }
  | {
      is: "unreadable";
      /** Sentences for a notice. */
      why: string;
      /** Present if the manifests are in no repository, so that there is no history. */
      noRepository?: true;
    }
);

export interface FileHistory {
  /**
   * The versions that were current at some time from `since` (Unix seconds) on. `manifests`: the paths of the manifests as
   * the run names them. `isManifest`: paths of other manifests that count if they were there before.
   */
  versions(
    since: number,
    manifests: readonly string[],
    isManifest?: (path: string) => boolean,
  ): Promise<EarlierManifests>;
}
