/** Advice on the texts of manifests: without the project, and with the live texts that a plan has read. */
import { expect, test } from "vitest";
import { type Manifests, readManifests } from "../../../src/kinds/read.ts";
import { DEFAULT_RULES, type Rules } from "../../../src/model/setting.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { remarksOnKinds } from "../../../src/run/remarks.ts";
import { remarksOnFiles } from "../../../src/run/run.ts";
import { textSource } from "../../textSource.ts";
import { type KeyParts, liveKey, PROJECT, planResult } from "../plan/planHarness.ts";
import { ALL_ON } from "./rules.ts";

const words = ({ message, place }: { message: string; place?: { file: string; line: number } }) =>
  `${place?.file}:${place?.line} ${message}`;

async function offline(
  keys: string,
  { languages = {}, files = {}, row = {} }: OfflineCase = {},
): Promise<string[]> {
  const source = textSource(row);
  const sources = Object.entries(files).map(([language, text]) => ({
    path: `${language}.json`,
    text: JSON.stringify(text),
    textFile: { source, path: `${language}.json`, language, file: "", dir: "" },
  }));
  const manifests = { keys: [...(keys === "" ? [] : [{ path: "keys.yaml", text: keys }]), ...sources] };
  return remarksOnFiles(readWith(manifests, languages)).map(words);
}

function readWith(manifests: Manifests, languages: Rules["languages"] = {}) {
  const { declared } = readManifests(KINDS, manifests, { values: {}, tokens: [] });
  const files = Object.values(manifests).flat();
  const textFiles = new Map(files.flatMap(({ path, textFile }) => (textFile ? [[path, textFile]] : [])));
  return { settings: { rules: { ...DEFAULT_RULES, languages, checks: ALL_ON } }, declared, textFiles };
}

interface OfflineCase {
  languages?: Rules["languages"];
  files?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  row?: Parameters<typeof textSource>[0];
}

const key = (texts: string, more = "") => `keys:\n  - key_name: a\n${more}    translations: ${texts}\n`;

test("without a base language, texts are compared with the first one", async () => {
  expect(await offline(key('{ en: "{x}", de: "{y}" }'))).toEqual([
    "keys.yaml:3 a: The de text has {y}, but the en text has {x}. Use the same placeholders in both.",
  ]);
  expect(await offline(key('{ en: "a", de: "a ", fr: "a" }'))).toEqual([
    "keys.yaml:3 a: The de text has other blanks or line breaks at its end than the en text. Use the same in both.",
  ]);
});

test.each(
  Object.entries<[Rules["languages"], string, string[]]>({
    "the only overwritten language is the base": [
      { de: "merge" },
      '{ en: "{x}", de: "{y}" }',
      ["The en text"],
    ],
    "two are unknown": [{ de: "merge", en: "enforce" }, '{ en: "{x}", de: "{y}" }', ["The de text"]],
    "all others are overwritten, too": [
      { de: "merge", "*": "enforce" },
      '{ en: "{x}", de: "{y}" }',
      ["The de text"],
    ],
    "it may not be the base": [{ de: "merge" }, "{ en: x }", []],
    "it is the base": [{ de: "merge", "*": "seed" }, "{ en: x }", ["It has a text in en, but none in de"]],
    "an empty base text": [
      { de: "merge", "*": "seed" },
      '{ en: x, de: "" }',
      ["It has a text in en, but none in de"],
    ],
    "an empty other text": [{ de: "merge", "*": "seed" }, '{ en: "" }', []],
  }),
)("offline, %s", async (_, [languages, texts, found]) => {
  const all = await offline(key(texts), { languages });
  expect(all).toHaveLength(found.length);
  for (const [at, one] of found.entries()) expect(all[at]).toContain(one);
});

const FILES = { en: { a: "Hello {{name}}" }, de: { a: "Hallo {{nmae}} " } };

test("texts of locale files are checked at their lines, and keys.yaml and a file belong together", async () => {
  const row = { languages: ["en", "de"] };
  expect(await offline("", { files: FILES, row })).toEqual([
    "de.json:1 a: The de text has {{nmae}}, but the en text has {{name}}. Use the same placeholders in both.",
    "de.json:1 a: The de text has other blanks or line breaks at its end than the en text. Use the same in both.",
  ]);
  const limited = await offline("keys:\n  - key_name: a\n    char_limit: 3\n", {
    files: { en: { a: "Hello" } },
    row,
  });
  expect(limited).toEqual([expect.stringContaining("en.json:1 a: The en text has 5 characters")]);
});

test("a file that is read only if its language is the base language is not checked in another one", async () => {
  const row = { languages: undefined };
  expect(await offline("", { files: FILES, row })).toEqual([]);
  const broken = { en: { a: "{n, plural, one {a}}" }, de: { a: "{n, plural, one {b}}" } };
  const found = await offline("", { files: broken, row, languages: { en: "enforce" } });
  expect(found).toEqual([expect.stringContaining("en.json:1 a: The en text is not a valid ICU message")]);
  const { en } = broken;
  expect(await offline("", { files: { en }, row })).toEqual(found);
});

async function inPlan(
  keys: string,
  { name = "a", isRead = true, project = PROJECT, ...parts }: PlanParts = {},
): Promise<string[]> {
  const live = liveKey(1, name, parts);
  const { plan, kinds = [] } = planResult({
    keys,
    live: { keys: [isRead ? live : { ...live, translations: [] }] },
  });
  if (!plan) throw new Error("no plan");
  return remarksOnKinds({ plan, kinds }, project, { ...DEFAULT_RULES, checks: ALL_ON }).map(words);
}

interface PlanParts extends KeyParts {
  name?: string;
  /** Whether the texts of the project are read. */
  isRead?: boolean;
  project?: typeof PROJECT;
}

test("with the project, a text is compared with its live base text", async () => {
  expect(await inPlan(key("{ de: Hallo }"), { texts: { en: "Hello {name}" } })).toEqual([
    "keys.yaml:3 a: The de text lacks {name}, which the en text of the project has. Add it.",
  ]);
  expect(await inPlan(key('{ en: "Hi", de: "Hallo" }'), { texts: { en: "Hello {name}" } })).toEqual([]);
});

test("a base text that only the project has is a base text; one that was not read may be one", async () => {
  const none = expect.stringContaining("It has a text in de, but none in en, the base language");
  expect(await inPlan(key("{ de: Hallo }"), { texts: { en: "Hello" } })).toEqual([]);
  expect(await inPlan(key("{ de: Hallo }"), { texts: { en: "" } })).toEqual([none]);
  expect(await inPlan(key("{ de: Hallo }"), { isRead: false })).toEqual([]);
  expect(await inPlan(key("{ de: Hallo }", "    platforms: [web]\n"), { name: "b" })).toEqual([none]);
});

test("plural forms that the project has are not missing, nor those that it does not know", async () => {
  const plural = key("{ en: { one: x } }");
  const texts = (en: string) => ({ is_plural: true, texts: { en } });
  expect(await inPlan(plural, texts('{"one":"x","other":"y"}'))).toEqual([]);
  expect(await inPlan(plural, texts('{"one":"x","other":""}'))).toEqual([
    "keys.yaml:3 a: The en text lacks the plural form other, which the language needs. Add it.",
  ]);
  const project = { ...PROJECT, languages: [{ iso: "en", id: "1", pluralForms: ["one"] }] };
  expect(await inPlan(plural, { ...texts(""), project })).toEqual([]);
});

test("a live limit counts if the manifest has none", async () => {
  const limited = await inPlan(key("{ en: Hello }"), { char_limit: 3 });
  expect(limited).toEqual([expect.stringContaining("char_limit allows 3")]);
  expect(await inPlan(key("{ en: Hello }", "    char_limit: 0\n"), { char_limit: 3 })).toEqual([]);
});

test("after 10,000 keys with advice, no others are checked", async () => {
  const keys = Array.from(
    { length: 10_001 },
    (_, i) => `- { key_name: k${i}, translations: { en: "{x}", de: x } }\n`,
  );
  const [first, ...others] = await offline(`keys:\n${keys.join("")}`);
  expect(first).toMatch(
    /^undefined:undefined 10,000 keys or more have problems in their texts, and the texts of the others are not checked\./,
  );
  expect(others).toHaveLength(10_000);
});

test.each([
  [
    "a string catalog",
    { platform: "ios" as const, languages: ["de", "en"] },
    {
      path: "a.xcstrings",
      language: undefined,
      text: '{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"b "}},"en":{"stringUnit":{"state":"translated","value":"a"}}}}}}',
    },
  ],
  [
    "Android's folder values",
    { language: "en" },
    {
      path: "res/values/strings.xml",
      language: "en",
      text: '<resources><string name="a">a</string></resources>',
    },
  ],
])("%s says the base language", (_, row, { path, language, text }) => {
  const textFile = { source: textSource(row), path, language, file: "", dir: "" };
  const yaml = { path: "keys.yaml", text: key('{ de: "b " }') };
  const manifests = { keys: [...(path.endsWith(".xml") ? [yaml] : []), { path, text, textFile }] };
  expect(remarksOnFiles(readWith(manifests)).map(({ message }) => message)).toEqual([
    "a: The de text has other blanks or line breaks at its end than the en text. Use the same in both.",
  ]);
});

test("without a look at the project, no base text is missing if a file could not be read", () => {
  const files = readWith({ keys: [{ path: "keys.yaml", text: key("{ de: b }") }] });
  const read = { ...files, declared: { ...files.declared, bases: ["en"] } };
  expect(remarksOnFiles(read)).toHaveLength(1);
  expect(remarksOnFiles(read, false)).toEqual([]);
});
