/**
 * Finds out which texts of other people `merge` may replace: those that the manifests declared when they were written, or
 * later. Then no work is lost: the text was in a manifest, and a commit replaced it.
 */
import type { AnyKind } from "../kinds/kind.ts";
import type { Declared } from "../kinds/traits.ts";
import type { EarlierManifest } from "../model/earlierManifest.ts";
import { textKey } from "../model/evidence.ts";
import { canonical, isMapping, type Json, partOf } from "../model/json.ts";
import { declaredText, earlierEntries, manifestOf } from "./earlierEntries.ts";
import type { OpenQuestion } from "./planKind.ts";

type Entry = Declared<object>;

/** What a manifest declared until some moment. */
export interface EarlierEntries {
  entries: readonly Entry[];
  /** As that of an earlier manifest. `Infinity` also for the commit that a pull request would be merged into. */
  until: number;
  /** Set if a commit outside of the line set the texts: what was there before. Only the texts that it changed count. */
  before?: readonly Entry[];
}

/** The same, of one manifest. Several are in the order of the commits, newest first. */
export interface EarlierVersion extends EarlierEntries, Pick<EarlierManifest, "now" | "latest" | "by"> {}

/**
 * Texts that these entries declare exactly; of a plural, the forms that would be replaced. `present`: all entries of the
 * present manifests, of which several can have one name.
 */
export function agreedTexts(
  questions: readonly OpenQuestion[],
  { entries, until, before }: EarlierEntries,
  present: readonly Entry[] = [],
): Set<string> {
  const agreed = new Set<string>();
  const asked = questions.filter(({ at }) => at !== undefined && until >= at);
  for (const { question, text } of declaredTexts(asked, entries, present))
    if (isSaid(question, text)) agreed.add(textKey(question));
  if (!before || agreed.size === 0) return agreed;
  for (const { question, text } of declaredTexts(asked, before, present))
    if (isSaid(question, text)) agreed.delete(textKey(question));
  return agreed;
}

function isSaid({ kind, live, forms }: OpenQuestion, text: Json): boolean {
  return forms
    ? isMapping(text) && isMapping(live) && forms.every((form) => text[form] === live[form])
    : kind.fields.some((field) => field.role === "text" && sameText(field, live, text));
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
    const { at = Number.POSITIVE_INFINITY, entry, kind, language, live, forms = [] } = question;
    const since = read.filter(({ until }) => until >= at);
    const then = currentAt(at, read);
    return (
      !then.has(manifestOf(kind, entry, language)) ||
      forms.every(
        (form) =>
          [...then.values()].some((some) =>
            some.every(({ texts }) => partOf(texts.get(question), form) !== undefined),
          ) || since.some(({ texts }) => partOf(texts.get(question), form) === partOf(live, form)),
      )
    );
  });
  return new Set(own.map(textKey));
}

/** The version of each manifest at a time; if the dates of commits contradict their order, all that it can be. */
function currentAt<Version extends EarlierVersion>(
  at: number,
  versions: readonly Version[],
): Map<string, Version[]> {
  const current = new Map<string, Version[]>();
  for (const version of versions) {
    if ((version.latest ?? version.until) < at) continue;
    const newer = version.until >= at ? [] : (current.get(version.now) ?? []);
    current.set(version.now, [...newer, version]);
  }
  return current;
}

/** What earlier entries declare for the texts in question. */
function declaredTexts(
  questions: readonly OpenQuestion[],
  entries: readonly Entry[],
  present: readonly Entry[],
): { question: OpenQuestion; text: Json }[] {
  return questions.flatMap((question) => {
    const { kind, entry, language } = question;
    const found = earlierEntries(kind, entries).find(entry);
    const namesakes = earlierEntries(kind, present).namesakes(entry);
    const earlier = found && isNearest(kind, found, entry, namesakes) ? found : undefined;
    const text = earlier && declaredText(kind, earlier, language);
    return text === undefined ? [] : [{ question, text }];
  });
}

/** Whether an earlier entry was this one, and not another one of the same name, such as a key with other filenames. */
function isNearest(kind: AnyKind, earlier: Entry, entry: Entry, others: readonly Entry[]): boolean {
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
