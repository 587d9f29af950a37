/** Creates the API client of a project. */
import { Client } from "../api/client/client.ts";
import { ArgumentError } from "../api/errors/errors.ts";
import type { ResponseEvent, WaitEvent } from "../api/http/hooks.ts";
import { problem } from "../model/problem.ts";
import { failure, type Result, success } from "../model/result.ts";
import type { ProjectSettings } from "../settings/project.ts";

export interface ConnectOptions {
  apiUrl: string | undefined;
  /** Aborting it ends all requests. */
  signal: AbortSignal;
  onResponse(seen: ResponseEvent): void;
  onWait?(seen: WaitEvent): void;
}

/** All clients of a run share one rate limiter, even with different tokens, because the service also limits the IP address. */
export function createClient(
  { token = "", rate, concurrency }: Pick<ProjectSettings, "token" | "rate" | "concurrency">,
  { apiUrl, signal, onResponse, onWait }: ConnectOptions,
): Result<Client> {
  try {
    const client = new Client({
      token,
      ...(apiUrl !== undefined && { baseUrl: apiUrl }),
      rate,
      concurrency,
      signal,
      onResponse,
      ...(onWait && { onWait }),
    });
    return success(client);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    const name = error.argument === "baseUrl" ? "api-url: " : "";
    return failure(problem("bad-setting", name + error.message));
  }
}
