/** The fields of a key with one simple value: descriptions, flags, the character limit and custom attributes. */
import * as z from "zod";
import type { Json } from "../../model/json.ts";
import { type KeyContext, type KeyOut, keyField, unlessEmpty } from "./keyField.ts";
import type { LiveKey } from "./live.ts";

/** Names of the attributes of one type that a live key has and that can be sent. */
type NamesOf<Type> = {
  [Name in keyof LiveKey & keyof KeyOut]: LiveKey[Name] extends Type | undefined ? Name : never;
}[keyof LiveKey & keyof KeyOut];

type TextName = Exclude<NamesOf<string>, "custom_attributes">;

/** A text field; `""` makes it empty. `isProse`: see {@link Field.isProse}. */
export function textField<const Name extends TextName>(name: Name, isProse?: true) {
  const member: TextName = name;
  return keyField({
    name,
    ...(isProse && { isProse }),
    expects: "a text",
    schema: z.string(),
    value: z.string(),
    unset: "",
    live: (key) => key[member],
    desired: (declared) => declared,
    declare: unlessEmpty,
    write: (out, text) => {
      out[member] = text;
    },
    show: (text) => ({ as: "text", text }),
  });
}

type BooleanName = NamesOf<boolean>;

/** `undeclared`: the value to use if the field is not declared. By default, the field is not managed. */
export function booleanField<const Name extends BooleanName>(
  name: Name,
  undeclared: (context: KeyContext, live: LiveKey | undefined) => boolean | undefined = () => undefined,
) {
  const member: BooleanName = name;
  return keyField({
    name,
    ...(name === "is_archived" && { role: "archive" as const }),
    // A change of it converts all texts, also those that the plan did not read.
    ...(name === "is_plural" && {
      role: "shape" as const,
      editState: (live: LiveKey) => live.translations_modified_at_timestamp,
    }),
    expects: "true or false",
    schema: z.boolean(),
    value: z.boolean(),
    unset: false,
    undeclared,
    live: (key) => key[member],
    desired: (declared) => declared,
    // Always written, so that a restore unarchives the key.
    declare: (on) => (on || name === "is_archived" ? on : undefined),
    write: (out, on) => {
      out[member] = on;
    },
    show: (on) => ({ as: "word", word: on ? "yes" : "no" }),
  });
}

export const charLimit = keyField({
  name: "char_limit",
  expects: "a whole number of characters, or 0 for no limit",
  schema: z.int().min(0),
  value: z.int(),
  unset: 0,
  live: (key) => key.char_limit,
  desired: (declared) => declared,
  declare: (limit) => (limit === 0 ? undefined : limit),
  write: (out, limit) => {
    out.char_limit = limit;
  },
  show: (limit) => ({ as: "word", word: String(limit) }),
});

const jsonObject = z.record(z.string(), z.json());

/** The service stores the attributes as JSON in its own spelling, so they are compared parsed. */
export const customAttributes = keyField({
  name: "custom_attributes",
  isProse: true,
  expects: "a mapping of JSON values",
  schema: jsonObject,
  value: z.json(),
  unset: {},
  live: (key): Json | undefined => {
    if (key.custom_attributes === undefined) return undefined;
    if (key.custom_attributes === "") return {};
    try {
      const value: Json = JSON.parse(withQuotedNumbers(key.custom_attributes));
      return value === null || (Array.isArray(value) && value.length === 0) ? {} : value;
    } catch {
      return key.custom_attributes;
    }
  },
  desired: (declared) => declared,
  declare: (attributes) => {
    const object = jsonObject.safeParse(attributes);
    return object.success ? unlessEmpty(object.data) : undefined;
  },
  write: (out, attributes) => {
    out.custom_attributes = JSON.stringify(attributes);
  },
  show: (attributes) => ({ as: "word", word: JSON.stringify(attributes) }),
});

/** Puts numbers that would lose digits into quotes, because a number in YAML or JSON cannot hold them. */
function withQuotedNumbers(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (part) => {
    const number = part.startsWith('"') ? 0 : Number(part);
    const keeps = Number.isInteger(number) ? Number.isSafeInteger(number) : Number.isFinite(number);
    return keeps ? part : `"${part}"`;
  });
}

/** Whether a declared key is unarchived. This follows `prune.by`, even if prune is off. */
export function comesBack({ rules }: KeyContext, live: LiveKey | undefined): boolean {
  return rules.pruneBy === "archive" && live?.is_archived === true;
}
