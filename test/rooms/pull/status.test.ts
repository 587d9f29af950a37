/** What status counts, compared with a count that is made while the project is generated. */
import { expect, test } from "vitest";
import type { LanguageStatus, Report } from "../../../src/report/report.ts";
import { runs } from "../../scale.ts";
import type { ProjectState } from "./harness.ts";
import { inRepository, inShop, JANE, type LiveText, type Repository, row } from "./repository.ts";

const LANGUAGES = ["de", "en", "fr", "ja", "pl", "pt_BR"] as const;
type Language = (typeof LANGUAGES)[number];
const FORMS: Record<Language, string[]> = {
  ...{ de: ["one", "other"], en: ["one", "other"], fr: ["one", "many", "other"], ja: ["other"] },
  ...{ pl: ["one", "few", "many", "other"], pt_BR: ["one", "many", "other"] },
};

const project = (
  keys: NonNullable<ProjectState["keys"]>,
  more: ProjectState["project"] = {},
): ProjectState => ({
  project: { name: "Shop", base_language_iso: "en", ...more },
  languages: LANGUAGES.map((lang_iso) => ({ lang_iso, plural_forms: FORMS[lang_iso] })),
  keys,
});

type Figures = Omit<LanguageStatus, "required">;
const NONE: Omit<Figures, "language"> = {
  ...{ texts: 0, archived: 0, translated: 0, verified: 0, reviewed: 0 },
  ...{ conflicts: 0, undecided: 0, to_pull: 0, waiting: 0, words_to_do: 0 },
};

/** What a text can be: the flags of the service, and the figures that count it. */
const STATES = [
  { flags: undefined, counts: [] },
  { flags: { is_unverified: true, is_reviewed: false }, counts: ["translated"] },
  { flags: { is_unverified: true, is_reviewed: true }, counts: ["translated"] },
  { flags: { is_unverified: false, is_reviewed: false }, counts: ["translated", "verified"] },
  { flags: { is_unverified: false, is_reviewed: true }, counts: ["translated", "verified", "reviewed"] },
] as const;

/** How German texts of the file and of the project changed: what the file said on two days, and the project in between. */
const CHANGES = [
  { file: ["Same", "Same"], live: "Same", counts: undefined },
  { file: ["Old", "Old"], live: "Live", counts: "to_pull" },
  { file: ["Old", "New"], live: "Live", counts: "conflicts" },
  { file: [undefined, "First"], live: "Live", counts: "undecided" },
  { file: ["Live", "New"], live: "Live", counts: undefined },
] as const;

interface Generated {
  state: ProjectState;
  /** keys.yaml on two days. */
  files: [string, string];
  expected: Map<string, Figures>;
}

/** Each state of a text, of a plural and of a key occurs with each other. */
function generate(count: number): Generated {
  const live: NonNullable<ProjectState["keys"]> = [];
  const declared: [object[], object[]] = [[], []];
  const expected = new Map(LANGUAGES.map((language): [string, Figures] => [language, { language, ...NONE }]));
  for (let at = 0; at < count; at++) {
    const key_name = `key.${at}`;
    const isPlural = at % 4 === 3;
    const isArchived = at % 31 === 30;
    const isLive = at % 37 !== 36;
    const change = CHANGES[Math.floor(at / 5) % CHANGES.length] ?? CHANGES[0];
    const words = (at % 6) + 1;
    const english = Array.from({ length: words }, () => "word").join(" ");
    const textOf = (language: Language, text: string, isPart = false) =>
      isPlural
        ? JSON.stringify(
            Object.fromEntries(FORMS[language].map((form, nth) => [form, isPart && nth === 0 ? "" : text])),
          )
        : text;
    const rows = LANGUAGES.map((language, nth) => {
      const state = STATES[(at + nth) % STATES.length] ?? STATES[0];
      const isPart = isPlural && at % 8 === 7 && language !== "de";
      const text = language === "en" ? english : language === "de" ? change.live : "Text";
      const isThere = state.flags !== undefined;
      const figures = expected.get(language);
      if (!figures) throw new Error(language);
      if (isLive && isArchived) figures.archived += 1;
      else {
        figures.texts += 1;
        // The only form of Japanese is missing in such a plural.
        const isWhole = isLive && isThere && !isPart;
        for (const name of isWhole ? state.counts : []) figures[name] += 1;
        if (!isWhole) figures.words_to_do += words;
        if (!isLive) figures.about = true;
        if (language === "de" && isLive && isThere && change.counts) {
          const waits = change.counts === "to_pull" && state.flags?.is_unverified === true;
          figures[waits ? "waiting" : change.counts] += 1;
        }
      }
      const one: LiveText = { text: isThere ? textOf(language, text, isPart) : "", by: JANE, day: 5 };
      return { ...row(language, one), ...state.flags };
    });
    // The base text is the first one, by which the sandbox counts words.
    const inOrder = rows.toSorted(
      (a, b) => Number(b.language_iso === "en") - Number(a.language_iso === "en"),
    );
    const key = { key_id: at + 1, key_name, is_plural: isPlural, is_archived: isArchived, base_words: words };
    if (isLive) live.push({ ...key, translations: inOrder });
    for (const day of [0, 1] as const) {
      const german = change.file[day];
      const forms = (text: string) =>
        isPlural ? Object.fromEntries(FORMS.de.map((form) => [form, text])) : text;
      const en = isPlural ? { other: english } : english;
      const translations = {
        ...(!isLive && { en }),
        ...(german !== undefined && { de: forms(german) }),
        ja: forms("Mine"),
      };
      const onlyOther = isPlural ? { ...translations, ja: { other: "Mine" } } : translations;
      declared[day].push({ key_name, platforms: ["web"], is_plural: isPlural, translations: onlyOther });
    }
  }
  live.push({ key_id: count + 1, key_name: "not.declared", translations: [row("de", { text: "Text" })] });
  const base = expected.get("en");
  if (base) base.base = true;
  const [first, second] = declared.map((keys) => JSON.stringify({ keys }, null, 1));
  return { state: project(live), files: [first ?? "", second ?? ""], expected };
}

async function statusIn(folder: Repository, line = "status") {
  const { code, lines } = await folder.run(`${line} --format json`);
  const text = lines.slice(lines.findIndex((one) => one.startsWith("{"))).join("\n");
  const report: Report = JSON.parse(text.slice(0, text.lastIndexOf("\n}") + 2));
  const [{ status = [], problems } = { problems: [] }] = report.projects;
  return { code, report, status, problems };
}

const withoutRequired = (status: readonly LanguageStatus[]) =>
  status.map(({ required: _, ...figures }) => figures);

/** The requests without what they ask for. */
function pathsOf({ sandbox }: Repository, from: number): string[] {
  return sandbox.requests
    .slice(from)
    .map(({ method, path }) => `${method} ${path.split("?")[0]}`)
    .sort();
}

test("the figures of keys in all states are those of a count by hand, with the same requests as plan", async () => {
  const { state, files, expected } = generate(runs(2_000));
  await inShop(state, "languages: { ja: ignore }\npull: { review: verified }\n", async (folder) => {
    for (const [nth, text] of files.entries()) {
      folder.commit(nth * 9 + 1, { "keys.yaml": text });
    }
    await folder.run("plan");
    const planned = pathsOf(folder, 0);
    const { status, code } = await statusIn(folder, "status --require de=1,fr=99");
    expect(status.map(({ language }) => language).toSorted()).toEqual(LANGUAGES);
    for (const figures of withoutRequired(status)) expect(figures).toEqual(expected.get(figures.language));
    expect(Object.values(expected.get("de") ?? {}).filter((figure) => figure === 0)).toEqual([]);
    expect(pathsOf(folder, planned.length)).toEqual(planned);
    expect(code).toBe(2);
    const [de, fr] = ["de", "fr"].map((name) => status.find(({ language }) => language === name)?.required);
    expect(de).toEqual({ percents: { translated: 1 }, unmet: [], missing: [] });
    const { texts = 0, translated = 0 } = expected.get("fr") ?? {};
    expect(fr?.missing).toHaveLength(texts - translated);
  });
}, 60_000);

/** Keys of which the first ones have a German text. */
const withGerman = (count: number, german: number) =>
  project(
    Array.from({ length: count }, (_, at) => ({
      key_id: at + 1,
      key_name: `key.${at}`,
      translations: [row("en", { text: "Text" }), row("de", { text: at < german ? "Text" : "" })],
    })),
  );
const keysYaml = (names: readonly string[], rest = "") =>
  `keys:\n${names.map((name) => `  - { key_name: ${name}, platforms: [web]${rest} }\n`).join("")}`;
const NAMES = Array.from({ length: 250 }, (_, at) => `key.${at}`);

test.for([
  ["de=100", 2],
  ["de=99", 0],
  ["de=99,de:verified=99", 0],
  ["de=99,de:reviewed=1", 2],
  ["*=0", 0],
  ["*=99", 2],
] as const)("of 250 texts, 249 are translated: --require %s exits with %i", ([required, code]) =>
  inRepository(withGerman(250, 249), async (folder) => {
    folder.write("keys.yaml", keysYaml(NAMES));
    expect((await folder.run(`status --require ${required}`)).code).toBe(code);
  }),
);

test("what is missing is named with its language and place, and counted after 20 names", () =>
  inShop(withGerman(30, 5), "ready: { de: { translated: 20, reviewed: 1 } }\n", async (folder) => {
    folder.write("keys.yaml", keysYaml(NAMES.slice(0, 30)));
    const { lines } = await folder.exits(2, "status");
    const named = lines.filter((line) => line.startsWith("  ! key."));
    expect(named).toHaveLength(20);
    expect([named[4], named[5]]).toEqual([
      expect.stringMatching(/^ {2}! key\.4 +keys\.yaml:6 +de: not reviewed$/),
      expect.stringMatching(/^ {2}! key\.5 +keys\.yaml:7 +de: not translated$/),
    ]);
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}! and 10 more, which --all shows/));
    expect(lines).toContain(
      "de is not ready: 5 of 30 texts translated, 16 %, and 20 % is required; 0 of 30 texts reviewed, 0 %, and 1 % is required",
    );
    const all = await folder.run("status --all --require de=20");
    expect(all.lines.filter((line) => line.includes("de: not translated"))).toHaveLength(25);
    // The option replaces all that lokaform.yaml requires.
    await folder.exits(0, "status --require fr=0");
  }));

test("what a text lacks is at the text, or in the file of its language, and what apply writes is said", () =>
  inShop(
    project([
      { key_id: 1, key_name: "a", translations: [row("en", { text: "A" })] },
      { key_id: 2, key_name: "b", translations: [row("en", { text: "B" })] },
    ]),
    'texts: [{ files: "app/{lang}.json", languages: [en, de] }]\n',
    async (folder) => {
      folder.write("app/en.json", '{\n  "a": "A",\n  "b": "B"\n}\n');
      folder.write("app/de.json", '{\n  "a": "Ä"\n}\n');
      const { lines } = await folder.run("status --require de=100,fr=100");
      expect(lines.filter((line) => line.startsWith("  ! "))).toEqual([
        "  ! a  app/en.json:2  fr: not translated",
        "  ! b  app/en.json:3  fr: not translated",
        "  ! a  app/de.json:2  de: to be written by apply",
        "  ! b  app/en.json:3  de: not translated",
      ]);
    },
  ));

test.for([
  ["ready: { dee: 1 }\n", "status", /^lokaform\.yaml:2:10: error: .*no language "dee".* Did you mean "de"\?/],
  ["", "status --require dee=1", /^error: .*no language "dee".* from --require\. Did you mean "de"\?/],
  ["", "status --require de=101", /^error: The value of require is "de=101"/],
  ["", "status --require de", /^error: The value of require is "de"/],
  ["ready: { de: 101 }\n", "status", /^lokaform\.yaml:2:14: error: .*ready\.de is the number 101/],
  ["ready: { de: {} }\n", "status", /^lokaform\.yaml:2:14: error: .*ready\.de is empty/],
] as const)("%s%s is a problem, and nothing is counted", ([settings, line, words]) =>
  inShop(withGerman(1, 1), settings, async (folder) => {
    folder.write("keys.yaml", keysYaml(["key.0"]));
    const { code, lines } = await folder.run(line);
    expect({ code, lines }).toEqual({
      code: 1,
      lines: expect.arrayContaining([expect.stringMatching(words)]),
    });
    expect(lines.join("\n")).not.toContain("Translated");
  }),
);

test("a declared language that the project lacks stops status, as it stops plan", () =>
  inRepository(withGerman(1, 1), async (folder) => {
    folder.write("keys.yaml", keysYaml(["key.0"], ", translations: { dee: A }"));
    const { code, lines } = await folder.run("status");
    expect([code, lines[0]]).toEqual([1, expect.stringMatching(/no language "dee"\. Did you mean "de"\?/)]);
  }));

test("texts in segments cannot be counted", () =>
  inRepository(project([], { settings: { segmentation: true } }), async (folder) => {
    folder.write("keys.yaml", keysYaml(["a"]));
    const { code, lines } = await folder.run("status");
    expect([code, lines[0]]).toEqual([1, expect.stringMatching(/segments, which status cannot count/)]);
  }));

test("a project without the declared keys has no text of them, and no declared key is not ready", () =>
  inRepository(project([]), async (folder) => {
    folder.write("keys.yaml", keysYaml(["a"], ", translations: { en: One two }"));
    const { status, code } = await statusIn(folder);
    expect(status.find(({ language }) => language === "de")).toEqual({
      ...{ ...NONE, language: "de", texts: 1, words_to_do: 2, about: true },
    });
    expect(code).toBe(0);
    folder.write("keys.yaml", "keys: []\n");
    const { lines, code: empty } = await folder.run("status --require de=0");
    expect(empty).toBe(2);
    expect(lines).toContain("Not ready: no declared key to count, 1 of 1 required language not ready: de.");
  }));

test("without any declared text, the languages are those of the project, without another request", () =>
  inRepository(withGerman(2, 1), async (folder) => {
    folder.write("keys.yaml", keysYaml(["key.0", "key.1"]));
    await folder.run("plan");
    const planned = pathsOf(folder, 0);
    const { status } = await statusIn(folder);
    expect(status).toHaveLength(LANGUAGES.length);
    expect(status.find(({ language }) => language === "de")).toMatchObject({ texts: 2, translated: 1 });
    expect(pathsOf(folder, planned.length)).toEqual(planned);
  }));

test("a filter counts what it chooses, also what is missing", () =>
  inRepository(withGerman(12, 5), async (folder) => {
    folder.write("keys.yaml", keysYaml(NAMES.slice(0, 12)));
    const { status } = await statusIn(folder, "status --filter key.1* --require de=100");
    const de = status.find(({ language }) => language === "de");
    expect(de).toMatchObject({
      texts: 3,
      translated: 1,
      required: { missing: [{ label: "key.10" }, { label: "key.11" }] },
    });
  }));
