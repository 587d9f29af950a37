import { words } from "./json.ts";

/** The commands by name, in the order in which the help lists them. */
export const COMMAND_NAMES = words(
  "init validate plan apply drift pull status report restore webhook-secret schema explain completion sandbox demo",
);
export type CommandName = (typeof COMMAND_NAMES)[number];

export const RUN_COMMANDS = ["validate", "plan", "apply", "drift", "status", "restore"] as const;
export type RunCommand = (typeof RUN_COMMANDS)[number];

export function isCommand(word: string): word is CommandName {
  return COMMAND_NAMES.some((name) => name === word);
}

export const MANIFEST_COMMANDS: readonly CommandName[] = ["validate", "plan", "apply", "drift", "status"];
export const PLAN_COMMANDS: readonly CommandName[] = ["plan", "apply"];
export const CHANGE_COMMANDS: readonly CommandName[] = [...PLAN_COMMANDS, "drift"];
export const COMPARE_COMMANDS: readonly CommandName[] = [...CHANGE_COMMANDS, "status"];
export const REPORT_COMMANDS: readonly CommandName[] = [...COMPARE_COMMANDS, "restore"];
export const ONLINE_COMMANDS: readonly CommandName[] = [...REPORT_COMMANDS, "pull", "webhook-secret"];
export const CONFIGURED_COMMANDS: readonly CommandName[] = ["validate", ...ONLINE_COMMANDS];
