import type { TerminalCommand } from "./command.ts";

export const schema: TerminalCommand = {
  name: "schema",
  summary: "Print the JSON Schema of keys.yaml, webhooks.yaml or lokaform.yaml, for editors.",
  inAction: false,
  examples: [
    "lokaform schema keys",
    "lokaform schema webhooks",
    "lokaform schema lokaform > lokaform.schema.json",
  ],
  exitCodes: "0 printed; 1 not",
  run: async (raw, terminal) => (await import("./runs/schema.ts")).printSchema(raw, terminal),
};
