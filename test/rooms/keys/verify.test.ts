/** Compares what the service stored after a change with the plan. */

import { expect, test } from "vitest";
import { keyTraits } from "../../../src/keys/fieldTable.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { WRITE_ALL } from "../../../src/model/verdict.ts";
import { outcomeOf } from "../../../src/plan/ledger.ts";
import { webhookTraits } from "../../../src/webhooks/fieldTable.ts";
import { type KeyParts, liveKey, liveWebhook, PROJECT, planned } from "../plan/planHarness.ts";

const projectContext = {
  project: PROJECT,
  rules: DEFAULT_RULES,
  variables: new Map<string, string>(),
  verdicts: WRITE_ALL,
};
const meant = "key_name: a, description: D, tags: [B, a], translations: { en: Hi, de: Hallo }";

function outcome(entry: string, stored: KeyParts) {
  const [change] = planned({ keys: `keys:\n  - { ${entry} }\n`, live: { keys: [liveKey(7, "a")] } }).plan
    .changes;
  if (change?.action !== "update") throw new Error("one update");
  return outcomeOf(keyTraits, change, liveKey(7, "a", stored), projectContext);
}

test("what the service holds as it was meant is done, in whatever order it lists tags", () => {
  expect(outcome(meant, { description: "D", tags: ["B", "a"], texts: { en: "Hi", de: "Hallo" } })).toEqual({
    state: "done",
    id: "7",
  });
  expect(
    outcome(meant, {
      description: "D",
      tags: ["a", "B"],
      texts: { de: "Hallo", en: "Hi" },
      context: "other",
    }),
  ).toEqual({ state: "done", id: "7" });
});

test("what the response does not hold is not known", () => {
  const whole = { description: "D", tags: ["a", "B"], texts: { en: "Hi", de: "Hallo" } };
  const { translations = [] } = liveKey(7, "a", whole);
  const german = translations.filter(({ language_iso }) => language_iso !== "de");
  for (const less of [
    { ...whole, translations: german },
    { ...whole, description: undefined },
  ])
    expect(outcome(meant, less)).toMatchObject({ state: "failed", how: "unknown result" });
});

test("a value that is stored differently is a failure, and it is reported as sent and as stored", () => {
  const ended = outcome(meant, { description: "d", tags: ["a", "B"], texts: { en: "Hi", de: "hallo" } });
  expect(ended).toMatchObject({ state: "failed", how: "stored differently" });
  expect(ended).toMatchObject({
    message: expect.stringMatching(
      /something else\. description: "D" was sent, "d" is stored; de: "Hallo" was sent, "hallo" is stored\. Declare what is stored/,
    ),
  });
});

test("long values are cut in the message", () => {
  const at = (length: number) => outcome(`key_name: a, description: ${"x".repeat(length)}`, {});
  expect(at(198)).toMatchObject({
    message: expect.stringContaining(`description: "${"x".repeat(198)}" was sent`),
  });
  expect(at(199)).toMatchObject({
    message: expect.stringContaining(`description: "${"x".repeat(198)}… was sent`),
  });
});

test("a webhook's URL is compared with the values of its variables, and told without them", () => {
  const url = "https://h.example.com/${TOKEN}";
  const environment = { TOKEN: "s3cret" };
  const webhooks = `webhooks:\n  - { url: '${url}', events: [project.exported], webhook_id: "${"1".repeat(40)}" }\n`;
  const { changes } = planned({
    webhooks,
    environment,
    live: { webhooks: [liveWebhook(1, "https://h.example.com/0ld")] },
  }).plan;
  const [change] = changes;
  if (change?.action !== "update") throw new Error("one update");
  const ended = (stored: string) =>
    outcomeOf(webhookTraits, change, liveWebhook(1, stored, { events: ["project.exported"] }), {
      ...projectContext,
      variables: new Map([["TOKEN", "s3cret"]]),
    });
  expect(ended("https://h.example.com/s3cret")).toEqual({ state: "done", id: "1".repeat(40) });
  expect(ended("https://h.example.com/0ther")).toMatchObject({
    how: "stored differently",
    message: expect.not.stringMatching(/s3cret|0ther/),
  });
});
