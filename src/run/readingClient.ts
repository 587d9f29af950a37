/** A client that reports how many keys of a project it has read. */
import { Client } from "../api/client.ts";
import type { ClientOptions } from "../api/http/options.ts";
import type { KeysParams } from "../api/params.ts";
import type { OnProgress } from "../model/progress.ts";

export class ReadingClient extends Client {
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
