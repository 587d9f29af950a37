/** The parts of the list of a page, and the labels of its rows, from the most important one to the least. */
import type { RunCommand } from "../../model/command.ts";
import type { Weight } from "../weight.ts";
import type { PageAction, Tone } from "./pageData.ts";

export type Action =
  | Weight
  | "skipped"
  | "conflict"
  | "archived"
  | "to pull"
  | "kept"
  | "released"
  | "rematched"
  | "unmanaged";

interface Words {
  label: string;
  /** The heading of its rows. */
  heading: string;
  tone: Tone;
  /** In drift, where nothing is going to be changed. */
  drift?: { label: string; heading: string };
}

const DIFFERS = { label: "Differs", heading: "Different in the project" };

/** In the order of the list. */
const ACTIONS: Readonly<Record<Action, Words>> = {
  skipped: { label: "Skipped", heading: "Skipped, because of a problem", tone: "removed" },
  conflict: {
    label: "Conflict",
    heading: "Conflicts: new in the manifests, and not written",
    tone: "removed",
  },
  removed: {
    label: "Removed",
    heading: "Removed",
    tone: "removed",
    drift: { label: "To remove", heading: "To remove" },
  },
  "overwritten text": {
    label: "Overwritten text",
    heading: "Overwritten texts",
    tone: "changed",
    drift: DIFFERS,
  },
  overwritten: {
    label: "Overwritten value",
    heading: "Other overwritten values",
    tone: "changed",
    drift: DIFFERS,
  },
  renamed: {
    label: "Renamed",
    heading: "Renamed",
    tone: "changed",
    drift: { label: "Not yet renamed", heading: "Not yet renamed" },
  },
  changed: { label: "Changed", heading: "Changed without loss", tone: "changed", drift: DIFFERS },
  archived: { label: "Archived", heading: "Declared, and archived in the project", tone: "changed" },
  new: {
    label: "New",
    heading: "New",
    tone: "added",
    drift: { label: "Missing", heading: "Missing in the project" },
  },
  "to pull": {
    label: "To pull",
    heading: "To pull: edited in the project, and not in the manifests",
    tone: "kept",
  },
  kept: { label: "Kept", heading: "Kept: different, and not changed by apply", tone: "kept" },
  rematched: { label: "Other id", heading: "With another id or former name", tone: "changed" },
  released: {
    label: "No longer managed",
    heading: "No longer managed, and unchanged in the project",
    tone: "kept",
  },
  unmanaged: { label: "Unmanaged", heading: "Unmanaged: not declared", tone: "kept" },
};

/** Rows that are not among those of their action. */
const NOT_MADE = "Not made";
export const PENDING = "Already pending, with or without this pull request";
export const RESOLVED = "No longer pending after this pull request";

/** All headings, in the order of the list. */
export function headings(command: RunCommand): string[] {
  const all = Object.keys(ACTIONS).filter(isAction);
  const own = all.map((action) => headingOf(action, command));
  return [...new Set([NOT_MADE, ...own, PENDING, RESOLVED])];
}

export function headingOf(action: Action, command: RunCommand): string {
  return wordsOf(action, command).heading;
}

/** What the old and the new value of a change are. */
export function sidesOf(command: RunCommand): readonly [string, string] {
  if (command === "drift") return ["In the project", "Declared"];
  if (command === "restore") return ["In the project", "In the backup"];
  return ["Before", "After"];
}

export function headingOfFailure(): string {
  return NOT_MADE;
}

export function labelOf(action: Action, command: RunCommand): PageAction {
  const { label, tone } = wordsOf(action, command);
  return { words: label, tone };
}

function wordsOf(action: Action, command: RunCommand): Words {
  const words = ACTIONS[action];
  return command === "drift" && words.drift ? { ...words, ...words.drift } : words;
}

function isAction(name: string): name is Action {
  return Object.hasOwn(ACTIONS, name);
}
