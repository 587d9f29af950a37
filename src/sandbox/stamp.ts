/** A moment as the service writes it: a text in some time zone, and Unix seconds [service.md §2.7]. */
export interface Stamp {
  text: string;
  seconds: number;
}

/** `"2023-05-31 11:06:04 (Etc/UTC)"` [service.md §2.7]. */
export function stampOf(seconds: number): Stamp {
  const iso = new Date(seconds * 1000).toISOString();
  return { text: `${iso.slice(0, 10)} ${iso.slice(11, 19)} (Etc/UTC)`, seconds };
}

/** A moment of a state, which has the text, the seconds, both, or neither. In that case it is `fallback`. */
export function stampFrom(text: string | undefined, seconds: number | undefined, fallback: Stamp): Stamp {
  if (seconds !== undefined) return text === undefined ? stampOf(seconds) : { text, seconds };
  if (text === undefined) return fallback;
  const parsed = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`) / 1000;
  return { text, seconds: Number.isNaN(parsed) ? fallback.seconds : parsed };
}
