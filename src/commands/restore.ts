import type { TerminalCommand } from "./command.ts";

export const restore: TerminalCommand = {
  name: "restore",
  summary: "Restore keys, texts and webhooks that a run removed or overwrote, from its backup.",
  inAction: false,
  examples: [
    "lokaform restore lokaform-backup/web-20260115T120000Z.yaml",
    "lokaform restore backup.yaml --force   # also what changed since",
  ],
  exitCodes:
    "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
  run: async (raw, terminal) => (await import("./runs/restore.ts")).runRestore(raw, terminal),
};
