/** Plans and applies a {@link RandomRun}, and checks the promises of the engine. A broken promise is thrown. */

import { parse } from "yaml";
import type { Client } from "../../src/api/client.ts";
import { RequestError } from "../../src/api/errors.ts";
import { apply } from "../../src/apply/apply.ts";
import type { Declaration } from "../../src/kinds/declaration.ts";
import { readManifests } from "../../src/kinds/read.ts";
import type { Plan } from "../../src/model/plan.ts";
import { anyError } from "../../src/model/problem.ts";
import type { Rules } from "../../src/model/setting.ts";
import { WRITE_ALL } from "../../src/model/verdict.ts";
import { makePlan, type PlannedChanges } from "../../src/plan/makePlan.ts";
import { observe } from "../../src/remote/observe.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { remarksOnKinds } from "../../src/run/remarks.ts";
import type { CompleteState } from "../../src/sandbox/state.ts";
import { APPLY_OPTIONS, testClient } from "../faults/harness.ts";
import { textBackup } from "../faults/textBackup.ts";
import { PROJECT, VARIABLES, type World } from "../properties/randomProject.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { seededFaults } from "../sandboxFaults/seeded.ts";
import { Observer } from "./observer.ts";
import type { RandomRun } from "./randomRun.ts";
import { checkNothingLost, checkNothingTwice, nameOf } from "./runRules.ts";
import { checkWrites, webhookName } from "./writeRules.ts";

const TOKEN = "run-token-5f0e";
const variables = new Map(Object.entries(VARIABLES));

/** How a run ended, for the summary of a torture test. */
export type RunEnd = "refused" | "nothing to do" | "all done" | "not all done";

export async function engineRun(run: RandomRun): Promise<RunEnd> {
  const faults: Fault[] = [];
  let time = Date.now();
  const sandbox = await startSandbox({
    state: run.world.state,
    limits: false,
    assumptions: { usualOtherPage: run.webhooksPage, pluralChange: run.pluralChange },
    faults,
    pause: async () => {},
    // Each edit has its own second.
    clock: () => (time += 1_000),
  });
  try {
    const declared = declarationOf(run.world);
    const before = sandbox.state();
    const observer = new Observer();
    faults.push(observer.first(), ...seededFaults(run.faults, run.seed), observer.last());
    const cut = new AbortController();
    const client = testClient(sandbox.url, { token: TOKEN, signal: cut.signal });
    const made = await planned(client, declared, run.rules);
    if (sandbox.requests.some(({ method }) => method !== "GET")) throw new Error("a plan writes");
    if (!made) return "refused";
    const { plan } = made;
    observer.startApply();
    let answers = 0;
    let halted: string | undefined;
    faults.push({
      onResponse: () => {
        if (run.cutAfter === undefined || answers++ < run.cutAfter) return undefined;
        halted = "The run was interrupted.";
        cut.abort();
        return undefined;
      },
    });
    const ledger = await apply(client, plan, {
      ...APPLY_OPTIONS,
      variables,
      batchSize: run.batchSize,
      halt: () => halted,
      backup: textBackup(async (text) => {
        observer.backup = text;
      }),
    });
    const outcomes = new Map(plan.changes.map((change) => [nameOf(change), ledger.of(change)]));
    if (ledger.bugs.length > 0) throw new Error(`a bug: ${ledger.bugs.join("\n")}`);
    checkNoSecret(before, JSON.stringify([plan, [...outcomes]]) + observer.backup);
    checkWrites(observer, plan, {
      base: "en",
      webhooks: declaredWebhooks(run.world),
    });
    checkNothingTwice(before, sandbox.state());
    await checkNextRun(sandbox.state(), run, (rest) => checkNothingLost(rest, outcomes, made, observer));
    if (plan.changes.length === 0) return "nothing to do";
    return [...outcomes.values()].every(({ state }) => state === "done") ? "all done" : "not all done";
  } finally {
    await sandbox.close();
  }
}

/** Plans and applies again, without faults. It has its own sandbox, so that late requests of the first run do not disturb it. */
async function checkNextRun(
  state: CompleteState,
  { world, rules, faults }: RandomRun,
  look: (rest: Plan) => void,
): Promise<void> {
  // Ids that were huge stay huge.
  const lasting = seededFaults(
    faults.filter((name) => name === "huge-ids"),
    0,
  );
  const sandbox = await startSandbox({ state, limits: false, faults: lasting });
  try {
    const declared = declarationOf(world);
    const client = testClient(sandbox.url, { token: TOKEN });
    const rest = (await planned(client, declared, rules))?.plan;
    if (!rest) throw new Error("without faults there is no plan");
    look(rest);
    await checkConvergence(client, declared, rules, rest);
    checkNothingTwice(state, sandbox.state());
  } finally {
    await sandbox.close();
  }
}

function declarationOf({ keys, webhooks }: World): Declaration {
  const manifests = {
    keys: [{ path: "keys.yaml", text: keys }],
    webhooks: [{ path: "webhooks.yaml", text: webhooks }],
  };
  return readManifests(KINDS, manifests, { values: VARIABLES, tokens: [] }).declared;
}

/** The webhooks of the manifest, read without the engine. */
function declaredWebhooks({ webhooks }: World): ReadonlySet<string> {
  const entries = parse(webhooks).webhooks as { url: string; branch?: string; events: string[] }[];
  return new Set(
    entries.map(({ url, branch = null, events }) =>
      webhookName({ url: url.replace("${HOOK_PATH}", VARIABLES.HOOK_PATH), branch, events }),
    ),
  );
}

/** No output of a run contains a token or the secret of a webhook. */
function checkNoSecret(before: CompleteState, output: string): void {
  const secrets = before.projects[PROJECT]?.webhooks.map(({ secret }) => secret) ?? [];
  for (const secret of [...secrets, ...Object.values(VARIABLES), TOKEN])
    if (output.includes(secret)) throw new Error(`a secret is shown: ${secret}`);
}

/** The plan, or undefined if the service could not be read. In that case nothing is done. */
async function planned(
  client: Client,
  declared: Declaration,
  rules: Rules,
): Promise<PlannedChanges | undefined> {
  try {
    const observed = await observe(client, PROJECT, [declared]);
    const made = observed.ok ? makePlan(declared, observed.value, rules, WRITE_ALL) : undefined;
    if (!observed.ok || made?.is !== "planned") return undefined;
    if (anyError(remarksOnKinds(made, observed.value.project, rules)))
      throw new Error("a remark is an error");
    return made;
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}

/** After a second run without faults, a third one has nothing to do. */
async function checkConvergence(
  client: Client,
  declared: Declaration,
  rules: Rules,
  plan: Plan,
): Promise<void> {
  const ledger = await apply(client, plan, { ...APPLY_OPTIONS, variables });
  const wrong = plan.changes.filter((change) => ledger.of(change).state !== "done");
  if (wrong.length > 0)
    throw new Error(
      `does not converge: ${wrong.map((change) => `${change.label}: ${JSON.stringify(ledger.of(change))}`).join("; ")}`,
    );
  const last = (await planned(client, declared, rules))?.plan;
  if (!last || last.changes.length > 0)
    throw new Error(`does not converge: ${JSON.stringify(last?.changes)}`);
}
