/**
 * The part of the service's limit that this process uses. Processes with the same token see each other only in what the
 * headers of responses say is left. So each has a share: its maximum of starts in any second. A share grows only where
 * room was seen for some time. As long as the sum of all shares is within the limit, no request is refused.
 */

/** What a response says about the limit: the requests in a second of all who share it, and how many of them are left. */
export interface Quota {
  readonly limit: number;
  readonly remaining: number;
}

/** Undefined if a header is missing or impossible: a limit is from 1 to 100 in one second. */
export function readQuota(headers: Headers): Quota | undefined {
  const limit = /^(\d{1,3})(?:, ?\d{1,3};w=1)?$/.exec(headers.get("x-ratelimit-limit") ?? "");
  const remaining = /^\d{1,3}$/.exec(headers.get("x-ratelimit-remaining") ?? "");
  if (!limit || !remaining) return undefined;
  const quota = { limit: Number(limit[1]), remaining: Number(remaining[0]) };
  const isPossible = quota.limit >= 1 && quota.limit <= 100 && quota.remaining <= quota.limit;
  return isPossible ? quota : undefined;
}

/** Milliseconds for which requests of others are remembered: a response may come while one of theirs is missing. */
const MEMORY = 2000;
/** Milliseconds after a change of the share until all others have seen it. */
const SEEN = 1100;
/** Milliseconds between two steps of a process that sees no others: several may start at the same time. */
const STEP = 230;
/** Processes take the same room at different times: each waits up to this time, divided by the square of the limit. */
const SPREAD = 50_000;
/** Milliseconds before the last request in a second is tried again. Each further refusal doubles them. */
const AFTER_REFUSAL = 3000;
/** Responses until the share grows again after another limit refused a request. */
const RESPONSES_FOR_ONE = 100;
/** Responses that show whether another limit refuses requests, or chance. */
const REMEMBERED = 30;

/** A larger share, and the moment from which it may be used. `isSure`: it fits even if all others take as much. */
interface Step {
  readonly at: number;
  readonly share: number;
  readonly isSure: boolean;
}

export class SharedLimit {
  readonly #random: () => number;
  /** The requests of others in the second before a response. */
  #seen: { readonly at: number; readonly others: number }[] = [];
  /** The last responses. `starts`: of this process in the second up to the request. */
  #last: readonly { readonly starts: number; readonly isRefused: boolean }[] = [];
  #changedAt = Number.NEGATIVE_INFINITY;
  #refusals = 0;
  #most = Number.POSITIVE_INFINITY;
  #limit = 1;
  /** Starts in any second. */
  share = 1;
  next: Step | undefined;

  constructor(random: () => number) {
    this.#random = random;
  }

  get isAlone(): boolean {
    return this.#seen.every(({ others }) => others === 0);
  }

  /**
   * Returns false for a refusal that neither a limit nor chance explains: then all requests slow down.
   * @param own the starts of this process that are in the service's count
   * @param starts those in the second up to the request, with it
   */
  note(now: number, { limit, remaining }: Quota, own: number, starts: number, isRefused: boolean): boolean {
    this.#limit = limit;
    this.#last = [{ starts, isRefused }, ...this.#last.slice(0, REMEMBERED - 1)];
    const isByChance = isRefused && remaining > 0 && !this.#isTooMany(starts);
    const left = isRefused && !isByChance ? 0 : remaining;
    const wasAlone = this.isAlone;
    const newest = Math.max(0, limit - left - own);
    this.#seen = this.#seen.filter(({ at }) => at > now - MEMORY);
    this.#seen.push({ at: now, others: newest });
    if (isByChance) {
      this.#most++;
      return true;
    }
    if (isRefused) {
      const isExplained = remaining === 0 || this.share > 1;
      if (remaining > 0) this.#most = Math.max(1, this.share - 1);
      this.#refusals++;
      this.#change(now, Math.max(1, this.share - 1));
      return isExplained;
    }
    this.#most += 1 / RESPONSES_FOR_ONE;
    const most = Math.min(limit, Math.floor(this.#most));
    // Who was alone makes room for others, as if each of their requests were of another process.
    const fair = Math.max(1, Math.floor(limit / (newest + 1)));
    if (wasAlone && fair < this.share) this.#change(now, fair);
    this.share = Math.min(this.share, most);
    const others = this.#seen.reduce((most, one) => Math.max(most, one.others), 0);
    const room = Math.min(most, limit - others) - this.share;
    this.next = room < 1 ? undefined : this.#step(now, limit, others, room);
    return true;
  }

  /** Whether another limit refuses so many starts in a second: lately, half of the requests with as many were refused. */
  #isTooMany(starts: number): boolean {
    const alike = this.#last.filter((one) => one.starts >= starts);
    const refused = alike.filter(({ isRefused }) => isRefused);
    return alike.length > 1 && 2 * refused.length >= alike.length;
  }

  #change(now: number, share: number): void {
    this.share = share;
    this.#changedAt = now;
    this.next = undefined;
  }

  #step(now: number, limit: number, others: number, room: number): Step {
    // There are at most as many others as requests of theirs.
    const sure = Math.floor(room / (others + 1));
    const share = this.share + Math.min(Math.max(1, sure), this.share);
    const isSure = others === 0 || sure >= 1;
    const isFirst = this.#changedAt === Number.NEGATIVE_INFINITY;
    if (others === 0) {
      const [steps, most] = isFirst ? [0, 1] : this.share === 2 ? [2, 1] : [1, 2];
      const step = { at: now + steps * STEP, share: this.share + Math.min(most, room, this.share), isSure };
      return this.next?.isSure && this.next.share <= step.share && this.next.at < step.at ? this.next : step;
    }
    if (this.next && this.next.share <= share && this.next.isSure === isSure) return this.next;
    const seen = isFirst ? now + STEP : Math.max(now, this.#changedAt + SEEN);
    if (isSure) return { at: seen, share, isSure };
    const wait = (((this.#random() * SPREAD) / limit ** 2) * (others + 1) * this.share) / room;
    if (room > 1 || this.#refusals === 0) return { at: seen + wait, share, isSure };
    return { at: seen + AFTER_REFUSAL + wait * 2 ** this.#refusals, share, isSure };
  }

  /** A request starts that the share does not allow yet. Who is alone takes the next step without waiting for a response. */
  take(now: number): void {
    if (!this.next || now < this.next.at) return;
    this.#change(now, this.next.share);
    const room = Math.min(this.#limit, Math.floor(this.#most)) - this.share;
    if (this.isAlone && room >= 1) this.next = this.#step(now, this.#limit, 0, room);
  }
}
