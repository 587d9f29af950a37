/** The workflow of docs/workflows/pull.yml from beginning to end: the built action, real git, and an emulated GitHub. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type SandboxState, startSandbox } from "../../src/sandbox/sandbox.ts";
import { TOKEN } from "../github/github.ts";
import { schedule } from "./events.ts";
import { API_TOKEN, holding, type OnEnd, PROJECT } from "./harness.ts";
import { BRANCH, type Pulling, startPulling } from "./pullWorkflow.ts";
import { type ActionRun, annotated, runAction } from "./runner.ts";

const SETTINGS = `project: ${PROJECT}\n`;

interface Played {
  pulling: Pulling;
  sandbox: Awaited<ReturnType<typeof startSandbox>>;
  /** One run of the workflow. */
  pull(): Promise<ActionRun & { pullRequest: number | null | undefined }>;
  /** What a plan of `main` says. */
  plan(): Promise<ActionRun>;
}

async function play(onEnd: OnEnd, files: Record<string, string>, state: SandboxState): Promise<Played> {
  const pulling = await startPulling(onEnd);
  const { github } = pulling;
  const sandbox = await startSandbox({ state, limits: false });
  onEnd(() => sandbox.close());
  await github.repository.push("main", { files });
  const run = async (workspace: string, inputs: Record<string, string>) => {
    const event = schedule(await github.repository.head());
    const given = { "api-url": sandbox.url, rate: "1000", ...inputs };
    return runAction(
      workspace,
      given,
      { PATH: process.env.PATH ?? "" },
      { event, github, githubToken: TOKEN },
    );
  };
  return {
    pulling,
    sandbox,
    async pull() {
      const workspace = await pulling.checkOut();
      const ran = await run(workspace, pulling.inputs({ LOKALISE_PLAN_TOKEN: API_TOKEN }));
      const outcome = ran.code === 0 ? "success" : "failure";
      const { code, log } = await pulling.finish(workspace, { outcome, outputs: ran.outputs });
      if (code) throw new Error(log);
      return { ...ran, pullRequest: code };
    },
    plan: async () => run(await pulling.checkOut(), { command: "plan", token: API_TOKEN }),
  };
}

test("the first manifests come in a pull request, and after its merge the plan is empty", async ({
  onTestFinished,
}) => {
  const state = { token: API_TOKEN, projects: { [PROJECT]: holding("storefront") } };
  const { pulling, sandbox, pull, plan } = await play(onTestFinished, { "lokaform.yaml": SETTINGS }, state);
  const ran = await pull();
  expect(annotated(ran, "error")).toEqual([]);
  expect(ran).toMatchObject({
    code: 0,
    outputs: {
      "has-changes": "true",
      "pulled-files": "keys.yaml",
      summary: "Translations from Lokalise: 1 new manifest",
    },
  });
  expect(sandbox.requests.every(({ method }) => method === "GET")).toBe(true);
  const { repository } = pulling.github;
  expect(await repository.pull(1)).toMatchObject({
    title: "Translations from Lokalise: 1 new manifest",
    body: readFileSync(ran.outputs["pull-request-body"] ?? "", "utf8"),
  });
  const files = repository.filesOf(await repository.head(BRANCH));
  expect(Object.keys(files).sort()).toEqual(["README.md", "keys.yaml", "lokaform.yaml"]);
  expect(files["keys.yaml"]).toContain("Your cart is empty");
  await repository.mergePull(1);
  expect(await plan()).toMatchObject({ code: 0, outputs: { "has-changes": "false" } });
});

test("with a wrong token nothing is written, the step fails, and there is no pull request", async ({
  onTestFinished,
}) => {
  const state = { token: "another", projects: { [PROJECT]: holding("storefront") } };
  const { pulling, pull } = await play(onTestFinished, { "lokaform.yaml": SETTINGS }, state);
  const ran = await pull();
  expect(ran).toMatchObject({ code: 1, pullRequest: undefined, outputs: { "has-changes": "" } });
  expect(annotated(ran, "error")).toHaveLength(1);
  expect(ran.summary).toContain("1 problem");
  expect(await pulling.github.repository.pulls()).toBe(0);
  expect(() => readFileSync(join(pulling.origin.folder, "keys.yaml"))).toThrow();
});
