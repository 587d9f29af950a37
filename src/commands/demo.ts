import type { TerminalCommand } from "./command.ts";

export const demo: TerminalCommand = {
  name: "demo",
  summary: "Show validate, plan and apply with an example project on this machine. Needs no token.",
  inAction: false,
  examples: ["lokaform demo", "lokaform demo --texts"],
  exitCodes: "0 all of it worked; 1 not",
  run: async (raw, terminal) => (await import("./runs/demo.ts")).runDemo(raw, terminal),
};
