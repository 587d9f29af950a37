/** Texts of locale files where no text may be shown, and secrets that a locale file repeats. */
import { expect, test } from "vitest";
import { checkSummary, comment, summary } from "../../src/report/markdown/comment.ts";
import type { Report } from "../../src/report/report.ts";
import { annotations, checkAnnotations } from "../../src/report/text/annotations.ts";
import { problemsAndFailuresText } from "../../src/report/text/reportText.ts";
import { withoutTexts, withoutValues } from "../../src/report/withoutTexts.ts";
import { startSandbox } from "../../src/sandbox/sandbox.ts";
import { runInFolder } from "../faults/wholeRuns.ts";
import { part } from "../scale.ts";

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const TOKEN = "secret-token-0123456789";
const HOOK = "hook-secret-0123456789";

const ROWS = [
  { files: "json/{lang}.json", languages: ["en", "de"], plurals: "i18next" },
  { files: "{lang}.arb", languages: ["en", "de"] },
  { files: "{lang}.lproj/A.strings", languages: ["en", "de"] },
  { files: "values-{lang}/strings.xml", languages: ["en", "de"] },
  { files: "A.xcstrings", languages: ["en", "de"] },
].map((row) => ({ platforms: ["web"], ...row }));

const unit = (value: string) => ({ stringUnit: { state: "translated", value } });

/** Files of all formats with a text. */
function good(text: string): Record<string, string> {
  const two = (path: (language: string) => string, content: string) =>
    Object.fromEntries(["en", "de"].map((language) => [path(language), content]));
  return {
    ...two((one) => `json/${one}.json`, `{"j":"${text}","p_one":"${text}","p_other":"${text}"}`),
    ...two((one) => `${one}.arb`, `{"a":"${text}","@a":{"description":"${text}"}}`),
    ...two((one) => `${one}.lproj/A.strings`, `s = "${text}";`),
    ...two((one) => `values-${one}/strings.xml`, `<resources><string name="x">${text}</string></resources>`),
    "A.xcstrings": JSON.stringify({
      sourceLanguage: "en",
      strings: { c: { comment: text, localizations: { en: unit(text), de: unit(text) } } },
      version: "1.0",
    }),
  };
}

/** Files of all formats with mistakes next to a text, or in it. */
function broken(text: string): Record<string, string>[] {
  return [
    { "json/en.json": `{ "j": ${text} }`, "en.arb": `{ "a": "b" ${text} }` },
    { "json/en.json": `{ "j": '${text}' }`, "de.arb": `{ "a": "${text}\n` },
    { "json/en.json": `{ "j": "${text}\\q" }`, "json/de.json": `{ "j": ["${text}"], "b": 4 }` },
    {
      "en.lproj/A.strings": `s = "${text}" "b"`,
      "de.lproj/A.strings": `s = (${text}); "b" = "\\U1 ${text}";`,
    },
    { "values-en/strings.xml": `<resources><string name="x">${text} & </string></resources>` },
    {
      "values-en/strings.xml": `<resources><plurals name="x">${text}<item>${text}</item></plurals></resources>`,
    },
    { "values-en/strings.xml": `<resources><string name="x">${text}<b></string></resources>` },
    {
      "A.xcstrings": `{ "sourceLanguage": "en", "strings": { "c": { "localizations": { "en": "${text}" } } } }`,
    },
    {
      "A.xcstrings": `{ "sourceLanguage": "en", "strings": { "c": { "localizations": { "en": ${text} } } } }`,
    },
    { "json/en.json": `<<<<<<< ${text}\n{ "j": "${text}" }\n=======\n` },
  ];
}

const LIVE = {
  [PROJECT]: {
    project: { name: "Shop", base_language_iso: "en" },
    languages: ["en", "de"].map((lang_iso, index) => ({
      lang_iso,
      lang_id: 597 + index,
      plural_forms: ["one", "other"],
    })),
    keys: ["j", "a", "s", "x"].map((key_name, index) => ({
      key_id: index + 1,
      key_name,
      platforms: ["web" as const],
      translations: ["en", "de"].map((language_iso) => ({ language_iso, translation: "hush live" })),
    })),
  },
};

async function ran(
  files: Record<string, string>,
  settings: object,
  command: "validate" | "plan" | "apply" = "plan",
): Promise<Report> {
  const sandbox = await startSandbox({ state: { projects: LIVE }, limits: false });
  try {
    const config = JSON.stringify({ project: PROJECT, texts: ROWS, ...settings });
    const { report } = await runInFolder({
      ...{ url: sandbox.url, command, files: { ...files, "lokaform.yaml": config } },
      environment: { LOKALISE_API_TOKEN: TOKEN, HOOK },
    });
    return report;
  } finally {
    await sandbox.close();
  }
}

/** Everything that a workflow shows, and the report that it uploads. */
function shown(whole: Report): string {
  const report = withoutTexts(whole);
  const options = { now: 0, marker: "lokaform:x", commit: "", run: "", workflowUrl: "", limit: 65_000 };
  return [
    comment(report, options),
    summary(report, { reportFile: undefined }),
    JSON.stringify([annotations(report), checkAnnotations(report)]),
    checkSummary(report, 65_000),
    ...problemsAndFailuresText(report, (_, text) => text),
    JSON.stringify(withoutValues(whole)),
  ].join("\n");
}

test("with show_texts: false, nothing that is shown has a text of a locale file", async () => {
  for (const command of ["plan", "apply"] as const) {
    const report = await ran(good("hush"), { show_texts: false }, command);
    const [{ plan } = {}] = report.projects;
    expect(plan?.changes.map(({ label }) => label).sort()).toEqual(["a", "c", "j", "p", "s", "x"]);
    expect(JSON.stringify(report)).toContain("hush");
    expect(shown(report)).toContain("json/en.json");
    expect(shown(report)).not.toContain("hush");
  }
});

test.each(part(broken("hush"), 0, 2))(
  "with show_texts: false, no mistake quotes a text: %j",
  async (files) => {
    for (const command of ["plan", "validate"] as const) {
      const report = await ran({ ...good("hush"), ...files }, { show_texts: false }, command);
      expect(report.problems.filter(({ severity }) => severity === "error")).not.toEqual([]);
      expect(shown(report)).not.toContain("hush");
    }
  },
);

test.each([TOKEN, HOOK])("a secret that a locale file repeats is in no report: %s", async (secret) => {
  const webhooks = `webhooks: [{ url: "https://ci.example.com/\${HOOK}", events: [project.imported] }]`;
  const settings = { webhooks: ["webhooks.yaml"] };
  const named = {
    "json/en.json": `{ "${secret}": { "${secret}": "${secret} and more", "${secret}_other": "x" } }`,
  };
  for (const files of [{}, named, ...part(broken(secret), secret === TOKEN ? 0 : 1, 4)])
    for (const command of ["plan", "apply"] as const) {
      const all = { ...good(secret), ...files, "webhooks.yaml": webhooks };
      const report = await ran(all, settings, command);
      expect(JSON.stringify(report)).not.toContain(secret);
      expect(shown(report)).not.toContain(secret);
    }
});
