/** How arguments become part of a URL, so that none can leave its place. */
import { ArgumentError } from "../errors/errors.ts";

/** A yes or no in a query; the service reads `1` and `0`. */
export type Flag = boolean | 0 | 1 | "0" | "1";

/** A list in a query: as an array, or as the text with commas that the service reads. */
export type Csv<T = string> = readonly T[] | string;

/** The id of a key: a number, or its digits. */
export type Id = number | string;

function percent(argument: string, text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw new ArgumentError(argument, "holds half a surrogate pair, which no URL can carry.");
  }
}

/**
 * One path segment. A colon stays as it is, for `<project>:<branch>` is written with one; a slash in a branch
 * name becomes `%2F`. `.` and `..` have no encoded form that URLs do not resolve, so they are refused.
 */
function segment(argument: string, value: unknown): string {
  if (typeof value === "number" && !(Number.isSafeInteger(value) && value > 0)) {
    throw new ArgumentError(argument, "must be a positive whole number.");
  }
  if (typeof value !== "number" && typeof value !== "string") {
    throw new ArgumentError(argument, "must be a string or a number.");
  }
  const text = String(value);
  if (text.trim() === "") throw new ArgumentError(argument, "must not be empty.");
  if (text === "." || text === "..") throw new ArgumentError(argument, `must not be "${text}".`);
  return percent(argument, text).replaceAll("%3A", ":");
}

/** Fills the `{places}` of a path; the name of a place is the name of its argument. */
export function fillPath(template: string, ids: Readonly<Record<string, Id>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, ids[name]));
}

/** Turns one parameter into the text of its query member. */
export type Encoder = (argument: string, value: unknown) => string;

export const flag: Encoder = (argument, value) => {
  if (value === true || value === 1 || value === "1") return "1";
  if (value === false || value === 0 || value === "0") return "0";
  throw new ArgumentError(argument, "must be true, false, 1 or 0.");
};

/** An empty list would be read as no filter at all, and a comma within an element as two. */
export const csv: Encoder = (argument, value) => {
  const list = Array.isArray(value) ? value : [value];
  if (list.length === 0) throw new ArgumentError(argument, "must not be empty: that would mean no filter.");
  for (const element of list) {
    if (typeof element !== "string" && typeof element !== "number") {
      throw new ArgumentError(argument, "must be a list of strings or numbers.");
    }
    if (element === "") throw new ArgumentError(argument, "must not hold an empty string.");
    if (Array.isArray(value) && String(element).includes(",")) {
      throw new ArgumentError(
        argument,
        `cannot hold "${element}": the service has no way to write a comma here.`,
      );
    }
  }
  return list.join(",");
};

export const text: Encoder = (argument, value) => {
  if (typeof value === "string" && value !== "") return value;
  throw new ArgumentError(argument, "must be a string that is not empty.");
};

export function oneOf(...words: string[]): Encoder {
  return (argument, value) => {
    if (typeof value === "string" && words.includes(value)) return value;
    throw new ArgumentError(argument, `must be one of ${words.join(", ")}.`);
  };
}

export function count(most = Number.MAX_SAFE_INTEGER): Encoder {
  return (argument, value) => {
    if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most)
      return String(value);
    const limit = most === Number.MAX_SAFE_INTEGER ? "of 1 or more" : `from 1 to ${most}`;
    throw new ArgumentError(argument, `must be a whole number ${limit}.`);
  };
}

/** `?a=1&b=2` in the order in which the parameters were given, or `""`. What is undefined is not sent. */
export function encodeQuery(encoders: Readonly<Record<string, Encoder>>, params: object): string {
  const members = Object.entries(params).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [];
    const encode = Object.hasOwn(encoders, name) ? encoders[name] : undefined;
    if (!encode) throw new ArgumentError(name, "is no parameter of this operation.");
    return [`${name}=${percent(name, encode(name, value))}`];
  });
  return members.length > 0 ? `?${members.join("&")}` : "";
}
