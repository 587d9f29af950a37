/** What reports say differently for each kind. */
import type { KindName } from "../../kinds/kind.ts";
import { figure } from "./figures.ts";

export interface KindWords {
  one: string;
  many: string;
  /** What is before the name of an object where objects of all kinds are listed. Without a prefix, a count needs no noun either. */
  prefix: string;
  /** Characters of a name that a line shows. */
  maxName: number;
  /** What a change of identity does, and what stays the same. */
  moved: string;
  /** What is lost when an object is created again from a backup. */
  lostOnRestore: string;
  /** What a line of progress about one object says: its name, or only how many there are. */
  progress: "name" | "count";
}

const KIND_WORDS: Readonly<Record<KindName, KindWords>> = {
  key: {
    one: "key",
    many: "keys",
    prefix: "",
    maxName: 80,
    moved: "will be renamed; keeps its id and translations",
    lostOnRestore: "Ids, history, comments, screenshots and review states do not come back.",
    progress: "count",
  },
  webhook: {
    one: "webhook",
    many: "webhooks",
    prefix: "webhook ",
    maxName: 300,
    moved: "will be moved; keeps its id and secret",
    lostOnRestore:
      "Ids and secrets do not come back: give each receiver its new secret (lokaform webhook-secret).",
    progress: "name",
  },
};

/** In the order in which sentences count them. */
export const KIND_NAMES: readonly KindName[] = ["key", "webhook"];

export function kindWords(kind: KindName): KindWords {
  return KIND_WORDS[kind];
}

/** "1 webhook", "4,812 keys" */
export function countedKind(count: number, kind: KindName): string {
  const { one, many } = kindWords(kind);
  return `${figure(count)} ${count === 1 ? one : many}`;
}
