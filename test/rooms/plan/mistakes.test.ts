/** Many mistakes: the message about each, and its place. Users read what is in `golden/mistakes.txt`. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Manifests, readManifests } from "../../../src/kinds/read.ts";
import { KINDS } from "../../../src/run/kinds.ts";

const keys = (text: string): Manifests => ({ keys: [{ path: "keys.yaml", text }], webhooks: [] });
const webhooks = (text: string): Manifests => ({ keys: [], webhooks: [{ path: "webhooks.yaml", text }] });

/** A member of the only key, and of the only webhook. */
const inKey = (text: string) => keys(`keys:\n  - key_name: a\n    ${text}\n`);
const inWebhook = (text: string) => webhooks(`webhooks:\n  - url: https://a.example.com\n    ${text}\n`);

const CASES: Manifests[] = [
  inKey("custom_attributes: { id: 12345678901234567890 }"),
  inKey("custom_attributes: { 1: a, '1': b }"),
  inKey("custom_attributes: { { a: 1 }: x, { b: 2 }: y }"),
  inKey('translations: { en: "half \\ud800" }'),
  inKey("filenames: !!binary aGk="),
  keys("on_create: !!timestamp 2001-01-01\nkeys: []\n"),
  keys("keys:\n  - key_nam: a\n"),
  keys("keys:\n  - key_name: { webb: a }\n"),
  keys("keys:\n  - key_name: { ios: '' }\n"),
  keys("keys:\n  - key_name: ~\n"),
  keys("keys:\n  - key_name: { web: }\n"),
  inKey("platforms: [{ a: 1 }]"),
  inKey("filenames: { web: '' }\n  - key_name: a\n    filenames: {}"),
  webhooks("webhooks:\n  - url: https://h.example.com/${A\n    events: [project.imported]\n"),
  webhooks("webhooks:\n  - url: https://h.example.com/${constructor}\n    events: [project.imported]\n"),
  webhooks(
    "webhooks:\n  - url: https://h.example.com/\n    webhook_id: abc\n  - url: https://i.example.com/\n    webhook_id: abc\n",
  ),

  keys(""),
  keys("# only a comment\n"),
  keys("- a\n- b\n"),
  keys("keys:\n"),
  keys("keys: {}\n"),
  keys("keys:\n  cart:\n    title: Cart\n"),
  keys("cart:\n  title: Cart\n"),
  keys("kees: []\n"),
  keys("just text"),
  keys("keys:\n  - a\n"),
  keys("keys:\n  - {}\n"),
  keys("keys:\n  - key_name: ''\n"),
  keys("keys:\n  - key_name: true\n"),
  keys("keys:\n  - key_name: 12\n"),
  keys("keys:\n  - key_name: [a]\n"),
  keys("keys:\n  - key_name: {}\n"),
  keys("keys:\n  - key_name: {ios: 1, web: a}\n"),
  keys("keys:\n  - key_name: {iso: a}\n"),
  inKey("platforms: []"),
  inKey("platforms: web"),
  inKey("platforms: [wbe]"),
  inKey("platforms: [email]"),
  inKey("tags: [1, true, null]"),
  inKey("translations: [en]"),
  inKey("translations: text"),
  inKey("translations: {en: null}"),
  inKey("translations: {en: {}}"),
  inKey("translations: {en: {one: 1, other: x}}"),
  inKey("translations: {en: {name}, de: [Menu]}"),
  inKey("translations: {en: x, tags: [a], custom_attributes: {a: 1}, is_plural: true}"),
  keys("keys:\n  - {key_name: a, is_plural: false, translations: {en: {one: x}, de: {one: x}}}\n"),
  keys("on_create: {hint: a}\nkeys:\n  - key_name: a\n    comment: a\n    screenshots: []\n"),
  inKey("translations: {en: [x]}"),
  inKey("translations:\n      - {language_iso: en, translation: x, is_reviewed: true}"),
  inKey("translations:\n      - {language_iso: en, translation: 12}"),
  inKey(
    "translations:\n      - {language_iso: en, translation: x}\n      - {language_iso: en, translation: y}",
  ),
  inKey("translations: [x]"),
  inKey("char_limit: '20'"),
  inKey("char_limit: -1"),
  inKey("char_limit: 1.5"),
  inKey("is_plural: 'yes'"),
  inKey("custom_attributes: '{}'"),
  inKey("custom_attributes: {a: .nan}"),
  inKey("custom_attributes: {a: !!binary aGVsbG8=}"),
  inKey("filenames: x.json"),
  inKey("filenames: {web: null}"),
  inKey("previously: 1"),
  inKey("previously: null"),
  inKey("key_id: abc"),
  keys("on_create: {key_name: a}\nkeys: []\n"),
  keys("on_create: []\nkeys: []\n"),
  keys("on_create: {platforms: null}\nkeys: []\n"),
  keys("keys: *a\n"),
  keys("keys: &a\n  - *a\n"),
  keys("keys:\n  - &x {key_name: a}\n  - *x\n"),
  keys("keys:\n  - <<: {key_name: a}\n"),
  keys("a: 1\n---\nb: 2\n"),
  keys('keys:\n  - key_name: "a\n'),
  inKey("? [x]\n    : y"),
  keys("keys:\n  - key_name: a\n\tdescription: x\n"),
  keys("keys:\n  - __proto__: a\n    key_name: x\n"),
  keys("keys:\n  - key_name: !foo a\n"),
  keys("\ufeffkeys:\r\n  - key_name: a\r\n    descripton: x\r\n"),
  inKey("previously: b\n  - key_name: b\n    previously: a"),
  inKey("previously: a"),
  inKey("description: 2024-01-01\n    context: 0x1F"),
  webhooks("webhooks:\n  - events: [project.imported]\n"),
  webhooks("webhooks:\n  - url: example.com\n    events: [project.imported]\n"),
  webhooks("webhooks:\n  - url: ftp://example.com\n"),
  inWebhook("events: project.imported"),
  inWebhook("events: [project.imprted]"),
  inWebhook("event_lang_map: {project.imported: [en]}"),
  inWebhook("event_lang_map: {project.translation.updated: en}"),
  inWebhook("event_lang_map: {project.translation.updated: []}"),
  webhooks("webhooks:\n  - url: https://${HOST}/x\n"),
  webhooks("webhooks:\n  - url: https://x.com/${GITHUB_TOKEN}\n"),
  webhooks("webhooks:\n  - url: https://x.com/${A B}\n"),
  webhooks("webhooks:\n  - url: https://x.com/${SP}\n"),
  webhooks("webhooks:\n  - url: https://x.com/$${A}\n"),
  ...["SHORT", "YES", "BLANK", "EMPTY"].map((name) =>
    webhooks(`webhooks:\n  - url: https://x.com/\${${name}}\n`),
  ),
  ...[
    "https://user:pass@x.com/",
    "https://ci.example.com@evil.example/h/${LONG}",
    "https://ci.example.com\\.evil.example/",
    "https://ci.example.com&evil.example/",
    `https://${"long.".repeat(60)}example/`,
    "https://x.com/a b",
    '"https://x.com/\\ta"',
    '"https://x.com/\\u200b"',
    "http://x.com/${LONG}",
    "https:/x.com/",
    "https:///x.com/",
    "https://x.com:port/",
    "ftp://x.com/",
    "https://x.com/?${LONG}=1",
    "https://x.com/#${LONG}",
    "https://x.com${LONG}",
    "${LONG}",
    "https://x.com/%2${LONG}",
    "https://x.com/${PATH}/y",
    "https://x.com/a?q=${PATH}",
    "https://x.com/${UNSET}/${PATH}/y",
    "http://x.com/${UNSET}",
  ].map((url) => webhooks(`webhooks:\n  - url: ${url}\n    events: [project.imported]\n`)),
  webhooks("webhooks:\n  - url: https://x.com/${TOK}\n"),
  webhooks("webhooks:\n  - url: https://x.com/in/${WHOLE}\n    events: [project.imported]\n"),
  webhooks("webhooks:\n  - url: https://x.com/\n    event: project.imported\n    secret: abc\n"),
  webhooks("keys: []\nwebhooks: []\n"),
  webhooks(
    "webhooks:\n  - url: https://x.com/\n    events: [project.imported]\n    event_lang_map: { project.translation.updated: '*' }\n",
  ),
  keys("keys: []\nwebhooks: []\n"),
  inKey("translations:\n      en: { one: x }\n      en: y\n    key_name: b\nkeys: []"),
  inKey("\u00a0description: x\n\u00a0\u00a0context: y"),
  inKey("translations:\n    en: x"),
  inKey("translations: [{ en: x }]"),
  webhooks(
    "webhooks:\n  - url: https://x.com/\n    branch: 1\n  - url: https://x.com/\n    branch: null\n    webhook_id: 12\n",
  ),
];

const ENVIRONMENT = {
  values: {
    HOST: "host.example.com",
    SHORT: "abcde",
    YES: "TRUE",
    BLANK: "   ",
    EMPTY: "",
    SP: "a b",
    TOK: "the-token",
    GITHUB_TOKEN: "theirs",
    LONG: "x...-y",
    PATH: "T0/B0/a8",
    WHOLE: "https://x.com/in/T0/B0/a8",
  },
  tokens: ["the-token"],
};

test("every mistake is reported at its place, with the fix", async () => {
  const problems = CASES.map((manifests) => {
    const [source] = Object.values(manifests).flat();
    const { problems } = readManifests(KINDS, manifests, ENVIRONMENT);
    const lines = problems.map(({ place, severity, code, message }) => {
      const at = place ? `${place.line}:${place.col}-${place.endLine}:${place.endCol}` : "nowhere";
      return `  ${at} ${severity} ${code}: ${message}`;
    });
    return [JSON.stringify(source?.text), ...lines, ""].join("\n");
  });
  await expect(problems.join("\n")).toMatchFileSnapshot(join(import.meta.dirname, "golden/mistakes.txt"));
});

test("an entry is new, or has a former name", () => {
  const both = keys(
    "keys:\n  - { key_name: a, previously: b, new: true }\n  - { key_name: c, previously: d, new: false }\n",
  );
  const { problems } = readManifests(KINDS, both, ENVIRONMENT);
  expect(problems).toMatchObject([
    {
      code: "wrong-value",
      place: { line: 2 },
      message: expect.stringMatching(/^a: .*Remove one of the two/),
    },
  ]);
});

test.each([
  inKey("translations: { no: nei, en: yes, y: y }"),
  keys("keys:\n  - key_name: '404'\n    description: ''\n    tags: []\n    new: true\n"),
  keys("keys: []\n"),
  keys("keys:\n  - { key_name: a, custom_attributes: { n: 1, l: [1, null, true], o: {} } }\n"),
  webhooks(
    "webhooks:\n  - url: https://x.com/$${A}?q=${LONG}\n    branch:\n    events: [project.imported]\n",
  ),
  webhooks(
    "webhooks:\n  - url: https://x.com:8443/bot${LONG}/b?a=1&q=x-${LONG}#f\n    previously: http://x.com/@b\n    events: [project.imported]\n",
  ),
])("what is right has no problem: %j", (manifests) => {
  expect(readManifests(KINDS, manifests, ENVIRONMENT).problems).toEqual([]);
});
