/** Reading back: no key is missed, and a list that lacks keys is not trusted. */

import { describe, expect, test } from "vitest";
import { Client } from "../../src/api/client.ts";
import { RunBackup } from "../../src/backup/write.ts";
import type { LiveKeys } from "../../src/keys/liveKey.ts";
import { lookUpKeys, readByIds, readByNames } from "../../src/keys/observe.ts";
import { DEFAULT_RULES } from "../../src/model/setting.ts";
import { WRITE_ALL } from "../../src/model/verdict.ts";
import { allLanguages } from "../../src/remote/project.ts";
import { IncompleteRead, type Sending, StopRule } from "../../src/remote/sending.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { PROJECT as project } from "../rooms/plan/planHarness.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { onKeys } from "../sandboxFaults/shown.ts";
import { firstKeyMissing, htmlAnswer } from "./faults.ts";
import { PROJECT } from "./harness.ts";

type Keys = NonNullable<SandboxState["projects"][string]["keys"]>;

async function reading<Read>(
  keys: Keys,
  read: (sending: Sending) => Promise<Read>,
  faults: Fault[] = [],
): Promise<{ read: Read; paths: string[] }> {
  const sandbox = await startSandbox({ state: { projects: { [PROJECT]: { keys } } }, limits: false, faults });
  const client = new Client({ token: "any", baseUrl: sandbox.url, rate: Number.POSITIVE_INFINITY });
  const context = {
    project,
    rules: DEFAULT_RULES,
    variables: new Map<string, string>(),
    verdicts: WRITE_ALL,
  };
  const wait = async () => {};
  try {
    const sending = {
      client,
      projectId: PROJECT,
      context,
      useAutomations: undefined,
      wait,
      stop: new StopRule(() => undefined),
      backup: new RunBackup(undefined),
      languages: allLanguages(client, project),
      creates: { max: 500 },
      snapshot: async () => undefined,
    };
    return { read: await read(sending), paths: sandbox.requests.map(({ path }) => path) };
  } finally {
    await sandbox.close();
  }
}

const named = (names: string[]): Keys => names.map((key_name, index) => ({ key_id: index + 1, key_name }));
const many = (count: number) => Array.from({ length: count }, (_, index) => `key.${index + 1}`);
const askedIds = (path: string) =>
  new URL(path, "http://x").searchParams.get("filter_key_ids")?.split(",") ?? [];
const ids = ({ objects }: LiveKeys) => objects.map(({ key_id }) => Number(key_id));

describe("by id", () => {
  test("500 in a request, each once, with all texts as they were written", async () => {
    const wanted = Array.from({ length: 510 }, (_, index) => index + 1);
    const { read, paths } = await reading(named(many(520)), (sending) => readByIds(sending, wanted));
    expect(ids(read)).toEqual(wanted);
    expect(paths).toHaveLength(2);
    for (const path of paths) expect(path).toMatch(/include_translations=1.*disable_references=1/);
    const [key] = read.objects;
    expect(key?.translations).toBeDefined();
  });

  test.each([
    [9, 1],
    [11, 1],
    [12, 2],
    [20, 2],
  ])("500 ids of %i digits need %i requests, which the service accepts", async (digits, requests) => {
    const wanted = Array.from({ length: 500 }, (_, index) => String(index).padStart(digits, "1"));
    const { paths } = await reading([], (sending) => readByIds(sending, wanted));
    expect(paths).toHaveLength(requests);
    expect(paths.flatMap(askedIds).sort()).toEqual(wanted.toSorted());
  });

  test.each([
    [
      "the URL",
      { beforeOperation: ({ path }) => (askedIds(path).length > 200 ? htmlAnswer(414) : undefined) },
    ],
    [
      "the response",
      {
        onResponse: onKeys(({ path }, page) =>
          askedIds(path).length > 200
            ? { ...page, headers: { ...page.headers, "X-Response-Too-Big": "1" } }
            : page,
        ),
      },
    ],
  ] satisfies [string, Fault][])(
    "if %s is too long for the service, fewer are read at once",
    async (_what, fault) => {
      const wanted = Array.from({ length: 500 }, (_, index) => index + 1);
      const read = (sending: Sending) => readByIds(sending, wanted);
      const { read: found, paths } = await reading(named(many(500)), read, [fault]);
      expect(ids(found)).toEqual(wanted);
      expect(paths.map((path) => askedIds(path).length)).toEqual([500, 250, 125, 125, 250, 125, 125]);
    },
  );

  test("deleted keys are missing, and an empty list of ids needs no request", async () => {
    const { read } = await reading(named(many(3)), (sending) => readByIds(sending, [2, "3", 99]));
    expect(ids(read)).toEqual([2, 3]);
    expect(await reading(named(many(3)), (sending) => readByIds(sending, []))).toEqual({
      read: { objects: [], unusable: [] },
      paths: [],
    });
  });
});

describe("by name", () => {
  test("each key with one of the names, once, and no other", async () => {
    const keys: Keys = [
      ...named(["a", "b", "c"]),
      { key_id: 9, key_name: { ios: "x", android: "x", web: "b", other: "a" } },
    ];
    const { read } = await reading(keys, (sending) => readByNames(sending, ["a", { web: "b" }]));
    expect(ids(read).sort()).toEqual([1, 2, 9]);
    const { read: trimmed } = await reading(keys, (sending) => readByNames(sending, [" a", "c"]));
    expect(ids(trimmed)).toEqual([3]);
  });

  test("URLs stay short enough for the service, even with many and long names", async () => {
    const names = Array.from({ length: 60 }, (_, index) => `${"ü".repeat(20)}.${index}`);
    const { read, paths } = await reading(named(names), (sending) => readByNames(sending, names));
    expect(read.objects).toHaveLength(60);
    const asked = paths.map(
      (path) => new URL(path, "http://x").searchParams.get("filter_keys")?.split(",") ?? [],
    );
    expect(asked.flat()).toEqual(names);
    const lengths = asked.map((list) =>
      list.reduce((sum, name) => sum + encodeURIComponent(name).length + 3, 0),
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2_000);
    expect(lengths.slice(0, -1).every((length) => length > 1_800)).toBe(true);
  });

  test("names that need several requests are searched by all of them at the same time", () => {
    let requests = 0;
    const keys = () => {
      requests += 1;
      return new Promise<never>(() => {});
    };
    const client = { keys, allKeys: () => expect.unreachable() };
    void readByNames({ client, projectId: PROJECT }, ["a".repeat(1_500), "b".repeat(1_500)]);
    expect(requests).toBe(2);
  });

  test("names that just fill a URL share it, and one letter more needs a second URL", async () => {
    const requests = async (length: number) =>
      (await reading([], (sending) => readByNames(sending, ["a".repeat(997), "b".repeat(length)]))).paths
        .length;
    expect([await requests(997), await requests(998)]).toEqual([1, 2]);
  });

  test("a name that is longer than a URL has its own request", async () => {
    const long = "x".repeat(2_500);
    const { read } = await reading(named([long, "b"]), (sending) => readByNames(sending, [long, "b"]));
    expect(ids(read)).toEqual([1, 2]);
  });

  test("more than a page of keys may have one name", async () => {
    const keys = many(1_001).map((web, index) => ({
      key_id: index + 1,
      key_name: "same",
      filenames: { web },
    }));
    const { read, paths } = await reading(keys, (sending) => readByNames(sending, ["same"]));
    expect(new Set(ids(read)).size).toBe(1_001);
    expect(paths).toHaveLength(3);
  });

  test("a name with a comma, which the filter cannot express, is searched among all keys", async () => {
    const keys = named([...many(501), "a, b", "c"]);
    const { read, paths } = await reading(keys, (sending) => readByNames(sending, ["a, b", "c"]));
    expect(ids(read)).toEqual([502, 503]);
    for (const path of paths) expect(path).not.toContain("filter_keys");
    expect(read.objects[0]?.translations).toBeDefined();
    expect(paths.filter((path) => /include_translations=1.*disable_references=1/.test(path))).toHaveLength(
      paths.length,
    );
  });
});

test("a restore finds a live key by its name also if the filter of the service does not", async () => {
  const deaf: Fault = {
    onResponse: onKeys(({ path }, page) =>
      path.includes("filter_keys")
        ? { rows: [], headers: { ...page.headers, "X-Pagination-Total-Count": "0" } }
        : page,
    ),
  };
  // A restore needs only the values of these entries to find their keys.
  const entries = ["key.2", "gone"].map((key_name) => ({
    declared: { values: { key_id: "99", key_name } },
  })) as unknown as Parameters<typeof lookUpKeys>[2];
  const look = ({ client }: Sending) => lookUpKeys(client, PROJECT, entries);
  const { read } = await reading(named(many(3)), look, [deaf]);
  expect(ids(read)).toEqual([2]);
  expect(read.objects[0]?.translations).toBeDefined();
});

describe("a list that lacks keys, or reports that it was too long, is not trusted", () => {
  const tooBig: Fault = {
    onResponse: onKeys((_request, page) => ({
      ...page,
      headers: { ...page.headers, "X-Response-Too-Big": "1" },
    })),
  };
  test.each([
    ["by id, short", firstKeyMissing, (sending: Sending) => readByIds(sending, [1, 2])],
    ["by id, too big", tooBig, (sending: Sending) => readByIds(sending, [1, 2])],
    ["by name, short", firstKeyMissing, (sending: Sending) => readByNames(sending, ["key.1", "key.2"])],
    [
      "by name with a comma, short",
      firstKeyMissing,
      (sending: Sending) => readByNames(sending, ["key.1", "a,b"]),
    ],
  ])("%s", async (_what, fault, read) => {
    await expect(reading(named(many(2)), read, [fault])).rejects.toThrow(IncompleteRead);
  });
});
