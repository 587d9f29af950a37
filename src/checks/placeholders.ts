/** The placeholders of a text in all styles, and how those of two texts differ. */
import { MAX_MESSAGE } from "./finding.ts";
import { type IcuReader, looksLikeIcu } from "./icuText.ts";
import { type NamedPlaceholder, readNamed } from "./named.ts";
import {
  isFormatted,
  type PrintfArgument,
  type PrintfText,
  readPrintf,
  type Trust,
  WITHOUT_PRINTF,
} from "./printf.ts";

export interface Placeholders {
  text: string;
  /** By what messages show. */
  named: ReadonlyMap<string, NamedPlaceholder>;
  /** Arguments of an ICU message that only choose a form. Another language may need no such choice. */
  choosing: ReadonlySet<string>;
  printf: PrintfText;
}

/** `readsIcu`: whether a text of the key is an ICU message. Undefined: the placeholders are not known. */
export function readPlaceholders(text: string, icu: IcuReader | undefined): Placeholders | undefined {
  if (text.length > MAX_MESSAGE) return undefined;
  const reading = icu?.(text);
  if (reading?.is === "message") {
    const shown = [...reading.args].map(([name, isShown]) => [`{${name}}`, isShown] as const);
    return {
      text,
      named: new Map(shown.map(([name]) => [name, { style: "single", shown: name }])),
      choosing: new Set(shown.flatMap(([name, isShown]) => (isShown ? [] : [name]))),
      printf: WITHOUT_PRINTF,
    };
  }
  if (reading && looksLikeIcu(text)) return undefined;
  const likely = readPrintf(text, "likely");
  const printf = isFormatted(likely) ? readAgain(text, likely, "all") : likely;
  return { text, named: readNamed(text), choosing: new Set(), printf };
}

/** The placeholders that a text lacks and that it has in addition, as messages show them. */
export interface PlaceholderDifference {
  lacks: readonly string[];
  has: readonly string[];
  /** The same placeholders without numbers, in another order. */
  isReordered: boolean;
  /** A percent sign that must be written `%%`, or must not. */
  percent: "escape" | "plain" | undefined;
}

/** `optional`: placeholders that the text may lack. Undefined: no difference. */
export function differenceOf(
  expected: Placeholders,
  actual: Placeholders,
  optional: ReadonlySet<string> = new Set(),
): PlaceholderDifference | undefined {
  if (areSame(expected, actual)) return undefined;
  const printf = printfLike(expected, actual);
  const named = differenceOfNames(expected, actual);
  const numbered = differenceOfArguments(expected.printf, printf, optional);
  const difference = {
    // Where another placeholder is in the place of one that is optional, both are named.
    lacks: [
      ...named.lacks.filter((one) => !optional.has(one)),
      ...numbered.lacks.filter((one) => !optional.has(one) || numbered.has.length > 0),
    ],
    has: [...named.has, ...numbered.has],
    isReordered: numbered.isReordered,
    percent: percentFault(expected.printf, printf),
  };
  const { lacks, has, isReordered, percent } = difference;
  return lacks.length + has.length > 0 || isReordered || percent ? difference : undefined;
}

/** Most texts of a key have the same placeholders, so that is found out first. */
export function areSame({ named, printf }: Placeholders, other: Placeholders): boolean {
  const { args, escapes, lonePercent, isDoubtful } = other.printf;
  if (isDoubtful || printf.isDoubtful || escapes !== printf.escapes || lonePercent !== printf.lonePercent)
    return false;
  if (args.size !== printf.args.size || named.size !== other.named.size) return false;
  for (const [at, { type }] of args) if (printf.args.get(at)?.type !== type) return false;
  for (const name of named.keys()) if (!other.named.has(name)) return false;
  return true;
}

/** The style of the expected text decides what counts. Without any placeholder in it, only what is certainly one counts. */
function printfLike({ named, printf }: Placeholders, { text, printf: actual }: Placeholders): PrintfText {
  if (actual === WITHOUT_PRINTF) return actual;
  if (isFormatted(printf)) return readAgain(text, actual, "all");
  const found = readAgain(text, actual, "sure");
  return named.size === 0 ? found : { ...found, args: new Map() };
}

function readAgain(text: string, before: PrintfText, trust: Trust): PrintfText {
  return before.isDoubtful ? readPrintf(text, trust) : before;
}

function differenceOfNames(
  { named: expected, choosing, printf }: Placeholders,
  { named: actual }: Placeholders,
): Pick<PlaceholderDifference, "lacks" | "has"> {
  const styles = new Set([...expected.values()].map(({ style }) => style));
  const isPlain = expected.size === 0 && !isFormatted(printf);
  const counts = ({ style }: NamedPlaceholder) => isPlain || styles.has(style);
  return {
    lacks: [...expected.keys()].filter((name) => !actual.has(name) && !choosing.has(name)),
    has: [...actual].flatMap(([name, one]) => (!expected.has(name) && counts(one) ? [name] : [])),
  };
}

function differenceOfArguments(
  { args: expected }: PrintfText,
  { args: actual, byOrder }: PrintfText,
  optional: ReadonlySet<string>,
): Pick<PlaceholderDifference, "lacks" | "has" | "isReordered"> {
  const wrong = [...actual].filter(([at, { type }]) => expected.get(at)?.type !== type);
  const missing = [...expected].filter(([at, { type }]) => actual.get(at)?.type !== type);
  if (!byOrder) return { lacks: missing.map(writtenIn), has: wrong.map(writtenIn), isReordered: false };
  // Without numbers, one argument too few moves all others, so the types are counted.
  const lacks = withoutTypesOf([...expected.values()], [...actual.values()]);
  const has = withoutTypesOf([...actual.values()], [...expected.values()]);
  const isSame = has.length === 0 && lacks.every(({ written }) => optional.has(written));
  return {
    lacks: lacks.map(({ written }) => written),
    has: has.map(({ written }) => written),
    isReordered: isSame && wrong.length > 0,
  };
}

function writtenIn([, { written }]: readonly [number, PrintfArgument]): string {
  return written;
}

/** Those of `these` that are more than `those` of the same type. */
function withoutTypesOf(
  these: readonly PrintfArgument[],
  those: readonly PrintfArgument[],
): PrintfArgument[] {
  const counts = new Map<string, number>();
  for (const { type } of those) counts.set(type, (counts.get(type) ?? 0) + 1);
  return these.filter(({ type }) => {
    const left = counts.get(type) ?? 0;
    counts.set(type, left - 1);
    return left <= 0;
  });
}

/** In a text that an app formats, a percent sign is written `%%`. In any other text, `%%` is shown as it is. */
function percentFault(expected: PrintfText, actual: PrintfText): PlaceholderDifference["percent"] {
  if (isFormatted(expected)) return actual.lonePercent && !expected.lonePercent ? "escape" : undefined;
  return expected.lonePercent && actual.escapes && !actual.lonePercent ? "plain" : undefined;
}

/** Those of all forms of a plural together. The first form decides where forms differ. */
export function joined(forms: readonly Placeholders[]): Placeholders {
  const [first] = forms;
  if (first && forms.length === 1) return first;
  const all = [...forms].reverse();
  const printf = all.map((one) => one.printf);
  return {
    text: first?.text ?? "",
    named: new Map(all.flatMap(({ named }) => [...named])),
    choosing: new Set(all.flatMap(({ choosing }) => [...choosing])),
    printf: {
      args: new Map(printf.flatMap(({ args }) => [...args])),
      byOrder: printf.some(({ byOrder }) => byOrder),
      escapes: printf.some(({ escapes }) => escapes),
      lonePercent: printf.some(({ lonePercent }) => lonePercent),
      isDoubtful: printf.some(({ isDoubtful }) => isDoubtful),
    },
  };
}

/** Equal for texts with the same placeholders. */
export function signatureOf({ named, choosing, printf: { args } }: Placeholders): string {
  const names = [...named.keys()].filter((name) => !choosing.has(name)).sort();
  const types = [...args].sort(([a], [b]) => a - b).map(([at, { type }]) => [at, type]);
  return JSON.stringify([names, types]);
}
