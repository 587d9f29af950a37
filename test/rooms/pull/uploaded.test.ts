/** Projects as the upload of Lokalise fills them, from files of each format: nothing to create, nothing to overwrite, and both ways work. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type UploadSwitches, uploaded } from "../../uploader/upload.ts";
import { PROJECT } from "./harness.ts";
import { inRepository, JANE, row } from "./repository.ts";

interface Layout {
  /** By file name of the project: the files in en and de. */
  files: Readonly<Record<string, readonly [en: string, de: string]>>;
  switches?: Partial<UploadSwitches>;
  /** A file, what a developer changes in it, and the text in the project. */
  developer: readonly [file: string, from: string, to: string, stored: string];
  /** The name of a key, its new German text in the project, and what the pull changes in a file. */
  translator: readonly [name: string, text: string, file: string, from: string, to: string];
}

const variable = (name: string, one: string, other: string) =>
  `\t\t<key>${name}</key>\n\t\t<dict>\n\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>\n\t\t\t<key>one</key>\n\t\t\t<string>${one}</string>\n\t\t\t<key>other</key>\n\t\t\t<string>${other}</string>\n\t\t</dict>\n`;
const format = (name: string, text: string, ...variables: string[]) =>
  `\t<key>${name}</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>${text}</string>\n${variables.join("")}\t</dict>\n`;
const plist = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n${entries.join("")}</dict>\n</plist>\n`;

const SHOP_WITH_PLURALS: Layout = {
  files: {
    "%LANG_ISO%.lproj/L.strings": ['"title" = "Trips";\n', '"title" = "Reisen";\n'],
    "%LANG_ISO%.lproj/L.stringsdict": [
      plist(
        format("days", "%#@days@", variable("days", "%d day", "%d days")),
        format(
          "trips",
          "In %1$#@n@ of %2$#@m@",
          variable("n", "%d trip", "%d trips"),
          variable("m", "it", "%d"),
        ),
      ),
      plist(
        format("days", "%#@days@", variable("days", "%d Tag", "%d Tage")),
        format(
          "trips",
          "In %1$#@n@ von %2$#@m@",
          variable("n", "%d Reise", "%d Reisen"),
          variable("m", "ihr", "%d"),
        ),
      ),
    ],
  },
  developer: ["en.lproj/L.stringsdict", "In %1$#@n@ of", "On %1$#@n@ of", "On %1$#@n@ of %2$#@m@"],
  translator: [
    "trips::n",
    '{"one":"Nur [%i] Reise","other":"[%i] Reisen"}',
    "de.lproj/L.stringsdict",
    "%d Reise<",
    "Nur %d Reise<",
  ],
};

const unit = (id: string, source: string, target = "", note = "") =>
  `      <trans-unit id="${id}" resname="${id}">\n        <source>${source}</source>\n${target && `        <target>${target}</target>\n`}${note && `        <note>${note}</note>\n`}      </trans-unit>\n`;
const xliff = (original: string, language: string, ...units: string[]) =>
  `<?xml version="1.0"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n  <file source-language="en"${language && ` target-language="${language}"`} datatype="plaintext" original="${original}">\n    <body>\n${units.join("")}    </body>\n  </file>\n</xliff>\n`;

const SYMFONY: Layout = {
  files: {
    "translations/validators.%LANG_ISO%.xlf": [
      xliff("file.ext", "en", unit("title", "title", "Title"), unit("min", "min", "{{ limit }} or more")),
      xliff("file.ext", "de", unit("title", "title", "Titel"), unit("min", "min", "{{ limit }} oder mehr")),
    ],
  },
  developer: ["translations/validators.en.xlf", "or more", "and more", "[%s:limit] and more"],
  translator: [
    "min",
    "Ab [%s:limit]",
    "translations/validators.de.xlf",
    "{{ limit }} oder mehr",
    "Ab {{ limit }}",
  ],
};

const LAYOUTS: Readonly<Record<string, Layout>> = {
  "nested JSON in two files with equal names": {
    files: {
      "locales/%LANG_ISO%/main.json": [
        '{\n  "title": "Shop",\n  "cart": { "items": "{count} items for {name}", "tips": ["One", "Two"] }\n}\n',
        '{\n  "title": "Laden",\n  "cart": { "items": "{count} Artikel für {name}", "tips": ["Eins", "Zwei"] }\n}\n',
      ],
      "locales/%LANG_ISO%/admin.json": ['{ "title": "Admin" }\n', '{ "title": "Verwaltung" }\n'],
    },
    developer: ["locales/en/main.json", "items for", "things for", "[%s:count] things for [%s:name]"],
    translator: [
      "cart::items",
      "Für [%s:name]: [%s:count]",
      "locales/de/main.json",
      "{count} Artikel für {name}",
      "Für {name}: {count}",
    ],
  },
  "i18next, with plural keys": {
    switches: { i18next: "plurals", namedPlaceholders: "numbered" },
    files: {
      "locales/%LANG_ISO%.json": [
        '{ "item_one": "{{count}} item", "item_other": "{{count}} items", "hi": "Hi {{name}}" }\n',
        '{ "item_one": "{{count}} Teil", "item_other": "{{count}} Teile", "hi": "Hallo {{name}}" }\n',
      ],
    },
    developer: ["locales/en.json", "Hi {{name}}", "Hello {{name}}", "Hello [%1$s:name]"],
    translator: ["hi", "Moin, [%1$s:name]!", "locales/de.json", "Hallo {{name}}", "Moin, {{name}}!"],
  },
  "i18next, with a key for each form": {
    files: {
      "locales/%LANG_ISO%.json": [
        '{ "item_one": "{{count}} item", "item_other": "{{count}} items" }\n',
        '{ "item_one": "{{count}} Teil", "item_other": "{{count}} Teile" }\n',
      ],
    },
    developer: ["locales/en.json", "{{count}} items", "{{count}} things", "[%s:count] things"],
    translator: ["item_other", "[%s:count] Dinge", "locales/de.json", "{{count}} Teile", "{{count}} Dinge"],
  },
  ".strings with several tables": {
    files: {
      "%LANG_ISO%.lproj/A.strings": [
        '/* A */\n"title" = "%1$@ of %2$ld, 5%%";\n',
        '/* A */\n"title" = "%1$@ von %2$ld, 5%%";\n',
      ],
      "%LANG_ISO%.lproj/B.strings": ['"title" = "Other";\n', '"title" = "Andere";\n'],
    },
    developer: ["en.lproj/A.strings", "of", "out of", "[%1$s] out of [%2$i], 5[%]"],
    translator: [
      "title",
      "[%2$i] × [%1$s], 5[%]",
      "de.lproj/A.strings",
      "%1$@ von %2$ld, 5%%",
      "%2$ld × %1$@, 5%%",
    ],
  },
  ".strings and .stringsdict, with two keys for a format that is only its variable": SHOP_WITH_PLURALS,
  ".strings and .stringsdict, with one key for it": {
    ...SHOP_WITH_PLURALS,
    switches: { stringsdictSingle: "one" },
    translator: [
      "days",
      '{"one":"Nur [%i] Tag","other":"[%i] Tage"}',
      "de.lproj/L.stringsdict",
      "%d Tag<",
      "Nur %d Tag<",
    ],
  },
  "XLIFF of Angular": {
    files: {
      "messages.%LANG_ISO%.xlf": [
        xliff("ng2.template", "", unit("hi", 'Hi <x id="NAME"/> &amp; you'), unit("bye", "Bye")),
        xliff(
          "ng2.template",
          "de",
          unit("hi", 'Hi <x id="NAME"/> &amp; you', 'Hallo <x id="NAME"/>'),
          unit("bye", "Bye"),
        ),
      ],
    },
    developer: ["messages.xlf", "Bye", "Goodbye", "Goodbye"],
    translator: ["hi", 'Moin <x id="NAME"/>', "messages.de.xlf", "Hallo <x", "Moin <x"],
  },
  "XLIFF of Xcode": {
    files: {
      "%LANG_ISO%.xliff": [
        xliff("en.lproj/L.strings", "", unit("hi", "Hi %@", "", "Greeting")),
        xliff("en.lproj/L.strings", "de", unit("hi", "Hi %@", "Hallo %@", "Greeting")),
      ],
    },
    developer: ["en.xliff", "Hi %@", "Hey %@", "Hey [%s]"],
    translator: ["hi", "Na, [%s]?", "de.xliff", "Hallo %@", "Na, %@?"],
  },
  "XLIFF of Symfony, by resname": SYMFONY,
  "XLIFF of Symfony, by id": { ...SYMFONY, switches: { xliffSymfony: "id", xliffSameId: "one" } },
  "Android with CDATA, xliff:g and plurals": {
    files: {
      "res/values-%LANG_ISO%/strings.xml": [
        '<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">\n  <string name="html"><![CDATA[<b>%1$s</b>]]></string>\n  <plurals name="n">\n    <item quantity="one">%d file</item>\n    <item quantity="other">%d files</item>\n  </plurals>\n  <string name="g">In <xliff:g id="x">%1$s</xliff:g></string>\n  <string name="it">It\\\'s %s</string>\n</resources>\n',
        '<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">\n  <string name="html"><![CDATA[<i>%1$s</i>]]></string>\n  <plurals name="n">\n    <item quantity="one">%d Datei</item>\n    <item quantity="other">%d Dateien</item>\n  </plurals>\n  <string name="g">In <xliff:g id="x">%1$s</xliff:g></string>\n  <string name="it">Es ist %s</string>\n</resources>\n',
      ],
    },
    developer: ["res/values/strings.xml", "It\\'s %s", "That\\'s %s", "That's [%s]"],
    translator: [
      "g",
      'Im <xliff:g id="x">[%1$s]</xliff:g>',
      "res/values-de/strings.xml",
      "In <xliff",
      "Im <xliff",
    ],
  },
  "ARB with ICU": {
    files: {
      "app_%LANG_ISO%.arb": [
        '{\n  "@@locale": "en",\n  "hi": "Hi {name}",\n  "n": "{n, plural, one{# item} other{# items}}"\n}\n',
        '{\n  "@@locale": "de",\n  "hi": "Hallo {name}",\n  "n": "{n, plural, one{# Teil} other{# Teile}}"\n}\n',
      ],
    },
    developer: ["app_en.arb", "Hi {name}", "Hey {name}", "Hey [%s:name]"],
    translator: ["hi", "Na, [%s:name]?", "app_de.arb", "Hallo {name}", "Na, {name}?"],
  },
  "ARB, with plural keys of its messages": {
    switches: { icuPlurals: "plurals" },
    files: {
      "app_%LANG_ISO%.arb": [
        '{\n  "@@locale": "en",\n  "n": "{n, plural, one{# item} other{# items}}",\n  "x": "{n, plural, =0{none} other{#}}"\n}\n',
        '{\n  "@@locale": "de",\n  "n": "{n, plural, one{# Teil} other{# Teile}}",\n  "x": "{n, plural, =0{keins} other{#}}"\n}\n',
      ],
    },
    developer: ["app_en.arb", "other{# items}", "other{# things}", '{"one":"# item","other":"# things"}'],
    translator: [
      "n",
      '{"one":"# Ding","other":"# Dinge"}',
      "app_de.arb",
      "one{# Teil} other{# Teile}",
      "one{# Ding} other{# Dinge}",
    ],
  },
  "Java properties": {
    files: {
      "l10n/messages_%LANG_ISO%.properties": [
        '# Cart\ncart.title = Caf\\u00e9\ncart.hint: Tap \\"OK\\", {0} \\\n   times\npath=C\\:\\tx\n',
        '# Cart\ncart.title = Caf\\u00e9 \\u00fc\ncart.hint: Tippe \\"OK\\", {0} Mal\npath=D\\:\\tx\n',
      ],
    },
    developer: ["l10n/messages_en.properties", "Caf\\u00e9", "Caf\\u00e9 2", "Café 2"],
    translator: [
      "cart.hint",
      'Drück \\"OK\\", {0} Mal',
      "l10n/messages_de.properties",
      'Tippe \\"OK\\", {0} Mal',
      'Dr\\u00fcck "OK", {0} Mal',
    ],
  },
  "Java properties, with decoded escapes": {
    switches: { propertiesEscapes: "decoded" },
    files: {
      "%LANG_ISO%.properties": ['a=\\tOne\\: \\\\1\nb=\\\\"x\n', 'a=\\tEins\\: \\\\1\nb=\\\\"y\n'],
    },
    developer: ["en.properties", "One", "Two", "\tTwo: \\1"],
    translator: ["a", "\tZwei: \\1", "de.properties", "Eins", "Zwei"],
  },
  "JSON, with plural keys of its messages": {
    switches: { icuPlurals: "plurals" },
    files: {
      "l/%LANG_ISO%.json": [
        '{ "n": "{count, plural,\\n  one {One \\"item\\"}\\n  other {# items}\\n}" }\n',
        '{ "n": "{count, plural,\\n  one {Ein \\"Teil\\"}\\n  other {# Teile}\\n}" }\n',
      ],
    },
    developer: ["l/en.json", "# items", "# things", '{"one":"One \\"item\\"","other":"# things"}'],
    translator: ["n", '{"one":"Ein \\"Teil\\"","other":"# Dinge"}', "l/de.json", "# Teile", "# Dinge"],
  },
};

/** The folder of Android's base language and the base file of Angular have no code. */
function pathOf(filename: string, language: string): string {
  return language === "en"
    ? filename.replace(/(values|messages)[-.]%LANG_ISO%/, "$1").replace("%LANG_ISO%", "en")
    : filename.replace("%LANG_ISO%", language);
}

test.each(Object.entries(LAYOUTS))("%s", (_name, { files, switches = {}, developer, translator }) => {
  const all = Object.entries(files).flatMap(([filename, [en, de]]) => [
    { filename, language: "en", content: en, path: pathOf(filename, "en") },
    { filename, language: "de", content: de, path: pathOf(filename, "de") },
  ]);
  const stamp = row("en", { text: "" });
  const project = uploaded(all, { base: "en", stamp, switches });
  const [name, text, pulled, before, after] = translator;
  const edited = project.keys?.find(({ key_name }) => key_name === name)?.translations?.[1];
  Object.assign(edited ?? {}, row("de", { text, by: JANE, day: 2 }));
  const state = {
    assumptions: { sameNameOtherFilename: "allow" as const },
    projects: { [PROJECT]: project },
  };
  return inRepository(state, async (folder) => {
    rmSync(join(folder.folder, "lokaform.yaml"));
    for (const { path, content } of all) folder.write(path, content);
    await folder.run("init --texts matching --workflows none");
    folder.commit(1);
    const first = (await folder.run("plan")).lines.join("\n");
    expect(first).toContain("Plan: no changes, 1 to pull; ");
    expect(first).not.toContain("[%");
    await folder.run("pull");
    for (const { path, content } of all)
      expect(folder.read(path)).toBe(path === pulled ? content.replace(before, after) : content);
    folder.commit(3);
    const [path, from, to, sent] = developer;
    folder.write(path, folder.read(path).replace(from, to));
    folder.commit(4);
    const applied = await folder.run("apply --yes");
    expect(applied).toMatchObject({ code: 0, lines: applied.lines });
    const keys = folder.sandbox.state().projects[PROJECT]?.keys ?? [];
    const texts = keys.flatMap(({ translations }) => translations.map(({ translation }) => translation));
    expect(texts).toContain(sent);
    expect((await folder.run("plan")).lines.join("\n")).toContain("Plan: no changes; ");
    const done = folder.files();
    await folder.exits(0, "pull");
    expect(folder.files()).toEqual(done);
  });
});
