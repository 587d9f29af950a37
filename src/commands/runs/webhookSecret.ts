import { anyError, type Problem, problem } from "../../model/problem.ts";
import { oneLine } from "../../report/safeText.ts";
import { Cancellation } from "../../run/cancellation.ts";
import type { WritePermission } from "../../run/context.ts";
import type { Host } from "../../run/host.ts";
import { fetchWebhookSecret, type WebhookSecretFetched } from "../../run/webhookSecret.ts";
import type { RawOptions } from "../../settings/flags.ts";
import { readSettings, type Settings } from "../../settings/resolve.ts";

export async function runWebhookSecret(raw: RawOptions, host: Host): Promise<number> {
  const { sources } = host;
  const { settings, problems } = await readSettings("plan", raw, sources);
  host.hide(settings.secrets);
  const { permission } = host.context(settings, new Cancellation(), raw);
  const fetched = anyError(host.problems)
    ? { problems }
    : await fetchWebhookSecret(raw, settings, problems, {
        folders: sources.folders,
        onSecrets: (secrets) => host.hide(secrets),
        checkRotate: async () => (await forbidden(permission)) ?? (await notConfirmed(settings, host)),
        checkWrite: async () => notRotated(await permission?.toWrite()),
      });
  host.showProblems([...host.problems, ...("problems" in fetched ? fetched.problems : [])]);
  if ("problems" in fetched) return 1;
  host.print(resultWords(fetched));
  return 0;
}

/** Rotating writes to the project, so it needs the same permission as apply. */
async function forbidden(permission: WritePermission | undefined): Promise<Problem | undefined> {
  const problems = (await permission?.toApply([])) ?? [];
  return notRotated(problems.find(({ severity }) => severity === "error"));
}

function notRotated(refusal: Problem | undefined): Problem | undefined {
  return (
    refusal && {
      ...refusal,
      message: `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${refusal.message}`,
    }
  );
}

async function notConfirmed(settings: Settings, host: Host): Promise<Problem | undefined> {
  const question = "Make a new secret? Deliveries use it at once, and the old one is lost.";
  if (settings.yes || !host.ask || (await host.ask(question, new Cancellation()))) return undefined;
  return problem(
    "not-agreed",
    "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.",
  );
}

function resultWords({ rotated, webhookId, file }: WebhookSecretFetched): string {
  return `The ${rotated ? "new " : ""}secret of webhook ${oneLine(webhookId)} is in ${oneLine(file)}.`;
}
