/** Hostile texts of a project come into locale files of each format, or are named with the reason, and have no effect in the log. */
import { expect, test } from "vitest";
import { formatOf } from "../../../src/locales/formats.ts";
import { short } from "../../hostile/corpus.ts";
import { UNSEEN } from "../../hostile/invisible.ts";
import { asRunner } from "../../hostile/runnerParser.ts";
import { by, inShop, OURS, shop } from "./repository.ts";

/** What Lokaform itself writes: it breaks commands in a log, and keeps text from right to left in its place. */
const OWN = /[\u2060\u2068\u2069]/g;
const texts = short.map(({ text }) => text).filter((text) => text !== "");
const names = texts.map((_, index) => `k${index}`);

const members = (value: (name: string) => unknown) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, value(name)])));

/** A file of each format, in which all texts are "Old". */
const FILES: Record<string, string> = {
  "en.json": members(() => "Old"),
  "en.arb": members(() => "Old"),
  "en.strings": names.map((name) => `"${name}" = "Old";\n`).join(""),
  "en.properties": names.map((name) => `${name}=Old\n`).join(""),
  "en.xcstrings": `{"sourceLanguage":"en","version":"1.0","strings":${members(() => ({
    localizations: { en: { stringUnit: { state: "translated", value: "Old" } } },
  }))}}`,
  "values/strings.xml": `<resources>\n${names.map((name) => `<string name="${name}">Old</string>\n`).join("")}</resources>\n`,
};

test.each(Object.entries(FILES))("%s", (path, before) =>
  inShop(
    shop(Object.fromEntries(texts.map((text, index) => [`k${index}`, { en: by(text) }]))),
    `writers: [${OURS}]\ntexts: [{ files: ${path}${path === "en.xcstrings" ? "" : ", language: en"} }]\n`,
    async (folder) => {
      folder.commit(1, { [path]: before });
      const { lines } = await folder.exits(0, "pull");
      expect(asRunner(lines.join("\n")).commands).toEqual([]);
      expect(lines.filter((line) => line.replace(OWN, "").search(UNSEEN) !== -1)).toEqual([]);
      const after = folder.read(path);
      const read = formatOf(path)?.read(after, { plurals: "none" });
      const kept = texts.filter((text, index) => {
        const found = read?.texts.find((one) => one.path.join(".") === `k${index}`)?.value;
        return !(found?.is === "text" && found.text === text);
      });
      const listed = lines.filter((line) =>
        /^ {8}the (file cannot hold the live text|live text has a character)/.test(line),
      );
      expect({ kept: kept.length, listed: listed.length, of: texts.length }).toMatchObject({
        kept: listed.length,
      });
      expect(kept.length).toBeLessThan(texts.length / 4);
      const again = await folder.run("pull --detailed-exitcode");
      expect({ code: again.code, text: folder.read(path) }).toEqual({ code: 0, text: after });
      await folder.exits(0, "plan --detailed-exitcode");
    },
  ),
);
