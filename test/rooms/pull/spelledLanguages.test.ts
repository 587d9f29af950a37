/** Files that spell a language in another way than the project, without language_map. */
import { expect, test } from "vitest";
import { inShop, JANE, project, row } from "./repository.ts";

const PT = row("pt_BR", { text: "Novo", by: JANE, day: 2 });

function state(base: string, keys: Parameters<typeof project>[0]) {
  const languages = [...new Set([base, "en", "de", "pt_BR"])].map((lang_iso) => ({ lang_iso }));
  return { ...project(keys), project: { base_language_iso: base }, languages };
}

const one = (translations: ReturnType<typeof row>[], base = "en") =>
  state(base, [{ key_id: 1, key_name: "a", platforms: ["web"], translations }]);

const catalog = (pt: string) =>
  JSON.stringify({
    sourceLanguage: "en",
    strings: { a: { localizations: { "pt-BR": { stringUnit: { state: "translated", value: pt } } } } },
    version: "1.0",
  });

test.each<[string, string, Record<string, string>, string, string, string]>([
  [
    "that the row lists",
    '{ files: "l/{lang}.json", languages: [en, pt_BR] }',
    { "l/en.json": '{ "a": "A" }', "l/pt-BR.json": '{ "a": "Velho" }' },
    "",
    "l/pt-BR.json",
    '{ "a": "Novo" }',
  ],
  [
    "that the pull is asked for",
    '{ files: "l/{lang}.json" }',
    { "l/en.json": '{ "a": "A" }', "l/pt-br.json": '{ "a": "Velho" }' },
    "--languages all",
    "l/pt-br.json",
    '{ "a": "Novo" }',
  ],
  [
    "of Android",
    '{ files: "values/s.xml", language: en }, { files: "values-{lang}/s.xml", languages: [pt_BR] }',
    {
      "values/s.xml": '<resources><string name="a">A</string></resources>',
      "values-pt-rBR/s.xml": '<resources><string name="a">Velho</string></resources>',
    },
    "",
    "values-pt-rBR/s.xml",
    '<resources><string name="a">Novo</string></resources>',
  ],
  [
    "of a string catalog",
    '{ files: "A.xcstrings", languages: [en, pt_BR] }',
    { "A.xcstrings": catalog("Velho") },
    "",
    "A.xcstrings",
    catalog("Novo"),
  ],
])(
  "the file of a language %s gets its text, and there is no second one",
  (_, rows, files, option, path, text) =>
    inShop(
      one([row("en", { text: path.endsWith("xcstrings") ? "a" : "A" }), PT]),
      `writers: [sandbox@example.com]\ntexts: [${rows}]\n`,
      async (folder) => {
        for (const [name, content] of Object.entries(files)) folder.write(name, content);
        folder.commit(1);
        await folder.exits(0, `pull ${option}`);
        expect(folder.read(path)).toBe(text);
        expect(Object.keys(folder.files()).filter((name) => !name.startsWith(".git"))).toEqual(
          Object.keys(files).sort(),
        );
        folder.commit(3);
        await folder.exits(0, "plan --detailed-exitcode");
      },
    ),
);

test("the base language, which the row does not list", () =>
  inShop(
    one([row("en_US", { text: "A" })], "en_US"),
    'writers: [sandbox@example.com]\ntexts: [{ files: "l/{lang}.json" }]\n',
    async (folder) => {
      folder.commit(1, { "l/en-US.json": '{ "a": "B" }', "l/de.json": '{ "a": "C" }' });
      const { lines } = await folder.run("plan");
      expect(lines.join("\n")).not.toContain("language_map");
      expect(lines.join("\n")).toContain('en_US "A" in the project');
    },
  ));

test("two files that could be the language are a problem", () =>
  inShop(
    one([row("en", { text: "A" }), PT]),
    'writers: [sandbox@example.com]\ntexts: [{ files: "l/{lang}.json", languages: [en, pt_BR] }]\n',
    async (folder) => {
      for (const name of ["en", "pt-BR", "pt-br"]) folder.write(`l/${name}.json`, '{ "a": "A" }');
      folder.commit(1);
      const { text } = await folder.exits(1, "plan");
      expect(text).toContain("If a code in the paths means it, add language_map: { CODE: pt_BR }.");
    },
  ));

const xml = (text: string) => `<resources>\n${text}</resources>\n`;
const MODULES = {
  Android: {
    pathOf: (name: string, language: string) => `${name}/values${language && `-${language}`}/s.xml`,
    text: (name: string, text: string) => xml(`  <string name="${name}">${text}</string>\n`),
    empty: xml(""),
  },
  Apple: {
    pathOf: (name: string, language: string) => `ios/${language || "Base"}.lproj/${name}.strings`,
    text: (name: string, text: string) => `"${name}" = "${text}";\n`,
    empty: "/* None */\n",
  },
};

test.each(Object.entries(MODULES))(
  "%s: a missing text goes into the file next to the one that has it in the base language",
  (_, { pathOf, text, empty }) =>
    inShop(
      state(
        "en",
        ["a", "b"].map((name, index) => ({
          key_id: index + 1,
          key_name: name,
          platforms: ["other" as const],
          translations: [row("en", { text: name }), row("de", { text: `${name} de`, by: JANE })],
        })),
      ),
      `writers: [sandbox@example.com]\ntexts:\n${["a", "b"]
        .map(
          (name) =>
            `  - { files: "${pathOf(name, "")}", language: en }\n  - { files: "${pathOf(name, "{lang}")}", languages: [de] }\n`,
        )
        .join("")}`,
      async (folder) => {
        for (const name of ["a", "b"]) {
          folder.write(pathOf(name, ""), text(name, name));
          folder.write(pathOf(name, "de"), empty);
        }
        folder.commit(1);
        await folder.run("pull");
        for (const name of ["a", "b"]) expect(folder.read(pathOf(name, "de"))).toContain(`${name} de`);
      },
    ),
);
