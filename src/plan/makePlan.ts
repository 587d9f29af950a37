/** Declared × live → plan, and the problems that were met on the way. */
import type { Declaration, Live } from "../kinds/declaration.ts";
import { type DeclaredKey, keyKind } from "../kinds/key/kind.ts";
import type { LiveKey } from "../kinds/key/live.ts";
import { matchKeys } from "../kinds/key/match.ts";
import { renameHints } from "../kinds/key/renameHints.ts";
import type { Declared, Kind, Surroundings } from "../kinds/kind.ts";
import type { Matching } from "../kinds/match.ts";
import { mayBeLive, type Sorted, sortKeys, sortWebhooks } from "../kinds/unusable.ts";
import { type DeclaredWebhook, webhookKind } from "../kinds/webhook/kind.ts";
import type { LiveWebhook } from "../kinds/webhook/live.ts";
import { matchWebhooks } from "../kinds/webhook/match.ts";
import { newSends } from "../kinds/webhook/sends.ts";
import { namePlaceAt } from "../model/place.ts";
import {
  type Destroy,
  FORMAT_VERSION,
  type Left,
  type Plan,
  type Skipped,
  type Unmanaged,
} from "../model/plan.ts";
import { anyError, type Problem } from "../model/problem.ts";
import { foreignOwner, OWNER_TAG_PREFIX, type Rules } from "../model/rules.ts";
import { type Comparison, compare } from "./compare.ts";
import { type Census, census } from "./facts.ts";
import { projectProblems } from "./languages.ts";
import { type Pruning, prune } from "./prune.ts";

export interface Planned {
  /** Absent where a problem stops the whole project. */
  plan?: Plan;
  /** What guards judge the plan by; there when the plan is. */
  census?: Census;
  /** What lives, is not declared and not taken away, of the kinds that are ours; there when the plan is. */
  unmanaged?: readonly Unmanaged[];
  problems: readonly Problem[];
}

/** The part of the plan that one kind makes. */
interface Share {
  changes: Plan["changes"];
  left: Plan["left"];
  skipped: Plan["skipped"];
  unchanged: number;
  unmanaged: readonly Unmanaged[];
  matched: number;
  namesakes: number;
  pruning: Pruning;
  problems: readonly Problem[];
}

export function makePlan(declared: Declaration, live: Live, rules: Rules): Planned {
  const around: Surroundings = { project: live.project, rules, variables: declared.variables };
  const general = projectProblems(declared, live.project);
  if (general.some(({ reach }) => reach === "project")) return { problems: general };
  // What others own is left alone, its name as well.
  const stays = ({ tags }: LiveKey) => foreignOwner(tags, rules) !== undefined;
  const keys =
    declared.keys &&
    live.keys &&
    share(keyKind, matchedKeys(declared.keys, live.keys, live, rules, stays), around);
  const webhooks =
    declared.webhooks &&
    live.webhooks &&
    share(webhookKind, matchedWebhooks(declared.webhooks, live.webhooks, live, around), around);
  const shares = [keys, webhooks].filter((one) => one !== undefined);
  const problems = [...general, ...shares.flatMap((one) => one.problems)];
  const destroys = shares.flatMap(({ pruning }) => pruning.destroys);
  // With one key or webhook skipped, nothing is destroyed: what is doomed may be what could not be matched.
  const held = anyError(problems);
  const unmanaged = shares.flatMap((one) => one.unmanaged);
  const changes = [...shares.flatMap((one) => one.changes), ...(held ? [] : destroys)];
  const sends = newSends(changes, declared.webhooks ?? [], live.webhooks ?? [], declared.variables);
  const plan: Plan = {
    format_version: FORMAT_VERSION,
    project: live.project,
    changes,
    left: [...shares.flatMap(({ left }) => left), ...(held ? destroys.map(heldBack) : [])],
    skipped: shares.flatMap(({ skipped }) => skipped),
    counts: {
      unchanged: sum(shares, ({ unchanged }) => unchanged),
      unmanaged: unmanaged.length,
      webhooks: {
        unchanged: webhooks?.unchanged ?? 0,
        unmanaged: webhooks?.unmanaged.length ?? 0,
      },
      adopted: shares.flatMap(({ changes }) => changes).filter((change) => adopts(change, rules)).length,
    },
    ...(sends.length > 0 && { sends }),
  };
  const scopes = { keys: keys?.pruning.scope ?? 0, webhooks: webhooks?.pruning.scope ?? 0 };
  return {
    plan,
    census: census(plan, declared, live, {
      matched: keys?.matched ?? 0,
      namesakes: keys?.namesakes ?? 0,
      scopes,
    }),
    unmanaged,
    problems: [...problems, ...renameHints(plan, declared, live, [...unmanaged, ...(held ? destroys : [])])],
  };
}

function matchedKeys(
  declared: readonly DeclaredKey[],
  keys: readonly LiveKey[],
  { project, unusable }: Live,
  rules: Rules,
  stays: (live: LiveKey) => boolean,
): Matching<DeclaredKey, LiveKey> {
  const sorted = sortKeys(declared, unusable.keys, rules);
  return withOthers(matchKeys(sorted.usable, keys, project.perPlatformNames, stays), sorted);
}

function matchedWebhooks(
  declared: readonly DeclaredWebhook[],
  webhooks: readonly LiveWebhook[],
  { unusable }: Live,
  { rules, variables }: Surroundings,
): Matching<DeclaredWebhook, LiveWebhook> {
  const sorted = sortWebhooks(declared, unusable.webhooks, variables, rules);
  const matching = matchWebhooks(sorted.usable, webhooks, variables);
  const doubtful = matching.matches.flatMap((match) => {
    const why = mayBeLive(match, unusable.webhooks);
    return why ? [{ match, refusal: { declared: match.declared, problem: why } }] : [];
  });
  const matches = matching.matches.filter((match) => !doubtful.some((one) => one.match === match));
  const refused = [...matching.refused, ...doubtful.map(({ refusal }) => refusal)];
  return withOthers({ ...matching, matches, refused }, sorted);
}

/** What could not be read is refused and remarked like what could not be matched. */
function withOthers<Entry, Wire>(
  matching: Matching<Entry, Wire>,
  { refused, remarks }: Sorted<Entry>,
): Matching<Entry, Wire> {
  return {
    ...matching,
    refused: [...matching.refused, ...refused],
    remarks: [...matching.remarks, ...remarks],
  };
}

function share<Values extends object, Wire, Context, Out>(
  kind: Kind<Values, Wire, Context, Out>,
  matching: Matching<Declared<Values>, Wire>,
  around: Surroundings,
): Share {
  const compared = matching.matches.map((match, index) =>
    compare(kind, match, around, `${kind.name}:${index + 1}`),
  );
  const refused = matching.refused.map(
    ({ declared }): Skipped => ({
      kind: kind.name,
      label: kind.label(declared.values),
      place: namePlaceAt(declared.file, declared.spot, []),
    }),
  );
  const mine = matching.matches.flatMap(({ live }) => live ?? []);
  const pruning = prune(
    kind,
    { mine, others: matching.unmanaged.filter((live) => !matching.namesakes.has(live)) },
    around.rules,
  );
  const spoken = new Set([...pruning.destroys, ...pruning.left].map(({ id }) => id));
  const unmanaged = matching.unmanaged
    .filter((live) => !spoken.has(kind.id(live)))
    .map((live): Unmanaged => ({ kind: kind.name, label: kind.liveLabel(live), id: kind.id(live) }));
  return {
    changes: compared.flatMap(({ change }) => change ?? []),
    left: [...compared.flatMap(({ left }) => left), ...pruning.left],
    skipped: [...compared.flatMap(({ skipped }) => skipped ?? []), ...refused],
    unchanged: compared.filter(isSame).length,
    unmanaged,
    matched: mine.length,
    namesakes: matching.namesakes.size,
    pruning,
    problems: [
      ...compared.flatMap(({ problems }) => problems),
      ...matching.refused.map((one) => one.problem),
      ...matching.remarks,
    ],
  };
}

function isSame({ change, skipped, left }: Comparison): boolean {
  return !change && !skipped && left.length === 0;
}

function heldBack({ kind, label, id }: Destroy): Left {
  return { kind, label, id, reason: "held-back" };
}

/** Whether an update gives a live key our owner tag, which it did not have. */
function adopts(change: Plan["changes"][number], { owner }: Rules): boolean {
  if (change.action !== "update" || owner === undefined) return false;
  const has = (value: unknown) => Array.isArray(value) && value.includes(OWNER_TAG_PREFIX + owner);
  return change.fields.some(({ before, after }) => has(after) && !has(before));
}

function sum<One>(list: readonly One[], figure: (one: One) => number): number {
  return list.reduce((total, one) => total + figure(one), 0);
}
