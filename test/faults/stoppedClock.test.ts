/**
 * The process gets no CPU, a program takes long to start, or a response arrives late: at any step of an apply, much time passes.
 * A write is sent at most 30 s after the read that decided it, and what a person did meanwhile stays.
 */
import { expect, test } from "vitest";
import type { Fault, FaultRequest, LiveProject } from "../sandboxFaults/fault.ts";
import { jumpingClock } from "./clock.ts";
import { errorResponse } from "./faults.ts";
import {
  type ApplyCase,
  type ApplyResult,
  applyCase,
  liveWebhooks,
  PROJECT,
  webhook,
  webKey,
} from "./harness.ts";

/** Milliseconds that a write may be sent after the read that decides it. */
const MAX_AGE = 30_000;

const IDS = [1, 2, 3];
const JANES = "Jane's";
const HOOK = webhook(1, "https://h.example.com/a");
const STATE = { languages: [{ lang_iso: "en" }], keys: IDS.map((id) => webKey(id, `k${id}`, { en: "Old" })) };
const NEW = `keys:\n${IDS.map((id) => `  - { key_name: k${id}, translations: { en: New } }\n`).join("")}`;

interface Row {
  what: string;
  given: ApplyCase;
  /** What Jane does during a stop. */
  edit(live: LiveProject): void;
  /** Whether what Jane did is still there. */
  stays(applied: ApplyResult): boolean;
}

function editKeys({ project }: LiveProject): void {
  const at = 2_000_000_000;
  for (const edited of project.keys.all()) {
    edited.translations_modified_at_timestamp = at;
    for (const row of edited.translations)
      Object.assign(row, { translation: JANES, modified_at_timestamp: at });
  }
}
const keepsTexts = ({ sandbox }: ApplyResult) => {
  const keys = sandbox.state().projects[PROJECT]?.keys ?? [];
  return keys.length === IDS.length && keys.every(({ translations: [row] }) => row?.translation === JANES);
};
const editWebhook = ({ mainProject }: LiveProject) => {
  for (const live of mainProject.webhooks.values()) live.events = ["project.exported"];
};
const keepsEvents = (applied: ApplyResult) => liveWebhooks(applied)[0]?.events?.join() === "project.exported";

const ROWS: readonly Row[] = [
  {
    what: "texts",
    given: { state: STATE, keys: NEW },
    edit: editKeys,
    stays: keepsTexts,
  },
  {
    what: "texts, one key in a request, and one request at a time",
    given: {
      state: STATE,
      keys: NEW,
      options: { batchSize: 1 },
      client: { concurrency: 1 },
    },
    edit: editKeys,
    stays: keepsTexts,
  },
  {
    what: "removed keys",
    given: {
      state: STATE,
      keys: "keys: []\n",
      rules: { prune: { key: "all" }, pruneBy: "destroy" },
    },
    edit: editKeys,
    stays: keepsTexts,
  },
  {
    what: "a webhook",
    given: {
      state: { webhooks: [HOOK] },
      webhooks: `webhooks:\n  - { url: ${HOOK.url}, events: [project.imported, project.key.added] }\n`,
    },
    edit: editWebhook,
    stays: keepsEvents,
  },
  {
    what: "a removed webhook",
    given: {
      state: { webhooks: [HOOK] },
      webhooks: "webhooks: []\n",
      rules: { prune: { webhook: "all" } },
    },
    edit: editWebhook,
    stays: keepsEvents,
  },
];

/** Applies, and stops the clock for some milliseconds at the steps with these numbers. Returns how many steps there were. */
async function stoppedAt({ given, edit, stays }: Row, stops: readonly number[], ms: number, busy: boolean) {
  const base = jumpingClock();
  let stopped = 0;
  let steps = 0;
  let isEdited = false;
  let isWritten = false;
  let isApplying = false;
  let pending: ((live: LiveProject) => void) | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const ages: number[] = [];
  const now = () => base.now() + stopped;
  const step = () => {
    if (!isApplying || !stops.includes(steps++)) return;
    stopped += ms;
    // What is removed cannot be edited.
    if (isEdited || isWritten) return;
    pending = edit;
    isEdited = true;
  };
  const isWrite = ({ method }: FaultRequest) => method === "PUT" || method === "DELETE";
  let refusals = busy ? 1 : 0;
  const watch: Fault = {
    // Jane's edit is made before the next request arrives.
    meanwhile: (_request, live) => {
      pending?.(live);
      pending = undefined;
      return false;
    },
    beforeOperation: (request) => {
      if (!isWrite(request)) {
        readAt = now();
        return undefined;
      }
      ages.push(now() - readAt);
      const busy = { ...errorResponse(429, "Too many requests"), headers: { "Retry-After": "40" } };
      return refusals-- > 0 ? busy : undefined;
    },
    onResponse: (request, { status }) => {
      isWritten ||= isWrite(request) && status === 200;
      step();
      return undefined;
    },
  };
  const wait = async () => step();
  let result = false;
  await applyCase(
    {
      ...given,
      faults: [watch],
      meanwhile: async () => {
        isApplying = true;
      },
      client: {
        ...given.client,
        clock: { ...base, now, date: now },
        onRequest: step,
        onResponse: step,
      },
      options: { ...given.options, wait, mayWrite: async () => void step() },
    },
    (applied) => {
      // A stop after the last request edits nothing.
      result = !isEdited || pending !== undefined || stays(applied);
    },
  );
  return { steps, ages, stays: result };
}

test.for(ROWS.flatMap((row) => [false, true].map((busy) => ({ ...row, busy }))))(
  "$what, a request is refused first: $busy",
  async (row) => {
    const { steps } = await stoppedAt(row, [], 0, row.busy);
    expect(steps).toBeGreaterThan(4);
    const late = (ages: readonly number[]) => ages.filter((age) => age > MAX_AGE);
    for (let at = 0; at < steps; at++) {
      const once = await stoppedAt(row, [at], MAX_AGE + 1000, row.busy);
      expect(late(once.ages), `step ${at}`).toEqual([]);
      expect(once.stays, `step ${at}`).toBe(true);
      for (let next = at + 1; next < Math.min(steps, at + 2); next++) {
        const twice = await stoppedAt(row, [at, next], 20_000, row.busy);
        expect(late(twice.ages), `steps ${at} and ${next}`).toEqual([]);
      }
    }
  },
);
