/** `lokaform webhook-secret`: the secret goes to a file, and nowhere else. */
import { oneLine } from "../report/safe.ts";
import { problemText } from "../report/terminal.ts";
import { secretRun } from "../secretRun.ts";
import type { Said } from "../settings/options.ts";
import { readToken, type Surroundings } from "./sync.ts";

export async function secret(said: Said, { console, environment, folder }: Surroundings): Promise<number> {
  const folders = { working: folder, shown: folder };
  const token = await readToken(said["token-file"]?.at(-1), folder);
  const sources = { folders, environment, token: token.token, backupDir: undefined };
  const told =
    token.problems.length > 0
      ? token
      : await secretRun(said, {
          sources,
          onSecrets: (values) => console.hide(values),
          needsFile: true,
          objectionToRotate: async () => undefined,
        });
  if ("problems" in told) {
    for (const line of problemText(told.problems, console.paint)) console.error(line);
    return 1;
  }
  console.out(
    `The ${told.rotated ? "new " : ""}secret of webhook ${oneLine(told.webhookId)} is in ${told.file}.`,
  );
  return 0;
}
