/** A heavily commented manifest: twelve live edits change exactly these texts, and the aliases of changed anchors. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readKeyManifest } from "../../../src/keys/kind.ts";
import { unifiedDiff } from "../../../src/report/text/reportText.ts";
import { inRepository, JANE, OURS, project, row } from "./repository.ts";

const GOLDEN = join(import.meta.dirname, "golden");
const BEFORE = readFileSync(join(import.meta.dirname, "../yaml/golden/editStyles/before.yaml"), "utf8");

/** By key and language. Plural forms are JSON, as the service sends them. */
const EDITS: Record<string, string> = {
  "checkout.title en": "Checkout: the last step",
  "checkout.title de": "Jetzt geht's zur Kasse",
  "checkout.short de": "404",
  "checkout.short fr": "Caisse, # 1",
  "checkout.terms en": "You accept our terms:\n\n\thttps://shop.example.com/terms\n",
  "checkout.terms de":
    "Sie akzeptieren unsere Bedingungen, und Sie haben die Regeln zum Datenschutz gelesen.",
  "checkout.terms fr": "Vous acceptez nos conditions.\n\n\n",
  "checkout.terms pl": "no",
  "cart.count en": '{"one":"One item","other":"%d items 🎁"}',
  "cart.total_count de": '{"one":"%d Artikel","other":"%d Stück"}',
  "legal.notice en": "Legal\r\nnotice",
  "footer.ok en": " Fine ",
};

const live = readKeyManifest("keys.yaml", BEFORE).entries.map(({ values }, index) => ({
  key_id: index + 1,
  key_name: String(values.key_name),
  is_plural: values.is_plural === true,
  tags: values.tags ?? [],
  description: values.description ?? "",
  context: values.context ?? "",
  translations: ["en", "de", "fr", "pl"].map((language) => {
    const edit = EDITS[`${values.key_name} ${language}`];
    const declared = values.translations?.[language] ?? "";
    const text = typeof declared === "string" ? declared : JSON.stringify(declared);
    return row(language, edit === undefined ? { text, by: OURS } : { text: edit, by: JANE, day: 3 });
  }),
}));
const state = project(live);
state.languages?.push({ lang_iso: "pl", lang_id: 640_001, plural_forms: ["one", "few", "many", "other"] });

const odd = (text: string) => `\ufeff${text.trimEnd().replaceAll("\n", "\r\n")}`;

test.each([
  ["with LF", (text: string) => text],
  ["with CRLF, a byte order mark, and no line end at the end", odd],
])("twelve live edits change exactly their texts, %s", (_, written) =>
  inRepository(state, async (folder) => {
    folder.commit(1, { "keys.yaml": written(BEFORE) });
    const { code, lines } = await folder.run("pull --detailed-exitcode");
    expect({ code, lines }).toMatchObject({ code: 2 });
    const after = folder.read("keys.yaml");
    const plain = written === odd ? `${after.slice(1).replaceAll("\r\n", "\n")}\n` : after;
    expect(written(plain)).toBe(after);
    const diff = unifiedDiff([{ path: "keys.yaml", before: BEFORE, after: plain }]).join("\n");
    await expect(`${diff}\n`).toMatchFileSnapshot(join(GOLDEN, "heavilyCommented.diff"));
    const { lines: planned } = await folder.run("plan --detailed-exitcode --keys keys.yaml");
    expect(planned.find((line) => line.startsWith("Plan:"))).toContain("no changes");
    await folder.run("pull");
    expect(folder.read("keys.yaml")).toBe(after);
  }),
);
