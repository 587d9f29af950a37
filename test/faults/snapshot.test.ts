/** Before the first key is destroyed, the service is asked for a snapshot. Whatever it answers, the run goes on with its backup. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { summary } from "../../src/report/markdown/comment.ts";
import { reportSchema } from "../../src/report/reportSchema.ts";
import { closingText } from "../../src/report/text/reportText.ts";
import type { Assumptions } from "../../src/sandbox/assumptions.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { changedAnswer, errorResponse, responseAfter, responseBefore } from "./faults.ts";
import { type ApplyCase, applyCase, PROJECT, ways, webKey, writes } from "./harness.ts";
import { textBackup } from "./textBackup.ts";
import { type RunOptions, runInFolder } from "./wholeRuns.ts";

const live = (key_id: number, key_name: string) => webKey(key_id, key_name, { en: key_name });
const state = { keys: [live(1, "kept"), live(2, "old"), live(3, "older"), live(4, "oldest")] };
const KEPT = "keys:\n  - key_name: kept\n";
const CASE: ApplyCase = {
  state,
  keys: KEPT,
  rules: { prune: { key: "all" }, pruneBy: "destroy" },
  options: { snapshot: async () => "Before 1234567" },
};

test("it comes after the backup and before the first of several removals, once", async () => {
  const events: string[] = [];
  const backup = textBackup(async () => void events.push("backup"));
  const log: Fault = {
    meanwhile: ({ operation, method }) => {
      if (method !== "GET") events.push(operation);
      return false;
    },
  };
  const options = { ...CASE.options, backup, batchSize: 1 };
  await applyCase({ ...CASE, options, faults: [log] }, ({ outcomes, sandbox }) => {
    expect(events.filter((one) => one === "createSnapshot")).toHaveLength(1);
    expect(events[0]).toBe("backup");
    expect(events.indexOf("createSnapshot")).toBeLessThan(events.indexOf("destroyKeys"));
    expect(events.filter((one) => one === "destroyKeys")).toHaveLength(3);
    expect(ways({ outcomes })).toEqual(["done", "done", "done"]);
    expect(sandbox.state().projects[PROJECT]?.snapshots).toMatchObject([
      { snapshot_id: 1, title: "Before 1234567" },
    ]);
  });
});

const NONE: Record<string, Partial<ApplyCase>> = {
  "that archives": { rules: { prune: { key: "all" }, pruneBy: "archive" } },
  "without removals": { rules: {}, keys: `${KEPT}    description: New\n` },
  "with the setting off": { options: {} },
  "without a backup": { options: { ...CASE.options, backup: undefined } },
  "that may not write": { options: { ...CASE.options, mayWrite: async () => "The branch moved." } },
  "in which a change failed": {
    keys: `${KEPT}    description: New\n`,
    faults: [responseBefore("updateKeys", errorResponse(400, "Not this"))],
  },
  "that removes webhooks": {
    state: { webhooks: [{ url: "https://example.com", events: ["project.imported"] }] },
    keys: "keys: []\n",
    webhooks: "webhooks: []\n",
    rules: { prune: { webhook: "all" } },
  },
};

test.each(Object.entries(NONE))("a run %s asks for none", (_, other) =>
  applyCase({ ...CASE, ...other }, ({ requests, remarks }) => {
    expect(requests).not.toContain("POST /snapshots");
    expect(remarks).toEqual([]);
  }),
);

const REFUSED = /^notice: There is no snapshot of the project .+returned \d+: /;
const UNKNOWN = /^notice: It is not known whether there is a snapshot/;

test.each<[string, RegExp, Fault]>([
  ...[400, 401, 402, 403, 404, 405].map((status): [string, RegExp, Fault] => {
    return [`${status}`, REFUSED, responseBefore("createSnapshot", errorResponse(status, "Refused"))];
  }),
  ["a connection that is cut", UNKNOWN, responseBefore("createSnapshot", "cut")],
  ["a lost response", UNKNOWN, responseAfter("createSnapshot", "cut")],
  ["an error of the server", UNKNOWN, responseBefore("createSnapshot", errorResponse(500, "Oops"))],
  ["no snapshot in it", UNKNOWN, changedAnswer("createSnapshot", () => ({ project_id: PROJECT }))],
])(
  "after %s, a notice says so, and the keys are removed; it is not requested again",
  (_what, notice, fault) =>
    applyCase({ ...CASE, faults: [fault] }, ({ requests, remarks, names }) => {
      expect(writes({ requests })).toEqual(["POST /snapshots", "DELETE /keys"]);
      expect(remarks).toEqual([expect.stringMatching(notice)]);
      expect(names()).toEqual(["kept"]);
    }),
);

test("a run that is stopped while the service makes it removes nothing", async () => {
  let reason: string | undefined;
  const stop: Fault = {
    meanwhile: ({ operation }) => {
      if (operation === "createSnapshot") reason = "The time limit is reached.";
      return false;
    },
  };
  const options = { ...CASE.options, halt: () => reason };
  await applyCase({ ...CASE, options, faults: [stop] }, ({ requests, outcomes }) => {
    expect(writes({ requests })).toEqual(["POST /snapshots"]);
    expect(Object.values(outcomes)).toContainEqual({ state: "not attempted", message: reason });
  });
});

const BRANCH = `${PROJECT}:develop`;
const PRUNE = "prune: { keys: all, by: destroy }\nlimits: { removals_percent: 100 }\n";

interface WholeRun extends Pick<RunOptions, "environment" | "before"> {
  config?: string;
  id?: string;
  faults?: Fault[];
  assumptions?: Partial<Assumptions>;
}

/** A whole run of apply. */
async function wholeRun({ config, id = PROJECT, faults = [], assumptions = {}, ...options }: WholeRun = {}) {
  const projects = { [PROJECT]: state, [BRANCH]: {} };
  const sandbox = await startSandbox({ state: { projects }, faults, assumptions, limits: false });
  try {
    const files = { "keys.yaml": KEPT, "lokaform.yaml": `${PRUNE}${config ?? `project: "${id}"`}\n` };
    const { report, code } = await runInFolder({ url: sandbox.url, command: "apply", files, ...options });
    const asked = sandbox.requests.filter(({ path }) => path.endsWith("/snapshots"));
    const lines = closingText(report, { paint: (_, text) => text });
    const shown = [summary(report, { reportFile: undefined }), ...lines].join("\n");
    return { report, code, asked, shown, state: sandbox.state().projects };
  } finally {
    await sandbox.close();
  }
}

test("the report names it, with the way to restore it", async () => {
  const { report, code, asked, shown } = await wholeRun();
  expect(code).toBe(0);
  const title = expect.stringMatching(/^Before Lokaform removes keys \(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\)$/);
  expect(asked.map(({ body }) => body)).toEqual([{ title }]);
  expect(report.projects[0]?.snapshot).toEqual({ id: "1", title });
  expect(reportSchema.parse(report)).toEqual(report);
  expect(shown).toContain("The service made snapshot `1`: `Before Lokaform removes keys (");
  expect(shown).toContain("The service made snapshot 1: Before Lokaform removes keys (");
  expect(
    shown.match(/To restore it, use Snapshots in Lokalise, which makes a copy of the project\.$/gm),
  ).toHaveLength(2);
});

test.each([
  `project: ${PROJECT}\nsnapshot: off`,
  `projects: { web: { project: ${PROJECT}, snapshot: off } }`,
])("%s", async (config) => {
  const { report, asked, state: after } = await wholeRun({ config });
  expect(asked).toEqual([]);
  expect(report.projects[0]).not.toHaveProperty("snapshot");
  expect(after[PROJECT]?.keys).toHaveLength(1);
});

test("its title names the commit of the workflow, or the one that is checked out", async () => {
  const inWorkflow = await wholeRun({ environment: { GITHUB_SHA: "0123456789abcdef" } });
  expect(inWorkflow.asked[0]?.body).toEqual({ title: "Before Lokaform removes keys (0123456)" });
  let head = "";
  const before = (cwd: string) => {
    const git = (...words: string[]) => execFileSync("git", words, { cwd, encoding: "utf8" });
    git("init", "-q");
    git("add", ".");
    git("commit", "-q", "-m", "Texts");
    head = git("rev-parse", "HEAD");
  };
  const { asked } = await wholeRun({ before });
  expect(asked[0]?.body).toEqual({ title: `Before Lokaform removes keys (${head.slice(0, 7)})` });
});

test.each([
  ["branch", [0, 1]],
  ["project", [1, 0]],
  ["refuse", [0, 0]],
] as const)("for a branch, it is requested with the branch: %s", async (branchSnapshot, made) => {
  const {
    report,
    asked,
    shown,
    state: after,
  } = await wholeRun({ id: BRANCH, assumptions: { branchSnapshot } });
  expect(asked.map(({ path }) => path)).toEqual([`/api2/projects/${BRANCH}/snapshots`]);
  expect([PROJECT, BRANCH].map((id) => after[id]?.snapshots?.length ?? 0)).toEqual(made);
  expect(after[BRANCH]?.keys).toHaveLength(1);
  const isRefused = branchSnapshot === "refuse";
  expect(shown.includes("It may lack this branch, so keep the backup.")).toBe(!isRefused);
  expect(report.projects[0]?.problems.map(({ code, severity }) => [code, severity])).toEqual(
    isRefused ? [["no-snapshot", "notice"]] : [],
  );
});

test.each([
  [{ snapshot_id: "<b>7</b>", title: "\u001b[31m::error::x\n| <script>" }, "<b>7</b>"],
  [{ snapshot_id: "90071992547409931", title: 7 }, "90071992547409931"],
  [{ snapshot_id: ["x"] }, "without an id"],
])("%o of a response is only shown", async (snapshot, id) => {
  const faults = [changedAnswer("createSnapshot", () => ({ snapshot }))];
  const { report, shown, state: after } = await wholeRun({ faults });
  const [project] = report.projects;
  expect(project?.snapshot?.id).toBe(id);
  expect(shown).not.toContain("\u001b");
  expect(shown).not.toMatch(/^(::error|\|)/m);
  expect(after[PROJECT]?.keys).toHaveLength(1);
});
