/** `lokaform webhook-secret`: writes the secret to a file, and nowhere else. */

import { problem } from "../model/problem.ts";
import { problemText } from "../report/text/problemText.ts";
import { oneLine } from "../report/words/safeText.ts";
import { Cancellation } from "../run/cancellation.ts";
import { readWebhookSecret } from "../run/webhookSecret.ts";
import type { RawOptions } from "../settings/options.ts";
import { confirmed } from "../terminal/prompt.ts";
import { readToken, type Surroundings } from "./sync.ts";

const CANCELLED =
  "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.";

export async function secret(
  raw: RawOptions,
  { console, environment, folder, prompt }: Surroundings,
): Promise<number> {
  const folders = { working: folder, displayRoot: folder };
  const token = await readToken(raw["token-file"]?.at(-1), folder);
  const sources = { folders, environment, token: token.token, backupDir: undefined };
  const told =
    token.problems.length > 0
      ? token
      : await readWebhookSecret(raw, {
          sources,
          onSecrets: (values) => console.hide(values),
          needsFile: true,
          objectionToRotate: async () => {
            const confirms = prompt === undefined || raw.yes !== undefined;
            const question = "Make a new secret? Deliveries carry it at once, and the old one is lost.";
            if (confirms || (await confirmed(question, prompt, new Cancellation()))) return undefined;
            return problem("not-agreed", CANCELLED);
          },
        });
  if ("problems" in told) {
    for (const line of problemText(told.problems, console.paintError)) console.error(line);
    return 1;
  }
  console.out(
    `The ${told.rotated ? "new " : ""}secret of webhook ${oneLine(told.webhookId)} is in ${told.file}.`,
  );
  return 0;
}
