import * as z from "zod";
import { isJsonObject } from "../wire/json.ts";
import {
  KNOWN_EVENTS,
  MAPPABLE_EVENTS,
  type WireEventLanguages,
  type WireProject,
  type WireWebhook,
  type WireWebhookUpdate,
} from "../wire/key.ts";
import type { Assumptions } from "./assumptions.ts";
import { stamped, stampOf } from "./ids.ts";
import type { SandboxProject } from "./project.ts";
import type { SandboxRequest } from "./request.ts";
import { invalid, notFound, ok, otherPage, Refusal, type SandboxResponse } from "./response.ts";
import { WEBHOOK } from "./stateSchema.ts";

/** GET /projects/{p}: the fields are at the top level, without an envelope [service.md §4]. */
export function getProject({ project }: SandboxRequest): SandboxResponse {
  return ok({ ...project.record, statistics: statisticsOf(project) });
}

/** GET /projects/{p}/languages: sorted by name, with offset paging [service.md §4]. */
export function listLanguages({ project, query, assumptions, envelope }: SandboxRequest): SandboxResponse {
  const { rows, headers } = otherPage(project.languages, query, assumptions);
  return ok({ ...envelope, languages: rows }, headers);
}

function statisticsOf({ keys, rowLanguages }: SandboxProject): WireProject["statistics"] {
  return {
    progress_total: 0,
    keys_total: keys.size,
    team: 1,
    base_words: 0,
    qa_issues_total: 0,
    qa_issues: NO_ISSUES,
    languages: rowLanguages.map(({ lang_id, lang_iso }) => ({
      language_id: lang_id,
      language_iso: lang_iso,
      progress: 0,
      words_to_do: 0,
    })),
  };
}

const NO_ISSUES = Object.fromEntries(
  "not_reviewed unverified spelling_grammar inconsistent_placeholders inconsistent_html different_number_of_urls different_urls leading_whitespace trailing_whitespace different_number_of_email_address different_email_address different_brackets different_numbers double_space special_placeholder unbalanced_brackets"
    .split(" ")
    .map((name) => [name, 0]),
);

const ADMIN_RIGHTS =
  "upload download tasks contributors screenshots keys languages settings activity statistics";

/** GET /projects/{p}/contributors/me: the token's own user [service.md §4]. The sandbox has no other contributors. */
export function getContributor({ id, access, mainProject, envelope }: SandboxRequest): SandboxResponse {
  if (id !== "me") throw notFound();
  return ok({
    project_id: envelope.project_id,
    contributor: {
      ...access.user,
      ...stamped("created_at", stampOf(1_500_000_000)),
      is_admin: true,
      is_reviewer: true,
      languages: mainProject.languages.map(({ lang_id, lang_iso, lang_name }) => ({
        lang_id,
        lang_iso,
        lang_name,
        is_writable: true,
      })),
      admin_rights: ADMIN_RIGHTS.split(" "),
      role_id: 1,
    },
  });
}

/** POST /projects/{p}/snapshots [service.md §4]. No copy of the project is kept. */
export function createSnapshot(request: SandboxRequest): SandboxResponse {
  const { project, mainProject, body, access, now, assumptions, envelope } = request;
  const isRefused = project !== mainProject && assumptions.branchSnapshot === "refuse";
  if (isRefused || !isJsonObject(body) || typeof body.title !== "string") throw invalid("title");
  const { snapshots } = assumptions.branchSnapshot === "project" ? mainProject : project;
  const { user_id: created_by, email: created_by_email } = access.user;
  const created = { created_by, created_by_email, ...stamped("created_at", now) };
  const snapshot = { snapshot_id: snapshots.length + 1, title: body.title, ...created };
  snapshots.push(snapshot);
  return ok({ ...envelope, snapshot });
}

// Webhooks belong to the project and not to a branch, so no response names a branch.

/** Lists include the secrets [service.md §3]. */
export function listWebhooks({ mainProject, query, assumptions }: SandboxRequest): SandboxResponse {
  const { rows, headers } = otherPage([...mainProject.webhooks.values()], query, assumptions);
  return ok({ project_id: mainProject.id, webhooks: rows }, headers);
}

export function getWebhook(request: SandboxRequest): SandboxResponse {
  return one(request, webhookOf(request));
}

export function createWebhook(request: SandboxRequest): SandboxResponse {
  const { store, mainProject } = request;
  const { url, events, ...input } = webhookInput(request);
  if (url === undefined) throw new Refusal(400, "Webhook has no `url` parameter");
  if (events === undefined) throw new Refusal(400, "Webhook has no `events` parameter");
  return one(request, store.addWebhook({ ...input, url, events }, mainProject));
}

/** `events` replaces the list. Omitted members keep their values, and the secret never changes [service.md §3]. */
export function updateWebhook(request: SandboxRequest): SandboxResponse {
  const webhook = webhookOf(request);
  const updated = { ...webhook, ...webhookInput(request, webhook.events) };
  return one(request, request.store.addWebhook(updated, request.mainProject));
}

export function removeWebhook(request: SandboxRequest): SandboxResponse {
  request.mainProject.webhooks.delete(webhookOf(request).webhook_id);
  return ok({ project_id: request.mainProject.id, webhook_deleted: true });
}

export function regenerateSecret(request: SandboxRequest): SandboxResponse {
  const webhook = webhookOf(request);
  webhook.secret = request.store.newDigest("secret");
  return ok({ project_id: request.mainProject.id, secret: webhook.secret });
}

function webhookOf({ mainProject, id }: SandboxRequest): WireWebhook {
  const webhook = mainProject.webhooks.get(id);
  if (!webhook) throw notFound();
  return webhook;
}

function one({ mainProject }: SandboxRequest, webhook: WireWebhook): SandboxResponse {
  return ok({ project_id: mainProject.id, webhook });
}

const INPUT = z.object({
  url: z
    .string()
    .refine((url) => /^https?:/i.test(url) && URL.canParse(url))
    .exactOptional(),
  events: z.array(z.string()).min(1).exactOptional(),
  branch: WEBHOOK.shape.branch,
  event_lang_map: WEBHOOK.shape.event_lang_map,
});

/** A malformed webhook is refused with 400; the messages are guesses [service.md §3]. `events`: of an update without any. */
function webhookInput(request: SandboxRequest, events: readonly string[] = []): WireWebhookUpdate {
  const { body, mainProject, store } = request;
  if (!isJsonObject(body)) throw new Refusal(400, "Bad Request");
  const { success, data, error } = INPUT.safeParse(body);
  if (!success) throw invalid(String(error.issues[0]?.path[0]));
  if (data.events?.some((event) => !KNOWN_EVENTS.includes(event))) throw invalid("events");
  const isos = mainProject.languages.map((language) => language.lang_iso);
  const isUsable = ({ event, lang_iso_codes }: WireEventLanguages) =>
    (data.events ?? events).includes(event) &&
    MAPPABLE_EVENTS.includes(event) &&
    lang_iso_codes.every((iso) => isos.includes(iso));
  if (data.event_lang_map && !data.event_lang_map.every(isUsable)) throw invalid("event_lang_map");
  // Both null and an empty text mean all branches.
  const url = data.url && storedUrl(data.url, store.assumptions);
  return { ...data, ...(url && { url }), ...(data.branch === "" && { branch: null }) };
}

function storedUrl(url: string, { storedUrl: form }: Assumptions): string {
  if (form === "asSent") return url;
  const normal = new URL(url);
  if (form === "slash") normal.pathname = normal.pathname.replace(/\/?$/, "/");
  return normal.href;
}
