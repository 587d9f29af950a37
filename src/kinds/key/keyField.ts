/** What all fields of a key share: their context, and the request body that they write to. */
import type * as z from "zod";
import type { Json } from "../../model/json.ts";
import type { ProjectDetails } from "../../model/project.ts";
import type { Rules } from "../../model/rules.ts";
import type { FindVerdict } from "../../model/verdict.ts";
import type { Platform, WireKeyAttributes, WireTranslationInput } from "../../wire/key.ts";
import { type ScalarField, scalarField } from "../scalarField.ts";
import type { LiveKey } from "./live.ts";

/** What a field needs to know about its key. */
export interface KeyContext {
  project: ProjectDetails;
  rules: Rules;
  verdicts: FindVerdict;
  /** Languages that the files list for the key. */
  listed: readonly string[];
  /** The platforms whose names count: the declared ones; the live ones if none are declared. */
  platforms: readonly Platform[];
  /** Whether the key is a plural, or becomes one. */
  plural: boolean;
  /** The owner tag that the key gets, if any. */
  ownerTag: string | undefined;
}

/** The part of a request about one key, in a create or a bulk update. */
export interface KeyOut extends WireKeyAttributes {
  translations?: WireTranslationInput[];
}

/** Builds a field of a key from its row. */
export function keyField<const Name extends string, Schema extends z.ZodType, Value extends Json>(
  row: ScalarField<Name, Schema, Value, LiveKey, KeyContext, KeyOut>,
) {
  return scalarField<Name, Schema, Value, LiveKey, KeyContext, KeyOut>(row);
}

/** Undefined for an empty text, list or mapping, which a manifest need not declare. */
export function unlessEmpty<Value extends string | object>(value: Value): Value | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}
