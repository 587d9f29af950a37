/** The workflow of docs/workflows/pull.yml from beginning to end: the built action, real git, and an emulated GitHub. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type SandboxState, startSandbox } from "../../src/sandbox/sandbox.ts";
import { TOKEN } from "../github/github.ts";
import { schedule } from "./events.ts";
import { API_TOKEN, holding, type OnEnd, PROJECT, SAME } from "./harness.ts";
import { BRANCH, type Pulling, startPulling } from "./pullWorkflow.ts";
import { type ActionRun, annotated, runAction } from "./runner.ts";

const SETTINGS = `project: ${PROJECT}\n`;

interface Played {
  pulling: Pulling;
  sandbox: Awaited<ReturnType<typeof startSandbox>>;
  /** One run of the workflow. `inputs`: further inputs of the step that pulls. */
  pull(inputs?: Record<string, string>): Promise<ActionRun & { pullRequest: number | null | undefined }>;
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
    const given = { LOKALISE_API_URL: sandbox.url, ...inputs };
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
    async pull(inputs = {}) {
      const workspace = await pulling.checkOut();
      const ran = await run(workspace, {
        ...pulling.inputs({ LOKALISE_PLAN_TOKEN: API_TOKEN }),
        ...inputs,
      });
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

const WRITER = { user_id: 1, email: "ci@example.com", fullname: "CI" };
const JOHN = { user_id: 2, email: "john@example.com", fullname: "John" };
const JOHNS_TOKEN = "johns-token-0123456789";
const MANIFEST = SAME.replace("keys:\n", "# Do not sort.\nkeys:\n");
const WITH_WRITERS = { "lokaform.yaml": `${SETTINGS}writers: [ci@example.com]\n`, "keys.yaml": MANIFEST };

function liveState(): SandboxState {
  const tokens = [{ token: JOHNS_TOKEN, user: JOHN }];
  return { token: API_TOKEN, tokens, user: WRITER, projects: { [PROJECT]: holding("storefront") } };
}

/** John changes a text in Lokalise. */
async function edit({ sandbox }: Played, id: number, texts: Record<string, string>): Promise<void> {
  const translations = Object.entries(texts).map(([language_iso, translation]) => ({
    language_iso,
    translation,
  }));
  const answer = await fetch(`${sandbox.url}/projects/${PROJECT}/keys`, {
    method: "PUT",
    headers: { "X-Api-Token": JOHNS_TOKEN, "Content-Type": "application/json" },
    body: JSON.stringify({ keys: [{ key_id: id, translations }] }),
  });
  if (!answer.ok) throw new Error(`The sandbox refuses the edit: ${answer.status}`);
}

test("no difference, no pull request; one text opens one, the next text updates it, and its merge leaves nothing to do", async ({
  onTestFinished,
}) => {
  const played = await play(onTestFinished, WITH_WRITERS, liveState());
  const { pulling, sandbox, pull, plan } = played;
  const { repository } = pulling.github;
  expect(await pull()).toMatchObject({ code: 0, outputs: { "has-changes": "false", "pulled-files": "" } });
  expect(await repository.pulls()).toBe(0);

  await edit(played, 2, { en: "Check-out" });
  const opened = await pull();
  expect(annotated(opened, "error")).toEqual([]);
  expect(opened).toMatchObject({ code: 0, outputs: { "has-changes": "true", "pulled-files": "keys.yaml" } });
  const first = await repository.pull(1);
  expect(first).toMatchObject({ state: "open", title: opened.outputs.summary });
  expect(first.body).toMatch(/- en "Checkout"\n\s*\+ en "Check-out"/);
  const after = async () => repository.filesOf(await repository.head(BRANCH))["keys.yaml"];
  expect(await after()).toBe(MANIFEST.replace("en: Checkout", "en: Check-out"));

  await edit(played, 3, { en: "Homepage" });
  expect(await pull()).toMatchObject({ code: 0 });
  expect(await repository.pulls()).toBe(1);
  expect((await repository.pull(1)).body).toMatch(/\+ en "Check-out"[\s\S]*\+ en "Homepage"/);
  expect(await after()).toBe(
    MANIFEST.replace("en: Checkout", "en: Check-out").replace("en: Home", "en: Homepage"),
  );

  await repository.mergePull(1);
  expect(await plan()).toMatchObject({ code: 0, outputs: { "has-changes": "false", conflicts: "0" } });
  expect(await pull()).toMatchObject({ code: 0, outputs: { "has-changes": "false" } });
  expect(await repository.pulls()).toBe(1);
  expect(sandbox.requests.filter(({ method }) => method !== "GET")).toHaveLength(2);
});

test("a text whose line is newer is in conflict: the pull request names it first, and has the others", async ({
  onTestFinished,
}) => {
  const played = await play(onTestFinished, WITH_WRITERS, liveState());
  const { pulling, pull } = played;
  const { repository } = pulling.github;
  await edit(played, 2, { en: "Check-out" });
  await edit(played, 3, { en: "Homepage" });
  const date = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, "");
  await repository.push("main", {
    files: { "keys.yaml": MANIFEST.replace("en: Checkout", "en: Pay") },
    date,
  });
  const ran = await pull();
  expect(ran).toMatchObject({ code: 0, outputs: { "has-changes": "true", conflicts: "1" } });
  expect(annotated(ran, "warning")).toEqual([expect.stringContaining("checkout.title")]);
  const { body } = await repository.pull(1);
  expect(body).toMatch(/1 in conflict[\s\S]*Check-out[\s\S]*1 changed[\s\S]*\+ en "Homepage"/);
  expect(repository.filesOf(await repository.head(BRANCH))["keys.yaml"]).toBe(
    MANIFEST.replace("en: Checkout", "en: Pay").replace("en: Home", "en: Homepage"),
  );
});

test("with show_texts: false the pull request, the summary, the outputs and the log have no texts", async ({
  onTestFinished,
}) => {
  const hiding = { ...WITH_WRITERS, "lokaform.yaml": `${WITH_WRITERS["lokaform.yaml"]}show_texts: false\n` };
  const played = await play(onTestFinished, hiding, liveState());
  await edit(played, 2, { en: "A secret launch" });
  const ran = await played.pull();
  const { body } = await played.pulling.github.repository.pull(1);
  expect(body).toContain("checkout.title");
  expect(`${body}${ran.all}`).not.toMatch(/secret launch|"Checkout"/);
});

test("new keys, further languages and other fields come if the inputs name them", async ({
  onTestFinished,
}) => {
  const played = await play(onTestFinished, WITH_WRITERS, liveState());
  const { pulling, pull } = played;
  const { repository } = pulling.github;
  const post = await fetch(`${played.sandbox.url}/projects/${PROJECT}/keys`, {
    method: "POST",
    headers: { "X-Api-Token": JOHNS_TOKEN, "Content-Type": "application/json" },
    body: JSON.stringify({
      keys: [
        {
          key_name: "cart.full",
          platforms: ["web"],
          translations: [{ language_iso: "en", translation: "Your cart is full" }],
        },
      ],
    }),
  });
  expect(post.ok).toBe(true);
  expect((await pull()).outputs["has-changes"]).toBe("false");
  const ran = await pull({ new: "true", languages: "de", fields: "platforms" });
  expect(ran).toMatchObject({ code: 0, outputs: { "has-changes": "true" } });
  const text = repository.filesOf(await repository.head(BRANCH))["keys.yaml"] ?? "";
  expect(text).toContain("key_name: cart.full");
  expect(text.indexOf("cart.full")).toBeLessThan(text.indexOf("checkout.title"));
  expect((await repository.pull(1)).body).toContain("### 1 new");
});

test("a text that changed comes into its locale file, and a new language into a new file", async ({
  onTestFinished,
}) => {
  const texts = '\ufeff{\r\n  "checkout": { "title":  "Checkout" }\r\n}';
  const settings = `${WITH_WRITERS["lokaform.yaml"]}texts: [{ files: "src/{lang}.json" }]\n`;
  const played = await play(onTestFinished, { "lokaform.yaml": settings, "src/en.json": texts }, liveState());
  const { repository } = played.pulling.github;
  expect(await played.pull()).toMatchObject({ code: 0, outputs: { "has-changes": "false" } });
  await edit(played, 2, { en: "Check-out", de: "Kasse" });
  const ran = await played.pull({ languages: "de" });
  expect(annotated(ran, "error")).toEqual([]);
  expect(ran.outputs["pulled-files"]?.split("\n").sort()).toEqual(["src/de.json", "src/en.json"]);
  const files = repository.filesOf(await repository.head(BRANCH));
  expect(files["src/en.json"]).toBe(texts.replace('"Checkout"', '"Check-out"'));
  expect(files["src/de.json"]).toBe('{\n  "checkout": {\n    "title": "Kasse"\n  }\n}\n');
  const { body } = await repository.pull(1);
  expect(body).toContain("\nFiles: `src/en.json`, `src/de.json`.\n");
  expect(body).toMatch(/`src\/en.json:2`[\s\S]*- en "Checkout"\n\s*\+ en "Check-out"[\s\S]*\+ de "Kasse"/);
  await repository.mergePull(1);
  expect(await played.plan()).toMatchObject({ code: 0, outputs: { "has-changes": "false", conflicts: "0" } });
});
