/** Times as reports show them. */
import { once } from "../../model/once.ts";

const time = once(
  () => new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: "UTC" }),
);

/** "2026-01-13 09:20 UTC", for what may be read much later. `seconds`: Unix time. */
export function timeWords(seconds: number): string {
  return `${time().format(seconds * 1000)} UTC`;
}

/** "2026-01-13", in UTC. `seconds`: Unix time. */
export function dayWords(seconds: number): string {
  return time()
    .format(seconds * 1000)
    .slice(0, 10);
}
