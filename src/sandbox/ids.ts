import { createHash } from "node:crypto";

/** They are counted, so that the same requests on the same state give the same responses. */
export class Ids {
  readonly #last = { key: 0, translation: 0, comment: 0 };
  #digests = 0;

  /** All new ids are greater than this one. */
  reserve(what: "key" | "translation" | "comment", id: number): void {
    this.#last[what] = Math.max(this.#last[what], id);
  }

  next(what: "key" | "translation" | "comment"): number {
    return ++this.#last[what];
  }

  /** 40 hex digits that are not in `taken`, for the id or the secret of a webhook. */
  digest(purpose: "webhook" | "secret", taken: ReadonlySet<string>): string {
    const digest = hexDigest(`${purpose} ${++this.#digests}`);
    return taken.has(digest) ? this.digest(purpose, taken) : digest;
  }
}

export function hexDigest(seed: string): string {
  return createHash("sha1").update(seed).digest("hex");
}

export function uuidOf(seed: string): string {
  return hexDigest(seed).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-5$3-8$4-$5");
}

/** A moment: a text in some time zone, and Unix seconds [service.md §2.7]. */
export interface Stamp {
  text: string;
  seconds: number;
}

/** `"2023-05-31 11:06:04 (Etc/UTC)"` [service.md §2.7]. */
export function stampOf(seconds: number): Stamp {
  const iso = new Date(seconds * 1000).toISOString();
  return { text: `${iso.slice(0, 10)} ${iso.slice(11, 19)} (Etc/UTC)`, seconds };
}

export function stamped<Name extends string>(name: Name, { text, seconds }: Stamp) {
  const members: Record<string, unknown> = { [name]: text, [`${name}_timestamp`]: seconds };
  return members as Record<Name, string> & Record<`${Name}_timestamp`, number>;
}

/** Of a state, which may have the text, the seconds, or both. Otherwise it is `fallback`. */
export function stampFrom(text: string | undefined, seconds: number | undefined, fallback: Stamp): Stamp {
  if (seconds !== undefined) return text === undefined ? stampOf(seconds) : { text, seconds };
  if (text === undefined) return fallback;
  const parsed = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`) / 1000;
  return { text, seconds: Number.isNaN(parsed) ? fallback.seconds : parsed };
}
