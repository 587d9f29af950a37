/** Plain English, as far as a program can judge it: words and word orders that many readers must translate twice. */
import type { Passage } from "./prose.ts";

export interface Rule {
  avoid: string;
  words: RegExp;
  why: string;
  write: string;
}

const VERB = "is|are|was|were|do|does|did|has|have|had|can|could|may|must|will|would";

export const RULES: readonly Rule[] = [
  {
    avoid: "shall",
    words: /\bshall\b/i,
    why: "formal, or about the future",
    write: "must, should, or the present tense",
  },
  { avoid: "mend", words: /\bmend(s|ed|ing)?\b/i, why: "rare", write: "fix" },
  { avoid: "put right", words: /\bput(s|ting)? (\w+ )?right\b/i, why: "an idiom", write: "fix" },
  { avoid: "but for", words: /\bbut for\b/i, why: "read as a contrast first", write: "except, or without" },
  {
    avoid: "stand",
    words: /\b(stands?|stood|standing)\b(?! (for|out)\b)/i,
    why: "text does not stand",
    write: "is in",
  },
  {
    avoid: "take away",
    words: /\b(take|takes|taken|took|taking)\s+(\w+\s+){0,2}away\b/i,
    why: "does not say what happens",
    write: "remove, archive or delete",
  },
  { avoid: "left alone", words: /\bleft alone\b/i, why: "an idiom", write: "kept" },
  {
    avoid: "tell of, say of, know of",
    words:
      /\b(tell|tells|told|telling|speaks?|spoken|says?|said|hears?|heard|known?|knows|complain(s|ed|ing)?) of\b/i,
    why: "an old use of “of”",
    write: "about, or report, mention, know",
  },
  {
    avoid: "is told",
    words: /\b(is|are|was|were|be|been) told\b(?! (to|apart)\b)/i,
    why: "by whom, and to whom?",
    write: "is reported, is shown, or name who learns it",
  },
  { avoid: "a word of", words: /\ba word of\b/i, why: "an idiom", write: "mention" },
  {
    avoid: "nothing of",
    words: /\bnothing of\b/i,
    why: "an old use of “of”",
    write: "no, none of, or not … any",
  },
  {
    avoid: "come of, become of",
    words: /\b(be)?(come|comes|came) of\b/i,
    why: "an old use of “of”",
    write: "happens to, or results from",
  },
  { avoid: "beside", words: /\bbeside\b/i, why: "read as besides", write: "next to, or in addition to" },
  {
    avoid: "behind",
    words: /\bbehind (?!(an? |the |your |some )?(\w+ )?(proxy|proxies|gateway|firewall)\b)\w/i,
    why: "means the far side of a thing",
    write: "after",
  },
  { avoid: "untold", words: /\buntold\b/i, why: "means too many to count", write: "not reported" },
  {
    avoid: "somebody's",
    words: /\b(some|any|no)body's\b/i,
    why: "does not say whose",
    write: "the name of the role: a translator's",
  },
  {
    avoid: "nobody",
    words: /\bnobody\b/i,
    why: "puts the negation first",
    write: "a negated verb, or name who does not",
  },
  {
    avoid: "whoever, whichever",
    words: /\b(whoever|whichever)\b/i,
    why: "hides who is meant",
    write: "the name of the role, or each",
  },
  {
    avoid: "so is",
    words: new RegExp(`(^|[,;.:] |\\band )so (${VERB}) \\w`, "i"),
    why: "an inversion",
    write: "… also …",
  },
  {
    avoid: "nor is",
    words: new RegExp(`\\bnor (${VERB})\\b`, "i"),
    why: "an inversion",
    write: "… also not …",
  },
  {
    avoid: "is none",
    words: /(?<!\bthere )\b(is|are|was|were|be) none\b(?! of)/i,
    why: "none of what?",
    write: "does not exist, or is not a …",
  },
  {
    avoid: "is no …",
    words:
      /(?<!\bthere )\b(is|are|was|were) no (?!longer\b|more\b|less\b|different\b|later\b|earlier\b|one\b)\w/i,
    why: "read as “there is no”",
    write: "is not a",
  },
  {
    avoid: "is nothing that",
    words: /\b(is|are) nothing (that|but)\b/i,
    why: "an aphorism",
    write: "say what it is not",
  },
  {
    avoid: "that there is",
    words: /\bthat there (is|are)(?=[.,;:)]|$| not\b)/i,
    why: "an inversion",
    write: "existing, or that exist",
  },
  {
    avoid: "for",
    words: /[,;:] for (it|they|there|nobody|nothing|we|he|she|you)\b/i,
    why: "“for” as a conjunction is old",
    write: "because",
  },
  { avoid: "else", words: /[,;:] else\b/, why: "an ellipsis", write: "otherwise" },
  { avoid: "one's", words: /\bone's\b/i, why: "formal", write: "your, or its" },
  { avoid: "can be had", words: /\b(can|could|may) be had\b/i, why: "an idiom", write: "is available" },
  { avoid: "say yes", words: /\bsa(id|ys?) yes\b/i, why: "does not say to what", write: "confirm" },
  {
    avoid: "whereof, hence, lest",
    words:
      /\b(whereof|wherein|whereby|thereof|therein|thereby|hence|herein|lest|ere|upon|whilst|amongst|albeit|aught|naught|henceforth|hitherto|thither|thrice)\b/i,
    why: "archaic",
    write: "the word of today",
  },
  {
    avoid: "house, door, scene",
    words: /\b(house|doors?|narrator|backstage|rigs?|scenes?|census|doomed|dice)\b/i,
    why: "a metaphor of our own",
    write: "the term of docs/glossary.md, or the usual one of the field",
  },
];

/** Passages that quote texts of others. */
const QUOTES: readonly { file: string; text: string }[] = [
  { file: "examples/storefront/checkout/keys.yaml", text: "Where shall it go?" },
  { file: "examples/storefront/mobile/keys.yaml", text: "Shall we tell you when your parcel" },
];

export interface Match {
  /** `src/plan/guard.ts:12` */
  place: string;
  /** The words, with some text before and after them. */
  excerpt: string;
}

/** What a rule finds in the passages. */
export function matches(passages: readonly Passage[], { words }: Rule): Match[] {
  const all = new RegExp(words, `${words.flags}g`);
  return passages.flatMap(({ file, text, lineAt }) =>
    [...text.matchAll(all)].flatMap(({ index, 0: match }) => {
      const excerpt = text.slice(Math.max(0, index - 30), index + match.length + 30).trim();
      const isQuote = QUOTES.some((quote) => quote.file === file && excerpt.includes(quote.text));
      return isQuote ? [] : [{ place: `${file}:${lineAt(index)}`, excerpt }];
    }),
  );
}
