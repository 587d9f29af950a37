import { failure, htmlFailure, type SandboxResponse } from "../../src/sandbox/response.ts";
import { TOO_MANY_REQUESTS } from "../../src/sandbox/sandbox.ts";
import type { Fault, FaultRequest, ResponseOrCut } from "./fault.ts";
import type { FaultRandom } from "./random.ts";

/** Faults of whole requests. Those with names that end in `after` do the work first. */

const BROKEN = failure(500, "Something went wrong. Please contact support if the issue repeats.");

/** The part of the requests that are hit, by default. */
const RATE = 0.2;

export const REQUEST_FAULTS = {
  "429": { rate: RATE, make: before(failure(429, TOO_MANY_REQUESTS)) },
  "long-429": { rate: 0.5, make: longRefusal(({ method }) => method !== "GET") },
  "long-429-all": { rate: 0.5, make: longRefusal(() => true) },
  // Its message was not recorded.
  "423": { rate: RATE, make: before(failure(423, "Locked")) },
  "500-before": { rate: RATE, make: before(BROKEN) },
  "500-after": { rate: RATE, make: after(BROKEN) },
  "cut-before": { rate: RATE, make: before("cut") },
  "cut-after": { rate: RATE, make: after("cut") },
  "html-502": { rate: RATE, make: before(htmlFailure(502, "Bad Gateway")) },
  "html-504-after": { rate: RATE, make: after(htmlFailure(504, "Gateway Time-out")) },
  // The web server in front refuses long request lines [service.md §1]. Only a query makes them long.
  "html-414": {
    rate: RATE,
    make: before(htmlFailure(414, "Request-URI Too Large"), ({ path }) => path.includes("?")),
  },
  slow: {
    rate: RATE,
    make: (random: FaultRandom, { slowBy }: { slowBy: number }): Fault => ({
      delay: (request) => (random.hits(request) ? slowBy : 0),
    }),
  },
};

function before(ending: ResponseOrCut, concerns: (request: FaultRequest) => boolean = () => true) {
  return (random: FaultRandom): Fault => ({
    beforeOperation: (request) => (concerns(request) && random.hits(request) ? ending : undefined),
  });
}

/** The most responses of 429 in a row: more than a client tries. */
const MOST_REFUSALS = 10;

/** Refuses some requests again and again, also if the client sends the same keys with other content. */
function longRefusal(concerns: (request: FaultRequest) => boolean) {
  return (random: FaultRandom): Fault => {
    const refused = new Map<string, number>();
    return {
      beforeOperation: (request) => {
        const subject = subjectOf(request);
        const times = refused.get(subject) ?? 0;
        if (!concerns(request) || !random.hitsValue(request, subject)) return undefined;
        if (times > random.belowFor(MOST_REFUSALS, subject)) return undefined;
        refused.set(subject, times + 1);
        return failure(429, TOO_MANY_REQUESTS);
      },
    };
  };
}

/** What a request is about, whatever it writes. */
function subjectOf({ method, path, body, keys }: FaultRequest): string {
  const about = keys.length > 0 ? keys.map(({ key_id, key_name }) => key_id ?? key_name) : body;
  return `${method} ${path} ${JSON.stringify(about)}`;
}

function after(ending: SandboxResponse | "cut") {
  return (random: FaultRandom): Fault => ({
    onResponse: (request) => (random.hits(request) ? ending : undefined),
  });
}
