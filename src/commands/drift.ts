import type { SharedCommand } from "./command.ts";

export const drift: SharedCommand = {
  name: "drift",
  summary: "Show where the live project differs from the manifests, since when and by whom. Writes nothing.",
  inAction: true,
  actionSummary: "shows where the live project differs, and keeps an issue about it up to date",
  examples: [
    "lokaform drift --project 3002780358964f9bab5a92.87762498",
    "lokaform drift --only web --report drift.json",
    "lokaform drift --filter tag:release",
  ],
  exitCodes:
    "0 no drift; 1 a problem; 2 drift: something to write, to pull, or in conflict; 130 or 143 ended by a signal",
  run: async (raw, host) => (await import("./runs/runCommand.ts")).runCommand("drift", raw, host),
};
