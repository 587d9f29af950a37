/** Problems of one entry: each names the entry, and equal problems are still grouped. */
import { expect, test } from "vitest";
import { aboutEntry } from "../../../src/kinds/read.ts";
import { problemText } from "../../../src/report/text/reportText.ts";
import { liveKey, planResult } from "../plan/planHarness.ts";
import { plain } from "./reportHarness.ts";

test("the name of an entry has at most 200 characters, also if each of them is two units", () => {
  expect(aboutEntry("😀".repeat(201))).toBe(`${"😀".repeat(199)}…`);
  expect(aboutEntry("😀".repeat(200))).toBe("😀".repeat(200));
});

const NEEDS_FORMS =
  "needs plural forms, such as { one: …, other: … }, because the key is a plural: is_plural is true here, in on_create or in Lokalise.";

test.each<[string, Parameters<typeof planResult>[0], string]>([
  [
    "a key that is a plural in the project",
    {
      keys: "keys:\n  - { key_name: inbox.cta, translations: { en: Open } }\n",
      live: { keys: [liveKey(1, "inbox.cta", { is_plural: true })] },
    },
    `inbox.cta: The en text ${NEEDS_FORMS}`,
  ],
  [
    "a new key that is a plural by default",
    {
      keys: "on_create: { is_plural: true, platforms: [web] }\nkeys: [{ key_name: a, translations: { en: Open } }]\n",
    },
    `a: The en text ${NEEDS_FORMS}`,
  ],
  [
    "a key that cannot be created",
    { keys: "keys:\n  - key_name: inbox.new\n" },
    "inbox.new: It is not in the project yet",
  ],
  [
    "a key with a name for each platform",
    { keys: "keys:\n  - { key_name: { ios: One, web: one }, platforms: [ios, web] }\n" },
    "One / one: In project Shop, a key has the same name",
  ],
  [
    "a webhook, with the variables of its URL",
    {
      webhooks: "webhooks:\n  - url: https://a.example.com/${HOOK}\n",
      environment: { HOOK: "hook-secret" },
    },
    "https://a.example.com/${HOOK}: It is not in the project yet",
  ],
])("%s is named", (_, setting, beginning) => {
  const { problems } = planResult(setting);
  expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(/./)]);
  expect(problems[0]?.message.startsWith(beginning), problems[0]?.message).toBe(true);
});

test("a very long name does not hide what is wrong", () => {
  const { problems } = planResult({ keys: `keys:\n  - key_name: ${"n".repeat(1_000)}\n` });
  expect(problems[0]?.message).toMatch(/^n{199}…: It is not in the project yet/);
});

test("the same problem of many entries is a few lines", () => {
  const names = Array.from({ length: 20 }, (_, index) => `  - key_name: key${index}\n`);
  const lines = problemText(planResult({ keys: `keys:\n${names.join("")}` }).problems, plain);
  expect(lines.map((line) => line.slice(0, 40))).toEqual([
    expect.stringContaining("error: key0: "),
    expect.stringContaining("error: key1: "),
    expect.stringContaining("error: key2: "),
    "keys.yaml: the same problem 17 more time",
  ]);
});
