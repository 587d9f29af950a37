/** The problem of a project that cannot be read. */
import { AbortError, ApiError, RequestError } from "../api/errors.ts";
import type { Declaration } from "../kinds/declaration.ts";
import { isHidden } from "../kinds/registry.ts";
import { type Problem, problem } from "../model/problem.ts";
import { refusesToken } from "../remote/sending.ts";
import { stringsIn, textHider } from "../report/withoutTexts.ts";
import type { Cancellation } from "./cancellation.ts";
import type { ProjectRead } from "./declarations.ts";

/**
 * None if the run is cancelled, which is reported once for all projects. If the service's message repeats a declared text, it is
 * marked, so that it is hidden if texts are hidden. Rethrows other errors.
 */
export function requestProblems(
  error: unknown,
  { stopped }: Pick<Cancellation, "stopped">,
  { declared, settings }: Partial<Pick<ProjectRead, "declared" | "settings">> = {},
): Problem[] {
  if (!(error instanceof RequestError)) throw error;
  if (error instanceof AbortError && stopped) return [];
  const message = error instanceof ApiError ? error.serviceMessage.replace(/\.$/, "") : "";
  const repeats = declared !== undefined && message !== "" && repeatsText(message, declared);
  const quotes = repeats ? { quotes: [message] } : {};
  const isMissing = error instanceof ApiError && error.status === 404;
  const place = refusesToken(error) ? settings?.tokenPlace : isMissing && settings?.places.get("project");
  return [problem("api-error", error.message, { scope: "project", ...quotes, ...(place && { place }) })];
}

function repeatsText(said: string, { kinds, entries }: Declaration): boolean {
  const texts = kinds.flatMap(({ plural, fields }) => {
    const hidden = new Set(fields.filter(isHidden).map(({ name }) => name));
    return (entries[plural] ?? []).flatMap(({ values }) =>
      Object.entries(values).flatMap(([name, value]) => (hidden.has(name) ? stringsIn(value) : [])),
    );
  });
  return textHider(texts)(said) !== said;
}
