/** The runs of workflows, which emulate cannot create. */
import { type Answer, refusal } from "./answer.ts";
import { paged } from "./paged.ts";

export interface NewRun {
  /** The name of the workflow's file. */
  file?: string;
  branch?: string;
  sha: string;
  event?: string;
  status?: "queued" | "in_progress" | "completed";
  /** Null as long as the run is not completed. */
  conclusion?: "success" | "failure" | "cancelled" | null;
}

interface Run {
  id: number;
  path: string;
  head_branch: string;
  head_sha: string;
  event: string;
  status: string;
  conclusion: string | null;
  run_attempt: number;
}

const KNOWN = ["branch", "event", "status", "head_sha", "exclude_pull_requests", "per_page", "page"];
const FOLDER = ".github/workflows";

export class WorkflowRuns {
  readonly #runs: Run[] = [];

  /** Returns its id. */
  add(run: NewRun): number {
    const { file = "lokaform.yml", branch = "main", event = "push", status = "completed" } = run;
    const conclusion = run.conclusion === undefined && status === "completed" ? "success" : run.conclusion;
    const id = 1_000 + this.#runs.length;
    this.#runs.push({
      ...{ id, path: `${FOLDER}/${file}`, head_branch: branch, head_sha: run.sha },
      ...{ event, status, conclusion: conclusion ?? null, run_attempt: 1 },
    });
    return id;
  }

  /** Newest first. `status` is the status or the conclusion. A workflow without a run is unknown. */
  list(file: string, asked: URL): Answer {
    const query = asked.searchParams;
    const unknown = [...query.keys()].filter((name) => !KNOWN.includes(name));
    if (unknown.length > 0) return refusal(501, `This fake cannot list runs by ${unknown.join(", ")}.`);
    const own = this.#runs.filter(({ path }) => path === `${FOLDER}/${file}`);
    if (own.length === 0) return refusal(404, "Not Found");
    const fits = (name: string, ...values: readonly (string | null)[]) =>
      values.includes(query.get(name)) || !query.has(name);
    const found = own.filter(
      (run) =>
        fits("branch", run.head_branch) &&
        fits("event", run.event) &&
        fits("head_sha", run.head_sha) &&
        fits("status", run.status, run.conclusion),
    );
    const rows = found.reverse();
    return paged(rows, asked, (page) => ({ total_count: rows.length, workflow_runs: page }));
  }
}
