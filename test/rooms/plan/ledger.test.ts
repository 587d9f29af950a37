/** Each change has exactly one outcome. */
import { expect, test } from "vitest";
import { Ledger } from "../../../src/plan/ledger.ts";
import { planned } from "./planHarness.ts";

test("the ledger knows which changes have an outcome, and whether any failed", () => {
  const [first, second] = planned({
    keys: "on_create: { platforms: [web] }\nkeys: [{ key_name: a }, { key_name: b }]\n",
  }).plan.changes;
  if (!first || !second) throw new Error("two changes");
  const ledger = new Ledger();
  expect(ledger.hasFailures()).toBe(false);
  ledger.record(first, { state: "done", id: 1 });
  expect([ledger.of(first).state, ledger.hasFailures()]).toEqual(["done", false]);
  expect(() => ledger.of(second)).toThrow("has no outcome");
  ledger.record(second, { state: "not attempted", message: "" });
  expect([ledger.hasFailures(), ledger.of(second).state]).toEqual([true, "not attempted"]);
});
