/** The commands by name, in the order in which the help lists them. */
export const COMMAND_NAMES = [
  "validate",
  "plan",
  "apply",
  "drift",
  "restore",
  "webhook-secret",
  "sandbox",
  "demo",
] as const;

export type CommandName = (typeof COMMAND_NAMES)[number];

/** Commands that end with a report. */
export type RunCommand = "validate" | "plan" | "apply" | "drift" | "restore";

export function isCommand(word: string): word is CommandName {
  return COMMAND_NAMES.some((name) => name === word);
}
