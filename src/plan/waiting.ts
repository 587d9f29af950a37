/** The verdict *waiting*: a text to pull that `pull.review` or `pull.checks` keeps out of the files, or that its file cannot say. */
import type { Declared, ProjectContext } from "../kinds/declaredEntry.ts";
import type { AnyKind, Match, WaitingTexts } from "../kinds/kind.ts";
import { isMapping, isStorable, type Json } from "../model/json.ts";
import type { Kept, KeptValueItem } from "../model/plan.ts";
import type { Comparison, KeptText } from "./compare.ts";
import { declaredTexts, hasFormsInFile, textsIn } from "./declaredContents.ts";
import { namingOf } from "./filter.ts";

type Entry = Declared<object>;

/** The other texts are compared with the base text that the file has after the pull. */
export function baseFirst<One>(items: readonly One[], languageOf: (one: One) => string, base: string): One[] {
  return items.toSorted((a, b) => Number(languageOf(b) === base) - Number(languageOf(a) === base));
}

/** The comparison, with the verdict *waiting* about texts to pull; in a pull, also about those that the rule `seed` holds. */
export function withWaiting(
  comparison: Comparison,
  { declared: entry, live }: Match<Entry, unknown>,
  input: { kind: AnyKind; context: ProjectContext; texts(): WaitingTexts<object, unknown> | undefined },
): Comparison {
  const { kind, context } = input;
  const { baseLanguage } = context.project;
  const isPulled = (item: Kept): item is KeptValueItem =>
    "field" in item &&
    item.part !== undefined &&
    (item.reason === "pull" || (item.reason === "held" && !item.cause && context.rules.pull !== undefined));
  const pulled = comparison.kept.filter(isPulled);
  if (pulled.length === 0) return comparison;
  const declared = declaredTexts(kind, entry).map(({ part = "", after }) => [part, after] as const);
  const texts: Record<string, Json> = Object.fromEntries(declared);
  const verdicts = new Map<Kept, Kept>();
  for (const item of baseFirst(pulled, ({ part = "" }) => part, baseLanguage)) {
    const { part = "" } = item;
    const after = afterPull({ kind, entry, item }, context);
    const naming = namingOf(context.rules.accept, { kind, entry, live }, part, item.reason === "held");
    const held =
      naming !== "whole" && input.texts()?.whyWaiting(entry, live, { ...texts, [part]: after }, part);
    const unwritable = whyNotWritable({ kind, entry, item, object: live }, context);
    // How to bring it back does not concern it.
    const { details, ...differing } = item;
    if (held) verdicts.set(item, { ...item, ...held, reason: "waiting" });
    else if (unwritable) verdicts.set(item, { ...differing, because: [unwritable], reason: "waiting" });
    else texts[part] = after;
  }
  return { ...comparison, kept: comparison.kept.map((item) => verdicts.get(item) ?? item) };
}

// What a pull writes.

/** Why the file keeps its text. The plan says why a text waits. */
export const KEEPING_REASONS = {
  conflict: "the file and the project both changed it",
  undecided: "nothing tells which side changed it",
  "not committed": "the text of the file is not committed",
  "other-shape": "only one of the two has plural forms",
  "not-expressible": "the live text has a character that a manifest cannot contain",
  "not-storable": "the file cannot hold the live text",
  "universal-placeholders":
    "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there",
};

/** Why nothing tells which side changed an undecided text. */
export const UNDECIDED_CAUSES: Readonly<Record<NonNullable<KeptValueItem["cause"]>, string>> = {
  "not committed": KEEPING_REASONS["not committed"],
  "never agreed": "git has no other text of the file, and the text of the project is older",
  undated: "the service does not say when the text of the project was written",
  "unread history": "the history of the file does not tell which text is newer",
  "unknown user":
    "the text of the project may be from an earlier apply, but it is not known who the user of the token is",
};

/** Whether no option of pull takes the text that waits. */
export function isUnwritable({ because = [] }: Pick<KeptValueItem, "because">): boolean {
  return because.some((reason) => reason in KEEPING_REASONS);
}

export type KeepingReason = keyof typeof KEEPING_REASONS | "waiting";

/** What the file says after the pull: forms that are empty in the project stay; a locale file gets forms that it lacks, YAML only declared ones. */
export function afterPull(
  { kind, entry, item }: Omit<KeptText, "object">,
  { project }: Pick<ProjectContext, "project">,
): Json {
  const { declared, live, part = "" } = item;
  if (!isMapping(declared) || !isMapping(live)) return live;
  const lacked = hasFormsInFile(kind, entry, part) ? lackedForms(item, project) : [];
  const before = Object.entries(declared).map(([form, text]) => [form, live[form] || text] as const);
  return Object.fromEntries([...before, ...lacked]);
}

/** The plural forms of the language that have a text in the project, and are not declared. */
export function lackedForms(
  { declared, live, part }: Pick<KeptValueItem, "declared" | "live" | "part">,
  { languages = [] }: ProjectContext["project"],
): [form: string, text: Json][] {
  const { pluralForms = [] } = languages.find(({ iso }) => iso === part) ?? {};
  if (!isMapping(declared) || !isMapping(live)) return [];
  const isLacked = ([form, text]: [string, Json]) =>
    text !== "" && pluralForms.includes(form) && !Object.hasOwn(declared, form);
  return Object.entries(live).filter(isLacked);
}

function whyNotWritable(text: KeptText, context: ProjectContext) {
  const { kind, entry, object } = text;
  const { declared, live } = text.item;
  const after = afterPull(text, context);
  const isOtherShape = declared !== undefined && isMapping(declared) !== isMapping(live);
  if (isOtherShape || differsInShape(kind, entry, object, context)) return "other-shape";
  if (!isStorable(after)) return "not-expressible";
  return bringsUniversal(text, after, context.project.baseLanguage) ? "universal-placeholders" : undefined;
}

export function differsInShape(kind: AnyKind, entry: Entry, live: unknown, context: ProjectContext): boolean {
  const fieldContext = kind.context(entry.values, live, context);
  return kind.fields.some(
    (field) => field.role === "shape" && field.diff(entry.values, live, fieldContext).changes.length > 0,
  );
}

/** Placeholders such as `[%1$s]`, `[%.2f:price]` and `[%]`, references such as `[%key:cart.title%]`, and `[VOID]` alone. */
const UNIVERSAL =
  /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;

/** Whether the text would bring universal placeholders to where none are: in the text that it replaces, or in that of the base language. */
function bringsUniversal({ kind, entry, item }: KeptText, after: Json, baseLanguage: string) {
  const { field, declared } = item;
  const isIn = (value: Json, test: (text: string) => boolean) => textsIn(value).some(test);
  const looksUniversal = (text: string) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(text);
  if (!isIn(after, looksUniversal)) return false;
  const texts = kind.fields.find(({ name }) => name === field)?.toPlan(entry.values) ?? [];
  const base = texts.find(({ part }) => part === baseLanguage)?.after;
  const values = texts.map((change) => change.after ?? "");
  const model = [declared ?? "", base ?? "", values].find((one) => isIn(one, (text) => text !== "")) ?? "";
  if (model === "" && !(entry.parts ?? [entry]).some(({ from }) => from)) return false;
  const isUniversal = (text: string) => UNIVERSAL.test(text);
  return [isUniversal, looksUniversal].some((test) => isIn(after, test) && !isIn(model, test));
}
