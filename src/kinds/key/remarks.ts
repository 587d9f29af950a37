/** Warnings and notices from matching declared keys with live ones. They do not change the plan. */

import { nearest } from "../../model/nearest.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { PLATFORMS } from "../../wire/key.ts";
import { entryProblem } from "../entryProblem.ts";
import type { Match } from "../match.ts";
import type { LiveKey } from "./live.ts";
import { assignedSlots, distinctNames } from "./names.ts";
import { type DeclaredKey, keyTraits } from "./traits.ts";

/** If there are more notices about unused names than this, the others are counted. */
const MAX_UNUSED = 10;

interface Matched {
  matches: readonly Match<DeclaredKey, LiveKey>[];
  live: readonly LiveKey[];
  unmanaged: readonly LiveKey[];
  perPlatform: boolean;
}

export function keyRemarks({ matches, live, unmanaged, perPlatform }: Matched): Problem[] {
  const fresh = matches.flatMap((match) => (match.live ? [] : [match.declared]));
  return [
    ...unknownFormerNames(fresh, live, unmanaged),
    ...(perPlatform ? secondKeys(fresh, unmanaged) : []),
    ...(perPlatform ? atMost(MAX_UNUSED, matches.flatMap(unusedNames)) : []),
  ];
}

/** A project can have thousands of them, so only some are listed and the others are counted. */
function atMost(most: number, notices: readonly Problem[]): readonly Problem[] {
  const rest = notices.length - most;
  if (rest <= 0) return notices;
  const message = `${rest} more keys have names for platforms that they do not have.`;
  return [
    ...notices.slice(0, most),
    problem("unused-name", message, { severity: "notice", reach: "change" }),
  ];
}

function assignedNames({ key_name, platforms }: LiveKey): string[] {
  return [...new Set(Object.values(assignedSlots(key_name, platforms)))];
}

/** If no live key has the former name, a new key is created. Often the former name is misspelled. */
function unknownFormerNames(
  fresh: readonly DeclaredKey[],
  live: readonly LiveKey[],
  unmanaged: readonly LiveKey[],
): Problem[] {
  const renamed = fresh.filter(({ values }) => values.previously !== undefined);
  if (renamed.length === 0) return [];
  const names = new Set(live.flatMap(assignedNames));
  const free = [...new Set(unmanaged.flatMap(assignedNames))];
  return renamed.flatMap((entry) => {
    const { values } = entry;
    const former = values.previously ?? [];
    if (former.some((name) => names.has(name))) return [];
    const guess = former.flatMap((name) => nearest(name, free) ?? [])[0];
    const listed = former.map((name) => `"${name}"`).join(" or ");
    const hint = guess === undefined ? "" : ` Did you mean "${guess}"?`;
    const message = `No live key has the former name ${listed}, so this entry creates a new key.${hint}`;
    return [
      entryProblem(keyTraits, entry, "unknown-previously", message, {
        path: ["previously"],
        severity: "warning",
      }),
    ];
  });
}

/** For the service, two keys of one name on different platforms are different keys. */
function secondKeys(fresh: readonly DeclaredKey[], unmanaged: readonly LiveKey[]): Problem[] {
  const byName = new Map(unmanaged.flatMap((key) => assignedNames(key).map((name) => [name, key] as const)));
  return fresh.flatMap((entry) => {
    const { values, onCreate } = entry;
    if (values.new) return [];
    const platforms = values.platforms ?? onCreate.platforms;
    const name = distinctNames(values.key_name, platforms).find((one) => byName.has(one));
    const twin = name === undefined ? undefined : byName.get(name);
    if (!twin || !platforms) return [];
    const there = twin.platforms.filter((platform) => twin.key_name[platform] === name).join(", ");
    const message = `Live key ${twin.key_id} has the name "${name}" on ${there}, but this entry is on ${platforms.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${twin.key_id}. If this key is really new, set new: true.`;
    return [
      entryProblem(keyTraits, entry, "second-key", message, {
        path: [values.platforms ? "platforms" : "key_name"],
        severity: "warning",
      }),
    ];
  });
}

/** Names for platforms that the key is not assigned to. The service does not store them. */
function unusedNames({ declared, live }: Match<DeclaredKey, LiveKey>): Problem[] {
  const { values, onCreate } = declared;
  const { key_name: name } = values;
  const platforms = values.platforms ?? live?.platforms ?? onCreate.platforms ?? [];
  if (typeof name === "string" || platforms.length === 0) return [];
  const used = distinctNames(name, platforms);
  const unused = PLATFORMS.filter((platform) => {
    const own = name[platform];
    return own !== undefined && !platforms.includes(platform) && !used.includes(own);
  });
  const [first] = unused;
  if (!first || used.length === 0) return [];
  const listed = unused.map((platform) => `"${name[platform]}" (${platform})`).join(", ");
  const message = `The key is on ${platforms.join(", ")} only, so the name ${listed} is not used. Add the platform to platforms, or remove the name.`;
  return [
    entryProblem(keyTraits, declared, "unused-name", message, {
      path: ["key_name", first],
      severity: "notice",
    }),
  ];
}
