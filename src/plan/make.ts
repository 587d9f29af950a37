/** Declared × live → plan, and the problems that were met on the way. */
import type { Declaration, Live } from "../model/declaration.ts";
import { keyKind } from "../model/key/kind.ts";
import type { Declared, Kind, Surroundings } from "../model/kind.ts";
import { namePlaceAt } from "../model/place.ts";
import type { Problem } from "../model/problem.ts";
import type { Rules } from "../model/project.ts";
import { webhookKind } from "../model/webhook/kind.ts";
import { type Comparison, compare } from "./compare.ts";
import { projectProblems } from "./languages.ts";
import type { Matching } from "./match.ts";
import { matchKeys } from "./matchKeys.ts";
import { matchWebhooks } from "./matchWebhooks.ts";
import { FORMAT_VERSION, type Plan, type Skipped } from "./plan.ts";

export interface Planned {
  /** Absent where a problem stops the whole project. */
  plan?: Plan;
  problems: readonly Problem[];
}

interface Share extends Pick<Plan, "changes" | "left" | "skipped" | "counts"> {
  problems: readonly Problem[];
}

export function makePlan(declared: Declaration, live: Live, rules: Rules): Planned {
  const around: Surroundings = { project: live.project, rules, variables: declared.variables };
  const general = projectProblems(declared, live.project);
  if (general.some(({ reach }) => reach === "project")) return { problems: general };
  const keys = declared.keys && live.keys && share(keyKind, matchKeys(declared.keys, live.keys), around);
  const webhooks =
    declared.webhooks &&
    live.webhooks &&
    share(webhookKind, matchWebhooks(declared.webhooks, live.webhooks, declared.variables), around);
  const shares = [keys, webhooks].filter((one) => one !== undefined);
  const { id, name, languages = [] } = live.project;
  const plan: Plan = {
    format_version: FORMAT_VERSION,
    project: { id, name, languages: languages.map(({ iso }) => iso) },
    changes: shares.flatMap(({ changes }) => changes),
    left: shares.flatMap(({ left }) => left),
    skipped: shares.flatMap(({ skipped }) => skipped),
    counts: {
      unchanged: sum(shares, ({ counts }) => counts.unchanged),
      unmanaged: sum(shares, ({ counts }) => counts.unmanaged),
    },
  };
  return { plan, problems: [...general, ...shares.flatMap(({ problems }) => problems)] };
}

/** The part of the plan that one kind makes. */
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
  const isSame = ({ change, skipped }: Comparison) => change === undefined && skipped === undefined;
  return {
    changes: compared.flatMap(({ change }) => change ?? []),
    left: compared.flatMap(({ left }) => left),
    skipped: [...compared.flatMap(({ skipped }) => skipped ?? []), ...refused],
    counts: { unchanged: compared.filter(isSame).length, unmanaged: matching.unmanaged.length },
    problems: [
      ...compared.flatMap(({ problems }) => problems),
      ...matching.refused.map((one) => one.problem),
      ...matching.remarks,
    ],
  };
}

function sum<One>(list: readonly One[], figure: (one: One) => number): number {
  return list.reduce((total, one) => total + figure(one), 0);
}
