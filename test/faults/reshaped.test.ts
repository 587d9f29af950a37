/** Changes of is_plural: the texts of all languages are kept in the backup, and compared after the change. */
import { expect, test } from "vitest";
import type { Client } from "../../src/api/client/client.ts";
import { needsBackup } from "../../src/backup/needs.ts";
import { DEFAULT_RULES } from "../../src/model/rules.ts";
import { guard } from "../../src/plan/guard.ts";
import { lostLanguages } from "../../src/remote/key/reshaped.ts";
import { plainWords } from "../../src/report/words/parts.ts";
import { planLines } from "../../src/report/words/planLines.ts";
import type { Fault } from "../../src/sandbox/sandbox.ts";
import { liveKey, planned } from "../tables/planHarness.ts";
import { answerAfter } from "./faults.ts";
import { type ApplyCase, applyCase, PROJECT } from "./harness.ts";

const KEYS = "keys:\n  - key_name: thing\n    is_plural: false\n    translations: { en: Thing }\n";
const forms = (one: string, other: string) => JSON.stringify({ one, other });
const languages = ["en", "de", "pl"].map((lang_iso, index) => ({
  lang_id: index + 1,
  lang_iso,
  lang_name: lang_iso,
  is_rtl: false,
  plural_forms: ["one", "other"],
}));

function testCase(faults: Fault[] = []): ApplyCase {
  const texts = { en: forms("Thing", "Things"), de: forms("Ding (Eva)", "Dinge (Eva)") };
  return {
    state: {
      languages,
      keys: [
        {
          key_id: 1,
          key_name: "thing",
          platforms: ["web"],
          is_plural: true,
          translations: Object.entries(texts).map(([language_iso, translation]) => ({
            language_iso,
            translation,
          })),
        },
      ],
    },
    keys: KEYS,
    faults,
  };
}

/** The German text is gone from what the service answers after the change. */
const loses: Fault = {
  showKeys: (_request, page) => {
    for (const key of page.rows)
      if (!key.is_plural)
        for (const row of key.translations ?? []) if (row.language_iso === "de") row.translation = "";
    return page;
  },
};

/** Lists lack the rows of some languages. */
function without(lacks: (iso: string) => boolean): Fault {
  return {
    showKeys: (_request, page) => ({
      ...page,
      rows: page.rows.map((key) => ({
        ...key,
        ...(key.translations && {
          translations: key.translations.filter(({ language_iso }) => !lacks(language_iso)),
        }),
      })),
    }),
  };
}

test("all texts of the key are in the backup, also those that no manifest declares", async () => {
  await applyCase(testCase(), ({ backups, outcomes }) => {
    expect(backups.at(-1)).toContain("Ding (Eva)");
    expect(backups.at(-1)).toContain("Dinge (Eva)");
    expect(outcomes.thing?.state).toBe("done");
  });
});

test.each<[string, Fault]>([
  ["one of its languages", without((iso) => iso === "de")],
  ["all of them", without(() => true)],
])(
  "nothing is written where the answer does not hold the texts of %s: no backup would be whole",
  async (_what, fault) => {
    await applyCase(testCase([fault]), ({ outcomes, requests, backups }) => {
      expect(outcomes.thing?.state).toBe("not attempted");
      expect(requests.filter((one) => !one.startsWith("GET"))).toEqual([]);
      expect(backups).toEqual([]);
    });
  },
);

test("a text that the service lost is a failure with a place", async () => {
  await applyCase(testCase([loses]), ({ outcomes }) => {
    expect(outcomes.thing).toMatchObject({
      state: "failed",
      how: "stored differently",
      message: expect.stringContaining("texts in de"),
      place: { line: 3 },
    });
  });
});

test("a text that the service lost is a failure, also if the first answer is lost", async () => {
  await applyCase(testCase([answerAfter("updateKeys", "cut", 1), loses]), ({ outcomes, requests }) => {
    expect(requests.filter((one) => one.startsWith("PUT"))).toHaveLength(1);
    expect(outcomes.thing).toMatchObject({ state: "failed", how: "stored differently" });
  });
});

test("a text that the service lost is a failure, even if another field changed meanwhile", async () => {
  const moved = KEYS.replace("translations:", "description: D\n    translations:");
  const meanwhile = (client: Client) => client.updateKeys(PROJECT, [{ key_id: 1, description: "Eva's" }]);
  await applyCase({ ...testCase([loses]), keys: moved, meanwhile }, ({ outcomes }) => {
    expect(outcomes.thing).toMatchObject({ state: "failed", how: "stored differently" });
    expect(outcomes.thing).toMatchObject({
      message: expect.stringMatching(/texts in de .*description changed/),
    });
  });
});

test.each([
  ["with texts", KEYS],
  ["without texts", KEYS.replace(/ {4}translations.*\n/, "")],
])(
  "declared %s, it is not written where the backup would lack the text of a language",
  async (_what, keys) => {
    const lacks: Fault = {
      onAnswer: ({ operation }, answer) => {
        if (operation !== "keys" || !("json" in answer.body)) return undefined;
        const json = JSON.parse(JSON.stringify(answer.body.json));
        for (const key of json.keys)
          key.translations = key.translations.filter(
            (row: { language_iso: string }) => row.language_iso !== "de",
          );
        return { ...answer, body: { json } };
      },
    };
    await applyCase({ ...testCase([lacks]), keys }, ({ outcomes, requests, backups }) => {
      expect(outcomes.thing).toMatchObject({
        state: "not attempted",
        message: expect.stringContaining("de text"),
      });
      expect([requests.filter((one) => one.startsWith("PUT")), backups]).toEqual([[], []]);
    });
  },
);

test.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  ["one of the forms is kept", { de: forms("a", "b") }, { de: "b" }, []],
  ["nothing is kept", { de: forms("a", "b") }, { de: "" }, ["de"]],
  ["the row is gone", { de: forms("a", "b"), pl: forms("c", "") }, { pl: "c" }, ["de"]],
  ["there was nothing", { de: forms("", "") }, { de: "" }, []],
])("where %s", (_what, before, after, lost) => {
  const was = liveKey(1, "a", { is_plural: true, texts: before });
  expect(lostLanguages(was, liveKey(1, "a", { texts: after }))).toEqual(lost);
});

test("it needs a backup, counts for limits.destroy, and the plan names the languages", () => {
  const live = { keys: [liveKey(1, "thing", { is_plural: true, texts: { en: forms("Thing", "") } })] };
  const { plan, facts } = planned({ keys: KEYS, live });
  expect(needsBackup(plan)).toBe(true);
  const rules = { ...DEFAULT_RULES, limits: { destroy: 0 } };
  expect(guard(plan, facts, rules, new Map()).map(({ code }) => code)).toEqual(["too-many-destroyed"]);
  const [line] = planLines(plan, { now: 0, texts: true });
  expect(line?.words.map(plainWords)).toContain(
    "is_plural yes → no (changes the texts in en, de, fr; plural forms can be lost)",
  );
});
