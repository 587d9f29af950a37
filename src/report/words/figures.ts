/** Figures as sentences have them. */

/** "1 request", "4,812 requests" */
export function counted(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** 4812 as "4,812" */
export function figure(count: number): string {
  return count.toLocaleString("en-US");
}
