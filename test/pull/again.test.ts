/** Random projects: a pull takes exactly the texts of others, all other bytes stay, and a second pull changes no byte. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { parseYaml } from "../../src/manifest/yaml.ts";
import { inRepository, JANE, OURS, project, row } from "./repository.ts";

const LANGUAGES = ["en", "de", "fr"] as const;
const text = fc.oneof(
  fc.constantFrom(
    "no",
    "404",
    " x",
    "a: b",
    "# x",
    "- y",
    "{z}",
    "two\nlines\n",
    "a\r\nb",
    "\u2028",
    "🎁",
    "it's",
    '"',
    "tab\t",
    "long ".repeat(40),
  ),
  fc.string({ maxLength: 12, unit: "grapheme", minLength: 1 }),
);
const edit = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  /** Days after the start. The manifest is committed on day 5. */
  day: fc.constantFrom(2, 8),
  by: fc.constantFrom(OURS, JANE),
  text: fc.oneof({ arbitrary: text, weight: 5 }, { arbitrary: fc.constant(""), weight: 1 }),
});
const keys = fc.array(
  fc.record({
    declared: fc.uniqueArray(fc.record({ language: fc.constantFrom(...LANGUAGES), text }), {
      minLength: 1,
      selector: ({ language }) => language,
    }),
    edits: fc.uniqueArray(edit, { maxLength: 3, selector: ({ language }) => language }),
  }),
  { minLength: 1, maxLength: 6 },
);
const style = fc.record({
  defaultStringType: fc.constantFrom(
    "PLAIN",
    "QUOTE_SINGLE",
    "QUOTE_DOUBLE",
    "BLOCK_LITERAL",
    "BLOCK_FOLDED",
  ),
  indent: fc.constantFrom(2, 3, 4),
  indentSeq: fc.boolean(),
  lineWidth: fc.constantFrom(0, 40),
  collectionStyle: fc.constantFrom("block", "flow"),
});

test("a pull takes exactly the later texts of others, and a second pull changes no byte", async () => {
  await fc.assert(
    fc.asyncProperty(keys, style, async (all, options) => {
      const declared = all.map(({ declared: texts }, index) => ({
        key_name: `key.${index}`,
        translations: Object.fromEntries(texts.map((one) => [one.language, one.text])),
      }));
      const manifest = `# top\n${stringify({ keys: declared }, { ...options, compat: "yaml-1.1", aliasDuplicateObjects: false } as object)}`;
      fc.pre(parseYaml("", manifest).problems.length === 0);
      fc.pre(JSON.stringify(parseYaml("", manifest).value) === JSON.stringify({ keys: declared }));
      const live = declared.map(({ key_name, translations }, index) => ({
        key_id: index + 1,
        key_name,
        translations: LANGUAGES.map((language) =>
          row(
            language,
            all[index]?.edits.find((one) => one.language === language) ?? {
              text: translations[language] ?? "",
            },
          ),
        ),
      }));
      await inRepository(project(live), async (folder) => {
        folder.write("keys.yaml", manifest);
        folder.commit(5);
        const { code, lines } = await folder.run("pull");
        expect({ code, lines, manifest }).toMatchObject({ code: 0 });
        const after = folder.read("keys.yaml");
        const wanted = declared.map(({ key_name, translations }, index) => ({
          key_name,
          translations: Object.fromEntries(
            Object.entries(translations).map(([language, own]) => {
              const by = all[index]?.edits.find((one) => one.language === language);
              const isTaken = by && by.by === JANE && by.day === 8 && by.text !== "";
              return [language, isTaken ? by.text : own];
            }),
          ),
        }));
        expect(parseYaml("", after).value).toEqual({ keys: wanted });
        if (JSON.stringify(wanted) === JSON.stringify(declared)) expect(after).toBe(manifest);
        expect(after.startsWith("# top\n")).toBe(true);
        const second = await folder.run("pull --detailed-exitcode");
        expect({ code: second.code, text: folder.read("keys.yaml") }).toEqual({ code: 0, text: after });
      });
    }),
    { numRuns: 15 },
  );
});
