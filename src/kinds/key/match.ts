/**
 * Matches declared keys with live keys: by `key_id`, then by a name that both have on an assigned platform, then by
 * filenames, then by a pending rename. If several live keys are possible, the declared key is refused. Nothing is guessed.
 */
import type { Problem } from "../../model/problem.ts";
import { foreignOwner, type Rules } from "../../model/rules.ts";
import type { Match, Matching } from "../match.ts";
import {
  candidatesOf,
  formerlyLive,
  hasAnyName,
  holdersOf,
  liveNames,
  namesakesOf,
  narrow,
} from "./candidates.ts";
import { claimsByName, nameProblem, refuseContested, resolveClaims } from "./claims.ts";
import { claimsById } from "./ids.ts";
import type { LiveKey } from "./live.ts";
import { distinctNames, labelOf } from "./names.ts";
import { keyRemarks } from "./remarks.ts";
import { pendingRenames } from "./renames.ts";
import type { DeclaredKey } from "./traits.ts";

/** Whether a live key keeps its name, whatever is declared: another team owns it. */
export function keepsNameBy(rules: Rules): (live: LiveKey) => boolean {
  return ({ tags }) => foreignOwner(tags, rules) !== undefined;
}

export interface KeyMatching extends Matching<DeclaredKey, LiveKey> {
  /** Entries without a live key, before they are compared with all other live keys. */
  fresh: readonly DeclaredKey[];
}

/**
 * `perPlatform`: whether the project has a name for each platform; if not, all slots of a key have the same name.
 * `keepsName`: {@link keepsNameBy}.
 */
export function matchKeys(
  declared: readonly DeclaredKey[],
  live: readonly LiveKey[],
  perPlatform: boolean,
  keepsName: (live: LiveKey) => boolean = () => false,
): KeyMatching {
  const names = liveNames(live);
  const ids = claimsById(declared, live);
  const { byId } = ids;
  const refused = new Map(ids.refused);
  const { direct, contested } = claimsByName(declared, { byId, names, perPlatform, refused });
  resolveClaims(direct, refused);
  const { renames, leaving } = pendingRenames(declared, refused, {
    byId,
    direct,
    contested,
    formerlyLive: (key) => narrow(key, formerlyLive(key, names)),
    holders: (key, own) => holdersOf(key, own, names, perPlatform),
    keepsName,
    perPlatform,
  });
  refuseContested(contested, { renames, leaving, refused });
  const liveOf = (key: DeclaredKey) => {
    const own = renames.get(key) ?? byId.get(key);
    if (own) return own;
    const same = direct.get(key);
    return same && !leaving.has(same) ? same : undefined;
  };
  const fresh = declared.filter((key) => !refused.has(key) && !liveOf(key));
  refuseLookalikes(fresh, live, perPlatform, refused);
  const matches = declared
    .filter((key) => !refused.has(key))
    .map((key): Match<DeclaredKey, LiveKey> => {
      const one = liveOf(key);
      if (!one) return { declared: key };
      const keepsName = byId.has(key) && hasAnyName(one, distinctNames(key.values.key_name));
      if (!renames.has(key) || keepsName) return { declared: key, live: one };
      return { declared: key, live: one, renamedFrom: labelOf(one.key_name, one.platforms) };
    });
  const named = new Set(matches.map((match) => match.live));
  for (const key of refused.keys()) {
    for (const one of candidatesOf(key, names, perPlatform)) named.add(one);
    named.add(ids.named.get(key));
  }
  const unmanaged = live.filter((key) => !named.has(key));
  return {
    matches,
    refused: [...refused].map(([key, why]) => ({ declared: key, problem: why })),
    remarks: [...ids.remarks, ...keyRemarks({ matches, live, unmanaged, perPlatform })],
    unmanaged,
    fresh,
    namesakes: new Set(declared.flatMap((key) => namesakesOf(key, names))),
  };
}

/** Refuses new keys that the service would refuse, or whose name looks like the name of a live key. */
function refuseLookalikes(
  fresh: readonly DeclaredKey[],
  live: readonly LiveKey[],
  perPlatform: boolean,
  refused: Map<DeclaredKey, Problem>,
): void {
  if (fresh.length === 0) return;
  const names = new Map<string, DeclaredKey>();
  const looks = new Map(
    live.flatMap((key) => distinctNames(key.key_name).map((name) => [name.normalize("NFC"), key] as const)),
  );
  for (const key of fresh) {
    for (const name of distinctNames(key.values.key_name)) {
      const twin = looks.get(name.normalize("NFC"));
      if (twin && !Object.values(twin.key_name).includes(name)) {
        refused.set(
          key,
          nameProblem(
            "lookalike-key",
            key,
            `Live key ${twin.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`,
          ),
        );
      }
      const first = names.get(name);
      if (!perPlatform && first && key.values.filenames === undefined) {
        refused.set(
          key,
          nameProblem(
            "duplicate-key",
            key,
            `"${name}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`,
          ),
        );
      }
      names.set(name, key);
    }
  }
}
