import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { IMPORTED_AS } from "./test/bothReaders.ts";

/** Files that change something of their whole process: its clock, its signals, its output, the values that its log hides, its modules. */
const ISOLATED = [
  "test/{api,github,hostile,kinds,pull,scenarios,torture}/**/*.test.ts",
  "test/faults/cancellation.test.ts",
  "test/tables/settingRows.test.ts",
  "test/tables/watchProgress.test.ts",
];
const DIST = ["test/dist/**/*.test.ts"];
/** They need a browser, or a pseudo-terminal with other shells. They run only with `npm test -- --all`. */
const BROWSER = ["test/browser/**/*.test.ts"];
const TERMINAL = ["test/terminal/**/*.test.ts"];

export default defineConfig({
  resolve: { alias: [{ find: IMPORTED_AS, replacement: join(import.meta.dirname, "test/bothReaders.ts") }] },
  test: {
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Tests spend half of their time waiting, so no core is left free for Vitest itself.
    maxWorkers: "100%",
    // A golden file that is missing is written only by `npm test -- -u`.
    update: "none",
    // The developer's environment must not decide a test.
    env: { NO_COLOR: "1", FORCE_COLOR: "0", LOKALISE_API_TOKEN: "", LOKALISE_API_URL: "" },
    projects: [
      // Files share a worker and its loaded modules: they keep no state.
      {
        extends: true,
        test: {
          name: "shared",
          include: ["test/**/*.test.ts"],
          exclude: [...ISOLATED, ...DIST, ...BROWSER, ...TERMINAL],
          isolate: false,
        },
      },
      { extends: true, test: { name: "isolated", include: ISOLATED } },
      // They measure time, so they run one after another.
      {
        extends: true,
        test: { name: "browser", include: BROWSER, maxWorkers: 1, testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: { name: "terminal", include: TERMINAL, sequence: { concurrent: true }, testTimeout: 60_000 },
      },
      // These tests mostly wait for processes, so they run at the same time.
      {
        extends: true,
        test: { name: "dist", include: DIST, sequence: { concurrent: true }, testTimeout: 60_000 },
      },
    ],
  },
});
