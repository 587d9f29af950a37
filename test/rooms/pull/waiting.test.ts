/** The verdict *waiting*: what `pull.review` and `pull.checks` keep out of the files is named with its reason in each command. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { KeptValueItem } from "../../../src/model/plan.ts";
import type { Report } from "../../../src/report/report.ts";
import { withoutValues } from "../../../src/report/withoutTexts.ts";
import { inFolder, type ProjectState } from "./harness.ts";
import { inShop, JANE, OURS, project, type Repository, row } from "./repository.ts";

const SETTINGS = (pull: string, more = "") =>
  `writers: [${OURS}]\ntexts: [{ files: "{lang}.json", languages: [en, de, fr], platforms: [web] }]\npull: ${pull}\n${more}`;

const VERIFIED = { is_unverified: false, is_reviewed: false };
const UNVERIFIED = { is_unverified: true, is_reviewed: false };
const REVIEWED = { is_unverified: false, is_reviewed: true };
const BOTH = { is_unverified: true, is_reviewed: true };

/** A text that a person wrote after the files. */
const live = (language: string, text: string, flags: object = VERIFIED) => ({
  ...row(language, { text, by: JANE, day: 5 }),
  ...flags,
});

type Key = NonNullable<ProjectState["keys"]>[number];
const key = (key_name: string, ...translations: Key["translations"] & object): Key => ({
  key_name,
  translations,
});

/** Commits the files before the texts of the project were written. */
function committed(folder: Repository, files: Record<string, object>): void {
  for (const [path, texts] of Object.entries(files))
    folder.write(path, `${JSON.stringify(texts, null, 2)}\n`);
  folder.commit(1);
}

/** What a run says about each text that waits: its key and language, and why. */
async function waitingIn(folder: Repository, command: string) {
  const { code } = await folder.run(`${command} --report r.json`);
  const report = JSON.parse(readFileSync(join(folder.folder, "r.json"), "utf8")) as Report;
  const kept = report.projects.flatMap(({ plan }) => plan?.kept ?? []) as KeptValueItem[];
  const waiting = kept.filter(({ reason }) => reason === "waiting");
  return {
    code,
    waiting: Object.fromEntries(waiting.map((one) => [`${one.label}:${one.part}`, one.because])),
  };
}

const texts = (folder: Repository, path: string): unknown => JSON.parse(folder.read(path));

test.each<[string, object, string]>([
  ["any", { a: "A", b: "B", c: "C", d: "D" }, ""],
  ["verified", { a: "A", b: "old", c: "C", d: "old" }, "b:de d:de"],
  ["reviewed", { a: "old", b: "old", c: "C", d: "old" }, "a:de b:de d:de"],
])("pull.review: %s", (review, expected, waits) => {
  const states = { a: VERIFIED, b: UNVERIFIED, c: REVIEWED, d: BOTH };
  const keys = Object.entries(states).map(([name, flags]) =>
    key(name, live("en", name), live("de", name.toUpperCase(), flags)),
  );
  return inShop(project(keys), SETTINGS(`{ review: ${review} }`), async (folder) => {
    committed(folder, {
      "en.json": { a: "a", b: "b", c: "c", d: "d" },
      "de.json": { a: "old", b: "old", c: "old", d: "old" },
    });
    const why = Object.fromEntries(
      waits.split(" ").flatMap((name) => (name === "" ? [] : [[name, [`not-${review}`]]])),
    );
    for (const command of ["plan", "drift"]) expect((await waitingIn(folder, command)).waiting).toEqual(why);
    const { code, lines } = await folder.run("pull");
    expect([code, texts(folder, "de.json")]).toEqual([0, expected]);
    for (const name of waits.split(" ")) expect(lines.join("\n")).toContain(name.split(":")[0]);
    // What waits is not drift, and no run fails because of it.
    expect(await waitingIn(folder, "drift")).toEqual({ code: 0, waiting: why });
    expect(await waitingIn(folder, "apply --yes")).toEqual({ code: 0, waiting: why });
  });
});

const FAULTS: readonly Key[] = [
  key("name", live("en", "Hi {name}"), live("de", "Hallo"), live("fr", "Salut {name}")),
  key(
    "icu",
    live("en", "{n, plural, other {#}}"),
    live("de", "{n, plural, other {#}"),
    live("fr", "{n, plural, one {#} other {#}}"),
  ),
  { ...key("long", live("en", "ok"), live("de", "viel zu lang"), live("fr", "oui")), char_limit: 5 },
  // The base text has the same faults.
  { ...key("too long", live("en", "far too long"), live("de", "viel zu lang")), char_limit: 5 },
  key("odd", live("en", "{n, plural, other {#}"), live("de", "{n, plural, other {#}")),
];
const IN_FILES = {
  name: "Hi {name}",
  icu: "{n, plural, other {#}}",
  long: "ok",
  "too long": "far too long",
  odd: "-",
};

test.each<[string, string, object]>([
  ["skip", "", { "name:de": ["placeholders"], "icu:de": ["icu"], "long:de": ["length"] }],
  ["skip", "checks: { icu: off, length: off }", { "name:de": ["placeholders"] }],
  ["skip", "checks: { placeholders: error, icu: off, length: off }", { "name:de": ["placeholders"] }],
  ["warn", "", {}],
])("pull.checks: %s, with %o", (checks, more, waits) =>
  inShop(project([...FAULTS]), SETTINGS(`{ checks: ${checks} }`, more), async (folder) => {
    committed(folder, { "en.json": IN_FILES });
    expect((await waitingIn(folder, "plan")).waiting).toEqual(waits);
    const { code, lines } = await folder.run("pull");
    const all = lines.join("\n");
    const expected = Object.fromEntries(
      FAULTS.flatMap(({ key_name, translations = [] }) =>
        Object.hasOwn(waits, `${key_name}:de`) ? [] : [[key_name, translations[1]?.translation]],
      ),
    );
    expect([code, texts(folder, "de.json")]).toEqual([0, expected]);
    expect(texts(folder, "en.json")).toEqual({ ...IN_FILES, odd: "{n, plural, other {#}" });
    for (const name of Object.keys(waits)) expect(all).toContain(name.split(":")[0]);
    if (checks === "warn")
      expect(lines.filter((one) => one.includes("de.json:"))).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^de\.json:2:.*warning: name: .*\[placeholders\]$/),
          expect.stringMatching(/^de\.json:3:.*warning: icu: .*\[icu-message\]$/),
          expect.stringMatching(/^de\.json:4:.*warning: long: .*\[text-too-long\]$/),
        ]),
      );
  }),
);

test("all outputs of a plan name what waits, and an output without texts does not quote it", () =>
  inShop(project([...FAULTS]), SETTINGS("{ review: any }"), async (folder) => {
    committed(folder, { "en.json": IN_FILES });
    const { lines } = await folder.run("plan --report r.json --report r.md --report r.html");
    expect(lines.join("\n")).toMatch(/^Plan: no changes, \d+ to pull, 3 waiting; /m);
    const report = JSON.parse(readFileSync(join(folder.folder, "r.json"), "utf8")) as Report;
    for (const path of ["r.md", "r.html"]) {
      const page = readFileSync(join(folder.folder, path), "utf8");
      expect(page).toContain("3 waiting: newer in Lokalise");
      expect(page).toContain("it fails the check placeholders");
    }
    expect(JSON.stringify(report)).toContain("The de text lacks {name}");
    const hidden = report.projects.map((one) => ({ ...one, hide_texts: true as const }));
    const shown = JSON.stringify(withoutValues({ ...report, projects: hidden }));
    expect(shown).toContain('"because":["placeholders"]');
    expect(shown).not.toMatch(/Hallo|The de text lacks/);
  }));

test("a text is compared with the base text that the file has after the pull", () =>
  inShop(
    project([
      key("pulled", live("en", "New {b}"), live("de", "Neu {b}"), live("fr", "Nouveau {a}")),
      key("waits", live("en", "New {b}", UNVERIFIED), live("de", "Neu {b}"), live("fr", "Nouveau {a}")),
    ]),
    SETTINGS("{ review: verified }"),
    async (folder) => {
      const old = { pulled: "Old {a}", waits: "Old {a}" };
      committed(folder, { "en.json": old, "de.json": old, "fr.json": old });
      await folder.run("pull");
      expect(texts(folder, "en.json")).toEqual({ ...old, pulled: "New {b}" });
      expect(texts(folder, "de.json")).toEqual({ ...old, pulled: "Neu {b}" });
      expect(texts(folder, "fr.json")).toEqual({ ...old, waits: "Nouveau {a}" });
    },
  ));

test("the forms of a plural that a language needs count", () => {
  const forms = (...names: string[]) => JSON.stringify(Object.fromEntries(names.map((name) => [name, "x"])));
  const plural = (name: string, ...translations: Key["translations"] & object): Key => ({
    ...key(name, ...translations),
    is_plural: true,
  });
  return inShop(
    project([
      plural("lacks", live("en", forms("one", "other")), live("de", '{"other":"y"}')),
      plural("both", live("en", forms("other")), live("de", '{"other":"y"}')),
    ]),
    `writers: [${OURS}]\n`,
    async (folder) => {
      const text = (de: string) =>
        ["lacks", "both"].map(
          (name) =>
            `  - { key_name: ${name}, is_plural: true, translations: { en: { other: x }, de: { other: ${de} } } }\n`,
        );
      folder.commit(1, { "keys.yaml": `keys:\n${text("old").join("")}` });
      expect((await waitingIn(folder, "plan")).waiting).toEqual({ "lacks:de": ["plurals"] });
      await folder.run("pull");
      expect(folder.read("keys.yaml")).toBe(`keys:\n${text("old")[0]}${text(JSON.stringify("y"))[1]}`);
    },
  );
});

test.each([
  ["a:de", ["a:de"]],
  ["a", ["a:de", "a:fr"]],
  ["'*:de'", []],
  ["'a*'", []],
])("--accept %s takes of the texts that wait those with a whole name", (accept, taken) =>
  inShop(
    project([
      key("a", live("en", "A"), live("de", "A1", UNVERIFIED), live("fr", "A2", UNVERIFIED)),
      key("ab", live("en", "B"), live("de", "B1", UNVERIFIED), live("fr", "B2", UNVERIFIED)),
    ]),
    SETTINGS("{ review: verified }"),
    async (folder) => {
      const old = { a: "A", ab: "B" };
      committed(folder, { "en.json": old, "de.json": old });
      const { lines } = await folder.run(`pull --accept ${accept}`);
      const name = accept.replaceAll("'", "");
      const nothing = lines.filter((line) => line.includes(`--accept ${name} took nothing`));
      expect(nothing).toHaveLength(taken.length > 0 ? 0 : 1);
      const { waiting } = await waitingIn(folder, "plan");
      const all = ["a:de", "a:fr", "ab:de", "ab:fr"];
      expect(Object.keys(waiting).sort()).toEqual(all.filter((one) => !taken.includes(one)));
      const same = await folder.run("pull --accept a:en");
      expect(same.lines.join("\n")).toContain("--accept a:en took nothing: no text that it names differs");
    },
  ),
);

test("a text that the rule seed holds waits for a pull, and is held in a plan", () =>
  inShop(
    project([key("a", live("en", "A"), live("de", "Neu", UNVERIFIED), live("fr", "Neuf"))]),
    SETTINGS("{ review: verified }", "languages: { de: seed, fr: seed }\n"),
    async (folder) => {
      committed(folder, { "en.json": { a: "A" }, "de.json": { a: "Alt" }, "fr.json": { a: "Vieux" } });
      expect((await waitingIn(folder, "plan")).waiting).toEqual({});
      const { lines } = await folder.run("pull");
      expect([texts(folder, "de.json"), texts(folder, "fr.json")]).toEqual([{ a: "Alt" }, { a: "Neuf" }]);
      expect(lines.join("\n")).toContain("the project does not say that it is verified");
    },
  ));

test("a locale file is not created if all of its texts wait", () =>
  inShop(
    project([key("a", live("en", "A"), live("de", "B", UNVERIFIED), live("fr", "", UNVERIFIED))]),
    SETTINGS("{ review: reviewed }"),
    async (folder) => {
      committed(folder, { "en.json": { a: "A" } });
      const { lines } = await folder.run("pull");
      expect(Object.keys(folder.files()).filter((path) => path.endsWith(".json"))).toEqual(["en.json"]);
      expect(lines.join("\n")).toContain("no changes, 1 waiting.");
      await folder.exits(0, "drift");
    },
  ));

const NEW: readonly Key[] = [
  key("a.one", live("en", "One"), live("de", "Eins", UNVERIFIED), live("fr", "Un")),
  key("a.two", live("en", "Two {n}"), live("de", "Zwei"), live("fr", "Deux {n}")),
  key("a.none", live("en", "None", UNVERIFIED)),
];

test.each(["pull --languages all", "init --languages all"])("a first pull names what waits: %s", (line) =>
  inFolder(project([...NEW]), async (folder) => {
    const settings = `project: 5e7a1f0c2b3d4e5f6a7b8c.12345678\npull: { review: verified }\n`;
    writeFileSync(join(folder.folder, "lokaform.yaml"), settings);
    const { code, lines } = await folder.run(line);
    expect([code, parse(folder.files()["keys.yaml"] ?? "").keys]).toEqual([
      0,
      [
        { key_name: "a.none" },
        { key_name: "a.one", translations: { en: "One", fr: "Un" } },
        { key_name: "a.two", translations: { en: "Two {n}", fr: "Deux {n}" } },
      ],
    ]);
    const start = lines.findIndex((one) => one.startsWith("3 waiting in Lokalise"));
    const listed = lines.slice(start + 1, lines.indexOf("", start + 1));
    expect(listed.map((one) => one.replace(/, edited.*/, "").trim())).toEqual([
      ...[
        "a.none",
        "en not in the file",
        'in Lokalise: "None"',
        "the project does not say that it is verified",
      ],
      ...[
        "a.one",
        "de not in the file",
        'in Lokalise: "Eins"',
        "the project does not say that it is verified",
      ],
      ...["a.two", "de not in the file", 'in Lokalise: "Zwei"'],
      "it fails the check placeholders",
      "The de text lacks {n}, which the en text has. Add it.",
    ]);
    await folder.exits(0, "plan --detailed-exitcode");
    expect(lines[start]).toContain(
      "To take one that review or checks holds back: lokaform pull --accept KEY:LANG --languages LANG",
    );
    await folder.run("pull --accept a.one:de --languages de");
    expect(parse(folder.files()["keys.yaml"] ?? "").keys[1].translations).toEqual({
      en: "One",
      fr: "Un",
      de: "Eins",
    });
  }),
);

test("pull --new names what waits, and warns at the new lines", () =>
  inShop(
    project([...NEW, key("a.zero", live("en", "Zero"))]),
    `writers: [${OURS}]\npull: { review: verified, checks: warn }\n`,
    async (folder) => {
      folder.commit(1, { "keys.yaml": "keys:\n  - key_name: a.zero\n    translations: { en: Zero }\n" });
      const { lines } = await folder.run("pull --new --languages all");
      expect(folder.read("keys.yaml")).not.toContain("Eins");
      expect(lines.join("\n")).toContain("2 waiting in Lokalise");
      expect(lines.filter((one) => one.includes("warning"))).toEqual([
        expect.stringMatching(/^keys\.yaml:\d+:\d+: warning: a\.two: The de text lacks \{n\}/),
      ]);
    },
  ));

test("a text with a wrong word waits, and the rule of its language counts", () =>
  inShop(
    project([
      key("a", live("en", "a"), live("de", "Ihre Email")),
      key("b", live("en", "b"), live("de", "Ihre E-Mail")),
    ]),
    SETTINGS(
      "{ checks: skip }",
      'checks: { words: { "e-mail": email, de: { email: E-Mail, "e-mail": E-Mail } } }\n',
    ),
    async (folder) => {
      committed(folder, { "en.json": { a: "a", b: "b" }, "de.json": { a: "old", b: "old" } });
      expect(await waitingIn(folder, "plan")).toEqual({ code: 0, waiting: { "a:de": ["words"] } });
      const { lines } = await folder.run("pull");
      expect(texts(folder, "de.json")).toEqual({ a: "old", b: "Ihre E-Mail" });
      expect(lines.join("\n")).toContain("it fails the check words");
    },
  ));
