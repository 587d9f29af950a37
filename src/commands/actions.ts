/** The actions of the repository and their commands. They have a list of their own so that their files in dist contain no sandbox. */
import { apply } from "./apply.ts";
import type { SharedCommand } from "./command.ts";
import { drift } from "./drift.ts";
import { plan } from "./plan.ts";
import { pull } from "./pull.ts";
import { report } from "./report.ts";
import { validate } from "./validate.ts";
import { webhookSecret } from "./webhookSecret.ts";

/** By folder. An action with one command has no input `command`. */
export const ACTIONS = {
  ".": [validate, plan, apply, drift, pull],
  report: [report],
  "webhook-secret": [webhookSecret],
} as const satisfies Readonly<Record<string, readonly SharedCommand[]>>;
