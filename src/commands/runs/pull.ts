import { realpath } from "node:fs/promises";
import { pathShown, repositoryRoot } from "../../files/paths.ts";
import { pulledTrailer } from "../../history/gitHistory.ts";
import { anyError, problem } from "../../model/problem.ts";
import { type PulledLater, pullOptions } from "../../pull/options.ts";
import { pull as pullProject } from "../../pull/pull.ts";
import { oneLine, shellWord } from "../../report/safeText.ts";
import { pulledText, unifiedDiff, waitingText } from "../../report/text/reportText.ts";
import { wrapLines } from "../../report/text/screen.ts";
import { pullLines } from "../../report/view/writtenFiles.ts";
import { redactedPull, withoutQuotes } from "../../report/withoutTexts.ts";
import { stoppable } from "../../run/cancellation.ts";
import type { Host } from "../../run/host.ts";
import type { RawOptions } from "../../settings/flags.ts";
import { readSettings } from "../../settings/resolve.ts";

export async function runPull(raw: RawOptions, host: Host): Promise<number> {
  return stoppable(async (cancellation) => {
    const sources = { ...host.sources, signal: cancellation.stopping };
    const { settings, problems } = await readSettings("plan", raw, sources);
    host.hide(settings.secrets);
    cancellation.stopAfter(settings.timeLimit);
    const context = host.context(settings, cancellation);
    const { ask } = host;
    const options = pullOptions(raw, context, ask && ((question: string) => ask(question, cancellation)));
    const wrong = [...host.problems, ...(host.pullRefusal ? [host.pullRefusal] : []), ...problems];
    const pulled = await pullProject(settings, wrong, options, context);
    const { first, later } = pulled;
    const shows = { isDryRun: options.dryRun, full: settings.all };
    const waiting = { ...host.screen, texts: !(host.reportPull && first?.hide_texts), full: settings.all };
    // The text of a manifest is shown as it is.
    const width = options.dryRun ? undefined : host.screen.width;
    const lines = first ? [...waitingText(first, waiting), ...pullLines(first, options.dryRun)] : [];
    for (const line of wrapLines(lines, width)) host.print(line);
    for (const line of laterLines(later ?? [], shows, host)) host.print(line);
    const isWritten = first !== undefined || later?.some(({ changed }) => changed.length > 0) === true;
    const { displayRoot } = context.folders;
    const root = host.reportPull ? undefined : await repositoryRoot(await realpath(displayRoot), undefined);
    // Only a workflow knows what was applied.
    const replaces = later?.some(({ comparison: { changes } }) =>
      changes.some(({ action }) => action !== "create"),
    );
    if (replaces && isWritten && !host.reportPull)
      host.print(
        "Newer texts of the project also replace texts that were committed but never applied. Read the diff.",
      );
    if (isWritten && pulled.at !== undefined && !options.dryRun && root !== undefined) {
      const paths = pulled.written?.map(({ path }) => shellWord(pathShown(path, context.folders))) ?? [];
      host.print("To commit these changes (the trailer tells later runs that the project had these texts):");
      host.print(oneLine(`  git add -- ${paths.join(" ")}`));
      host.print(`  git commit --trailer ${shellWord(pulledTrailer(pulled.at))}`);
    }
    const { stopped } = cancellation;
    const isCut = stopped !== undefined && !first && (later ?? []).length < settings.projects.length;
    const more = isWritten && !options.dryRun ? "more " : "";
    const cut = problem("run-stopped", `${cancellation.reason} Nothing ${more}was written.`);
    const all = isCut ? [...pulled.problems, cut] : pulled.problems;
    // A terminal shows texts. Everything else may be public.
    const shown = host.reportPull && !settings.showTexts ? all.map((problem) => withoutQuotes(problem)) : all;
    const unreported =
      (await host.reportPull?.({ ...pulled, problems: shown }, settings, cancellation.stopping)) ?? [];
    const found = [...shown, ...unreported];
    host.showProblems(found);
    if (isCut && stopped.by !== "time limit") return stopped.by === "SIGINT" ? 130 : 143;
    if (isCut || anyError(found)) return 1;
    return settings.detailedExitcode && isWritten ? 2 : 0;
  });
}

/** In a workflow, texts are left out of projects that hide them. */
function laterLines(
  later: readonly PulledLater[],
  { isDryRun, full }: { isDryRun: boolean; full: boolean },
  { screen, reportPull }: Host,
): string[] {
  const { clean = (text: string) => text } = screen;
  const keptElsewhere = full || reportPull ? undefined : "--all shows";
  return later.flatMap(({ changed, at: _, ...all }) => {
    const pulled = redactedPull(all, clean);
    const texts = !(reportPull && pulled.hide_texts);
    return [
      ...(isDryRun && texts ? unifiedDiff(changed) : []),
      ...pulledText(pulled, { ...screen, isDryRun, texts, full, keptElsewhere }),
    ];
  });
}
