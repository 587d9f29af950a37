/** How many requests and bytes a run needs. `npm run bench` measures the same for large projects. */
import { expect, test } from "vitest";
import { applyRequests, planRequests } from "../../scripts/scaleTables.ts";
import type { RunCommand } from "../../src/model/command.ts";
import { type RequestEntry, startSandbox } from "../../src/sandbox/sandbox.ts";
import { runInFolder } from "../faults/wholeRuns.ts";
import { sample } from "../scale.ts";

const PROJECT = "803826145ba90b42d5d860.46800099";

interface Keys {
  readonly count: number;
  readonly languages: readonly string[];
  readonly description?: string;
  readonly text?: string;
}

function liveState({ count, languages, description = "Now.", text = "Text" }: Keys, inProject = languages) {
  const keys = Array.from({ length: count }, (_, index) => ({
    key_id: index + 1,
    key_name: `key_${index}`,
    description,
    translations: languages.map((language_iso) => ({ language_iso, translation: `${text} ${index}` })),
  }));
  return { projects: { [PROJECT]: { languages: inProject.map((lang_iso) => ({ lang_iso })), keys } } };
}

function manifest({ count, languages }: Keys): string {
  const keys = Array.from({ length: count }, (_, index) => ({
    key_name: `key_${index}`,
    platforms: ["web"],
    description: "Now.",
    translations: Object.fromEntries(languages.map((language) => [language, `Text ${index}`])),
  }));
  return JSON.stringify({ keys });
}

async function requestsOf(
  command: RunCommand,
  state: ReturnType<typeof liveState>,
  declared: Keys,
  batchSize = 500,
): Promise<readonly RequestEntry[]> {
  const sandbox = await startSandbox({ limits: false, state });
  const { code } = await runInFolder({
    url: sandbox.url,
    command,
    files: {
      "lokaform.yaml": `project: "${PROJECT}"\nlimits: { overwrites_percent: 100 }\n`,
      "keys.yaml": manifest(declared),
    },
    raw: { concurrency: ["6"] },
    batchSize,
  });
  await sandbox.close();
  expect(code).toBe(0);
  return sandbox.requests;
}

const PAGES = [
  [500, 1],
  [501, 2],
  [0, 1],
  [1, 1],
  [998, 2],
  [999, 3],
  [1_700, 4],
] as const;

test.each(sample(PAGES, ([, pages]) => Math.min(pages, 3)))(
  "a plan of %i keys reads %i page(s) of keys, the project and its languages",
  async (count, pages) => {
    const keys = { count, languages: ["en", "de"] };
    const requests = await requestsOf("plan", liveState(keys), { ...keys, count: Math.max(1, count) });
    const paths = requests.map(({ path }) => path.split("?")[0]?.split(PROJECT)[1]);
    expect(paths.filter((path) => path === "/keys")).toHaveLength(pages);
    expect(paths.filter((path) => path !== "/keys").sort()).toEqual(["", "/languages"]);
    expect(planRequests(count)).toBe(requests.length);
  },
);

test.each([
  ["plan", 1],
  ["apply", 1],
  ["drift", 5],
] as const)("a %s of 10 keys in a project of 2,100 reads %i list(s) of keys", async (command, lists) => {
  const keys = { count: 2_100, languages: ["en"] };
  const requests = await requestsOf(command, liveState(keys), { ...keys, count: 10 });
  expect(requests.filter(({ path }) => path.includes("/keys?"))).toHaveLength(lists);
  expect(requests).toHaveLength(lists + 2);
});

test("languages that no manifest declares cost no bytes", async () => {
  const keys = { count: 300, languages: ["en", "de"] };
  const bytes = async (inProject: readonly string[]) => {
    const requests = await requestsOf("plan", liveState(keys, inProject), keys);
    return sum(requests.filter(({ path }) => path.includes("/keys")).map((request) => request.bytes));
  };
  const few = await bytes(keys.languages);
  expect(few).toBeGreaterThan(300 * 100);
  const many = await bytes([...keys.languages, "fr", "ja", "pt_BR", "es", "it"]);
  // With more languages, the ids of translations have more digits.
  expect(many / few).toBeLessThan(1.01);
});

test.each([
  { outdated: { description: "Before." }, reads: 0 },
  { outdated: { text: "Before" }, reads: 10 },
])("an apply sends each batch once, and reads texts again before it writes them: $outdated", async (row) => {
  const languages = ["en", "de"];
  const live = liveState({ count: 200, languages, ...row.outdated });
  const requests = await requestsOf("apply", live, { count: 400, languages }, 20);
  const writes = requests.filter(({ method }) => method !== "GET");
  expect(writes.map(({ method }) => method).sort()).toEqual([
    ...Array(10).fill("POST"),
    ...Array(10).fill("PUT"),
  ]);
  expect(requests.filter(({ path }) => path.includes("filter_key_ids"))).toHaveLength(row.reads);
});

test("the tables of docs/scale.md count the requests that an apply of texts sends after its plan", async () => {
  const languages = ["en", "de"];
  const live = liveState({ count: 600, languages, text: "Before" });
  const requests = await requestsOf("apply", live, { count: 1_200, languages });
  const user = requests.filter(({ path }) => path.endsWith("/contributors/me"));
  expect(requests).toHaveLength(planRequests(600) + user.length + applyRequests(1_200));
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
