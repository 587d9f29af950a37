/** Decides about open texts with the history of the manifests. */
import type { TextFiles } from "../../kinds/read.ts";
import type { Declared } from "../../kinds/traits.ts";
import type { FileHistory } from "../../model/earlierManifest.ts";
import type { Usable } from "../../model/environment.ts";
import { least } from "../../model/lists.ts";
import { agreedTexts, ownForms } from "../../plan/agreed.ts";
import type { DifferingText, TextDecisions } from "../../plan/pull/pulledTexts.ts";
import { openText, settleTexts } from "../../plan/pull/settledTexts.ts";
import { readEarlier } from "../evidence.ts";

export type Settled = Omit<TextDecisions, "open"> & { unread?: string };

/** The present manifests: their paths, and all of their entries. */
interface Present {
  manifests: readonly string[];
  present: readonly Declared<object>[];
  textFiles: TextFiles;
  usable: Usable;
  /** Unix seconds, of the clock of the service. */
  now?: number;
}

/** Nothing is read if no text is open. */
export async function settledByHistory(
  open: readonly DifferingText[],
  history: FileHistory,
  { manifests, present, textFiles, usable, now = Number.POSITIVE_INFINITY }: Present,
): Promise<Settled> {
  if (open.length === 0) return { taken: [], kept: [] };
  const since = least(open.map(({ writer }) => writer?.edited?.at ?? 0));
  const found = await history.versions(since, manifests, { now });
  const { versions, merged } = readEarlier(found, open, { textFiles, usable });
  const questions = open.map((text) => ({ ...openText(text), kind: text.kind, entry: text.entry }));
  // As far as the history goes back: before that, the last writer decides about plural forms.
  const own = ownForms(questions, versions, present);
  const said = [...versions, ...merged].flatMap((one) => [...agreedTexts(questions, one, present)]);
  const agreed = new Set([...own, ...said]);
  return {
    ...settleTexts(open, versions, present, { agreed, unread: found.is === "unreadable" }),
    ...(found.is === "unreadable" && { unread: found.why }),
  };
}
