import { Client } from "../api/client.ts";
import { AbortError, ApiError, ArgumentError, RequestError } from "../api/errors.ts";
import type { ClientOptions, ResponseEvent } from "../api/http/options.ts";
import type { KeysParams } from "../api/params.ts";
import { keyRemote } from "../keys/send.ts";
import { failure, type Problem, problem, type Result, success } from "../model/problem.ts";
import type { OnProgress } from "../model/progress.ts";
import { registerRemotes } from "../remote/kindRemote.ts";
import type { ProjectSettings } from "../settings/resolve.ts";
import { webhookRemote } from "../webhooks/remote.ts";
import type { RunContext } from "./host.ts";
import "./kinds.ts";
import { errorWords } from "../model/message.ts";
import { refusesToken } from "../remote/sending.ts";
import type { Cancellation } from "./cancellation.ts";
import type { ProjectRead } from "./declarations.ts";

// Here, and not with the kinds, because what has no connection must start fast.
registerRemotes([keyRemote, webhookRemote]);

interface ConnectOptions extends Pick<ClientOptions, "onResponse" | "onWait"> {
  apiUrl: string | undefined;
  signal?: AbortSignal;
  onProgress?: OnProgress | undefined;
}

/** All clients of a run share one rate limiter, even with different tokens, because the service also limits the IP address. */
export function createClient(
  settings: Pick<ProjectSettings, "token" | "rate" | "concurrency"> &
    Partial<Pick<ProjectSettings, "name" | "tokenFrom">>,
  { apiUrl: baseUrl, onProgress, ...hooks }: ConnectOptions,
): Result<Client> {
  try {
    const { token = "", tokenFrom, rate, concurrency, name } = settings;
    const options = { token, tokenFrom, baseUrl, concurrency, ...(rate !== "auto" && { rate }), ...hooks };
    return success(onProgress ? new ReadingClient(options, name, onProgress) : new Client(options));
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    const name = error.argument === "baseUrl" ? "api-url: " : "";
    return failure(problem("bad-setting", name + error.message));
  }
}

/** If the run is stopped, reading ends at once, and writing gets time to finish. `now`: the clock of the service, once it responded. */
export function createClients(
  project: ProjectSettings,
  apiUrl: string | undefined,
  { cancellation, onResponse: report, onWait, onProgress, now: clock }: RunContext,
): Result<{ reading: Client; writing: Client; now(): number }> {
  let last: number | undefined;
  const onResponse = (seen: ResponseEvent) => {
    last = seen.date ?? last;
    report(seen);
  };
  const line = { apiUrl, onResponse, onWait };
  const reading = createClient(project, { ...line, signal: cancellation.stopping, onProgress });
  const writing = createClient(project, { ...line, signal: cancellation.aborted });
  if (!reading.ok) return reading;
  if (!writing.ok) return writing;
  return success({ reading: reading.value, writing: writing.value, now: () => last ?? clock() });
}

class ReadingClient extends Client {
  readonly #project: string | undefined;
  readonly #onProgress: OnProgress;
  #done = 0;
  #total: number | undefined;

  constructor(options: ClientOptions, project: string | undefined, onProgress: OnProgress) {
    super(options);
    this.#project = project;
    this.#onProgress = onProgress;
    onProgress({ phase: "observing", project });
  }

  override async keys(projectId: string, params: KeysParams = {}): ReturnType<Client["keys"]> {
    // Answers can come in another order than their requests.
    if (params.page === 1 || (params.pagination === "cursor" && params.cursor === undefined)) this.#done = 0;
    const keys = await super.keys(projectId, params);
    // Only the number of all keys is asked for.
    if (params.limit === 1) return keys;
    const isFiltered = params.filter_keys !== undefined || params.filter_key_ids !== undefined;
    this.#done += keys.length;
    // With a cursor, answers have no total.
    this.#total = isFiltered ? undefined : (keys.totalCount ?? this.#total);
    // A page can be read twice if the project has fewer keys than before.
    const done = Math.min(this.#done, this.#total ?? this.#done);
    this.#onProgress({
      phase: "observing",
      project: this.#project,
      count: { done, total: this.#total, unit: "key" },
    });
    return keys;
  }
}

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
