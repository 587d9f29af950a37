/** A translator works in the project between the plan and the batch, or between a lost response and the repeated request. */
import { describe, expect, test } from "vitest";
import type { Client } from "../../src/api/client.ts";
import type { WireKeyBulkUpdate } from "../../src/wire/key.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { editBefore, errorResponse, responseAfter, responseBefore, unreadableKeys } from "./faults.ts";
import { type ApplyCase, type ApplyResult, applyCase, PROJECT, writes } from "./harness.ts";

const MANIFEST = `keys:
  - key_name: title
    description: new
    tags: [a]
    filenames: { web: new.json }
    translations:
      en: New
      de: Neu
`;

/** One live key with an English text and no German one. */
function testCase(edit: Partial<WireKeyBulkUpdate> | undefined, more: Partial<ApplyCase> = {}): ApplyCase {
  return {
    state: {
      languages: [{ lang_iso: "en" }, { lang_iso: "de" }],
      keys: [
        {
          key_id: 1,
          key_name: "title",
          platforms: ["web"],
          tags: ["b"],
          modified_at_timestamp: 1_600_000_000,
          translations_modified_at_timestamp: 1_600_000_000,
          filenames: { ios: "old.json", android: "", web: "", other: "" },
          translations: [{ language_iso: "en", translation: "Old" }],
        },
      ],
    },
    keys: MANIFEST,
    rules: { languages: { de: "seed" } },
    meanwhile: async (client) => edit && edited(client, edit),
    ...more,
  };
}

const edited = (client: Client, edit: Partial<WireKeyBulkUpdate>) =>
  client.updateKeys(PROJECT, [{ key_id: 1, ...edit }]);
const text = (language_iso: string, translation: string) => ({
  translations: [{ language_iso, translation }],
});

function stored({ sandbox }: ApplyResult) {
  const key = sandbox.state().projects[PROJECT]?.keys[0];
  if (!key) throw new Error("gone");
  const [en, de] = key.translations.map(({ translation }) => translation);
  const { tags, description, filenames } = key;
  return { en, de, tags, description, filenames };
}

const PLANNED = { en: "New", de: "Neu", tags: ["a"], description: "new" };

test("a change is written after one reading by id if the key was not edited", async () => {
  await applyCase(testCase(undefined), (applied) => {
    expect(applied.requests).toEqual(["GET /keys", "PUT /keys"]);
    expect(applied.outcomes.title?.state).toBe("done");
    expect(stored(applied)).toMatchObject(PLANNED);
  });
});

describe("a text that was edited after the plan is not written, but the rest of the key is", () => {
  test.each<[string, Partial<WireKeyBulkUpdate>, object, number]>([
    ["an empty text that was filled", text("de", "Von Eva"), { ...PLANNED, de: "Von Eva" }, 8],
    ["a text that was changed", text("en", "By Eva"), { ...PLANNED, en: "By Eva" }, 7],
    ["a text that was cleared", text("en", ""), { ...PLANNED, en: "" }, 7],
    [
      "a text that was reviewed",
      { translations: [{ language_iso: "en", translation: "Old", is_reviewed: true }] },
      { ...PLANNED, en: "Old" },
      7,
    ],
  ])("%s", async (_what, edit, expected, line) => {
    await applyCase(testCase(edit), (applied) => {
      expect(stored(applied)).toMatchObject(expected);
      const outcome = applied.outcomes.title;
      expect(outcome).toMatchObject({ state: "skipped", place: { line } });
      expect(applied.remaining).toEqual(line === 8 ? [] : ["title"]);
    });
  });

  test("the outcome names what was written, and what was not", async () => {
    await applyCase(testCase(text("de", "Von Eva")), ({ outcomes }) => {
      const written = ["description", "tags", "en", "filenames"];
      expect(outcomes.title).toMatchObject({ state: "skipped", written });
      expect(outcomes.title).toHaveProperty(
        "message",
        "de changed in the project after the plan was made, so this field was not written. Run plan to see what is different now. The other fields now have the declared values: description, tags, en, filenames.",
      );
    });
  });

  test("a key is skipped if no part of it was written", async () => {
    const keys = "keys: [{ key_name: title, translations: { de: Neu } }]\n";
    await applyCase(testCase(text("de", "Von Eva"), { keys }), ({ outcomes }) => {
      expect(outcomes.title).toMatchObject({ state: "skipped" });
      expect(outcomes.title).not.toHaveProperty("written");
    });
  });

  test("a text that is now as declared is done without a request", async () => {
    const keys = "keys: [{ key_name: title, translations: { de: Neu } }]\n";
    await applyCase(testCase(text("de", "Neu"), { keys }), ({ requests, outcomes }) => {
      expect(requests).toEqual(["GET /keys"]);
      expect(outcomes.title?.state).toBe("done");
    });
  });

  test("a key that was removed is skipped", async () => {
    const meanwhile = (client: Client) => client.destroyKeys(PROJECT, [1]);
    await applyCase(testCase(undefined, { meanwhile }), ({ requests, outcomes }) => {
      expect(requests).toEqual(["GET /keys"]);
      expect(outcomes.title).toMatchObject({ state: "skipped" });
    });
  });

  test("nothing is written if the keys cannot be read again", async () => {
    await applyCase(testCase(undefined, { faults: [unreadableKeys] }), ({ requests, outcomes }) => {
      expect(new Set(requests)).toEqual(new Set(["GET /keys"]));
      expect(outcomes.title?.state).toBe("not attempted");
    });
  });
});

test("tags and filenames that were set meanwhile stay", async () => {
  const edit = {
    tags: ["b", "c", "protected", "lokaform:web"],
    filenames: { ios: "old.json", android: "theirs.json" },
  };
  await applyCase(testCase(edit), (applied) => {
    expect(applied.outcomes.title?.state).toBe("done");
    expect(stored(applied)).toMatchObject({
      tags: ["a", "c", "lokaform:web", "protected"],
      filenames: { ios: "old.json", android: "theirs.json", web: "new.json" },
    });
  });
});

describe("a rename on one platform", () => {
  const slots = (ios: string, web: string) => ({ ios, android: web, web, other: web });
  const state: ApplyCase["state"] = {
    project: { settings: { per_platform_key_names: true } },
    keys: [{ key_id: 1, key_name: slots("i", "w"), platforms: ["ios", "web"] }],
  };
  const keys = (name: string) => `keys:\n  - { key_name: ${name}, previously: w }\n`;
  const meanwhile = (client: Client) =>
    client.updateKeys(PROJECT, [{ key_id: 1, key_name: slots("i2", "w") }]);

  test("keeps a name that was set on another platform meanwhile", async () => {
    await applyCase({ state, keys: keys("{ web: w2 }"), meanwhile }, ({ sandbox, outcomes, remaining }) => {
      const [key] = sandbox.state().projects[PROJECT]?.keys ?? [];
      expect(key?.key_name).toMatchObject({ ios: "i2", web: "w2" });
      expect([outcomes.w2?.state, remaining]).toEqual(["done", []]);
    });
  });

  test("needs no reading if all platforms get the new name", async () => {
    await applyCase({ state, keys: keys("w2") }, ({ requests }) => {
      expect(requests).toEqual(["PUT /keys"]);
    });
  });
});

test("a filename that was set on the same platform meanwhile stays, and is skipped", async () => {
  await applyCase(testCase({ filenames: { web: "theirs.json" } }), (applied) => {
    expect(applied.outcomes.title).toMatchObject({ state: "skipped", place: { line: 5 } });
    expect(stored(applied).filenames.web).toBe("theirs.json");
  });
});

describe("after a lost response the keys are read before the request is repeated", () => {
  /** Replaces the response to the first request. Then a translator edits. */
  async function lost(fault: Fault, use: (applied: ApplyResult) => void) {
    const clients: Client[] = [];
    let edits = 0;
    const wait = async () => {
      if (edits++ === 0) for (const client of clients) await edited(client, text("de", "Von Eva"));
    };
    const meanwhile = async (client: Client) => clients.push(client);
    await applyCase(testCase(undefined, { meanwhile, faults: [fault], options: { wait } }), use);
    expect(edits).toBe(1);
  }

  test("a request that was carried out does not overwrite newer edits", async () => {
    await lost(responseAfter("updateKeys", "cut", 1), (applied) => {
      expect(stored(applied)).toMatchObject({ ...PLANNED, de: "Von Eva" });
      expect(applied.outcomes.title).toMatchObject({ state: "skipped", place: { line: 8 } });
      expect(writes(applied)).toHaveLength(2);
    });
  });

  test("a request that was not carried out is repeated without the edited values", async () => {
    await lost(responseBefore("updateKeys", "cut", 1), (applied) => {
      expect(stored(applied)).toMatchObject({ ...PLANNED, de: "Von Eva" });
      expect(applied.outcomes.title).toMatchObject({ state: "skipped", place: { line: 8 } });
    });
  });

  test("a removal is not repeated after newer edits", async () => {
    const faults = [responseBefore("destroyKeys", "cut", 1)];
    const meanwhile = async (client: Client) => {
      const destroyKeys = client.destroyKeys.bind(client);
      Object.assign(client, {
        destroyKeys: async (...args: Parameters<Client["destroyKeys"]>) => {
          try {
            return await destroyKeys(...args);
          } catch (error) {
            await edited(client, text("de", "Von Eva"));
            throw error;
          }
        },
      });
    };
    const rules = { prune: { key: "all" }, pruneBy: "destroy" } as const;
    await applyCase(testCase(undefined, { keys: "keys: []\n", meanwhile, faults, rules }), (applied) => {
      expect(applied.outcomes.title).toMatchObject({ state: "skipped" });
      expect(stored(applied).de).toBe("Von Eva");
    });
  });
});

describe("while the service answers each write with 429, keys are read again before each attempt", () => {
  const BUSY = errorResponse(429, "Too many requests");
  const removing = { keys: "keys: []\n", rules: { prune: { key: "all" }, pruneBy: "destroy" } } as const;
  const archiving = { keys: "keys: []\n", rules: { prune: { key: "all" }, pruneBy: "archive" } } as const;

  test.each([1, 2, 3, 4, 5, 6, 7])(
    "an update keeps a text that is written before attempt %i",
    async (nth) => {
      const faults = [
        responseBefore("updateKeys", BUSY, 7),
        editBefore("updateKeys", nth, { de: "Von Eva" }),
      ];
      await applyCase(testCase(undefined, { faults }), (applied) => {
        expect(stored(applied)).toMatchObject({ en: "New", de: "Von Eva" });
        expect(applied.outcomes.title).toMatchObject({ state: "skipped", place: { line: 8 } });
        expect(applied.requests).toEqual(Array.from({ length: 8 }, () => ["GET /keys", "PUT /keys"]).flat());
      });
    },
  );

  test.each([1, 4, 7])("a field that translators do not edit is kept too, before attempt %i", async (nth) => {
    const keys = "keys: [{ key_name: title, description: new }]\n";
    let count = 0;
    const edit: Fault = {
      meanwhile: ({ operation }, { project }) => {
        const [key] = project.keys.all();
        if (operation !== "updateKeys" || ++count !== nth || !key) return false;
        key.description = "By Eva";
        return true;
      },
    };
    const faults = [responseBefore("updateKeys", BUSY, 7), edit];
    await applyCase(testCase(undefined, { keys, faults }), (applied) => {
      expect(stored(applied).description).toBe("By Eva");
      expect(applied.outcomes.title?.state).toBe("skipped");
    });
  });

  test.each([1, 2, 3, 4, 5, 6, 7])("a key that is edited before attempt %i is not removed", async (nth) => {
    for (const [operation, run] of [
      ["destroyKeys", removing],
      ["updateKeys", archiving],
    ] as const) {
      const faults = [responseBefore(operation, BUSY, 7), editBefore(operation, nth, { de: "Von Eva" })];
      await applyCase(testCase(undefined, { ...run, faults }), (applied) => {
        expect(applied.outcomes.title).toMatchObject({ state: "skipped" });
        expect(stored(applied).de).toBe("Von Eva");
      });
    }
  });

  test("a service that always asks to wait ends the change after a limited number of requests", async () => {
    await applyCase(
      testCase(undefined, { faults: [responseBefore("updateKeys", BUSY)] }),
      ({ outcomes, requests }) => {
        expect(outcomes.title).toMatchObject({ state: "failed", how: "refused" });
        expect(writes({ requests })).toHaveLength(8);
        expect(requests).toHaveLength(16);
      },
    );
  });
});

test("the backup has the values that were read just before", async () => {
  const keys = "keys: [{ key_name: title, translations: { en: New, de: Neu } }]\n";
  await applyCase(testCase(text("de", "Von Eva"), { keys }), ({ backups }) => {
    expect(backups).toHaveLength(1);
    expect(backups[0]).toContain("en: Old");
    expect(backups[0]).not.toContain("Eva");
  });
});

describe("a write that moves the writer of texts that it does not send", () => {
  const keys = "keys: [{ key_name: title, translations: { en: New } }]";
  const given = testCase(undefined, { keys });
  const writer = { modified_by: 7, modified_by_email: "jane@example.com" };
  const german = { language_iso: "de", translation: "Alt", ...writer };
  const state = {
    ...given.state,
    keys: (given.state?.keys ?? []).map((key) => ({
      ...key,
      translations: [...text("en", "Old").translations, german],
    })),
  };

  test.for([
    ["move", [expect.stringMatching(/^warning: After a write, .* not sent: 1 in de\. .* pull --accept /)]],
    ["keep", []],
  ] as const)("%s", async ([unverifiedWriter, expected]) => {
    await applyCase({ ...given, state, assumptions: { unverifiedWriter } }, (applied) => {
      expect(applied.outcomes.title?.state).toBe("done");
      expect(applied.remarks).toEqual(expected);
    });
  });
});
