import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // What stands in the developer's environment must not decide a test.
    env: { NO_COLOR: "1", FORCE_COLOR: "0", LOKALISE_API_TOKEN: "", LOKALISE_API_URL: "" },
  },
});
