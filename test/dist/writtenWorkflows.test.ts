/** From `init` to the end: what it writes is committed, and each event starts what its workflows say, until nothing is left to do. */
import { readdirSync, readFileSync, statSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { parse } from "yaml";
import { REUSABLE } from "../repository/reusable.ts";
import { type Event, pullRequest, push, schedule } from "./events.ts";
import { test } from "./fixtures.ts";
import { API_TOKEN, holding, PROJECT, type Workspace } from "./harness.ts";
import { calledJob, stepRun } from "./playedWorkflow.ts";
import { annotated } from "./runner.ts";
import { CLI, runNode } from "./spawn.ts";

const HOOKS = [
  "https://ci.example.com/hooks/b51a931c0ffee-secret-1",
  "https://chat.example.com/services/T0AB12/B0CD34/a8f5f167f44f4964e6c998dee827110c",
];
const LIVE = {
  token: API_TOKEN,
  projects: {
    [PROJECT]: {
      ...holding("storefront"),
      webhooks: HOOKS.map((url) => ({ url, events: ["project.imported"] })),
    },
  },
};
const ENGLISH = { "cart.empty": "Your cart is empty", "checkout.title": "Checkout", home_link: "Home" };
const GERMAN = { "cart.empty": "Ihr Warenkorb ist leer", "checkout.title": "Kasse", home_link: "Start" };

/** The files of a repository: neither secrets nor what a runner makes. */
function committed({ workspace }: Workspace): Record<string, string> {
  const paths = readdirSync(workspace, { recursive: true, encoding: "utf8" });
  const own = paths.filter((path) => !/^\.runner|lokaform\.env$|^lokaform-backup/.test(path));
  const files = own.filter((path) => statSync(join(workspace, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(workspace, path), "utf8")]));
}

/** The secrets that the next steps of init name. */
function secretsOf({ workspace }: Workspace): Record<string, string> {
  const text = readFileSync(join(workspace, "lokaform.env"), "utf8");
  const lines = text.split("\n").flatMap((line) => {
    const [, name, value] = /^(\w+)='?(.*?)'?$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
  return {
    LOKALISE_PLAN_TOKEN: API_TOKEN,
    LOKALISE_APPLY_TOKEN: API_TOKEN,
    ...Object.fromEntries(lines),
  };
}

/** Starts what the written workflows start for the event, and returns the commands that ran. */
async function play(started: Workspace, event: Event, secrets: Record<string, string>): Promise<string[]> {
  const ran: string[] = [];
  const github = { event_name: event.name, ref: event.ref, event: event.json };
  for (const [path, text] of Object.entries(committed(started))) {
    if (!path.startsWith(".github/workflows/")) continue;
    const { on, jobs } = parse(text);
    if (on !== event.name && !Object.hasOwn(on, event.name)) continue;
    for (const job of Object.values<{ uses?: string; with?: object; secrets?: object; steps?: [] }>(jobs)) {
      const steps = job.uses?.includes(REUSABLE)
        ? calledJob(job, { github, secrets })
        : (job.steps ?? []).map((step) => stepRun(step, { github, secrets }));
      for (const step of steps) {
        if (!step) continue;
        const { command, env, inputs } = step;
        const uses = command === "pull" ? "pullAction" : "action";
        const done = await started.run(event, { uses, project: "", ...inputs }, { env });
        expect(annotated(done, "error"), `${path}: ${done.all}`).toEqual([]);
        expect(done.code, `${path}: ${done.all}`).toBe(0);
        for (const value of [...HOOKS.map((url) => url.slice(30)), API_TOKEN])
          expect(done.all).not.toContain(value);
        ran.push(command);
      }
    }
  }
  return ran;
}

test.for<[string, string[], Record<string, string>, string]>([
  ["the reusable workflow", ["--workflows", "translations,pull"], {}, "keys.yaml"],
  ["whole files", ["--workflows", "pull-request,apply,drift,pull"], {}, "keys.yaml"],
  [
    "texts in the code",
    ["--workflows", "translations", "--texts", "all"],
    {
      "src/locales/en.json": `${JSON.stringify(ENGLISH, null, 2)}\n`,
      "src/locales/de.json": `${JSON.stringify(GERMAN, null, 2)}\n`,
    },
    "src/locales/en.json",
  ],
])(
  "%s: a plan, an apply and a drift check succeed, and nothing is left to do",
  async ([_what, flags, files, file], { start }) => {
    const started = await start({ state: LIVE });
    const { workspace, sandbox, github, write } = started;
    const { repository } = github;
    // Its own manifests, not those of the other tests.
    unlinkSync(join(workspace, "keys.yaml"));
    for (const [path, text] of Object.entries(files)) write(path, text);
    const env = {
      LOKALISE_API_TOKEN: API_TOKEN,
      LOKALISE_API_URL: sandbox.url,
      PATH: process.env.PATH ?? "",
    };
    const written = await runNode([CLI, "init", "--project", PROJECT, "--default-branch", "main", ...flags], {
      cwd: workspace,
      env,
    });
    expect(written.code, written.stdout + written.stderr).toBe(0);
    const secrets = secretsOf(started);
    expect(Object.keys(secrets).length).toBeGreaterThanOrEqual(2 + HOOKS.length);
    const base = { ref: "main", sha: await repository.push("main", { files: committed(started) }) };
    const changed = (committed(started)[file] ?? "").replace(
      "Your cart is empty",
      "There is nothing in your cart",
    );
    const number = await repository.openPull({ login: "octocat", commit: { files: { [file]: changed } } });
    const head = await repository.pullHead(number);
    write(file, changed);
    const pull = pullRequest({ number, head, base, merge: await repository.mergeForRun(number) });
    expect(await play(started, pull, secrets)).toEqual(["plan"]);
    expect(sandbox.requests.filter(({ method }) => method !== "GET")).toEqual([]);
    const sha = await repository.mergePull(number, "squash", new Date().toISOString());
    expect(await play(started, push(sha), secrets)).toEqual(["apply"]);
    const texts = JSON.stringify(sandbox.state().projects[PROJECT]?.keys);
    expect(texts).toContain("There is nothing in your cart");
    const before = sandbox.requests.length;
    expect(await play(started, push(sha), secrets)).toEqual(["apply"]);
    const daily = (await play(started, schedule(sha), secrets)).sort();
    expect(daily).toEqual(flags.join().endsWith(",pull") ? ["drift", "pull"] : ["drift"]);
    expect(sandbox.requests.slice(before).filter(({ method }) => method !== "GET")).toEqual([]);
  },
);
