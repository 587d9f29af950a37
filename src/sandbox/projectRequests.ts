import type { WireProject } from "../wire/key.ts";
import { type Answer, notFound, ok, otherPage } from "./answer.ts";
import type { SandboxRequest } from "./faults.ts";
import { stampOf } from "./ids.ts";
import { isEmptyText } from "./keys/key.ts";
import type { SandboxProject } from "./project.ts";

/** GET /projects/{p}: the fields are at the top level, without an envelope [service.md §4]. */
export function getProject({ project }: SandboxRequest): Answer {
  return ok({ ...project.record, statistics: statisticsOf(project) });
}

/** GET /projects/{p}/languages: sorted by name, with offset paging [service.md §4]. */
export function listLanguages({ project, query, assumptions, envelope }: SandboxRequest): Answer {
  const { rows, headers } = otherPage(project.languages, query, assumptions);
  return ok({ ...envelope, languages: rows }, headers);
}

function statisticsOf({ keys, rowLanguages }: SandboxProject): WireProject["statistics"] {
  const todo = new Map(rowLanguages.map(({ lang_iso }) => [lang_iso, { rows: 0, words: 0 }]));
  let baseWords = 0;
  let unverified = 0;
  for (const key of keys.all()) {
    baseWords += key.base_words;
    for (const row of key.translations) {
      if (row.is_unverified) unverified++;
      const open = todo.get(row.language_iso);
      if (!open || !isEmptyText(row.translation, key.is_plural)) continue;
      open.rows++;
      open.words += key.base_words;
    }
  }
  const languages = rowLanguages.map(({ lang_id, lang_iso }) => {
    const open = todo.get(lang_iso) ?? { rows: 0, words: 0 };
    const progress = keys.size === 0 ? 0 : Math.floor((100 * (keys.size - open.rows)) / keys.size);
    return { language_id: lang_id, language_iso: lang_iso, progress, words_to_do: open.words };
  });
  const progress = languages.reduce((sum, language) => sum + language.progress, 0);
  return {
    progress_total: Math.floor(progress / languages.length),
    keys_total: keys.size,
    team: 1,
    base_words: baseWords,
    qa_issues_total: unverified,
    qa_issues: { ...NO_ISSUES, unverified },
    languages,
  };
}

/** The sandbox checks no quality. Of these counts, it knows `unverified` only. */
const NO_ISSUES = {
  not_reviewed: 0,
  unverified: 0,
  spelling_grammar: 0,
  inconsistent_placeholders: 0,
  inconsistent_html: 0,
  different_number_of_urls: 0,
  different_urls: 0,
  leading_whitespace: 0,
  trailing_whitespace: 0,
  different_number_of_email_address: 0,
  different_email_address: 0,
  different_brackets: 0,
  different_numbers: 0,
  double_space: 0,
  special_placeholder: 0,
  unbalanced_brackets: 0,
};

const SINCE = stampOf(1_500_000_000);
const ADMIN_RIGHTS = [
  "upload",
  "download",
  "tasks",
  "contributors",
  "screenshots",
  "keys",
  "languages",
  "settings",
  "activity",
  "statistics",
];

/** GET /projects/{p}/contributors/me: the token's own user [service.md §4]. The sandbox has no other contributors. */
export function getContributor({ id, access, mainProject, envelope }: SandboxRequest): Answer {
  if (id !== "me") throw notFound();
  return ok({
    project_id: envelope.project_id,
    contributor: {
      ...access.user,
      created_at: SINCE.text,
      created_at_timestamp: SINCE.seconds,
      is_admin: true,
      is_reviewer: true,
      languages: mainProject.languages.map(({ lang_id, lang_iso, lang_name }) => ({
        lang_id,
        lang_iso,
        lang_name,
        is_writable: true,
      })),
      admin_rights: ADMIN_RIGHTS,
      role_id: 1,
    },
  });
}
