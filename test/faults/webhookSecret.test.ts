/** The secret of a webhook: read, rotated, and read again if a response was lost. */
import { expect, test } from "vitest";
import { webhookSecret } from "../../src/webhooks/secret.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { responseAfter, responseBefore } from "./faults.ts";
import { PROJECT, testClient, webhook } from "./harness.ts";

const [ONE, TWO, THREE] = ["1".repeat(40), "2".repeat(40), "3".repeat(40)] as const;
const webhooks = [
  webhook(1, "https://a.example.com/token-path"),
  webhook(2, "https://b.example.com/"),
  { ...webhook(3, "https://b.example.com/"), branch: "develop" },
].map((live) => ({ ...live, secret: `secret-of-${live.webhook_id}` }));

async function ask(which: string, rotate: boolean, faults: Fault[] = []) {
  const sandbox = await startSandbox({
    state: { projects: { [PROJECT]: { webhooks } } },
    limits: false,
    faults,
  });
  const hidden: string[] = [];
  try {
    const answer = await webhookSecret(testClient(sandbox.url), {
      checkWrite: async () => undefined,
      projectId: `${PROJECT}:branch`,
      which,
      usable: { values: { HOOK: "token-path" }, tokens: [] },
      rotate,
      onSecrets: (values) => void hidden.push(...values.map(({ value }) => value)),
    });
    const now = sandbox
      .state()
      .projects[PROJECT]?.webhooks.find(({ webhook_id }) => webhook_id === ONE)?.secret;
    const patches = sandbox.requests.filter(({ method }) => method === "PATCH").length;
    return { answer, hidden, now, patches };
  } finally {
    await sandbox.close();
  }
}

test.each([ONE, "https://a.example.com/token-path", "https://a.example.com/${HOOK}"])(
  "named by %s, it is read; all secrets are masked first",
  async (which) => {
    const { answer, hidden, patches } = await ask(which, false);
    expect(answer).toEqual({
      ok: true,
      value: { webhookId: ONE, secret: `secret-of-${ONE}`, rotated: false },
    });
    expect(hidden).toEqual(expect.arrayContaining(webhooks.map(({ secret }) => secret)));
    expect(patches).toBe(0);
  },
);

test("a rotated secret is returned, and masked, too", async () => {
  const { answer, hidden, now, patches } = await ask(ONE, true);
  expect(answer).toEqual({ ok: true, value: { webhookId: ONE, secret: now, rotated: true } });
  expect(now).not.toBe(`secret-of-${ONE}`);
  expect(hidden).toContain(now);
  expect(patches).toBe(1);
});

test("a URL that several webhooks share is refused, and the message shows how they differ", async () => {
  const { answer } = await ask("https://b.example.com/", true);
  expect(answer).toMatchObject({
    problem: {
      code: "ambiguous-webhook",
      message: expect.stringContaining(`${TWO} (all branches, project.imported); ${THREE} (develop`),
    },
  });
});

test("an unknown webhook is refused, and the error shows no URL of another one", async () => {
  const { answer } = await ask("https://c.example.com/", false);
  expect(answer).toMatchObject({
    problem: { message: expect.stringContaining(`${ONE} (https://a.example.com/…)`) },
  });
  expect(JSON.stringify(answer)).not.toContain("token-path");
});

test("if a response is lost after the write, the secret is read, and not rotated a second time", async () => {
  const lost = [responseAfter("regenerateWebhookSecret", "cut", 1)];
  const { answer, now, patches } = await ask(ONE, true, lost);
  expect(answer).toEqual({ ok: true, value: { webhookId: ONE, secret: now, rotated: true } });
  expect(patches).toBe(1);
});

test("an unchanged secret is reported", async () => {
  const { answer, now } = await ask(ONE, true, [responseBefore("regenerateWebhookSecret", "cut")]);
  expect(answer).toMatchObject({ problem: { code: "api-error" } });
  expect(now).toBe(`secret-of-${ONE}`);
});
