/** All benchmarks on small input. What can be counted is the same on every machine. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import * as z from "zod";
import { isCounted } from "../../bench/figure.ts";

const run = promisify(execFile);
const RUN = join(import.meta.dirname, "../../bench/run.ts");
const results = z.object({
  failures: z.array(z.unknown()),
  figures: z.array(z.object({ name: z.string(), unit: z.custom<never>(), ours: z.number() })),
});

/** By the name of the figure. A file of dist changes with the sources, so it has only a limit. */
const COUNTED = {
  "locales/pull-files": 16,
  "git/processes": 2,
  "git/requests": 4,
  "plan-fast/requests": 4,
  "plan-fast/bytes": 1_228_583,
  "plan-few/requests": 3,
  "apply-fast/writes": 2,
  "apply-fast/reads": 0,
  "apply-fast/sent": 10_631,
  "apply-texts/writes": 2,
  "apply-texts/reads": 1,
  "apply-texts/sent": 12_821,
  "apply-faults/wrong-0": 0,
  "shared-6/lost-or-doubled": 0,
  "shared-10/lost-or-doubled": 0,
  "start/version-loaded": expect.any(Number),
  "start/validate-loaded": expect.any(Number),
  "start/action-loaded": expect.any(Number),
};

test("every benchmark runs on small input, and counts what it counted before", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "bench-")), "figures.json");
  await run(process.execPath, [RUN, "--small", "--json", file]).catch(({ stdout }) => {
    // The table says what was missed or failed.
    throw new Error(stdout);
  });
  const { figures, failures } = results.parse(JSON.parse(readFileSync(file, "utf8")));
  expect(failures).toEqual([]);
  expect(Object.fromEntries(figures.filter(isCounted).map(({ name, ours }) => [name, ours]))).toEqual(
    COUNTED,
  );
});

test("a benchmark that cannot be measured is a failed row, and the others are measured", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  // Without git, the benchmark of git fails.
  const asked = ["git", "plan-few", "--small", "--json", join(folder, "figures.json")];
  const ended = run(process.execPath, [RUN, ...asked], { env: { PATH: folder } });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/\| FAILED \| git \|.*\n\| holds \| plan-few\/requests \|/),
  });
  const { figures, failures } = results.parse(JSON.parse(readFileSync(join(folder, "figures.json"), "utf8")));
  expect(failures).toEqual([expect.objectContaining({ benchmark: "git" })]);
  expect(figures.map(({ name }) => name)).toEqual(["plan-few/requests"]);
});
