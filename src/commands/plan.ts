import type { SharedCommand } from "./command.ts";

export const plan: SharedCommand = {
  name: "plan",
  summary: "Compare the manifests with the live project, and show what apply would do. Writes nothing.",
  inAction: true,
  actionSummary:
    "compares them with the live project and shows what apply would do, in a pull request as one comment. It writes nothing to the project",
  examples: [
    "export LOKALISE_API_TOKEN=…",
    "lokaform plan --project 3002780358964f9bab5a92.87762498",
    "lokaform plan --out plan.json          # the project is set in lokaform.yaml",
    "lokaform plan --only web --format markdown",
    "lokaform plan --filter 'cart.*'",
  ],
  exitCodes:
    "0 planned (with --detailed-exitcode: without changes); 1 a problem, a conflict, or a plan that a guard refuses; 2 changes, with --detailed-exitcode; 130 or 143 ended by a signal",
  run: async (raw, host) => (await import("./runs/runCommand.ts")).runCommand("plan", raw, host),
};
