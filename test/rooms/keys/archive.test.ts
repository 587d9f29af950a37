/** Declared keys that are archived: which stay archived, which are unarchived, and which must not be archived. */
import { expect, test } from "vitest";
import { liveKey, planned } from "../plan/planHarness.ts";

const key = (entry: string) => `keys:\n  - { ${entry} }\n`;

test("a declared key that is archived stays so and is shown, unless it says is_archived itself", () => {
  const live = { keys: [liveKey(1, "a", { is_archived: true })] };
  const { plan } = planned({ keys: key("key_name: a, description: new"), live });
  expect(plan.kept).toMatchObject([{ id: "1", label: "a", reason: "archived", place: { line: 2 } }]);
  expect(plan.changes).toHaveLength(1);
  expect(planned({ keys: key("key_name: a, is_archived: true"), live }).plan.kept).toEqual([]);
  for (const prune of ["off", "all"] as const) {
    const back = planned({
      keys: key("key_name: a"),
      live,
      rules: { prune: { key: prune }, pruneBy: "archive" },
    });
    expect(back.short).toEqual(["update 1 a: is_archived"]);
    expect(back.plan.kept).toEqual([]);
  }
  const destroying = planned({ keys: key("key_name: a"), live, rules: { pruneBy: "destroy" } });
  expect(destroying).toMatchObject({ short: [], plan: { kept: [{ reason: "archived" }] } });
});

test("a key with a protected tag is not archived by its declaration either; its other fields change", () => {
  const keys = key("key_name: a, is_archived: true, description: new");
  const tagged = (...tags: string[]) => planned({ keys, live: { keys: [liveKey(1, "a", { tags })] } });
  const { plan, short } = tagged("x", "protected");
  expect(short).toEqual(["update 1 a: description"]);
  expect(plan.kept).toMatchObject([
    { id: "1", label: "a", reason: "protected", tag: "protected", place: { line: 2 } },
  ]);
  expect(tagged("x")).toMatchObject({ short: ["update 1 a: description is_archived"], plan: { kept: [] } });
  const away = { keys: [liveKey(1, "a", { tags: ["protected"], is_archived: true })] };
  expect(planned({ keys, live: away })).toMatchObject({
    short: ["update 1 a: description"],
    plan: { kept: [] },
  });
});
