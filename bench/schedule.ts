/** The limits of the service: starts in any second, and requests at the same time [service.md §6]. */
const RATE = 6;
const CONCURRENCY = 10;
const SECOND = 1000;

/**
 * Milliseconds from the first start to the last response, if each request starts as soon as the service allows it and is
 * answered after `latency`. No client can be faster, because here no request waits for the response of another.
 */
export function idealMakespan(requests: number, latency: number): number {
  const starts: number[] = [];
  for (let index = 0; index < requests; index++) {
    const byRate = (starts[index - RATE] ?? -SECOND) + SECOND;
    const bySlot = (starts[index - CONCURRENCY] ?? -latency) + latency;
    starts.push(Math.max(byRate, bySlot));
  }
  return (starts.at(-1) ?? 0) + latency;
}
