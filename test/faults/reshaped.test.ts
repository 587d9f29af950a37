/** Changes of is_plural: the texts of all languages are kept in the backup, and compared after the change. */

import { describe, expect, test } from "vitest";
import type { Client } from "../../src/api/client.ts";
import { needsBackup } from "../../src/backup/restore.ts";
import { lostLanguages } from "../../src/keys/rereadBeforeWrite.ts";
import { DEFAULT_RULES } from "../../src/model/setting.ts";
import { guard } from "../../src/plan/guard.ts";
import { changeRow } from "../../src/report/view/rows.ts";
import { liveKey, planned } from "../rooms/plan/planHarness.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { onKeys } from "../sandboxFaults/shown.ts";
import { editBefore, errorResponse, responseAfter, responseBefore } from "./faults.ts";
import { type ApplyCase, applyCase, PROJECT, webKey, writes } from "./harness.ts";

const KEYS = "keys:\n  - key_name: thing\n    is_plural: false\n    translations: { en: Thing }\n";
const forms = (one: string, other: string) => JSON.stringify({ one, other });
const languages = ["en", "de", "pl"].map((lang_iso) => ({ lang_iso, plural_forms: ["one", "other"] }));
const PLURAL = { en: forms("Thing", "Things"), de: forms("Ding (Eva)", "Dinge (Eva)") };

function testCase(faults: Fault[] = [], keys = KEYS, texts: Record<string, string> = PLURAL): ApplyCase {
  const times = { translations_modified_at_timestamp: 1_600_000_000 };
  const key = { ...webKey(1, "thing", texts), ...times, is_plural: texts === PLURAL };
  return { state: { languages, keys: [key] }, keys, faults };
}

/** The German text is gone from what the service answers after the change. */
const loses: Fault = {
  onResponse: onKeys((_request, page) => {
    for (const key of page.rows)
      if (!key.is_plural)
        for (const row of key.translations ?? []) if (row.language_iso === "de") row.translation = "";
    return page;
  }),
};

/** Lists lack the rows of some languages. */
function without(lacks: (iso: string) => boolean): Fault {
  return {
    onResponse: onKeys((_request, page) => ({
      ...page,
      rows: page.rows.map((key) => ({
        ...key,
        ...(key.translations && {
          translations: key.translations.filter(({ language_iso }) => !lacks(language_iso)),
        }),
      })),
    })),
  };
}

test("all texts of the key are in the backup, also those that no manifest declares", async () => {
  await applyCase(testCase(), ({ backups, outcomes }) => {
    expect(backups.at(-1)).toContain("Ding (Eva)");
    expect(backups.at(-1)).toContain("Dinge (Eva)");
    expect(outcomes.thing?.state).toBe("done");
  });
});

const WITHOUT_TEXTS = KEYS.replace(/ {4}translations.*\n/, "");

test.each<[string, Fault, string]>([
  ["with texts, where the response lacks one language", without((iso) => iso === "de"), KEYS],
  ["with texts, where it lacks all", without(() => true), KEYS],
  ["without texts, where it lacks one language", without((iso) => iso === "de"), WITHOUT_TEXTS],
])("declared %s, it is not written, because no backup would be whole", async (_what, fault, keys) => {
  await applyCase(testCase([fault], keys), (applied) => {
    expect(applied.outcomes.thing).toMatchObject({
      state: "not attempted",
      message: expect.stringMatching(/no usable (en, )?de(, pl)? text/),
    });
    expect([writes(applied), applied.backups]).toEqual([[], []]);
  });
});

describe("a text that the service lost is a failure", () => {
  const LOST = { state: "failed", how: "stored differently" };

  test("with a place", async () => {
    await applyCase(testCase([loses]), ({ outcomes }) => {
      const message = expect.stringContaining("texts in de");
      expect(outcomes.thing).toMatchObject({ ...LOST, message, place: { line: 3 } });
    });
  });

  test("also if the first response is lost", async () => {
    await applyCase(testCase([responseAfter("updateKeys", "cut", 1), loses]), (applied) => {
      expect(writes(applied)).toHaveLength(1);
      expect(applied.outcomes.thing).toMatchObject(LOST);
    });
  });

  test("even if another field changed meanwhile", async () => {
    const described = KEYS.replace("translations:", "description: D\n    translations:");
    const meanwhile = (client: Client) => client.updateKeys(PROJECT, [{ key_id: 1, description: "Eva's" }]);
    await applyCase({ ...testCase([loses], described), meanwhile }, ({ outcomes }) => {
      const message = expect.stringMatching(/texts in de .*description changed/);
      expect(outcomes.thing).toMatchObject({ ...LOST, message });
    });
  });
});

describe("where another person writes a text after the plan, no text of the key is converted", () => {
  const toPlain = { is_plural: true, texts: PLURAL, keys: KEYS };
  const toPlural = {
    is_plural: false,
    texts: { en: "Thing", de: "Ding (Eva)" },
    keys: "keys:\n  - key_name: thing\n    is_plural: true\n    translations: { en: { one: Thing, other: Things } }\n",
  };
  const PLURALS = [
    ["to plain", toPlain],
    ["to plural", toPlural],
  ] as const;
  const converting = ({ texts, keys }: typeof toPlain | typeof toPlural, faults: Fault[], more = "") =>
    testCase(faults, keys.replace("    translations:", `${more}    translations:`), texts);

  const text = (is_plural: boolean, one: string) => (is_plural ? forms(one, `${one}s`) : one);

  describe.each(PLURALS)("%s", (_what, shape) => {
    test.each([
      ["a declared text", "en"],
      ["a text that no manifest declares", "de"],
      ["a text that was empty", "pl"],
    ])("%s", async (_which, language) => {
      const edited = text(shape.is_plural, "By Eva");
      const faults = [editBefore("keys", 1, { [language]: edited })];
      await applyCase(converting(shape, faults), ({ outcomes, sandbox, requests }) => {
        const [key] = sandbox.state().projects[PROJECT]?.keys ?? [];
        const live = Object.fromEntries(
          key?.translations.map(({ language_iso, translation }) => [language_iso, translation]) ?? [],
        );
        expect(key?.is_plural).toBe(shape.is_plural);
        expect(live).toMatchObject({ ...shape.texts, [language]: edited });
        expect(requests).not.toContain("PUT /keys");
        expect(outcomes.thing).toMatchObject({
          state: "skipped",
          message: expect.stringContaining("a change of is_plural would convert it"),
        });
      });
    });

    test.each([1, 3, 7])("while the service answers with 429, before attempt %i", async (nth) => {
      const faults = [
        responseBefore("updateKeys", errorResponse(429, "Too many requests"), 7),
        editBefore("updateKeys", nth, { de: text(shape.is_plural, "By Eva") }),
      ];
      await applyCase(converting(shape, faults, "    description: D\n"), ({ outcomes, sandbox }) => {
        const [key] = sandbox.state().projects[PROJECT]?.keys ?? [];
        expect(key).toMatchObject({ is_plural: shape.is_plural, description: "D" });
        expect(key?.translations[1]?.translation).toBe(text(shape.is_plural, "By Eva"));
        expect(outcomes.thing).toMatchObject({ state: "skipped", written: ["description"] });
      });
    });
  });

  test("the message names what was edited and what was not written for it", async () => {
    const faults = [editBefore("keys", 1, { en: forms("By Eva", "By Eva") })];
    await applyCase(converting(toPlain, faults), ({ outcomes }) => {
      expect(outcomes.thing).toHaveProperty(
        "message",
        "en changed in the project after the plan was made, so this field was not written. A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: is_plural. Run plan to see what is different now.",
      );
    });
  });
});

test.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  ["one of the forms is kept", { de: forms("a", "b") }, { de: "b" }, []],
  ["nothing is kept", { de: forms("a", "b") }, { de: "" }, ["de"]],
  ["the row is gone", { de: forms("a", "b"), pl: forms("c", "") }, { pl: "c" }, ["de"]],
  ["there was nothing", { de: forms("", "") }, { de: "" }, []],
])("where %s", (_what, before, after, lost) => {
  const was = liveKey(1, "a", { is_plural: true, texts: before });
  expect(lostLanguages(was, liveKey(1, "a", { texts: after }))).toEqual(lost);
});

test("no language is lost where a plain text that is the JSON of plural forms becomes these forms", () => {
  const texts = { de: forms("Ding", "Dinge") };
  const was = liveKey(1, "a", { is_plural: false, texts });
  expect(lostLanguages(was, liveKey(1, "a", { is_plural: true, texts }))).toEqual([]);
});

test("it needs a backup, counts for limits.removals, and the plan says so", () => {
  const live = { keys: [liveKey(1, "thing", { is_plural: true, texts: { en: forms("Thing", "") } })] };
  const { plan, kinds } = planned({ keys: KEYS, live });
  expect(needsBackup(plan)).toBe(true);
  const rules = { ...DEFAULT_RULES, limits: { removals: 0 } };
  expect(guard(plan, kinds, rules, {}).map(({ code }) => code)).toEqual(["too-many-destroyed"]);
  const [row] = plan.changes.map((change) => changeRow(change, { texts: true }));
  expect(row?.lines.map(({ start }) => start)).toContain(
    "changes the texts in all languages; plural forms can be lost",
  );
});
