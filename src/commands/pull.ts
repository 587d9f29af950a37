import { anyError, type Problem, problem } from "../model/problem.ts";
import { pullLines } from "../report/words/pullLines.ts";
import { oneLine } from "../report/words/safeText.ts";
import { Cancellation, listen } from "../run/cancellation.ts";
import type { PullOptions } from "../run/pull/options.ts";
import { pull as pullProject } from "../run/pull/pull.ts";
import { optionValue, type RawOptions } from "../settings/rawOptions.ts";
import { readSettings } from "../settings/resolve.ts";
import { DRY_RUN, PULLED_FIELDS, PULLED_LANGUAGES, SPLIT_BY } from "../settings/table/pull.ts";
import { confirmed } from "../terminal/prompt.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { TerminalCommand } from "./command.ts";

export const pull: TerminalCommand = {
  name: "pull",
  summary: "Write the manifests of a live project that has none yet. The project is only read.",
  inAction: false,
  examples: [
    "lokaform pull --project ID",
    "lokaform pull --project ID --languages all --split-by prefix --out l10n",
    "lokaform pull --project ID --fields description,tags --dry-run",
  ],
  exitCodes:
    "0 done; 1 not, or a key could not be read; 2 files were written (only with --detailed-exitcode)",
  async run(raw, terminal) {
    const { settings, problems } = await readSettings("plan", raw, terminal.sources);
    terminal.hide(settings.secrets);
    const cancellation = new Cancellation();
    const unlisten = listen(cancellation, settings.timeLimit);
    try {
      const context = terminal.context(settings, cancellation, raw);
      const options = optionsFrom(raw, terminal, cancellation);
      const { first, problems: found } = await pullProject(settings, problems, options, context);
      for (const line of first ? pullLines(first, options.dryRun) : []) terminal.print(line);
      const { stopped } = cancellation;
      const isCut = stopped !== undefined && first === undefined;
      terminal.showProblems(isCut ? [...found, stoppedProblem(cancellation)] : found);
      if (isCut && stopped.by !== "time limit") return stopped.by === "SIGINT" ? 130 : 143;
      if (isCut || anyError(found)) return 1;
      return settings.detailedExitcode && first ? 2 : 0;
    } finally {
      unlisten();
    }
  },
};

function optionsFrom(raw: RawOptions, { setup }: Terminal, cancellation: Cancellation): PullOptions {
  const { prompt } = setup;
  return {
    split: optionValue(SPLIT_BY, raw) ?? SPLIT_BY.default,
    fields: optionValue(PULLED_FIELDS, raw),
    languages: optionValue(PULLED_LANGUAGES, raw),
    dryRun: optionValue(DRY_RUN, raw) ?? DRY_RUN.default,
    confirms:
      prompt &&
      ((url) =>
        confirmed(
          `Webhook ${oneLine(url)}: does this URL contain no secret, so that the manifest may have it as it is?`,
          prompt,
          cancellation,
        )),
  };
}

function stoppedProblem({ reason }: Cancellation): Problem {
  return problem("run-stopped", `${reason} Nothing was written.`);
}
