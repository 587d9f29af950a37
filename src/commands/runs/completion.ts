/** Prints the completion script of a shell. */
import { problem } from "../../model/problem.ts";
import { optionProblems, optionValue, type RawOptions } from "../../settings/rawOptions.ts";
import { SHELL, type Shell } from "../../settings/table/completion.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import { bashScript } from "../shells/bash.ts";
import { type CommandOffer, offersOf } from "../shells/offers.ts";
import { zshScript } from "../shells/zsh.ts";

const SCRIPTS: Readonly<Record<Shell, (commands: readonly CommandOffer[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
};

export async function printCompletion(
  raw: RawOptions,
  { setup, print, showProblems }: Terminal,
): Promise<number> {
  const shell = optionValue(SHELL, raw);
  if (shell === undefined) {
    const wrong = optionProblems(raw);
    const missing = `Which shell? It must be ${SHELL.expects}. For example: lokaform completion bash`;
    showProblems(wrong.length > 0 ? wrong : [problem("bad-setting", missing)]);
    return 1;
  }
  for (const line of SCRIPTS[shell](setup.commands.map(offersOf)).split("\n")) print(line);
  return 0;
}
