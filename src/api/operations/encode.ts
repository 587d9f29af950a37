/** Encodes arguments for a URL, so that no argument can change another part of it. */
import { ArgumentError } from "../errors/errors.ts";

/** A boolean parameter. The service reads `1` and `0`. */
export type Flag = boolean | 0 | 1 | "0" | "1";

/** A list parameter: an array, or a string with commas, which is what the service reads. */
export type Csv<T = string> = readonly T[] | string;

/** The id of a key: a number, or a string of digits. */
export type Id = number | string;

function percent(argument: string, text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw new ArgumentError(argument, "contains half a surrogate pair, which a URL cannot contain.");
  }
}

/**
 * One path segment. A colon is not encoded, because `<project>:<branch>` contains one. A slash in the name of a branch
 * becomes `%2F`. `.` and `..` are refused, because URLs resolve them even if they are encoded.
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

/** Replaces each `{name}` in a path by the argument of that name. */
export function fillPath(template: string, ids: Readonly<Record<string, Id>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, ids[name]));
}

/** Encodes one query parameter. */
export type Encoder = (argument: string, value: unknown) => string;

export const flag: Encoder = (argument, value) => {
  if (value === true || value === 1 || value === "1") return "1";
  if (value === false || value === 0 || value === "0") return "0";
  throw new ArgumentError(argument, "must be true, false, 1 or 0.");
};

/** Refuses an empty list, which the service reads as no filter, and a comma in an element, which it reads as two. */
export const csv: Encoder = (argument, value) => {
  const list = Array.isArray(value) ? value : [value];
  if (list.length === 0)
    throw new ArgumentError(argument, "must not be empty: an empty list means no filter.");
  for (const element of list) {
    if (typeof element !== "string" && typeof element !== "number") {
      throw new ArgumentError(argument, "must be a list of strings or numbers.");
    }
    if (element === "") throw new ArgumentError(argument, "must not contain an empty string.");
    if (Array.isArray(value) && String(element).includes(",")) {
      throw new ArgumentError(argument, `must not contain "${element}": a comma cannot be escaped here.`);
    }
  }
  return list.join(",");
};

export const text: Encoder = (argument, value) => {
  if (typeof value === "string" && value !== "") return value;
  throw new ArgumentError(argument, "must be a non-empty string.");
};

export function oneOf(...words: string[]): Encoder {
  return (argument, value) => {
    if (typeof value === "string" && words.includes(value)) return value;
    throw new ArgumentError(argument, `must be one of ${words.join(", ")}.`);
  };
}

export function count(max = Number.MAX_SAFE_INTEGER): Encoder {
  return (argument, value) => {
    if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= max)
      return String(value);
    const limit = max === Number.MAX_SAFE_INTEGER ? "of 1 or more" : `from 1 to ${max}`;
    throw new ArgumentError(argument, `must be a whole number ${limit}.`);
  };
}

/** `?a=1&b=2` in the order of the parameters, or `""`. Undefined parameters are not sent. */
export function encodeQuery(encoders: Readonly<Record<string, Encoder>>, params: object): string {
  const members = Object.entries(params).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [];
    const encode = Object.hasOwn(encoders, name) ? encoders[name] : undefined;
    if (!encode) throw new ArgumentError(name, "is not a parameter of this operation.");
    return [`${name}=${percent(name, encode(name, value))}`];
  });
  return members.length > 0 ? `?${members.join("&")}` : "";
}
