/** What a command is: its words for the help and the documentation, and what it does. Its options are rows of the settings. */

import type { Terminal } from "../host/terminal.ts";
import type { CommandName } from "../model/command.ts";
import type { Host } from "../run/host.ts";
import type { RawOptions } from "../settings/flags.ts";

/** `Where`: where it can run. */
export interface Command<Where extends Host = Terminal> {
  name: CommandName;
  /** One or two sentences. */
  summary: string;
  /** Command lines that work as they are. */
  examples: readonly string[];
  /** What each exit code means. */
  exitCodes: string;
  /** More parts of its help: rows of two columns, or sentences. */
  sections?: readonly HelpSection[];
  /** Returns the exit code. */
  run(raw: RawOptions, host: Where): Promise<number>;
}

/** A command that an action offers as well. */
export type SharedCommand = Command<Host>;

export interface HelpSection {
  title: string;
  rows?: readonly (readonly [name: string, text: string])[];
  sentences: readonly string[];
}
