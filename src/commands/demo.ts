/**
 * `lokaform demo`: the main job, start to end, against an embedded sandbox with the example project. Each step runs the
 * command that a user would type, in a folder of its own that is gone afterwards.
 */
import { rmSync } from "node:fs";
import { cp, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import type { RawOptions, SyncCommand } from "../settings/options.ts";
import { type Surroundings, sync } from "./sync.ts";

const HOOK_TOKEN = "demo-hook-4f1c";

interface Stage extends Surroundings {
  sandbox: Sandbox;
}

/** `example` is the folder of the example project. */
export async function demo(around: Surroundings, example: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "lokaform-demo-"));
  const state = JSON.parse(await readFile(join(example, "live.json"), "utf8"));
  const [project = ""] = Object.keys(state.projects);
  const sandbox = await startSandbox({ state });
  // Cut off or not, nothing is left behind.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  try {
    await cp(example, folder, { recursive: true });
    const environment = {
      ...around.environment,
      LOKALISE_API_URL: sandbox.url,
      LOKALISE_API_TOKEN: state.token,
      STOREFRONT_HOOK_TOKEN: HOOK_TOKEN,
    };
    return await story({ ...around, folder, environment, prompt: undefined, sandbox }, project);
  } finally {
    await sandbox.close();
  }
}

async function story(stage: Stage, project: string): Promise<number> {
  const { out, paint } = stage.console;
  const chapter = (title: string) => out(`\n${paint("strong", `── ${title}`)}`);
  const manifests: RawOptions = { keys: ["**/keys.yaml"], webhooks: ["webhooks.yaml"] };
  const online: RawOptions = { ...manifests, project: [project] };
  const step = (command: SyncCommand, raw: RawOptions, words: string) => {
    out(paint("dim", `$ lokaform ${words}`));
    return sync(command, raw, { ...stage, showPlan: command === "plan" });
  };
  const flags = "--keys '**/keys.yaml' --webhooks webhooks.yaml";
  out(
    "The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that has",
  );
  out(`moved away from them. The service is a sandbox on this machine, at ${stage.sandbox.url}.`);
  out(
    "The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.",
  );

  chapter("1. Are the manifests right? No token, no network.");
  if ((await step("validate", manifests, `validate ${flags}`)) !== 0) return 1;
  chapter("2. What would change? Nothing is written.");
  if (
    (await step(
      "plan",
      { ...online, "detailed-exitcode": ["true"] },
      `plan --project ${project} ${flags}`,
    )) !== 2
  )
    return 1;
  chapter("3. Make it so.");
  if ((await step("apply", { ...online, yes: ["true"] }, `apply --project ${project} ${flags}`)) !== 0)
    return 1;
  chapter("4. A second plan has nothing to do; what translators wrote is still theirs.");
  if (
    (await step(
      "plan",
      { ...online, "detailed-exitcode": ["true"] },
      `plan --project ${project} ${flags} --detailed-exitcode`,
    )) !== 0
  )
    return 1;
  chapter("5. What was asked of the service, in all.");
  for (const line of requestLines(stage.sandbox)) out(line);
  return 0;
}

function requestLines({ requests }: Sandbox): string[] {
  const kinds = new Map<string, number>();
  for (const { method, path } of requests) {
    const kind = `${method.padEnd(5)} ${path
      .replace(/\?.*/, "")
      .replace(/^.*\/projects\/[^/]+/, "/projects/…")
      .replace(/\/webhooks\/.+/, "/webhooks/…")}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => `  ${String(count).padStart(3)} × ${kind}`);
}
