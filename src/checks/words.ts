/** The own rule for words: wrong ones, and what to write instead. */
import { isMapping } from "../model/json.ts";
import { icuMessage } from "./icu.ts";
import { PLACEHOLDER, SPACED_LETTER } from "./placeholders.ts";

export type WordFinder = (language: string, text: string) => ReadonlyMap<string, string>;

/** `words`: wrong → right, for all languages; below the code of a language, only for its texts. */
export function wordFinder(words: Readonly<Record<string, unknown>>): WordFinder {
  const lists = Object.entries(words).flatMap(([language, of]) =>
    isMapping(of) ? [[language, of] as const] : [],
  );
  const finders = new Map(lists.map(([language, of]) => [language, finderOf({ ...words, ...of })]));
  const usual = finderOf(words);
  return (language, text) => (finders.get(language) ?? usual)(text);
}

function finderOf(table: Readonly<Record<string, unknown>>): (text: string) => ReadonlyMap<string, string> {
  const words = Object.entries(table).filter((rule): rule is [string, string] => typeof rule[1] === "string");
  if (words.length === 0) return () => new Map();
  const rules = new Map(words.map((rule) => [rule[0].toLowerCase(), rule]));
  // What is right may contain what is wrong, such as "e-mail" and "mail", so both are found, and the longer one first.
  const spellings = words.flat().sort((a, b) => b.length - a.length);
  const choices = spellings.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  const pattern = new RegExp(`(?<!${INNER}(?=${INNER}))(?:${choices})(?!(?<=${INNER})${INNER})`, "giu");
  return (text) => {
    const corrections = new Map<string, string>();
    if (text.search(pattern) < 0) return corrections;
    for (const [word] of withoutCode(text).matchAll(pattern)) {
      const rule = rules.get(word.toLowerCase());
      if (rule && word !== rightFor(word, rule)) corrections.set(word, rightFor(word, rule));
    }
    return corrections;
  };
}

/** Where two of these meet, a word goes on. In scripts without blanks, every part of a text can be a word. */
const INNER = `(?:${SPACED_LETTER.source.slice(1)}|[\\p{N}\\p{M}_])`;

/** Only what a person reads: without the syntax of ICU, markup, placeholders, references to keys, addresses of pages and of e-mail. */
function withoutCode(text: string): string {
  const blank = (code: string) => " ".repeat(code.length);
  return (icuMessage(text)?.texts.join("\n") ?? text)
    .replace(/[!-~]+/g, (run) => (/:\/\/|[^@]@[^@]+\./.test(run) ? blank(run) : run))
    .replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, blank)
    .replace(PLACEHOLDER, blank);
}

/** At the start of a sentence, a right word in small letters starts with a capital letter, too. */
function rightFor(word: string, [mistake, correction]: readonly [string, string]): string {
  const isUpper = (text: string) => text.slice(0, 1) !== text.slice(0, 1).toLowerCase();
  const isStart = isUpper(word) && !isUpper(mistake) && correction === correction.toLowerCase();
  return isStart ? correction.slice(0, 1).toUpperCase() + correction.slice(1) : correction;
}
