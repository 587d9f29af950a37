/** What all fields of a key share: what they read about the key, and what they write to. */
import type * as z from "zod";
import type { Json } from "../../model/json.ts";
import type { ProjectDetails } from "../../model/project.ts";
import type { Rules } from "../../model/rules.ts";
import type { Platform, WireKeyAttributes, WireTranslationInput } from "../../wire/key.ts";
import { type ScalarField, scalarField } from "../scalarField.ts";
import type { LiveKey } from "./live.ts";

/** What a field may need to know about its key. */
export interface KeyContext {
  project: ProjectDetails;
  rules: Rules;
  /** The platforms whose names count: the declared ones if mentioned, otherwise the live ones. */
  platforms: readonly Platform[];
  /** Whether the key is, or becomes, a plural. */
  plural: boolean;
  /** The owner tag that the key gets, if any. */
  ownerTag: string | undefined;
}

/** What is sent for a key, in a create or a bulk update. */
export interface KeyOut extends WireKeyAttributes {
  translations?: WireTranslationInput[];
}

/** A field of a key from its row. */
export function keyField<const Name extends string, Schema extends z.ZodType, Value extends Json>(
  row: ScalarField<Name, Schema, Value, LiveKey, KeyContext, KeyOut>,
) {
  return scalarField<Name, Schema, Value, LiveKey, KeyContext, KeyOut>(row);
}

/** Undefined for an empty text, list or mapping: a manifest need not declare it. */
export function unlessEmpty<Value extends string | object>(value: Value): Value | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}
