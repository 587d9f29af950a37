/** Random projects: a pull takes exactly the texts of others, all other bytes stay, and a second pull changes no byte. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { parseYaml } from "../../../src/yaml/yaml.ts";
import { runs } from "../../scale.ts";
import { inShop, JANE, OURS, project, row } from "./repository.ts";

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

test("a pull takes exactly the later texts that apply never replaces, and a second pull changes no byte", async () => {
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
      await inShop(project(live), `writers: [${OURS}]\npull: { checks: warn }\n`, async (folder) => {
        folder.commit(5, { "keys.yaml": manifest });
        const { code, lines } = await folder.run("pull");
        expect({ code, lines, manifest }).toMatchObject({ code: 0 });
        const after = folder.read("keys.yaml");
        const wanted = declared.map(({ key_name, translations }, index) => ({
          key_name,
          translations: Object.fromEntries(
            Object.entries(translations).map(([language, own]) => {
              const by = all[index]?.edits.find((one) => one.language === language);
              const isTaken = by && isLater(by);
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
    { numRuns: runs(15) },
  );
});

/** Also as our own user: no file ever said it, so a person wrote it. */
function isLater({ day, text }: { day: number; text: string }) {
  return day === 8 && text !== "";
}

/** A JSON string with some of its characters as escapes. */
function spelled(value: string, isEscaped: boolean): string {
  const text = JSON.stringify(value);
  const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return isEscaped ? text.replace(/(?<!\\)[a-z](?=[^\\]*"$)/, escaped) : text;
}

test("the same holds for JSON files: lines of other texts keep their bytes", async () => {
  const layout = fc.record({
    escaped: fc.boolean(),
    before: fc.constantFrom(" : ", ":\t", ": "),
    end: fc.constantFrom("\n", "\r\n"),
  });
  await fc.assert(
    fc.asyncProperty(keys, layout, async (some, { escaped, before, end }) => {
      // What a file lacks is added.
      const all = some.map(({ declared, edits }) => ({
        declared: LANGUAGES.map(
          (language) => declared.find((one) => one.language === language) ?? { language, text: "x" },
        ),
        edits,
      }));
      const fileOf = (language: string) => {
        const own = all.flatMap(({ declared }, index) => {
          const found = declared.find((one) => one.language === language);
          return found ? [{ index, text: found.text }] : [];
        });
        const lines = own.map(({ index, text: one }) => `"key.${index}"${before}${spelled(one, escaped)}`);
        return { own, text: `{${end}${lines.join(`,${end}`)}${end}}` };
      };
      const live = all.map(({ declared, edits }, index) => ({
        ...{ key_id: index + 1, key_name: `key.${index}`, platforms: ["web" as const] },
        translations: LANGUAGES.map((language) => {
          const own = declared.find((one) => one.language === language);
          return row(language, edits.find((one) => one.language === language) ?? { text: own?.text ?? "" });
        }),
      }));
      await inShop(
        project(live),
        `writers: [${OURS}]\npull: { checks: warn }\ntexts: [{ files: "{lang}.json", languages: [${LANGUAGES.join(", ")}] }]\n`,
        async (folder) => {
          for (const language of LANGUAGES) folder.write(`${language}.json`, fileOf(language).text);
          folder.commit(5);
          const { code, lines } = await folder.run("pull");
          expect({ code, lines }).toMatchObject({ code: 0 });
          for (const language of LANGUAGES) {
            const { own, text: whole } = fileOf(language);
            const [old, now] = [whole, folder.read(`${language}.json`)].map((one) => one.split(end));
            expect(now).toHaveLength(old?.length ?? 0);
            for (const [position, { index, text: declared }] of own.entries()) {
              const by = all[index]?.edits.find((one) => one.language === language);
              const isTaken = by !== undefined && isLater(by) && by.text !== declared;
              const [was, is] = [old?.[position + 1] ?? "", now?.[position + 1] ?? ""];
              if (isTaken)
                expect(JSON.parse(`{${is.replace(/,$/, "")}}`)).toEqual({ [`key.${index}`]: by.text });
              else expect(is).toBe(was);
            }
          }
          const files = folder.files();
          const second = await folder.run("pull --detailed-exitcode");
          expect({ code: second.code, files: folder.files() }).toEqual({ code: 0, files });
        },
      );
    }),
    { numRuns: runs(15) },
  );
});
