import { canonical, type Json } from "./json.ts";
import type { Sentence } from "./message.ts";

/** A declared text that differs from a live text that is not empty. */
export interface TextQuestion {
  id: string;
  language: string;
  /** Where the entry begins. The files of two apps can differ from one live text. */
  place: string;
  live: Json;
  /** Unix seconds of the last change of the live text. Absent if the service does not report it. */
  at?: number;
  /** Who wrote the live text last. Without an id and an address it is a person. */
  by: WrittenBy;
  isHeld?: true;
  /** The files of another app have the live text. */
  isInOtherApp?: true;
}

export interface WrittenBy {
  id?: string | undefined;
  address?: string | undefined;
}

/** `write`: only the file changed. `pull`: only the project changed. `conflict`: both changed. */
export type Verdict =
  | {
      is: "write";
      /** The start of the id of the commit whose trailer says so. */
      commit?: string;
      /** The file says again what it said before a pull brought the live text. */
      takesBack?: true;
    }
  | { is: "pull" | "conflict" }
  | ({ is: "undecided" } & Undecided)
  | { is: "held"; cause?: "not committed" };

/** Why nothing decides. `why` is for people: a sentence. */
export type Undecided =
  /** The text of the file is the first one, and the live text is older. */
  | { cause: "never agreed" }
  | { cause: "undated" }
  | { cause: "unread history"; why: string }
  | { cause: "unknown user"; why: Sentence };

export type FindVerdict = (question: TextQuestion) => Verdict | undefined;

export const NO_VERDICTS: FindVerdict = () => undefined;
/** For plans that replace texts of any writer. */
export const WRITE_ALL: FindVerdict = () => ({ is: "write" });

export function textKey({ id, language, place }: Pick<TextQuestion, "id" | "language" | "place">): string {
  return canonical([id, language, place]);
}
