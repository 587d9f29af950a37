/**
 * For each operation, the part of the answer that the operation itself uses. Nothing else is checked: older answers lack
 * fields, newer ones have more, and a field that is not used must not make an operation fail. Keys and webhooks are passed
 * on as the service sent them.
 */
import * as z from "zod";
import type {
  WireContributorOne,
  WireKeyBatch,
  WireKeyList,
  WireKeyOne,
  WireKeyRemoved,
  WireKeysRemoved,
  WireLanguageList,
  WireProject,
  WireWebhookDeleted,
  WireWebhookList,
  WireWebhookOne,
  WireWebhookSecret,
} from "../wire/key.ts";

/** A schema, and the wire type that the service documents for the answer. */
export interface AnswerSchema<Wire> {
  readonly schema: z.ZodType;
  /** Only the type exists; there is no such member. */
  readonly wire?: Wire;
}

function answer<Wire>(schema: z.ZodType): AnswerSchema<Wire> {
  return { schema };
}

const list = z.array(z.unknown());
const object = z.looseObject({});

export const keyList = answer<WireKeyList>(z.looseObject({ keys: list }));
/** `errors` may be anything: see refusedEntries.ts. */
export const keyBatch = answer<Omit<WireKeyBatch, "errors"> & { errors?: unknown }>(
  z.looseObject({ keys: list }),
);
export const keyOne = answer<WireKeyOne>(z.looseObject({ key: object }));
export const keyRemoved = answer<WireKeyRemoved>(object);
export const keysRemoved = answer<WireKeysRemoved>(object);
export const webhookList = answer<WireWebhookList>(z.looseObject({ webhooks: list }));
export const webhookOne = answer<WireWebhookOne>(z.looseObject({ webhook: object }));
export const webhookDeleted = answer<WireWebhookDeleted>(object);
export const webhookSecret = answer<WireWebhookSecret>(z.looseObject({ secret: z.string().min(1) }));
export const languageList = answer<WireLanguageList>(z.looseObject({ languages: list }));
export const project = answer<WireProject>(object);
export const contributorOne = answer<WireContributorOne>(z.looseObject({ contributor: object }));
