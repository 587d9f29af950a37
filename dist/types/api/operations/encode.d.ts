/** A boolean parameter. The service reads `1` and `0`. */
export type Flag = boolean | 0 | 1 | "0" | "1";
/** A list parameter: an array, or a string with commas, which is what the service reads. */
export type Csv<T = string> = readonly T[] | string;
/** The id of a key: a number, or a string of digits. */
export type Id = number | string;
/** Replaces each `{name}` in a path by the argument of that name. */
export declare function fillPath(template: string, ids: Readonly<Record<string, Id>>): string;
/** Encodes one query parameter. */
export type Encoder = (argument: string, value: unknown) => string;
export declare const flag: Encoder;
/** Refuses an empty list, which the service reads as no filter, and a comma in an element, which it reads as two. */
export declare const csv: Encoder;
export declare const text: Encoder;
export declare function oneOf(...words: string[]): Encoder;
export declare function count(max?: number): Encoder;
/** `?a=1&b=2` in the order of the parameters, or `""`. Undefined parameters are not sent. */
export declare function encodeQuery(encoders: Readonly<Record<string, Encoder>>, params: object): string;
