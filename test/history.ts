/** Histories of manifests for runs of tests. */
import type { FileHistory } from "../src/model/earlierManifest.ts";

/** The manifests never said anything else. */
export const NO_HISTORY: FileHistory = { versions: async () => ({ is: "read", versions: [] }) };
