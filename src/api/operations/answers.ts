/**
 * What an operation itself uses of its answer, and nothing else: older answers lack fields, newer ones have more, and
 * a field that nobody uses must stop nobody. What the answer says of a key or a webhook is passed on as it came.
 */
import * as z from "zod";
import type {
  WireKeyBatch,
  WireKeyList,
  WireKeyOne,
  WireKeyRemoved,
  WireKeysRemoved,
} from "../../wire/key.ts";
import type { WireLanguageList, WireProject } from "../../wire/project.ts";
import type {
  WireWebhookDeleted,
  WireWebhookList,
  WireWebhookOne,
  WireWebhookSecret,
} from "../../wire/webhook.ts";

/** A schema, and the wire type that the service documents for the answer. */
export interface AnswerSchema<Wire> {
  readonly schema: z.ZodType;
  /** Carries the type only; there is no such member. */
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
