/** Plans and applies manifests to a project in a sandbox. */
import { Client } from "../../src/api/client.ts";
import { type ApplyOptions, apply } from "../../src/apply/apply.ts";
import type { Declaration } from "../../src/kinds/declaration.ts";
import { readManifests } from "../../src/kinds/read.ts";
import type { Plan } from "../../src/model/plan.ts";
import { DEFAULT_RULES, type Rules } from "../../src/model/setting.ts";
import { WRITE_ALL } from "../../src/model/verdict.ts";
import { makePlan, type PlannedChanges } from "../../src/plan/makePlan.ts";
import { observe } from "../../src/remote/observe.ts";
import { KINDS } from "../../src/run/kinds.ts";
import type { CompleteState } from "../../src/sandbox/state.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { jumpingClock, TIMEOUT } from "../faults/clock.ts";
import { DISCARDED_BACKUP } from "../faults/textBackup.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { PROJECT, VARIABLES } from "./randomProject.ts";

const OPTIONS: ApplyOptions = {
  variables: new Map(Object.entries(VARIABLES)),
  ...{ concurrency: 6, batchSize: 3, useAutomations: undefined, halt: () => undefined },
  ...{ backup: DISCARDED_BACKUP, wait: async () => {}, onBatch: () => {} },
};

type Project = CompleteState["projects"][string];

export interface Engine {
  plan(rules?: Partial<Rules>): Promise<PlannedChanges>;
  /** Returns how each change ended. */
  apply(plan: Plan): Promise<string[]>;
  state(): Project;
}

/** The project, the settings or the manifests allow no plan. */
export class NoPlan extends Error {}

/** What manifests declare, and the problems in them. */
export function declaredIn(keys: string, webhooks?: string) {
  const manifests = {
    keys: [{ path: "keys.yaml", text: keys }],
    webhooks: webhooks === undefined ? [] : [{ path: "webhooks.yaml", text: webhooks }],
  };
  return readManifests(KINDS, manifests, { values: VARIABLES, tokens: [] });
}

export async function withEngine<Result>(
  state: SandboxState,
  declared: Declaration,
  play: (engine: Engine) => Promise<Result>,
  faults: Fault[] = [],
): Promise<Result> {
  const sandbox = await startSandbox({ state, limits: false, faults });
  const client = new Client({
    ...{ token: "any", baseUrl: sandbox.url, rate: Number.POSITIVE_INFINITY, random: () => 0.5 },
    ...{ clock: jumpingClock(), timeouts: { connect: TIMEOUT, read: TIMEOUT, write: TIMEOUT } },
  });
  try {
    return await play({
      async plan(rules) {
        const observed = await observe(client, PROJECT, [declared]);
        if (!observed.ok) throw new NoPlan(observed.problem.message);
        const made = makePlan(declared, observed.value, { ...DEFAULT_RULES, ...rules }, WRITE_ALL);
        if (made.is === "stopped") throw new NoPlan(JSON.stringify(made.problems));
        return made;
      },
      async apply(plan) {
        const ledger = await apply(client, plan, OPTIONS);
        return plan.changes.map((change) => ledger.of(change).state);
      },
      state: () => sandbox.state().projects[PROJECT] as Project,
    });
  } finally {
    await sandbox.close();
  }
}
