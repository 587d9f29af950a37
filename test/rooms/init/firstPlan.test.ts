/** Whatever an app looks like, the rows of texts that init writes give a first plan without errors, and what is left out is named. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { runs } from "../../scale.ts";
import { inEmptyFolder, PROJECT, SHOP } from "./harness.ts";

const json = JSON.stringify;
const XML = (...names: string[]) =>
  `<resources>${names.map((name) => `<string name="${name}">Text</string>`).join("")}</resources>`;
const CATALOG = (source: string, ...codes: string[]) => {
  const row = { stringUnit: { state: "translated", value: "Text" } };
  const localizations = Object.fromEntries(codes.map((code) => [code, row]));
  return json({ sourceLanguage: source, version: "1.0", strings: { Pay: { localizations } } });
};

/** Parts of an app, each with what it may contain. */
const PARTS: readonly Record<string, string>[] = [
  { "l/en/common.json": json({ title: "A", menu: { a: "B" } }), "l/en/home.json": json({ title: "C" }) },
  { "l/de/common.json": json({ title: "D" }), "l/de/home.json": json({ title: "E" }) },
  {
    "src/locales/en.json": json({ cart: { title: "A" } }),
    "src/locales/de.json": json({ cart: { title: "B" } }),
  },
  { "src/locales/fr.json": json({ cart: { title: "B" } }), "src/locales/pt-BR.json": json({ x: "Y" }) },
  { "src/locales/en-US.json": json({ cart: { title: "A" } }), "src/locales/zh-Hans.json": json({}) },
  {
    "lib/l10n/app_en.arb": json({ "@@locale": "en", title: "A" }),
    "lib/l10n/app_de.arb": json({ title: "B" }),
  },
  { "lib/l10n/intl_en.arb": json({ "@@locale": "de", title: "A" }) },
  { "app/res/values/strings.xml": XML("title", "pay"), "app/res/values-de/strings.xml": XML("title") },
  { "app/res/values-night/strings.xml": XML("title"), "app/res/values-de-land/strings.xml": XML("pay") },
  { "lib/res/values/strings.xml": XML("title", "title"), "lib/res/values-iw/strings.xml": XML("title") },
  { "ios/en.lproj/A.strings": '"title" = "A";', "ios/de.lproj/A.strings": '"title" = "B";' },
  { "ios/Base.lproj/A.strings": '"title" = "A";', "ios/en.lproj/B.strings": '"title" = "A' },
  { "ios/App.xcstrings": CATALOG("en", "de"), "ios/Other.xcstrings": CATALOG("de", "de", "fr") },
  { "web/en.json": "{ broken", "web/de.json": json({ a: "B" }) },
  { "www/en.json": json({ a: "A" }), "www/de.json": "{ broken" },
  { "i/en.json": '{ "a": "A", "a": "B" }', "i/de.json": "" },
  { "i18n/en.json": json({ item_one: "A", item_other: "B", item: { x: "C" } }) },
  { "i18n2/en.json": json({ list: ["a", "b"], n: 5, none: null, "title ": "A", title: "A" }) },
  { "package.nls.json": json({ title: "A" }), "package.nls.de.json": json({ title: "B" }) },
  { "packages/a/locales/en.json": json({ title: "A" }), "packages/b/locales/en.json": json({ title: "B" }) },
  {
    "mix/en.json": json({ title: "A" }),
    "mix/en.arb": json({ title: "A" }),
    "mix/en.lproj/A.strings": '"t" = "A";',
  },
  { "keys.yaml": "keys:\n  - { key_name: title, platforms: [web], translations: { en: A } }\n" },
];

const key = (key_name: unknown, more: object = {}) => ({ key_name, platforms: ["web"], ...more });
/** What the project may have. */
const LIVE: readonly object[][] = [
  [],
  [key("title"), key("cart.title"), key("pay", { platforms: ["android"] })],
  [key("cart::title"), key("menu::a"), key("title")],
  [key("common:title"), key("home:title")],
  [
    key("title", { filenames: { web: "l/%LANG_ISO%/common.json" } }),
    key("title", { filenames: { web: "x.json" } }),
  ],
  [key("title", { platforms: ["ios", "android", "web"], is_plural: true })],
  Array.from({ length: 12 }, (_, nth) => key(`other.${nth}`)),
  [key("item", { is_plural: true }), key("Title"), key("title", { is_archived: true })],
];

test("init writes only rows whose first plan has no errors", async () => {
  const app = fc.record({
    parts: fc.uniqueArray(fc.nat(PARTS.length - 1), { minLength: 1, maxLength: 6 }),
    live: fc.nat(LIVE.length - 1),
    perPlatform: fc.boolean(),
    which: fc.constantFrom("all", "all", "matching"),
  });
  await fc.assert(
    fc.asyncProperty(app, ({ parts, live, perPlatform, which }) => {
      const files = Object.assign({}, ...parts.map((nth) => PARTS[nth])) as Record<string, string>;
      const keys = (LIVE[live] ?? []).map((one, nth) => ({ key_id: nth + 1, ...one }));
      const settings = { per_platform_key_names: perPlatform };
      const state = { ...SHOP, project: { ...SHOP.project, settings }, keys } as typeof SHOP;
      return inEmptyFolder(
        async ({ folder, init, run, files: written }) => {
          for (const [name, text] of Object.entries(files)) {
            mkdirSync(join(folder, dirname(name)), { recursive: true });
            writeFileSync(join(folder, name), text);
          }
          const { lines } = await init(`--project ${PROJECT} --workflows none --texts ${which}`);
          expect(lines.filter((line) => / error: /.test(line))).toEqual([]);
          const { texts } = parse(written()["lokaform.yaml"] ?? "{}");
          if (!texts) return;
          const plan = await run("plan");
          expect({ texts, errors: plan.lines.filter((line) => /\berror: /.test(line)) }).toEqual({
            texts,
            errors: [],
          });
        },
        { state },
      );
    }),
    { numRuns: runs(200) },
  );
}, 600_000);
