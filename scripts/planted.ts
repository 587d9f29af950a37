/**
 * Plants the faults of planted.json in the sources, one after the other, and runs the tests that must catch each of them. A fault
 * is found by its code, so it stays valid when the code moves to another file. `npm run planted -- --only 3,17` plants only these.
 * It fails if a fault is missed, if its code is not in exactly one place, or if one of its tests does not exist.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

interface Fault {
  find: string;
  replace: string;
  tests: string[];
}

/** Seconds for the tests of one fault. A fault that causes an endless loop is caught. */
const MOST = 180;

const { values } = parseArgs({ options: { only: { type: "string" } } });
const only = values.only?.split(",").map(Number);
const all: Fault[] = JSON.parse(readFileSync("scripts/planted.json", "utf8"));
const faults = [...all.entries()].filter(([index]) => !only || only.includes(index + 1));

if (spawnSync("git", ["diff", "--quiet", "HEAD", "--", "src"]).status !== 0)
  exit("src has changes that are not committed. Commit them first, because the faults are written into src.");
const tests = [...new Set(faults.flatMap(([, fault]) => fault.tests))].filter((file) => existsSync(file));
const baseline = spawnSync("vitest", ["run", ...tests], { encoding: "utf8" });
if (baseline.status !== 0) exit(`The tests fail without a fault:\n${baseline.stdout}`);

let restore = () => {};
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    restore();
    process.exit(1);
  });

const results = { caught: 0, missed: 0, "not found": 0 };
for (const [index, fault] of faults) {
  const result = await plant(fault);
  results[result] += 1;
  if (result !== "caught") console.log(`${index + 1} ${result}: ${fault.find}`);
}
const { caught, missed, "not found": notFound } = results;
console.log(`${caught} caught, ${missed} missed, ${notFound} not found`);
process.exitCode = caught === faults.length ? 0 : 1;

async function plant({ find, replace, tests }: Fault): Promise<keyof typeof results> {
  const files = globSync("src/**/*.ts").map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const [file, ...others] = files.filter(({ text }) => text.includes(find));
  const isUnique = file && others.length === 0 && file.text.split(find).length === 2;
  if (!isUnique || !tests.every((test) => existsSync(test))) return "not found";
  restore = () => writeFileSync(file.path, file.text);
  try {
    writeFileSync(
      file.path,
      file.text.replace(find, () => replace),
    );
    build(tests);
    return (await pass(tests)) ? "missed" : "caught";
  } finally {
    restore();
    build(tests);
  }
}

/** For tests that run the built action. */
function build(tests: readonly string[]): void {
  if (tests.some((test) => test.startsWith("test/dist/"))) spawnSync("npm", ["run", "-s", "dist"]);
}

/** Whether all tests of the files pass. */
function pass(files: readonly string[]): Promise<boolean> {
  const vitest = spawn("vitest", ["run", "--bail=1", ...files], { stdio: "ignore", timeout: MOST * 1_000 });
  return new Promise((settle) => vitest.on("close", (status) => settle(status === 0)));
}

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
