/** The layout of `src`: which folder may import which, what only some folders may load, and how long a file may be. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { SOURCES } from "./sources.ts";

const folders = (names: string) => names.split(" ");

const RULES: Record<string, readonly string[]> = {
  wire: [],
  model: [],
  locales: ["model", "wire"],
  checks: ["model"],
  yaml: ["model"],
  kinds: ["checks", "locales", "model", "yaml"],
  plan: ["kinds", "locales", "model"],
  backup: ["kinds", "model", "plan", "yaml"],
  api: ["model", "wire"],
  remote: ["api", "backup", "kinds", "model", "plan"],
  keys: ["api", "checks", "kinds", "locales", "model", "plan", "remote", "wire", "yaml"],
  webhooks: ["api", "kinds", "model", "plan", "remote", "wire", "yaml"],
  apply: ["api", "backup", "kinds", "model", "plan", "remote"],
  report: ["checks", "kinds", "model", "plan"],
  github: ["files", "locales", "model", "report"],
  history: ["api", "files", "kinds", "locales", "model", "plan", "report"],
  sandbox: ["wire"],
  settings: ["checks", "files", "keys", "kinds", "locales", "model", "webhooks", "wire", "yaml"],
  files: ["backup", "kinds", "locales", "model", "plan", "report"],
  run: folders(
    "api apply backup checks files history keys kinds model plan remote report settings webhooks wire",
  ),
  pull: folders("api files history kinds locales model plan remote report run settings yaml"),
  init: folders("api files history kinds locales model plan pull remote report run settings yaml"),
  host: ["files", "github", "history", "init", "model", "report", "run", "settings"],
  commands: ["files", "history", "host", "init", "model", "pull", "report", "run", "sandbox", "settings"],
};
/** Entry files may import every folder except the sandbox, which only the command line starts. */
const ENTRY_RULES = Object.keys(RULES).filter((folder) => folder !== "sandbox");
const ENTRIES = [
  "src/action.ts",
  "src/cli.ts",
  "src/index.ts",
  "src/pullAction.ts",
  "src/reportAction.ts",
  "src/startAction.ts",
  "src/webhookSecretAction.ts",
];
/** Packages, with the folders and entry files that may load them. */
const PACKAGES: Record<string, readonly string[]> = {
  "@actions/core": ["github", "startAction.ts"],
  "@actions/github": ["github"],
  "@octokit/plugin-retry": ["github"],
  "@octokit/plugin-throttling": ["github"],
  "@clack/prompts": ["host"],
  yaml: ["yaml"],
  "js-yaml": ["yaml", "backup"],
  diff: ["yaml", "report"],
  "fast-string-width": ["report"],
  "fast-glob": ["files"],
  braces: ["locales"],
  "@rgrove/parse-xml": ["locales"],
  "fastest-levenshtein": ["model"],
  "dot-properties": ["locales"],
  "jsonc-parser": ["locales"],
  "@formatjs/icu-messageformat-parser": ["checks", "locales"],
  re2js: ["checks"],
  "p-limit": ["apply", "files"],
  zod: folders("locales sandbox model kinds keys webhooks backup settings api plan github yaml report"),
};
/** Folders without effects. The files of a kind are pure, too, except those that load the client or what sends requests. */
const PURE = ["wire", "model", "locales", "checks", "yaml", "kinds", "plan", "backup", "report"];
const PURE_BUILTINS = ["node:crypto"];
const MAX_LINES = 600;
interface Import {
  file: string;
  folder: string;
  /** The imported file, or the name of a package. */
  target: string;
  isFile: boolean;
  /** Whether only types are imported, so that nothing is loaded. */
  isType: boolean;
}

const imports: Import[] = SOURCES.flatMap(({ file, text }) =>
  [...text.matchAll(/(?<![\w"-])(?:(type (?:\{[^}]*\}|\*) )?from|import)\s*\(?\s*"([^"]+)"/g)].map(
    ([, types, target = ""]) => {
      const isFile = target.startsWith(".");
      const path = isFile ? join(dirname(file), target) : target;
      return { file, folder: folderOf(file), target: path, isFile, isType: types !== undefined };
    },
  ),
);
const between = imports.filter(({ isFile }) => isFile);

/** `src/plan/guard.ts` is in `plan`, and an entry file is in "". */
function folderOf(file: string): string {
  const [, folder = "", ...deeper] = file.split("/");
  return deeper.length > 0 ? folder : "";
}

test("imports are found in every folder that has any", () => {
  expect(new Set(imports.map(({ folder }) => folder))).toEqual(
    new Set(["", ...Object.keys(RULES).filter((folder) => folder !== "wire")]),
  );
});

test("a folder imports only from the folders of its rule", () => {
  const wrong = between.filter(({ folder, target }) => {
    const allowed = folder === "" ? ENTRY_RULES : RULES[folder];
    return folderOf(target) !== folder && !allowed?.includes(folderOf(target));
  });
  expect(wrong).toEqual([]);
});

test("no folder has a rule that it does not need", () => {
  const used = new Set(between.map(({ folder, target }) => `${folder} → ${folderOf(target)}`));
  const rules = Object.entries(RULES).flatMap(([folder, others]) =>
    others.map((other) => `${folder} → ${other}`),
  );
  expect(rules.filter((rule) => !used.has(rule))).toEqual([]);
});

const page = readFileSync("docs/architecture.md", "utf8");

/** The rows of the picture in docs/architecture.md, from top to bottom. */
function pictureRows(): string[][] {
  const [, picture = ""] = /^```text\n(.*?)^```$/ms.exec(page) ?? [];
  const [, ...rows] = picture.trimEnd().split("\n");
  return rows.map((row) => row.trim().split(/\s+/));
}

test("in the picture of docs/architecture.md a folder imports only from the rows below its own", () => {
  const rows = pictureRows();
  expect(rows.flat().sort()).toEqual(Object.keys(RULES).sort());
  const wrong = rows.flatMap((row, index) => {
    const below = new Set(rows.slice(index + 1).flat());
    return row.flatMap((folder) =>
      (RULES[folder] ?? []).flatMap((other) => (below.has(other) ? [] : [`${folder} → ${other}`])),
    );
  });
  expect(wrong).toEqual([]);
});

test("packages are loaded only by their folders", () => {
  const wrong = imports.filter(({ file, folder, target, isFile }) => {
    if (isFile || target.startsWith("node:")) return false;
    return !PACKAGES[target]?.some((place) => place === folder || file === `src/${place}`);
  });
  expect(wrong).toEqual([]);
});

/** Whether a file may have no effects. */
function isPure(file: string): boolean {
  if (PURE.includes(folderOf(file))) return true;
  const isKind = ["keys", "webhooks"].includes(folderOf(file));
  return isKind && ![...loaded(file)].some((one) => ["api", "remote"].includes(folderOf(one)));
}

test("files are read in one place, which limits how many are open", () => {
  const readers = SOURCES.filter(({ text }) =>
    /import \{[^}]*\b(?:readFile|createReadStream)\b[^}]*\} from "node:fs/.test(text),
  );
  expect(readers.map(({ file }) => file)).toEqual([]);
});

test("pure files use no process, clock, randomness, disk or network", () => {
  const loading = imports.filter(
    ({ file, target }) => isPure(file) && target.startsWith("node:") && !PURE_BUILTINS.includes(target),
  );
  const using = SOURCES.filter(
    ({ file, text }) =>
      isPure(file) && /\b(process\.|Date\.now|new Date\(|Math\.random|console\.|fetch\()/.test(text),
  ).map(({ file }) => file);
  expect({ loading, using }).toEqual({ loading: [], using: [] });
});

test("docs/architecture.md marks exactly these folders as pure", () => {
  const marked = [...page.matchAll(/^\| `(\w+)` \| \*Pure\.\*/gm)].map(([, folder]) => folder);
  expect(marked.sort()).toEqual([...PURE].sort());
});

/** All files that are loaded with a file. */
function loaded(file: string, found: Set<string> = new Set()): Set<string> {
  for (const one of between) {
    if (one.file !== file || one.isType || found.has(one.target)) continue;
    found.add(one.target);
    loaded(one.target, found);
  }
  return found;
}

test("data loads no kinds: a report, as plain data, loads only the model", () => {
  const folders = [...loaded("src/report/report.ts")].map(folderOf);
  expect(new Set(folders)).toEqual(new Set(["model", "report"]));
});

test("only a run knows which kinds there are: all other files find them in the registry", () => {
  const found = between.filter(
    ({ folder, target }) => /^(keys|webhooks)$/.test(folderOf(target)) && folder !== folderOf(target),
  );
  const settings = /^src\/(keys|webhooks)\/settings\.ts$/;
  const wrong = found.filter(
    ({ folder, target }) => folder !== "run" && !(folder === "settings" && settings.test(target)),
  );
  expect(wrong).toEqual([]);
});

/** What prints a report: it escapes, wraps and measures what the view says, and decides nothing. */
const PRINTERS = /^src\/report\/(text|markdown|html)\//;
const HELPERS = ["src/report/safeText.ts", "src/model/once.ts", "src/model/json.ts"];

test("a printer of reports loads only its own folder, the view, and what makes texts safe", () => {
  const wrong = between.filter(({ file, target, isType }) => {
    const isOwn = dirname(target).startsWith(dirname(file)) || target.startsWith("src/report/view/");
    const isModel = isType && (folderOf(target) === "model" || dirname(target) === "src/report");
    return PRINTERS.test(file) && !isOwn && !isModel && !HELPERS.includes(target);
  });
  expect(wrong).toEqual([]);
});

/** The files that import each other in a circle, given which files each one imports. */
function circular(files: ReadonlyMap<string, readonly string[]>): string[] {
  const imported = new Set([...files.values()].flat());
  const rest = [...files].filter(
    ([file, targets]) => imported.has(file) && targets.some((target) => files.has(target)),
  );
  return rest.length === files.size ? [...files.keys()] : circular(new Map(rest));
}

test("no files import each other in a circle, not even for their types", () => {
  const targets = (source: string) =>
    between.flatMap(({ file, target }) => (file === source ? [target] : []));
  const files = new Map(SOURCES.map(({ file }) => [file, targets(file)]));
  expect(circular(files)).toEqual([]);
});

test("a circle of imports is found, and what leads to it or from it is not part of it", () => {
  const files = { a: ["b"], b: ["c", "e"], c: ["b"], d: ["d"], e: [] };
  expect(circular(new Map(Object.entries(files))).sort()).toEqual(["b", "c", "d"]);
});

test("the root of src holds the entry files, and the start of the actions", () => {
  expect(SOURCES.map(({ file }) => file).filter((file) => folderOf(file) === "")).toEqual(ENTRIES);
});

test(`no file has more than ${MAX_LINES} lines`, () => {
  const long = SOURCES.flatMap(({ file, text }) => {
    const lines = text.trimEnd().split("\n").length;
    return lines > MAX_LINES ? [`${file}: ${lines} lines`] : [];
  });
  expect(long).toEqual([]);
});
