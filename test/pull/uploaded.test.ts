/** Projects as the upload of Lokalise fills them, from files of each format: nothing to create, nothing to overwrite, and both ways work. */
import { expect, test } from "vitest";
import { PROJECT } from "./harness.ts";
import { inRepository, JANE, project, row } from "./repository.ts";

/** What an upload stores for a text: see docs/texts.md, "Placeholders". */
function universal(text: string): string {
  let position = 0;
  return text.replace(
    /%%|%(\d+\$)?(\.\d+)?l*([sd@uif])|\{\{(\w+)\}\}|\{(\w+)\}/g,
    (found, at = "", precision = "", type, double, single) => {
      if (found === "%%") return "[%]";
      if (type) return `[%${at}${precision}${type === "@" || type === "s" ? "s" : type === "f" ? "f" : "i"}]`;
      position += 1;
      return `[%${position}$s:${double ?? single}]`;
    },
  );
}

type Value = string | Readonly<Record<string, string>>;
interface Uploaded {
  platform: "ios" | "android" | "web";
  /** By file name, then by name: the texts in en and de. */
  files: Readonly<Record<string, Readonly<Record<string, readonly [Value, Value]>>>>;
}

const stored = (value: Value) =>
  typeof value === "string"
    ? universal(value)
    : JSON.stringify(
        Object.fromEntries(Object.entries(value).map(([form, text]) => [form, universal(text)])),
      );

/** With keys of one name in different files, as the push action asks for. */
function upload({ platform, files, translator: [at, text] }: Layout) {
  const all = Object.entries(files).flatMap(([file, texts]) =>
    Object.entries(texts).map(([name, [en, de]]) => ({ file, name, en, de })),
  );
  const keys = all.map(({ file, name, en, de }, index) => ({
    key_id: index + 1,
    key_name: { ios: "", android: "", web: "", other: "", [platform]: name },
    platforms: [platform],
    filenames: { ios: "", android: "", web: "", other: "", [platform]: file },
    is_plural: typeof en !== "string",
    translations: [
      row("en", { text: stored(en) }),
      row("de", index === at ? { text, by: JANE, day: 2 } : { text: stored(de) }),
    ],
  }));
  return { assumptions: { sameNameOtherFilename: "allow" as const }, projects: { [PROJECT]: project(keys) } };
}

interface Layout extends Uploaded {
  rows: string;
  written: Readonly<Record<string, string>>;
  /** A file, what a developer changes in it, and the text in the project. */
  developer: readonly [file: string, from: string, to: string, stored: string];
  /** The number of a key, its new German text in the project, and what the pull changes in a file. */
  translator: readonly [key: number, text: string, file: string, from: string, to: string];
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  "nested JSON in two files with equal names": {
    platform: "web",
    rows: '{ files: "locales/{lang}/*.json", languages: [en, de], platforms: [web], names: lokalise }',
    written: {
      "locales/en/main.json": '{\n  "title": "Shop",\n  "cart": { "items": "{count} items for {name}" }\n}\n',
      "locales/de/main.json":
        '{\n  "title": "Laden",\n  "cart": { "items": "{count} Artikel für {name}" }\n}\n',
      "locales/en/admin.json": '{ "title": "Admin" }\n',
      "locales/de/admin.json": '{ "title": "Verwaltung" }\n',
    },
    files: {
      "locales/%LANG_ISO%/main.json": {
        title: ["Shop", "Laden"],
        "cart::items": ["{count} items for {name}", "{count} Artikel für {name}"],
      },
      "locales/%LANG_ISO%/admin.json": { title: ["Admin", "Verwaltung"] },
    },
    developer: ["locales/en/main.json", "items for", "things for", "[%1$s:count] things for [%2$s:name]"],
    translator: [
      1,
      "Für [%2$s:name]: [%1$s:count]",
      "locales/de/main.json",
      "{count} Artikel für {name}",
      "Für {name}: {count}",
    ],
  },
  i18next: {
    platform: "web",
    rows: '{ files: "{lang}.json", languages: [en, de], platforms: [web], plurals: i18next }',
    written: {
      "en.json": '{ "item_one": "{{count}} item", "item_other": "{{count}} items", "hi": "Hi {{name}}" }\n',
      "de.json":
        '{ "item_one": "{{count}} Teil", "item_other": "{{count}} Teile", "hi": "Hallo {{name}}" }\n',
    },
    files: {
      "%LANG_ISO%.json": {
        item: [
          { one: "{{count}} item", other: "{{count}} items" },
          { one: "{{count}} Teil", other: "{{count}} Teile" },
        ],
        hi: ["Hi {{name}}", "Hallo {{name}}"],
      },
    },
    developer: ["en.json", "Hi {{name}}", "Hello {{name}}", "Hello [%1$s:name]"],
    translator: [1, "Moin, [%1$s:name]!", "de.json", "Hallo {{name}}", "Moin, {{name}}!"],
  },
  ".strings with several tables": {
    platform: "ios",
    rows: '{ files: "{lang}.lproj/*.strings", languages: [en, de], platforms: [ios], names: lokalise }',
    written: {
      "en.lproj/A.strings": '/* A */\n"title" = "%1$@ of %2$ld, 5%%";\n',
      "de.lproj/A.strings": '/* A */\n"title" = "%1$@ von %2$ld, 5%%";\n',
      "en.lproj/B.strings": '"title" = "Other";\n',
      "de.lproj/B.strings": '"title" = "Andere";\n',
    },
    files: {
      "%LANG_ISO%.lproj/A.strings": { title: ["%1$@ of %2$ld, 5%%", "%1$@ von %2$ld, 5%%"] },
      "%LANG_ISO%.lproj/B.strings": { title: ["Other", "Andere"] },
    },
    developer: ["en.lproj/A.strings", "of", "out of", "[%1$s] out of [%2$i], 5[%]"],
    translator: [
      0,
      "[%2$i] × [%1$s], 5[%]",
      "de.lproj/A.strings",
      "%1$@ von %2$ld, 5%%",
      "%2$ld × %1$@, 5%%",
    ],
  },
  "Android with CDATA and plurals": {
    platform: "android",
    rows: '{ files: "res/values/strings.xml", language: en, platforms: [android] }, { files: "res/values-{lang}/strings.xml", languages: [de], platforms: [android] }',
    written: {
      "res/values/strings.xml":
        '<resources>\n  <string name="html"><![CDATA[<b>%1$s</b>]]></string>\n  <plurals name="n">\n    <item quantity="one">%d file</item>\n    <item quantity="other">%d files</item>\n  </plurals>\n  <string name="it">It\\\'s %s</string>\n</resources>\n',
      "res/values-de/strings.xml":
        '<resources>\n  <string name="html"><![CDATA[<i>%1$s</i>]]></string>\n  <plurals name="n">\n    <item quantity="one">%d Datei</item>\n    <item quantity="other">%d Dateien</item>\n  </plurals>\n  <string name="it">Es ist %s</string>\n</resources>\n',
    },
    files: {
      "res/values-%LANG_ISO%/strings.xml": {
        html: ["<b>%1$s</b>", "<i>%1$s</i>"],
        n: [
          { one: "%d file", other: "%d files" },
          { one: "%d Datei", other: "%d Dateien" },
        ],
        it: ["It's %s", "Es ist %s"],
      },
    },
    developer: ["res/values/strings.xml", "It\\'s %s", "That\\'s %s", "That's [%s]"],
    translator: [2, "Das ist's: [%s]", "res/values-de/strings.xml", "Es ist %s", "Das ist\\'s: %s"],
  },
  "ARB with ICU": {
    platform: "ios",
    rows: '{ files: "app_{lang}.arb", languages: [en, de], platforms: [ios] }',
    written: {
      "app_en.arb":
        '{\n  "@@locale": "en",\n  "hi": "Hi {name}",\n  "n": "{n, plural, one{# item} other{# items}}"\n}\n',
      "app_de.arb":
        '{\n  "@@locale": "de",\n  "hi": "Hallo {name}",\n  "n": "{n, plural, one{# Teil} other{# Teile}}"\n}\n',
    },
    files: {
      "app_%LANG_ISO%.arb": {
        hi: ["Hi {name}", "Hallo {name}"],
        n: ["{n, plural, one{# item} other{# items}}", "{n, plural, one{# Teil} other{# Teile}}"],
      },
    },
    developer: ["app_en.arb", "Hi {name}", "Hey {name}", "Hey [%1$s:name]"],
    translator: [0, "Na, [%1$s:name]?", "app_de.arb", "Hallo {name}", "Na, {name}?"],
  },
};

test.each(Object.entries(LAYOUTS))("%s", (_name, layout) =>
  inRepository(
    upload(layout),
    async (folder) => {
      for (const [path, text] of Object.entries(layout.written)) folder.write(path, text);
      folder.commit(1);
      const first = (await folder.run("plan")).lines.join("\n");
      expect(first).toContain("Plan: no changes, 1 to pull; ");
      expect(first).not.toContain("[%");
      await folder.run("pull");
      const [, , pulled, before, after] = layout.translator;
      const expected = { ...layout.written, [pulled]: layout.written[pulled]?.replace(before, after) };
      for (const [path, text] of Object.entries(expected)) expect(folder.read(path)).toBe(text);
      folder.commit(3);
      const [path, from, to, sent] = layout.developer;
      folder.write(path, folder.read(path).replace(from, to));
      folder.commit(4);
      const applied = await folder.run("apply --yes");
      expect(applied).toMatchObject({ code: 0, lines: applied.lines });
      const keys = folder.sandbox.state().projects[PROJECT]?.keys ?? [];
      const texts = keys.flatMap(({ translations }) => translations.map(({ translation }) => translation));
      expect(texts).toContain(sent);
      expect((await folder.run("plan")).lines.join("\n")).toContain("Plan: no changes; ");
    },
    `writers: [sandbox@example.com]\ntexts: [${layout.rows}]\n`,
  ),
);
