import { isJsonObject, type JsonObject } from "../../src/wire/json.ts";
import type { Fault, FaultRequest } from "./fault.ts";
import type { FaultRandom } from "./random.ts";
import { onBody } from "./shown.ts";

/** Faults of responses: rows and fields that are missing, null or of another type. The stored data do not change. */

const RATE = 0.2;

/** Fields that recorded responses from 2018 to 2021 do not have [service.md §2.7]. */
const NOT_IN_OLD_ANSWERS = new Set([
  "created_at",
  "created_at_timestamp",
  "modified_at",
  "modified_at_timestamp",
  "translations_modified_at",
  "translations_modified_at_timestamp",
  "is_unverified",
  "is_fuzzy",
  "segment_number",
  "words",
  "base_words",
  "task_id",
  "reviewed_by",
  "custom_translation_statuses",
  "keys_locked",
  "branch",
  "lang_name",
  "is_rtl",
]);

export const ANSWER_FAULTS = {
  "missing-row": { rate: RATE, make: (random: FaultRandom) => ofKeys(random, withoutRow) },
  "missing-translations": {
    rate: RATE,
    make: (random: FaultRandom) => ofKeys(random, ({ translations: _, ...key }) => key),
  },
  "first-language": {
    rate: RATE,
    make: (random: FaultRandom): Fault => ({
      onResponse: onBody((request, body) => (random.hits(request) ? eachKey(body, firstRow) : body)),
    }),
  },
  "old-answers": {
    rate: RATE,
    make: (random: FaultRandom): Fault => ({
      onResponse: onBody((request, body) => {
        if (!random.hits(request)) return body;
        const isLeftOut = random.below(2, request) === 0;
        return rewritten(body, (name, value) => {
          if (!NOT_IN_OLD_ANSWERS.has(name)) return [value];
          if (isLeftOut) return [];
          // A null branch would mean all branches, so it keeps its value.
          return [name === "branch" ? value : null];
        });
      }),
    }),
  },
  // `lang_id` is a string in some recorded responses [service.md §4].
  retyped: {
    rate: RATE,
    make: (random: FaultRandom): Fault => ({
      onResponse: onBody((request, body) =>
        random.hits(request)
          ? rewritten(body, (name, value) => [name === "code" ? value : retyped(value)])
          : body,
      ),
    }),
  },
  "odd-webhook": {
    rate: RATE,
    make: (random: FaultRandom): Fault => ({
      onResponse: onBody((request, body) => {
        const { operation } = request;
        if (operation !== "updateWebhook" && operation !== "destroyWebhook") return body;
        return random.hits(request) ? ODD_BODIES[random.below(ODD_BODIES.length, request)] : body;
      }),
    }),
  },
};

/** Unexpected bodies of a 200 to a PUT or DELETE of a webhook. */
const ODD_BODIES: readonly unknown[] = [
  {},
  [],
  null,
  "",
  { webhook: null },
  { project_id: null, webhook_deleted: 1 },
];

/** Rewrites random keys of a response that has translations. */
function ofKeys(
  random: FaultRandom,
  rewrite: (key: JsonObject, request: FaultRequest, random: FaultRandom) => JsonObject,
): Fault {
  return {
    onResponse: onBody((request, body) =>
      eachKey(body, (key) =>
        random.hitsPart(request, String(key.key_id)) ? rewrite(key, request, random) : key,
      ),
    ),
  };
}

/** Rewrites all keys of a response that have translations. */
function eachKey(body: unknown, rewrite: (key: JsonObject) => JsonObject): unknown {
  if (!isJsonObject(body)) return body;
  const shown = (key: unknown) => (isJsonObject(key) && Array.isArray(key.translations) ? rewrite(key) : key);
  return {
    ...body,
    ...(Array.isArray(body.keys) && { keys: body.keys.map(shown) }),
    ...("key" in body && { key: shown(body.key) }),
  };
}

function withoutRow(key: JsonObject, request: FaultRequest, random: FaultRandom): JsonObject {
  const rows = rowsOf(key);
  return { ...key, translations: rows.toSpliced(random.below(rows.length, request), 1) };
}

function firstRow(key: JsonObject): JsonObject {
  return { ...key, translations: rowsOf(key).slice(0, 1) };
}

function rowsOf({ translations }: JsonObject): readonly unknown[] {
  return Array.isArray(translations) ? translations : [];
}

/** Rewrites every member of every object: `member` returns its new value in a list, or an empty list to omit it. */
function rewritten(value: unknown, member: (name: string, value: unknown) => readonly unknown[]): unknown {
  if (Array.isArray(value)) return value.map((one) => rewritten(one, member));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) =>
      member(name, rewritten(held, member)).map((kept) => [name, kept] as const),
    ),
  );
}

function retyped(value: unknown): unknown {
  if (typeof value === "number") return String(value);
  return typeof value === "boolean" ? Number(value) : value;
}
