import type { Setting } from "../../model/setting.ts";

/** Settings that the documentation shows together. */
export interface Topic {
  title: string;
  entryInputs?: readonly EntryInput[];
  settings: readonly Setting[];
}

/** An input that the entry of the action reads itself. It is in action.yml and in no other place. */
export interface EntryInput {
  name: string;
  description: string;
  default?: string;
}
