/**
 * Lets a run outlive its output streams. When the reader of one goes away (`lokaform apply | head -1`), its terminal is
 * closed, or its disk is full, only the lines on that stream are lost: the run goes on, writes its report, and ends with
 * its own exit code.
 */
export function outlive(...streams: readonly NodeJS.WritableStream[]): void {
  // Without a listener, Node ends the process. The stream gives up after the first error, or repeats it for each line.
  for (const stream of streams) stream.on("error", () => {});
}
