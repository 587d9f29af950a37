/** A terminal for tests. It collects its lines, and questions cannot be answered unless the test has a prompt. */
import { stripVTControlCharacters } from "node:util";
import { BACKUP_DIR } from "../src/files/findFiles.ts";
import { openConsole } from "../src/host/console.ts";
import { openTerminal, type Terminal, type TerminalSetup } from "../src/host/terminal.ts";

export interface TestTerminal {
  terminal: Terminal;
  /** All lines of both streams so far, in the order in which they were written. */
  lines: string[];
}

/** `columns`: both streams are a terminal of this width; absent: pipes. */
export function openTestTerminal({
  columns,
  ...given
}: Pick<TerminalSetup, "folder" | "environment"> &
  Partial<TerminalSetup> & { columns?: number | undefined }): TestTerminal {
  const lines: string[] = [];
  const stream = {
    write: (text: string) => lines.push(...stripVTControlCharacters(text).replace(/\n$/, "").split("\n")),
    ...(columns !== undefined && { isTTY: true, columns }),
  };
  const prompt = given.prompt?.output;
  const console = openConsole({ stdout: stream, stderr: stream, prompt }, () => false);
  const terminal = openTerminal({
    console,
    prompt: undefined,
    packageRoot: ".",
    now: Date.now,
    backupDir: BACKUP_DIR,
    ...given,
  });
  return { terminal, lines };
}
