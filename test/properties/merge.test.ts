/** The promises of `merge`, for any history of edits in the manifest and in the project, of applies and of failed applies. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { planWithVerdicts } from "../../src/history/textVerdicts.ts";
import type { LiveKey, LiveText } from "../../src/keys/liveKey.ts";
import { liveText } from "../../src/keys/texts.ts";
import type { Live } from "../../src/kinds/declaration.ts";
import { readManifests } from "../../src/kinds/read.ts";
import type { EarlierManifest, FileHistory } from "../../src/model/earlierManifest.ts";
import { isMapping, type Json } from "../../src/model/json.ts";
import type { PlannedField } from "../../src/model/plan.ts";
import { DEFAULT_RULES } from "../../src/model/setting.ts";
import { NO_VERDICTS } from "../../src/model/verdict.ts";
import { pulledTexts } from "../../src/plan/pulledTexts.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { liveKey, PROJECT } from "../rooms/plan/planHarness.ts";
import { runs } from "../scale.ts";

const NAMES = ["plain", "plural"] as const;
type Name = (typeof NAMES)[number];
const CI = { id: "1", address: "ci@example.com" };
const JANE = { id: "2", address: "jane@example.com" };
const FILE = "keys.yaml";
const NOTHING = { values: {}, tokens: [] };

/** Undefined: not declared. */
type Said = string | undefined;

type Step =
  | { do: "say"; name: Name; text: Said }
  | { do: "commit" }
  | { do: "edit"; name: Name; text: string }
  | { do: "apply"; parts: "all" | "first" | "none" }
  | { do: "pull" };

/** Some texts are written on one side only, and some on both. */
const SIDES = { manifest: ["A", "B", "C"], project: ["A", "J", "K"] } as const;
type Side = keyof typeof SIDES;

function textOf(name: Name, side: Side): fc.Arbitrary<string> {
  const text = fc.constantFrom(...SIDES[side], "");
  if (name === "plain") return text;
  const forms = fc.record({ one: text, other: text }, { requiredKeys: [] });
  return forms.filter((one) => Object.keys(one).length > 0).map((one) => JSON.stringify(one));
}

const named = fc.constantFrom(...NAMES);
const said = (name: Name) => fc.option(textOf(name, "manifest"), { nil: undefined, freq: 6 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: named.chain((name) => said(name).map((text): Step => ({ do: "say", name, text }))),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ do: "commit" }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: "pull" }) },
  {
    weight: 3,
    arbitrary: named.chain((name) =>
      textOf(name, "project").map((text): Step => ({ do: "edit", name, text })),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom("all", "all", "first", "none").map((parts): Step => ({ do: "apply", parts })),
  },
);

class World {
  now = 1000;
  said: Record<Name, Said> = { plain: undefined, plural: undefined };
  /** The manifest in the last commit. */
  committed = this.manifest();
  readonly versions: EarlierManifest[] = [];
  /** Every text that a commit ever had, by key. */
  readonly ever: Record<Name, Set<string>> = { plain: new Set(), plural: new Set() };
  readonly rows: Record<Name, LiveText> = {
    plain: this.row("", CI),
    plural: this.row("{}", CI),
  };

  row(translation: string, { id, address }: typeof CI): LiveText {
    return {
      ...{ language_iso: "en", translation },
      ...{ modified_by: id, modified_by_email: address, modified_at_timestamp: this.now },
    };
  }

  manifest(): string {
    const entry = (name: Name) => {
      const text = this.said[name];
      const value = name === "plain" ? JSON.stringify(text) : text;
      return { key_name: name, translations: text === undefined ? "{}" : `{ en: ${value} }` };
    };
    const lines = NAMES.map(entry).map(
      ({ key_name, translations }) => `  - { key_name: ${key_name}, translations: ${translations} }\n`,
    );
    return `keys:\n${lines.join("")}`;
  }

  commit(): void {
    this.now += 1;
    const text = this.manifest();
    if (text === this.committed) return;
    this.versions.unshift({ path: FILE, now: FILE, before: this.committed, until: this.now });
    this.committed = text;
    for (const name of NAMES) if (this.said[name] !== undefined) this.ever[name].add(this.said[name]);
  }

  edit(name: Name, text: string): void {
    this.now += 1;
    this.write(name, text, JANE);
  }

  live(): Live {
    const key = (name: Name, id: number): LiveKey => ({
      ...liveKey(id, name, { is_plural: name === "plural" }),
      translations: [this.rows[name]],
    });
    return {
      project: PROJECT,
      objects: { keys: { objects: NAMES.map((name, index) => key(name, index + 1)), unusable: [] } },
    };
  }

  readonly history: FileHistory = {
    versions: async (since) => ({
      is: "read",
      versions: this.versions.filter(({ until }) => until >= since),
    }),
  };

  /** Commits the texts that a pull takes. */
  async pull(): Promise<void> {
    this.now += 1;
    const { keptTexts, plan, declared } = await this.plan();
    const context = { project: plan.project, rules: DEFAULT_RULES, variables: declared.variables };
    const { taken } = pulledTexts(keptTexts, { ...context, verdicts: NO_VERDICTS });
    for (const { kind, entry, after } of taken) {
      const name = kind.label(entry.values) as Name;
      this.said[name] = typeof after === "string" ? after : JSON.stringify(after);
    }
    this.commit();
  }

  /** The plan for the last commit. */
  async plan(overwrite: readonly string[] = []) {
    const { declared } = readManifests(KINDS, { keys: [{ path: FILE, text: this.committed }] }, NOTHING);
    const result = await planWithVerdicts(
      declared,
      this.live(),
      { ...DEFAULT_RULES, writers: [CI.address], overwrite },
      {
        ownUser: () => Promise.resolve({ is: "known", names: [CI.id, CI.address] }),
        history: this.history,
        manifests: [FILE],
        textFiles: new Map(),
        usable: NOTHING,
      },
    );
    if (result.is === "stopped") throw new Error(JSON.stringify(result.problems));
    return { ...result, declared };
  }

  async apply(parts: "all" | "first" | "none"): Promise<void> {
    this.now += 1;
    const { plan, declared } = await this.plan();
    const fields = plan.changes.flatMap((change) =>
      change.action === "update" ? change.fields.map((field) => ({ field, name: change.label as Name })) : [],
    );
    for (const { field, name } of fields) this.mayReplace(name, field);
    for (const { values } of declared.entries.keys ?? []) {
      const { key_name, translations } = values as { key_name: Name; translations?: { en?: unknown } };
      if (translations?.en === undefined) continue;
      const isNamed = [...plan.changes, ...plan.kept].some(({ label }) => label === key_name);
      if (!isNamed) expect(this.saysWhatIsLive(key_name)).toBe(true);
    }
    const sent = parts === "none" ? [] : parts === "first" ? fields.slice(0, 1) : fields;
    for (const { field, name } of sent) {
      const text = typeof field.after === "string" ? field.after : JSON.stringify(field.after);
      this.write(name, text, CI);
    }
  }

  saysWhatIsLive(name: Name): boolean {
    const committed = readManifests(
      KINDS,
      { keys: [{ path: FILE, text: this.committed }] },
      NOTHING,
    ).declared;
    const entry = committed.entries.keys?.find(
      ({ values }) => "key_name" in values && values.key_name === name,
    );
    const said =
      entry && "translations" in entry.values ? (entry.values.translations as { en?: object }) : {};
    const live = liveText(this.rows[name].translation, name === "plural");
    if (typeof said.en !== "object" || typeof live === "string") return (said.en ?? live) === live;
    return Object.entries(said.en).every(([form, text]) => (live[form] ?? "") === text);
  }

  /** No text of another person is replaced that no commit ever had. */
  mayReplace(name: Name, { before, after }: PlannedField): void {
    const [old, next] = [formsOf(before), formsOf(after)];
    for (const [form, text] of Object.entries(old)) {
      if (text === "" || next[form] === text || this.#authors[name].get(form) !== JANE.id) continue;
      expect([...this.ever[name]].map((one) => formsOf(parsed(one))[form])).toContain(text);
    }
  }

  /** Who wrote which form. The service knows only the last writer of all forms. */
  readonly #authors: Record<Name, Map<string, string>> = { plain: new Map(), plural: new Map() };

  write(name: Name, text: string, writer: typeof CI): void {
    const before = formsOf(parsed(this.rows[name].translation));
    for (const [form, one] of Object.entries(formsOf(parsed(text))))
      if (before[form] !== one) this.#authors[name].set(form, writer.id);
    this.rows[name] = this.row(text, writer);
  }
}

/** A plain text, or the forms of a plural. */
function parsed(text: string): Json {
  return text.startsWith("{") ? JSON.parse(text) : text;
}

function formsOf(text: Json | undefined): Record<string, Json> {
  return isMapping(text) ? text : { "": text ?? "" };
}

async function play(steps: readonly Step[]): Promise<World> {
  const world = new World();
  for (const one of steps) {
    if (one.do === "say") world.said[one.name] = one.text;
    else if (one.do === "commit") world.commit();
    else if (one.do === "edit") world.edit(one.name, one.text);
    else if (one.do === "pull") {
      world.commit();
      await world.pull();
    } else {
      // A push applies its commit. Changes that are not committed are not applied.
      if (one.parts !== "none") world.commit();
      await world.apply(one.parts);
    }
  }
  return world;
}

const RUNS = Number(process.env.MERGE_RUNS ?? runs(100));

test("no text of another person is replaced that no commit ever had, and every declared text is named", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30, size: "max" }),
      async (steps) => void (await play(steps)),
    ),
    { numRuns: RUNS },
  );
});

test("after a complete apply, a second one changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: "max" }), async (steps) => {
      const world = await play([...steps, { do: "apply", parts: "all" }]);
      expect((await world.plan()).plan.changes).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test("a kept text is replaced after a commit that has it, and another commit", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: "max" }), async (steps) => {
      const world = await play([...steps, { do: "commit" }, { do: "apply", parts: "all" }]);
      const { plan } = await world.plan();
      for (const item of plan.kept) {
        const name = item.label as Name;
        world.said[name] = world.rows[name].translation;
        world.commit();
        expect((await world.plan()).plan.kept.map(({ label }) => label)).not.toContain(name);
        world.said[name] = name === "plain" ? "new" : '{ "one": "new", "other": "new" }';
        world.commit();
        const next = await world.plan();
        expect(next.plan.changes.map(({ label }) => label)).toContain(name);
      }
    }),
    { numRuns: RUNS },
  );
});

test("overwrite writes every kept text", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: "max" }), async (steps) => {
      const world = await play(steps);
      expect((await world.plan([...NAMES])).plan.kept).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test("a second pull changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: "max" }), async (steps) => {
      const world = await play([...steps, { do: "pull" }]);
      const pulled = world.committed;
      await world.pull();
      expect(world.committed).toBe(pulled);
    }),
    { numRuns: RUNS },
  );
});
