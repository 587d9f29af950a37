import type { TerminalCommand } from "./command.ts";
import { SANDBOX_SECTIONS } from "./sandboxHelp.ts";

export const sandbox: TerminalCommand = {
  name: "sandbox",
  summary: "Run a copy of the service's API on this machine, to try changes without risk.",
  inAction: false,
  examples: [
    "lokaform sandbox --port 8089 --state sandbox.json",
    "lokaform sandbox --port 8089 --copy-of ID --state rehearsal.json",
    "LOKALISE_API_URL=http://127.0.0.1:8089/api2 LOKALISE_API_TOKEN=any lokaform plan --project ID",
  ],
  exitCodes: "0 stopped (Ctrl-C); 1 could not start",
  sections: SANDBOX_SECTIONS,
  run: async (raw, terminal) => (await import("./runs/sandbox.ts")).runSandbox(raw, terminal),
};
