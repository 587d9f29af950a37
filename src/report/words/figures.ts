/** Figures as sentences have them. */

/** "1 request", "4,812 requests", "2 entries" */
export function counted(count: number, noun: string): string {
  return `${figure(count)} ${count === 1 ? noun : `${noun.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}

/** 4812 as "4,812" */
export function figure(count: number): string {
  // Small numbers need no separator, and the first use of a language takes milliseconds.
  return Number.isInteger(count) && Math.abs(count) < 1000 ? String(count) : count.toLocaleString("en-US");
}
