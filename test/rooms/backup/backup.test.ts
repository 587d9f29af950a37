/** Backups of keys and texts before they are removed: they can be read as manifests. */

import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { needsBackup } from "../../../src/backup/restore.ts";
import { backupText, RunBackup } from "../../../src/backup/write.ts";
import type { KeyContext, KeyPayload } from "../../../src/keys/fields.ts";
import { type KeyValues, keyEntry, keyTraits } from "../../../src/keys/fieldTable.ts";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import { overwrittenTexts } from "../../../src/keys/rereadBeforeWrite.ts";
import { type BackedUp, inexpressible, removed } from "../../../src/kinds/backup.ts";
import type { KindTraits, ProjectContext } from "../../../src/kinds/declaredEntry.ts";
import { scalarFields } from "../../../src/kinds/field.ts";
import type { Message } from "../../../src/model/message.ts";
import type { Destroy, Plan, PlannedField, Update } from "../../../src/model/plan.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { WRITE_ALL } from "../../../src/model/verdict.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { webhookTraits } from "../../../src/webhooks/fieldTable.ts";
import { textBackup } from "../../faults/textBackup.ts";
import { liveKey, liveWebhook, PROJECT, planned } from "../plan/planHarness.ts";

const projectContext: ProjectContext = {
  project: PROJECT,
  rules: DEFAULT_RULES,
  variables: new Map(),
  verdicts: WRITE_ALL,
};
const gone = { how: "destroy" } as const;
const wholeKey = (key: LiveKey) => removed(keyTraits, key, gone, projectContext).entry;
const change: Destroy = { ref: "", kind: "key", label: "", action: "destroy", id: 0, seen: "", ...gone };
const removals = (...keys: LiveKey[]) => keys.map((key) => removed(keyTraits, key, change, projectContext));

/** A backup, and the texts that were written. */
function openBackup() {
  const written: string[] = [];
  return { written, backup: new RunBackup(textBackup(async (text) => void written.push(text))) };
}

const entries = (...lines: string[]) => `keys:\n${lines.map((line) => `  - { ${line} }\n`).join("")}`;

test("the id of a webhook is kept letter by letter, also where it is all digits", () => {
  for (const webhook_id of ["0".repeat(39).concat("1"), "12345"]) {
    const webhook = { ...liveWebhook(1, "https://h.example.com/"), webhook_id };
    expect(removed(webhookTraits, webhook, gone, projectContext).entry.webhook_id).toBe(webhook_id);
  }
});

describe("a removed key is kept with all that a manifest can declare", () => {
  test("every field that is set", () => {
    const key = liveKey(7, "a", {
      platforms: ["ios", "web"],
      description: "D",
      tags: ["t"],
      texts: { en: "Hi", de: "", fr: "Salut" },
      filenames: { web: "a.json" },
      context: "C",
      char_limit: 9,
      is_plural: false,
      plural_name: "p",
      is_hidden: true,
      is_archived: true,
      custom_attributes: '{"a":[1]}',
    });
    expect(wholeKey(key)).toEqual({
      key_name: "a",
      key_id: 7,
      platforms: ["ios", "web"],
      description: "D",
      tags: ["t"],
      translations: { en: "Hi", fr: "Salut" },
      filenames: { web: "a.json" },
      context: "C",
      char_limit: 9,
      plural_name: "p",
      is_hidden: true,
      is_archived: true,
      custom_attributes: { a: [1] },
    });
  });

  test("what is empty is left out, but that it is to come out of the archive", () => {
    const entry = { key_name: "a", key_id: 7, platforms: ["web"], is_archived: false };
    expect(wholeKey(liveKey(7, "a"))).toEqual(entry);
    const textless = liveKey(7, "a");
    delete textless.translations;
    expect(wholeKey(textless)).toEqual(entry);
    expect(wholeKey(liveKey(7, "a", { custom_attributes: "no json" }))).toEqual(entry);
    expect(wholeKey(liveKey(7, "a", { custom_attributes: "{}" }))).toEqual(entry);
  });

  test("a field that is added to the table is in the backup", () => {
    const spec = {
      name: "colour",
      expects: "a colour",
      schema: z.string(),
      value: z.string(),
      live: ({ description }: LiveKey) => description,
      desired: (declared: string) => declared,
      write: () => {},
      show: (word: string) => ({ as: "word", word }) as const,
    } as const;
    // @ts-expect-error a field without its value in a manifest does not compile
    scalarFields<LiveKey, KeyContext, KeyPayload>()(spec);
    const colour = scalarFields<LiveKey, KeyContext, KeyPayload>()({
      ...spec,
      toManifest: (value) => value,
    });
    const kind: KindTraits<KeyValues & { colour?: string }, LiveKey, KeyContext, KeyPayload> = {
      ...keyTraits,
      fields: [...keyTraits.fields, colour],
    };
    expect(removed(kind, liveKey(7, "a", { description: "red" }), gone, projectContext).entry).toMatchObject({
      colour: "red",
    });
  });

  test("its entry for any key can be read as a manifest, and declares the key as it is", () => {
    const key = liveKey(
      7,
      { ios: "A", web: "b" },
      { platforms: ["ios", "web"], texts: { en: "Hi" }, tags: ["t"] },
    );
    const values = keyEntry.parse(wholeKey(key));
    const context = keyTraits.context(values, key, projectContext);
    const rules = { ...DEFAULT_RULES, languages: { "*": "enforce" } } as const;
    const differences = keyTraits.fields.flatMap(
      (field) => field.diff(values, key, { ...context, rules }).changes,
    );
    expect(differences).toEqual([]);
  });

  test("a number in attributes that would lose digits is kept as text", () => {
    const custom_attributes = '{"id": 12345678901234567890, "text": "98765432109876543210", "n": 1.5}';
    expect(wholeKey(liveKey(7, "a", { custom_attributes }))).toMatchObject({
      custom_attributes: { id: "12345678901234567890", text: "98765432109876543210", n: 1.5 },
    });
  });

  test("a value that no entry can have is named, so that the key is not removed", () => {
    const lost = (custom_attributes: string) =>
      inexpressible(keyTraits, liveKey(7, "a", { custom_attributes }), projectContext);
    for (const empty of ["", "{}", "[]", "null", '{"a":1}']) expect(lost(empty), empty).toEqual([]);
    for (const other of ["[1]", '"text"', "7", "no json"])
      expect(lost(other), other).toEqual(["custom_attributes"]);
  });

  test("names by platform, those of its platforms only", () => {
    const name = (...platforms: ("ios" | "web")[]) =>
      wholeKey(liveKey(7, { ios: "A", web: "b" }, { platforms })).key_name;
    expect(name("web", "ios")).toEqual({ ios: "A", web: "b" });
    expect(name("web")).toBe("b");
  });

  test("the forms of a plural that have text, and an unchanged text that is not a plural", () => {
    const texts = { en: '{"one":"%d","other":""}', de: '{"one":"","other":""}', fr: "not yet" };
    expect(wholeKey(liveKey(7, "a", { is_plural: true, texts })).translations).toEqual({
      en: { one: "%d" },
      fr: "not yet",
    });
    expect(wholeKey(liveKey(7, "a", { is_plural: true, texts: { en: "" } })).translations).toBeUndefined();
    expect(wholeKey(liveKey(7, "a", { texts: { en: '{"one":"x"}' } })).translations).toEqual({
      en: '{"one":"x"}',
    });
  });
});

describe("of a key that changes, the texts are kept that something takes the place of", () => {
  const live = [liveKey(7, "a", { description: "D", texts: { en: "Hi", de: "" } })];
  const updatesOf = ({ changes }: Plan) =>
    changes.flatMap((change) => {
      const key = live.find(({ key_id }) => change.action === "update" && key_id === change.id);
      return (key && change.action === "update" && overwrittenTexts(change, key, projectContext)) || [];
    });

  test("overwritten and cleared ones, under the name that the key had; first texts and other fields are not", async () => {
    const keys = entries(
      "key_name: b, previously: a, description: E, translations: { en: Ho, de: Hallo }",
      "key_name: new, platforms: [web], translations: { en: New }",
    );
    const { plan } = planned({ keys, live: { keys: live } });
    const { backup, written } = openBackup();
    await backup.save(updatesOf(plan));
    expect(written.map((text) => ({ keys: parse(text).keys }))).toEqual([
      { keys: [{ key_name: "a", key_id: 7, is_plural: false, translations: { en: "Hi" } }] },
    ]);
  });

  test("where no text is lost, nothing is written", async () => {
    const keys = entries("key_name: a, description: E, translations: { de: Hallo }");
    const hook = "https://h.example.com/a";
    const { plan } = planned({
      keys,
      webhooks: `webhooks:\n  - { url: ${hook}, events: [project.imported, project.exported] }\n`,
      live: { keys: live, webhooks: [liveWebhook(1, hook)] },
    });
    expect(plan.changes).toHaveLength(2);
    const { backup, written } = openBackup();
    await backup.save(updatesOf(plan));
    expect(written).toEqual([]);
  });

  test("a key that an entry archives is kept as a whole, with what the update writes", () => {
    const { plan } = planned({
      keys: entries("key_name: a, is_archived: true, translations: { en: Ho }"),
      live: { keys: live },
    });
    expect(updatesOf(plan)).toEqual([
      {
        kind: "key",
        id: "7",
        action: "archive",
        entry: {
          ...{ key_name: "a", key_id: 7, platforms: ["web"], description: "D", translations: { en: "Hi" } },
          ...{ is_archived: false, is_plural: false },
        },
        wrote: { is_archived: true, translations: { en: "Ho" } },
      },
    ]);
  });

  test("parts without a live value give no entry", () => {
    const place = { file: "", line: 1, col: 1, endLine: 1, endCol: 1 };
    const update = (...fields: PlannedField[]): Update => {
      const change = { ref: "key:1", kind: "key", label: "a", action: "update", id: "7", seen: "" } as const;
      return { ...change, identity: "a", place, fields };
    };
    const field = (part: string, before?: string): PlannedField => ({
      field: "translations",
      part,
      after: "x",
      place,
      ...(before !== undefined && { before }),
    });
    const key = (fr: string) => liveKey(7, "a", { texts: { en: "", fr } });
    expect(overwrittenTexts(update(field("en"), field("fr", "")), key(""), projectContext)).toBeUndefined();
    expect(
      overwrittenTexts(update(field("en"), field("fr", "Salut")), key("Salut"), projectContext),
    ).toMatchObject({
      entry: { key_name: "a", key_id: 7, translations: { fr: "Salut" } },
      wrote: { translations: { fr: "x" } },
    });
  });
});

test("lines and indentation of texts are the same in a backup with others", () => {
  const texts = [
    "a\n\n  b\n",
    "a\n\n",
    "...\n\n\n",
    "a\u2028...\nb",
    "a\n...\nb\n\n",
    "  a\n b",
    "\u2028 a\n b",
    "a\r b",
    "\n",
    "---\n",
    "# a",
    "a: b\n- c",
  ].concat([" \n", "  \n\n \n", `${" \n".repeat(30)} `, `a\r${"word ".repeat(10)} \n \n  b`]);
  const kept = texts.map((en, index): BackedUp => {
    const entry = { key_name: "k", key_id: index + 1, translations: { en } };
    return { kind: "key", id: index + 1, entry, action: "update", wrote: { translations: { en } } };
  });
  const header = { project: "p.1", project_name: "Shop", time: "now", restore: "restore it" };
  for (const all of [kept, kept.toReversed()]) {
    const { backup, keys } = parse(backupText(KINDS, header, all));
    expect(keys).toEqual(all.map(({ entry }) => entry));
    expect(backup.wrote).toEqual(
      all.map(({ id, wrote }) => ({ key_id: id, action: "update", values: wrote })),
    );
  }
});

test("a backup grows: what was in it stays in it", async () => {
  const { backup, written } = openBackup();
  expect(backup.missing()).toBeUndefined();
  await backup.save(removals(liveKey(1, "a")));
  await backup.save(removals());
  await backup.save(removals(liveKey(2, "b"), liveKey(3, "c")));
  expect(written.map((text) => parse(text).keys.map((entry: { key_id: number }) => entry.key_id))).toEqual([
    [1],
    [1, 2, 3],
  ]);
});

test("a backup is written one time after the other, also after one that failed, and batches that wait share the next one", async () => {
  const events: string[] = [];
  const rest: Promise<Message | undefined>[] = [];
  const keep = (id: number) => backup.save(removals(liveKey(id, `key.${id}`)));
  const backup = new RunBackup(
    textBackup(async (text) => {
      const keys = parse(text).keys.length;
      events.push(`start ${keys}`);
      if (keys === 1) rest.push(keep(2), keep(3), keep(2));
      await Promise.resolve();
      events.push(`end ${keys}`);
      if (keys === 1) throw new Error("The disk is full.");
    }),
  );
  expect((await keep(1))?.message).toBe(
    "Nothing is removed or overwritten without a backup. The disk is full.",
  );
  expect(await Promise.all(rest)).toEqual([undefined, undefined, undefined]);
  expect(events).toEqual(["start 1", "end 1", "start 3", "end 3"]);
});

test("a key that is kept again differently during a write waits until that is written too", async () => {
  const texts: string[] = [];
  const again: Promise<Message | undefined>[] = [];
  const entry = (en: string): BackedUp => ({
    kind: "key",
    id: 1,
    entry: { key_name: "a", key_id: 1, translations: { en } },
    action: "update",
    wrote: { translations: { en: "Ho" } },
  });
  const backup = new RunBackup(
    textBackup(async (text) => {
      if (texts.length === 0) again.push(backup.save([entry("By Eva")]));
      await Promise.resolve();
      texts.push(parse(text).keys[0].translations.en);
    }),
  );
  await backup.save([entry("Hi")]);
  await again[0];
  expect(texts).toEqual(["Hi", "By Eva"]);
});

test("what could not be written is written again before it is removed", async () => {
  const written: string[] = [];
  let times = 0;
  const backup = new RunBackup(
    textBackup(async (text) => {
      if (++times === 1) throw new Error("The disk is full.");
      written.push(text);
    }),
  );
  expect((await backup.save(removals(liveKey(1, "a"))))?.message).toContain("The disk is full.");
  expect(await backup.save(removals(liveKey(1, "a")))).toBeUndefined();
  expect(written).toHaveLength(1);
});

test("a text that somebody edits before a repeated update is kept as it was read last", async () => {
  const { backup, written } = openBackup();
  const live = (de: string) => liveKey(1, "a", { is_plural: true, texts: { en: '{"other":"Hi"}', de } });
  const { plan } = planned({
    keys: entries("key_name: a, is_plural: false"),
    live: { keys: [live('{"other":"Hallo"}')] },
  });
  const update = plan.changes.find((one): one is Update => one.action === "update");
  if (!update) throw new Error("there is no update");
  for (const de of ["Hallo", "Hallo", "Von Eva"])
    await backup.save(
      [overwrittenTexts(update, live(JSON.stringify({ other: de })), projectContext) ?? []].flat(),
    );
  expect(written).toHaveLength(2);
  expect(parse(written[1] ?? "").keys).toMatchObject([
    { key_id: 1, is_plural: true, translations: { en: { other: "Hi" }, de: { other: "Von Eva" } } },
  ]);
});

test("a key that is read again before a repeated removal is kept as it was read last", async () => {
  const { backup, written } = openBackup();
  for (const en of ["Hi", "Hi", "By Eva"]) await backup.save(removals(liveKey(1, "a", { texts: { en } })));
  expect(written.map((text) => parse(text).keys[0].translations)).toEqual([{ en: "Hi" }, { en: "By Eva" }]);
});

test("without a place for it, that is said with the way out, and nothing is written", async () => {
  const backup = new RunBackup(undefined);
  expect(backup.missing()).toMatch(/There is no folder for backups.*RUNNER_TEMP/);
  await backup.save(removals(liveKey(1, "a")));
});

test.each(
  Object.entries<[boolean, string, boolean]>({
    "a key is destroyed": [true, "key_name: kept", true],
    "a text is cleared": [false, "key_name: kept, translations: { en: '' }", true],
    "a text is overwritten": [false, "key_name: kept, translations: { en: Ho }", false],
    "one text is overwritten and another cleared": [
      false,
      "key_name: kept, description: x, translations: { en: '' }",
      true,
    ],
    "a text is cleared, and a key created": [
      false,
      "key_name: kept, translations: { en: '' } }\n  - { key_name: new, platforms: [web]",
      true,
    ],
    "a key is declared archived": [false, "key_name: kept, description: x, is_archived: true", true],
    "a key is created": [false, "key_name: new, platforms: [web], translations: { en: '' }", false],
  }),
)("where %s a plan needs a backup: %s", (_what, [prune, entry, needed]) => {
  const live = { keys: [liveKey(1, "kept", { texts: { en: "Hi" } }), liveKey(2, "old")] };
  const rules = prune ? ({ prune: { key: "all" }, pruneBy: "archive" } as const) : {};
  expect(needsBackup(planned({ keys: entries(entry), live, rules }).plan)).toBe(needed);
});

test("a webhook that goes needs a backup", () => {
  const live = { webhooks: [liveWebhook(1, "https://h.example.com/a")] };
  const { plan } = planned({ webhooks: "webhooks: []\n", live, rules: { prune: { webhook: "all" } } });
  expect(plan.changes).toHaveLength(1);
  expect(needsBackup(plan)).toBe(true);
});
