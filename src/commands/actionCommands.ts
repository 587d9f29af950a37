/** The commands of the action. They have a list of their own so that dist/action.js contains no sandbox. */
import { apply } from "./apply.ts";
import type { SharedCommand } from "./command.ts";
import { drift } from "./drift.ts";
import { plan } from "./plan.ts";
import { pull } from "./pull.ts";
import { report } from "./report.ts";
import { validate } from "./validate.ts";
import { webhookSecret } from "./webhookSecret.ts";

export const ACTION_COMMANDS: readonly SharedCommand[] = [
  validate,
  plan,
  apply,
  drift,
  pull,
  report,
  webhookSecret,
];
