/** What a response says about each key that was sent. Only what is certain is trusted. */
import { expect, test } from "vitest";
import { matchCreates, matchUpdates } from "../../../src/keys/outcomes.ts";
import type { KeyRequest } from "../../../src/keys/rereadBeforeWrite.ts";
import type { Create, Update } from "../../../src/model/plan.ts";
import type { WireItemError } from "../../../src/wire/key.ts";
import { liveKey, slots } from "../plan/planHarness.ts";

const place = { file: "keys.yaml", line: 1, col: 1, endLine: 1, endCol: 1 };
const words = { kind: "key", identity: "", place, fields: [] } as const;

function sent(out: KeyRequest<Create>["out"]): KeyRequest<Create> {
  const label = JSON.stringify(out);
  return { change: { ...words, ref: label, label, action: "create" }, out };
}
const refusal = (key_name: WireItemError["key_name"], message = "taken"): WireItemError => ({
  message,
  code: 400,
  ...(key_name !== undefined && { key_name }),
});

/** The id of the key, or the words of the refusal, that each sent one got. */
function answersFor(
  of: KeyRequest<Create>[],
  keys: ReturnType<typeof liveKey>[],
  errors: WireItemError[] = [],
) {
  const answers = matchCreates(of, { keys, errors });
  expect(answers.map((one) => one.sent)).toEqual(of);
  return answers.map(({ answer }) => {
    if (answer.is === "silent") return answer.is;
    return answer.is === "stored" ? Number(answer.key.key_id) : answer.error.message;
  });
}

test("a refusal that could mean one change only is its; as many as there are changes of a name are theirs", () => {
  const [a, twin, b] = [
    sent({ key_name: "a", platforms: ["web"] }),
    sent({ key_name: "a", platforms: ["web"], filenames: { web: "x" } }),
    sent({ key_name: "b", platforms: ["web"] }),
  ];
  if (!a || !twin || !b) throw new Error("three");
  expect(answersFor([b, a], [], [refusal(slots("a"))])).toEqual(["silent", "taken"]);
  expect(answersFor([a, twin, b], [], [refusal(slots("a"))])).toEqual(["silent", "silent", "silent"]);
  const stored = liveKey(2, "a", { filenames: { web: "x" } });
  expect(answersFor([a, twin], [stored], [refusal(slots("a"))])).toEqual(["taken", 2]);
  expect(answersFor([a, twin, b], [], [refusal("a", "one"), refusal("a", "two"), refusal("b")])).toEqual([
    "one",
    "two",
    "taken",
  ]);
  expect(answersFor([a], [], [refusal(slots("a")), refusal(slots("a"))])).toEqual(["taken"]);
});

test("a refusal without a name, or with another, says nothing about any change", () => {
  const [a] = [sent({ key_name: "a", platforms: ["web"] })];
  expect(answersFor([a], [], [refusal(undefined)])).toEqual(["silent"]);
  expect(answersFor([a], [], [refusal("b")])).toEqual(["silent"]);
  expect(answersFor([a], [liveKey(1, "a")], [refusal("a")])).toEqual([1]);
});

test("of keys of one name, the one with its platforms and filenames is taken before any other", () => {
  const plain = sent({ key_name: "a", platforms: ["web"] });
  const filed = sent({ key_name: "a", platforms: ["web"], filenames: { web: "a.json", ios: "" } });
  const both = sent({ key_name: "a", platforms: ["ios", "web"] });
  const keys = [
    liveKey(1, "a", { platforms: ["ios", "web"] }),
    liveKey(2, "a", { filenames: { web: "a.json" } }),
    liveKey(3, "a"),
  ];
  expect(answersFor([plain, filed, both], keys)).toEqual([3, 2, 1]);
  expect(answersFor([plain], keys)).toEqual([3]);
  expect(answersFor([both, filed, plain], keys.toReversed())).toEqual([1, 2, 3]);
  expect(answersFor([filed], [liveKey(1, "a", { platforms: ["web", "ios"] })])).toEqual([1]);
});

test("a name has to be the same on every platform that was sent, and on no other", () => {
  const split = sent({ key_name: { ios: "A", web: "b" }, platforms: ["ios", "web"] });
  expect(answersFor([split], [liveKey(1, { ios: "A", web: "b" })])).toEqual([1]);
  expect(answersFor([split], [liveKey(1, { ios: "A", web: "A" })])).toEqual(["silent"]);
  expect(answersFor([split], [liveKey(1, { ios: "b", web: "b" })])).toEqual(["silent"]);
  expect(answersFor([split], [], [refusal({ ...slots("?"), ios: "A", web: "b" })])).toEqual(["taken"]);
  const everywhere = sent({ key_name: "a" });
  expect(answersFor([everywhere], [liveKey(1, { ...slots("a"), other: "b" })])).toEqual(["silent"]);
  expect(answersFor([everywhere], [liveKey(1, slots("a"))])).toEqual([1]);
});

test("a refusal that two changes could share is certain only when there is one for each", () => {
  const a = sent({ key_name: "a", platforms: ["ios"] });
  const b = sent({ key_name: "b", platforms: ["web"] });
  const shared = refusal({ ...slots("?"), ios: "a", web: "b" });
  expect(answersFor([a, b], [], [shared])).toEqual(["silent", "silent"]);
  expect(answersFor([a, b], [], [shared, { ...shared, message: "two" }])).toEqual(["taken", "two"]);
});

test("a refusal that fits several changes is matched to none of them", () => {
  const a = sent({ key_name: "a", platforms: ["ios"] });
  const b = sent({ key_name: "b", platforms: ["web"] });
  const c = sent({ key_name: "c", platforms: ["web"] });
  const refusals = [
    refusal({ ...slots("?"), ios: "a", web: "b" }),
    refusal({ ...slots("?"), ios: "a", web: "c" }),
  ];
  expect(answersFor([a, b, c], [], refusals)).toEqual(["silent", "silent", "silent"]);
});

test("what lives speaks for what was meant to be created, one key for one change", () => {
  const [a, twin] = [1, 2].map(() => sent({ key_name: "a", platforms: ["web"] }));
  if (!a || !twin) throw new Error("two");
  const live = [liveKey(1, "a")];
  expect(matchCreates([a, twin], { keys: live, errors: [] }).map(({ answer }) => answer)).toEqual([
    { is: "stored", key: live[0] },
    { is: "silent" },
  ]);
});

test("an update is found by its id, whether the service writes it as a number or not", () => {
  const update = (id: number | string): KeyRequest<Update> => ({
    change: { ...words, ref: `${id}`, label: `${id}`, action: "update", id, seen: "" },
    out: {},
  });
  const answer = {
    keys: [liveKey(1, "a"), liveKey(3, "c")],
    errors: [
      { message: "locked", code: 423, key_id: 3 },
      { message: "whose?", code: 1 },
    ],
  };
  const of = [update("1"), update(2), update(3)];
  expect(matchUpdates(of, answer)).toEqual([
    { sent: of[0], answer: { is: "stored", key: answer.keys[0] } },
    { sent: of[1], answer: { is: "silent" } },
    { sent: of[2], answer: { is: "refused", error: answer.errors[0] } },
  ]);
});
