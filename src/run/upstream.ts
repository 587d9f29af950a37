/** A warning if the checked-out branch lacks commits of its upstream: an apply may then write older texts back. */
import { readEarlierEntries, type TextFiles } from "../kinds/read.ts";
import type { FileHistory } from "../model/earlierManifest.ts";
import { sameJson } from "../model/json.ts";
import type { Plan } from "../model/plan.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Usable } from "../model/variables.ts";
import { declaredText, earlierEntries } from "../plan/declaredContents.ts";
import type { PlannedChanges } from "../plan/makePlan.ts";
import { counted, firstNames } from "../report/view/words.ts";

const MAX_NAMED = 5;

interface Reading {
  history: FileHistory;
  manifests: readonly string[];
  textFiles: TextFiles;
  usable: Usable;
}

export async function upstreamProblems(
  { changes }: Plan,
  kinds: PlannedChanges["matches"],
  { history, manifests, textFiles, usable }: Reading,
): Promise<Problem[]> {
  const upstream = changes.length > 0 ? await history.upstream?.(manifests) : undefined;
  if (!upstream) return [];
  const { name, ahead, texts } = upstream;
  const back = kinds.flatMap(({ kind, matching: { matches } }) => {
    const entries = texts.flatMap(({ path, text }) =>
      readEarlierEntries(kind, { path, now: path, text }, textFiles, usable),
    );
    const entryOf = new Map(matches.map(({ declared }) => [kind.label(declared.values), declared]));
    return changes.flatMap((change) => {
      const entry = change.kind === kind.name ? entryOf.get(change.label) : undefined;
      const there = entry && earlierEntries(kind, entries).find(entry);
      if (!there || change.action !== "update") return [];
      return change.fields.flatMap(({ part, before }) => {
        const said = part === undefined ? undefined : declaredText(kind, there, part);
        return said !== undefined && before !== undefined && sameJson(said, before)
          ? [`${change.label} (${part})`]
          : [];
      });
    });
  });
  const texted =
    back.length === 0
      ? "Newer declarations there are not applied."
      : `This apply would take ${counted(back.length, "text")} of ${name} back: ${firstNames(back, MAX_NAMED)}.`;
  const message = `The checked-out branch lacks ${counted(ahead, "commit")} of ${name}. ${texted} To apply the newest files, run git pull first.`;
  return [problem("behind-upstream", message, { severity: "warning", scope: "project" })];
}
