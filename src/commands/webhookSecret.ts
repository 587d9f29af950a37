import type { SharedCommand } from "./command.ts";

export const webhookSecret: SharedCommand = {
  name: "webhook-secret",
  summary: "Write the secret of a webhook to a file. --rotate makes a new secret first.",
  inAction: true,
  examples: [
    "lokaform webhook-secret --project ID --webhook https://ci.example.com/hook --secrets-file hook.secret",
    "lokaform webhook-secret --project ID --webhook ID --secrets-file hook.secret --rotate",
  ],
  exitCodes: "0 written; 1 not",
  run: async (raw, host) => (await import("./runs/webhookSecret.ts")).runWebhookSecret(raw, host),
};
