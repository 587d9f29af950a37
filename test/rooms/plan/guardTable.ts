/** Plans and facts for the tests of guards, and the refusals of guards. */
import { expect, test } from "vitest";
import { keyKind } from "../../../src/keys/kind.ts";
import type { Json } from "../../../src/model/json.ts";
import type { Change, Plan, PlannedField } from "../../../src/model/plan.ts";
import { DEFAULT_RULES, type Rules } from "../../../src/model/setting.ts";
import type { EntryPlan } from "../../../src/plan/compare.ts";
import { guard } from "../../../src/plan/guard.ts";
import type { KindPlan } from "../../../src/plan/makePlan.ts";
import { unplaced } from "../../../src/pull/newManifests.ts";
import { webhookKind } from "../../../src/webhooks/kind.ts";
import { PROJECT } from "./planHarness.ts";

const place = { file: "keys.yaml", line: 1, col: 1, endLine: 1, endCol: 1 };

export type FieldUpdate = [field: string, before: Json | undefined, after: Json, part?: string];
export const field = ([name, before, after, part]: FieldUpdate): PlannedField => ({
  field: name,
  after,
  place,
  ...(before !== undefined && { before }),
  ...(part !== undefined && { part }),
});
const object = (kind: "key" | "webhook", label: string) => ({ kind, label, ref: label });
export const removals = (
  count: number,
  kind: "key" | "webhook" = "key",
  how: "archive" | "destroy" = "destroy",
) =>
  Array.from({ length: count }, (_, id): Change => {
    return { ...object(kind, `${kind} ${id}`), action: "destroy", id, how, seen: "" };
  });
export const updates = (count: number, ...fields: FieldUpdate[]) =>
  Array.from({ length: count }, (_, id): Change => {
    const declared = { identity: "", place, seen: "", fields: fields.map(field) };
    return { ...object("key", `changed ${id}`), action: "update", id, ...declared };
  });
export const cleared: FieldUpdate = ["translations", "Hello", "", "en"];

/** Numbers of objects. `namesakes`: live ones with a declared name. `removed`: live ones that the plan removes. */
interface KindCase {
  declared?: number;
  live?: number;
  matched?: number;
  namesakes?: number;
  scope?: number;
  removed?: readonly unknown[];
  /** New objects, by the label of each its texts. */
  created?: Record<string, string[]>;
}

interface Case {
  changes?: Change[];
  keys?: KindCase;
  webhooks?: KindCase;
  rules?: Partial<Rules>;
  uncovered?: Record<string, string>;
}

const some = (count: number): object[] => Array.from({ length: count }, () => ({}));

function kindPlan(kind: KindPlan["kind"], given: KindCase = {}): KindPlan {
  const { declared = 5, live = 1, matched = 1, namesakes = 0, scope = 1000, removed = [] } = given;
  const parts = Object.entries(given.created ?? {}).map(([label, texts]): EntryPlan => {
    const fields = texts.map((text) => field(["translations", undefined, text, "en"]));
    const change = { ...object("key", label), place, action: "create", identity: "", fields } as const;
    return { kind, entry: unplaced({}), change, kept: [], problems: [] };
  });
  return {
    ...{ kind, matched, scope, parts, declared: some(declared).map(() => unplaced({ key_name: "a" })) },
    live: { objects: removed.length > 0 ? removed : some(live), unusable: [] },
    matching: { matches: [], refused: [], remarks: [], unmanaged: [], namesakes: new Set(some(namesakes)) },
    ...{ remarks: [], unmanaged: [], toAdd: [], destroys: [], spared: [] },
  };
}

export function vetoes({ changes = [], keys, webhooks, rules = {}, uncovered = {} }: Case) {
  const plan: Plan = {
    format_version: 1,
    project: PROJECT,
    changes,
    kept: [],
    skipped: [],
    counts: { unchanged: 0, unmanaged: 0, by_kind: {}, adopted: 0 },
  };
  const kinds = [kindPlan(keyKind, keys), kindPlan(webhookKind, webhooks)];
  const all: Rules = { ...DEFAULT_RULES, prune: { key: "all", webhook: "all" }, ...rules };
  return guard(plan, kinds, all, { notMatched: new Map(Object.entries(uncovered)) });
}

export function refusals(given: Case) {
  const problems = vetoes(given);
  for (const { severity, scope } of problems)
    expect({ severity, scope }).toEqual({ severity: "error", scope: "project" });
  return problems.map(({ code, message }) => `${code}: ${message}`);
}

/** [what, case, words of the one refusal; none where it goes through]. */
type Row = [string, Case, RegExp[]?];

export function table(rows: Row[]): void {
  test.each(rows)("%s", (_what, given, words = []) => {
    const found = refusals(given);
    expect(found).toHaveLength(words.length > 0 ? 1 : 0);
    for (const word of words) expect(found[0]).toMatch(word);
  });
}
