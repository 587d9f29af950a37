/** Blanks and line breaks at the start or end of a text that the reference text does not have, or has. */
import { type Finding, type LanguageText, type SingleText, singleTexts, textWords } from "./finding.ts";
import { referenceOf } from "./reference.ts";

/** Marks for the direction of writing are not blanks. Some languages need them. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const START = /^[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*/;
const IS_BLANK = /[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const BREAKS = /\r\n?|[\u2028\u2029\x85]/g;
/** A no-break blank instead of a usual one is a matter of the language. */
const SPACES = /[^\S\n\t]/g;

interface Edges {
  start: string;
  end: string;
}

/** Whether a text may have blanks at its edges. It is quick, and also true for some texts without any. */
export function mayHaveBlanks(text: string): boolean {
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)];
  return first <= 32 || last <= 32 || isOddCode(first) || isOddCode(last);
}

function isOddCode(code: number): boolean {
  return code > 126 && (code < 161 || code === 0x61c || (code > 0x167f && code < 0x3001) || code === 0xfeff);
}

export function checkBlanks(texts: readonly LanguageText[], base: string | undefined): Finding[] {
  const read = texts.flatMap((one) => {
    const forms = singleTexts(one.text).map((single) => ({ ...single, ...edgesOf(single.text) }));
    return forms.length > 0 ? [{ ...one, forms }] : [];
  });
  const reference = referenceOf(read, base, ({ forms }) => JSON.stringify(usual(forms)));
  if (!reference) return [];
  return read.flatMap((one) => {
    if (one === reference || one.isLive) return [];
    return one.forms.flatMap((form): Finding[] => {
      const same = reference.forms.find((other) => other.form === form.form) ?? usual(reference.forms);
      const words = [
        ...differenceWords("start", form.start, same?.start ?? ""),
        ...differenceWords("end", form.end, same?.end ?? ""),
      ];
      if (words.length === 0) return [];
      const also = words.map(([verb]) => verb).join(", and ");
      const fixes = [...new Set(words.map(([, fix]) => fix))].join(" ");
      const message = `${textWords(one, form)} ${also}, unlike the ${reference.language} text. ${fixes}`;
      return [
        {
          check: "blanks",
          language: one.language,
          ...(form.form !== undefined && { form: form.form }),
          message,
        },
      ];
    });
  });
}

function usual<One extends SingleText & Edges>(forms: readonly One[]): Edges | undefined {
  const found = forms.find(({ form }) => form === "other") ?? forms[0];
  return found && { start: found.start, end: found.end };
}

/** A text of blanks only has them at its start. */
function edgesOf(text: string): Edges {
  const start = START.exec(text)?.[0] ?? "";
  let end = text.length;
  while (end > start.length && IS_BLANK.test(text.charAt(end - 1))) end -= 1;
  return { start: sameBlanks(start), end: sameBlanks(text.slice(end)) };
}

function sameBlanks(blanks: string): string {
  return blanks.replace(MARKS, "").replace(BREAKS, "\n").replace(SPACES, " ");
}

function differenceWords(where: "start" | "end", own: string, other: string): [string, string][] {
  if (own === other) return [];
  if (other === "") return [[`${where}s with ${blankWords(own)}`, "Remove it."]];
  if (own === "") return [[`does not ${where} with ${blankWords(other)}`, "Add it."]];
  return [[`${where}s with other blanks or line breaks`, "Use the same in both."]];
}

function blankWords(blanks: string): string {
  return blanks.includes("\n") ? "a line break" : blanks.includes("\t") ? "a tab" : "a blank";
}
