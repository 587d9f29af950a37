/** A plan with verdicts takes over what the plan before it found out. It must be the same as a new plan. */
import { expect, test } from "vitest";
import { DEFAULT_RULES } from "../../src/model/setting.ts";
import { type FindVerdict, NO_VERDICTS } from "../../src/model/verdict.ts";
import { makePlan, planner } from "../../src/plan/makePlan.ts";
import { declaredIn, liveKey, PROJECT } from "./planHarness.ts";

const US = { modified_by: "1", modified_by_email: "ci@example.com" };
const JANE = { modified_by: "2", modified_by_email: "jane@example.com" };
const KEYS = `keys:
  - { key_name: same, translations: { en: A } }
  - { key_name: ours, translations: { en: A } }
  - { key_name: janes, translations: { en: A } }
  - { key_name: agreed, translations: { en: A } }
  - { key_name: filled, is_plural: true, translations: { en: { one: A, other: B } } }
  - { key_name: reshaped, is_plural: true, translations: { en: { other: B } } }
  - { key_name: fresh, platforms: [web], translations: { en: A } }
`;

const live = (id: number, name: string, translation: string, writer: object, is_plural = false) => ({
  ...liveKey(id, name, { is_plural }),
  translations: [{ language_iso: "en", translation, modified_at_timestamp: 1_790_000_000, ...writer }],
});
const objects = [
  live(1, "same", "A", JANE),
  live(2, "ours", "B", US),
  live(3, "janes", "B", JANE),
  live(4, "agreed", "B", JANE),
  live(5, "filled", '{"one":"A","other":""}', JANE, true),
  live(6, "reshaped", "A", JANE),
];

const known: FindVerdict = ({ by: { id }, id: key }) => ({
  is: id === "1" || key === "4" ? "write" : "conflict",
});

test("a plan with verdicts is the same as a new plan with them", () => {
  const declared = declaredIn({ keys: KEYS });
  const project = { project: PROJECT, objects: { keys: { objects, unusable: [] } } };
  const plan = planner(declared, project, DEFAULT_RULES);
  const before = plan(NO_VERDICTS);
  const after = plan(known);
  expect(after).toEqual(makePlan(declared, project, DEFAULT_RULES, known));
  expect(after).not.toEqual(before);
});
