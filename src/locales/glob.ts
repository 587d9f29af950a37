/** Globs: what they may have, and which paths match. Strangers write them, so time and memory are bounded: no RegExp, which backtracks. */
import braces from "braces";
import * as z from "zod";
import { append } from "../model/json.ts";
import { onceForEach } from "../model/once.ts";
import type { Span } from "../model/place.ts";

/** Globs in one list. Of one glob: characters, wildcards, and paths that its braces make. */
const MAX = { globs: 1000, length: 1000, wildcards: 10, paths: 100 };

/** For the list of a setting: each of its globs can search the whole folder. */
export const FEW_GLOBS = [
  (globs: readonly unknown[]) => globs.length <= MAX.globs,
  "has more than 1000 entries. Write globs such as l10n/**/*.yaml",
] as const;

/** The paths that a glob stands for, without braces; or why it is refused, in words that follow its name. */
function pathsOf(glob: string): { is: "paths"; paths: string[] } | { is: "refused"; complaint: string } {
  const refused = (complaint: string) => ({ is: "refused", complaint }) as const;
  if (glob.length > MAX.length) return refused(`is longer than ${MAX.length} characters`);
  if (glob.startsWith("!")) return refused('starts with "!", which would mean all other files');
  const plain = glob.replace(/\\./gs, "");
  if (/[?*+@!]\(|\([^()]*\|/.test(plain))
    return refused('has a group such as "+(a|b)". Write {a,b}. If "(" is part of a name, write \\(');
  if (plain.includes("["))
    return refused('has a set such as [ab]. Write {a,b}. If "[" is part of a name, write \\[');
  const count = mostPaths(plain);
  if (count === undefined) return refused("has a range such as {1..9}. Write {1,2,3}, or use *");
  if (count > MAX.paths)
    return refused(`stands for more than ${MAX.paths} paths. Write several globs, or use *`);
  const wildcards = plain.match(/\*+|\?/g)?.length ?? 0;
  if (wildcards > MAX.wildcards) return refused(`has more than ${MAX.wildcards} wildcards`);
  if (!/\{.*\}/s.test(glob)) return { is: "paths", paths: [glob] };
  try {
    return { is: "paths", paths: braces(glob, { expand: true, nodupes: true, keepEscaping: true }) };
  } catch {
    return refused('has a "{" or "(" that closes in a wrong place');
  }
}

/** Why a glob is refused, in words that follow its name. Undefined: it is not. */
export function globComplaint(glob: string): string | undefined {
  const result = pathsOf(glob);
  return result.is === "refused" ? result.complaint : undefined;
}

/** `{a,b}` written out. A glob that is refused stands for no paths, because they could take any time and memory. */
export function expand(glob: string): string[] {
  const result = pathsOf(glob);
  return result.is === "paths" ? result.paths : [];
}

/** A check of a schema. `complaint`: why a text is refused, in words that follow its name. */
export function refusedBy(complaint: (text: string) => string | undefined) {
  return (text: string, { addIssue }: Pick<z.core.$RefinementCtx, "addIssue">) => {
    const message = complaint(text);
    if (message !== undefined) addIssue({ code: "custom", message });
  };
}

export function globText(): z.ZodString {
  return z.string().min(1).superRefine(refusedBy(globComplaint));
}

/** At most so many paths come out of all `{a,b}`. Undefined if there is a range. */
function mostPaths(plain: string): number | undefined {
  const [whole, inner = ""] = /\{([^{}]*)\}/.exec(plain) ?? [];
  if (whole === undefined) return 1;
  const { length } = inner.split(",");
  if (length === 1 && inner.includes("..")) return undefined;
  const otherPaths = mostPaths(plain.replace(whole, " "));
  return otherPaths && length * otherPaths;
}

/** The glob that matches only this path. */
export function asGlob(path: string): string {
  return path.replace(/[(){}*?[\]|\\]|^!/g, "\\$&");
}

/** Stands for the language in a glob. No name of a file has this character. */
export const LANGUAGE_MARK = "\u{e000}";

/** `shown`: nothing, at the start of a name that a wildcard can match. */
type Part = { is: "text"; text: string } | { is: "any" | "star" | "folders" | "shown" | "language" };

/** A glob without braces, to match paths with. */
export interface PathPattern {
  parts: readonly Part[];
  /** It matches all that the pattern matches, and it costs any RegExp little time: whole names are wildcards. */
  superset: { glob: string; dot: boolean };
}

export const pathPatterns = onceForEach((glob: string): readonly PathPattern[] =>
  expand(glob.replace(/^(?:\.\/+)+/, "")).map(patternOf),
);

function patternOf(glob: string): PathPattern {
  const names = glob.split(/\/+/).filter((name, index, list) => name !== "**" || list[index - 1] !== "**");
  const parts: Part[] = [];
  const last = names.length - 1;
  for (const [index, name] of names.entries()) {
    if (name === "**") parts.push({ is: "folders" });
    if (index === last) append(parts, partsOf(name === "**" ? "*" : name));
    else if (name !== "**") append(parts, partsOf(name), [{ is: "text", text: "/" } as const]);
  }
  return { parts, superset: supersetOf(names) };
}

/** The marks of one name: an escaped character, stars, or any character. */
const MARKS = /\\(.)|(\*+)|(.)/gsu;

function partsOf(name: string): Part[] {
  const parts: Part[] = /^[*?]/.test(name) ? [{ is: "shown" }] : [];
  for (const [, escaped, stars, plain = ""] of name.matchAll(MARKS)) {
    const text = escaped ?? plain;
    const before = parts.at(-1);
    if (stars !== undefined) parts.push({ is: "star" });
    else if (plain === "?") parts.push({ is: "any" });
    else if (plain === LANGUAGE_MARK) parts.push({ is: "language" });
    else if (before?.is === "text") before.text += text;
    else parts.push({ is: "text", text });
  }
  return parts;
}

function supersetOf(names: readonly string[]): PathPattern["superset"] {
  const at = names.indexOf("**");
  if (at < 0) return { glob: names.map(wholeName).join("/"), dot: false };
  const dot = names.slice(at).some((name) => name.startsWith("."));
  return { glob: [...names.slice(0, at).map(wholeName), "**", "*"].join("/"), dot };
}

function wholeName(name: string): string {
  const [part = { is: "text", text: "" } as const, ...otherParts] = partsOf(name);
  if (part.is === "text" && otherParts.length === 0) return part.text.replace(/[\\!*?|(){}[\]+@]/g, "\\$&");
  return name.startsWith(".") ? ".*" : "*";
}

/** Before the part `index` and the position `at` of a path. `spans`: where the languages are. */
interface MatchState {
  index: number;
  at: number;
  spans: readonly Span[];
}

/** Where codes end that may start at a position, the best first. */
type CodesAt = (path: string, at: number) => readonly number[];

/**
 * Where the languages are in a path that matches; undefined if it does not. `dot`: wildcards match names that start with ".".
 * All marks must be the same code.
 *
 * The first match is found, with the shortest text for each star, as a RegExp would find it. But no state is tried twice, so
 * the time grows with the product of both lengths, for each code.
 */
export function matchPath({ parts }: PathPattern, path: string, dot: boolean, codesAt: CodesAt = () => []) {
  const tried = onceForEach((_code: string | undefined) => new Set<number>());
  const states: MatchState[] = [{ index: 0, at: 0, spans: [] }];
  for (let state = states.pop(); state; state = states.pop()) {
    const { index, at, spans } = state;
    const [span] = spans;
    const code = span && path.slice(span.start, span.end);
    const part = parts[index];
    const stateNumber = index * (path.length + 1) + at;
    if (!part && at === path.length) return spans;
    if (!part || tried(code).has(stateNumber)) continue;
    tried(code).add(stateNumber);
    const ends: CodesAt =
      code === undefined ? codesAt : () => (path.startsWith(code, at) ? [at + code.length] : []);
    append(states, nextStates(part, state, path, dot, ends).reverse());
  }
  return undefined;
}

/** After a part, or in it if it can match more. The best is the first. */
function nextStates(part: Part, state: MatchState, path: string, dot: boolean, codesAt: CodesAt) {
  const { index, at, spans } = state;
  const isHidden = (dot ? /^\.{1,2}(?:\/|$)/ : /^\./).test(path.slice(at, at + 3));
  const [character = "/"] = path.slice(at, at + 2);
  const after = (end: number, endSpans = spans) => ({ index: index + 1, at: end, spans: endSpans });
  switch (part.is) {
    case "text":
      return path.startsWith(part.text, at) ? [after(at + part.text.length)] : [];
    case "shown":
      return character === "/" || isHidden ? [] : [after(at)];
    case "any":
      return character === "/" ? [] : [after(at + character.length)];
    case "star":
      return character === "/" ? [after(at)] : [after(at), { index, at: at + 1, spans }];
    case "folders": {
      const slash = path.indexOf("/", at);
      return slash === -1 || isHidden ? [after(at)] : [after(at), { index, at: slash + 1, spans }];
    }
    case "language":
      return codesAt(path, at).map((end) => after(end, [...spans, { start: at, end }]));
  }
}

export function matchesGlob(path: string, glob: string): boolean {
  return pathPatterns(glob).some((pattern) => matchPath(pattern, path, true) !== undefined);
}
