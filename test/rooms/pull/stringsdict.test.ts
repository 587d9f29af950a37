/** An iOS app with a `.strings` and a `.stringsdict` file for each language: a new key goes to the one that can hold it. */
import { expect, test } from "vitest";
import { inShop, ours, project, row, rows } from "./repository.ts";

const ROWS =
  '{ files: "{lang}.lproj/L.strings", languages: [en, de], keys_from: lokalise }, { files: "{lang}.lproj/L.stringsdict", languages: [en, de], keys_from: lokalise }';
const FORMS = (language: string) => JSON.stringify({ one: `%d ${language}`, other: `%d ${language}s` });
const key = (name: string, is_plural: boolean, text: (language: string) => string) => ({
  ...{ key_name: name, is_plural, platforms: ["ios" as const] },
  translations: ["en", "de"].map((iso) => row(iso, ours(text(iso)))),
});

test("plural keys and their formats go to .stringsdict only, all others to .strings only, once", () => {
  const keys = [
    key("title", false, (language) => `Title ${language}`),
    key("new", false, (language) => `New ${language}`),
    key("days", true, FORMS),
    key("trips", false, () => "%#@n@ of %#@m@"),
    key("trips::n", true, FORMS),
    key("trips::m", true, FORMS),
  ].map((values, index) => ({ key_id: index + 1, ...values }));
  return inShop(project(keys), rows(ROWS), async (folder) => {
    folder.commit(1, {
      "en.lproj/L.strings": '"title" = "Title en";\n',
      "de.lproj/L.strings": '"title" = "Title de";\n',
    });
    await folder.exits(0, "pull");
    for (const language of ["en", "de"]) {
      expect(folder.read(`${language}.lproj/L.strings`)).toBe(
        `"title" = "Title ${language}";\n"new" = "New ${language}";\n`,
      );
      const plurals = folder.read(`${language}.lproj/L.stringsdict`);
      expect(plurals.match(/(?<=^\t<key>).*(?=<)/gm)).toEqual(["days", "trips"]);
      expect(plurals.match(new RegExp(`<string>%d ${language}s</string>`, "g"))).toHaveLength(3);
    }
    folder.commit(2);
    for (const command of ["pull", "plan"]) await folder.exits(0, `${command} --detailed-exitcode`);
  });
});

test("one name in both files of a language is a problem at both lines", () => {
  const dict = `<plist><dict><key>days</key>\n<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key><string>Days</string></dict></dict></dict></plist>`;
  return inShop(project([]), rows(ROWS.replaceAll(", keys_from: lokalise", "")), async (folder) => {
    folder.commit(1, {
      "en.lproj/L.strings": '"days" = "Days";\n',
      "en.lproj/L.stringsdict": dict,
      "de.lproj/L.strings": "// none\n",
      "de.lproj/L.stringsdict": "<plist><dict/></plist>",
    });
    const { text } = await folder.exits(1, "plan");
    expect(text).toMatch(
      /L\.stringsdict:2:\d+: error: days: .* declared twice: here and at en\.lproj\/L\.strings:1\./,
    );
  });
});
