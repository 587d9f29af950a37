/** The backup of any key can be read, and declares the key as it was. A backup that is not whole is refused. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkBackup, planRestore, readBackup } from "../../src/backup/restore.ts";
import { backupText } from "../../src/backup/write.ts";
import { keyTraits } from "../../src/keys/fieldTable.ts";
import type { LiveKey } from "../../src/keys/liveKey.ts";
import { overwrittenTexts } from "../../src/keys/rereadBeforeWrite.ts";
import { type BackedUp, removed } from "../../src/kinds/backup.ts";
import type { AnyTraits, ProjectContext } from "../../src/kinds/declaredEntry.ts";
import type { Plan, Update } from "../../src/model/plan.ts";
import { DEFAULT_RULES } from "../../src/model/setting.ts";
import { WRITE_ALL } from "../../src/model/verdict.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { type LiveWebhook, webhookTraits } from "../../src/webhooks/fieldTable.ts";
import { MAPPABLE_EVENTS } from "../../src/wire/key.ts";
import { liveKey, liveWebhook, PROJECT } from "../rooms/plan/planHarness.ts";
import { isAll, runs } from "../scale.ts";
import { oddText } from "./oddPieces.ts";

const projectContext: ProjectContext = {
  project: PROJECT,
  rules: DEFAULT_RULES,
  variables: new Map(),
  verdicts: WRITE_ALL,
};
const HEADER = {
  project: "p.1",
  project_name: "Shop\n# not: yaml",
  time: "2026-01-15T12:00:00Z",
  restore: "x",
};

/** Any texts of JavaScript: also NUL, halves of surrogate pairs, and what YAML treats in a special way. */
const anyUnits = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((units) => String.fromCharCode(...units));
const fewUnits = fc
  .array(fc.constantFrom(..."\0\t\r\n \u0085\u2028\ufeff\ufffe\ud83d\ude00a#:-'\"\\>|".split("")), {
    maxLength: 40,
  })
  .map((units) => units.join(""));
const text = fc.oneof(oddText, anyUnits, fewUnits);
const filled = text.filter((one) => one !== "");
const forms = fc.dictionary(fc.constantFrom("zero", "one", "few", "other"), text, { maxKeys: 4 });

const keys = fc
  .record({
    name: filled,
    description: text,
    context: text,
    tags: fc.uniqueArray(filled, { maxLength: 3 }),
    is_plural: fc.boolean(),
    is_hidden: fc.boolean(),
    is_archived: fc.boolean(),
    char_limit: fc.nat(50),
    attributes: fc
      .dictionary(filled, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 })
      .filter((attributes) => !JSON.stringify(attributes).includes("__proto__")),
    en: text,
    de: text,
    forms,
  })
  .map(({ name, attributes, en, de, forms: some, is_plural, ...others }): LiveKey => {
    const texts = is_plural ? { en: JSON.stringify(some), de: JSON.stringify({ other: de }) } : { en, de };
    const custom_attributes = JSON.stringify(attributes);
    return { ...liveKey(7, name), ...others, is_plural, custom_attributes, ...rows(texts) };
  });

function rows(texts: Record<string, string>): Pick<LiveKey, "translations"> {
  const { translations } = liveKey(7, "a", { texts });
  return { translations };
}

const webhooks = fc
  .record({
    events: fc.subarray(["project.imported", "project.key.added", ...MAPPABLE_EVENTS], { minLength: 1 }),
    languages: fc.array(fc.subarray(["en", "de", "fr"], { minLength: 1 }), { minLength: 4, maxLength: 4 }),
    branch: fc.constantFrom(null, "develop"),
  })
  .map(({ events, languages, branch }): LiveWebhook => {
    const mapped = MAPPABLE_EVENTS.map((event, index) => ({ event, lang_iso_codes: languages[index] ?? [] }));
    const event_lang_map = mapped.filter(({ event }) => events.includes(event));
    return { ...liveWebhook(1, "https://h.example.com/a"), events, branch, event_lang_map };
  });

function restored(kept: BackedUp, live: readonly unknown[]): Plan {
  const written = backupText(KINDS, HEADER, [kept]);
  checkBackup(KINDS, written, HEADER, [kept]);
  const { backup, problems } = readBackup(KINDS, "b.yaml", written);
  expect(problems).toEqual([]);
  if (!backup) throw new Error("There is no backup.");
  const found = planRestore(
    backup,
    { project: PROJECT, objects: { [`${kept.kind}s`]: { objects: live, unusable: [] } } },
    { force: false, variables: new Map() },
  );
  expect(found.problems).toEqual([]);
  return found.plan;
}

function comesBack(traits: AnyTraits, live: object): void {
  const kept = removed(traits, live, { how: "destroy" }, projectContext);
  expect(restored(kept, [live]).changes).toEqual([]);
  const [create, ...others] = restored(kept, []).changes;
  expect(others).toEqual([]);
  if (create?.action !== "create") throw new Error("It is not created.");
  const context = traits.liveContext(live, projectContext, traits.liveLabel(live));
  for (const field of traits.fields) {
    const own = create.fields.filter((one) => one.field === field.name);
    for (const { part, after } of own)
      expect(field.same(field.stored(live, context, part) ?? null, after, context)).toBe(true);
  }
  const set = traits.fields.filter(({ role, isDefault }) => role !== "archive" && !isDefault(live, context));
  const created = new Set(create.fields.map(({ field }) => field));
  expect(set.filter(({ name }) => !created.has(name)).map(({ name }) => name)).toEqual([]);
}

test("a destroyed key is created as it was, and if it still exists unchanged there is nothing to do", () => {
  const property = fc.property(keys, (key) => {
    comesBack(keyTraits, key);
    const kept = removed(keyTraits, key, { how: "destroy" }, projectContext);
    expect(restored(kept, [{ ...key, key_id: "8" }]).changes).toEqual([]);
  });
  fc.assert(property, { numRuns: runs(100) });
});

test("a destroyed webhook is created as it was, and if it still exists unchanged there is nothing to do", () => {
  const property = fc.property(webhooks, (webhook) => comesBack(webhookTraits, webhook));
  fc.assert(property, { numRuns: runs(100) });
});

test("overwritten texts are restored if they are still what the run wrote, and kept if not", () => {
  fc.assert(
    fc.property(keys, filled, fc.boolean(), (key, fresh, edited) => {
      const context = keyTraits.liveContext(key, projectContext, "");
      const place = { file: "", line: 1, col: 1, endLine: 1, endCol: 1 };
      const texts = keyTraits.fields.find(({ role }) => role === "text");
      const before = texts?.stored(key, context, "en") ?? "";
      const after = key.is_plural ? { ...Object(before), one: fresh, many: fresh } : `${fresh}!`;
      const field = { field: "translations", part: "en", before, after, place };
      const base = { ref: "key:1", kind: "key", label: "a", action: "update", id: "7", seen: "" } as const;
      const update: Update = { ...base, identity: "a", place, fields: [field] };
      const kept = overwrittenTexts(update, key, projectContext);
      if (!kept) return;
      const wrote = edited && !key.is_plural ? "Somebody's words" : after;
      const now = {
        ...key,
        ...rows({ en: typeof wrote === "string" ? wrote : JSON.stringify(wrote), de: "" }),
      };
      const { changes, kept: left } = restored(kept, [now]);
      if (edited && !key.is_plural) {
        expect([changes, left.map(({ reason }) => reason)]).toEqual([
          [],
          [...(key.is_archived ? ["archived"] : []), "changed-since"],
        ]);
        return;
      }
      const [change] = changes;
      if (change?.action !== "update") throw new Error("The text is not written back.");
      expect(texts?.same(change.fields[0]?.after ?? null, before, context)).toBe(true);
    }),
    { numRuns: runs(100) },
  );
});

const removedObjects = fc
  .array(keys, { minLength: 1, maxLength: 4 })
  .map((all) => [
    ...all.map((key, index) =>
      removed(keyTraits, { ...key, key_id: String(index + 7) }, { how: "destroy" }, projectContext),
    ),
    removed(webhookTraits, liveWebhook(1, "https://h.example.com/a"), { how: "destroy" }, projectContext),
  ]);

test("every beginning of a backup is refused", () => {
  fc.assert(
    fc.property(removedObjects, (all) => {
      const whole = backupText(KINDS, HEADER, all);
      for (let length = 0; length < whole.length; length += isAll && length < 2000 ? 1 : 97) {
        const { backup, problems } = readBackup(KINDS, "b.yaml", whole.slice(0, length));
        expect(backup, whole.slice(0, length)).toBeUndefined();
        expect(problems.map(({ code }) => code)).toEqual(["bad-backup"]);
        expect(problems[0]?.message).toMatch(/^This backup is not whole: .* Use the original file/);
      }
    }),
    { numRuns: runs(5) },
  );
});

test("a backup with any other character is refused, except for other line breaks", () => {
  fc.assert(
    fc.property(removedObjects, fc.nat(), fc.constantFrom("", "x", "\n", " ", "7"), (all, place, other) => {
      const whole = backupText(KINDS, HEADER, all);
      const at = place % whole.length;
      const changed = whole.slice(0, at) + other + whole.slice(at + 1);
      const { backup, problems } = readBackup(KINDS, "b.yaml", changed);
      if (changed === whole) expect(problems).toEqual([]);
      else expect([backup, problems[0]?.severity]).toEqual([undefined, "error"]);
      expect(readBackup(KINDS, "b.yaml", whole.replaceAll("\n", "\r\n"))).toEqual(
        readBackup(KINDS, "b.yaml", whole),
      );
    }),
    { numRuns: runs(100) },
  );
});
