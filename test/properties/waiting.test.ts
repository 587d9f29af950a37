/**
 * What a pull leaves out is complete: each live text of the declared keys is pulled, the same, kept with a reason, waiting with a
 * reason, to be written, or not asked for. A plan finds the same verdicts, and the counts add up.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { KeptValueItem } from "../../src/model/plan.ts";
import type { Report } from "../../src/report/report.ts";
import { inRepository, JANE, OURS, project, row } from "../rooms/pull/repository.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { onBody } from "../sandboxFaults/shown.ts";
import { runs } from "../scale.ts";

const LANGUAGES = ["en", "de", "fr"] as const;
type Language = (typeof LANGUAGES)[number];

const TEXTS = ["", "Old", "Text", "Other", "Hi {name}", "Hey {name}"] as const;
const FORMS = [undefined, { one: "a", other: "b" }, { one: "c", other: "d" }, { other: "e" }] as const;

/** One text of a key: what the files said first, what they say now, and what the project has. */
const textOf = <Text>(texts: fc.Arbitrary<Text>) =>
  fc.record({
    first: texts,
    now: texts,
    live: texts,
    /** Days after the start. The files changed on day 4. */
    day: fc.constantFrom(2, 6),
    isOurs: fc.boolean(),
    flags: fc.constantFrom("verified", "unverified", "reviewed", "both", "absent"),
  });
type Text<Value> = { first: Value; now: Value; live: Value; day: number; isOurs: boolean; flags: string };

const inLanguages = <Value>(text: fc.Arbitrary<Text<Value>>) => fc.record({ en: text, de: text, fr: text });
const world = fc.record({
  plain: fc.array(inLanguages(textOf(fc.constantFrom(...TEXTS))), { minLength: 1, maxLength: 4 }),
  plural: fc.array(inLanguages(textOf(fc.constantFrom(...FORMS))), { maxLength: 2 }),
  languages: fc.subarray(["de", "fr"] as const).map((some): Language[] => ["en", ...some]),
  review: fc.constantFrom("any", "verified", "reviewed"),
  checks: fc.constantFrom("skip", "warn"),
  seed: fc.constantFrom(undefined, "de"),
  isLimited: fc.boolean(),
});

type World = typeof world extends fc.Arbitrary<infer One> ? One : never;
const NOTHING = { first: "", now: "", live: "", day: 2, isOurs: true, flags: "verified" } as const;
type Plain = World["plain"][number]["en"];
const inEnglish = (first: Plain["now"], now: Plain["now"], live: Plain["now"], edited = {}) => ({
  en: { ...NOTHING, first, now, live, ...edited },
  de: NOTHING,
  fr: NOTHING,
});
/** Random worlds can lack one. */
const ALL_OUTCOMES: World = {
  plain: [
    inEnglish("Old", "Text", "Old"),
    inEnglish("Old", "Text", "Other", { isOurs: false }),
    inEnglish("Old", "Old", "Text", { isOurs: false, day: 6 }),
    inEnglish("Old", "Old", "Text", { isOurs: false, day: 6, flags: "unverified" }),
    inEnglish("Old", "Old", "Old"),
  ],
  plural: [],
  languages: ["en"],
  review: "verified",
  checks: "warn",
  seed: undefined,
  isLimited: false,
};

const SAID: Readonly<Record<string, { is_unverified?: boolean; is_reviewed?: boolean }>> = {
  verified: { is_unverified: false, is_reviewed: false },
  unverified: { is_unverified: true, is_reviewed: false },
  reviewed: { is_unverified: false, is_reviewed: true },
  both: { is_unverified: true, is_reviewed: true },
  absent: {},
};
const isSaid = (flags: string, review: string) =>
  review === "any" || flags === "reviewed" || (review === "verified" && flags === "verified");

/** The sandbox marks rows without flags in this way, and the response loses them. */
const ABSENT = 999;
const withoutFlags: Fault = {
  onResponse: onBody((_, body) =>
    JSON.parse(
      JSON.stringify(body, (_name, value) => {
        if (value?.words !== ABSENT) return value;
        const { is_unverified: _u, is_reviewed: _r, is_fuzzy: _f, reviewed_by: _b, ...others } = value;
        return others;
      }),
    ),
  ),
};

const json = (value: unknown) => JSON.stringify(value ?? null);
const hasName = (value: unknown) => json(value).includes("{name}");
const hasText = (value: unknown) =>
  typeof value === "string" ? value !== "" : Object.values(value ?? {}).some((form) => form !== "");
/** Forms that the file or the project has stay. */
const lacksForm = (...values: unknown[]) =>
  typeof values[0] === "object" && values[0] !== null && !values.some((one) => json(one).includes('"one"'));

test("each live text of the declared keys is accounted for", async () => {
  const seen = new Set<string>();
  const play = fc.asyncProperty(
    world,
    async ({ plain, plural, languages, review, checks, seed, isLimited }) => {
      const keys = [
        ...plain.map((texts, index) => ({ name: `k${index}`, texts, isPlural: false })),
        ...plural.map((texts, index) => ({ name: `p${index}`, texts, isPlural: true })),
      ];
      const state = project(
        keys.map(({ name, texts, isPlural }, index) => ({
          key_id: index + 1,
          key_name: name,
          is_plural: isPlural,
          ...(isLimited && { char_limit: 4 }),
          translations: LANGUAGES.map((language) => {
            const { live, isOurs, day, flags } = texts[language];
            const text = typeof live === "string" ? live : json(live ?? {});
            const own = flags === "absent" ? { words: ABSENT } : SAID[flags];
            return { ...row(language, { text, by: isOurs ? OURS : JANE, day }), ...own };
          }),
        })),
      );
      /** The files with what they say first, or now. A text that is empty is not in its file, except in English. */
      const files = (when: "first" | "now") => ({
        ...Object.fromEntries(
          languages.map((language) => [
            `${language}.json`,
            Object.fromEntries(
              plain.flatMap((texts, index) => {
                const text = texts[language][when];
                return text === "" && language !== "en" ? [] : [[`k${index}`, text]];
              }),
            ),
          ]),
        ),
        "keys.yaml": {
          keys: plural.map((texts, index) => ({
            key_name: `p${index}`,
            is_plural: true,
            translations: Object.fromEntries(
              LANGUAGES.flatMap((language) => {
                const text = texts[language][when];
                return text ? [[language, text]] : [];
              }),
            ),
          })),
        },
      });
      const settings = [
        `writers: [${OURS}]`,
        "keys: [keys.yaml]",
        `texts: [{ files: "{lang}.json", languages: [${languages.join()}], platforms: [web] }]`,
        `pull: { review: ${review}, checks: ${checks} }`,
        ...(seed ? [`languages: { ${seed}: seed }`] : []),
      ];
      await inRepository(
        state,
        async (folder) => {
          for (const [when, day] of [
            ["first", 1],
            ["now", 4],
          ] as const) {
            for (const [path, content] of Object.entries(files(when)))
              folder.write(path, `${JSON.stringify(content, null, 2)}\n`);
            if (day === 1 || json(files("first")) !== json(files("now"))) folder.commit(day);
          }
          /** By key and language, what the files say. */
          const read = () => {
            const all = new Map<string, unknown>();
            for (const [path, text] of Object.entries(folder.files())) {
              const [, language] = /^(\w\w)\.json$/.exec(path) ?? [];
              if (language)
                for (const [name, one] of Object.entries(JSON.parse(text)))
                  all.set(`${name}:${language}`, one);
            }
            for (const { key_name, translations } of parse(folder.read("keys.yaml")).keys)
              for (const [language, one] of Object.entries(translations))
                all.set(`${key_name}:${language}`, one);
            return all;
          };
          const before = read();
          await folder.run("plan --report r.json");
          const report = JSON.parse(readFileSync(join(folder.folder, "r.json"), "utf8")) as Report;
          const plan = report.projects[0]?.plan;
          if (!plan) throw new Error(json(report));
          const kept = plan.kept.map((one) => one as KeptValueItem);
          const changed = plan.changes.flatMap((one) =>
            one.action === "update" ? one.fields.map(({ part }) => `${one.label}:${part}`) : [],
          );
          const planned = [...kept.map(({ label, part }) => `${label}:${part}`), ...changed];
          expect(planned.length).toBe(new Set(planned).size);

          const { code, lines } = await folder.run("pull");
          expect(code).toBe(0);
          const after = read();
          const listed = listedIn(lines);
          for (const { name, texts } of keys)
            for (const language of LANGUAGES) {
              const text = `${name}:${language}`;
              const { live, flags } = texts[language];
              const item = kept.find((one) => `${one.label}:${one.part}` === text);
              const [old, now] = [before.get(text), after.get(text)];
              const isPulled = json(now) !== json(old);
              // No text is cleared, and no other text comes from anywhere.
              if (isPulled) expect(sameForms(now, live)).toBe(true);
              const isAsked = old !== undefined || (name.startsWith("k") && languages.includes(language));
              const base = after.get(`${name}:en`) || texts.en.live;
              const fault =
                language !== "en" &&
                ((hasText(base) && hasName(live) !== hasName(base)) ||
                  (isLimited && isTooLong(live) && !isTooLong(base)) ||
                  (lacksForm(live, old) && !lacksForm(base, texts.en.live) && json(live) !== json(base)));
              const waits = !isSaid(flags, review) || (checks === "skip" && fault);
              const list = listed.get(text);
              if (!live || !isAsked || sameForms(old, live)) {
                seen.add(live && isAsked ? "same" : "not asked for");
                expect([isPulled, list]).toEqual([false, undefined]);
              } else if (item?.reason === "pull" || (item?.reason === "held" && isPulled)) {
                seen.add("pulled");
                expect([isPulled, list, waits]).toEqual([true, undefined, false]);
              } else if (item?.reason === "waiting" || (item?.reason === "held" && list === "waiting")) {
                seen.add("waiting");
                expect([isPulled, list, waits]).toEqual([false, "waiting", true]);
              } else if (item) {
                seen.add(item.reason);
                expect([isPulled, list]).toEqual([false, "kept"]);
              } else {
                seen.add("write");
                expect([isPulled, list, changed.includes(text)]).toEqual([false, undefined, true]);
              }
            }
          const count = (reason: string) => kept.filter((one) => one.reason === reason).length;
          expect(kept.length).toBe(
            ["pull", "waiting", "conflict", "undecided", "held"].reduce(
              (sum, reason) => sum + count(reason),
              0,
            ),
          );
          // The files have what they were to get, and what waits is not drift.
          const drift = await folder.run("drift");
          expect(drift.lines.join("\n").includes("to pull")).toBe(false);
        },
        `${settings.join("\n")}\n`,
        [withoutFlags],
      );
    },
  );
  await fc.assert(play, { numRuns: runs(40), examples: [[ALL_OUTCOMES]] });
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(["conflict", "not asked for", "pulled", "same", "waiting", "write"]),
  );
}, 300_000);

const isTooLong = (value: unknown) => typeof value === "string" && value.length > 4;

/** Whether the file says the same as the project: of a plural, the forms that the file has. */
function sameForms(said: unknown, live: unknown): boolean {
  if (typeof said !== "object" || said === null || typeof live !== "object" || live === null)
    return json(said) === json(live);
  return Object.entries(said).every(([form, text]) => !(form in live) || Object(live)[form] === text);
}

/** The texts that a pull lists: those that wait, and those that the files keep. Each section has as many as it says. */
function listedIn(lines: readonly string[]): Map<string, "waiting" | "kept"> {
  const found = new Map<string, "waiting" | "kept">();
  let section: { is: "waiting" | "kept"; count: number } | undefined;
  let name = "";
  for (const line of [...lines.flatMap((one) => one.split("\n")), ""]) {
    const [, count, words = ""] = /^([\d,]+) (.*)$/.exec(line) ?? [];
    if (count !== undefined) {
      const is = words.startsWith("waiting")
        ? "waiting"
        : /^(in conflict|undecided|different)/.test(words)
          ? "kept"
          : undefined;
      section = is && { is, count: Number(count) };
    }
    const [, label] = /^ {2}[ !] (\w+) {2}\S+:\d/.exec(line) ?? [];
    if (label !== undefined) name = label;
    const [, language] = /^ {8}(en|de|fr) (?:"|not in the file|one |other )/.exec(line) ?? [];
    if (section && language !== undefined) {
      expect(found.has(`${name}:${language}`)).toBe(false);
      found.set(`${name}:${language}`, section.is);
      section.count -= 1;
    }
    if (line === "" && section) {
      expect(section.count).toBe(0);
      section = undefined;
    }
  }
  return found;
}
