/** The tests that mutants of the engine must fail: the fast ones about its folders. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/tables/*.test.ts", "test/faults/*.test.ts"],
    // It replaces the list of kinds for every file that shares its process.
    exclude: ["test/tables/settingRows.test.ts"],
    // Mutants are switched on by a global, so that files may share what they imported.
    isolate: false,
    testTimeout: 60_000,
    env: { NO_COLOR: "1", FORCE_COLOR: "0", LOKALISE_API_TOKEN: "", LOKALISE_API_URL: "" },
  },
});
