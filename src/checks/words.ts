/** The own rule for words: wrong ones, and what to write instead. */
import { isMapping } from "../model/json.ts";
import { PLACEHOLDER, SPACED_LETTER } from "./placeholders.ts";

/** The wrong words in a text as it has them, each with the right one. */
export type WordFinder = (language: string, text: string) => ReadonlyMap<string, string>;

/** `words`: wrong → right, for all languages; below the code of a language, only for its texts. */
export function wordFinder(words: Readonly<Record<string, unknown>>): WordFinder {
  const finders = new Map<string, ReturnType<typeof finderOf>>();
  return (language, text) => {
    const { [language]: own } = words;
    const find = finders.get(language) ?? finderOf({ ...words, ...(isMapping(own) && own) });
    finders.set(language, find);
    return find(text);
  };
}

function finderOf(all: Readonly<Record<string, unknown>>): (text: string) => ReadonlyMap<string, string> {
  const words = Object.entries(all).filter((rule): rule is [string, string] => typeof rule[1] === "string");
  const rules = new Map(words.map((rule) => [rule[0].toLowerCase(), rule]));
  // What is right may contain what is wrong, such as "e-mail" and "mail", so both are found, and the longer one first.
  const known = words.flat().sort((a, b) => b.length - a.length);
  const escaped = known.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const pattern = new RegExp(escaped.join("|"), "giu");
  return (text) => {
    const found = new Map<string, string>();
    if (words.length === 0 || text.search(pattern) < 0) return found;
    const readable = withoutCode(text);
    pattern.lastIndex = 0;
    for (let match = pattern.exec(readable); match; match = pattern.exec(readable)) {
      const { 0: word, index } = match;
      const rule = rules.get(word.toLowerCase());
      const isPart =
        joins(readable.slice(0, index), word) || joins(word, readable.slice(index + word.length));
      if (isPart) pattern.lastIndex = index + 1;
      else if (rule && word !== rightFor(word, rule)) found.set(word, rightFor(word, rule));
    }
    return found;
  };
}

/** Only what a person reads: without markup, placeholders, references to keys, addresses of pages and of e-mail. */
function withoutCode(text: string): string {
  const blank = (code: string) => " ".repeat(code.length);
  return text
    .replace(/[!-~]+/g, (run) => (/:\/\/|[^@]@[^@]+\./.test(run) ? blank(run) : run))
    .replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, blank)
    .replace(PLACEHOLDER, blank);
}

/** Whether two texts are one word where they meet. In scripts without blanks, every part of a text can be a word. */
function joins(before: string, [next = ""]: Iterable<string>): boolean {
  const [last = ""] = [...before.slice(-2)].reverse();
  return [last, next].every((one) => SPACED_LETTER.test(one) || /[\p{N}\p{M}_]/u.test(one));
}

/** At the start of a sentence, a right word in small letters starts with a capital letter, too. */
function rightFor(word: string, [wrong, right]: readonly [string, string]): string {
  const isUpper = (text: string) => text.slice(0, 1) !== text.slice(0, 1).toLowerCase();
  const isStart = isUpper(word) && !isUpper(wrong) && right === right.toLowerCase();
  return isStart ? right.slice(0, 1).toUpperCase() + right.slice(1) : right;
}
