/** What a command is: its words for the help and the documentation, and what it does. Its options are rows of the settings. */

import type { Terminal } from "../host/terminal.ts";
import type { ListedCommand } from "../model/command.ts";
import type { Host } from "../run/host.ts";
import type { RawOptions } from "../settings/flags.ts";

interface CommandWords extends ListedCommand {
  /** Command lines that work as they are. */
  examples: readonly string[];
  /** What each exit code means. */
  exitCodes: string;
  /** More parts of its help: rows of two columns, or sentences. */
  sections?: readonly HelpSection[];
}

export interface HelpSection {
  title: string;
  rows?: readonly (readonly [name: string, text: string])[];
  sentences: readonly string[];
}

/** A command that an action offers as well. */
export interface SharedCommand extends CommandWords {
  inAction: true;
  /** What the input `command` says about it; absent: it has an action of its own. */
  actionSummary?: string;
  /** Returns the exit code. */
  run(raw: RawOptions, host: Host): Promise<number>;
}

/** A command of the command line only. */
export interface TerminalCommand extends CommandWords {
  inAction: false;
  /** Returns the exit code. */
  run(raw: RawOptions, terminal: Terminal): Promise<number>;
}

export type Command = SharedCommand | TerminalCommand;
