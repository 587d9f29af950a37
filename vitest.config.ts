import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { isAll } from "./test/scale.ts";

/** Files that change modules for all others: they replace some, or set the address of GitHub or values that the log hides. */
const ISOLATED = [
  "test/rooms/github/fileHistory.test.ts",
  "test/hostile/safeText.test.ts",
  "test/rooms/kinds/thirdKind.test.ts",
  "test/rooms/settings/settingRows.test.ts",
];
/** They run the action: the built one with `npm test -- --all`. If they are named, its sources run, in the process of the test. */
const ACTION = ["test/dist/lifecycle.test.ts"];
/** It waits between its writes, so it runs only with `npm test -- --all`. */
const WAITING = ["test/dist/pull-failures.test.ts"];
/** The projects below run only with `npm test -- --all`. */
const DIST = ["test/dist/**/*.test.ts"];
/** Their files run in the process of the test, and with `npm test -- --all` in each of these ways too. */
const STORIES = ["test/rooms/pull/keysFromStories.test.ts"];
const WAYS = ["command line", "actions"];
const SLOW = [
  "test/bench/*.test.ts",
  "test/rooms/api/package.test.ts",
  "test/torture/**/*.test.ts",
  // Each test has a git repository of its own, which git reads many times.
  "test/rooms/{github/fileHistory,pull/{uploaded,verdicts},history/gitHistory}.test.ts",
  // It measures how long a request waits.
  "test/rooms/github/octokit.test.ts",
  // They start processes with other limits, or try every order of steps.
  "test/faults/{openFiles,overlappingRuns,stoppedClock}.test.ts",
  "test/hostile/{built,hiddenSources,manyMistakes,reportFiles,reports,run,sources}.test.ts",
  "test/properties/changingLists.test.ts",
  "test/rooms/pull/{hostile,hostileSources}.test.ts",
  "test/repository/rehearsal.test.ts",
  // They wait.
  "test/rooms/sandbox/copy.test.ts",
  "test/rooms/commands/runProgress.test.ts",
  "test/rooms/report/{largePullRequest,truncation}.test.ts",
];
/** They need a browser, or a pseudo-terminal with other shells. */
const BROWSER = ["test/browser/**/*.test.ts"];
const TERMINAL = ["test/terminal/**/*.test.ts"];

/** Milliseconds for a test that starts processes. Many of them share the processors, and a slow machine is no mistake. */
const OF_PROCESSES = 300_000;

export default defineConfig({
  test: {
    server: {
      deps: {
        inline: [
          // They keep what they read of the environment, or when they last wrote. Each run of the action loads them anew.
          /@actions\/(core|github|languageservice|workflow-parser|expressions)|@octokit\/plugin-throttling/,
        ],
      },
    },
    setupFiles: ["test/setup.ts"],
    fsModuleCache: true,
    // Threads that collect garbage compete with the other worker, and a small space for new objects is collected often.
    execArgv: ["--single-threaded-gc", "--max-semi-space-size=64"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Tests spend half of their time waiting, so no core is left free for Vitest itself.
    maxWorkers: "100%",
    // A golden file that is missing is written only by `npm test -- -u`.
    update: "none",
    // The developer's environment must not decide a test.
    env: {
      NO_COLOR: "1",
      FORCE_COLOR: "0",
      LOKALISE_API_TOKEN: "",
      LOKALISE_API_URL: "",
      GIT_CONFIG_GLOBAL: join(import.meta.dirname, "test/gitconfig"),
    },
    projects: [
      // Files share a worker and its loaded modules: they keep no state.
      {
        extends: true,
        test: {
          name: "shared",
          include: ["test/**/*.test.ts"],
          exclude: [...ISOLATED, ...DIST, ...SLOW, ...BROWSER, ...TERMINAL],
          isolate: false,
        },
      },
      { extends: true, test: { name: "isolated", include: ISOLATED, exclude: SLOW } },
      // Many of them start processes, and a small process starts another one faster.
      {
        extends: true,
        test: {
          name: "slow",
          include: SLOW,
          testTimeout: OF_PROCESSES,
          execArgv: ["--single-threaded-gc", "--max-semi-space-size=4"],
        },
      },
      // They measure time, so they run one after another.
      {
        extends: true,
        test: {
          name: "browser",
          include: BROWSER,
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: "terminal",
          include: TERMINAL,
          sequence: { concurrent: true },
          testTimeout: OF_PROCESSES,
        },
      },
      // These tests mostly wait for processes, so they run at the same time.
      {
        extends: true,
        test: {
          name: "action",
          include: ACTION,
          env: { LOKAFORM_ACTION: isAll ? "dist" : "src" },
          sequence: { concurrent: isAll },
          testTimeout: OF_PROCESSES,
        },
      },
      {
        extends: true,
        test: {
          name: "dist",
          include: DIST,
          exclude: isAll ? ACTION : [...ACTION, ...WAITING],
          sequence: { concurrent: true },
          testTimeout: OF_PROCESSES,
        },
      },
      ...(isAll ? WAYS : []).map((way) => ({
        extends: true as const,
        test: {
          name: `stories with the built ${way}`,
          include: STORIES,
          env: { LOKAFORM_STORIES: way },
          sequence: { concurrent: true },
          testTimeout: OF_PROCESSES,
        },
      })),
    ],
  },
});
