/** The examples of problem codes that need a workflow, in the built action. */
import { expect } from "vitest";
import { PROBLEM_CODES, type ProblemCode } from "../../src/model/problem.ts";
import { type Example, explanationOf } from "../problems/page.ts";
import type { GitHubOptions } from "../rooms/github/github.ts";
import { type Event, pullRequest, push, schedule } from "./events.ts";
import { allowed, test } from "./fixtures.ts";
import { PROJECT, SAME, type Workspace } from "./harness.ts";

/** What starts the workflow, and what the reader of the example need not see. */
interface Setup {
  event(workspace: Workspace, files: Files): Promise<Event>;
  github?: GitHubOptions;
  inputs?: Record<string, string>;
  githubToken?: "";
  env?: Record<string, string>;
  /** Files of the target, instead of those that declare exactly what is live. */
  target?: Files;
}
type Files = Readonly<Record<string, string>>;

const TARGET = { "keys.yaml": SAME };

/** A push to the default branch, with its commit checked out. */
const pushed = async ({ github, write }: Workspace) => {
  const sha = await github.repository.head();
  write(".git/HEAD", `${sha}\n`);
  return push(sha);
};

/** A pull request whose merge is checked out. */
const pulled = async ({ github: { repository } }: Workspace, files: Files, target: Files = TARGET) => {
  const base = { ref: "main", sha: await repository.push("main", { files: target }) };
  const number = await repository.openPull({ login: "octocat", commit: { files } });
  const head = await repository.pullHead(number);
  return pullRequest({ number, head, base, merge: await repository.mergeForRun(number) });
};

const SETUPS: Partial<Record<ProblemCode, Setup>> = {
  "project-not-allowed": {
    event: pushed,
    inputs: { project: "", "allow-projects": "4111891469ba5a0ac6eb03.98873509" },
  },
  conflict: {
    event: async (workspace, files) => {
      await workspace.editAsJane(1, { en: "Empty" });
      return pulled(workspace, files);
    },
  },
  "no-backup-dir": {
    env: { RUNNER_TEMP: "" },
    event: async (workspace, files) => {
      await workspace.github.repository.push("main", { files });
      return pushed(workspace);
    },
  },
  "pull-request": { event: pulled },
  "wrong-ref": { event: async ({ github }) => push(await github.repository.head(), "refs/heads/texts") },
  "stale-commit": {
    event: async (workspace) => {
      const event = await pushed(workspace);
      await workspace.github.repository.push();
      return event;
    },
  },
  "unknown-head": { event: pushed, githubToken: "" },
  "wrong-checkout": {
    event: async (workspace) => {
      const event = await pushed(workspace);
      workspace.write(".git/HEAD", `${"a11ce02".padEnd(40, "0")}\n`);
      return event;
    },
  },
  "no-secrets": { event: async () => pullRequest({ number: 1, from: "fork" }), inputs: { token: "" } },
  "no-pull-request": {
    event: async (workspace) => {
      const { repository } = workspace.github;
      await repository.push("main", { files: TARGET });
      await workspace.editAsJane(1, { en: "Empty" });
      await repository.branch("lokaform/pull/main", await repository.head());
      await repository.push("lokaform/pull/main");
      return schedule((await pushed(workspace)).sha);
    },
    github: allowed({ actions: "read", contents: "write", pull_requests: "write" }),
  },
  "not-published": { event: pulled, github: allowed({ contents: "read" }) },
  "undeclared-project": {
    event: (workspace, files) =>
      pulled(workspace, files, {
        ...TARGET,
        "lokaform.yaml": `projects:\n  web: { project: ${PROJECT}, keys: [keys.yaml] }\n  ios: { project: 4111891469ba5a0ac6eb03.98873509, keys: [keys.yaml] }\n`,
      }),
    inputs: { project: "" },
  },
};

const isInWorkflow = ({ run }: Example) => /^(command|uses): /.test(run);

test("each example of a workflow has an event", () => {
  const codes = PROBLEM_CODES.filter((code) => isInWorkflow(explanationOf(code).example));
  expect(codes).toEqual(Object.keys(SETUPS).sort());
});

test.for(Object.entries(SETUPS))(
  "%s: its example has exactly this problem",
  async ([name, setup], { start }) => {
    const [code] = PROBLEM_CODES.filter((one) => one === name);
    if (!code) throw new Error(`${name} is not a problem code`);
    const { example, effect } = explanationOf(code);
    const workspace = await start(setup.github && { github: setup.github });
    for (const [file, text] of Object.entries(example.files)) workspace.write(file, text);
    const event = await setup.event(workspace, example.files);
    const command = { command: example.run.replace("command: ", "") };
    const inputs = example.run.startsWith("uses: ") ? ({ uses: "pullAction" } as const) : command;
    const { commands } = await workspace.run(
      event,
      { ...inputs, ...setup.inputs },
      {
        ...(setup.githubToken !== undefined && { githubToken: setup.githubToken }),
        ...(setup.env && { env: setup.env }),
      },
    );
    const shown = commands.flatMap(({ name: severity, text, properties }) => {
      if (!properties.title?.startsWith("lokaform: ")) return [];
      const { file, line, col } = properties;
      return [`${file === undefined ? "" : `${file}:${line}:${col}: `}${severity}: ${text}`];
    });
    // An annotation is not indented, and the run names the project.
    const plain = shown.join("\n").replace(/ --project \S+$/gm, "");
    expect(plain).toBe(example.shown.replace(/^ +/gm, ""));
    expect(/(^|: )error: /.test(example.shown)).toBe(effect !== "remark");
  },
);
