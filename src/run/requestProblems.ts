/** The problem of a project that cannot be read. */
import { AbortError, ApiError, RequestError } from "../api/errors.ts";
import { errorWords } from "../model/message.ts";
import { type Problem, problem } from "../model/problem.ts";
import { refusesToken } from "../remote/sending.ts";
import type { Cancellation } from "./cancellation.ts";
import type { ProjectRead } from "./declarations.ts";

/** None if the run is cancelled, which is reported once for all projects. Rethrows other errors. */
export function requestProblems(
  error: unknown,
  { stopped }: Pick<Cancellation, "stopped">,
  { settings }: Partial<Pick<ProjectRead, "settings">> = {},
): Problem[] {
  if (!(error instanceof RequestError)) throw error;
  if (error instanceof AbortError && stopped) return [];
  const isMissing = error instanceof ApiError && error.status === 404;
  const place = refusesToken(error) ? settings?.tokenPlace : isMissing && settings?.places.get("project");
  return [problem("api-error", errorWords(error), { scope: "project", ...(place && { place }) })];
}
