/** The doors of the house: which room may enter which. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const DOORS: Record<string, readonly string[]> = {
  wire: [],
  model: ["kinds", "wire"],
  manifest: ["kinds", "model"],
  kinds: ["backup", "manifest", "model", "plan", "wire"],
  plan: ["kinds", "model"],
  backup: ["kinds", "manifest", "model", "plan"],
  api: ["wire"],
  remote: ["api", "apply", "kinds", "model", "plan", "wire"],
  apply: ["api", "backup", "kinds", "model", "plan", "remote"],
  report: ["kinds", "model", "plan"],
  github: ["model", "report"],
  sandbox: ["wire"],
  settings: ["files", "kinds", "manifest", "model"],
  files: ["backup", "kinds", "model", "plan", "report", "run", "settings"],
  run: ["api", "apply", "backup", "files", "kinds", "model", "plan", "remote", "report", "settings"],
  terminal: ["apply", "model", "plan", "report", "run", "settings"],
  workflow: ["files", "github", "model", "report", "run", "settings"],
  commands: ["files", "model", "report", "run", "sandbox", "settings", "terminal"],
};
/** Files at the root may enter every room, but the sandbox is the command line's. */
const ROOT = Object.keys(DOORS).filter((room) => room !== "sandbox");
/** Packages that only some rooms may load. */
const PACKAGES: Record<string, readonly string[]> = {
  "@actions/core": ["github", "action.ts"],
  "@actions/github": ["github"],
  "@octokit/plugin-retry": ["github"],
  "@octokit/plugin-throttling": ["github"],
  yaml: ["manifest", "backup"],
  "fast-glob": ["files"],
  "p-limit": ["apply"],
  zod: ["model", "kinds", "backup", "settings", "api", "plan", "github", "manifest"],
};
/** Rooms without effects: nothing of the machine comes in. */
const PURE = ["wire", "model", "manifest", "kinds", "plan", "backup", "report"];
const PURE_BUILTINS = ["node:crypto"];

interface Import {
  file: string;
  from: string;
  what: string;
}

const imports: Import[] = globSync("src/**/*.ts").flatMap((file) => {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(?<![\w"-])(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, what = ""]) => ({
    file,
    from: roomOf(file),
    what,
  }));
});

function roomOf(file: string): string {
  const [, room = "", ...deeper] = file.split(/[\\/]/);
  return deeper.length > 0 ? room : "root";
}

const inside = imports.filter(({ what }) => what.startsWith("."));

test("there are imports to look at, from every room", () => {
  expect(new Set(imports.map(({ from }) => from))).toEqual(
    new Set(["root", ...Object.keys(DOORS).filter((room) => room !== "wire")]),
  );
});

test("every import goes through a door", () => {
  const wrong = inside.filter(({ file, from, what }) => {
    const to = roomOf(relative(".", join(dirname(file), what)));
    const doors = from === "root" ? ROOT : DOORS[from];
    return to !== from && !doors?.includes(to);
  });
  expect(wrong).toEqual([]);
});

test("packages are loaded by their rooms only", () => {
  const wrong = imports.filter(({ file, from, what }) => {
    const rooms = PACKAGES[what];
    if (what.startsWith(".") || what.startsWith("node:")) return false;
    return !rooms?.some((room) => room === from || file === join("src", room));
  });
  expect(wrong).toEqual([]);
});

test("pure rooms load nothing of the machine, and ask it nothing", () => {
  const loading = imports.filter(
    ({ from, what }) => PURE.includes(from) && what.startsWith("node:") && !PURE_BUILTINS.includes(what),
  );
  const asking = globSync("src/**/*.ts").filter(
    (file) =>
      PURE.includes(roomOf(file)) &&
      /\b(process\.|Date\.now|new Date\(|Math\.random|console\.|fetch\()/.test(readFileSync(file, "utf8")),
  );
  expect({ loading, asking }).toEqual({ loading: [], asking: [] });
});

test("no file has a name that says nothing", () => {
  const banned =
    /^(utils?|helpers?|common|misc|manager|handler|service|data|payload|item|info|process)\.ts$/i;
  expect(globSync("src/**/*.ts").filter((file) => banned.test(file.split(/[\\/]/).at(-1) ?? ""))).toEqual([]);
});
