/**
 * Lets a run outlive its output streams. When the reader of one goes away (`lokaform apply | head -1`), its terminal is
 * closed, or its disk is full, only the lines on that stream are lost: the run goes on, writes its report, and ends with
 * its own exit code.
 */
export function outlive(...streams: readonly NodeJS.WritableStream[]): void {
  // Without a listener, Node ends the process. The stream gives up after the first error, or repeats it for each line.
  for (const stream of streams) stream.on("error", () => {});
}

/** Ends the process once everything is written, even if something still waits. */
export async function endWith(code: number, ...streams: readonly NodeJS.WritableStream[]): Promise<never> {
  for (const stream of streams) await new Promise<void>((resolve) => stream.write("", () => resolve()));
  return process.exit(code);
}
