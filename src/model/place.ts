import * as z from "zod";

const whole = z.int().min(0);

/** Lines and columns count from 1; the end column is the one after the last character. */
export const placeSchema = z.object({
  /** Path relative to the working directory, with `/`. */
  file: z.string(),
  line: whole,
  col: whole,
  endLine: whole,
  endCol: whole,
});
export interface Place extends z.output<typeof placeSchema> {}

export function startOfFile(file: string): Place {
  return { file, line: 1, col: 1, endLine: 1, endCol: 1 };
}

/** The manifest that can declare more about an entry: its own file, or keys.yaml if that is a locale file. */
export function manifestOf(path: string): string {
  return /\.ya?ml$/i.test(path) ? path : "keys.yaml";
}

/** A file, with the offsets at which its lines start: offsets become places without reading it again. */
export interface SourceFile {
  path: string;
  lineStarts: readonly number[];
}

/** The offsets of a value and its members. A class, so that `{ ...span }`, which loses computed members, is a type error. */
export abstract class Span {
  abstract get start(): number;
  abstract get end(): number;
  /** Set if this value, and all of its members, are in another file than the value that contains it. */
  readonly file?: SourceFile | undefined;
  /** The offsets of the member's name; absent for list items and for the root. */
  readonly name?: { readonly start: number; readonly end: number } | undefined;
  readonly members?: SpanMembers | undefined;
}

/** In the order of the file. An item of a list has its index as its name. */
export interface SpanMembers extends Iterable<[string, Span]> {
  get(name: string): Span | undefined;
}

export interface Located {
  value: unknown;
  span: Span;
}

/** The place of the value at `path`, or of the deepest existing part of that path. */
export function placeAt(file: SourceFile, span: Span, path: readonly PropertyKey[] = []): Place {
  const deepest = follow(file, span, path);
  return placeOf(deepest.file, deepest.at.start, deepest.at.end);
}

/** Like {@link placeAt}, but the place of the member's name: for a problem with the field, not with its value. */
export function namePlaceAt(file: SourceFile, span: Span, path: readonly PropertyKey[]): Place {
  const deepest = follow(file, span, path);
  const { start, end } = deepest.at.name ?? deepest.at;
  return placeOf(deepest.file, start, end);
}

export function fileAt(file: SourceFile, span: Span, path: readonly PropertyKey[]): SourceFile {
  return follow(file, span, path).file;
}

export function placeOf(file: SourceFile, start: number, end: number): Place {
  const from = lineAndColumn(file, start);
  const to = lineAndColumn(file, Math.max(start, end));
  return { file: file.path, line: from.line, col: from.col, endLine: to.line, endCol: to.col };
}

/** For {@link SourceFile}: lines end with "\n" or "\r\n". */
export function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return starts;
}

export function changedSpan(span: Span, change: Partial<Span>): Span {
  const { start, end, file, name, members } = span;
  return { start, end, file, name, members, ...change };
}

/** The same offsets, with members that are made when they are asked for. Most never are. */
export class LazySpan implements Span {
  readonly start: number;
  readonly end: number;
  readonly file: SourceFile | undefined;
  readonly name: Span["name"];
  readonly #make: () => SpanMembers | undefined;

  constructor({ start, end, file, name }: Omit<Span, "members">, make: () => SpanMembers | undefined) {
    this.start = start;
    this.end = end;
    this.file = file;
    this.name = name;
    this.#make = make;
  }

  get members(): SpanMembers | undefined {
    return this.#make();
  }
}

function follow(file: SourceFile, span: Span, path: readonly PropertyKey[]): { at: Span; file: SourceFile } {
  let [at, within] = [span, span.file ?? file];
  for (const step of path) {
    const next = at.members?.get(String(step));
    if (!next) break;
    at = next;
    within = next.file ?? within;
  }
  return { at, file: within };
}

function lineAndColumn(file: SourceFile, offset: number): { line: number; col: number } {
  let low = 0;
  let high = file.lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((file.lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, col: offset - (file.lineStarts[low] ?? 0) + 1 };
}

export const MERGE_CONFLICT =
  "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";

/** The lines that start a conflict of git, or end it if its start was deleted. */
export function mergeConflicts(text: string): { start: number; end: number }[] {
  return rangesOf(text, /^<{7} /m.test(text) ? /^<{7} .*$/gm : /^>{7} .*$/gm);
}

export function rangesOf(text: string, pattern: RegExp): { start: number; end: number }[] {
  return Array.from(text.matchAll(pattern), ({ index: start, 0: match }) => {
    return { start, end: start + match.length };
  });
}
