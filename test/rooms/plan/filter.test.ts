/** Which entries `--filter` chooses, and what the plan then says. */
import { expect, test } from "vitest";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { separated, unknownFilters, unknownNamed } from "../../../src/plan/filter.ts";
import { guard } from "../../../src/plan/guard.ts";
import { optionProblems } from "../../../src/settings/flags.ts";
import { declaredIn, liveKey, liveWebhook, type PlanCase, planned } from "./planHarness.ts";

const KEYS = `
on_create: { platforms: [web], tags: [fresh] }
keys:
  - key_name: cart.title
    translations: { en: Your cart }
  - key_name: cart.new
    translations: { en: New }
  - key_name: { ios: CartIos, android: cart_android, web: menu.title, other: menu.title }
    tags: [release]
    translations: { en: Menu }
  - key_name: tag:odd
    translations: { en: Odd }
  - key_name: "a*"
    translations: { en: Star }
`;
const WEBHOOKS = "webhooks: [{ url: https://ci.example.com/cart, events: [project.imported] }]\n";
const SHOP: PlanCase = {
  keys: KEYS,
  webhooks: WEBHOOKS,
  project: { perPlatformNames: true },
  live: {
    keys: [
      liveKey(1, "cart.title", { texts: { en: "Cart" }, tags: ["urgent"] }),
      liveKey(
        2,
        { ios: "CartIos", android: "cart_android", web: "menu.title", other: "menu.title" },
        {
          platforms: ["ios", "android", "web"],
          texts: { en: "Old menu" },
        },
      ),
      liveKey(3, "tag:odd", { texts: { en: "Even" } }),
      liveKey(4, "a*", { texts: { en: "Plus" } }),
      liveKey(5, "unmanaged", { texts: { en: "Other" } }),
    ],
    webhooks: [liveWebhook(1, "https://ci.example.com/other")],
  },
  rules: { languages: { "*": "enforce" } },
};

function chosenBy(...filter: string[]): string[] {
  const { plan } = planned({ ...SHOP, rules: { ...SHOP.rules, filter } });
  return plan.changes.map((change) =>
    change.kind === "webhook" ? "webhook" : `${"id" in change ? change.id : "new"}`,
  );
}

test.each<[filters: string[], chosen: string[]]>([
  [["cart.title"], ["1"]],
  [["cart"], []],
  [["cart.*"], ["1", "new"]],
  [["Cart*"], ["2"]],
  [["*"], ["1", "new", "2", "3", "4"]],
  [["CartIos"], ["2"]],
  [["cart_android"], ["2"]],
  [["menu.title"], ["2"]],
  [
    ["menu.title", "cart.new"],
    ["new", "2"],
  ],
  [["tag:release"], ["2"]],
  [["tag:urgent"], ["1"]],
  [["tag:fresh"], ["new"]],
  [["tag:odd"], []],
  [["key:tag:odd"], ["3"]],
  [["tag:*"], []],
  [["a*"], ["4"]],
  [["key:a*"], ["4"]],
  [["key:cart.*"], []],
  [["file:keys.yaml"], ["1", "new", "2", "3", "4"]],
  [["file:./keys.yaml"], ["1", "new", "2", "3", "4"]],
  [["file:*.yaml"], ["1", "new", "2", "3", "4", "webhook"]],
  [
    ["file:webhooks.yaml", "cart.title"],
    ["1", "webhook"],
  ],
  [["file:keys"], []],
  [["file:./"], []],
  [[`file:${"x".repeat(70_000)}`], []],
  [["https://ci.example.com/*"], []],
  [["unmanaged"], []],
])("%j chooses %j", (filters, chosen) => {
  expect(chosenBy(...filters)).toEqual(chosen);
});

test("a filtered plan counts the chosen entries, and says which filters match nothing", () => {
  const { plan, problems } = planned({ ...SHOP, rules: { ...SHOP.rules, filter: ["cart.*", "tag:none"] } });
  expect(plan.filter).toEqual({
    filters: ["cart.*", "tag:none"],
    by_kind: { keys: { chosen: 2, declared: 5 }, webhooks: { chosen: 0, declared: 1 } },
    unmatched: ["tag:none"],
  });
  expect(plan.counts).toMatchObject({ unchanged: 0, unmanaged: 0 });
  expect(problems).toEqual([]);
});

test.each(["tag:", "file:", "key:", ""])("%j is not a filter, and the problem names it", (filter) => {
  const [wrong, ...others] = optionProblems({ filter: ["cart.*", filter, "menu"] });
  expect(others).toEqual([]);
  expect(wrong?.message).toBe(
    `The value of filter is "${filter}", but it must be KEY, PREFIX*, tag:TAG or file:PATH.`,
  );
});

test("filters that no manifest can match are known before anything is sent, except tags", () => {
  const declared = [declaredIn(SHOP)];
  const filters = ["cart.titel", "cart.*", "key:a*", "key:cart.*", "file:key.yaml", "tag:none", "x*"];
  expect(unknownFilters(filters, declared).map(({ message }) => message.split(". Give")[0])).toEqual([
    "No declared key matches --filter cart.titel",
    "No declared key matches --filter key:cart.*",
    "No declared key matches --filter file:key.yaml",
    "No declared key matches --filter x*",
  ]);
});

const CHAIN: PlanCase = {
  keys: `
keys:
  - { key_name: c, previously: b }
  - { key_name: b, previously: a }
  - { key_name: a, new: true, platforms: [web] }
  - { key_name: d, description: new }
`,
  live: { keys: [liveKey(1, "a"), liveKey(2, "b"), liveKey(3, "d")] },
};

test.each<[filter: string[], changes: string[], held: string[]]>([
  [[], ["c", "b", "a", "d"], []],
  [["c"], ["c"], []],
  [["b"], [], ["b"]],
  [["b", "c"], ["c", "b"], []],
  [["a", "d"], ["d"], ["a"]],
  [["a", "b"], [], ["b", "a"]],
  [["a", "c"], ["c"], ["a"]],
  [["a", "b", "c"], ["c", "b", "a"], []],
])("with the filters %j, %j change and %j wait for a rename", (filter, changes, held) => {
  const { plan, problems } = planned({ ...CHAIN, rules: { filter } });
  expect(plan.changes.map(({ label }) => label)).toEqual(changes);
  expect(plan.skipped.map(({ label }) => label)).toEqual(held);
  expect(problems.map(({ code, about }) => `${code} ${about}`)).toEqual(
    held.map((label) => `narrow-filter ${label}`),
  );
});

test("problems of other entries are left out, unless one problem stops the run", () => {
  const keys = "keys:\n  - { key_name: new }\n  - { key_name: cart, description: x }\n";
  const setting = { keys, live: { keys: [liveKey(1, "cart")] } };
  const codes = (onProblem: "skip" | "stop", filter: string[]) =>
    planned({ ...setting, rules: { filter, onProblem } }).codes;
  expect(codes("skip", [])).toEqual(["needs-platforms"]);
  expect(codes("skip", ["cart"])).toEqual([]);
  expect(codes("skip", ["new"])).toEqual(["needs-platforms"]);
  expect(codes("stop", ["cart"])).toEqual(["needs-platforms"]);
});

test("a remark about a chosen entry is shown, also if its name is long, and one about another entry is not", () => {
  const long = "x".repeat(300);
  const keys = `keys:\n${[long, "cart"].map((name) => `  - { key_name: ${name}, platforms: [web], previously: [gone.${name.length}] }\n`).join("")}`;
  const abouts = (filter: string[]) =>
    planned({ keys, rules: { filter } }).problems.map(({ about }) => about?.slice(0, 4));
  expect(abouts([])).toEqual(["xxxx", "cart"]);
  expect(abouts(["x*"])).toEqual(["xxxx"]);
  expect(abouts(["cart"])).toEqual(["cart"]);
});

test("guards compare with the whole project", () => {
  const names = Array.from({ length: 40 }, (_, index) => `key.${index}`);
  const keys = `keys:\n${names.map((name) => `  - { key_name: ${name}, description: new }\n`).join("")}`;
  const live = { keys: names.map((name, index) => liveKey(index + 1, name, { description: "old" })) };
  const refusals = (filter: string[]) => {
    const { plan, kinds } = planned({ keys, live, rules: { filter } });
    return {
      changes: plan.changes.length,
      codes: guard(plan, kinds, DEFAULT_RULES, {}).map(({ code }) => code),
    };
  };
  expect(refusals([])).toEqual({ changes: 40, codes: ["too-many-overwritten"] });
  // 11 of 40 is below 50 %. Of the 11 chosen ones, it is all of them.
  expect(refusals(["key.1*"])).toEqual({ changes: 11, codes: [] });
  expect(refusals(["key.1*", "key.2*", "key.3*"])).toEqual({ changes: 33, codes: ["too-many-overwritten"] });
  // The chosen key is new, but others are live, so the project is the right one.
  const foreign = planned({
    keys: `${keys}  - { key_name: fresh, platforms: [web] }\n`,
    live,
    rules: { filter: ["fresh"] },
  });
  expect(guard(foreign.plan, foreign.kinds, DEFAULT_RULES, {})).toEqual([]);
});

test("several names with commas between them are read one by one, unless a key has the whole name", () => {
  const declared = [declaredIn({ keys: "keys: [{ key_name: a }, { key_name: b }, { key_name: 'a, b' }]" })];
  const said = (pattern: string) => unknownNamed("--overwrite", [pattern], declared);
  expect(separated(["a:de, b:en", "a, b:en", "c, d"], declared)).toEqual(["a:de", "b:en", "a, b:en", "c, d"]);
  expect(said("a:de,b:en")).toEqual([]);
  expect(said("a:de, bb:en")[0]?.message).toMatch(/^--overwrite bb:en: no declared key has the name "bb"/);
});
