/** Matches declared webhooks with live ones: by webhook_id; by URL, branch and most common events; by the former URL. If unsure, they are refused. */
import type { BackupEntry } from "../kinds/backup.ts";
import { declaredTwice } from "../kinds/declaration.ts";
import type { ProjectContext } from "../kinds/declaredEntry.ts";
import type { Match, Matching, RestoreMatch } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { canonical } from "../model/json.ts";
import { type Problem, type ProblemCode, ProblemList, type Severity } from "../model/problem.ts";
import { isSameUrl, looksLike, normalUrl, resolve, shortened, type Variables } from "../model/variables.ts";
import {
  type DeclaredWebhook,
  type LiveWebhook,
  oneSpelling,
  type WebhookValues,
  webhookTraits,
} from "./fieldTable.ts";
import { maskedUrl } from "./url.ts";

export function matchWebhooks(
  declared: readonly DeclaredWebhook[],
  live: readonly LiveWebhook[],
  variables: Variables,
): Matching<DeclaredWebhook, LiveWebhook> {
  return new WebhookMatching(declared, live, variables).result();
}

/** Each pass is about the entries that no earlier pass matched or refused. */
class WebhookMatching {
  readonly #declared: readonly DeclaredWebhook[];
  readonly #live: readonly LiveWebhook[];
  readonly #variables: Variables;
  readonly #pairs = new Map<DeclaredWebhook, Match<DeclaredWebhook, LiveWebhook>>();
  readonly #refused = new Map<DeclaredWebhook, Problem>();
  readonly #remarks: Problem[] = [];
  /** Live webhooks that no entry has. */
  readonly #free: Set<LiveWebhook>;

  constructor(declared: readonly DeclaredWebhook[], live: readonly LiveWebhook[], variables: Variables) {
    this.#declared = declared;
    this.#live = live;
    this.#variables = variables;
    this.#free = new Set(live);
  }

  /** The passes in order of policy. */
  result(): Matching<DeclaredWebhook, LiveWebhook> {
    this.#pass((webhook) => this.#matchById(webhook));
    this.#matchByEvents();
    this.#pass((webhook) => this.#matchByUrl(webhook));
    this.#pass((webhook) => this.#matchByFormerUrl(webhook));
    this.#pass((webhook) => this.#ambiguity(webhook));
    this.#pass((webhook) => this.#otherVariable(webhook));
    return {
      matches: this.#declared
        .filter((webhook) => !this.#refused.has(webhook))
        .map((webhook) => this.#pairs.get(webhook) ?? { declared: webhook }),
      refused: [...this.#refused].map(([webhook, problem]) => ({ declared: webhook, problem })),
      remarks: this.#remarks,
      unmanaged: [...this.#free],
      // They may be the declared one instead of the one that an entry uses: the service does not say a branch of theirs.
      namesakes: new Set(
        this.#declared.flatMap((webhook) => {
          const hits = this.#at(webhook, this.#live);
          return hits.some(({ branch }) => branch === undefined)
            ? hits.filter((hit) => this.#free.has(hit))
            : [];
        }),
      ),
    };
  }

  #pass(match: (webhook: DeclaredWebhook) => Problem | undefined): void {
    for (const webhook of this.#open()) {
      const problem = match(webhook);
      if (problem?.severity === "error") this.#refused.set(webhook, problem);
      else if (problem) this.#remarks.push(problem);
    }
  }

  #open(): DeclaredWebhook[] {
    return this.#declared.filter((webhook) => !this.#pairs.has(webhook) && !this.#refused.has(webhook));
  }

  #at(webhook: DeclaredWebhook, candidates: Iterable<LiveWebhook>): LiveWebhook[] {
    return [...candidates].filter((candidate) => isAt(webhook, candidate, this.#variables));
  }

  #take(declared: DeclaredWebhook, live: LiveWebhook, renamedFrom?: string): undefined {
    this.#pairs.set(declared, { declared, live, ...(renamedFrom !== undefined && { renamedFrom }) });
    this.#free.delete(live);
  }

  #matchById(webhook: DeclaredWebhook): Problem | undefined {
    const { webhook_id } = webhook.values;
    if (webhook_id === undefined) return undefined;
    const liveWebhook = [...this.#free].find((candidate) => candidate.webhook_id === webhook_id);
    if (liveWebhook) return this.#take(webhook, liveWebhook);
    const message = `The project has no webhook ${webhook_id}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`;
    return problemAt("stale-id", webhook, "webhook_id", message, "warning");
  }

  #matchByEvents(): void {
    for (const { webhook, candidate } of pairsByEvents(this.#open(), [...this.#free], this.#variables))
      if (!this.#pairs.has(webhook) && this.#free.has(candidate)) this.#take(webhook, candidate);
  }

  /** An entry without events has all of them in common with any webhook of its URL. */
  #matchByUrl(webhook: DeclaredWebhook): undefined {
    if (webhook.values.events !== undefined) return;
    const [only, ...otherWebhooks] = this.#at(webhook, this.#free);
    if (only && otherWebhooks.length === 0) this.#take(webhook, only);
  }

  #matchByFormerUrl(webhook: DeclaredWebhook): Problem | undefined {
    const { previously } = webhook.values;
    if (previously === undefined) return undefined;
    const formerUrl = resolve(previously, this.#variables);
    const moved = [...this.#free].filter((candidate) => isSameUrl(candidate.url, formerUrl));
    const [liveWebhook] = moved;
    if (!liveWebhook) return undefined;
    if (moved.length === 1) return this.#take(webhook, liveWebhook, maskedUrl(previously));
    const message = `${moved.length} live webhooks have this former URL (ids ${idsOf(moved)}). Add webhook_id with the id of the one that is meant.`;
    return problemAt("ambiguous-webhook", webhook, "previously", message);
  }

  /** A live webhook with this URL may be the declared one, unless an entry of this URL certainly has it. */
  #ambiguity(webhook: DeclaredWebhook): Problem | undefined {
    const candidates = this.#at(webhook, this.#live).filter((hit) => {
      const owner = [...this.#pairs.values()].find(({ live }) => live === hit)?.declared;
      const isOwnerById = owner?.values.webhook_id === hit.webhook_id;
      if (owner && hit.branch === undefined && !isOwnerById) return true;
      if (webhook.values.new) return false;
      return !owner || hit.branch === undefined || (isOwnerById && !isAt(owner, hit, this.#variables));
    });
    if (candidates.length === 0) return undefined;
    const ids = `${candidates.length === 1 ? "id" : "ids"} ${idsOf(candidates)}`;
    const message = `This entry may be a live webhook with this URL (${ids}), or a new one. To use a live one, set webhook_id in the entry that it belongs to: apply then changes it. To create another webhook, set new: true.`;
    return problemAt("ambiguous-webhook", webhook, "url", message);
  }

  /** The URLs differ only in the value of `${NAME}`. The message shows neither value. */
  #otherVariable(webhook: DeclaredWebhook): Problem | undefined {
    if (webhook.values.new) return undefined;
    const duplicate = sorted([...this.#free]).find(
      (copy) => isOnBranch(webhook, copy) && looksLike(normalUrl(webhook.values.url), normalUrl(copy.url)),
    );
    if (!duplicate) return undefined;
    this.#free.delete(duplicate);
    const id = duplicate.webhook_id;
    const message = `Live webhook ${id} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${id}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`;
    return problemAt("lookalike-webhook", webhook, "url", message);
  }
}

function isAt(webhook: DeclaredWebhook, candidate: LiveWebhook, variables: Variables): boolean {
  return isSameUrl(candidate.url, resolve(webhook.values.url, variables)) && isOnBranch(webhook, candidate);
}

/** A live webhook without a branch in the response may be on any branch. */
function isOnBranch({ values }: DeclaredWebhook, { branch }: LiveWebhook): boolean {
  return branch === undefined || branch === values.branch;
}

/** The pairs with a common event, first those that change least: most common events, fewest others, a branch in the response, then order. */
function pairsByEvents(
  declared: readonly DeclaredWebhook[],
  live: readonly LiveWebhook[],
  variables: Variables,
) {
  const byId = sorted(live);
  const pairs = declared.flatMap((webhook) =>
    byId
      .filter((candidate) => isAt(webhook, candidate, variables))
      .map((candidate) => ({ webhook, candidate, ...commonEvents(webhook, candidate) }))
      .filter(({ common }) => common > 0),
  );
  const unclear = ({ candidate }: { candidate: LiveWebhook }) => Number(candidate.branch === undefined);
  return pairs.sort((a, b) => b.common - a.common || a.either - b.either || unclear(a) - unclear(b));
}

/** The number of events that both have, and of events that at least one has. */
function commonEvents({ values }: DeclaredWebhook, { events: live }: LiveWebhook) {
  const [ours, theirs] = [new Set((values.events ?? []).map(oneSpelling)), new Set(live.map(oneSpelling))];
  return {
    common: [...theirs].filter((event) => ours.has(event)).length,
    either: new Set([...ours, ...theirs]).size,
  };
}

function sorted(webhooks: readonly LiveWebhook[]): LiveWebhook[] {
  return webhooks.toSorted((a, b) => (a.webhook_id < b.webhook_id ? -1 : 1));
}

function idsOf(webhooks: readonly LiveWebhook[]): string {
  return sorted(webhooks)
    .map(({ webhook_id }) => webhook_id)
    .join(", ");
}

function problemAt(
  code: ProblemCode,
  webhook: DeclaredWebhook,
  field: string,
  message: string,
  severity: Severity = "error",
): Problem {
  return entryProblem(webhookTraits, webhook, code, message, { path: [field], severity });
}

/** Webhooks may share a URL, but with the same events the service would call that URL twice for each event. */
export function duplicateWebhooks(webhooks: readonly DeclaredWebhook[]): Problem[] {
  const seen = new Map<string, DeclaredWebhook>();
  const problems = new ProblemList();
  for (const webhook of webhooks) {
    const { url, branch, events = [], webhook_id } = webhook.values;
    const identity = webhook_id ?? canonical([normalUrl(url), branch, [...events].sort()]);
    const firstWebhook = seen.get(identity);
    seen.set(identity, firstWebhook ?? webhook);
    if (!firstWebhook || problems.countMore(webhook.file.path)) continue;
    const thing =
      webhook_id === undefined
        ? `Webhook ${maskedUrl(url)} with the same events`
        : `webhook_id ${webhook_id}`;
    const field = webhook_id === undefined ? "url" : "webhook_id";
    problems.add(declaredTwice("duplicate-webhook", thing, { second: webhook, first: firstWebhook, field }));
  }
  return problems.problems;
}

export function findRestoredWebhook(
  { declared }: BackupEntry<WebhookValues>,
  live: LiveWebhook | undefined,
  otherWebhooks: readonly LiveWebhook[],
  context: ProjectContext,
): RestoreMatch<WebhookValues, LiveWebhook> {
  const { url: template, webhook_id, branch: ofEntry } = declared.values;
  const url = resolve(template, context.variables);
  const match = { declared, context, gone: "webhook-gone" } as const;
  if (url === "") {
    const message = `The URL of webhook ${webhook_id} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
    return { ...match, label: `(${webhook_id})`, refusal: { code: "no-url", message } };
  }
  const label = template.startsWith("${") ? `${shortened(url)} (${webhook_id})` : maskedUrl(template);
  const sameBranch = live ? [] : otherWebhooks.filter(({ branch }) => branch === ofEntry);
  const namesake = pairsByEvents([declared], sameBranch, context.variables)[0]?.candidate;
  return { ...match, label, ...(namesake && { namesake }) };
}
