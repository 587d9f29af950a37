/** Names of earlier versions. Using one is a problem that says what is there instead. */
import type { CommandName } from "../model/command.ts";
import type { Place } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";

type Where = "setting" | "option" | "input" | "command";

const REPORT_ACTION = "Use the action lokaform/lokaform/report@v1.";
const SECRET_ACTION = "Use the action lokaform/lokaform/webhook-secret@v1.";

interface OldName {
  where: Where;
  /** As fullName or optionName gives it. A command is one of the action at the root of the repository. */
  old: string;
  /** The only command that no longer has it. Absent: none has it. */
  command?: CommandName;
  /** A sentence. */
  instead: string;
}

export const OLD_NAMES: readonly OldName[] = [
  { where: "setting", old: "on_remove", instead: "Set prune: { by: archive } or prune: { by: destroy }." },
  { where: "setting", old: "prune_webhooks", instead: "Set prune: { webhooks: all }." },
  { where: "setting", old: "limits.destroy", instead: "Set limits.removals." },
  { where: "setting", old: "limits.destroy_percent", instead: "Set limits.removals_percent." },
  { where: "setting", old: "limits.destroy_webhooks", instead: "Set limits.webhook_removals." },
  { where: "setting", old: "limits.update_percent", instead: "Set limits.overwrites_percent." },
  { where: "setting", old: "limits.unverify", instead: "Set limits.unverified." },
  { where: "setting", old: "batch_size", instead: "Remove it: a request that is too large is split." },
  { where: "option", old: "batch-size", instead: "Remove it: a request that is too large is split." },
  { where: "input", old: "batch-size", instead: "Remove it: a request that is too large is split." },
  { where: "setting", old: "allow_foreign_project", instead: "Set allow_wrong_project." },
  { where: "option", old: "allow-foreign-project", instead: "Set allow_wrong_project in lokaform.yaml." },
  { where: "input", old: "allow-foreign-project", instead: "Set allow_wrong_project in lokaform.yaml." },
  { where: "option", old: "max-destroy", instead: "Use --allow-removals N." },
  { where: "input", old: "max-destroy", instead: "Set the input allow-removals." },
  { where: "option", old: "take", instead: "Use --overwrite in apply, and --accept in pull." },
  { where: "input", old: "take", instead: "Set the input overwrite. In pull, use --accept." },
  { where: "option", old: "create-files", instead: "Remove it: pull creates the files of listed languages." },
  { where: "input", old: "create-files", instead: "Remove it: pull creates the files of listed languages." },
  { where: "option", old: "out", command: "pull", instead: "Use --dir." },
  { where: "option", old: "gone", instead: "Use --remove-missing." },
  { where: "option", old: "into", instead: "Remove it: new entries come after their nearest relatives." },
  { where: "input", old: "into", instead: "Remove it: new entries come after their nearest relatives." },
  { where: "option", old: "edits-by-hand", instead: "Remove it: git tells which texts a person changed." },
  { where: "option", old: "fault", instead: "Remove it: tests of your own can refuse requests." },
  { where: "option", old: "latency", instead: "Remove it." },
  { where: "option", old: "seed", instead: "Remove it." },
  { where: "option", old: "full", instead: "Use --all." },
  { where: "option", old: "kept", instead: "Use --all." },
  { where: "option", old: "unmanaged", instead: "Use --all." },
  { where: "option", old: "html", instead: "Use --report FILE.html." },
  { where: "input", old: "html", instead: "Add a path that ends with .html to the input report." },
  { where: "option", old: "on-remove", instead: "Use --prune by=archive or --prune by=destroy." },
  {
    where: "input",
    old: "on-remove",
    instead: "Set prune: { by: archive } or prune: { by: destroy } in lokaform.yaml.",
  },
  { where: "input", old: "prune", instead: "Set prune in lokaform.yaml." },
  { where: "input", old: "on-problem", instead: "Set on_problem in lokaform.yaml." },
  { where: "input", old: "api-url", instead: "Set the environment variable LOKALISE_API_URL." },
  { where: "input", old: "rate", instead: "Set rate in lokaform.yaml." },
  { where: "input", old: "concurrency", instead: "Set concurrency in lokaform.yaml." },
  { where: "input", old: "time-limit", instead: "Set time_limit in lokaform.yaml." },
  {
    where: "input",
    old: "verbose",
    instead:
      "Turn on debug logging of GitHub: run the job again with debug logging, or set the secret ACTIONS_STEP_DEBUG.",
  },
  { where: "input", old: "quiet", instead: "Remove it." },
  {
    where: "input",
    old: "backup-dir",
    instead:
      "Remove it: backups are in the folder lokaform-backup of RUNNER_TEMP, and the output backup-file names the file.",
  },
  { where: "command", old: "report", instead: REPORT_ACTION },
  { where: "command", old: "summarize", instead: REPORT_ACTION },
  { where: "command", old: "webhook-secret", instead: SECRET_ACTION },
  { where: "input", old: "reports", instead: REPORT_ACTION },
  { where: "input", old: "expect", instead: REPORT_ACTION },
  { where: "input", old: "webhook", instead: SECRET_ACTION },
  { where: "input", old: "secrets-file", instead: SECRET_ACTION },
  { where: "input", old: "rotate", instead: SECRET_ACTION },
];

/** The problem of using an old name; undefined if the name is not an old one of the command. */
export function oldNameProblem(
  where: Where,
  name: string,
  { place, command }: { place?: Place; command?: CommandName | undefined } = {},
): Problem | undefined {
  const found = OLD_NAMES.find(
    (one) => one.where === where && one.old === name && (!one.command || one.command === command),
  );
  const shown = where === "option" ? `--${name}` : name;
  const inAction = where === "command" ? " in this action" : "";
  const message = `The ${where} ${shown} no longer exists${inAction}. ${found?.instead}`;
  return found && problem("bad-setting", message, { ...(place && { place }) });
}
