/**
 * The one command: types, lint, unused code, that dist is what the sources make, and all tests (the doors table among
 * them). Every check runs, whatever the others say; arguments go to vitest. Closes with what passed and failed.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildInto } from "./build.ts";

const scratch = mkdtempSync(join(tmpdir(), "lokaform-test-"));
const tally = { passed: 0, failed: 0 };

function check(name: string, passed: boolean, why = ""): void {
  tally[passed ? "passed" : "failed"] += 1;
  console.log(`${passed ? "ok" : "FAILED"}: ${name}${passed || why === "" ? "" : `\n${why}`}`);
}

function command(name: string, program: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  check(name, status === 0, `${stdout}${stderr}`.trim());
}

command("types", "tsc", ["-p", "."]);
command("lint and format", "biome", ["ci", "--colors=off", "."]);
command("unused code", "knip", ["--no-progress"]);
await distIsFresh();
tests(process.argv.slice(2));
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** What users run is dist: it has to be what the sources make, byte by byte. */
async function distIsFresh(): Promise<void> {
  const built = join(scratch, "dist");
  await buildInto(built);
  const names = [...new Set([...filesIn(built), ...filesIn("dist")])].sort();
  const stale = names.filter((name) => read(join(built, name)) !== read(join("dist", name)));
  check(
    "dist is what the sources make",
    stale.length === 0,
    `${stale.join(", ")}: run npm run dist, and commit dist.`,
  );
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function tests(args: readonly string[]): void {
  const file = join(scratch, "tests.json");
  const { status } = spawnSync(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args],
    {
      stdio: "inherit",
    },
  );
  const result: { numPassedTests: number; numFailedTests: number; numTotalTests: number } | undefined =
    JSON.parse(read(file) ?? "null");
  tally.passed += result?.numPassedTests ?? 0;
  tally.failed += result?.numFailedTests ?? 0;
  // A test that was skipped, or a file that could not be loaded, is no success.
  const whole = result !== undefined && result.numTotalTests === result.numPassedTests;
  check("all tests ran", status === 0 && whole);
}
