/** What only shows when all manifests of a project lie side by side: things declared twice, and renames in a circle. */

import { canonical } from "../model/json.ts";
import type { DeclaredKey } from "../model/key/kind.ts";
import { assignedSlots, distinctNames, type Slots } from "../model/key/names.ts";
import { type Place, placeAt } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { DeclaredWebhook } from "../model/webhook/kind.ts";
import { PLATFORMS } from "../wire/key.ts";

/** Keys are unique over name and filenames; only names of declared platforms count. */
export function duplicateKeys(keys: readonly DeclaredKey[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, DeclaredKey[]>();
  for (const key of keys) {
    const slots = Object.entries(slotsOf(key));
    const rivals = slots.flatMap(([platform, name]) => seen.get(`${platform} ${name}`) ?? []);
    const first = rivals.find((rival) => !toldApart(rival, key));
    if (first)
      problems.push(
        twice(
          "duplicate-key",
          `Key "${distinctNames(key.values.key_name).join(" / ")}"`,
          key,
          first,
          "key_name",
        ),
      );
    for (const [platform, name] of slots) {
      const slot = `${platform} ${name}`;
      seen.set(slot, [...(seen.get(slot) ?? []), key]);
    }
  }
  return problems;
}

/** Webhooks may share a URL, but two that are alike in every way would be told everything twice. */
export function duplicateWebhooks(webhooks: readonly DeclaredWebhook[]): Problem[] {
  const seen = new Map<string, DeclaredWebhook>();
  return webhooks.flatMap((webhook) => {
    const { url, branch, events = [], webhook_id } = webhook.values;
    if (webhook_id !== undefined) return [];
    const same = canonical([url, branch, [...events].sort()]);
    const first = seen.get(same);
    if (first)
      return [twice("duplicate-webhook", `Webhook ${url} with the same events`, webhook, first, "url")];
    seen.set(same, webhook);
    return [];
  });
}

/** A key that was formerly what another now is, and the other way round: no order of renames can do that. */
export function renameCycles(keys: readonly DeclaredKey[]): Problem[] {
  const byName = new Map<string, DeclaredKey>();
  for (const key of keys) for (const name of distinctNames(key.values.key_name)) byName.set(name, key);
  const told = new Set<DeclaredKey>();
  return keys.flatMap((key) => {
    const path = told.has(key) ? undefined : circle(key, byName);
    if (!path) return [];
    for (const member of path) told.add(member);
    const names = [...path, key].map(({ values }) => `"${distinctNames(values.key_name)[0]}"`).join(" ← ");
    const message = `These renames go in a circle: ${names}. Rename over a third name in two steps, or say which key is which with key_id.`;
    return [problem("rename-cycle", message, { place: placeAt(key.file, key.spot, ["previously"]) })];
  });
}

/** The keys through which a key's former names lead back to itself. */
function circle(start: DeclaredKey, byName: ReadonlyMap<string, DeclaredKey>): DeclaredKey[] | undefined {
  const walk = (key: DeclaredKey, path: readonly DeclaredKey[]): DeclaredKey[] | undefined => {
    for (const name of key.values.key_id === undefined ? (key.values.previously ?? []) : []) {
      const former = byName.get(name);
      if (former === start && former !== undefined) return [...path, key];
      if (!former || former === key || path.includes(former)) continue;
      const found = walk(former, [...path, key]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, []);
}

function slotsOf({ values }: DeclaredKey): Slots {
  return assignedSlots(values.key_name, values.platforms ?? PLATFORMS);
}

/** Two keys of one name are told apart only by filenames that both mention. */
function toldApart(a: DeclaredKey, b: DeclaredKey): boolean {
  const [one, other] = [a.values.filenames, b.values.filenames];
  return one !== undefined && other !== undefined && canonical(one) !== canonical(other);
}

function twice(
  code: "duplicate-key" | "duplicate-webhook",
  thing: string,
  second: DeclaredKey | DeclaredWebhook,
  first: DeclaredKey | DeclaredWebhook,
  field: string,
): Problem {
  const place = placeAt(second.file, second.spot, [field]);
  const hint =
    code === "duplicate-key" ? " If they are keys of different platforms, say platforms at both." : "";
  const message = `${thing} is declared twice: here and at ${at(placeAt(first.file, first.spot, [field]))}. Keep one of them.${hint}`;
  return problem(code, message, { place });
}

function at({ file, line }: Place): string {
  return `${file}:${line}`;
}
