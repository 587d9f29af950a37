/** A repository with manifests, its project in a sandbox, and an emulated GitHub. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Sandbox, RequestEntry as ServiceRequest } from "../../src/sandbox/sandbox.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import {
  type GitHub,
  type GitHubOptions,
  type RequestEntry as GitHubRequest,
  startGitHub,
  TOKEN,
} from "../rooms/github/github.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import type { Event } from "./events.ts";
import { type ActionRun, runAction } from "./runner.ts";
import type { WorkflowContext } from "./workflowContext.ts";

export const PROJECT = "3002780358964f9bab5a92.87762498";
export const OTHER_PROJECT = "4111891469ba5a0ac6eb03.98873509";
export const API_TOKEN = "lokalise-token-0123456789";
const JANES_TOKEN = "lokalise-token-of-jane-01";

/** Declares exactly what the project has, so its plan is empty. */
export const SAME = `keys:
  - key_name: cart.empty
    translations: { en: Your cart is empty, de: Ihr Warenkorb ist leer }
  - key_name: checkout.title
    translations: { en: Checkout, de: Kasse }
  - key_name: home_link
    translations: { en: Home, de: Start }
`;
/** Declares one key more. */
export const MORE = `${SAME}  - key_name: checkout.pay
    platforms: [web]
    translations: { en: Pay now, de: Jetzt zahlen }
`;

const LIVE: SandboxState = {
  token: API_TOKEN,
  tokens: [{ token: JANES_TOKEN, user: { user_id: 7, email: "jane@example.com" } }],
  projects: { [PROJECT]: holding("storefront"), [OTHER_PROJECT]: holding("apps") },
};

export type Seen = { by: "GitHub"; entry: GitHubRequest } | { by: "Lokalise"; entry: ServiceRequest };

export interface Workspace {
  workspace: string;
  sandbox: Sandbox;
  github: GitHub;
  /** The requests to both, in one order. */
  seen: Seen[];
  write(file: string, text: string): void;
  /** Runs the action. The inputs and the context are added to those that every run needs. */
  run(
    event: Event,
    inputs: Record<string, string>,
    context?: Omit<WorkflowContext, "event"> & { env?: Record<string, string> },
  ): Promise<ActionRun>;
  /** The same, with Ctrl-C at the first request that GitHub does not answer. */
  runUntilSilence(event: Event, inputs: Record<string, string>): Promise<ActionRun>;
  /** Texts of a key are changed in the service, by the user that the action has as well. */
  edit(key: number, texts: Record<string, string>): Promise<void>;
  /** The same, by another person. */
  editAsJane(key: number, texts: Record<string, string>): Promise<void>;
}

export interface WorkspaceOptions {
  github?: GitHubOptions;
  /** The service; two small projects if absent. */
  state?: SandboxState;
  /** What goes wrong in the service. A test may add to the list while it runs. */
  faults?: readonly Fault[];
  /** Milliseconds, for the times in the responses of the service. */
  clock?: () => number;
}

/** Registers what must be done when the test is over. */
export type OnEnd = (last: () => void | Promise<void>) => void;

export async function startWorkspace(onEnd: OnEnd, options: WorkspaceOptions = {}): Promise<Workspace> {
  const workspace = mkdtempSync(join(tmpdir(), "lokaform-workflow-"));
  onEnd(() => rmSync(workspace, { recursive: true }));
  const seen: Seen[] = [];
  const sandbox = await startSandbox({
    state: options.state ?? LIVE,
    limits: false,
    clock: options.clock,
    faults: options.faults,
    onRequest: (entry) => seen.push({ by: "Lokalise", entry }),
  });
  onEnd(() => sandbox.close());
  let onSilence = () => {};
  const github = await startGitHub({
    ...options.github,
    onRequest: (entry) => {
      seen.push({ by: "GitHub", entry });
      if (entry.status === "silent") onSilence();
    },
  });
  onEnd(() => github.close());
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), text);
  };
  write("keys.yaml", SAME);
  const given = {
    project: PROJECT,
    token: API_TOKEN,
    LOKALISE_API_URL: sandbox.url,
  };
  return {
    workspace,
    sandbox,
    github,
    seen,
    write,
    run: (event, inputs, { env, ...context } = {}) =>
      runAction(workspace, { ...given, ...inputs }, env, { event, github, githubToken: TOKEN, ...context }),
    runUntilSilence: (event, inputs) =>
      runAction(workspace, { ...given, ...inputs }, {}, { event, github, githubToken: TOKEN }, (send) => {
        onSilence = () => send("SIGINT");
      }),
    edit: (id, texts) => editTexts(sandbox, API_TOKEN, id, texts),
    editAsJane: (id, texts) => editTexts(sandbox, JANES_TOKEN, id, texts),
  };
}

/** Texts of a key are changed in the service, by the user of the token. */
export async function editTexts(
  { url }: Sandbox,
  token: string,
  id: number,
  texts: Record<string, string>,
): Promise<void> {
  const { ok, status } = await fetch(`${url}/projects/${PROJECT}/keys`, {
    method: "PUT",
    headers: { "X-Api-Token": token, "Content-Type": "application/json" },
    body: JSON.stringify({ keys: [{ key_id: id, translations: rowsOf(texts) }] }),
  });
  if (!ok) throw new Error(`The sandbox refuses the edit of key ${id}: ${status}`);
}

export function holding(name: string): SandboxState["projects"][string] {
  return {
    project: { name, base_language_iso: "en" },
    keys: [
      key(1, "cart.empty", { en: "Your cart is empty", de: "Ihr Warenkorb ist leer" }),
      key(2, "checkout.title", { en: "Checkout", de: "Kasse" }),
      key(3, "home_link", { en: "Home", de: "Start" }),
    ],
  };
}

function key(key_id: number, name: string, texts: Record<string, string>) {
  return { key_id, key_name: name, translations: rowsOf(texts) };
}

function rowsOf(texts: Record<string, string>) {
  return Object.entries(texts).map(([language_iso, translation]) => ({ language_iso, translation }));
}
