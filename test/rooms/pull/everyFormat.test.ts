/** A live edit comes into the locale file of each format as a changed line, and a second pull changes nothing. */
import { expect, test } from "vitest";
import { FILE_TYPES } from "../../../src/locales/format.ts";
import { inShop, JANE, OURS, project, row } from "./repository.ts";

interface Format {
  /** The file in English. */
  file: string;
  /** The file in German, which does not exist. The same as `file` if one file has several languages. */
  german: string;
  settings: string;
  before: string;
  /** The changed lines: before and after. */
  changed: readonly (readonly [before: string, after: string])[];
  /** A line of the German text. */
  added: string;
  /** Names of the keys, if the format has plural forms. */
  plural?: string;
}

const FORMATS: Record<string, Format> = {
  JSON: {
    file: "src/locales/en.json",
    german: "src/locales/de.json",
    settings: '{ files: "src/locales/{lang}.json", plurals: i18next }',
    before:
      '{\n    "title": "Cart",\n    "items_one": "%d item",\n    "items_other": "%d items",\n    "say": "Say \\"hi\\""\n}\n',
    changed: [
      ['    "title": "Cart",', '    "title": "Your \\"cart\\"",'],
      ['    "items_other": "%d items",', '    "items_other": "%d things",'],
    ],
    added: '"title": "Ihr <b>Korb</b>"',
    plural: "items",
  },
  ARB: {
    file: "lib/l10n/app_en.arb",
    german: "lib/l10n/app_de.arb",
    settings: '{ files: "lib/l10n/app_{lang}.arb" }',
    before:
      '{\n  "@@locale": "en",\n  "title": "Cart",\n  "@title": { "description": "Title of the cart" },\n  "say": "Say \\"hi\\""\n}\n',
    changed: [['  "title": "Cart",', '  "title": "Your \\"cart\\"",']],
    added: '"title": "Ihr <b>Korb</b>"',
  },
  "Apple .strings": {
    file: "ios/en.lproj/Localizable.strings",
    german: "ios/de.lproj/Localizable.strings",
    settings: '{ files: "ios/{lang}.lproj/Localizable.strings" }',
    before: '/* Title */\n"title" = "Cart"; // one\n\n"say" = "Say \\"hi\\"";\n',
    changed: [['"title" = "Cart"; // one', '"title" = "Your \\"cart\\""; // one']],
    added: '"title" = "Ihr <b>Korb</b>";',
  },
  "Android strings": {
    file: "res/values-en/strings.xml",
    german: "res/values-de/strings.xml",
    settings: '{ files: "res/values-{lang}/strings.xml" }',
    before:
      '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <!-- Title -->\n    <string name="title">Cart</string>\n    <plurals name="items">\n        <item quantity="one">%d item</item>\n        <item quantity="other">%d items</item>\n    </plurals>\n    <string name="say">Say \\"hi\\"</string>\n</resources>\n',
    changed: [
      ['    <string name="title">Cart</string>', '    <string name="title">Your \\"cart\\"</string>'],
      ['        <item quantity="other">%d items</item>', '        <item quantity="other">%d things</item>'],
    ],
    // No text in the file shows what a tag means to the app, so the text with a tag is kept.
    added: '<item quantity="other">%d Dinge</item>',
    plural: "items",
  },
  "Apple string catalog": {
    file: "ios/Localizable.xcstrings",
    german: "ios/Localizable.xcstrings",
    settings: '{ files: "ios/Localizable.xcstrings" }',
    before: `{
  "sourceLanguage" : "en",
  "strings" : {
    "items" : {
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%d item"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%d items"
                }
              }
            }
          }
        }
      }
    },
    "say" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Say \\"hi\\""
          }
        }
      }
    },
    "title" : {
      "comment" : "Title of the cart",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Cart"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
`,
    changed: [
      ['            "value" : "Cart"', '            "value" : "Your \\"cart\\""'],
      ['                  "value" : "%d items"', '                  "value" : "%d things"'],
    ],
    added: '"value" : "Ihr <b>Korb</b>"',
    plural: "items",
  },
};

test("each format has a case", () => {
  for (const { name, end } of FILE_TYPES) {
    const cases = Object.values(FORMATS).filter(({ file }) => file.endsWith(end));
    expect({ name, cases: cases.length }).toEqual({ name, cases: 1 });
  }
});

const text = (iso: string, translation: string) => row(iso, { text: translation, by: JANE, day: 2 });
const ours = (iso: string, translation: string) => row(iso, { text: translation });
const forms = (one: string, other: string) => JSON.stringify({ one, other });

test.each(Object.entries(FORMATS))(
  "%s",
  (_name, { file, german, settings, before, changed, added, plural }) =>
    inShop(
      project([
        {
          key_id: 1,
          key_name: "title",
          platforms: ["web"],
          description: "Title of the cart",
          translations: [text("en", 'Your "cart"'), text("de", "Ihr <b>Korb</b>")],
        },
        { key_id: 2, key_name: "say", platforms: ["web"], translations: [ours("en", 'Say "hi"')] },
        ...(plural === undefined
          ? []
          : [
              {
                ...{ key_id: 3, key_name: plural, platforms: ["web" as const], is_plural: true },
                translations: [
                  text("en", forms("%d item", "%d things")),
                  text("de", forms("%d Ding", "%d Dinge")),
                ],
              },
            ]),
      ]),
      `writers: [${OURS}]\ntexts: [${settings}]\n`,
      async (folder) => {
        folder.commit(1, { [file]: before });
        const { lines } = await folder.exits(2, "pull --detailed-exitcode");
        expect(lines).toContain(`Wrote ${file}`);
        const after = changed.reduce(
          (whole, [old, now]) => whole.replace(`${old}\n`, () => `${now}\n`),
          before,
        );
        expect(folder.read(file)).toBe(after);
        for (const command of ["pull", "plan"]) {
          await folder.exits(0, `${command} --detailed-exitcode`);
        }
        await folder.exits(0, "pull --languages de");
        expect(folder.read(german)).toContain(added);
        if (german !== file) expect(folder.read(file)).toBe(after);
        const files = folder.files();
        await folder.exits(0, "pull --languages de --detailed-exitcode");
        expect(folder.files()).toEqual(files);
      },
    ),
);
