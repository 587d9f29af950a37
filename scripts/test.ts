/**
 * Runs all checks at the same time: types, lint, unused code, whether dist is up to date, and all tests. All of them run even
 * if one fails. With `--all`, the slow tests run too, and random tests make all their runs. Other
 * arguments go to Vitest. The last line counts what passed and failed.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildInto } from "./build.ts";

interface Check {
  name: string;
  passed: boolean;
  /** The output, printed if the check fails. */
  output: string;
}

/** More threads check some types several times, and all checks run at the same time. */
const ONE_THREAD = ["--singleThreaded"];
/** The checker of types, a Go program, takes a third less time if it collects its garbage only near this limit. */
const GO = { GOGC: "off", GOMEMLIMIT: "2GiB" };

const given = process.argv.slice(2);
const isAll = given.includes("--all");
const scratch = mkdtempSync(join(tmpdir(), "lokaform-test-"));
const count = { passed: 0, failed: 0 };

const checks = [
  command("types", "tsc", ["-p", ".", ...ONE_THREAD]),
  command("types of the HTML page", "tsc", ["-p", "src/report/html/browser", ...ONE_THREAD]),
  ...(isAll ? [command("types of its tests", "tsc", ["-p", "test/browser", ...ONE_THREAD])] : []),
  command("lint and format", "biome", ["ci", "--colors=off", "."]),
  command("unused code", "knip", ["--no-progress", "--cache"]),
  distIsFresh(),
];
// Tests often wait, and the checks use that time.
for (const check of await Promise.all([...checks, runTests(vitestArguments())])) print(check);
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

function print({ name, passed, output }: Check): void {
  count[passed ? "passed" : "failed"] += 1;
  console.log(`${passed ? "ok" : "FAILED"}: ${name}${passed || output === "" ? "" : `\n${output}`}`);
}

function command(name: string, program: string, args: readonly string[]): Promise<Check> {
  return new Promise((settle) => {
    const options = { maxBuffer: 2 ** 26, env: { ...process.env, ...GO } };
    execFile(program, args, options, (error, stdout, stderr) =>
      settle({
        name,
        passed: error === null,
        output: `${stdout}${stderr}`.trim() || `${error?.message ?? ""}`,
      }),
    );
  });
}

/** Users run dist, so it must be exactly what the sources build. */
async function distIsFresh(): Promise<Check> {
  const name = "dist is what the sources make";
  const built = join(scratch, "dist");
  try {
    await buildInto(built);
  } catch (error) {
    return { name, passed: false, output: String(error) };
  }
  const names = [...new Set([...filesIn(built), ...filesIn("dist")])].sort();
  const stale = names.filter((name) => read(join(built, name)) !== read(join("dist", name)));
  const output = `${stale.join(", ")}: run npm run dist, and commit dist.`;
  return { name, passed: stale.length === 0, output };
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

/** The projects of vitest.config.ts that are slow, or need more than npm's packages, run if they are asked for. */
function vitestArguments(): string[] {
  const others = given.filter((arg) => arg !== "--all");
  const areNamed = others.some((arg) => arg.startsWith("test/"));
  if (isAll) process.env.LOKAFORM_TEST = "all";
  return isAll || areNamed ? others : [...others, "--project=shared", "--project=isolated"];
}

async function runTests(args: readonly string[]): Promise<Check> {
  const file = join(scratch, "tests.json");
  const child = spawn(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args],
    { stdio: "inherit" },
  );
  const [status] = await once(child, "close");
  const result: { numPassedTests: number; numFailedTests: number; numTotalTests: number } | undefined =
    JSON.parse(read(file) ?? "null") ?? undefined;
  count.passed += result?.numPassedTests ?? 0;
  count.failed += result?.numFailedTests ?? 0;
  // A skipped test, or a file that could not be loaded, counts as failed.
  const allPassed = result !== undefined && result.numTotalTests === result.numPassedTests;
  return { name: "all tests ran", passed: status === 0 && allPassed, output: "" };
}
