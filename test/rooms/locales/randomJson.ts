/** Random JSON files: any blanks and escapes that JSON allows, or the style of a formatter. */
import fc from "fast-check";
import { isUnstorable } from "../../../src/model/json.ts";
import { anyCharacter } from "../../anyCharacter.ts";
import { short } from "../../hostile/corpus.ts";
import { oddPiece } from "../../properties/oddPieces.ts";

/** Members in their order. A plain object would reorder names like "1". */
export type Members = [name: string, value: string | Members][];

const plainTexts = fc.array(oddPiece, { maxLength: 6 }).map((parts) => parts.join(""));
/** A text that the service can store. */
export const texts = fc
  .oneof(
    plainTexts,
    fc.string({ unit: anyCharacter, maxLength: 8 }),
    fc.constantFrom(...short.map(({ text }) => text)),
  )
  .filter((text) => !isUnstorable(text));
export const names = fc
  .oneof(
    fc.constantFrom(
      "a",
      "b",
      "title",
      "cart",
      "1",
      "0",
      "__proto__",
      "constructor",
      "toString",
      "hasOwnProperty",
      "@x",
      "A B",
    ),
    texts,
  )
  .filter((name) => name !== "");

/** Members without two texts of one joined path. */
export function members(name: fc.Arbitrary<string>, depth: number): fc.Arbitrary<Members> {
  const value: fc.Arbitrary<string | Members> =
    depth === 0
      ? texts
      : fc.oneof(
          { weight: 3, arbitrary: texts },
          { weight: 1, arbitrary: fc.constant(0).chain(() => members(name, depth - 1)) },
        );
  return fc
    .uniqueArray(fc.tuple(name, value), { selector: ([one]) => one, maxLength: 5 })
    .filter((all) => isUnique(leaves(all).map(({ path }) => path.join("."))));
}

export function isUnique(all: readonly string[]): boolean {
  return new Set(all).size === all.length;
}

export interface Leaf {
  path: string[];
  text: string;
}

/** The texts in the order of the file. */
export function leaves(all: Members, path: string[] = []): Leaf[] {
  return all.flatMap(([name, value]) =>
    typeof value === "string" ? [{ path: [...path, name], text: value }] : leaves(value, [...path, name]),
  );
}

/** Numbers that decide what is written. They repeat if more are needed. */
export const choices = fc.array(fc.nat({ max: 1000 }), { minLength: 7, maxLength: 60 });

/** The file with any blanks and escapes. */
export function writeAny(all: Members, chosen: readonly number[]): string {
  let at = 0;
  const choose = <T>(from: readonly T[]): T => {
    at += 1;
    return from[(chosen[at % chosen.length] ?? 0) % from.length] as T;
  };
  const blanks = () => choose(["", "", " ", "  ", "\n", "\r\n", "\t", "\n    ", "\r", "\n\n\t"]);
  const string = (text: string) => {
    const style = choose(["plain", "plain", "ascii", "any"]);
    const units = style === "ascii" ? text.split("") : Array.from(text);
    return `"${units.map((unit) => character(unit, style === "any" ? choose(["plain", "ascii"]) : style, choose)).join("")}"`;
  };
  const object = (own: Members): string =>
    `{${blanks()}${own
      .map(([name, value]) => {
        const written = typeof value === "string" ? string(value) : object(value);
        return `${string(name)}${blanks()}:${blanks()}${written}`;
      })
      .join(`${blanks()},${blanks()}`)}${blanks()}}`;
  return blanks() + object(all) + blanks();
}

function character(unit: string, style: string, choose: <T>(from: readonly T[]) => T): string {
  const plain = JSON.stringify(unit).slice(1, -1);
  if (style === "plain" || (style === "ascii" && /^[ -~]$/.test(unit)))
    return unit === "/" ? choose(["/", "\\/"]) : plain;
  return unit
    .split("")
    .map((one) => {
      const digits = one.charCodeAt(0).toString(16).padStart(4, "0");
      return `\\u${choose([digits, digits.toUpperCase()])}`;
    })
    .join("");
}

export interface Formatted {
  lineEnd: string;
  step: string;
  colon: string;
  end: string;
}

export const formatted: fc.Arbitrary<Formatted> = fc.record({
  lineEnd: fc.constantFrom("\n", "\r\n"),
  step: fc.constantFrom("  ", "    ", "\t", " "),
  colon: fc.constantFrom(": ", " : ", ":"),
  end: fc.constantFrom("", "\n", "\r\n"),
});

/** The file as a formatter writes it: each member on its line, an empty object as `{}`. */
export function writeFormatted(all: Members, { lineEnd, step, colon, end }: Formatted): string {
  const object = (own: Members, indentation: string): string => {
    if (own.length === 0) return "{}";
    const inner = lineEnd + indentation + step;
    const lines = own.map(([name, value]) => {
      const written = typeof value === "string" ? JSON.stringify(value) : object(value, indentation + step);
      return JSON.stringify(name) + colon + written;
    });
    return `{${inner}${lines.join(`,${inner}`)}${lineEnd}${indentation}}`;
  };
  return object(all, "") + end;
}
