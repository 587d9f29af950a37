/** JSON from outside, before anything about its shape is known. */
/** The value of a text; undefined if it is not JSON. */
export declare function jsonOrUndefined(text: string): unknown;
export type JsonObject = Readonly<Record<string, unknown>>;
/** Whether a value is an object: not a list, not null. */
export declare function isJsonObject(value: unknown): value is JsonObject;
