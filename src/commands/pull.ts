import type { SharedCommand } from "./command.ts";

export const pull: SharedCommand = {
  name: "pull",
  summary:
    "Write the texts of a live project into its manifests, or its first manifests. The project is only read.",
  inAction: true,
  actionSummary:
    "writes what people changed in the project into the manifests, for a workflow that opens a pull request with them",
  examples: [
    "lokaform pull --project ID",
    "lokaform pull --project ID --languages all --split-by prefix --dir l10n",
    "lokaform pull --dry-run",
    "lokaform pull --fields description,tags --new",
    "lokaform pull --accept cart.title:en",
    "lokaform pull --languages de",
  ],
  exitCodes:
    "0 done; 1 not, or a key could not be read; 2 files were written (only with --detailed-exitcode)",
  run: async (raw, host) => (await import("./runs/pull.ts")).runPull(raw, host),
};
