/** `npm install` adds one package, with an executable and a client that runs and type-checks. */
import { execFileSync } from "node:child_process";
import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { VERSION } from "../../../src/model/package.ts";
import { sample } from "../../scale.ts";
import { type Consumer, consumer, npm } from "./harness/packed.ts";

let project: Consumer;
beforeAll(() => {
  project = consumer();
});
afterAll(() => project.remove());

const read = (file: string) => readFileSync(join(project.installed, file), "utf8");
/** All names that a user can import. */
const NAMES =
  "AbortError ApiError ArgumentError Client Collection NetworkError Pages Project RequestError TimeoutError useProxyFromEnvironment";

it("installs one package of less than 4 MB, and one executable", () => {
  const modules = join(project.folder, "node_modules");
  const { packages } = JSON.parse(readFileSync(join(project.folder, "package-lock.json"), "utf8"));
  expect(Object.keys(packages)).toEqual(["", "node_modules/lokaform"]);
  expect(readdirSync(modules).filter((name) => name !== ".package-lock.json")).toEqual([".bin", "lokaform"]);
  expect(readdirSync(join(modules, ".bin"))).toEqual(["lokaform"]);
  const entries = readdirSync(project.installed, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(files.length).toBeGreaterThan(20);
  expect(bytes).toBeLessThan(4_000_000);
});

it("runs with npm exec, once it is installed", () => {
  const { folder } = project;
  expect(npm(["exec", "lokaform", "--", "--version"], folder, folder)).toBe(`${VERSION}\n`);
});

it("is imported by its name", () => {
  const script = `import * as all from "lokaform";
    const client = new all.Client({ token: "a" });
    console.log(JSON.stringify({ names: Object.keys(all).sort().join(" "), id: client.project("1.2").id }));`;
  const told = execFileSync("node", [project.write("run.mjs", script)], { encoding: "utf8" });
  expect(JSON.parse(told)).toEqual({ names: NAMES, id: "1.2" });
});

it("has declarations that import no package", () => {
  const files = globSync("dist/**/*.d.ts", { cwd: project.installed });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const imports = [...read(file).matchAll(/(?:from |import\()"([^"]+)"/g)].map(([, what = ""]) => what);
    for (const what of imports) expect(what, file).toMatch(/^\.\.?\/.*\.js$/);
  }
});

const USE = `import { ApiError, Client, type Collection, type Key, type ReadClient, type WireKeyCreate } from "lokaform";
const client: Client = new Client({ token: "a", timeouts: { connect: 1 }, signal: new AbortController().signal });
const reader: ReadClient = client;
export const keys: Promise<Collection<Key>> = client.project("1.2").keys({ limit: 5, include_translations: true });
export const names: Promise<string[]> = keys.then((list) => list.map((key) => key.key_name.web));
export const one: WireKeyCreate = { key_name: "a", platforms: ["web"] };
export const tell = (error: unknown): number => (error instanceof ApiError ? error.status : 0);
export async function all(): Promise<void> {
  for await (const key of client.allKeys("1.2")) await key.update({ description: key.description });
}
// @ts-expect-error a reader cannot write
reader.createKeys;
// @ts-expect-error the platform does not exist
export const wrong: WireKeyCreate = { key_name: "a", platforms: ["palm"] };
// @ts-expect-error translations are ignored here
client.updateKey("1.2", 1, { translations: [] });
`;

const SETTINGS: [string, Record<string, unknown>][] = [
  ["nodenext, with Node's types", { module: "nodenext", lib: ["es2022"], types: ["node"] }],
  ["node16, with Node's types", { module: "node16", lib: ["es2022"], types: ["node"] }],
  [
    "bundler, with a browser's types",
    { module: "esnext", moduleResolution: "bundler", lib: ["es2022", "dom"] },
  ],
];

it.each(sample(SETTINGS, () => ""))("type-checks under %s", (_, options) => {
  expect(project.check([project.write("use.ts", USE)], options)).toBe("");
});
