/** The service writes some flags as 0 and 1, some numbers as strings [service.md §4]. Absent is not empty: no default here. */
import { isMapping } from "./json.ts";

export type ResponseMap = Readonly<Record<string, unknown>>;

export function readMap(value: unknown): ResponseMap | undefined {
  return isMapping(value) ? value : undefined;
}

export function readText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === "1") return true;
  if (value === false || value === 0 || value === "0") return false;
  return undefined;
}

export function readCount(value: unknown): number | undefined {
  const count = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** The last second of the year 9999. Later times have no usual form, and far later ones cannot be shown. */
export const LAST_SECOND = 253_402_300_799;

export function readTime(value: unknown): number | undefined {
  const time = readCount(typeof value === "number" ? Math.floor(value) : value);
  return time !== undefined && time <= LAST_SECOND ? time : undefined;
}

export function readId(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) && value > 0 ? String(value) : undefined;
  return typeof value === "string" && /^[1-9]\d*$/.test(value) ? value : undefined;
}

/** An id for a request: a number, or its digits if it is too long for a number. */
export function idToSend(id: string): number | string {
  return /^\d+$/.test(id) && Number.isSafeInteger(Number(id)) ? Number(id) : id;
}

type Complete<Of> = { [Name in keyof Of]: Exclude<Of[Name], undefined> };

export function isComplete<Of extends object>(required: Of): required is Of & Complete<Of> {
  return !Object.values(required).includes(undefined);
}

export function lacking(required: object): string[] {
  return Object.entries(required).flatMap(([name, value]) => (value === undefined ? [name] : []));
}

export function readList<One>(value: unknown, readElement: (element: unknown) => One | undefined) {
  const list = Array.isArray(value) ? value.map((element) => readElement(element)) : [undefined];
  return list.every((element) => element !== undefined) ? list : undefined;
}
