/**
 * Plays .github/workflows/release.yml: every shell step runs for real, with real git and npm. GitHub is a bare repository, a
 * folder of releases and the program releaseGh.ts. Only `npm ci` (the packages are linked) and `npm test` (it is what runs this)
 * are replaced.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { parse } from "yaml";

interface Step {
  name?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  run?: string;
}
interface Job {
  needs?: string | string[];
  if?: string;
  permissions: Record<string, string>;
  steps: Step[];
}
interface Workflow {
  on: { push: { tags: string[] } };
  env: Record<string, string>;
  jobs: Record<string, Job>;
}

export const WORKFLOW: Workflow = parse(readFileSync(".github/workflows/release.yml", "utf8"));
export const REPOSITORY = "lokaform/lokaform";

export interface Release {
  tag: string;
  title: string;
  notes: string;
  draft: boolean;
  prerelease: boolean;
  latest: boolean;
}
type Outcome = "success" | "failure" | "skipped";

/** What GitHub has at a moment. */
export interface State {
  releases: Release[];
  /** The commit of each tag. */
  tags: Record<string, string>;
}

export interface Played {
  jobs: Record<string, Outcome>;
  /** The state before each step that ran: `job: step`. */
  before: Record<string, State>;
  /** The files that each attestation is about, relative to the folder of the job. */
  attested: string[][];
  log: string;
}

export interface Variation {
  /** Outcomes of jobs that do not run. */
  given?: Record<string, Outcome>;
  env?: Record<string, string>;
}

/** A GitHub in a folder, with `origin` as its repository. */
export class Releasing {
  readonly remote: string;
  readonly releases: string;
  readonly folder: string;

  constructor(folder: string, origin: string) {
    this.folder = folder;
    this.remote = origin;
    mkdirSync(join(folder, "releases"));
    mkdirSync(join(folder, "bin"));
    this.releases = join(folder, "releases/releases.json");
    writeFileSync(this.releases, "[]");
    const npm = execFileSync("which", ["npm"], { encoding: "utf8" }).trim();
    this.#program("gh", `exec '${process.execPath}' '${resolve("test/repository/releaseGh.ts")}' "$@"`);
    this.#program(
      "npm",
      `case "$1" in
  ci) exec ln -s '${resolve("node_modules")}' node_modules ;;
  test) exec \${NPM_TEST:-true} ;;
  *) exec '${npm}' "$@" ;;
esac`,
    );
  }

  #program(name: string, text: string): void {
    const file = join(this.folder, "bin", name);
    writeFileSync(file, `#!/bin/sh\n${text}\n`);
    chmodSync(file, 0o755);
  }

  git(...args: string[]): string {
    return execFileSync("git", args, { cwd: this.remote, encoding: "utf8" }).trim();
  }

  state(): State {
    const lines = this.git("for-each-ref", "--format=%(refname:short) %(objectname)", "refs/tags").split(
      "\n",
    );
    const tags = Object.fromEntries(lines.filter((line) => line !== "").map((line) => line.split(" ")));
    return { releases: JSON.parse(readFileSync(this.releases, "utf8")), tags };
  }

  /** The runs that a push of this tag starts. */
  play(tag: string, { given = {}, env = {} }: Variation = {}): Played {
    const played: Played = { jobs: {}, before: {}, attested: [], log: "" };
    for (const [id, job] of Object.entries(WORKFLOW.jobs))
      played.jobs[id] =
        given[id] ?? (runs(job, played.jobs) ? this.#job(id, job, tag, env, played) : "skipped");
    return played;
  }

  #job(id: string, job: Job, tag: string, env: Record<string, string>, played: Played): Outcome {
    const runner = join(this.folder, "runner");
    rmSync(runner, { recursive: true, force: true });
    for (const name of ["work", "temp", "home"]) mkdirSync(join(runner, name), { recursive: true });
    for (const step of job.steps) {
      const name = `${id}: ${step.name ?? step.run ?? step.uses}`;
      played.before[name] = this.state();
      played.log += `# ${name}\n`;
      const succeeds = step.uses
        ? this.#action(step, job, tag, runner, played)
        : this.#shell(step, job, tag, runner, env, played);
      if (!succeeds) return "failure";
    }
    return "success";
  }

  #shell(
    step: Step,
    job: Job,
    tag: string,
    runner: string,
    env: Record<string, string>,
    played: Played,
  ): boolean {
    const values = { ...WORKFLOW.env, ...step.env };
    const file = join(runner, "step.sh");
    writeFileSync(file, step.run ?? "");
    const { status, stdout, stderr } = spawnSync("bash", ["-e", file], {
      cwd: join(runner, "work"),
      encoding: "utf8",
      env: {
        PATH: [join(this.folder, "bin"), dirname(process.execPath), process.env.PATH].join(delimiter),
        HOME: join(runner, "home"),
        ...{ npm_config_offline: "true", npm_config_update_notifier: "false" },
        ...{
          CI: "true",
          GITHUB_ACTIONS: "true",
          GITHUB_REPOSITORY: REPOSITORY,
          RUNNER_TEMP: join(runner, "temp"),
        },
        ...{ GITHUB_REF: `refs/tags/${tag}`, GITHUB_REF_NAME: tag, GITHUB_REF_TYPE: "tag" },
        ...{ CONTENTS: job.permissions.contents ?? "none", RELEASES: this.releases, REMOTE: this.remote },
        ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(value, runner)])),
        ...env,
      },
    });
    played.log += `${stdout}${stderr}`;
    return status === 0;
  }

  /** The actions of others, as far as their results matter here. An unknown action throws. */
  #action(step: Step, job: Job, tag: string, runner: string, played: Played): boolean {
    const work = join(runner, "work");
    const artifact = join(this.folder, "artifact");
    const lines = (input: string) =>
      filled(String(step.with?.[input] ?? ""), runner)
        .split("\n")
        .filter(Boolean);
    const [action = ""] = step.uses?.split("@") ?? [];
    switch (action) {
      case "actions/setup-node":
        return true;
      case "actions/checkout":
        if (job.permissions.contents === undefined) return false;
        execFileSync("git", [
          "clone",
          "-q",
          "-c",
          "advice.detachedHead=false",
          "--branch",
          tag,
          this.remote,
          work,
        ]);
        return true;
      case "actions/upload-artifact":
        rmSync(artifact, { recursive: true, force: true });
        for (const path of lines("path")) cpSync(path, join(artifact, basename(path)), { recursive: true });
        return true;
      case "actions/download-artifact":
        cpSync(artifact, join(work, ...lines("path")), { recursive: true });
        return true;
      case "actions/attest": {
        const signs = job.permissions["id-token"] === "write" && job.permissions.attestations === "write";
        const files = lines("subject-path").flatMap((pattern) => globSync(pattern, { cwd: work }));
        for (const sbom of lines("sbom-path")) JSON.parse(readFileSync(join(work, sbom), "utf8"));
        played.attested.push(files.sort());
        return signs && files.length > 0;
      }
      default:
        throw new Error(`The rehearsal does not know the action ${step.uses}.`);
    }
  }
}

function runs({ needs = [], if: condition }: Job, jobs: Record<string, Outcome>): boolean {
  const outcomes = [needs].flat().map((id) => jobs[id]);
  if (condition === undefined) return outcomes.every((outcome) => outcome === "success");
  if (condition === "failure() || cancelled()") return outcomes.includes("failure");
  throw new Error(`The rehearsal does not know the condition ${condition}.`);
}

function filled(text: string, runner: string): string {
  const values: Record<string, string> = {
    "github.token": "workflow-token",
    "github.repository": REPOSITORY,
    "runner.temp": join(runner, "temp"),
  };
  return text.replace(/\$\{\{ *(.*?) *\}\}/g, (_all, inside: string) => {
    const value = values[inside];
    if (value === undefined) throw new Error(`The rehearsal does not know the expression ${inside}.`);
    return value;
  });
}
