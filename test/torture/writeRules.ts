/** What must be true of every write, judged by the project before and after it. A broken rule is thrown. */
import { parse } from "yaml";
import type { Plan } from "../../src/model/plan.ts";
import { idInside } from "../sandboxFaults/hugeIds.ts";
import type { Observer, ProjectSnapshot, Shown, Write } from "./observer.ts";

export interface Declared {
  base: string;
  /** URL, branch and events of the declared webhooks, as {@link webhookName} writes them. */
  webhooks: ReadonlySet<string>;
}

type KeyState = ProjectSnapshot["keys"] extends ReadonlyMap<string, infer K> ? K : never;
type WebhookState = ProjectSnapshot["webhooks"] extends ReadonlyMap<string, infer W> ? W : never;

export function checkWrites(observer: Observer, plan: Plan, declared: Declared): void {
  const planned = new Set(
    plan.changes.flatMap((change) =>
      change.action === "create" ? [] : [`${change.kind} ${idInside(String(change.id))}`],
    ),
  );
  const removed = new Set(
    plan.changes.flatMap((change) =>
      change.action === "destroy" && change.kind === "key" ? [idInside(String(change.id))] : [],
    ),
  );
  const reshaped = new Set(
    plan.changes.flatMap((change) =>
      change.action === "update" && change.fields.some(({ field }) => field === "is_plural")
        ? [idInside(String(change.id))]
        : [],
    ),
  );
  for (const write of observer.writes) {
    for (const [id, before] of write.before.keys) {
      const after = write.after.keys.get(id);
      if (JSON.stringify(before) === JSON.stringify(after)) continue;
      if (!planned.has(`key ${id}`)) broken("a key without a change is changed", write, id);
      const archived = after?.is_archived === true && !before.is_archived;
      if (removed.has(id) && (!after || archived)) isUnedited("removed", write, id, write.editedAt);
      if (after && after.is_plural !== before.is_plural)
        isUnedited("converted", write, id, write.textsEditedAt);
      keepsTexts(write, id, before, after, declared.base, reshaped.has(id));
      keepsTags(write, id, before, after);
      keepsInBackup(write, id, before, removed.has(id) ? undefined : after);
    }
    for (const [id, before] of write.before.webhooks) {
      keepsWebhook(write, id, before, planned, declared);
    }
  }
}

/** A key that another person edited after the plan is not removed, and its texts are not converted. */
function isUnedited(
  how: "removed" | "converted",
  write: Write,
  id: string,
  editedAt: ReadonlyMap<string, number>,
): void {
  const [planned, reread] = [write.planned.get(id), write.reread.get(id)];
  const edited = editedAt.get(id) ?? 0;
  // Without its times in a response, an edit cannot be seen, and neither can an edit after the last reading.
  if (!planned?.timed || (reread && (!reread.timed || reread.at < edited))) return;
  if (edited > planned.at) broken(`a key that changed since the plan is ${how}`, write, id);
}

/** A text that differs from the planned one, or that was never read, is not overwritten. */
function keepsTexts(
  write: Write,
  id: string,
  before: KeyState,
  after: KeyState | undefined,
  base: string,
  isReshaped: boolean,
): void {
  if (!after) return;
  for (const row of before.translations) {
    const now = after.translations.find(({ language_iso }) => language_iso === row.language_iso);
    if (now?.translation === row.translation || isEmpty(row.translation)) continue;
    // The service converts a text to its new form, or drops it. In that case the backup has it.
    if (
      isReshaped &&
      (isEmpty(now?.translation ?? "") || shareWords(row.translation, now?.translation ?? ""))
    )
      continue;
    const of = `${id} ${row.language_iso}: ${row.translation} → ${now?.translation}`;
    const planned = write.planned.get(id)?.texts.get(row.language_iso);
    const reread = write.reread.get(id)?.texts.get(row.language_iso);
    // No client can see an edit after its last reading.
    if (reread !== undefined && reread !== row.translation) continue;
    if (row.language_iso !== base) broken("a text of a translator is overwritten", write, of);
    if (planned === undefined) broken("a text that was absent from the response is overwritten", write, of);
    if (planned !== row.translation) broken("a text that changed since the plan is overwritten", write, of);
  }
}

function keepsTags(write: Write, id: string, before: KeyState, after: KeyState | undefined): void {
  const isProtected = (tags: readonly string[] | undefined) => tags?.includes("protected") ?? false;
  const shown: Shown | undefined = write.reread.get(id);
  if (!isProtected(before.tags) || isProtected(write.planned.get(id)?.tags)) return;
  if (after && isProtected(after.tags)) return;
  if (shown && !isProtected(shown.tags)) return;
  broken("a protected tag that was set since the plan is removed", write, id);
}

/** What is removed or overwritten is in the backup before the write. `after` is undefined for a removed key. */
function keepsInBackup(write: Write, id: string, before: KeyState, after: KeyState | undefined): void {
  const kept = textsIn(write.backup);
  for (const row of before.translations) {
    const now = after?.translations.find(({ language_iso }) => language_iso === row.language_iso);
    const reread = write.reread.get(id)?.texts.get(row.language_iso);
    if (reread !== undefined && reread !== row.translation) continue;
    for (const [form, text] of formsOf(row.translation)) {
      if (text === "" || kept.has(text) || (now && formsOf(now.translation).get(form) === text)) continue;
      broken("a text is lost without a backup", write, `${id} ${row.language_iso}: ${text}`);
    }
  }
}

function keepsWebhook(
  write: Write,
  id: string,
  before: WebhookState,
  planned: ReadonlySet<string>,
  declared: Declared,
): void {
  const after = write.after.webhooks.get(id);
  if (after && after.secret !== before.secret) broken("the secret of a webhook is changed", write, id);
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (after && !planned.has(`webhook ${id}`)) broken("a webhook without a change is changed", write, id);
  if (after) return;
  const twins = [...write.after.webhooks.values()].filter((one) => webhookName(one) === webhookName(before));
  if (declared.webhooks.has(webhookName(before)) && twins.length === 0) {
    broken("a declared webhook is removed", write, before.url);
  }
  if (twins.length === 0 && !planned.has(`webhook ${id}`)) {
    broken("a webhook without a change is removed", write, before.url);
  }
}

export function webhookName({
  url,
  branch,
  events,
}: Pick<WebhookState, "url" | "branch" | "events">): string {
  return JSON.stringify([url, branch, [...events].sort()]);
}

function shareWords(a: string, b: string): boolean {
  const words = new Set(formsOf(a).values());
  return [...formsOf(b).values()].some((text) => text !== "" && words.has(text));
}

function isEmpty(stored: string): boolean {
  return [...formsOf(stored).values()].every((text) => text === "");
}

export function formsOf(stored: string): ReadonlyMap<string, string> {
  try {
    const forms: unknown = JSON.parse(stored);
    if (typeof forms === "object" && forms !== null && !Array.isArray(forms)) {
      return new Map(Object.entries(forms).map(([form, text]) => [form, String(text)]));
    }
  } catch {
    // It is a plain text.
  }
  return new Map([["", stored]]);
}

/** Every string in the backup. */
function textsIn(backup: string): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === "string") found.add(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(look);
  };
  // The header contains what the run wrote, which is not a backup of what it lost.
  const { keys, webhooks } = parse(backup) ?? {};
  look([keys, webhooks]);
  return found;
}

function broken(promise: string, { operation }: Write, about: string): never {
  throw new Error(`${promise} by ${operation}: ${about}`);
}
