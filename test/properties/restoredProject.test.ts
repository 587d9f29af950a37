/** A run and the restore of its backup: the project is as before, except for what docs/recovery.md lists as lost. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { Client } from "../../src/api/client.ts";
import { type ApplyOptions, apply } from "../../src/apply/apply.ts";
import { planRestore, readBackup } from "../../src/backup/restore.ts";
import { readManifests } from "../../src/kinds/read.ts";
import { sameJson } from "../../src/model/json.ts";
import type { Change, Plan } from "../../src/model/plan.ts";
import { DEFAULT_RULES, type Rules } from "../../src/model/setting.ts";
import { WRITE_ALL } from "../../src/model/verdict.ts";
import { makePlan } from "../../src/plan/makePlan.ts";
import { observe, observeForRestore } from "../../src/remote/observe.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { startSandbox } from "../../src/sandbox/sandbox.ts";
import type { CompleteState } from "../../src/sandbox/state.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { MAPPABLE_EVENTS } from "../../src/wire/key.ts";
import { textBackup } from "../faults/textBackup.ts";
import { runs } from "../scale.ts";
import { LANGUAGES, PROJECT, VARIABLES, type World, worlds } from "./randomProject.ts";

type ProjectState = NonNullable<CompleteState["projects"][string]>;

/** The project before the run, and after the restore of what the run did. */
async function restoredProject(world: Pick<World, "state" | "keys" | "webhooks">, rules: Partial<Rules>) {
  const sandbox = await startSandbox({ state: world.state, limits: false });
  const client = new Client({ token: "any", baseUrl: sandbox.url, rate: Number.POSITIVE_INFINITY });
  const manifests = {
    keys: [{ path: "keys.yaml", text: world.keys }],
    webhooks: [{ path: "webhooks.yaml", text: world.webhooks }],
  };
  const { declared, problems } = readManifests(KINDS, manifests, { values: VARIABLES, tokens: [] });
  expect(problems).toEqual([]);
  let text: string | undefined;
  const urls = new Map<string, string>();
  const texts = textBackup(async (written) => {
    text = written;
  });
  const backup: ApplyOptions["backup"] = {
    ...texts,
    write: async (kept, fresh, named) => {
      for (const [name, url] of named) urls.set(name, url);
      await texts.write(kept, fresh, named);
    },
  };
  const variables = new Map([...Object.entries(VARIABLES)]);
  const applied = async (plan: Plan) => {
    const ledger = await apply(client, plan, {
      ...{ concurrency: 6, batchSize: 3, useAutomations: undefined, halt: () => undefined, backup },
      ...{ wait: async () => {}, onBatch: () => {} },
      variables: new Map([...variables, ...urls]),
    });
    expect(plan.changes.filter((change) => ledger.of(change).state !== "done")).toEqual([]);
  };
  const state = () => sandbox.state().projects[PROJECT] as ProjectState;
  try {
    const before = state();
    const observed = await observe(client, PROJECT, [declared]);
    if (!observed.ok) throw new Error(observed.problem.message);
    const made = makePlan(declared, observed.value, { ...DEFAULT_RULES, ...rules }, WRITE_ALL);
    if (made.is === "stopped") throw new Error(JSON.stringify(made.problems));
    await applied(made.plan);
    const changed = state();
    if (text !== undefined) {
      const read = readBackup(KINDS, "b.yaml", text);
      expect(read.problems).toEqual([]);
      const entries = read.backup?.entries ?? {};
      const live = await observeForRestore(client, PROJECT, { kinds: KINDS, entries });
      const all = new Map([...variables, ...urls]);
      const { plan, problems: wrong } = planRestore({ kinds: KINDS, entries }, live, {
        force: false,
        variables: all,
      });
      expect(wrong).toEqual([]);
      await applied(plan);
    }
    return { before, changed, after: state(), plan: made.plan };
  } finally {
    await sandbox.close();
  }
}

const languagesOf = fc.uniqueArray(fc.constantFrom(...LANGUAGES.map(({ lang_iso }) => lang_iso)), {
  minLength: 1,
});
const webhook = fc.record({
  host: fc.constantFrom("a", "b"),
  events: fc.uniqueArray(fc.constantFrom("project.imported", "project.key.added", ...MAPPABLE_EVENTS), {
    minLength: 1,
  }),
  languages: fc.array(languagesOf, { minLength: 4, maxLength: 4 }),
  branch: fc.constantFrom(null, "develop"),
});
/** Which events of a webhook are limited to which languages. */
const mapOf = ({ events, languages }: { events: string[]; languages: string[][] }) =>
  MAPPABLE_EVENTS.flatMap((event, index): [string, string[]][] =>
    events.includes(event) ? [[event, [...(languages[index] ?? [])].sort()]] : [],
  );

/** No two are equal: a restore takes an equal one for the removed one. */
const urlAt = (host: string, index: number) => `https://${host}.example.com/${index}`;

const webhookWorlds = fc
  .array(
    fc.record({ live: webhook, wanted: webhook, says: fc.constantFrom("nothing", "events", "map", "both") }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((pairs) => {
    const live = pairs.map(({ live: { host, events, languages, branch } }, index) => ({
      ...{
        webhook_id: String(index + 1).padStart(40, "0"),
        url: urlAt(host, index),
        branch,
        secret: String(index).padStart(40, "f"),
      },
      events,
      event_lang_map: mapOf({ events, languages }).map(([event, lang_iso_codes]) => ({
        event,
        lang_iso_codes,
      })),
    }));
    const entries = pairs.flatMap(({ live: was, wanted, says }, index) => {
      if (says === "nothing") return [];
      const events = says === "map" ? was.events : wanted.events;
      const map = Object.fromEntries(mapOf({ events, languages: wanted.languages }));
      const webhook_id = String(index + 1).padStart(40, "0");
      const { host, branch } = wanted;
      const url = urlAt(host, index);
      return [{ webhook_id, url, branch, events, ...(says !== "events" && { event_lang_map: map }) }];
    });
    const project = { project: { name: "random" }, languages: LANGUAGES, keys: [], webhooks: live };
    return {
      state: JSON.parse(JSON.stringify({ projects: { [PROJECT]: project } })) as SandboxState,
      keys: "keys: []\n",
      webhooks: stringify({ webhooks: entries }),
    };
  });

/** A webhook that was removed gets another id and secret. */
const comparable = ({ webhooks }: ProjectState, ids: ReadonlySet<string>) =>
  webhooks
    .map(({ webhook_id, secret, event_lang_map, ...others }) => ({
      ...others,
      map: event_lang_map.map(({ event, lang_iso_codes }) => [event, [...lang_iso_codes].sort()]),
      ...(ids.has(webhook_id) && { webhook_id, secret }),
    }))
    .map((one) => JSON.stringify(one))
    .sort();

test("changed and removed webhooks are exactly as before", async () => {
  await fc.assert(
    fc.asyncProperty(webhookWorlds, async (world) => {
      const { before, changed, after } = await restoredProject(world, { prune: { webhook: "all" } });
      const stayed = new Set(changed.webhooks.map(({ webhook_id }) => webhook_id));
      expect(comparable(after, stayed)).toEqual(comparable(before, stayed));
    }),
    { numRuns: runs(80) },
  );
});

test.each(["archive", "destroy"] as const)(
  "keys are as before where %s removes them; where a run changed them, their texts are, and they are in no archive",
  async (pruneBy) => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const rules = { prune: { key: "all" }, pruneBy } as const;
        const run = await restoredProject({ ...world, webhooks: "webhooks: []\n" }, rules);
        const ids = (changes: readonly Change[]) =>
          changes.flatMap((one) => ("id" in one ? String(one.id) : []));
        const removed = new Set(ids(run.plan.changes.filter(({ action }) => action === "destroy")));
        for (const key of run.before.keys) {
          const isNew = !run.changed.keys.some(({ key_id }) => key_id === key.key_id);
          const found = run.after.keys.find((one) =>
            isNew ? sameJson(one.key_name, key.key_name) : one.key_id === key.key_id,
          );
          expect(found).toBeDefined();
          if (!found) continue;
          // A text that was empty before is not in the backup, and neither is an archive that a run ended.
          const had = textsOf(key);
          expect(Object.fromEntries(Object.entries(textsOf(found)).filter(([iso]) => iso in had))).toEqual(
            had,
          );
          expect(found.is_plural).toBe(key.is_plural);
          if (!key.is_archived) expect(found.is_archived).toBe(false);
          if (removed.has(String(key.key_id)))
            expect([allOf(found), textsOf(found)]).toEqual([allOf(key), had]);
        }
      }),
      { numRuns: runs(30) },
    );
  },
);

type KeyState = ProjectState["keys"][number];

/** The texts that are not empty, by language. */
function textsOf({ is_plural, translations }: KeyState): Record<string, unknown> {
  return Object.fromEntries(
    translations.flatMap(({ language_iso, translation }): [string, unknown][] => {
      if (!is_plural || !translation.startsWith("{"))
        return translation === "" ? [] : [[language_iso, translation]];
      const forms = Object.entries(JSON.parse(translation)).filter(([, form]) => form !== "");
      return forms.length === 0 ? [] : [[language_iso, Object.fromEntries(forms)]];
    }),
  );
}

/** The fields of a key that a restore creates again, except for its texts. */
function allOf(key: KeyState) {
  const { key_name, platforms, description, tags, filenames, context, char_limit, plural_name, is_hidden } =
    key;
  const attributes = key.custom_attributes === "" ? {} : JSON.parse(key.custom_attributes);
  return {
    key_name,
    platforms,
    description,
    // The service has no certain order for names that differ only in capital letters.
    tags: tags.toSorted(),
    filenames,
    context,
    char_limit,
    plural_name,
    is_hidden,
    attributes,
  };
}
