import type { CommandName } from "../../model/command.ts";
import type { Setting } from "../../model/setting.ts";

/** Settings that the documentation shows together. */
export interface Topic {
  title: string;
  entryInputs?: readonly EntryInput[];
  settings: readonly Setting[];
}

/** An input that the start of an action reads itself. It is in files named action.yml and in no other place. */
export interface EntryInput {
  name: string;
  /** Absent: every action has it. */
  commands?: readonly CommandName[];
  description: string;
  /** In the action of only this command. */
  descriptions?: Partial<Record<CommandName, string>>;
  default?: string;
}
