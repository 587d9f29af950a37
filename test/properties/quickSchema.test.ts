/** What the quick reader of schemas accepts, zod accepts with the same values in the same order. */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { keyKind } from "../../src/keys/kind.ts";
import { quickReader } from "../../src/manifest/quickSchema.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { runs } from "../scale.ts";

/** Whether the quick reader accepts the value. If so, zod reads the same. */
function isQuick(schema: z.ZodType, value: unknown): boolean {
  const found = quickReader(schema).read(value);
  if (found === undefined) return false;
  const expected = schema.safeParse(value);
  expect([expected.success, found, JSON.stringify(found)]).toEqual([
    true,
    expected.data,
    JSON.stringify(expected.data),
  ]);
  expect(isDeepStrictEqual(found, expected.data)).toBe(true);
  return true;
}

const KEY = keyKind.entry.schema;
const SCHEMAS = KINDS.flatMap(({ entry, defaults }) => [entry, ...(defaults ? [defaults] : [])]).map(
  ({ schema }) => schema,
);

test.each([
  ["usual fields", { key_name: "a", platforms: ["ios"], tags: [], translations: { en: "x" } }],
  ["fields in another order", { translations: { de: "y", en: "x" }, tags: ["t"], key_name: "a" }],
  ["a name by platform", { key_name: { ios: "a", web: "b" } }],
  ["plural forms", { key_name: "a", is_plural: true, translations: { en: { one: "x", other: "y" } } }],
  ["a number", { key_name: "a", char_limit: 0 }],
  ["filenames", { key_name: "a", filenames: { web: "" } }],
  ["values that zod changes", { key_name: "a", key_id: 1, previously: "b" }],
])("quick: %s", (_title, entry) => {
  expect(isQuick(KEY, entry)).toBe(true);
});

test.each([
  ["no name", {}],
  ["an empty name", { key_name: "" }],
  ["a name on no platform", { key_name: {} }],
  ["an unknown field", { key_name: "a", tag: [] }],
  ["an unknown platform", { key_name: "a", platforms: ["tv"] }],
  ["a wrong type", { key_name: "a", is_hidden: "yes" }],
  ["null", { key_name: "a", tags: null }],
  ["undefined", { key_name: "a", tags: undefined }],
  ["a plural without forms", { key_name: "a", translations: { en: {} } }],
  ["a language without a name", { key_name: "a", translations: { "": "x" } }],
  ["a negative number", { key_name: "a", char_limit: -1 }],
  ["half a number", { key_name: "a", char_limit: 0.5 }],
  ["an id that is not a number", { key_name: "a", key_id: "x" }],
  ["a list", []],
  ["a text", "a"],
])("left to zod: %s", (_title, entry) => {
  expect(isQuick(KEY, entry)).toBe(false);
});

test.each([
  [
    "a mapping that loses a member",
    z.union([z.object({ a: z.string() }), z.record(z.string(), z.string())]),
    { a: "x", b: "y" },
  ],
  [
    "a mapping with any other members",
    z.union([
      z.looseRecord(z.string().min(1), z.string()),
      z.strictObject({ "": z.string(), a: z.string() }),
    ]),
    { a: "x", "": "y" },
  ],
])("left to zod in a union: %s", (_title, schema, value) => {
  expect(isQuick(schema, value)).toBe(false);
});

/** Schemas that change a value, or that accept more than their type says. */
const ODD: readonly z.ZodType[] = [
  z.string().trim(),
  z.string().min(2),
  z.string().max(1),
  z.email(),
  z.coerce.string(),
  z.union([z.string().transform((text) => text.length), z.string()]),
  z.union([z.string().regex(/^a/).transform(Number), z.string()]),
  z.union([z.coerce.number(), z.string()]),
  z.union([z.string().trim(), z.string()]),
  z.xor([z.string(), z.string().min(1)]),
  z.strictObject({ a: z.string().default("x") }),
  z.strictObject({ a: z.string().default("x").optional() }),
  z.strictObject({ a: z.string().optional(), b: z.string().catch("y").exactOptional() }),
  z.strictObject({ a: z.string(), b: z.number().positive().exactOptional() }),
  z.object({ a: z.string() }),
  z.looseObject({ a: z.string() }),
  z.record(z.enum(["a", "b"]), z.string()),
  z.looseRecord(z.string().min(1), z.string()),
  z.record(z.string().trim(), z.string()),
  z.array(z.string()).max(1),
  z.array(z.strictObject({ b: z.string().exactOptional(), a: z.string() })),
  z.int32(),
  z.number().multipleOf(2),
  z.string().refine((text) => text !== "a"),
  z.string().superRefine((text, context) => {
    if (text === "a") context.addIssue("no");
  }),
  z.json(),
];

const text = fc.constantFrom(
  "",
  "a",
  "b",
  " a ",
  "ios",
  "web",
  "en",
  "x@y.z",
  "1",
  "__proto__",
  "constructor",
);
const scalar = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom<unknown>(0, 1, -1, 2, 0.5, -0, true, false, null),
);
const any = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: "small" }, scalar, tie("list"), tie("mapping")),
  list: fc.array(tie("value"), { maxLength: 3 }),
  mapping: fc.dictionary(text, tie("value"), { maxKeys: 3 }),
})).value;

test("random values, with schemas that change values or accept more", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ODD), any, (schema, value) => {
      isQuick(schema, value);
    }),
    { numRuns: runs(3000) },
  );
});

const texts = fc.dictionary(text, fc.oneof(text, fc.dictionary(text, text, { maxKeys: 2 })), { maxKeys: 3 });
const slots = fc.dictionary(fc.constantFrom("ios", "web", "other"), text, { maxKeys: 3 });
const FIELDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  key_name: fc.oneof(text, slots),
  translations: texts,
  platforms: fc.array(fc.constantFrom("ios", "web"), { maxLength: 2 }),
  tags: fc.array(text, { maxLength: 2 }),
  filenames: slots,
  is_plural: fc.boolean(),
  char_limit: fc.constantFrom(0, 5, -1),
  events: fc.array(fc.constantFrom("project.imported", "a"), { maxLength: 2 }),
  url: fc.constantFrom("https://a.example", "a"),
};

/** An entry of random members in random order: most are as their field expects. */
const entries = fc
  .shuffledSubarray(
    SCHEMAS.flatMap(({ shape }) => Object.keys(shape)),
    { maxLength: 6 },
  )
  .chain((names) =>
    fc.record(
      Object.fromEntries(
        names.map((name) => [name, fc.oneof({ weight: 9, arbitrary: FIELDS[name] ?? text }, any)]),
      ),
    ),
  );

test("random entries of each kind", () => {
  let accepted = 0;
  fc.assert(
    fc.property(entries, (entry) => {
      for (const schema of SCHEMAS) if (isQuick(schema, entry)) accepted += 1;
    }),
    { numRuns: runs(4000) },
  );
  expect(accepted).toBeGreaterThan(runs(100));
});
