/** The own rule for the names of keys. A pattern of a pull request may be hostile, so it is matched in linear time. */
import { RE2JS, RE2JSException } from "re2js";
import { CHECK_LEVELS } from "../model/setting.ts";

/** What is wrong with a pattern, in words that follow its name. Undefined: nothing. */
export function namePatternComplaint(pattern: string): string | undefined {
  if (pattern === "") return "is empty";
  if (CHECK_LEVELS.some((level) => level === pattern))
    return `is a level without a pattern. Write { pattern: …, severity: ${pattern} }`;
  try {
    // Each name takes time for each part of the pattern.
    return pattern.length > 500 || RE2JS.compile(pattern).programSize() > 500
      ? "is too long, or repeats too much. Use + or * in the place of {200}"
      : undefined;
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return `is not a usable regular expression: ${error.message}. The syntax is that of RE2, without lookaround ("(?=") and backreferences ("\\1")`;
  }
}

/** `matches`: whether a part of the name does. */
export function nameRule(pattern: string): { pattern: string; matches(name: string): boolean } {
  const compiled = RE2JS.compile(pattern);
  return { pattern, matches: (name) => compiled.test(name) };
}
