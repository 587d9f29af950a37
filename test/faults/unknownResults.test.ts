/** If a response leaves the result open, the keys are read back before their outcome is reported. */

import { describe, expect, test } from "vitest";
import type { Fault } from "../sandboxFaults/fault.ts";
import { onKeys } from "../sandboxFaults/shown.ts";
import {
  errorResponse,
  firstKeyMissing,
  htmlAnswer,
  omitKeys,
  responseAfter,
  responseBefore,
  unreadableKeys,
} from "./faults.ts";
import { type ApplyCase, applyCase, manyKeys, messages, sentKeys, ways, webKey } from "./harness.ts";

const live = (count: number) =>
  Array.from({ length: count }, (_, index) => webKey(index + 1, `key.${index + 1}`));
const described = (count: number) =>
  `keys:\n${live(count)
    .map(({ key_name }) => `  - { key_name: ${key_name}, description: new }\n`)
    .join("")}`;
const updates = (count: number, testCase: ApplyCase = {}): ApplyCase => ({
  state: { keys: live(count) },
  keys: described(count),
  ...testCase,
});
const creates = (count: number, testCase: ApplyCase = {}): ApplyCase => ({
  keys: manyKeys(count),
  ...testCase,
});

/** The outcome of each change, in a word or two, and the requests. */
async function ends(testCase: ApplyCase) {
  let end = { how: [""], requests: [""], messages: [""], remaining: [""], sizes: [0] };
  await applyCase(testCase, (applied) => {
    const { requests, remaining, sandbox } = applied;
    const written = sandbox.requests.filter(({ method }) => method !== "GET");
    const sizes = written.map(({ body }) => sentKeys(body).length);
    end = { how: ways(applied), messages: messages(applied), requests, remaining, sizes };
  });
  return end;
}

describe("a response of 200 that does not mention a change", () => {
  test.each([
    [
      "create",
      creates(3),
      "createKeys",
      "POST /keys",
      "unknown result",
      /Lokaform did not find it afterwards/,
    ],
    [
      "update",
      updates(3),
      "updateKeys",
      "PUT /keys",
      "not made",
      /answered without an error, but did not do this\. Apply again/,
    ],
  ])(
    "an unmentioned %s that is found is done; one that is not found fails",
    async (_what, testCase, operation, request, how, message) => {
      const found = await ends({ ...testCase, faults: [omitKeys(operation, "unmentioned", 1)] });
      expect(found).toMatchObject({
        how: ["done", "done", "done"],
        requests: [request, "GET /keys"],
        remaining: [],
      });
      const lost = await ends({ ...testCase, faults: [omitKeys(operation, "unwritten", 1)] });
      expect(lost).toMatchObject({
        how: ["done", how, "done"],
        requests: [request, "GET /keys"],
        remaining: ["key.2"],
      });
      expect(lost.messages[1]).toMatch(message);
    },
  );

  test.each([
    ["create", creates(3), "createKeys", unreadableKeys],
    ["update", updates(3), "updateKeys", unreadableKeys],
    ["create", creates(3), "createKeys", firstKeyMissing],
    ["update", updates(3), "updateKeys", firstKeyMissing],
  ])(
    "an unmentioned %s that cannot be read back whole may have happened",
    async (_what, testCase, operation, fault) => {
      const { how, messages } = await ends({
        ...testCase,
        faults: [omitKeys(operation, "unmentioned", 1), fault],
      });
      expect(how).toEqual(["done", "unknown result", "done"]);
      expect(messages[1]).toMatch(
        /does not mention this key, and Lokaform did not|could not read the project again/,
      );
    },
  );

  test("a value that is stored differently fails a create, and an update of it is planned again", async () => {
    const trims: Fault = { storeText: (_request, text) => text.replace("2", "two") };
    const { how, messages } = await ends(
      creates(3, { faults: [omitKeys("createKeys", "unmentioned", 1), trims] }),
    );
    expect(how).toEqual(["done", "stored differently", "done"]);
    expect(messages[1]).toMatch(/"text 2" was sent, "text two" is stored/);
  });

  test("nothing is read back if the response mentions every change", async () => {
    expect((await ends(updates(3))).requests).toEqual(["PUT /keys"]);
    expect((await ends(creates(3))).requests).toEqual(["POST /keys"]);
  });
});

test("a refused change is reported with the service's message and code, and the others are done", async () => {
  const writeKey: Fault["writeKey"] = (_request, { key_id }) =>
    key_id === 2 ? { message: "Locked by task", code: 409, key_id } : undefined;
  const { how, messages, requests } = await ends(updates(3, { faults: [{ writeKey }] }));
  expect({ how, requests }).toEqual({ how: ["done", "refused", "done"], requests: ["PUT /keys"] });
  expect(messages[1]).toBe("The service refused it: Locked by task (code 409).");
});

test("a create that is not refused because of its name is not read back", async () => {
  const writeKey: Fault["writeKey"] = (_request, { key_name }) =>
    key_name === "key.2" ? { message: "Too long", code: 400, key_name: "key.2" } : undefined;
  const { how, requests } = await ends(creates(3, { faults: [{ writeKey }] }));
  expect({ how, requests }).toEqual({ how: ["done", "refused", "done"], requests: ["POST /keys"] });
});

describe("a request that failed and may have happened", () => {
  test("an update that was carried out is done, and another one may have happened", async () => {
    const done = await ends(updates(3, { faults: [responseAfter("updateKeys", "cut")] }));
    expect(done).toMatchObject({ how: ["done", "done", "done"], remaining: [] });
    expect(done.requests.at(-1)).toBe("GET /keys");
    const lost = await ends(updates(3, { faults: [responseBefore("updateKeys", "cut")] }));
    expect(lost).toMatchObject({
      how: Array(3).fill("not made"),
      remaining: ["key.1", "key.2", "key.3"],
    });
  });

  test("an update that is too large is sent again in halves, then in quarters, and then read back", async () => {
    const { how, sizes } = await ends(
      updates(8, { faults: [responseBefore("updateKeys", htmlAnswer(504))] }),
    );
    expect(how).toEqual(Array(8).fill("not made"));
    expect([...new Set(sizes)]).toEqual([8, 4, 2]);
    const alone = await ends(updates(1, { faults: [responseBefore("updateKeys", htmlAnswer(504))] }));
    expect(alone.requests).toEqual(Array(5).fill(["PUT /keys", "GET /keys"]).flat());
    const fewer: Fault = {
      beforeOperation: ({ operation, body }) =>
        operation === "updateKeys" && sentKeys(body).length > 2 ? htmlAnswer(502) : undefined,
    };
    expect(await ends(updates(5, { faults: [fewer] }))).toMatchObject({
      how: Array(5).fill("done"),
      remaining: [],
    });
    expect([
      ...new Set((await ends(updates(2, { faults: [responseBefore("updateKeys", htmlAnswer(500))] }))).sizes),
    ]).toEqual([2]);
  });

  test("a create is not sent again, and later requests are smaller", async () => {
    const { how, sizes, messages } = await ends(
      creates(4, { faults: [responseBefore("createKeys", htmlAnswer(504))] }),
    );
    expect({ how, sizes }).toEqual({ how: Array(4).fill("unknown result"), sizes: [4] });
    expect(messages[0]).toMatch(
      /did not find it, but that does not prove that it was not created\. So it was not sent again\. Apply again: the key is created only if it is still missing\.$/,
    );
    const slow: Fault = {
      beforeOperation: ({ operation, body }) =>
        operation === "createKeys" && sentKeys(body).length > 2 ? htmlAnswer(504) : undefined,
    };
    const options = { batchSize: 4, concurrency: 1 };
    expect((await ends(creates(8, { faults: [slow], options }))).sizes).toEqual([4, 2, 2]);
    const cut = await ends(creates(8, { faults: [responseBefore("createKeys", "cut")], options }));
    expect(cut.sizes).toEqual([4, 4]);
  });

  test.each<[string, (path: string) => boolean]>([
    ["the filter does not find the names", (path) => path.includes("filter_keys")],
    ["all lists are older than the request", () => true],
  ])("a create that was carried out is not sent again if %s", async (_what, isEmpty) => {
    const old: Fault = {
      onResponse: onKeys(({ path }, page) =>
        isEmpty(path) ? { rows: [], headers: { ...page.headers, "X-Pagination-Total-Count": "0" } } : page,
      ),
    };
    const { how, sizes, remaining } = await ends(
      creates(4, { faults: [responseAfter("createKeys", "cut", 1), old] }),
    );
    expect({ how, sizes, remaining }).toEqual({
      how: Array(4).fill("unknown result"),
      sizes: [4],
      remaining: [],
    });
  });

  test("a create that is carried out late is found by the second search", async () => {
    let lists = 0;
    const late: Fault = {
      onResponse: onKeys((_request, page) =>
        lists++ > 0 ? page : { rows: [], headers: { ...page.headers, "X-Pagination-Total-Count": "0" } },
      ),
    };
    const { how, sizes } = await ends(creates(4, { faults: [responseAfter("createKeys", "cut", 1), late] }));
    expect({ how, sizes }).toEqual({ how: Array(4).fill("done"), sizes: [4] });
  });

  test("if a part of a create was done, the rest is not sent again", async () => {
    let first = true;
    const half: Fault = {
      writeKey: (_request, _sent, position) => (first && position % 2 === 0 ? "unwritten" : undefined),
      onResponse: ({ operation }) => {
        if (!first || operation !== "createKeys") return undefined;
        first = false;
        return "cut";
      },
    };
    const { how, sizes, remaining } = await ends(creates(4, { faults: [half] }));
    expect({ how, sizes, remaining }).toEqual({
      how: ["unknown result", "done", "unknown result", "done"],
      sizes: [4],
      remaining: ["key.1", "key.3"],
    });
  });

  test.each([
    ["creates", creates(2), "createKeys"],
    ["updates", updates(2), "updateKeys"],
  ])(
    "%s that cannot be read back may have happened, and each is reported once",
    async (_what, testCase, operation) => {
      const { how } = await ends({ ...testCase, faults: [responseAfter(operation, "cut"), unreadableKeys] });
      expect(how).toEqual(["unknown result", "unknown result"]);
    },
  );

  test.each([
    ["creates", creates(2), "createKeys", "POST /keys"],
    ["updates", updates(2), "updateKeys", "PUT /keys"],
  ])(
    "%s of a run that was halted meanwhile are not even read back",
    async (_what, testCase, operation, request) => {
      let asked = 0;
      const halt = () => (asked > 0 ? "The run was interrupted." : undefined);
      const cut: Fault = {
        onResponse: (seen) => (seen.operation === operation && ++asked > 0 ? "cut" : undefined),
      };
      const { how, requests } = await ends({ ...testCase, options: { halt }, faults: [cut] });
      expect(how).toEqual(["unknown result", "unknown result"]);
      expect(new Set(requests)).toEqual(new Set([request]));
    },
  );
});

describe("a refusal of all changes is not halved", () => {
  const tokenPlace = { file: ".github/workflows/l10n.yml", line: 9, col: 1, endLine: 9, endCol: 1 };

  test.each([
    [401, "creates", creates(30), "createKeys"],
    [403, "creates", creates(30), "createKeys"],
    [403, "updates", updates(30), "updateKeys"],
  ])(
    "after %i for %s the token is not used again, and the ones after them are not attempted",
    async (status, _what, testCase, operation) => {
      const faults = [responseBefore(operation, errorResponse(status, "Forbidden"))];
      const options = { batchSize: 10, concurrency: 1, tokenPlace };
      await applyCase({ ...testCase, options, faults }, (applied) => {
        expect(applied.remarks).toEqual([expect.stringContaining("error: The API token")]);
        expect(applied.requests).toHaveLength(1);
        expect(ways(applied)).toEqual([...Array(10).fill("refused"), ...Array(20).fill("not attempted")]);
        expect(messages(applied)[29]).toMatch(
          /^The service refuses all requests for this project: .*Forbidden/,
        );
      });
    },
  );

  test("of updates with a malformed one, all others are done", async () => {
    const malformed: Fault = {
      beforeOperation: ({ body }) => (sentKeys(body).includes("7") ? errorResponse(400, "No") : undefined),
    };
    const { how, remaining } = await ends(updates(40, { faults: [malformed] }));
    expect(how).toEqual([...Array(6).fill("done"), "refused", ...Array(33).fill("done")]);
    expect(remaining).toEqual(["key.7"]);
  });

  test.each([
    ["creates", creates(64), "createKeys", 8],
    ["updates", updates(8), "updateKeys", 5],
  ])(
    "if all %s are refused for the same reason, two are tried alone",
    async (_what, testCase, operation, most) => {
      const faults = [responseBefore(operation, errorResponse(400, "Plan limit reached"))];
      const { how, requests } = await ends({ ...testCase, faults });
      expect(how.filter((one) => one === "refused")).toHaveLength(2);
      expect(how.filter((one) => one === "not attempted")).toHaveLength(how.length - 2);
      expect(requests.length).toBeLessThanOrEqual(most);
    },
  );
});

test.each([true, false, undefined])("use_automations is sent as it was said: %s", async (useAutomations) => {
  for (const testCase of [creates(1), updates(1)]) {
    await applyCase({ ...testCase, options: { useAutomations } }, ({ sandbox }) => {
      const [write] = sandbox.requests.filter(({ method }) => method !== "GET");
      const body = write?.body as { use_automations?: boolean };
      expect(body.use_automations).toBe(useAutomations);
      expect("use_automations" in body).toBe(useAutomations !== undefined);
    });
  }
});
