import { NotAnswered, openQuestions } from "../../host/prompt.ts";
import type { Terminal } from "../../host/terminal.ts";
import { init as initProject } from "../../init/init.ts";
import { anyError } from "../../model/problem.ts";
import { oneLine } from "../../report/safeText.ts";
import { waitingText } from "../../report/text/reportText.ts";
import { wrapLines } from "../../report/text/screen.ts";
import { initLines } from "../../report/view/writtenFiles.ts";
import { type Cancellation, stoppable } from "../../run/cancellation.ts";
import type { RawOptions } from "../../settings/flags.ts";

export async function runInit(raw: RawOptions, terminal: Terminal): Promise<number> {
  const { setup, print, showProblems } = terminal;
  return stoppable(async (cancellation) => {
    try {
      const { problems, done } = await initProject({
        raw,
        host: terminal,
        context: (settings) => terminal.context(settings, cancellation),
        packageRoot: setup.packageRoot,
        questions: setup.prompt && (await openQuestions(setup.prompt, cancellation.stopping)),
        onAccount: ({ project: { name, baseLanguage }, writer }) => {
          const language = baseLanguage === "" ? "" : `, with the base language ${oneLine(baseLanguage)}`;
          const user = writer === undefined ? "" : ` The token belongs to ${oneLine(writer)}.`;
          print(`The project is ${oneLine(name)}${language}.${user}`);
        },
      });
      if (done?.first)
        waitingText(done.first, { ...terminal.screen, texts: true, full: false }).forEach(print);
      if (done) wrapLines(initLines(done), terminal.screen.width).forEach(print);
      showProblems(problems);
      if (cancellation.stopped && !done) return cancelled(terminal, cancellation);
      return anyError(problems) ? 1 : 0;
    } catch (error) {
      if (error instanceof NotAnswered) return cancelled(terminal, cancellation);
      throw error;
    }
  });
}

function cancelled({ print }: Terminal, { stopped }: Cancellation): number {
  print("Cancelled. Nothing was written.");
  return stopped?.by === "SIGTERM" || stopped?.by === "SIGHUP" ? 143 : 130;
}
