import type { TerminalCommand } from "./command.ts";

export const explain: TerminalCommand = {
  name: "explain",
  summary: "Explain a problem by the code at its end: its cause, its fix, and an example.",
  inAction: false,
  examples: ["lokaform explain unknown-member", "lokaform explain"],
  exitCodes: "0 printed; 1 there is no such code",
  run: async (raw, terminal) => (await import("./runs/explain.ts")).explainProblem(raw, terminal),
};
