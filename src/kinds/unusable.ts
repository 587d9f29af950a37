/** Live objects that the service's answers do not hold whole: nothing is written for them, and nothing is removed. */

import { type Problem, problem } from "../model/problem.ts";
import type { Rules } from "../model/rules.ts";
import { resolve, shortened, type Variables, withPlainHost } from "../model/variables.ts";
import { entryProblem } from "./entryProblem.ts";
import { type DeclaredKey, keyKind } from "./key/kind.ts";
import type { UnusableKey } from "./key/live.ts";
import { distinctNames } from "./key/names.ts";
import type { Declared, Kind } from "./kind.ts";
import type { Match, Matching } from "./match.ts";
import { type DeclaredWebhook, webhookKind } from "./webhook/kind.ts";
import type { LiveWebhook, UnusableWebhook } from "./webhook/live.ts";

/** The entries that can be planned for, and what is said of the others. */
export interface Sorted<Entry> {
  usable: readonly Entry[];
  refused: Matching<Entry, never>["refused"];
  /** About live objects that no entry names. */
  remarks: readonly Problem[];
}

const AGAIN = "Run again; if it stays so, the service has changed or has a fault.";
/** More ids than this are counted, not listed. */
const LISTED = 5;

/** An entry is refused if it names an unusable live key: by id, by name or by a former name. */
export function sortKeys(
  declared: readonly DeclaredKey[],
  unusable: readonly UnusableKey[],
  { prune }: Pick<Rules, "prune">,
): Sorted<DeclaredKey> {
  const names = indexed(unusable, (key) => key.names);
  const ids = indexed(unusable, ({ key_id }) => (key_id === undefined ? [] : [key_id]));
  const namedBy = ({ values }: DeclaredKey) =>
    ids.get(String(values.key_id)) ??
    [...distinctNames(values.key_name), ...(values.previously ?? [])]
      .flatMap((name) => names.get(name) ?? [])
      .at(0);
  return sorted(declared, unusable, {
    kind: keyKind,
    namedBy,
    field: "key_name",
    what: ({ key_id }) => `Live key ${key_id ?? "without a usable id"}`,
    removes: prune !== "off",
    plural: "live keys that no manifest declares",
  });
}

/** An entry is refused if it names an unusable live webhook: by id, by URL or by a former URL. */
export function sortWebhooks(
  declared: readonly DeclaredWebhook[],
  unusable: readonly UnusableWebhook[],
  variables: Variables,
  { pruneWebhooks }: Pick<Rules, "pruneWebhooks">,
): Sorted<DeclaredWebhook> {
  const urls = indexed(unusable, ({ url }) => (url === undefined ? [] : [withPlainHost(url)]));
  const ids = indexed(unusable, ({ webhook_id }) => (webhook_id === undefined ? [] : [webhook_id]));
  const namedBy = ({ values: { webhook_id = "", url, previously } }: DeclaredWebhook) =>
    ids.get(webhook_id) ??
    [url, ...(typeof previously === "string" ? [previously] : [])]
      .flatMap((one) => urls.get(withPlainHost(resolve(one, variables))) ?? [])
      .at(0);
  return sorted(declared, unusable, {
    kind: webhookKind,
    namedBy,
    field: "url",
    what: ({ webhook_id, url }) =>
      `Live webhook ${webhook_id ?? (url === undefined ? "without a usable id" : shortened(url))}`,
    removes: pruneWebhooks !== "off",
    plural: "live webhooks that no manifest declares",
  });
}

/**
 * An entry that would be created, although a live webhook whose URL cannot be read may be it. The service would make a
 * second subscription.
 */
export function mayBeLive(
  { declared, live }: Match<DeclaredWebhook, LiveWebhook>,
  unusable: readonly UnusableWebhook[],
): Problem | undefined {
  const hidden = live === undefined ? unusable.find(({ url }) => url === undefined) : undefined;
  if (!hidden) return undefined;
  const message = `It is not created: the URL of live webhook ${hidden.webhook_id ?? "without a usable id"} cannot be read, so it may be this one. ${AGAIN}`;
  return entryProblem(webhookKind, declared, "unusable-answer", message, { path: ["url"] });
}

interface Words<Values, Unusable> {
  kind: Pick<Kind<Values, never, never, never>, "label">;
  namedBy(entry: Declared<Values>): Unusable | undefined;
  field: string;
  what(one: Unusable): string;
  /** Whether undeclared objects may be removed in this run. */
  removes: boolean;
  plural: string;
}

function sorted<Values, Unusable extends UnusableKey | UnusableWebhook>(
  declared: readonly Declared<Values>[],
  unusable: readonly Unusable[],
  words: Words<Values, Unusable>,
): Sorted<Declared<Values>> {
  if (unusable.length === 0) return { usable: declared, refused: [], remarks: [] };
  const named = new Set<Unusable>();
  const refused = declared.flatMap((entry) => {
    const one = words.namedBy(entry);
    if (!one) return [];
    named.add(one);
    const message = `${words.what(one)} cannot be used: the service's answer has no usable ${one.lacks.join(", ")}. Nothing is written for it. ${AGAIN}`;
    const why = entryProblem(words.kind, entry, "unusable-answer", message, { path: [words.field] });
    return [{ declared: entry, problem: why }];
  });
  const gone = new Set(refused.map((one) => one.declared));
  return {
    usable: declared.filter((entry) => !gone.has(entry)),
    refused,
    remarks: remarkOn(
      unusable.filter((one) => !named.has(one)),
      words,
    ),
  };
}

/** Of no consequence where nothing is removed; else nothing is, for it may be what is declared. */
function remarkOn<Values, Unusable extends UnusableKey | UnusableWebhook>(
  others: readonly Unusable[],
  { what, removes, plural }: Words<Values, Unusable>,
): Problem[] {
  if (others.length === 0) return [];
  const listed = others.slice(0, LISTED).map((one) => `${what(one)} (no usable ${one.lacks.join(", ")})`);
  const more = others.length > LISTED ? `; and ${others.length - LISTED} more` : "";
  const held = removes ? " Nothing is removed in this run." : "";
  const message = `The service's answer does not hold all of ${plural}: ${listed.join("; ")}${more}.${held} ${AGAIN}`;
  return [problem("unusable-answer", message, { reach: "change", severity: removes ? "error" : "warning" })];
}

function indexed<One>(list: readonly One[], namesOf: (one: One) => readonly string[]): Map<string, One> {
  return new Map(list.flatMap((one) => namesOf(one).map((name) => [name, one] as const)));
}
