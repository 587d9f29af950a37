/** Decides about open texts with the history of the manifests. */
import { readEarlierEntries, type TextFiles } from "../../kinds/read.ts";
import type { Declared } from "../../kinds/traits.ts";
import type { FileHistory } from "../../model/earlierManifest.ts";
import type { Usable } from "../../model/environment.ts";
import { agreedTexts, ownForms } from "../../plan/agreed.ts";
import type { DifferingText, TextDecisions } from "../../plan/pull/pulledTexts.ts";
import { openText, settleTexts } from "../../plan/pull/settledTexts.ts";

export type Settled = Omit<TextDecisions, "open"> & { unread?: string };

/** The present manifests: their paths, and all of their entries. */
interface Present {
  manifests: readonly string[];
  present: readonly Declared<object>[];
  textFiles: TextFiles;
  usable: Usable;
}

/** Nothing is read if no text is open. */
export async function settledByHistory(
  open: readonly DifferingText[],
  history: FileHistory,
  { manifests, present, textFiles, usable }: Present,
): Promise<Settled> {
  if (open.length === 0) return { taken: [], kept: [] };
  const since = Math.min(...open.map(({ writer }) => writer?.edited?.at ?? 0));
  const found = await history.versions(since, manifests);
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  const earlier = found.versions.map((version) => ({
    now: version.now,
    until: version.until,
    entries: kinds.flatMap((kind) => readEarlierEntries(kind, version, textFiles, usable)),
  }));
  const questions = open.map((text) => ({ ...openText(text), kind: text.kind, entry: text.entry }));
  // As far as the history goes back: before that, the last writer decides about plural forms.
  const own = ownForms(questions, earlier, present);
  const agreed = new Set([...own, ...earlier.flatMap((one) => [...agreedTexts(questions, one, present)])]);
  return {
    ...settleTexts(open, earlier, present, { agreed, unread: found.is === "unreadable" }),
    ...(found.is === "unreadable" && { unread: found.why }),
  };
}
