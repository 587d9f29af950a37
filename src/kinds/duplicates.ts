/** What only shows when all manifests of a project lie side by side: things declared twice, and renames in a circle. */

import { canonical } from "../model/json.ts";
import { type Place, placeAt } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { withPlainHost } from "../model/variables.ts";
import { PLATFORMS } from "../wire/key.ts";
import type { DeclaredKey } from "./key/kind.ts";
import { assignedSlots, distinctNames, type Slots } from "./key/names.ts";
import type { DeclaredWebhook } from "./webhook/kind.ts";

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
    const same = webhook_id ?? canonical([withPlainHost(url), branch, [...events].sort()]);
    const first = seen.get(same);
    seen.set(same, first ?? webhook);
    if (!first) return [];
    const thing =
      webhook_id === undefined
        ? `Webhook ${withPlainHost(url)} with the same events`
        : `webhook_id ${webhook_id}`;
    return [
      twice("duplicate-webhook", thing, webhook, first, webhook_id === undefined ? "url" : "webhook_id"),
    ];
  });
}

/** A key that was formerly what another now is, and the other way round: no order of renames can do that. */
export function renameCycles(keys: readonly DeclaredKey[]): Problem[] {
  const byName = new Map<string, DeclaredKey>();
  for (const key of keys) for (const name of distinctNames(key.values.key_name)) byName.set(name, key);
  const formers = (key: DeclaredKey) =>
    (key.values.previously ?? []).flatMap((name) => byName.get(name) ?? []);
  return circles(keys, formers).map((path) => {
    const [first] = path;
    const [name = ""] = first ? distinctNames(first.values.key_name) : [];
    const itself = `previously names the key itself, "${name}". Remove it: previously is for a name that the key had before.`;
    const names = [...path, first]
      .map((key) => `"${key ? distinctNames(key.values.key_name)[0] : ""}"`)
      .join(" ← ");
    const cycle = `These renames form a cycle: ${names}. Rename one of the keys to a third name first, in two steps.`;
    return problem(
      "rename-cycle",
      path.length === 1 ? itself : cycle,
      first ? { place: placeAt(first.file, first.spot, ["previously"]) } : {},
    );
  });
}

/** Circles along `next`, each key in one of them at most: one walk in depth, which enters no key twice. */
function circles<Key>(keys: readonly Key[], next: (key: Key) => readonly Key[]): Key[][] {
  const done = new Set<Key>();
  const found: Key[][] = [];
  for (const start of keys) {
    const path: Key[] = [];
    const onPath = new Set<Key>();
    const open: { key: Key; rest: Key[] }[] = [];
    const enter = (key: Key) => {
      path.push(key);
      onPath.add(key);
      open.push({ key, rest: [...next(key)] });
    };
    if (!done.has(start)) enter(start);
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const key = top.rest.shift();
      if (key === undefined) {
        done.add(top.key);
        onPath.delete(top.key);
        path.pop();
        open.pop();
      } else if (onPath.has(key)) found.push(path.slice(path.indexOf(key)));
      else if (!done.has(key)) enter(key);
    }
  }
  return found;
}

function slotsOf({ values }: DeclaredKey): Slots {
  return assignedSlots(values.key_name, values.platforms ?? PLATFORMS);
}

/** Two keys of one name are told apart only by filenames that both mention. */
function toldApart(a: DeclaredKey, b: DeclaredKey): boolean {
  const [one, other] = [a.values.filenames, b.values.filenames];
  return one !== undefined && other !== undefined && canonical(filled(one)) !== canonical(filled(other));
}

function filled(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, name]) => name !== ""));
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
    code === "duplicate-key" ? " If they are keys of different platforms, set platforms on both." : "";
  const message = `${thing} is declared twice: here and at ${at(placeAt(first.file, first.spot, [field]))}. Keep one of them.${hint}`;
  return problem(code, message, { place });
}

function at({ file, line }: Place): string {
  return `${file}:${line}`;
}
