/** Live objects that are incomplete in the answers of the service: they are not changed, and nothing is removed. */
import { type Problem, problem } from "../model/problem.ts";
import type { Rules } from "../model/rules.ts";
import { entryProblem } from "./entryProblem.ts";
import { type AnyKind, pruneOf, type Unusable } from "./kind.ts";
import type { Matching } from "./match.ts";
import type { Declared, KindTraits } from "./traits.ts";

/** The entries that can be planned, and the problems of the others. */
export interface UsableEntries<Entry> {
  usable: readonly Entry[];
  refused: Matching<Entry, never>["refused"];
  /** Problems about live objects that no entry names. */
  remarks: readonly Problem[];
}

export const RUN_AGAIN = "Run again. If that does not help, the service has changed or has a fault.";
/** If there are more ids than this, the others are counted. */
const MAX_LISTED = 5;

interface UnusableWords<Values> {
  kind: Pick<KindTraits<Values, never, never, never>, "label"> & Pick<AnyKind, "name" | "plural">;
  /** The unusable object that an entry names: by id, name or former name. */
  namedBy(entry: Declared<Values>): Unusable | undefined;
  /** The field of an entry to which the problem belongs. */
  field: string;
  /** "Live key 17" */
  title(one: Unusable): string;
}

/** Refuses entries that name an unusable live object. */
export function withoutUnusable<Values>(
  declared: readonly Declared<Values>[],
  unusable: readonly Unusable[],
  rules: Rules,
  words: UnusableWords<Values>,
): UsableEntries<Declared<Values>> {
  if (unusable.length === 0) return { usable: declared, refused: [], remarks: [] };
  const named = new Set<Unusable>();
  const refused = declared.flatMap((entry) => {
    const one = words.namedBy(entry);
    if (!one) return [];
    named.add(one);
    const message = `${words.title(one)} cannot be used: the service's answer has no usable ${one.lacks.join(", ")}. Nothing is written for it. ${RUN_AGAIN}`;
    const why = entryProblem(words.kind, entry, "unusable-answer", message, { path: [words.field] });
    return [{ declared: entry, problem: why }];
  });
  const gone = new Set(refused.map((one) => one.declared));
  return {
    usable: declared.filter((entry) => !gone.has(entry)),
    refused,
    remarks: remarkOn(
      unusable.filter((one) => !named.has(one)),
      pruneOf(words.kind, rules) !== "off",
      words,
    ),
  };
}

/**
 * A warning if prune is off. If prune is on, an error, so that nothing is removed: the unusable object may be one that is
 * declared.
 */
function remarkOn<Values>(
  others: readonly Unusable[],
  removes: boolean,
  { kind, title }: UnusableWords<Values>,
): Problem[] {
  if (others.length === 0) return [];
  const listed = others
    .slice(0, MAX_LISTED)
    .map((one) => `${title(one)} (no usable ${one.lacks.join(", ")})`);
  const more = others.length > MAX_LISTED ? `; and ${others.length - MAX_LISTED} more` : "";
  const held = removes ? " Nothing is removed in this run." : "";
  const message = `The service's answer is incomplete for live ${kind.plural} that no manifest declares: ${listed.join("; ")}${more}.${held} ${RUN_AGAIN}`;
  return [problem("unusable-answer", message, { reach: "change", severity: removes ? "error" : "warning" })];
}

/** Unusable objects by the names or ids that an entry can use for them. */
export function unusableBy(
  unusable: readonly Unusable[],
  namesOf: (one: Unusable) => readonly string[],
): ReadonlyMap<string, Unusable> {
  return new Map(unusable.flatMap((one) => namesOf(one).map((name) => [name, one] as const)));
}

/** Adds the refused entries and the remarks of {@link withoutUnusable} to a matching. */
export function withRefused<Entry, Live>(
  matching: Matching<Entry, Live>,
  { refused, remarks }: UsableEntries<Entry>,
): Matching<Entry, Live> {
  return {
    ...matching,
    refused: [...matching.refused, ...refused],
    remarks: [...matching.remarks, ...remarks],
  };
}
