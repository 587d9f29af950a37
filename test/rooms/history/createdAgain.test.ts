/** A key that the last apply declared, and that is not live any more: it was removed or renamed in Lokalise. */
import { describe, expect, test } from "vitest";
import { planWithVerdicts } from "../../../src/history/textVerdicts.ts";
import { readManifests } from "../../../src/kinds/read.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { PROJECT as DETAILS, liveKey } from "../plan/planHarness.ts";

const NOTHING = { values: {}, tokens: [] };

const declaredIn = (yaml: string) =>
  readManifests(KINDS, { keys: [{ path: "keys.yaml", text: yaml }] }, NOTHING).declared;
const ENTRIES = { a: "keys: [{ key_name: a, platforms: [web], translations: { en: Pay } }" };
const NEW = `${ENTRIES.a}, { key_name: b, platforms: [web], translations: { en: Send } }]`;

async function planned(yaml: string, applied: string | undefined, live: Record<string, string>) {
  const objects = Object.entries(live).map(([name, translation], index) => ({
    ...liveKey(index + 1, name),
    translations: [{ language_iso: "en", translation }],
  }));
  const result = await planWithVerdicts(
    declaredIn(yaml),
    { project: DETAILS, objects: { keys: { objects, unusable: [] } } },
    DEFAULT_RULES,
    {
      ownUser: () => Promise.resolve({ is: "known", names: ["1"] }),
      history: { versions: async () => ({ is: "read", versions: [] }) },
      manifests: ["keys.yaml"],
      textFiles: new Map(),
      usable: NOTHING,
      applied: async () =>
        applied === undefined
          ? { is: "missing", why: "none" }
          : { is: "read", declared: declaredIn(applied) },
    },
  );
  if (result.is === "stopped") throw new Error("no plan");
  const created = result.plan.changes.map((change) => [change.label, "again" in change]);
  return { created, errors: result.problems.filter(({ severity }) => severity === "error") };
}

describe("a key that the last apply declared", () => {
  test("is created again, and comes first", async () => {
    const text = `keys: [{ key_name: b, platforms: [web], translations: { en: Send } }, ${ENTRIES.a.slice(7)}]`;
    expect((await planned(text, `${ENTRIES.a}]`, { pay: "Pay", buy: "Pay" })).created).toEqual([
      ["a", true],
      ["b", false],
    ]);
  });

  test("is not created if one other key of Lokalise has its base translation", async () => {
    const { created, errors } = await planned(NEW, `${ENTRIES.a}]`, { pay: "Pay" });
    expect(created).toEqual([["b", false]]);
    expect(errors).toMatchObject([
      { code: "looks-renamed", message: expect.stringContaining('key "pay" (id 1)') },
    ]);
  });

  test.each([
    ["two other keys have its base translation", NEW, { pay: "Pay", buy: "Pay" }],
    ["its entry says new: true", NEW.replace("key_name: a,", "key_name: a, new: true,"), { pay: "Pay" }],
  ])("is created if %s", async (_, text, live) => {
    const { created, errors } = await planned(text, `${ENTRIES.a}]`, live as Record<string, string>);
    expect(errors).toEqual([]);
    expect(created).toContainEqual(["a", true]);
  });
});

test("the last apply is not asked for if no other key has the base translation", async () => {
  const { created } = await planned(`${ENTRIES.a}]`, `${ENTRIES.a}]`, { pay: "Pay now" });
  expect(created).toEqual([["a", false]]);
});

test("a key is new if the last apply did not declare it, or is not known", async () => {
  for (const applied of ["keys: []", undefined])
    expect((await planned(`${ENTRIES.a}]`, applied, { pay: "Pay" })).created).toEqual([["a", false]]);
});
