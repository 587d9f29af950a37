import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The developer's environment must not decide a test.
    env: { NO_COLOR: "1", FORCE_COLOR: "0", LOKALISE_API_TOKEN: "", LOKALISE_API_URL: "" },
    projects: [
      {
        extends: true,
        test: { name: "sources", include: ["test/**/*.test.ts"], exclude: ["test/dist/**"] },
      },
      {
        extends: true,
        // These tests mostly wait for processes, so they run at the same time.
        test: { name: "dist", include: ["test/dist/**/*.test.ts"], sequence: { concurrent: true } },
      },
    ],
  },
});
