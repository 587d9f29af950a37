/** What a terminal shows, from what was written to it. */

const SEQUENCE = /^\u001b\[([0-9;]*)([A-Za-z])/;

/** Its rows from the top, with everything that was scrolled out. A line that is too long continues in the next row. */
export function rowsOf(written: string, columns: number): string[] {
  const rows: string[] = [""];
  let column = 0;
  for (let rest = written; rest !== ""; ) {
    const [sequence, parameter, name] = SEQUENCE.exec(rest) ?? [];
    const char = sequence ?? ([...rest.slice(0, 2)][0] as string);
    rest = rest.slice(char.length);
    if (sequence !== undefined) {
      if (name === "K" && parameter === "2") rows[rows.length - 1] = " ".repeat(column);
      else if (name !== "m") throw new Error(`The screen does not know ${JSON.stringify(sequence)}.`);
    } else if (char === "\r") column = 0;
    else if (char === "\n") rows.push(" ".repeat(column));
    else {
      if (column === columns) {
        rows.push("");
        column = 0;
      }
      const before = rows.at(-1) ?? "";
      rows[rows.length - 1] = before.slice(0, column) + char + before.slice(column + 1);
      column++;
    }
  }
  return rows.map((row) => row.trimEnd());
}
