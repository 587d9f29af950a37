/**
 * Somebody removes and adds objects at every moment of a read of three pages. The result is what the project held at one
 * moment, or the read is refused.
 */
import { expect, test } from "vitest";
import { Collection, Pages, readCompleteList } from "../../src/api/collection.ts";
import type { KeysParams, PageParams } from "../../src/api/params.ts";
import { liveKeys } from "../../src/keys/liveKey.ts";
import { readAllKeys } from "../../src/keys/observe.ts";
import { readOrUndefined } from "../../src/remote/sending.ts";
import type { WireKey } from "../../src/wire/key.ts";

/** An object at this place of the list, from 0 to 1, is removed; or one is added after it. */
interface Edit {
  /** The number of requests that are answered before it. */
  after: number;
  what: "remove" | "add";
  at: number;
}

/** Ids in ascending order, ten apart, so that there is room between them. */
class ChangingProject {
  ids: number[];
  /** What the project held, from before the first request on. */
  readonly states: (readonly number[])[];
  requests = 0;
  readonly #edits: readonly Edit[];
  readonly #reversed: boolean;
  #waiting: (() => void)[] = [];

  /** `reversed`: requests that are sent at the same time are answered in reverse order. */
  constructor(count: number, edits: readonly Edit[], reversed = false) {
    this.ids = Array.from({ length: count }, (_, index) => (index + 1) * 10);
    this.#edits = edits;
    this.#reversed = reversed;
    this.states = [this.ids];
    this.#edit();
  }

  async list(limit: number, page: number): Promise<{ ids: number[]; headers: Headers }> {
    await this.#turn();
    const total = this.ids.length;
    const headers = {
      "X-Pagination-Total-Count": String(total),
      "X-Pagination-Page-Count": String(Math.ceil(total / limit)),
      "X-Pagination-Limit": String(limit),
      "X-Pagination-Page": String(page),
    };
    const ids = this.ids.slice((page - 1) * limit, page * limit);
    return this.#answered({ ids, headers: new Headers(headers) });
  }

  async listAfter(limit: number, cursor: string): Promise<{ ids: number[]; headers: Headers }> {
    await this.#turn();
    const ids = this.ids.filter((id) => id > Number(cursor)).slice(0, limit);
    const isLast = ids.at(-1) === this.ids.at(-1);
    const headers = new Headers(isLast ? {} : { "X-Pagination-Next-Cursor": String(ids.at(-1)) });
    return this.#answered({ ids, headers });
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length > 1) return;
      queueMicrotask(() => {
        const turns = this.#reversed ? this.#waiting.reverse() : this.#waiting;
        this.#waiting = [];
        for (const next of turns) next();
      });
    });
  }

  #answered<T>(answer: T): T {
    this.requests++;
    this.#edit();
    return answer;
  }

  #edit(): void {
    for (const { after, what, at } of this.#edits) {
      if (after !== this.requests) continue;
      const index = Math.min(this.ids.length - 1, Math.round(at * (this.ids.length - 1)));
      if (what === "remove") this.ids = this.ids.toSpliced(index, 1);
      else this.ids = this.ids.toSpliced(index + 1, 0, (this.ids[index] ?? 0) + 5);
      this.states.push(this.ids);
    }
  }
}

/** The ids that were read, in ascending order; undefined if the read was refused. */
type Found = readonly number[] | undefined;

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

const key = (id: number) => ({ key_id: id }) as WireKey;

async function readKeys(project: ChangingProject, expected: number): Promise<Found> {
  const client = {
    async keys(projectId: string, { limit = 100, page = 1 }: KeysParams = {}) {
      const { ids, headers } = await project.list(limit, page);
      return new Collection(ids.map(key), { projectId, headers });
    },
    allKeys(projectId: string, { limit = 500 } = {}): Pages<WireKey> {
      const page = async (cursor: string): Promise<Collection<WireKey>> => {
        const { ids, headers } = await project.listAfter(limit, cursor);
        const details = { projectId, headers, requested: { pagination: "cursor", cursor } } as const;
        return new Collection(ids.map(key), details, (next) => page("cursor" in next ? next.cursor : ""));
      };
      return new Pages(() => page("0"));
    },
  };
  const read = await readOrUndefined(() => readAllKeys({ client, projectId: "p" }, {}, [], expected));
  // Keys with only an id are unusable.
  return read
    ? liveKeys(read)
        .unusable.map(({ id }) => Number(id))
        .sort((a, b) => a - b)
    : undefined;
}

async function readWebhooks(project: ChangingProject): Promise<Found> {
  const read = async ({ page = 1 }: PageParams): Promise<Collection<number>> => {
    const { ids, headers } = await project.list(2, page);
    return new Collection(ids, { projectId: "p", headers, requested: { page } }, (next) =>
      read("page" in next ? next : {}),
    );
  };
  const ids = await readCompleteList(() => read({}), String);
  return ids?.sort((a, b) => a - b);
}

/** How many reads were refused. A result that the project never held is thrown. */
async function refusals(
  edits: Iterable<readonly Edit[]>,
  count: number,
  read: (project: ChangingProject) => Promise<Found>,
  reversed = false,
): Promise<{ reads: number; refused: number }> {
  let [reads, refused] = [0, 0];
  for (const these of edits) {
    const project = new ChangingProject(count, these, reversed);
    const found = await read(project);
    reads++;
    if (found === undefined) refused++;
    else if (!project.states.some((ids) => isSame(ids, found)))
      throw new Error(`The project never held what was read after ${JSON.stringify(these)}`);
  }
  return { reads, refused };
}

/** One or two edits, at all these places and moments. */
function* oneOrTwo(moments: number, places: readonly number[]): Generator<readonly Edit[]> {
  const one: Edit[] = [];
  for (let after = 0; after <= moments; after++)
    for (const at of places) for (const what of ["remove", "add"] as const) one.push({ after, what, at });
  for (const first of one) {
    yield [first];
    for (const second of one) if (second.after >= first.after) yield [first, second];
  }
}

/** Both ends of the list, and its pages on both sides of a border. */
const placesIn = (count: number) => [0, 499, 500, 997, count - 1].map((index) => index / (count - 1));

test.each([
  [1_200, 0, false],
  [1_000, 1_000, true],
])(
  "three pages of keys: %i keys, of which %i are expected (answers reversed: %s)",
  async (count, expected, reversed) => {
    const edits = oneOrTwo(5, placesIn(count));
    const { reads } = await refusals(edits, count, (project) => readKeys(project, expected), reversed);
    expect(reads).toBeGreaterThan(2_000);
  },
  120_000,
);

test("a key is removed, and another one added, while three pages are read: all others are in the list", async () => {
  const before = Array.from({ length: 1_200 }, (_, index) => (index + 1) * 10);
  const project = new ChangingProject(1_200, [
    { after: 1, what: "remove", at: 0.1 },
    { after: 1, what: "add", at: 1 },
  ]);
  const found = await readKeys(project, 1_200);
  expect(found).toEqual(project.ids);
  expect(before.filter((id) => !project.ids.includes(id))).toHaveLength(1);
});

test("if the keys do not change, each page is read once", async () => {
  for (const [count, pages] of [
    [0, 1],
    [500, 1],
    [501, 2],
    [998, 2],
    [999, 3],
    [1_494, 3],
    [5_100, 11],
    [20_000, 42],
  ] as const) {
    const project = new ChangingProject(count, []);
    expect(await readKeys(project, count)).toEqual(project.ids);
    expect([count, project.requests]).toEqual([count, pages]);
  }
});

test("three pages of webhooks, in an order that is not known", async () => {
  const places = [0, 0.2, 0.6, 1];
  const { reads, refused } = await refusals(oneOrTwo(9, places), 6, readWebhooks);
  expect(reads).toBeGreaterThan(3_000);
  expect(refused).toBeLessThan(reads / 4);
});

test("if the webhooks do not change, one page is read once, and more pages twice", async () => {
  for (const [count, requests] of [
    [0, 1],
    [2, 1],
    [3, 4],
    [6, 6],
  ] as const) {
    const project = new ChangingProject(count, []);
    expect(await readWebhooks(project)).toEqual(project.ids);
    expect([count, project.requests]).toEqual([count, requests]);
  }
});
