/** The progress of long runs at a real terminal, of several widths. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";
import { API_TOKEN, holding, PROJECT } from "../dist/harness.ts";
import { atTerminal, CTRL_C, ENTER } from "../dist/pseudoTerminal.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { rowsOf } from "./screen.ts";

const ERASE = "\r\u001b[2K";
const KEYS = 3_000;
const ENTER_YES = `yes${ENTER}`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lokaform-progress-"));
  const entries = Array.from(
    { length: KEYS },
    (_, index) =>
      `  - key_name: new.${index}\n    platforms: [web]\n    translations: { en: Text ${index} }\n`,
  );
  writeFileSync(join(folder, "keys.yaml"), `keys:\n${entries.join("")}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The service asks once to wait, during the writes. */
function busyOnce(): Fault {
  let asked = false;
  return {
    beforeOperation: ({ operation }) => {
      if (operation !== "createKeys" || asked) return undefined;
      asked = true;
      return { status: 429, headers: { "retry-after": "4" }, body: { json: {} } };
    },
  };
}

async function withSandbox<Result>(
  faults: readonly Fault[],
  run: (sandbox: Sandbox) => Promise<Result>,
): Promise<Result> {
  const state = { token: API_TOKEN, projects: { [PROJECT]: holding("storefront") } };
  const sandbox = await startSandbox({ state, latency: 800, faults });
  try {
    return await run(sandbox);
  } finally {
    await sandbox.close();
  }
}

function apply(columns: number, options: readonly string[] = [], env = {}, faults: readonly Fault[] = []) {
  return withSandbox(faults, ({ url }) =>
    atTerminal(["apply", "--project", PROJECT, "--concurrency", "2", "--yes", ...options], {
      cwd: folder,
      env: { LOKALISE_API_TOKEN: API_TOKEN, LOKALISE_API_URL: url, ...env },
      columns,
    }),
  );
}

/** The texts of the status line, one after the other. */
function statusLines(written: string): string[] {
  return written
    .split(/\r\n/)
    .flatMap((line) => line.split(ERASE).slice(0, -1))
    .filter((text) => text !== "");
}

describe.for([40, 80, 200])("a terminal of %i columns", (columns) => {
  test("shows how far a long run is, and erases it", async () => {
    const { code, written, screen } = await apply(columns);
    expect(code, screen).toBe(0);
    const lines = statusLines(written);
    expect(lines.filter((line) => line.length >= columns)).toEqual([]);
    expect(lines).toContainEqual(expect.stringMatching(/^Reading the project/));
    expect(lines).toContainEqual(expect.stringMatching(/^Applying: [\d,]*00 of 3,000 changes$/));
    const rows = rowsOf(written, columns);
    expect(rows.filter((row) => /Reading|Applying|Planning|of 3,000 changes$/.test(row))).toEqual([]);
  });

  test("says once why it waits, and for how long", async () => {
    const { written, screen, code } = await apply(columns, [], {}, [busyOnce()]);
    expect(code, screen).toBe(0);
    const rows = rowsOf(written, columns);
    expect(rows.join("").match(/Waiting 4 s before .* is sent again/g)).toHaveLength(1);
    expect(rows.filter((row) => /of 3,000 changes/.test(row))).toEqual([]);
  });
});

test.for([
  ["with --quiet", ["--quiet"], {}, /Reading the project|Applying/],
  ["if the terminal cannot erase", [], { TERM: "dumb" }, /\r(?!\n)/],
] as const)("there is no status line %s", async ([, options, env, unwanted]) => {
  const { code, written, screen } = await apply(80, options, env);
  expect(code, screen).toBe(0);
  expect(written).not.toContain("\u001b[2K");
  expect(written.replaceAll(/\r+\n/g, "\n")).not.toMatch(unwanted);
});

test.for([
  ["NO_COLOR", [], { NO_COLOR: "1" }],
  ["--no-color", ["--no-color"], {}],
] as const)("with %s, the status line is shown without colours", async ([, options, env]) => {
  const { code, written, screen } = await apply(80, options, env);
  expect(code, screen).toBe(0);
  expect(statusLines(written).length).toBeGreaterThan(0);
  expect(written).not.toContain("\u001b[2m");
});

test("a question is not disturbed", async () => {
  const question = "Type yes to continue: ";
  const { code, written, screen } = await withSandbox([], ({ url }) =>
    atTerminal(["apply", "--project", PROJECT, "--concurrency", "2"], {
      cwd: folder,
      env: { LOKALISE_API_TOKEN: API_TOKEN, LOKALISE_API_URL: url },
      answers: [[question, ENTER_YES, 2_500]],
      columns: 200,
    }),
  );
  expect(code, screen).toBe(0);
  const [before = "", after = ""] = written.split(question);
  expect(before).toContain("Reading the project");
  // The line editor moves to the column of the response.
  expect(after.split("yes")[0]).toMatch(/^\u001b\[\d+G$/);
  expect(after.split("yes")[1]).toContain("Applying: ");
});

test("Ctrl-C leaves no status line", async () => {
  const { code, written } = await withSandbox([], ({ url }) =>
    atTerminal(["apply", "--project", PROJECT, "--concurrency", "2", "--yes"], {
      cwd: folder,
      env: { LOKALISE_API_TOKEN: API_TOKEN, LOKALISE_API_URL: url },
      answers: [["Applying", CTRL_C]],
      columns: 200,
    }),
  );
  expect(code).toBe(130);
  const rows = rowsOf(written, 200);
  expect(rows.filter((row) => /^\^?C?(Reading|Applying|Verifying)/.test(row))).toEqual([]);
});

test("with --format json, standard output has only the report", async () => {
  const { code, written } = await withSandbox([], ({ url }) =>
    atTerminal(["plan", "--project", PROJECT, "--format", "json"], {
      cwd: folder,
      env: { LOKALISE_API_TOKEN: API_TOKEN, LOKALISE_API_URL: url },
      columns: 200,
    }),
  );
  expect(code).toBe(0);
  expect(statusLines(written)).toContainEqual(expect.stringMatching(/^Reading the project/));
  expect(JSON.parse(rowsOf(written, 100_000).join("\n"))).toMatchObject({ command: "plan" });
});
