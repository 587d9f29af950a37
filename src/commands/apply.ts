import type { SharedCommand } from "./command.ts";

export const apply: SharedCommand = {
  name: "apply",
  summary: "Change the live project to match the manifests. Removes nothing unless prune is on.",
  inAction: true,
  actionSummary: "changes the live project to match the manifests, and removes nothing unless `prune` is on",
  examples: [
    "export LOKALISE_API_TOKEN=…",
    "lokaform apply --project 3002780358964f9bab5a92.87762498",
    "lokaform apply --plan plan.json        # only what was reviewed",
  ],
  exitCodes:
    "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
  run: async (raw, host) => (await import("./runs/runCommand.ts")).runCommand("apply", raw, host),
};
