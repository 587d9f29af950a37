/** A yes or no in a query; the service reads `1` and `0`. */
export type Flag = boolean | 0 | 1 | "0" | "1";
/** A list in a query: as an array, or as the text with commas that the service reads. */
export type Csv<T = string> = readonly T[] | string;
/** The id of a key: a number, or its digits. */
export type Id = number | string;
/** Fills the `{places}` of a path; the name of a place is the name of its argument. */
export declare function fillPath(template: string, ids: Readonly<Record<string, Id>>): string;
/** Turns one parameter into the text of its query member. */
export type Encoder = (argument: string, value: unknown) => string;
export declare const flag: Encoder;
/** An empty list would be read as no filter at all, and a comma within an element as two. */
export declare const csv: Encoder;
export declare const text: Encoder;
export declare function oneOf(...words: string[]): Encoder;
export declare function count(most?: number): Encoder;
/** `?a=1&b=2` in the order in which the parameters were given, or `""`. What is undefined is not sent. */
export declare function encodeQuery(encoders: Readonly<Record<string, Encoder>>, params: object): string;
