import type { WireKey, WireTranslation } from "../../wire/key.ts";
import { type Answer, invalid, ok } from "../answer.ts";
import { offsetPage } from "../paging.ts";
import type { SandboxRequest } from "../request.ts";
import { cursorPage } from "./cursor.ts";
import { candidates, filterOf, listed } from "./filters.ts";
import { keyOf } from "./find.ts";
import { resolvedRow } from "./references.ts";
import type { FullKey } from "./table.ts";

/** The maximum `limit` [service.md §2.1]. */
const MAX_PAGE = 500;

/** GET /keys: by ascending id, with archived keys [service.md §2.1]. */
export function listKeys({ project, store, query, envelope, faults }: SandboxRequest): Answer {
  const { assumptions } = store;
  const wanted = filterOf(query, assumptions);
  const paging = query.get("pagination") || "offset";
  if (paging !== "offset" && paging !== "cursor") throw invalid("pagination");
  const found = wanted ? candidates(project.keys, query, assumptions).filter(wanted) : project.keys.all();
  const { rows, headers } =
    paging === "cursor"
      ? cursorPage(found, query, MAX_PAGE, assumptions.lastPageCursor)
      : offsetPage(found, query, MAX_PAGE);
  const shown = requestedMembers(query, project);
  const page = faults.showKeys({ rows: rows.map(shown), headers });
  return ok({ ...envelope, keys: page.rows }, page.headers);
}

/** GET /keys/{id}: always with translations, comments and screenshots [service.md §2.3]. */
export function getKey(request: SandboxRequest): Answer {
  const key = keyOf(request);
  const translations = shownRows(key.translations, request.query, request.project);
  return ok({ ...request.envelope, key: { ...key, translations } });
}

/** Omits the members that the request does not ask for with `include_*` [service.md §2.1]. */
function requestedMembers(
  query: URLSearchParams,
  project: SandboxRequest["project"],
): (key: FullKey) => WireKey {
  const isAsked = (member: string) => query.get(`include_${member}`) === "1";
  const asked = {
    translations: isAsked("translations"),
    comments: isAsked("comments"),
    screenshots: isAsked("screenshots"),
  };
  const languages = listed(query, "filter_translation_lang_ids")?.map(Number);
  const isos =
    languages &&
    project.languages.filter(({ lang_id }) => languages.includes(lang_id)).map(({ lang_iso }) => lang_iso);
  return ({ translations, comments, screenshots, ...key }) => ({
    ...key,
    ...(asked.comments && { comments }),
    ...(asked.screenshots && { screenshots }),
    ...(asked.translations && {
      translations: shownRows(
        isos ? translations.filter((row) => isos.includes(row.language_iso)) : translations,
        query,
        project,
      ),
    }),
  });
}

function shownRows(
  rows: WireTranslation[],
  query: URLSearchParams,
  project: SandboxRequest["project"],
): WireTranslation[] {
  return query.get("disable_references") === "1" ? rows : rows.map((row) => resolvedRow(row, project.keys));
}
