/** The facts that guards check, and problems that stop a project before any guard. */
import { describe, expect, test } from "vitest";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { createdTexts, guard, removedObjects } from "../../../src/plan/guard.ts";
import { idleLanguages } from "../../../src/plan/languages.ts";
import type { KindPlan } from "../../../src/plan/makePlan.ts";
import { liveKey, liveWebhook, PROJECT, planned, planResult } from "./planHarness.ts";

const ALL = { prune: { key: "all" }, pruneBy: "destroy" } as const;

const removedIn = ({ plan, kinds }: ReturnType<typeof planned>) =>
  kinds.slice(0, 1).flatMap((of) => removedObjects(plan, of).map(({ object: _, ...removed }) => removed));
const createdIn = ([of]: readonly KindPlan[]) =>
  of && [...createdTexts(of)].map(([text, { label }]) => [text, label]);

describe("guards see", () => {
  const live = [
    liveKey(1, "kept", { tags: ["x"] }),
    liveKey(2, { ios: "filler", web: "old" }, { texts: { en: "Old", de: "" } }),
    liveKey(3, "away", { texts: { fr: "Loin" } }),
  ];
  const entries =
    "{ key_name: kept }, { key_name: new, platforms: [web], description: Words, translations: { en: Old, de: '' } }";
  const setting = { keys: `keys: [${entries}]\n`, live: { keys: live }, rules: ALL };

  test("how many keys are live, declared, matched, and may be removed", () => {
    const webhooks = "webhooks:\n  - { url: 'https://h.example.com/a', events: [project.imported] }\n";
    const hooks = [liveWebhook(1, "https://h.example.com/b")];
    const made = planned({
      ...setting,
      webhooks,
      live: { keys: live, webhooks: hooks },
      rules: { ...ALL, prune: { key: "all", webhook: "all" } },
    });
    expect(made.kinds).toMatchObject([
      { kind: { name: "key" }, live: { objects: live }, declared: [{}, {}], matched: 1, scope: 3 },
      { kind: { name: "webhook" }, live: { objects: hooks }, declared: [{}], matched: 0, scope: 1 },
    ]);
    expect(removedIn(made)).toHaveLength(2);
    expect(createdIn(made.kinds)).toHaveLength(1);
  });

  test("keys to remove, with the names of their platforms and their texts that are not empty", () => {
    expect(removedIn(planned({ ...setting, project: { perPlatformNames: true } }))).toEqual([
      { label: "away", names: ["away"], texts: ["Loin"] },
      { label: "old", names: ["old"], texts: ["Old"] },
    ]);
  });

  test("keys to remove whose texts were not read, without texts", () => {
    const unread = liveKey(2, "old");
    delete unread.translations;
    const made = planned({ keys: "keys: []\n", live: { keys: [unread] }, rules: ALL });
    expect(removedIn(made)).toMatchObject([{ texts: [] }]);
  });

  test("created keys with their texts that are not empty, and no other words of theirs", () => {
    expect(createdIn(planned(setting).kinds)).toEqual([["Old", "new"]]);
  });

  test("of the changes to live keys, none", () => {
    const keys = "keys: [{ key_name: kept, translations: { en: Words } }]\n";
    const made = planned({ keys, live: { keys: live } });
    expect([createdIn(made.kinds), removedIn(made)]).toEqual([[], []]);
  });
});

describe("a key with the text of a removed one is a renamed key", () => {
  const refused = (
    more: string,
    old = liveKey(2, "old", { texts: { en: "Same" } }),
    entry = "key_name: { ios: N, web: n }, platforms: [ios, web]",
  ) => {
    const { plan, kinds } = planned({
      keys: `keys: [{ key_name: kept }, { ${entry}, translations: { en: Same }${more} }]\n`,
      live: { keys: [liveKey(1, "kept"), old] },
      project: { perPlatformNames: entry.includes("{") },
      rules: ALL,
    });
    return guard(plan, kinds, { ...DEFAULT_RULES, ...ALL }, {}).map(
      ({ code, message }) => `${code}: ${message}`,
    );
  };

  test.each([undefined, "key_name: new, platforms: [web]"])("unless it says new: true: %s", (entry) => {
    const renamed = [expect.stringMatching(/^looks-renamed: /)];
    expect(refused("", undefined, entry)).toEqual(renamed);
    expect(refused(", previously: other", undefined, entry)).toEqual(renamed);
    expect(refused(", new: true", undefined, entry)).toEqual([]);
  });

  test("what is proposed for previously is one name, and taken", () => {
    const old = liveKey(2, { ios: "A", web: "b" }, { platforms: ["ios", "web"], texts: { en: "Same" } });
    expect(refused("", old)).toEqual([
      expect.stringMatching(
        /^looks-renamed: The plan removes "A \/ b" .*, set previously: A in the entry of the new one /,
      ),
    ]);
    expect(refused(", previously: A", old)).toEqual([]);
  });
});

test("of two new keys of one name, only the one that says so is really new", () => {
  const entry = (file: string, more = "") =>
    `{ key_name: new, platforms: [web], filenames: { web: ${file} }, translations: { en: ${file} }${more} }`;
  const { kinds } = planned({
    keys: `keys: [${entry("a", ", new: true")}, ${entry("b")}]\n`,
    rules: ALL,
  });
  expect(createdIn(kinds)).toEqual([["b", "new"]]);
});

test("plurals are compared by the forms that have a text, in whatever order", () => {
  const plural = (id: number, texts: string) =>
    liveKey(id, `old ${id}`, { is_plural: true, texts: { en: texts } });
  const live = [
    liveKey(1, "kept"),
    plural(2, '{"other":"%ds","one":"%d","few":""}'),
    plural(3, '{"one":"","other":""}'),
    plural(4, "no forms"),
    liveKey(5, "plain", { texts: { en: '{"one":"%d","other":"%ds"}' } }),
  ];
  const keys =
    "keys: [{ key_name: kept }, { key_name: new, is_plural: true, platforms: [web], translations: { en: { one: '%d', other: '%ds' }, de: { one: '', other: '' } } }]\n";
  const made = planned({ keys, live: { keys: live }, rules: ALL });
  const [[forms] = []] = createdIn(made.kinds) ?? [];
  expect(createdIn(made.kinds)).toEqual([['{"one":"%d","other":"%ds"}', "new"]]);
  const textsOf = (id: number) => removedIn(made).find(({ label }) => label === `old ${id}`)?.texts;
  expect([2, 3, 4].map(textsOf)).toEqual([[forms], [], ["no forms"]]);
  const refusals = guard(made.plan, made.kinds, { ...DEFAULT_RULES, ...ALL }, {});
  expect(refusals.filter(({ message }) => message.includes('"old 2"'))).toHaveLength(1);
});

describe("what no key of a project can have stops the project, once", () => {
  const text = (language: string) =>
    `keys: [{ key_name: a, platforms: [web], translations: { ${language}: x } }]\n`;

  test("a language that it lacks: the first place, a count, and a guess", () => {
    const keys =
      "keys:\n  - { key_name: a, translations: { en: x, enn: x } }\n  - { key_name: b, translations: { enn: x, xx: x } }\n";
    const { problems, plan } = planResult({ keys });
    expect(plan).toBeUndefined();
    expect(problems).toMatchObject([
      { code: "unknown-language", scope: "project", place: { line: 2, col: 43 } },
      { code: "unknown-language", scope: "project", place: { line: 3 } },
    ]);
    expect(problems[0]?.message).toMatch(
      /^Project Shop has no language "enn".* Did you mean "en"\?.*is in 2 places; this is the first/,
    );
    expect(problems[1]?.message).toMatch(/ or remove it here\.$/);
  });

  test("a text in all languages, which only webhooks can name", () => {
    const { problems } = planResult({ keys: text("'*'") });
    expect(problems).toMatchObject([{ code: "unknown-language", scope: "project" }]);
  });

  test.each([
    ["pt-BR", ["en", "pt_BR"], / Did you mean "pt_BR"\?$/],
    ["pt_br", ["en", "pt_BR"], / Did you mean "pt_BR"\?$/],
    ["fr_FR", ["en", "fr"], / Did you mean "fr"\?$/],
    ["pt", ["en", "pt_BR", "pt_PT"], / Its languages: en, pt_BR, pt_PT\.$/],
    ["dee", ["en", "de"], / Did you mean "de"\?$/],
    ["french", ["en", "fr"], / Its languages: en, fr\.$/],
  ])("a rule for %s in a project with %j is an error that names the fix", (language, isos, end) => {
    const languages = isos.map((iso) => ({ iso, pluralForms: [] }));
    const named = new Map([[language, { place: undefined, isRule: true }]]);
    expect(idleLanguages(named, { ...PROJECT, languages })).toMatchObject([
      { severity: "error", scope: "project", message: expect.stringMatching(end) },
    ]);
  });

  test("a rule for a language that the project may get later is a warning", () => {
    const named = new Map([["ja", { place: undefined, isRule: true }]]);
    expect(idleLanguages(named, PROJECT)).toMatchObject([{ severity: "warning", scope: "change" }]);
  });

  test("a language in another setting is only a warning, and * is not a language", () => {
    const place = { file: "lokaform.yaml", line: 2, col: 3, endLine: 2, endCol: 5 };
    const named = new Map(["*", "en", "dee", "xx"].map((language) => [language, { place }]));
    const warnings = idleLanguages(named, PROJECT);
    const usual = { severity: "warning", code: "unknown-language", scope: "change", place };
    expect(warnings).toEqual([
      {
        ...usual,
        message: expect.stringMatching(/^Project Shop has no language "dee",.* Did you mean "de"\?$/),
      },
      {
        ...usual,
        message: expect.stringMatching(/^Project Shop has no language "xx",.* Its languages: en, de/),
      },
    ]);
    expect(idleLanguages(named, { ...PROJECT, languages: undefined })).toEqual([]);
  });

  test("a language of an event map, and * is not a language", () => {
    const hook = (list: string) =>
      `webhooks:\n  - { url: "https://h.example.com/a", events: [project.translation.updated], event_lang_map: { project.translation.updated: ${list} } }\n`;
    expect(planResult({ webhooks: hook("[de, xx]") }).problems).toMatchObject([{ code: "unknown-language" }]);
    expect(planResult({ webhooks: hook("[de, fr]") }).problems).toEqual([]);
    expect(planResult({ webhooks: hook('"*"') }).problems).toEqual([]);
  });

  test("languages that were not asked for are not missed", () => {
    expect(planResult({ keys: text("xx"), project: { languages: undefined } }).problems).toEqual([]);
  });

  test("a project of another type has no keys; its webhooks are managed", () => {
    const webhooks = "webhooks:\n  - { url: 'https://h.example.com/a', events: [project.imported] }\n";
    const project = { type: "paged_documents" };
    const { problems, plan } = planResult({ keys: text("en"), project });
    expect(problems).toMatchObject([{ code: "project-type", scope: "project" }]);
    expect(problems[0]?.message).toMatch(/Shop is of type "paged_documents"/);
    expect(plan).toBeUndefined();
    expect(planned({ webhooks, project }).short).toHaveLength(1);
    expect(planned({ keys: "keys: []\n", webhooks, project }).short).toHaveLength(1);
  });

  test("with segmentation on, texts are a problem, told once, and the other fields work", () => {
    const keys =
      "keys:\n  - { key_name: a, description: new }\n  - { key_name: b, platforms: [web], translations: { en: x, de: x } }\n";
    const project = { segmentation: true };
    const { problems, short } = planned({ keys, live: { keys: [liveKey(1, "a")] }, project });
    expect(problems).toMatchObject([
      { code: "segmented-project", scope: "change", place: { line: 3, col: 54 } },
    ]);
    expect(problems[0]?.message).toMatch(/\(2 texts\)/);
    expect(short).toEqual(["update 1 a: description", "create new b: key_name platforms"]);
    const hook =
      "webhooks:\n  - { url: 'https://h.example.com/a', events: [project.translation.updated], event_lang_map: { project.translation.updated: [de] } }\n";
    expect(planned({ webhooks: hook, project }).problems).toEqual([]);
    expect(
      planned({ keys: "keys: [{ key_name: a }]\n", live: { keys: [liveKey(1, "a")] }, project }).problems,
    ).toEqual([]);
  });
});
