/** All commands, in the order in which the help lists them. */
import type { CommandName } from "../model/command.ts";
import { apply } from "./apply.ts";
import type { Command } from "./command.ts";
import { completion } from "./completion.ts";
import { demo } from "./demo.ts";
import { drift } from "./drift.ts";
import { explain } from "./explain.ts";
import { init } from "./init.ts";
import { plan } from "./plan.ts";
import { pull } from "./pull.ts";
import { report } from "./report.ts";
import { restore } from "./restore.ts";
import { sandbox } from "./sandbox.ts";
import { schema } from "./schema.ts";
import { validate } from "./validate.ts";
import { webhookSecret } from "./webhookSecret.ts";

export const COMMANDS: Readonly<Record<CommandName, Command>> = {
  init,
  validate,
  plan,
  apply,
  drift,
  pull,
  report,
  restore,
  "webhook-secret": webhookSecret,
  schema,
  explain,
  completion,
  sandbox,
  demo,
};
