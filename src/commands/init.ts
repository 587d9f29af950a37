import type { TerminalCommand } from "./command.ts";

export const init: TerminalCommand = {
  name: "init",
  summary:
    "Set up a live project: write lokaform.yaml, its first manifests and the workflows. The project is only read.",
  inAction: false,
  examples: [
    "lokaform init",
    "lokaform init --project ID --workflows translations,pull",
    "lokaform init --project ID --languages all --split-by prefix --workflows none",
  ],
  exitCodes: "0 done, or nothing to do; 1 not, or a key could not be read; 130 cancelled",
  run: async (raw, terminal) => (await import("./runs/init.ts")).runInit(raw, terminal),
};
