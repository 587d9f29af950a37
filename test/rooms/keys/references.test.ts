/** References such as `[%key:cart.title%]` in translations that lead to no key after the plan. */
import { expect, test } from "vitest";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { liveKey, type PlanCase, planned } from "../plan/planHarness.ts";

const entry = (name: string, text: string, more = "") =>
  `  - key_name: ${name}\n    platforms: [web]\n${more}    translations: { en: ${JSON.stringify(text)} }\n`;
const manifest = (...entries: string[]) => `keys:\n${entries.join("")}`;
const live = { keys: [liveKey(1, "cart.title", { texts: { en: "Cart" } }), liveKey(2, "help")] };

function warnings(setting: PlanCase): string[] {
  const found = planned(setting).problems.filter(({ code }) => code === "unknown-reference");
  return found.map(({ message, place, severity }) => `${severity} ${place?.line}: ${message}`);
}
const prune = (pruneBy: "archive" | "destroy") => ({
  rules: { prune: { key: "all" as const }, pruneBy, limits: { ...DEFAULT_RULES.limits, removals: 9 } },
});

test.each(
  Object.entries<[setting: PlanCase, expected: string[]]>({
    "to a key that is misspelled": [
      { keys: manifest(entry("help", "See [%key:cart.titel%]")) },
      ["warning 4: help: The en translation refers to [%key:cart.titel%]", "Correct the reference."],
    ],
    "to a key that is renamed": [
      {
        keys: manifest(
          entry("nav.title", "Cart", "    previously: cart.title\n"),
          entry("help", "See [%key:cart.title%]"),
        ),
      },
      ["warning 8: help: ", "Write [%key:nav.title%]"],
    ],
    "to a key that is destroyed": [
      { keys: manifest(entry("help", "See [%key:cart.title%]")), ...prune("destroy") },
      ["refers to [%key:cart.title%], but after this plan Lokalise has no such key"],
    ],
    "to a key id that is destroyed": [
      { keys: manifest(entry("help", "See [%key_id:1%]")), ...prune("destroy") },
      ["refers to [%key_id:1%], but"],
    ],
    "in a plural form, and two in one entry": [
      {
        keys: `keys:\n  - key_name: items\n    platforms: [web]\n    is_plural: true\n    translations:\n      en: { one: "[%key:x%]", other: "[%key:y%]" }\n      de: { one: "[%key:z%]", other: "[%key:z%]" }\n`,
      },
      ["warning 6: items: The en translation refers to [%key:x%]"],
    ],
  }),
)("a reference %s is a warning", (_, [setting, expected]) => {
  const found = warnings({ live, ...setting });
  expect(found).toHaveLength(1);
  for (const words of expected) expect(found[0]).toContain(words);
});

test.each(
  Object.entries<PlanCase>({
    "to a live key that no manifest has": { keys: manifest(entry("help", "See [%key:cart.title%]")) },
    "to a key that the plan creates": { keys: manifest(entry("new", "New"), entry("help", "[%key:new%]")) },
    "to the new name of a key": {
      keys: manifest(
        entry("nav.title", "Cart", "    previously: cart.title\n"),
        entry("help", "[%key:nav.title%]"),
      ),
    },
    "to a key that is archived": { keys: manifest(entry("help", "[%key:cart.title%]")), ...prune("archive") },
    "to a key that would be destroyed if there were no problem": {
      keys: manifest(entry("help", "[%key:cart.title%]"), "  - key_name: none\n"),
      ...prune("destroy"),
    },
    "to a key that is renamed in an entry which --filter leaves out": {
      keys: manifest(
        entry("nav.title", "Cart", "    previously: cart.title\n"),
        entry("help", "[%key:cart.title%]"),
      ),
      rules: { filter: ["help"] },
    },
    "to another project": {
      keys: manifest(entry("help", "[%key_id:9%] [%key:3002780358964f9bab5a92.87762498:a%]")),
    },
    "in another form": { keys: manifest(entry("help", "[%s:key] [%key:%] [%key] %key:a%")) },
    "to a key that cannot be read": {
      keys: manifest(entry("help", "[%key:odd%]")),
      live: { ...live, unusable: { keys: [{ id: "3", names: ["odd"], lacks: ["tags"] }] } },
    },
    "to one name of several platforms": {
      keys: manifest(entry("help", "[%key:ios.name%]")),
      live: { keys: [...live.keys, liveKey(3, { ios: "ios.name", web: "web.name" })] },
    },
  }),
)("a reference %s has no warning", (_, setting) => {
  expect(warnings({ live, ...setting })).toEqual([]);
});
