/** The text of new manifests, from a live project. */
import { expect, test } from "vitest";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import type { ProjectDetails } from "../../../src/model/project.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { newManifests, type Wanted } from "../../../src/pull/newManifests.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import type { LiveWebhook } from "../../../src/webhooks/fieldTable.ts";
import { liveKey, liveWebhook, PROJECT, planned } from "../plan/planHarness.ts";

const RULES = { ...DEFAULT_RULES, owner: "web-team" };
const lines = (...all: string[]) => `${all.join("\n")}\n`;

interface Case extends Partial<Wanted> {
  keys?: LiveKey[];
  webhooks?: LiveWebhook[];
  project?: Partial<ProjectDetails>;
}

/** What is written. A plan right after has nothing to do, and no problem. */
function written({ keys, webhooks, project, ...options }: Case) {
  const details = { ...PROJECT, ...project };
  const list = <Live>(objects: Live[]) => ({ objects, unusable: [] });
  const live = {
    project: details,
    objects: { ...(keys && { keys: list(keys) }), ...(webhooks && { webhooks: list(webhooks) }) },
  };
  const { manifests, left } = newManifests(
    KINDS,
    live,
    { rules: RULES, variables: new Map() },
    {
      fields: [],
      languages: ["en"],
      label: (one) => String(Object(one).url),
      ...options,
    },
  );
  const files = Object.fromEntries(manifests.map(({ kind, text }) => [kind, text]));
  const { short, problems } = planned({
    ...files,
    live: { keys: keys ?? [], webhooks: webhooks ?? [] },
    project: details,
    rules: RULES,
  });
  expect(short).toEqual([]);
  expect(problems).toEqual([]);
  return {
    files,
    left: left.map(({ label, member, why }) => [label, member, why].filter(Boolean).join(": ")),
  };
}

test("an entry has its name and texts; the most common platforms are at the top, and others in the entry", () => {
  const { files, left } = written({
    keys: [
      liveKey(3, "c.title", { texts: { en: "C", de: "Ce" }, platforms: ["ios", "android"] }),
      liveKey(1, "a.title", { texts: { en: "A" }, description: "Not asked for", tags: ["x"] }),
      liveKey(2, "b.title", { texts: { en: "B" } }),
      liveKey(4, "empty"),
    ],
  });
  expect(files).toEqual({
    keys: lines(
      "on_create:",
      "  platforms: [web]",
      "keys:",
      "  - key_name: a.title",
      "    translations:",
      "      en: A",
      "  - key_name: b.title",
      "    translations:",
      "      en: B",
      "  - key_name: c.title",
      "    platforms: [ios, android]",
      "    translations:",
      "      en: C",
      "  - key_name: empty",
    ),
  });
  expect(left).toEqual([]);
});

test("with all fields, an entry has every field that differs from a new key, in the order of the table", () => {
  const { files } = written({
    fields: ["all"],
    languages: ["en", "de"],
    keys: [
      liveKey(
        1,
        { web: "cart.count", ios: "CartCount" },
        {
          platforms: ["ios", "web"],
          description: "Items",
          tags: ["cart", "lokaform:web-team", "protected"],
          is_plural: true,
          plural_name: "carts",
          char_limit: 20,
          is_hidden: true,
          is_archived: true,
          context: "cart",
          filenames: { web: "en.json" },
          custom_attributes: '{"a": 1, "id": 12345678901234567890}',
          texts: { en: '{"one":"%d item","other":"%d items"}', de: '{"one":"","other":""}' },
        },
      ),
    ],
    project: { perPlatformNames: true },
  });
  expect(files.keys).toBe(
    lines(
      "on_create:",
      "  platforms: [ios, web]",
      "keys:",
      "  - key_name:",
      "      ios: CartCount",
      "      web: cart.count",
      "    description: Items",
      "    tags: [cart, protected]",
      "    translations:",
      "      en:",
      '        one: "%d item"',
      '        other: "%d items"',
      "    filenames:",
      "      web: en.json",
      "    context: cart",
      "    char_limit: 20",
      "    is_plural: true",
      "    plural_name: carts",
      "    is_hidden: true",
      "    is_archived: true",
      "    custom_attributes:",
      "      a: 1",
      '      id: "12345678901234567890"',
    ),
  );
});

test("some fields can be chosen in addition to those that an entry needs", () => {
  const { files } = written({
    fields: ["description"],
    keys: [liveKey(1, "a", { description: "D", context: "C", is_archived: true, texts: { en: "A" } })],
  });
  expect(files.keys).toContain("    description: D\n");
  expect(files.keys).toContain("    is_archived: true\n");
  expect(files.keys).not.toContain("context");
});

test("an ambiguous name gets platforms, then filenames, and an id only if these do not help", () => {
  const project = { perPlatformNames: true };
  const other = liveKey(9, "z", { platforms: ["other"] });
  const byPlatform = written({
    project,
    keys: [liveKey(1, "a", { platforms: ["ios"] }), liveKey(2, "a", { platforms: ["web"] }), other],
  });
  expect(byPlatform.files.keys).toBe(
    lines(
      "on_create:",
      "  platforms: [ios]",
      "keys:",
      "  - key_name: a",
      "    platforms: [ios]",
      "  - key_name: a",
      "    platforms: [web]",
      "  - key_name: z",
      "    platforms: [other]",
    ),
  );
  const byFile = written({
    keys: [liveKey(1, "a", { filenames: { web: "x.json" } }), liveKey(2, "a")],
  });
  expect(byFile.files.keys).toBe(
    lines(
      "on_create:",
      "  platforms: [web]",
      "keys:",
      "  - key_name: a",
      "    platforms: [web]",
      "    filenames:",
      "      web: x.json",
      "  - key_name: a",
      "    platforms: [web]",
      "    filenames:",
      '      web: ""',
    ),
  );
  const byId = written({
    keys: [liveKey(1, "a", { platforms: ["ios"] }), liveKey(2, "a", { platforms: ["web"] })],
    project: { perPlatformNames: false },
  });
  expect(byId.files.keys).toContain("  - key_name: a\n    key_id: 1\n    platforms: [ios]\n");
});

test("two webhooks with one URL and branch get ids only if their events do not distinguish them", () => {
  const url = "https://ci.example.com/";
  const distinct = written({
    webhooks: [liveWebhook(1, url), liveWebhook(2, url, { events: ["project.exported"], branch: "develop" })],
  });
  expect(distinct.files.webhooks).toBe(
    lines(
      "webhooks:",
      "  - url: https://ci.example.com/",
      "    events: [project.imported]",
      "  - url: https://ci.example.com/",
      "    events: [project.exported]",
      "    branch: develop",
    ),
  );
  const same = written({ webhooks: [liveWebhook(1, url), liveWebhook(2, url)] });
  expect(same.files.webhooks).toContain(`webhook_id: "${"2".repeat(40)}"`);
  expect(same.left).toEqual([]);
});

test("what no manifest can declare is listed with the reason, and the rest is written", () => {
  const { files, left } = written({
    fields: ["all"],
    languages: ["en", "de"],
    keys: [
      liveKey(1, "plural", {
        is_plural: true,
        texts: { en: "one text", de: '{"other":"Viele","most":"x"}' },
      }),
      liveKey(2, "nul", { texts: { en: "a\0b", de: "gut" } }),
      liveKey(3, "attributes", { custom_attributes: "[1]" }),
      liveKey(4, "absent", { description: undefined }),
      liveKey(5, "half\ud800"),
      liveKey(6, "elsewhere", { onOtherPlatform: true, texts: { en: "E" } }),
    ],
  });
  expect(left).toEqual([
    "half\ud800: It has a character that a manifest cannot contain.",
    "absent: description: The service's response has no usable description.",
    "attributes: custom_attributes: A manifest accepts only a mapping of JSON values, such as { screen: cart }.",
    "elsewhere: platforms: The service's response has no usable platforms.",
    "nul: translations.en: It has a character that a manifest cannot contain.",
    expect.stringMatching(/^plural: translations\.en: The en text needs plural forms/),
    expect.stringMatching(/^plural: translations\.de: /),
  ]);
  expect(files.keys).toContain("      de: gut\n");
  expect(files.keys).not.toContain("Viele");
});

test("of two keys with the same name and files, one is declared by its id, and the other is listed", () => {
  const { files, left } = written({ keys: [liveKey(1, "a"), liveKey(2, "a")] });
  expect(files.keys).toContain("key_id: 1\n");
  expect(left).toEqual([expect.stringMatching(/^a: Key "a" is declared twice/)]);
});

test("languages of webhooks that the project lacks are listed", () => {
  const event = "project.translation.updated";
  const map = (codes: string[]) => [{ event, lang_iso_codes: codes }];
  const { files, left } = written({
    webhooks: [
      liveWebhook(1, "https://a.example/", { events: [event], event_lang_map: map(["en", "xx"]) }),
      liveWebhook(2, "https://b.example/", { events: [event], event_lang_map: map(["en", "de", "fr"]) }),
      liveWebhook(3, "https://c.example/", { events: [event], event_lang_map: map(["de"]) }),
    ],
  });
  expect(left).toEqual([
    expect.stringMatching(
      /^https:\/\/a\.example\/… .*: event_lang_map\.project\.translation\.updated: The project does not have the language xx\.$/,
    ),
  ]);
  expect(files.webhooks?.match(/event_lang_map/g)).toHaveLength(1);
});

test("a project without keys has an empty list", () => {
  expect(written({ keys: [] }).files).toEqual({ keys: "keys: []\n" });
});
