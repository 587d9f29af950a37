/** The texts that a pull writes into the files, of those that differ. The verdict about each text decides, as it does for a plan. */
import type { Declared, ProjectContext } from "../kinds/declaredEntry.ts";
import type { AnyKind, Match } from "../kinds/kind.ts";
import { canonical, groupedByEach, isMapping, type Json } from "../model/json.ts";
import { type Problem, problem } from "../model/problem.ts";
import { OWNER_TAG_PREFIX, type Rules } from "../model/setting.ts";
import type { KeptText } from "./compare.ts";
import { declaredTexts } from "./declaredContents.ts";
import { exceededLimit } from "./guard.ts";
import { afterPull, differsInShape, type KeepingReason } from "./waiting.ts";

type Entry = Declared<object>;

export interface DifferingText extends KeptText {
  language: string;
  after: Json;
}

/** A text that stays in its file. `details`: what its format says. */
export interface KeptInSource {
  text: DifferingText;
  why: KeepingReason;
  details?: string;
}

export function pulledTexts(texts: readonly KeptText[], context: ProjectContext) {
  const taken: DifferingText[] = [];
  const keptTexts: KeptInSource[] = [];
  for (const keptText of texts) {
    const { part: language = "", reason, cause } = keptText.item;
    const text = { ...keptText, language, after: afterPull(keptText, context) };
    const isOpen = reason === "conflict" || reason === "undecided" || reason === "waiting";
    const keepingReason = isOpen ? reason : cause === "not committed" ? cause : undefined;
    if (keepingReason) keptTexts.push({ text, why: keepingReason });
    else taken.push(text);
  }
  return { taken, kept: keptTexts };
}

export interface PulledField {
  entry: Entry;
  field: string;
  value: Json;
}

/** `fieldNames`: those of the fields to pull. The name of an object, and tags that say who owns it, are never written. */
export function pulledFields(
  kind: AnyKind,
  matches: readonly Match<Entry, unknown>[],
  context: ProjectContext,
  fieldNames: readonly string[],
): PulledField[] {
  const fields = kind.fields.filter(
    ({ name, role }) =>
      role !== "identity" && role !== "text" && (fieldNames.includes("all") || fieldNames.includes(name)),
  );
  return matches.flatMap(({ declared: entry, live }) => {
    if (live === undefined) return [];
    return fields.flatMap((field): PulledField[] => {
      const value = pulledValue(kind, field, entry, live, context);
      return value === undefined ? [] : [{ entry, field: field.name, value }];
    });
  });
}

/** Undefined: the entry says the same, or need not say it. */
function pulledValue(
  kind: AnyKind,
  field: AnyKind["fields"][number],
  entry: Entry,
  live: unknown,
  context: ProjectContext,
): Json | undefined {
  // The texts of the entry would no longer fit.
  const hasTexts = declaredTexts(kind, entry).length > 0;
  if (field.role === "shape" && hasTexts && differsInShape(kind, entry, live, context)) return undefined;
  const view = kind.context(entry.values, live, context);
  const [declared] = field.toPlan(entry.values);
  const liveValue = withoutOwner(field.toManifest(live, view) ?? field.stored(live, view, undefined));
  if (liveValue === undefined) return undefined;
  const value = inDeclaredOrder(liveValue, field, entry);
  if (!declared) {
    const [usual] = field.toPlan(entry.onCreate);
    const isUsual = usual !== undefined && canonical(usual.after) === canonical(value);
    return field.isDefault(live, view) || isUsual || isNothing(value) ? undefined : value;
  }
  const { changes, issues } = field.diff(entry.values, live, view);
  if (changes.length === 0 || issues.length > 0) return undefined;
  // The parts that the entry declares are enough, unless the service needs all of them.
  const parts = onlyParts(value, declared.after);
  const saysTheSame = (candidate: Json) => {
    const values = { ...entry.values, [field.name]: candidate };
    return kind.entry.schema.safeParse(values).success && field.diff(values, live, view).changes.length === 0;
  };
  return parts !== undefined && saysTheSame(parts) ? parts : value;
}

/** Members of a set that the entry declares stay in their places. */
function inDeclaredOrder(value: Json, { name, show }: AnyKind["fields"][number], entry: Entry): Json {
  const declared: unknown = new Map(Object.entries(entry.values)).get(name);
  if (!Array.isArray(value) || !Array.isArray(declared) || show(value).as !== "set") return value;
  return [
    ...declared.filter((member) => value.includes(member)),
    ...value.filter((member) => !declared.includes(member)),
  ];
}

function onlyParts(value: Json, declared: Json): Json | undefined {
  if (!isMapping(value) || !isMapping(declared) || isNothing(declared)) return undefined;
  return Object.fromEntries(Object.keys(declared).map((part) => [part, value[part] ?? ""]));
}

/** Owner tags come from the setting owner, and stay without being declared. */
export function withoutOwner(value: Json | undefined): Json | undefined {
  if (!Array.isArray(value)) return value;
  return value.filter((tag) => typeof tag !== "string" || !tag.startsWith(OWNER_TAG_PREFIX));
}

export function isNothing(value: Json): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** Why these entries may not be removed. `declared`: the number of all entries of the kind. */
export function tooManyGone(
  { plural, limits }: AnyKind,
  gone: readonly Entry[],
  declared: number,
  rules: Rules,
): Problem[] {
  const count = gone.length;
  if (count === 0) return [];
  const exceeded = exceededLimit({ limits }, count, declared, rules);
  const isAll = count === declared && declared > 1;
  if (!isAll && !exceeded) return [];
  const message = isAll
    ? `None of the ${declared} declared ${plural} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`
    : `--remove-missing would remove ${count} of ${declared} entries, but ${exceeded?.name} allows ${exceeded?.allowed}. To remove them, raise ${exceeded?.name}.`;
  return [problem("too-many-destroyed", message, { scope: "project" })];
}

const PARTS = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;

/** Finds the entry after which one is written: of those with most parts in common, the last before its name, or else the last. Undefined: none. */
export function relatives<Entry>(
  entries: readonly { name: string; entry: Entry }[],
): (name: string) => Entry | undefined {
  const byStart = groupedByEach(entries, ({ name }) => startsOf(name));
  return (name) => {
    const [start] = startsOf(name)
      .toReversed()
      .filter((prefix) => byStart.has(prefix));
    const group = byStart.get(start ?? "") ?? [];
    const [candidate = group.at(-1), ...candidates] = group.filter((relative) => relative.name < name);
    return candidates.reduce((best, next) => (best && best.name > next.name ? best : next), candidate)?.entry;
  };
}

/** `a.b.c` starts with `a`, and with `a` and `b`. The whole name is not a start, because that is the same object. */
function startsOf(name: string): string[] {
  const parts = name.split(PARTS);
  return parts.slice(0, -1).map((_, index) => JSON.stringify(parts.slice(0, index + 1)));
}
