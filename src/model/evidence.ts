/** What is known about who wrote live texts. It decides what the rule `merge` may replace. */
import { canonical, type Json } from "./json.ts";

export interface Evidence {
  writers: Writers;
  /** Live texts of other people that the manifests declared when they were written, by {@link textKey}. */
  agreed: ReadonlySet<string>;
}

/** Whose texts `merge` may replace. */
export type Writers =
  /** `names`: their user ids, and their addresses in lower case. */
  | { is: "known"; names: ReadonlySet<string> }
  /** Not looked up yet: a text that differs is an open question. */
  | { is: "not asked" }
  /** All texts count as our own. */
  | { is: "everyone" };

export const NO_EVIDENCE: Evidence = { writers: { is: "not asked" }, agreed: new Set() };
/** For plans that replace texts of any writer. */
export const ALL_OURS: Evidence = { writers: { is: "everyone" }, agreed: new Set() };

/** Who wrote a live text last, as far as the service reports it. */
export interface WrittenBy {
  id?: string | undefined;
  address?: string | undefined;
}

export function writersNamed(names: readonly string[]): Writers {
  return { is: "known", names: new Set(names.map((name) => name.toLowerCase())) };
}

export function isOurs({ id, address }: WrittenBy, writers: Writers): boolean {
  if (writers.is !== "known") return writers.is === "everyone";
  const { names } = writers;
  return (id !== undefined && names.has(id)) || (address !== undefined && names.has(address.toLowerCase()));
}

/** A live text that `merge` may replace only if the manifests once declared it. */
export interface OpenText {
  /** The id of the live object. */
  id: string;
  language: string;
  live: Json;
  /** Unix seconds of its last change. Absent if the service does not report it. */
  at?: number;
  /** The plural forms that would be replaced; absent for a plain text. */
  forms?: readonly string[];
  /** Our user wrote the row last. Plural forms that were never declared can still be the work of others. */
  isOurs: boolean;
}

export function textKey({ id, language }: Pick<OpenText, "id" | "language">): string {
  return canonical([id, language]);
}
