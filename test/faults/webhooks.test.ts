/** Webhooks are sent one by one, and never created twice. */
import { describe, expect, test } from "vitest";
import type { Client } from "../../src/api/client.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { onWebhooks } from "../sandboxFaults/shown.ts";
import { changedAnswer, errorResponse, htmlAnswer, responseAfter, responseBefore } from "./faults.ts";
import {
  type ApplyCase,
  type ApplyResult,
  applyCase,
  liveWebhooks,
  PROJECT,
  ways,
  webhook,
  writes,
} from "./harness.ts";

const URL_A = "https://h.example.com/a";
const entry = (url: string, more = "") =>
  `  - { url: ${url}, events: [project.imported, project.exported]${more} }\n`;
const ONE = `webhooks:\n${entry(URL_A)}`;
const TWO = `${ONE}${entry("https://h.example.com/b")}`;
const webhookWith = (url: string, more: object) => ({ ...webhook(1, url), ...more });
const posts = ({ requests }: ApplyResult) =>
  requests.filter((request) => request === "POST /webhooks").length;

describe("a webhook", () => {
  test("is created with its branch and the languages of its events", async () => {
    const events =
      "events: [project.translation.updated], event_lang_map: { project.translation.updated: [en] }";
    await applyCase(
      { webhooks: `webhooks:\n  - { url: ${URL_A}, branch: develop, ${events} }\n` },
      (applied) => {
        expect(ways(applied)).toEqual(["done"]);
        expect(liveWebhooks(applied)).toMatchObject([
          {
            url: URL_A,
            branch: "develop",
            events: ["project.translation.updated"],
            event_lang_map: [{ event: "project.translation.updated", lang_iso_codes: ["en"] }],
          },
        ]);
        expect(applied.remaining).toEqual([]);
      },
    );
  });

  test("an update sends only what differs, and all languages by their names", async () => {
    const languages = ["en", "de"].map((lang_iso) => ({ lang_iso }));
    const event = "project.translation.updated";
    const webhooks = [
      webhookWith(URL_A, {
        branch: "develop",
        events: [event],
        event_lang_map: [{ event, lang_iso_codes: ["en"] }],
      }),
    ];
    const manifest = `webhooks:\n  - { url: ${URL_A}, branch: develop, events: [${event}], event_lang_map: { ${event}: "*" } }\n`;
    await applyCase({ state: { languages, webhooks }, webhooks: manifest }, (applied) => {
      const path = `/webhooks/${"1".repeat(40)}`;
      expect(applied.requests).toEqual([`GET ${path}`, `PUT ${path}`]);
      const [put] = applied.sandbox.requests.filter(({ method }) => method === "PUT");
      expect(put?.body).toEqual({ event_lang_map: [{ event, lang_iso_codes: ["en", "de"] }] });
      expect(ways(applied)).toEqual(["done"]);
      expect(applied.remaining).toEqual([]);
    });
  });

  describe("with a variable", () => {
    const value = "T0/B0/a8b9c0";
    const template = "https://h.example.com/services/${HOOK_PATH}";
    const environment = { HOOK_PATH: value };
    const webhooks = `webhooks:\n${entry(`"${template}"`)}`;
    const id = "1".repeat(40);
    const before = webhook(1, "https://h.example.com/services/T0%2FB0%2Fa8b9c0");
    const withId = `webhooks:\n${entry(`"${template}"`, `, webhook_id: "${id}"`)}`;
    const encoding = (operation: string) =>
      changedAnswer(operation, ({ webhook, ...others }) => ({
        ...others,
        webhook: { ...Object(webhook), url: before.url },
      }));

    test("is stored with the value as it is, and the next plan is empty", async () => {
      await applyCase({ webhooks, environment }, (applied) => {
        expect(ways(applied)).toEqual(["done"]);
        expect(liveWebhooks(applied)).toMatchObject([{ url: `https://h.example.com/services/${value}` }]);
        expect(applied.remaining).toEqual([]);
      });
    });

    test("that has the value in another encoding is corrected with its id", async () => {
      await applyCase({ state: { webhooks: [before] }, webhooks: withId, environment }, (applied) => {
        expect(ways(applied)).toEqual(["done"]);
        expect(liveWebhooks(applied)).toMatchObject([
          { webhook_id: id, url: `https://h.example.com/services/${value}` },
        ]);
        expect(applied.remaining).toEqual([]);
      });
    });

    test.each<[string, string, ApplyCase]>([
      ["created", "createWebhook", { webhooks }],
      ["changed", "updateWebhook", { webhooks: withId, state: { webhooks: [before] } }],
    ])(
      "that the service stores encoded when it is %s has failed, without the value",
      async (_what, operation, of) => {
        await applyCase({ ...of, environment, faults: [encoding(operation)] }, (applied) => {
          expect(ways(applied)).toEqual(["stored differently"]);
          const told = JSON.stringify(applied.outcomes);
          expect(told).toContain("${HOOK_PATH}");
          expect(told).not.toContain("T0");
        });
      },
    );
  });

  test.each([
    ["with a place for the backup", {}],
    ["without one", { backup: undefined }],
  ])("that somebody changed since the plan is kept, %s", async (_what, options) => {
    const meanwhile = (client: Client) =>
      client.updateWebhook(PROJECT, "1".repeat(40), { events: ["project.deleted", "project.imported"] });
    await applyCase(
      { state: { webhooks: [webhook(1, URL_A)] }, webhooks: ONE, meanwhile, options },
      (applied) => {
        expect(ways(applied)).toEqual(["skipped"]);
        expect(writes(applied)).toEqual([]);
        expect(applied.backups).toEqual([]);
      },
    );
  });

  test("that is now as declared is done without a request", async () => {
    const meanwhile = (client: Client) =>
      client.updateWebhook(PROJECT, "1".repeat(40), { events: ["project.exported", "project.imported"] });
    await applyCase({ state: { webhooks: [webhook(1, URL_A)] }, webhooks: ONE, meanwhile }, (applied) => {
      expect(ways(applied)).toEqual(["done"]);
      expect(writes(applied)).toEqual([]);
    });
  });

  test("that moved to another path of its origin since the plan is kept", async () => {
    const webhooks = `webhooks:\n  - { url: ${URL_A}, webhook_id: "${"1".repeat(40)}", events: [project.imported] }\n`;
    const state = { webhooks: [webhook(1, "https://h.example.com/b")] };
    const meanwhile = (client: Client) =>
      client.updateWebhook(PROJECT, "1".repeat(40), { url: "https://h.example.com/c" });
    await applyCase({ state, webhooks, meanwhile }, (applied) => {
      expect(ways(applied)).toEqual(["skipped"]);
      expect(liveWebhooks(applied)).toMatchObject([{ url: "https://h.example.com/c" }]);
    });
  });

  test("that is refused has failed, and the next one is sent", async () => {
    const faults = [responseBefore("createWebhook", errorResponse(400, "Invalid url"), 1)];
    await applyCase({ webhooks: TWO, faults, options: { concurrency: 1 } }, (applied) => {
      expect(ways(applied)).toEqual(["refused", "done"]);
      expect(Object.values(applied.outcomes)[0]).toMatchObject({
        message: expect.stringContaining("Invalid url"),
      });
      expect(posts(applied)).toBe(2);
    });
  });

  test("that is refused for the whole project stops the others", async () => {
    const faults = [responseBefore("createWebhook", errorResponse(403, "Forbidden"))];
    await applyCase({ webhooks: TWO, faults, options: { concurrency: 1 } }, (applied) => {
      expect(ways(applied)).toEqual(["refused", "not attempted"]);
      expect(posts(applied)).toBe(1);
    });
  });

  test("is not sent once the run is halted", async () => {
    const options = { halt: () => "The run was interrupted." };
    await applyCase({ webhooks: ONE, options }, ({ outcomes, requests }) => {
      expect(requests).toEqual([]);
      expect(outcomes[URL_A]).toEqual({ state: "not attempted", message: "The run was interrupted." });
    });
  });
});

describe("a webhook that another person changes before a later attempt is kept", () => {
  const BUSY = errorResponse(429, "Too many requests");
  const theirs = ["project.deleted"];
  /** Changes the first webhook just before the nth request of an operation. */
  const changedBefore = (operation: string, nth: number): Fault => {
    let count = 0;
    return {
      meanwhile: (request, { mainProject }) => {
        const [one] = mainProject.webhooks.values();
        if (request.operation !== operation || ++count !== nth || !one) return false;
        one.events = theirs;
        return true;
      },
    };
  };
  const updating: ApplyCase = { state: { webhooks: [webhook(1, URL_A)] }, webhooks: ONE };
  const removing: ApplyCase = {
    state: { webhooks: [webhook(1, URL_A)] },
    webhooks: "webhooks: []\n",
    rules: { prune: { webhook: "all" } },
  };

  test.each([
    ["updateWebhook", updating, BUSY],
    ["updateWebhook", updating, htmlAnswer(502)],
    ["updateWebhook", updating, "cut"],
    ["destroyWebhook", removing, BUSY],
    ["destroyWebhook", removing, htmlAnswer(502)],
    ["destroyWebhook", removing, "cut"],
  ] as const)("%s", async (operation, testCase, refusal) => {
    const most = refusal === BUSY ? 7 : 4;
    for (const nth of [1, 2, most]) {
      const faults = [responseBefore(operation, refusal, most), changedBefore(operation, nth)];
      await applyCase({ ...testCase, faults }, (applied) => {
        expect(liveWebhooks(applied)).toMatchObject([{ url: URL_A, events: theirs }]);
        expect(ways(applied)).toEqual([refusal === BUSY ? "skipped" : "unknown result"]);
      });
    }
  });

  test.each([
    ["updateWebhook", updating],
    ["destroyWebhook", removing],
  ] as const)("%s is repeated for a webhook that stays as it was", async (operation, testCase) => {
    for (const refusal of [BUSY, htmlAnswer(502), "cut"] as const)
      await applyCase({ ...testCase, faults: [responseBefore(operation, refusal, 4)] }, (applied) => {
        expect(ways(applied)).toEqual(["done"]);
        expect(applied.remaining).toEqual([]);
      });
  });
});

describe("a create that may have happened", () => {
  /** The client, and how long was waited. */
  function waiting(during: (client: Client) => Promise<unknown> = async () => undefined) {
    const waits: number[] = [];
    let held: Client | undefined;
    const testCase: ApplyCase = {
      webhooks: ONE,
      meanwhile: async (client) => {
        held = client;
      },
      options: {
        wait: async (ms) => {
          waits.push(ms);
          if (held) await during(held);
        },
      },
    };
    return { waits, testCase };
  }

  test("is found at the first reading, without waiting", async () => {
    const { waits, testCase } = waiting();
    await applyCase({ ...testCase, faults: [responseAfter("createWebhook", htmlAnswer(502))] }, (applied) => {
      expect([ways(applied), posts(applied), liveWebhooks(applied).length, waits]).toEqual([
        ["done"],
        1,
        1,
        [],
      ]);
    });
  });

  test("is recognised by its events, in any order", async () => {
    const { testCase } = waiting();
    const reversed: Fault = {
      onResponse: onWebhooks((_request, page) => ({
        ...page,
        rows: page.rows.map((row) => ({ ...row, events: row.events.toSorted().toReversed() })),
      })),
    };
    await applyCase(
      { ...testCase, faults: [responseAfter("createWebhook", "cut", 1), reversed] },
      (applied) => {
        expect([ways(applied), posts(applied)]).toEqual([["done"], 1]);
      },
    );
  });

  test("is searched again after two seconds, and not created again if it exists then", async () => {
    const { waits, testCase } = waiting((client) =>
      client.createWebhook(PROJECT, { url: URL_A, events: ["project.exported", "project.imported"] }),
    );
    await applyCase({ ...testCase, faults: [responseBefore("createWebhook", "cut", 1)] }, (applied) => {
      expect([ways(applied), liveWebhooks(applied).length, waits]).toEqual([["done"], 1, [2_000]]);
      expect(applied.remaining).toEqual([]);
    });
  });

  test("is not created again if it is not found then either", async () => {
    const { waits, testCase } = waiting();
    await applyCase({ ...testCase, faults: [responseBefore("createWebhook", "cut", 1)] }, (applied) => {
      expect([ways(applied), posts(applied), waits.length]).toEqual([["unknown result"], 1, 1]);
      expect(Object.values(applied.outcomes)[0]).toMatchObject({
        message: expect.stringMatching(
          /So it was not sent again\. Apply again: the webhook is created only if/,
        ),
      });
    });
  });

  test.each([
    [
      "at another URL",
      webhookWith("https://h.example.com/z", { events: ["project.exported", "project.imported"] }),
    ],
    [
      "of another branch",
      webhookWith(URL_A, { branch: "develop", events: ["project.imported", "project.exported"] }),
    ],
  ])("is not taken for one %s", async (_what, other) => {
    const { testCase } = waiting();
    const faults = [responseBefore("createWebhook", "cut", 1)];
    await applyCase({ ...testCase, state: { webhooks: [other] }, faults }, (applied) => {
      expect([ways(applied), posts(applied), liveWebhooks(applied).length]).toEqual([
        ["unknown result"],
        1,
        1,
      ]);
    });
  });

  test("is not a webhook with other events at the same URL and branch", async () => {
    const { testCase } = waiting((client) =>
      client.createWebhook(PROJECT, { url: URL_A, events: ["project.copied"] }),
    );
    await applyCase({ ...testCase, faults: [responseBefore("createWebhook", "cut", 1)] }, (applied) => {
      expect([ways(applied), liveWebhooks(applied).length]).toEqual([["unknown result"], 1]);
    });
  });

  test("of a branch is recognised by its branch", async () => {
    const { testCase } = waiting();
    const webhooks = `webhooks:\n${entry(URL_A, ", branch: develop")}`;
    await applyCase(
      { ...testCase, webhooks, faults: [responseAfter("createWebhook", "cut", 1)] },
      (applied) => {
        expect([ways(applied), posts(applied)]).toEqual([["done"], 1]);
      },
    );
  });

  test("is not created again if the webhooks cannot be read", async () => {
    const { testCase } = waiting();
    const faults = [
      responseBefore("createWebhook", "cut", 1),
      responseBefore("webhooks", errorResponse(400, "Not now")),
    ];
    await applyCase({ ...testCase, faults }, (applied) => {
      expect([ways(applied), posts(applied)]).toEqual([["unknown result"], 1]);
    });
  });

  test.each([
    ["before it is looked for", 0],
    ["while it is waited for", 1],
  ])("is not made again by a run that is halted %s", async (_what, looked) => {
    const { waits, testCase } = waiting();
    let sent = false;
    const halt = () => (sent && waits.length === looked ? "The run was interrupted." : undefined);
    const sending: Fault = {
      beforeOperation: ({ operation }) => {
        sent ||= operation === "createWebhook";
        return undefined;
      },
    };
    const faults: Fault[] = [sending, responseBefore("createWebhook", "cut", 1)];
    await applyCase({ ...testCase, options: { ...testCase.options, halt }, faults }, (applied) => {
      expect([ways(applied), posts(applied), waits.length]).toEqual([["unknown result"], 1, looked]);
    });
  });
});
