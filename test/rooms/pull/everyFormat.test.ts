/** A live edit comes into the locale file of each format as a changed line, and a second pull changes nothing. */
import { expect, test } from "vitest";
import { FILE_TYPES } from "../../../src/locales/format.ts";
import { by, inShop, ours, rows, shop } from "./repository.ts";

interface Format {
  /** The file in English. */
  file: string;
  /** The file in German, which does not exist. The same as `file` if one file has several languages. */
  german: string;
  settings: string;
  before: string;
  /** The changed line: before and after. */
  changed: readonly [before: string, after: string];
  /** A line of the German text. */
  added: string;
  /** Whether it can only have plural keys. */
  isPlural?: true;
}

/** As Xcode writes it. */
const CATALOG = JSON.stringify(
  {
    sourceLanguage: "en",
    strings: Object.fromEntries(
      Object.entries({ say: 'Say "hi"', title: "Cart" }).map(([name, value]) => [
        name,
        { localizations: { en: { stringUnit: { state: "translated", value } } } },
      ]),
    ),
    version: "1.0",
  },
  null,
  2,
).replaceAll('":', '" :');

const stringsdictEntry = (name: string) =>
  `    <key>${name}</key>\n    <dict>\n        <key>NSStringLocalizedFormatKey</key>\n        <string>%#@n@</string>\n        <key>n</key>\n        <dict>\n            <key>NSStringFormatSpecTypeKey</key>\n            <string>NSStringPluralRuleType</string>\n            <key>other</key>\n            <string>${name === "title" ? "Cart" : 'Say "hi"'}</string>\n        </dict>\n    </dict>\n`;

const FORMATS: Record<string, Format> = {
  JSON: {
    file: "src/locales/en.json",
    german: "src/locales/de.json",
    settings: '{ files: "src/locales/{lang}.json" }',
    before: '{\n    "title": "Cart",\n    "say": "Say \\"hi\\""\n}\n',
    changed: ['    "title": "Cart",', '    "title": "Your \\"cart\\"",'],
    added: '"title": "Ihr Korb"',
  },
  ARB: {
    file: "lib/l10n/app_en.arb",
    german: "lib/l10n/app_de.arb",
    settings: '{ files: "lib/l10n/app_{lang}.arb" }',
    before:
      '{\n  "@@locale": "en",\n  "title": "Cart",\n  "@title": { "description": "Title of the cart" },\n  "say": "Say \\"hi\\""\n}\n',
    changed: ['  "title": "Cart",', '  "title": "Your \\"cart\\"",'],
    added: '"title": "Ihr Korb"',
  },
  "Apple .strings": {
    file: "ios/en.lproj/Localizable.strings",
    german: "ios/de.lproj/Localizable.strings",
    settings: '{ files: "ios/{lang}.lproj/Localizable.strings" }',
    before: '/* Title */\n"title" = "Cart"; // one\n\n"say" = "Say \\"hi\\"";\n',
    changed: ['"title" = "Cart"; // one', '"title" = "Your \\"cart\\""; // one'],
    added: '"title" = "Ihr Korb";',
  },
  "Apple .stringsdict": {
    file: "ios/en.lproj/Localizable.stringsdict",
    german: "ios/de.lproj/Localizable.stringsdict",
    settings: '{ files: "ios/{lang}.lproj/Localizable.stringsdict" }',
    before: `<plist version="1.0">\n<dict>\n${["title", "say"].map(stringsdictEntry).join("")}</dict>\n</plist>\n`,
    changed: ["            <string>Cart</string>", '            <string>Your "cart"</string>'],
    added: "<string>Ihr Korb</string>",
    isPlural: true,
  },
  "Android strings": {
    file: "res/values-en/strings.xml",
    german: "res/values-de/strings.xml",
    settings: '{ files: "res/values-{lang}/strings.xml" }',
    before:
      '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <!-- Title -->\n    <string name="title">Cart</string>\n    <string name="say">Say \\"hi\\"</string>\n</resources>\n',
    changed: ['    <string name="title">Cart</string>', '    <string name="title">Your \\"cart\\"</string>'],
    added: '<string name="title">Ihr Korb</string>',
  },
  "Java properties": {
    file: "l10n/messages_en.properties",
    german: "l10n/messages_de.properties",
    settings: '{ files: "l10n/messages_{lang}.properties" }',
    before: '# Title\ntitle = Cart\nsay = Say "hi"\n',
    changed: ["title = Cart", 'title = Your "cart"'],
    added: "title = Ihr Korb",
  },
  XLIFF: {
    file: "translations/messages.en.xlf",
    german: "translations/messages.de.xlf",
    settings: '{ files: "translations/messages.{lang}.xlf" }',
    before: `<?xml version="1.0"?>\n<xliff version="1.2">\n  <file source-language="en" datatype="plaintext" original="file.ext">\n    <body>\n      <trans-unit id="1" resname="title">\n        <source>title</source>\n        <target>Cart</target>\n        <note>Title of the cart</note>\n      </trans-unit>\n      <trans-unit id="2" resname="say">\n        <source>say</source>\n        <target>Say "hi"</target>\n      </trans-unit>\n    </body>\n  </file>\n</xliff>\n`,
    changed: ["        <target>Cart</target>", '        <target>Your "cart"</target>'],
    added: '<target state="translated">Ihr Korb</target>',
  },
  "Apple string catalog": {
    file: "ios/Localizable.xcstrings",
    german: "ios/Localizable.xcstrings",
    settings: '{ files: "ios/Localizable.xcstrings" }',
    before: CATALOG,
    changed: ['            "value" : "Cart"', '            "value" : "Your \\"cart\\""'],
    added: '"value" : "Ihr Korb"',
  },
};

test("each format has a case", () => {
  for (const { name, end } of FILE_TYPES) {
    const cases = Object.values(FORMATS).filter(({ file }) => file.endsWith(end));
    expect({ name, cases: cases.length }).toEqual({ name, cases: 1 });
  }
});

const LIVE = {
  title: { en: by('Your "cart"'), de: by("Ihr Korb") },
  say: { en: ours('Say "hi"') },
};

const SHOP = shop(LIVE, { description: "Title of the cart" });
const PLURALS = {
  ...SHOP,
  keys: (SHOP.keys ?? []).map((key) => ({
    ...key,
    is_plural: true,
    translations: (key.translations ?? []).map((live) => ({
      ...live,
      translation: JSON.stringify({ other: live.translation }),
    })),
  })),
};

test.each(Object.entries(FORMATS))(
  "%s",
  (_name, { file, german, settings, before, changed, added, isPlural }) =>
    inShop(isPlural ? PLURALS : SHOP, rows(settings), async (folder) => {
      folder.commit(1, { [file]: before });
      const { lines } = await folder.exits(2, "pull --detailed-exitcode");
      expect(lines).toContain(`Wrote ${file}`);
      const [old, now] = changed;
      const after = before.replace(`${old}\n`, () => `${now}\n`);
      expect(folder.read(file)).toBe(after);
      for (const command of ["pull", "plan"]) await folder.exits(0, `${command} --detailed-exitcode`);
      await folder.exits(0, "pull --languages de");
      expect(folder.read(german)).toContain(added);
      if (german !== file) expect(folder.read(file)).toBe(after);
      const files = folder.files();
      await folder.exits(0, "pull --languages de --detailed-exitcode");
      expect(folder.files()).toEqual(files);
    }),
);
