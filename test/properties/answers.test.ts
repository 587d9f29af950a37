/**
 * Answers with fields that are missing, null or of another type. A field that is not used stops no run, what is absent is not
 * read as empty, and no text or id is misread.
 */

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type LiveKey, readKey } from "../../src/keys/liveKey.ts";
import type { Rules } from "../../src/model/setting.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { readWebhook } from "../../src/webhooks/fieldTable.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { onBody } from "../sandboxFaults/shown.ts";
import { runs } from "../scale.ts";
import { declaredIn, type Engine, NoPlan, withEngine } from "./engine.ts";
import { PROJECT } from "./randomProject.ts";

const FIXTURES = new URL("../../node_modules/@lokalise/node-api/test/fixtures/", import.meta.url);
const recorded = (file: string) => JSON.parse(readFileSync(new URL(file, FIXTURES), "utf8"));

type Path = readonly (string | number)[];
interface Mutation {
  /** Chooses one of all members of the response. */
  pick: number;
  /** Chooses what happens to it. */
  how: number;
}
const mutation: fc.Arbitrary<Mutation> = fc.record({ pick: fc.nat(1e6), how: fc.nat(9) });

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return at.length > 0 ? [at] : [];
  const members = Object.entries(value).flatMap(([name, member]) =>
    pathsOf(member, [...at, Array.isArray(value) ? Number(name) : name]),
  );
  return at.length > 0 ? [at, ...members] : members;
}

/** The same value in another spelling, or an impossible value. */
function instead(value: unknown, how: number): unknown {
  if (how < 2) return null;
  if (typeof value === "boolean") return [Number(value), String(Number(value)), "x", {}, [], 7][how % 6];
  if (typeof value === "number") return [String(value), String(value), "x", {}, [], true][how % 6];
  if (typeof value === "string") return [7, {}, [], true, 0.5, [value]][how % 6];
  if (Array.isArray(value)) return [{}, "x", 7, true, { 0: 1 }, false][how % 6];
  // A text in place of null is a valid value: the name of a branch.
  if (value === null) return [[], {}, 7, true, [1], false][how % 6];
  return [[], "x", 7, true, [1], false][how % 6];
}

function mutated<Body>(body: Body, { pick, how }: Mutation): Body {
  const copy = structuredClone(body);
  const paths = pathsOf(copy);
  const path = paths[pick % Math.max(1, paths.length)] ?? [];
  const last = path.at(-1);
  let parent: unknown = copy;
  for (const step of path.slice(0, -1)) parent = Reflect.get(parent as object, step);
  if (last === undefined || typeof parent !== "object" || parent === null) return copy;
  if (how === 9 && !Array.isArray(parent)) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, instead(Reflect.get(parent, last), how));
  return copy;
}

const keys: unknown[] = [
  ...[
    "list",
    "list_pagination",
    "list_cursor_pagination",
    "create",
    "create_per_platform",
    "update_bulk",
  ].flatMap((name) => recorded(`keys/${name}.json`).keys),
  recorded("keys/retrieve.json").key,
  recorded("keys/update.json").key,
];

function whole(answered: unknown): LiveKey {
  const read = readKey(answered, []);
  if (!("key" in read)) throw new Error(JSON.stringify(read));
  return read.key;
}

test("every recorded key and webhook is read, even without the members that older responses lack", () => {
  const lacking = [
    "created_at",
    "created_at_timestamp",
    "modified_at",
    "modified_at_timestamp",
    "base_words",
  ];
  for (const answered of keys) {
    const { translations = [] } = whole(answered);
    const older = Object.fromEntries(
      Object.entries(answered as object).filter(([name]) => !lacking.includes(name)),
    );
    const isos = translations.map(({ language_iso }) => language_iso);
    expect(readKey(older, isos)).toMatchObject({ key: { key_id: whole(answered).key_id } });
  }
  for (const one of recorded("webhooks/list.json").webhooks) {
    const { branch: _branch, secret: _secret, ...older } = one;
    expect(readWebhook(older)).toMatchObject({ webhook: { webhook_id: one.webhook_id, branch: undefined } });
  }
});

test("what is read from a key is right, or is not used", () => {
  fc.assert(
    fc.property(fc.constantFrom(...keys), mutation, (answered, one) => {
      const meant = whole(answered);
      const isos = (meant.translations ?? []).map(({ language_iso }) => language_iso);
      const read = readKey(mutated(answered, one), isos);
      if (!("key" in read)) {
        expect(read.unusable.lacks.length).toBeGreaterThan(0);
        return;
      }
      const { translations, key_name, ...others } = read.key;
      expect(meant.key_name).toMatchObject(key_name);
      for (const [name, value] of Object.entries(others))
        if (value !== undefined) expect([name, value]).toEqual([name, Reflect.get(meant, name)]);
      const textsOf = (rows: LiveKey["translations"]) =>
        Object.fromEntries((rows ?? []).map((row) => [row.language_iso, row.translation]));
      expect(textsOf(translations)).toEqual(isos.length > 0 ? textsOf(meant.translations) : {});
    }),
    { numRuns: runs(1500) },
  );
});

const HOOK = "https://h.example.com/a";
const row = (language_iso: string, translation: string) => ({ language_iso, translation });
const web = ["web" as const];
const before: SandboxState["projects"][string] = {
  languages: ["en", "de"].map((lang_iso) => ({ lang_iso })),
  keys: [
    {
      key_id: 1,
      key_name: "a",
      platforms: web,
      tags: ["t"],
      translations: [row("en", "A"), row("de", "Eva's")],
    },
    { key_id: 2, key_name: "same", platforms: web, translations: [row("en", "S"), row("de", "Ida's")] },
    { key_id: 3, key_name: "guarded", platforms: web, tags: ["protected"], translations: [row("en", "G")] },
    { key_id: 4, key_name: "theirs", platforms: web, tags: ["lokaform:ios"], translations: [row("en", "T")] },
    { key_id: 5, key_name: "doomed", platforms: web, translations: [row("en", "D"), row("de", "Uwe's")] },
  ],
  webhooks: [
    { webhook_id: "1".repeat(40), url: HOOK, events: ["project.imported"] },
    { webhook_id: "2".repeat(40), url: "https://h.example.com/other", events: ["project.imported"] },
  ],
};
const KEYS = `on_create: { platforms: [web] }
keys:
  - { key_name: a, description: new, tags: [u], translations: { en: B, de: Declared } }
  - { key_name: same, translations: { en: S, de: Declared } }
  - { key_name: theirs, description: taken, translations: { en: X } }
  - { key_name: fresh, translations: { en: F } }
`;
const WEBHOOKS = `webhooks:
  - { url: ${HOOK}, events: [project.imported, project.exported] }
  - { url: https://h.example.com/new, events: [project.imported] }
`;

const RULES: Partial<Rules> = {
  ...{ languages: { de: "seed" }, owner: "web", prune: { key: "all" }, pruneBy: "destroy" },
};

function inRun(
  faults: Fault[],
  use: (state: Engine["state"], run: () => Promise<string[]>) => Promise<void>,
): Promise<void> {
  const { declared } = declaredIn(KEYS, WEBHOOKS);
  const play = ({ plan, apply, state }: Engine) => {
    const run = async () => {
      const { plan: changes } = await plan(RULES);
      await apply(changes);
      return changes.changes.map(({ label }) => label);
    };
    return use(state, run);
  };
  return withEngine({ projects: { [PROJECT]: before } }, declared, play, faults);
}

const OPERATIONS = ["project", "languages", "keys", "webhooks", "createKeys", "updateKeys", "destroyKeys"];
const more = ["createWebhook", "updateWebhook", "destroyWebhook", "webhook"];

test("nothing that a mutated answer hides is overwritten, created twice or removed", async () => {
  const asked = fc.array(fc.record({ operation: fc.constantFrom(...OPERATIONS, ...more), mutation }), {
    minLength: 1,
    maxLength: 2,
  });
  await fc.assert(
    fc.asyncProperty(asked, async (mutations) => {
      const faults: Fault[] = mutations.map(({ operation, mutation }) => ({
        onResponse: onBody((request, body) =>
          request.operation === operation ? mutated(body, mutation) : body,
        ),
      }));
      await inRun(faults, async (state, run) => {
        await run().catch((error: Error) => {
          if (error.name !== "ApiError" && !(error instanceof NoPlan)) throw error;
        });
        const held = state();
        const named = (name: string) =>
          held.keys.filter(({ key_name }) => Object.values(key_name).includes(name));
        const texts = (name: string) => named(name).flatMap(({ translations = [] }) => translations);
        const german = (name: string) =>
          texts(name).find(({ language_iso }) => language_iso === "de")?.translation;
        for (const name of ["a", "same", "guarded", "theirs"]) expect(named(name)).toHaveLength(1);
        expect([german("a"), german("same")]).toEqual(["Eva's", "Ida's"]);
        expect(named("theirs")).toMatchObject([{ description: "", tags: ["lokaform:ios"] }]);
        expect(named("guarded")).toMatchObject([{ tags: ["protected"] }]);
        expect(named("fresh").length).toBeLessThan(2);
        const hooks = held.webhooks.map(({ url }) => url);
        expect(new Set(hooks).size).toBe(hooks.length);
        expect(hooks).toEqual(expect.arrayContaining([HOOK, "https://h.example.com/other"]));
        faults.length = 0;
        await run();
        expect(await run()).toEqual([]);
      });
    }),
    { numRuns: runs(40) },
  );
}, 120_000);
