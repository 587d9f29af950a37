/** Our workflows, and those that we give to others: they are right, ask for little, and agree with each other. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { actionIn, complaints } from "./checkers.ts";
import { blocks, PAGES } from "./pages.ts";
import { REUSABLE } from "./reusable.ts";
import { sortOf } from "./sorts.ts";

interface Step {
  id?: string;
  uses?: string;
  with?: Record<string, unknown>;
}
interface Job {
  permissions?: object;
  /** The reusable workflow that it calls. Then it has no steps. */
  uses?: string;
  steps: Step[];
}

const FILES = globSync("{.github,docs}/workflows/*.yml").sort();
const files = FILES.map((name) => ({ name, text: readFileSync(name, "utf8") }));
const shown = PAGES.flatMap((page) => blocks(page, "yaml")).filter(({ text }) => sortOf(text) === "workflow");
const all = [...files, ...shown];
/** The folder of the action that a step uses, if it is ours. */
const folderOf = ({ uses = "" }: Step) => /^(?:\.\/|lokaform\/lokaform\/?)([\w-]*)(?:@|$)/.exec(uses)?.[1];
const ours = (step: Step) => folderOf(step) !== undefined;

test("there are some to look at, in both places and in the pages", () => {
  expect(FILES).toEqual(expect.arrayContaining([".github/workflows/ci.yml", "docs/workflows/apply.yml"]));
  expect(shown).not.toEqual([]);
});

test.each(all)("$name: GitHub's parser and actionlint report nothing", async ({ text }) => {
  expect(await complaints(text)).toEqual([]);
});

const RIGHT = readFileSync("docs/workflows/apply.yml", "utf8");
test.each([
  [
    "an input that is none of ours",
    "          token:",
    "          tokn:",
    "GitHub",
    "Invalid action input 'tokn'",
  ],
  ["a permission that there is not", "contents: read", "contens: read", "GitHub", "contens"],
  ["an event that there is not", "  push:", "  pushed:", "GitHub", "pushed"],
  ["a runner that there is not", "ubuntu-latest", "ubuntu-lates", "actionlint", "ubuntu-lates"],
  [
    "a secret in the wrong tense",
    "secrets.LOKALISE_APPLY_TOKEN",
    "secret.LOKALISE_APPLY_TOKEN",
    "actionlint",
    "secret",
  ],
  [
    "an action without a version",
    "actions/checkout@v7",
    "actions/checkout",
    "actionlint",
    "actions/checkout",
  ],
])("%s is reported", async (_what, right, wrong, reader, word) => {
  expect(RIGHT).toContain(right);
  const found = await complaints(RIGHT.replace(right, wrong));
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${reader}, line \\d+: .*${word}`, "s")));
});

test("an action in place has our inputs, too", async () => {
  const found = await complaints(RIGHT.replace(/lokaform\/lokaform@.*/, "./").replace("  token:", "  tokn:"));
  expect(found).toContainEqual(expect.stringContaining("Invalid action input 'tokn'"));
});

const jobsOf = (text: string) =>
  Object.entries<Omit<Job, "steps"> & Partial<Job>>(parse(text).jobs).map(
    ([id, job]) => [id, { steps: [], ...job }] satisfies [string, Job],
  );

test.each(all)("$name: what it takes from our steps is an output of ours", ({ text }) => {
  const steps = jobsOf(text).flatMap(([, job]) => job.steps.filter(ours));
  for (const [, id = "", output] of text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
    const folder = steps.filter((step) => step.id === id).map(folderOf)[0];
    if (folder !== undefined) expect(Object.keys(actionIn(folder || ".").outputs ?? {})).toContain(output);
  }
});

test.each(all)("$name: every job says what it may do, and why", ({ text }) => {
  const whole: { permissions?: object } = parse(text);
  for (const [, { permissions }] of jobsOf(text))
    expect(permissions ?? whole.permissions).toBeTypeOf("object");
  // A reusable workflow says why its own jobs need them.
  if (jobsOf(text).every(([, { uses }]) => uses !== undefined)) return;
  const granted = [...text.matchAll(/^ +[\w-]+: (?:read|write)\b(.*)$/gm)];
  expect(granted).not.toEqual([]);
  for (const [line, reason] of granted) expect(reason, line).toMatch(/^ +# \w/);
});

test("a schedule reports drift, and another one brings texts back", () => {
  for (const name of ["drift", "pull"])
    expect(parse(readFileSync(`docs/workflows/${name}.yml`, "utf8")).on).toEqual({
      schedule: [{ cron: expect.any(String) }],
      workflow_dispatch: null,
    });
});

test("none runs with rights on what a stranger wrote", () => {
  for (const { name, text } of all)
    expect(text, name).not.toMatch(/pull_request_target|workflow_run:|write-all/);
});

test("a run that writes to a project is not cancelled, and uploads its backup without whole URLs of webhooks", () => {
  const given = all.filter(({ name }) => !name.startsWith(".github/") || name === REUSABLE);
  const applying = given.flatMap(({ name, text }) =>
    jobsOf(text)
      .filter(([, { steps }]) => steps.some((step) => ours(step) && step.with?.command === "apply"))
      .map(([id, job]) => ({ name: `${name} ${id}`, job, text })),
  );
  expect(applying.length).toBeGreaterThan(1);
  for (const { name, job, text } of applying) {
    const { concurrency }: { concurrency?: object } = { ...parse(text), ...job };
    expect(concurrency, name).toMatchObject({ "cancel-in-progress": false });
    const folder = "${{ runner.temp }}/lokaform-backup";
    const kept = job.steps.find(({ uses }) => uses?.startsWith("actions/upload-artifact@"));
    expect(kept, name).toMatchObject({
      if: "always()",
      with: { path: `${folder}\n!${folder}/**/*.urls.json\n`, "if-no-files-found": "ignore" },
    });
  }
});

const isReport = (step: Step) => folderOf(step) === "report";

test("what the action report reads are the reports of all other jobs that publish nothing", () => {
  const combining = all.flatMap(({ name, text }) => {
    const jobs = jobsOf(text);
    const last = jobs.find(([, { steps }]) => steps.some(isReport));
    return last ? [{ name, jobs, job: last[1] }] : [];
  });
  expect(combining.map(({ name }) => name)).toContain("docs/workflows/many-projects.yml");
  for (const { name, jobs, job } of combining) {
    const download = job.steps.find(({ uses }) => uses?.startsWith("actions/download-artifact@"))?.with;
    const pattern = String(download?.pattern).replace(/\*$/, "");
    const report = job.steps.find(isReport)?.with;
    expect(report, name).toMatchObject({ reports: `${download?.path}/**/*.json` });
    expect(job, name).toMatchObject({ if: expect.stringContaining("!cancelled()") });
    const silent = jobs.filter(([, { steps }]) => steps.some((step) => step.with?.publish === false));
    expect(job, name).toMatchObject({ needs: expect.arrayContaining(silent.map(([id]) => id)) });
    for (const [id, { steps }] of silent) {
      const file = steps.find((step) => step.with?.publish === false)?.with?.report;
      const upload = steps.find((step) => step.with?.path === file);
      expect(file, id).toMatch(/\.json$/);
      expect(upload, id).toMatchObject({ if: "always()", with: { overwrite: true } });
      expect(String(upload?.with?.name).startsWith(pattern), id).toBe(true);
    }
  }
});

test("one version of each action, everywhere", () => {
  const versions = new Map<string, Set<string>>();
  for (const { text } of all)
    for (const { name, ref, comment } of usesIn(text))
      versions.set(name, (versions.get(name) ?? new Set()).add(majorOf(comment ?? ref)));
  expect(Object.fromEntries([...versions].map(([name, some]) => [name, [...some].join()]))).toMatchObject({
    "actions/checkout": "v7",
    "actions/upload-artifact": "v7",
    "lokaform/lokaform": "v1",
  });
  for (const [name, some] of versions) expect([...some], name).toHaveLength(1);
});

/** Every `uses:` of an action elsewhere, with the version that a comment names. */
function usesIn(text: string) {
  return [...text.matchAll(/uses: ([\w.-]+\/[^@\s]+)@(\S+)(?: # (v\S+))?/g)].map(
    ([, name = "", ref = "", comment]) => ({ name, ref, comment }),
  );
}

function majorOf(version: string): string {
  return version.split(".")[0] ?? "";
}

const own = files.filter(({ name }) => name.startsWith(".github/"));

/** The commit of the reusable workflow, which a file cannot name itself. */
const OURS = "lokaform/lokaform";

test.each(own)(
  "$name: every action of others is pinned to a commit, and a comment names its version",
  ({ text }) => {
    const uses = usesIn(text).filter(({ name }) => name !== OURS);
    const others = [...text.matchAll(/uses: (?!\.\/)(\S+)@/g)].filter(([, name]) => name !== OURS);
    expect(uses).toHaveLength(others.length);
    for (const { name, ref, comment } of uses) {
      expect(ref, name).toMatch(/^[0-9a-f]{40}$/);
      expect(comment, name).toMatch(/^v\d+\.\d+\.\d+$/);
    }
  },
);

test("one commit of each action in our own workflows, which Dependabot updates", () => {
  const pins = own
    .flatMap(({ text }) => usesIn(text))
    .filter(({ name }) => name !== OURS)
    .map(({ name, ref }) => `${name}@${ref}`);
  const names = pins.map((pin) => pin.split("@")[0]);
  expect(new Set(pins).size).toBe(new Set(names).size);
  const { updates }: { updates: { "package-ecosystem": string }[] } = parse(
    readFileSync(".github/dependabot.yml", "utf8"),
  );
  expect(updates.map((one) => one["package-ecosystem"])).toEqual(["github-actions", "npm"]);
});

test.each(all)("$name: no checkout leaves its token on the disk", ({ text }) => {
  const checkouts = jobsOf(text).flatMap(([, { steps }]) =>
    steps.filter(({ uses }) => uses?.startsWith("actions/checkout@")),
  );
  for (const { with: given } of checkouts) expect(given).toMatchObject({ "persist-credentials": false });
});
