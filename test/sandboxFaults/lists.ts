import type { Fault } from "./fault.ts";
import type { FaultRandom } from "./random.ts";
import { onKeys } from "./shown.ts";

/** Faults of key lists, with offset and cursor: the shown page lacks keys, and the headers have the true totals. */

const RATE = 0.2;

export const LIST_FAULTS = {
  "short-list": {
    rate: RATE,
    make: (random: FaultRandom): Fault => ({
      onResponse: onKeys((request, page) => {
        if (page.rows.length === 0 || !random.hits(request)) return page;
        const gap = Math.ceil(page.rows.length / 10);
        const start = random.below(page.rows.length - gap + 1, request);
        return { ...page, rows: page.rows.toSpliced(start, gap) };
      }),
    }),
  },
  // It is not known what the service omits with this header [service.md §5]. Here it is half of the page.
  "too-big": {
    rate: RATE,
    make: (random: FaultRandom): Fault => ({
      onResponse: onKeys((request, { rows, headers }) =>
        random.hits(request)
          ? {
              rows: rows.slice(0, Math.floor(rows.length / 2)),
              headers: { ...headers, "X-Response-Too-Big": "1" },
            }
          : { rows, headers },
      ),
    }),
  },
};
