/**
 * One storm: a random project and manifests, random seeded faults, and perhaps an interruption at a random request. What the
 * engine promises must hold whatever comes; a broken promise is thrown, with all that is needed to see it again.
 */
import fc from "fast-check";
import { parse } from "yaml";
import { Client } from "../../src/api/client/client.ts";
import { RequestError } from "../../src/api/errors/errors.ts";
import { apply } from "../../src/apply/apply.ts";
import type { Declaration } from "../../src/kinds/declaration.ts";
import { readManifests } from "../../src/kinds/read.ts";
import type { Plan } from "../../src/model/plan.ts";
import { anyError } from "../../src/model/problem.ts";
import { DEFAULT_RULES, type Rules } from "../../src/model/rules.ts";
import type { Outcome } from "../../src/plan/ledger.ts";
import { makePlan, type Planned } from "../../src/plan/makePlan.ts";
import { observe } from "../../src/remote/observe.ts";
import { idInside } from "../../src/sandbox/faults/hugeIds.ts";
import {
  type CompleteState,
  FAULT_NAMES,
  type Fault,
  seededFaults,
  startSandbox,
} from "../../src/sandbox/sandbox.ts";
import { FORGOTTEN, keptAsText } from "../faults/backups.ts";
import { jumpingClock, TIMEOUT } from "../faults/clock.ts";
import { PROJECT, VARIABLES, type World, worlds } from "../properties/world.ts";
import { everyWriteKeepsItsPromises, webhookName } from "./promises.ts";
import { Watch } from "./watch.ts";

/** Faults that break by themselves what is promised: a service that stores a second key of a name. */
const UNFAIR = ["duplicate-names"];

const TOKEN = "storm-token-5f0e";

export interface Storm {
  world: World;
  rules: Rules;
  faults: string[];
  seed: number;
  /** How many requests of apply are answered before it is cut off; undefined: it is not. */
  cutAfter: number | undefined;
  batchSize: number;
  /** How many webhooks one page lists. */
  webhooksPage: number;
  /** What becomes of texts that a change of `is_plural` leaves out. */
  pluralChange: "convert" | "drop";
}

const rules: fc.Arbitrary<Rules> = fc
  .record({
    prune: fc.constantFrom("off", "owned", "all"),
    onRemove: fc.constantFrom("archive", "destroy"),
    owner: fc.constantFrom(undefined, "team"),
    pruneWebhooks: fc.constantFrom("off", "all"),
  })
  .map(({ prune, onRemove, owner, pruneWebhooks }) => ({
    ...DEFAULT_RULES,
    prune: { key: prune === "owned" && !owner ? "off" : prune, webhook: pruneWebhooks },
    onRemove,
    owner,
  }));

/** The faults of which storms are made, unless a run asks for others. */
export const STORM_FAULTS: readonly string[] = FAULT_NAMES.filter((name) => !UNFAIR.includes(name));

export function stormsOf(names = STORM_FAULTS): fc.Arbitrary<Storm> {
  return fc.record({
    world: worlds,
    rules,
    faults: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 4 }),
    seed: fc.nat(),
    cutAfter: fc.option(fc.nat(12), { nil: undefined, freq: 2 }),
    batchSize: fc.constantFrom(1, 2, 3, 500),
    webhooksPage: fc.constantFrom(1, 2, 100),
    pluralChange: fc.constantFrom("convert", "drop"),
  });
}

/** How a storm ended, for a count of what was met. */
export type Weather = "refused" | "nothing to do" | "all done" | "told";

export async function weather(storm: Storm): Promise<Weather> {
  const faults: Fault[] = [];
  const sandbox = await startSandbox({
    state: storm.world.state,
    limits: false,
    assumptions: { usualOtherPage: storm.webhooksPage, pluralChange: storm.pluralChange },
    faults,
    pause: async () => {},
  });
  try {
    const declared = declarationOf(storm.world);
    const before = sandbox.state();
    const watch = new Watch();
    faults.push(watch.first(), ...seededFaults(storm.faults, storm.seed), watch.last());
    const cut = new AbortController();
    const client = clientFor(sandbox.url, cut.signal);
    const made = await planned(client, declared, storm.rules);
    if (sandbox.requests.some(({ method }) => method !== "GET")) throw new Error("a plan writes");
    if (!made?.plan) return "refused";
    const { plan } = made;
    watch.startApply();
    let answers = 0;
    let halted: string | undefined;
    faults.push({
      onAnswer: () => {
        if (storm.cutAfter === undefined || answers++ < storm.cutAfter) return undefined;
        halted = "The run was interrupted.";
        cut.abort();
        return undefined;
      },
    });
    const ledger = await apply(client, plan, {
      variables: new Map(Object.entries(VARIABLES)),
      concurrency: 6,
      batchSize: storm.batchSize,
      useAutomations: undefined,
      halt: () => halted,
      backup: keptAsText(async (text) => {
        watch.backup = text;
      }),
      wait: async () => {},
      onBatch: () => {},
    });
    const outcomes = new Map(plan.changes.map((change) => [nameOf(change), ledger.of(change)]));
    if (ledger.bugs.length > 0) throw new Error(`a bug: ${ledger.bugs.join("\n")}`);
    saysNoSecret(before, JSON.stringify([plan, [...outcomes]]) + watch.backup);
    everyWriteKeepsItsPromises(watch, plan, {
      base: "en",
      webhooks: declaredWebhooks(storm.world),
    });
    doubled(before, sandbox.state(), halted === undefined ? [] : inDoubt(plan, outcomes));
    await afterwards(sandbox.state(), storm, (rest) => lostInSilence(rest, outcomes, made, watch));
    if (plan.changes.length === 0) return "nothing to do";
    return [...outcomes.values()].every(({ state }) => state === "done") ? "all done" : "told";
  } finally {
    await sandbox.close();
  }
}

/** Plans and applies again, without faults, on a service of its own: a late request of the storm is not part of it. */
async function afterwards(
  state: CompleteState,
  { world, rules, faults }: Storm,
  look: (rest: Plan) => void,
): Promise<void> {
  // An id that is huge once is huge for ever.
  const lasting = seededFaults(
    faults.filter((name) => name === "huge-ids"),
    0,
  );
  const sandbox = await startSandbox({ state, limits: false, faults: lasting });
  try {
    const declared = declarationOf(world);
    const client = clientFor(sandbox.url);
    const rest = (await planned(client, declared, rules))?.plan;
    if (!rest) throw new Error("without faults there is no plan");
    look(rest);
    await converges(client, declared, rules, rest);
    doubled(state, sandbox.state());
  } finally {
    await sandbox.close();
  }
}

function declarationOf({ keys, webhooks }: World): Declaration {
  const manifests = {
    keys: [{ path: "keys.yaml", text: keys }],
    webhooks: [{ path: "webhooks.yaml", text: webhooks }],
  };
  return readManifests(manifests, { values: VARIABLES, tokens: [] }).declared;
}

/** As the manifest says it, whatever was read of it. */
function declaredWebhooks({ webhooks }: World): ReadonlySet<string> {
  const entries = parse(webhooks).webhooks as { url: string; branch?: string; events: string[] }[];
  return new Set(
    entries.map(({ url, branch = null, events }) =>
      webhookName({ url: url.replace("${HOOK_PATH}", VARIABLES.HOOK_PATH), branch, events }),
    ),
  );
}

/** No secret of a webhook and no token is in anything that a run gives away. */
function saysNoSecret(before: CompleteState, output: string): void {
  const secrets = before.projects[PROJECT]?.webhooks.map(({ secret }) => secret) ?? [];
  for (const secret of [...secrets, ...Object.values(VARIABLES), TOKEN])
    if (output.includes(secret)) throw new Error(`a secret is shown: ${secret}`);
}

function clientFor(url: string, signal?: AbortSignal): Client {
  const timeouts = { connect: TIMEOUT, read: TIMEOUT, write: TIMEOUT };
  return new Client({
    token: TOKEN,
    baseUrl: url,
    rate: Number.POSITIVE_INFINITY,
    clock: jumpingClock(),
    random: () => 0.5,
    timeouts,
    ...(signal && { signal }),
  });
}

/** The plan, or undefined where the service could not be read: then nothing is done, and that is told. */
async function planned(client: Client, declared: Declaration, rules: Rules): Promise<Planned | undefined> {
  try {
    const { live } = await observe(client, PROJECT, declared);
    return live && makePlan(declared, live, rules);
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}

/** Names a change over two plans of the same manifests: several may have one label. */
function nameOf(change: Plan["changes"][number]): string {
  return change.action === "destroy" ? change.ref : `${change.place.file}:${change.place.line}`;
}

/**
 * Whatever is still to be done was told: no change that is planned again had ended as done, unless somebody else changed
 * the key or made the webhook meanwhile.
 */
function lostInSilence(
  rest: Plan,
  outcomes: ReadonlyMap<string, Outcome>,
  { plan, problems }: Planned,
  { edited, branchless }: Watch,
): void {
  const skipped = new Set(plan?.skipped.map(({ place }) => `${place.file}:${place.line}`));
  if (skipped.size > 0 && !anyError(problems)) throw new Error("something is skipped without a problem");
  for (const change of rest.changes) {
    if (change.action === "destroy" ? anyError(problems) : skipped.has(nameOf(change))) continue;
    const webhook = change.action === "destroy" ? String(change.id) : urlOf(change.identity);
    if (change.kind === "webhook" && branchless.has(webhook)) continue;
    const isOthers =
      (change.action !== "create" && edited.has(idInside(String(change.id)))) ||
      change.label.includes("elsewhere.");
    const outcome = outcomes.get(nameOf(change));
    if (isOthers || (outcome !== undefined && outcome.state !== "done")) continue;
    throw new Error(
      `lost in silence: it was ${outcome?.state ?? "not planned"}, and is planned again: ${JSON.stringify(change)}`,
    );
  }
}

function urlOf(identity: unknown): string {
  return String(identity).replace("${HOOK_PATH}", VARIABLES.HOOK_PATH);
}

/**
 * URLs of webhooks whose creation ended as "unknown result". If both answers are lost, the list is late, and the run is
 * ended before it can look for twins, the second one stays: the run is red, and the next plan counts it as unmanaged.
 */
function inDoubt({ changes }: Plan, outcomes: ReadonlyMap<string, Outcome>): string[] {
  return changes.flatMap((change) => {
    const outcome = outcomes.get(nameOf(change));
    const isUnknown = outcome?.state === "failed" && outcome.how === "unknown result";
    return change.kind === "webhook" && change.action === "create" && isUnknown
      ? [urlOf(change.identity)]
      : [];
  });
}

/** No key and no webhook is there twice that was not before, except webhooks of these URLs. */
function doubled(before: CompleteState, after: CompleteState, except: readonly string[] = []): void {
  const had = counts(before);
  for (const [one, count] of counts(after)) {
    if (count <= Math.max(1, had.get(one) ?? 0)) continue;
    if (except.some((url) => one.startsWith(`["${url}",`))) continue;
    throw new Error(`there twice: ${one}`);
  }
}

function counts(state: CompleteState): Map<string, number> {
  const { keys = [], webhooks = [] } = state.projects[PROJECT] ?? {};
  const names = keys.flatMap((key) =>
    key.platforms.map((platform) => `${platform} ${key.key_name[platform]}`),
  );
  const hooks = webhooks.map(({ url, branch, events }) => JSON.stringify([url, branch, [...events].sort()]));
  const all = new Map<string, number>();
  for (const one of [...names, ...hooks]) all.set(one, (all.get(one) ?? 0) + 1);
  return all;
}

/** A second run without faults leaves nothing to do. */
async function converges(client: Client, declared: Declaration, rules: Rules, plan: Plan): Promise<void> {
  const options = {
    variables: new Map(Object.entries(VARIABLES)),
    concurrency: 6,
    batchSize: 500,
    useAutomations: undefined,
    halt: () => undefined,
    backup: FORGOTTEN,
    wait: async () => {},
    onBatch: () => {},
  };
  const ledger = await apply(client, plan, options);
  const wrong = plan.changes.filter((change) => ledger.of(change).state !== "done");
  if (wrong.length > 0)
    throw new Error(
      `does not converge: ${wrong.map((change) => `${change.label}: ${JSON.stringify(ledger.of(change))}`).join("; ")}`,
    );
  const last = (await planned(client, declared, rules))?.plan;
  if (!last || last.changes.length > 0)
    throw new Error(`does not converge: ${JSON.stringify(last?.changes)}`);
}
