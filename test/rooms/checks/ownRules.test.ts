/** The rules that a team makes itself: names of keys, descriptions and words. */

import { expect, test } from "vitest";
import { nameRule } from "../../../src/checks/keyNames.ts";
import { wordFinder } from "../../../src/checks/words.ts";
import { readManifests } from "../../../src/kinds/read.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { remarksOnFiles } from "../../../src/run/run.ts";
import { readConfig } from "../../../src/settings/configFile.ts";
import { parseYaml } from "../../../src/yaml/yaml.ts";
import { quotesIn } from "../../quotes.ts";
import { ALL_ON, findingsIn, RULES } from "./rules.ts";

const WORDS = {
  "e-mail": "email",
  mail: "e-post",
  github: "GitHub",
  Log: "journal",
  C: "D",
  "new york": "NYC",
  "york city": "York",
  "log in": "sign in",
  plural: "many",
  other: "else",
  メール: "電子メール",
  de: { Email: "E-Mail", github: "Github" },
};

test.each<[language: string, text: string, found: Record<string, string>]>([
  ["en", "Your E-Mail, an e-mail. MAIL!", { "E-Mail": "Email", "e-mail": "email", MAIL: "E-post" }],
  ["en", "e-mails, xmail, e-mail2, e_mail", {}],
  ["en", "e-mail-address, (e-mail)", { "e-mail": "email" }],
  ["en", "github, Github and GitHub", { github: "GitHub", Github: "GitHub" }],
  ["en", "a log of the Log", { log: "journal", Log: "journal" }],
  ["en", "An e-post, no mail", { mail: "e-post" }],
  ["en", "renew york city", { "york city": "York" }],
  ["en", "log into, log in", { log: "journal", "log in": "sign in" }],
  ["en", "{mail, plural, offset:1 one {one} other {{c, select, other {a {log} mail}}}}", { mail: "e-post" }],
  ["en", "{n, plural, other {#}} the other", { other: "else" }],
  ["en", "C+ and c", { C: "D", c: "D" }],
  ["de", "E-Mail, Email, GITHUB", { Email: "E-Mail", GITHUB: "Github", "E-Mail": "Email" }],
  ["de_AT", "Email", {}],
  ["ja", "このメールです。githubを", { メール: "電子メール", github: "GitHub" }],
  ["ja", "この電子メールです", {}],
  ["en", "{mail} {{mail}} %{mail} ${mail} %(mail)s $t(mail) [%s:mail] [%key:mail%] <a mail='mail'>", {}],
  ["en", "https://mail.example.com mailto:mail@example.com me@mail.com", {}],
  ["en", "<b>mail</b> {count, plural, one {# mail} other {# mails}}", { mail: "e-post" }],
])("in a text in %s, %s", (language, text, found) => {
  expect(Object.fromEntries(wordFinder(WORDS)(language, text))).toEqual(found);
});

test("a wrong word is a finding in each form and language, but not in a pseudo language", () => {
  const texts = { en: { one: "a mail", other: "mails" }, de: "die Mail", "en-XA": "mail" };
  const found = findingsIn(texts, { rules: { ...RULES, words: wordFinder({ mail: "e-post" }) } });
  expect(found.map((finding) => [finding.message, quotesIn(finding)])).toEqual([
    ['The form one of the en text has "mail". Write "e-post".', ["mail"]],
    ['The de text has "Mail". Write "E-post".', ["Mail"]],
  ]);
});

/** Seconds of the processor, so that other work of the machine does not count. */
const used = () => process.cpuUsage().user / 1_000_000;

// The longest of these takes seconds if a mistake makes the time quadratic.
test("hostile texts take no longer than others", () => {
  const find = wordFinder({ "e-mail": "email" });
  const started = used();
  for (const part of ["<", "[%", "{", "{{ ", "$t(", "a@", "e-mail", "a://", "%(a", "日"])
    find("en", `${part.repeat(30_000)} e-mail`);
  expect(used() - started).toBeLessThan(1);
});

test.each(["^(a+)+$", "^(a|aa)*$", "(a*)*c", "(.*)(.*)(.*)(.*)(.*)[cd]$", "^(([a-z])+.)+[A-Z]([a-z])+$"])(
  "the hostile pattern %s takes under a second for 1,000 long names",
  (pattern) => {
    const { matches } = nameRule(pattern);
    const started = used();
    const matched = Array.from({ length: 1_000 }, (_, at) => matches(`${"a".repeat(1_000)}${at}b`));
    expect(matched).not.toContain(true);
    expect(used() - started).toBeLessThan(1);
  },
);

const problemsOf = (checks: string) =>
  readConfig(parseYaml("lokaform.yaml", `checks:\n  ${checks}\n`), "/").problems.map(
    ({ message, place }) => `${place?.line}:${place?.col} ${message}`,
  );

test.each([
  ['key_names: "^[a-z.]+$"', undefined],
  ['key_names: { pattern: "^[a-z.]+$", severity: error }', undefined],
  [
    'key_names: "["',
    "2:14 The setting checks.key_names is not a usable regular expression: error parsing regexp: missing closing ]",
  ],
  [
    "key_names: { pattern: (?=a) }",
    "is not a usable regular expression: error parsing regexp: invalid or unsupported Perl syntax",
  ],
  [
    'key_names: "(a{100}){100}"',
    "is not a usable regular expression: error parsing regexp: invalid repeat count",
  ],
  ['key_names: "(.{100}b){5}"', "is too long, or repeats too much"],
  ["key_names: { patern: a }", '2:16 Unknown field "patern" in checks.key_names'],
  ['key_names: ""', "2:14 The setting checks.key_names is empty"],
  ["key_names: { severity: warn }", "checks.key_names.pattern is missing"],
  ["words: { severity: error, a: b, de: { c: d } }", undefined],
  ["words: { severity: eror }", "has a severity that is not warn, error, off"],
  ['words: { de: { "": d } }', "has an empty word"],
  ["key_names: off", "is a level without a pattern. Write { pattern: …, severity: off }"],
  ["words: { a: 1 }", "2:15 The setting checks.words.a is the number 1"],
  ["descriptions: yes", '2:17 "yes" is not allowed here. Allowed values: warn, error, off.'],
])("checks: %s", (checks, message) => {
  const problems = problemsOf(checks);
  expect(problems).toEqual(message === undefined ? [] : [expect.stringContaining(message)]);
});

const MANIFEST = `on_create: { platforms: [web] }
keys:
  - key_name: { web: Cart.title, ios: cart.title }
    description: " "
  - key_name: ok
    description: The heading
`;

test("each name must match the pattern, and each key needs a declared description", () => {
  const { declared } = readManifests(
    KINDS,
    { keys: [{ path: "keys.yaml", text: MANIFEST }] },
    { values: {}, tokens: [] },
  );
  const advice = (levels: typeof ALL_ON) => {
    const checks = { ...levels, own: { pattern: "^[a-z.]+$", words: {} } };
    const settings = { rules: { ...DEFAULT_RULES, checks } };
    return remarksOnFiles({ settings, declared, textFiles: new Map() });
  };
  const found = advice({ ...ALL_ON, descriptions: "warn", key_names: "error" });
  expect(found.map(({ code, severity, scope, place }) => [code, severity, scope, place?.line])).toEqual([
    ["key-name", "error", "project", 3],
    ["no-description", "warning", "change", 3],
  ]);
  expect(found[0]?.message).toContain('The name "Cart.title" does not match ^[a-z.]+$.');
  expect(advice(ALL_ON).map(({ code }) => code)).toEqual(["key-name"]);
});
