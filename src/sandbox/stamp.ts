/** A moment as the service tells it: a text that is not to be trusted, and Unix seconds. */
export interface Stamp {
  text: string;
  seconds: number;
}

/** `"2023-05-31 11:06:04 (Etc/UTC)"`, [rec]. */
export function stampOf(seconds: number): Stamp {
  const iso = new Date(seconds * 1000).toISOString();
  return { text: `${iso.slice(0, 10)} ${iso.slice(11, 19)} (Etc/UTC)`, seconds };
}

/** A moment of which a state says the text, the seconds, both or, with `otherwise`, neither. */
export function stampFrom(text: string | undefined, seconds: number | undefined, otherwise: Stamp): Stamp {
  if (seconds !== undefined) return text === undefined ? stampOf(seconds) : { text, seconds };
  if (text === undefined) return otherwise;
  const told = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`) / 1000;
  return { text, seconds: Number.isNaN(told) ? otherwise.seconds : told };
}
