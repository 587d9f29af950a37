/** When only the declared keys are read, and when all keys are. */

import { afterEach, expect, test } from "vitest";
import { Client } from "../../../src/api/client.ts";
import { ApiError } from "../../../src/api/errors.ts";
import { readManifests } from "../../../src/kinds/read.ts";
import type { Change } from "../../../src/model/plan.ts";
import { DEFAULT_RULES, type Rules } from "../../../src/model/setting.ts";
import { WRITE_ALL } from "../../../src/model/verdict.ts";
import { comparePlans } from "../../../src/plan/comparePlans.ts";
import { makePlan } from "../../../src/plan/makePlan.ts";
import { observe } from "../../../src/remote/observe.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import type { Sandbox } from "../../../src/sandbox/sandbox.ts";
import type { SandboxState } from "../../../src/sandbox/stateSchema.ts";
import { countedAs, errorResponse } from "../../faults/faults.ts";
import { PROJECT } from "../../faults/harness.ts";
import { type Fault, startSandbox } from "../../sandboxFaults/fault.ts";
import { onKeys } from "../../sandboxFaults/shown.ts";
import { ofDeclared } from "../plan/planHarness.ts";

const LIVE = ["a", "b", "c"];
const KEYS = ["a", "b"];
const LARGE = 20_000;

type Project = SandboxState["projects"][string];
type SparseKey = NonNullable<Project["keys"]>[number];

let sandbox: Sandbox;
afterEach(() => sandbox.close());

interface Case {
  /** Names of live keys, or more about them. Their ids are 1, 2, 3… */
  live?: readonly (string | SparseKey)[];
  /** Entries: each the name of a key, and more of its fields. */
  keys?: readonly string[];
  rules?: Partial<Rules>;
  /** A second declaration. */
  target?: { keys: readonly string[]; rules?: Partial<Rules> };
  reviewed?: readonly Change[];
  /** The number of keys that the project counts. Most of them are in no list. */
  total?: unknown;
  perPlatform?: boolean;
  assumptions?: SandboxState["assumptions"];
  faults?: readonly Fault[];
  branch?: string;
}

/** Opens the sandbox of a case, with what is to be read from it. */
async function opened({ live = LIVE, keys = KEYS, rules = {}, target, ...given }: Case) {
  const id = given.branch === undefined ? PROJECT : `${PROJECT}:${given.branch}`;
  const project: Project = {
    project: { settings: { per_platform_key_names: given.perPlatform ?? false } },
    languages: [{ lang_iso: "en" }],
    keys: live.map((one, index) => ({
      key_id: index + 1,
      ...(typeof one === "string" ? { key_name: one } : one),
    })),
  };
  const counted = countedAs("total" in given ? given.total : LARGE);
  sandbox = await startSandbox({
    state: {
      projects: { [PROJECT]: project, ...(id !== PROJECT && { [id]: {} }) },
      ...(given.assumptions && { assumptions: given.assumptions }),
    },
    limits: false,
    faults: [counted, ...(given.faults ?? [])],
  });
  const client = new Client({ token: "any", baseUrl: sandbox.url, rate: Number.POSITIVE_INFINITY });
  const usual: Rules = { ...DEFAULT_RULES, pruneBy: "archive" };
  const declarations = [{ keys, rules }, ...(target ? [target] : [])].map((one) => ({
    declared: declarationOf(one.keys),
    rules: { ...usual, ...one.rules },
  }));
  const sides = declarations.map(({ declared }) => declared);
  const plans = { rules: declarations.map((one) => one.rules), reviewed: given.reviewed ?? [] };
  const read = () => observe(client, id, sides, plans);
  const readAll = () => observe(client, id, sides);
  return { declarations, read, readAll };
}

function declarationOf(entries: readonly string[]) {
  const list = entries.map((entry) => `\n  - { key_name: ${entry} }`).join("");
  const keys = [{ path: "keys.yaml", text: `keys:${list || " []"}\n` }];
  const { declared, problems } = readManifests(KINDS, { keys, webhooks: [] }, { values: {}, tokens: [] });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return declared;
}

/** The requests for keys: their filter, or once `ALL` for all pages of all keys. */
function asked(): string[] {
  const requests = sandbox.requests.flatMap(({ path }) => {
    if (!path.includes("/keys?")) return [];
    const query = new URLSearchParams(path.split("?")[1]);
    for (const filter of ["filter_keys", "filter_key_ids"])
      if (query.has(filter)) return [`${filter}=${query.get(filter)}`];
    return query.get("limit") === "1" ? ["count"] : [ALL];
  });
  return requests.filter((request, index) => request !== ALL || requests.indexOf(ALL) === index);
}

/** Reads as a plan does. Whatever is read, the plans are those of all keys. */
async function readCase(given: Case) {
  const { declarations, read, readAll } = await opened(given);
  const some = await read();
  const requests = asked();
  const all = await readAll();
  if (!some.ok || !all.ok) throw new Error("the project could not be read");
  const { keys } = some.value.objects;
  const notRead = keys?.notRead;
  // Most of the keys that the project counts are in no list.
  if (keys?.notRead !== undefined)
    keys.notRead = (all.value.objects.keys?.objects.length ?? 0) - keys.objects.length;
  const plans = (live: typeof some.value) => {
    const made = declarations.map(({ declared, rules }) => makePlan(declared, live, rules, WRITE_ALL));
    const [head, target] = made;
    const compared = head?.is === "planned" && target?.is === "planned" && comparePlans(head, target);
    return { made: made.map(ofDeclared), compared };
  };
  expect(plans(some.value)).toEqual(plans(all.value));
  return { requests, notRead };
}

const update = (id: string): Change => ({
  ref: "key:1",
  kind: "key",
  label: "a",
  place: { file: "keys.yaml", line: 1, col: 1, endLine: 1, endCol: 1 },
  action: "update",
  id,
  identity: "a",
  seen: "",
  fields: [],
});
const destroy: Change = {
  ref: "key-away:1",
  kind: "key",
  label: "a",
  action: "destroy",
  id: "1",
  how: "destroy",
  seen: "",
};

const NAMED = "filter_keys=a,b";
const ALL = "all pages";

test.each(
  Object.entries<[Case, string[]]>({
    "few declared keys": [{}, [NAMED]],
    "a declared key with a new name, which its former name finds": [
      { keys: ["z, previously: c", "a"] },
      ["filter_keys=z,c,a"],
    ],
    "a chain of renames": [{ keys: ["b, previously: a", "z, previously: b"] }, ["filter_keys=b,a,z"]],
    "ids of keys that their names find": [{ keys: ["a, key_id: 1", "b, key_id: 2"] }, [NAMED]],
    "an id of a key with another name": [
      { keys: ["z, key_id: 3", "a"] },
      ["filter_keys=z,a", "filter_key_ids=1,3"],
    ],
    "an id that is not live": [{ keys: ["a, key_id: 99", "b"] }, [NAMED, "filter_key_ids=1,99"]],
    "a reference to a key that no manifest declares": [
      { keys: ["a, translations: { en: '[%key:c%]' }"] },
      ["filter_keys=a,c"],
    ],
    "a reference with the id of a key": [
      { keys: ["a, translations: { en: '[%key_id:3%]' }"] },
      ["filter_keys=a"],
    ],
    "a name of several live keys": [
      { live: ["a", "b", { key_name: "a", filenames: { web: "x.json" } }] },
      [NAMED],
    ],
    "an archived key": [{ live: ["a", { key_name: "b", is_archived: true }] }, [NAMED]],
    "a key of another team": [
      { live: ["a", { key_name: "b", tags: ["lokaform:web"] }], rules: { owner: "app" } },
      [NAMED],
    ],
    "a key that only the target declares": [{ keys: ["a"], target: { keys: ["b"] } }, [NAMED]],
    "a former name that another team's key keeps": [
      {
        live: [{ key_name: "a", tags: ["lokaform:web"] }],
        keys: ["z, previously: a", "a, new: true"],
        rules: { owner: "app" },
      },
      ["filter_keys=z,a"],
    ],
    "keys that only the target declares, one of them by its id": [
      { keys: ["b"], target: { keys: ["b", "c", "z, key_id: 1"] } },
      ["filter_keys=b,c,z", "filter_key_ids=2,1"],
    ],
    "no declared key": [{ keys: [] }, []],
    "a reviewed update of a declared key": [{ reviewed: [update("1")] }, [NAMED]],
    "filters that find parts of names": [
      { live: ["a", "b", "xa", "B"], assumptions: { nameFilter: "part" } },
      [NAMED],
    ],
    "1,501 keys": [{ total: 1501 }, [NAMED]],
    "no declared key and three pages": [{ keys: [], total: 1500 }, [ALL]],
    "1,500 keys, which are three pages": [{ total: 1500 }, [ALL]],
    "names that need too many requests": [
      { live: ["a", "b"], keys: [...KEYS, `${"x".repeat(1_999)}`], total: 3_500 },
      [ALL],
    ],
    prune: [{ rules: { prune: { key: "owned" } } }, [ALL]],
    "prune in the target only": [{ target: { keys: KEYS, rules: { prune: { key: "all" } } } }, [ALL]],
    "names per platform": [{ perPlatform: true }, [ALL]],
    "no statistics": [{ total: undefined }, [ALL]],
    "a total that is no number": [{ total: "many" }, [ALL]],
    "a comma in a name": [{ live: ["a", "b,c"], keys: ["a", '"b,c"'] }, [ALL]],
    "a comma in a former name": [{ keys: ['a, previously: "b,c"'] }, [ALL]],
    "a reviewed removal": [{ reviewed: [destroy] }, [ALL]],
    "a new key": [{ keys: ["a", "new"] }, ["filter_keys=a,new", ALL]],
    "a new key of the target": [{ keys: ["a"], target: { keys: ["a", "new"] } }, ["filter_keys=a,new", ALL]],
    "a new key with a name that another declared key has": [
      { keys: ["a, new: true", "z, key_id: 1"] },
      ["filter_keys=a,z", ALL],
    ],
    "a name that only looks the same": [
      { live: ["a", "é"], keys: ["a", '"e\\u0301"'] },
      ["filter_keys=a,e\u0301", ALL],
    ],
    "a reviewed update of another key": [{ reviewed: [update("3")] }, [NAMED, ALL]],
  }),
)("%s", async (_what, [given, requests]) => {
  const read = await readCase(given);
  expect(read.requests).toEqual(requests);
  expect(read.notRead === undefined).toBe(requests.includes(ALL));
});

/** Changes each page of a filtered list. */
const filteredPage = (
  filter: string,
  change: (page: { rows: object[]; headers: object }) => object,
): Fault => ({
  onResponse: onKeys(({ path }, page) => (path.includes(filter) ? { ...page, ...change(page) } : page)),
});
const refused = (status: number): Fault => ({
  beforeOperation: ({ path }) =>
    path.includes("filter_keys") ? errorResponse(status, "No such filter") : undefined,
});
const NOTHING = { rows: [], headers: { "X-Pagination-Total-Count": "0" } };
const MANY = Array.from({ length: 510 }, (_, index) => `a${index}`);
const LONG = "x".repeat(150);
const FAR = "y".repeat(1_990);
const BOTH = [NAMED, ALL];

test.each(
  Object.entries<[Case, string[]]>({
    "a URL that is too long": [
      { live: ["a", LONG], keys: ["a", `${LONG}`], assumptions: { longestRequestLine: 200 } },
      [`filter_keys=a,${LONG}`, ALL],
    ],
    "a filter that is refused": [{ faults: [refused(400)] }, BOTH],
    "a filter that is ignored": [
      { live: ["a", "b", ...MANY], assumptions: { nameFilter: "ignored" } },
      [...BOTH],
    ],
    "a filter that finds parts of many names": [
      { live: ["a", "b", ...MANY], assumptions: { nameFilter: "part" } },
      [...BOTH],
    ],
    "a filter by name that finds nothing": [{ faults: [filteredPage("filter_keys", () => NOTHING)] }, BOTH],
    "a list without one of its keys": [
      { faults: [filteredPage("filter_keys", ({ rows }) => ({ rows: rows.slice(1) }))] },
      BOTH,
    ],
    "a list without a total": [{ faults: [filteredPage("filter_keys", () => ({ headers: {} }))] }, BOTH],
    "a list that is too big": [
      {
        faults: [
          filteredPage("filter_keys", ({ headers }) => ({
            headers: { ...headers, "X-Response-Too-Big": "1" },
          })),
        ],
      },
      BOTH,
    ],
    "a key that cannot be read": [
      {
        live: ["a", "b", { key_name: "a", filenames: { web: "x.json" } }],
        faults: [
          filteredPage("filter_keys", ({ rows }) => ({
            rows: rows.map((row, index) => (index === 2 ? { ...row, tags: null } : row)),
          })),
        ],
      },
      BOTH,
    ],
    "a second list of names that is empty": [
      {
        live: ["a", "c", FAR],
        keys: ["a", `z, previously: [c, ${FAR}]`],
        faults: [filteredPage("filter_keys=y", () => NOTHING)],
      },
      ["filter_keys=a,z,c", `filter_keys=${FAR}`, ALL],
    ],
    "a filter by id that does not find a key with another name": [
      { keys: ["a", "b, key_id: 3"], faults: [filteredPage("filter_key_ids", () => NOTHING)] },
      [NAMED, "filter_key_ids=1,3", ALL],
    ],
    "a former name that a filter may change": [
      { keys: ['a, previously: [z, "é "]', "b"] },
      ["filter_keys=a,z,é ,b", ALL],
    ],
    "a branch whose list counts fewer keys than it has": [
      { branch: "develop", faults: [filteredPage("limit=1&", () => NOTHING)] },
      [NAMED, "count", ALL],
    ],
    "a branch whose list has no total": [
      { branch: "develop", faults: [filteredPage("limit=1&", () => ({ headers: {} }))] },
      [NAMED, "count", ALL],
    ],
  }),
)("with %s, all keys are read", async (_what, [given, requests]) => {
  expect((await readCase(given)).requests.sort()).toEqual(requests.toSorted());
});

test.each([401, 403])("a response %i to a filtered request ends the reading", async (status) => {
  const { read } = await opened({ faults: [refused(status)] });
  await expect(read()).rejects.toThrow(ApiError);
  expect(asked()).toEqual([NAMED]);
});

test("200 declared keys of 20,000 are read in 6 requests, and the others are counted", async () => {
  const names = Array.from({ length: 200 }, (_, index) => `screen.${index}.label_of_a_button`);
  const keys = names.map((name) => `${name}, translations: { en: x }`);
  const { declarations, read } = await opened({ live: [...names, "other"], keys });
  const live = await read();
  const [only] = declarations;
  if (!live.ok || !only) throw new Error("the project could not be read");
  expect(sandbox.requests).toHaveLength(6);
  const made = ofDeclared(makePlan(only.declared, live.value, only.rules, WRITE_ALL));
  expect(made).toMatchObject({
    is: "planned",
    plan: { counts: { unmanaged: 19_800, by_kind: { keys: { unmanaged: 19_800 } } } },
    kinds: [{ kind: "key", live: 20_000, matched: 200 }],
  });
});

test("the keys of a branch are counted by its own list", async () => {
  const { read } = await opened({ branch: "develop" });
  const live = await read();
  expect(asked().sort()).toEqual(["count", NAMED]);
  expect(live.ok && live.value.objects.keys?.notRead).toBe(1);
});
