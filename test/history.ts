/** Histories of manifests for runs of tests. */
import type { FileHistory } from "../src/model/earlierManifest.ts";

/** The files are in no repository: texts that our user wrote are written. */
export const NO_HISTORY: FileHistory = {
  versions: async () => ({ is: "unreadable", why: "No repository.", noRepository: true, versions: [] }),
};
