/**
 * Finds out which texts of other people `merge` may replace: those that the manifests declared when they were written, or
 * later. Then no work is lost: the text was in a manifest, and a commit replaced it.
 */
import type { AnyKind } from "../kinds/kind.ts";
import { KINDS } from "../kinds/kinds.ts";
import type { Declared } from "../kinds/traits.ts";
import { textKey } from "../model/evidence.ts";
import { canonical, isMapping, type Json, partOf } from "../model/json.ts";
import { textsIn } from "./declaredContents.ts";
import { declaredText, earlierEntries, manifestOf } from "./earlierEntries.ts";
import type { OpenQuestion } from "./planKind.ts";

type Entry = Declared<object>;

/** What a manifest declared until some moment. */
export interface EarlierEntries {
  entries: readonly Entry[];
  /** Unix seconds. `Infinity`: it still does, in the commit that a pull request would be merged into. */
  until: number;
}

/** The same, of one manifest. */
export interface EarlierVersion extends EarlierEntries {
  /** Its present path. */
  now: string;
}

/**
 * Texts that these entries declare exactly; of a plural, the forms that would be replaced. `present`: all entries of the
 * present manifests, of which several can have one name.
 */
export function agreedTexts(
  questions: readonly OpenQuestion[],
  { entries, until }: EarlierEntries,
  present: readonly Entry[] = [],
): Set<string> {
  const agreed = new Set<string>();
  const asked = questions.filter(({ at }) => at !== undefined && until >= at);
  for (const { question, text } of declaredTexts(asked, entries, present)) {
    const { kind, live, forms } = question;
    const isSame = forms
      ? isMapping(text) && isMapping(live) && forms.every((form) => text[form] === live[form])
      : kind.fields.some((field) => field.role === "text" && sameText(field, live, text));
    if (isSame) agreed.add(textKey(question));
  }
  return agreed;
}

/**
 * Plural texts that our user wrote: if the manifest declared a form then, no other person wrote it. Otherwise a manifest must
 * have declared it exactly. `versions`: all that were current when one of the texts was written, or later. A manifest without a
 * version has not changed since.
 */
export function ownForms(
  questions: readonly OpenQuestion[],
  versions: readonly EarlierVersion[],
  present: readonly Entry[] = [],
): Set<string> {
  const asked = questions.filter(({ isOurs }) => isOurs);
  const read = versions.map((version) => ({
    ...version,
    texts: new Map(
      declaredTexts(asked, version.entries, present).map(({ question, text }) => [question, text]),
    ),
  }));
  const own = asked.filter((question) => {
    const { at, entry, kind, language, live, forms = [] } = question;
    const since = read.filter(({ until }) => at !== undefined && until >= at);
    const then = oldestOfEach(since);
    const manifest = manifestOf(kind, entry, language);
    const isUnchanged = !then.some(({ now }) => now === manifest);
    return (
      isUnchanged ||
      forms.every(
        (form) =>
          then.some(({ texts }) => partOf(texts.get(question), form) !== undefined) ||
          since.some(({ texts }) => partOf(texts.get(question), form) === partOf(live, form)),
      )
    );
  });
  return new Set(own.map(textKey));
}

/** The oldest version of each manifest. */
function oldestOfEach<Version extends EarlierVersion>(versions: readonly Version[]): Version[] {
  const oldest = new Map<string, Version>();
  for (const version of versions) {
    const other = oldest.get(version.now);
    if (!other || version.until < other.until) oldest.set(version.now, version);
  }
  return [...oldest.values()];
}

/** What earlier entries declare for the texts in question. */
function declaredTexts(
  questions: readonly OpenQuestion[],
  entries: readonly Entry[],
  present: readonly Entry[],
): { question: OpenQuestion; text: Json }[] {
  return KINDS.flatMap((kind) => {
    const asked = questions.filter((question) => question.kind === kind);
    if (asked.length === 0) return [];
    const find = earlierEntries(kind, entries);
    const namesakes = namesakesIn(kind, present);
    return asked.flatMap((question) => {
      const found = find(question.entry);
      const earlier = found && isNearest(kind, found, question.entry, namesakes) ? found : undefined;
      const text = earlier && declaredText(kind, earlier, question.language);
      return text === undefined ? [] : [{ question, text }];
    });
  });
}

/** The other present entries with a name of this one. */
function namesakesIn(kind: AnyKind, present: readonly Entry[]): (entry: Entry) => Entry[] {
  const namesOf = ({ values }: Entry) => textsIn(kind.identity(values));
  const byName = new Map<string, Entry[]>();
  for (const entry of present)
    for (const name of namesOf(entry)) byName.set(name, [...(byName.get(name) ?? []), entry]);
  return (entry) => {
    const same = new Set(namesOf(entry).flatMap((name) => byName.get(name) ?? []));
    return [...same].filter((one) => one !== entry);
  };
}

/** Whether an earlier entry was this one, and not another one of the same name, such as a key with other filenames. */
function isNearest(
  kind: AnyKind,
  earlier: Entry,
  entry: Entry,
  namesakes: (entry: Entry) => readonly Entry[],
): boolean {
  const others = namesakes(entry);
  if (others.length === 0) return true;
  const was = partsOf(kind, earlier);
  const score = (one: Entry) => [...partsOf(kind, one)].filter((part) => was.has(part)).length;
  return others.every((other) => score(other) < score(entry));
}

/** What an entry declares, except for its texts. */
function partsOf(kind: AnyKind, { values }: Entry): Set<string> {
  const fields = kind.fields.filter(({ role }) => role !== "text");
  return new Set(
    fields.flatMap((field) =>
      field.declared(values).map(({ part = null, after }) => canonical([field.name, part, after])),
    ),
  );
}

function sameText(field: AnyKind["fields"][number], live: Json, declared: Json): boolean {
  return field.same(live, declared, undefined);
}
