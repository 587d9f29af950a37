import type { SharedCommand } from "./command.ts";

export const validate: SharedCommand = {
  name: "validate",
  summary: "Check the manifests. No token, no network.",
  inAction: true,
  actionSummary: "checks the manifests (no token, no network)",
  examples: [
    "lokaform validate",
    "lokaform validate --matrix             # the names of the projects, for a matrix of jobs",
    "lokaform validate --keys 'l10n/**/keys.yaml' --webhooks l10n/webhooks.yaml",
  ],
  exitCodes: "0 valid; 1 not",
  run: async (raw, host) => (await import("./runs/runCommand.ts")).runCommand("validate", raw, host),
};
