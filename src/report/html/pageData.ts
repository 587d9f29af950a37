/** What the script of the page reads: rows whose texts are ready to be shown as text. The page and its script share these types. */

export interface PageData {
  projects: readonly string[];
  files: readonly PageFile[];
  /** What a row is about, in the words of the filter: "New". */
  actions: readonly PageAction[];
  /** How changes ended, or where they come from. */
  states: readonly string[];
  /** The headings of the list, in its order. */
  sections: readonly string[];
  /** What the lines with "−" and with "+" are, for those who do not see the signs. */
  sides: readonly [string, string];
  /** In the order of their sections. */
  rows: readonly PageRow[];
}

export interface PageFile {
  path: string;
  /** The address of the file; a line is added to it. */
  address?: string;
}

export interface PageAction {
  words: string;
  tone: Tone;
}

/** The colour of a label. It never says more than the words. */
export type Tone = "added" | "changed" | "removed" | "kept";

/** Numbers are positions in the lists of {@link PageData}. */
export interface PageRow {
  section: number;
  action: number;
  project: number;
  state?: number;
  /** Whether something went wrong with it. */
  failed?: true;
  kind: string;
  name: string;
  /** The former name. */
  from?: string;
  file?: number;
  line?: number;
  tags?: readonly string[];
  /** Sentences about the whole row. */
  words?: readonly string[];
  values?: readonly PageValue[];
}

interface ValueFacts {
  /** A field, or the language of a text, with a plural form if there is one. */
  name: string;
  language?: string;
  notes?: readonly string[];
}

export type PageValue = ValueFacts &
  (
    | { is: "new"; text: string }
    | { is: "changed"; old: string; text: string }
    | { is: "list"; added: readonly string[]; removed: readonly string[]; same: number }
    /** The live value stays. */
    | { is: "kept"; live: string; text: string }
    /** A field whose values are hidden. */
    | { is: "named" }
  );

/** The id of the element with the data, and of the element that the script fills. */
export const DATA_ID = "lokaform-data";
export const LIST_ID = "changes";
/** The class of what is shown only without the script. */
export const WITHOUT_SCRIPT = "without-script";
