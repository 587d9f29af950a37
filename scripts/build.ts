/**
 * Builds dist: a file for each entry, the chunks that they share or load later, and declarations. It runs without node_modules.
 * The npm script is called dist, because for a script called build, npm installs all development dependencies when a user
 * installs the repository's URL.
 */
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type BuildOptions, build, type Plugin } from "rolldown";
import { declareInto } from "./declarations.ts";
import { pageAssets } from "./pageAssets.ts";

interface Dependency {
  name: string;
  version: string;
  license: string;
  licenseText?: string;
}

// The types of the package declare a default export, but it is a CommonJS function.
const license: (options: { thirdParty(dependencies: Dependency[]): void }) => Plugin = createRequire(
  import.meta.url,
)("rollup-plugin-license");

const ENTRIES = ["cli", "action", "pullAction", "reportAction", "webhookSecretAction", "index"];
/** The ES modules of the package. Node would load its CommonJS modules, of which the build cannot leave out what is not used. */
const YAML = join(import.meta.dirname, "../node_modules/yaml/browser/dist/index.js");
const SRC = join(import.meta.dirname, "../src");

/**
 * The chunks that several entries or commands load, each with the modules that it is made for. They get everything that these
 * import, except what is in a chunk above. What only one command needs is in a chunk of its own.
 */
const CHUNKS = [
  { name: "zod", test: /\/node_modules\/zod\// },
  { name: "yaml", test: /\/node_modules\/yaml\// },
  { name: "wire", test: /\/src\/(?:wire\/|model\/(?:package|json|once)\.ts$|api\/http\/proxy\.ts$)/ },
  { name: "client", test: /\/src\/api\/client\.ts$/ },
  {
    name: "start",
    test: /\/src\/(?:settings\/flags|commands\/actionCommands|report\/text\/screen|host\/(?:console|prompt))\.ts$/,
  },
  { name: "engine", test: /\/src\/(?:commands\/runs\/runCommand|host\/terminal)\.ts$/ },
  { name: "markdown", test: /\/src\/report\/markdown\/comment\.ts$/ },
  { name: "project", test: /\/src\/run\/project\.ts$/ },
];

/**
 * Functions of Node that a built file gets when it first calls them. An import of these modules takes 2 to 10 ms, because they
 * load others, and most runs call none of the functions, or few.
 */
const LATE: Readonly<Record<string, readonly string[]>> = {
  "node:child_process": ["execFile", "spawn", "spawnSync"],
  "node:crypto": ["createHash", "hash", "randomBytes"],
  "node:fs": [
    "accessSync",
    "appendFileSync",
    "closeSync",
    "existsSync",
    "openSync",
    "readFileSync",
    "realpathSync",
    "renameSync",
    "rmSync",
    "statSync",
    "writeFileSync",
  ],
  "node:readline/promises": ["createInterface"],
  "node:util": ["isDeepStrictEqual", "parseArgs", "promisify", "styleText"],
};

/**
 * Modules that a built file loads when it first calls one of these functions, by the start of the name of the files that import
 * them. Few runs need them, and they are large.
 */
const LATE_MODULES = [
  { name: "yaml", path: YAML, from: "/src/yaml/syntaxProblems.ts", functions: ["parseDocument", "visit"] },
  {
    name: "braces",
    path: join(import.meta.dirname, "../node_modules/braces/index.js"),
    from: "/src/locales/glob.ts",
    functions: ["default"],
  },
  { name: "icu", path: join(SRC, "checks/readIcu.ts"), from: "/src/", functions: ["readIcu"] },
  {
    name: "icu-plurals",
    path: join(SRC, "locales/readIcuPlural.ts"),
    from: "/src/locales/",
    functions: ["pluralMessage"],
  },
  {
    name: "diff",
    path: join(import.meta.dirname, "../node_modules/diff/libesm/index.js"),
    from: "/src/report/",
    functions: ["createTwoFilesPatch", "diffArrays"],
  },
  {
    name: "formats",
    path: join(SRC, "locales/formats.ts"),
    from: "/src/",
    functions: ["formatOf", "readTexts"],
  },
  {
    name: "key-names",
    path: join(SRC, "checks/keyNames.ts"),
    from: "/src/",
    functions: ["namePatternComplaint", "nameRule"],
  },
];

/** Packages that do nothing when they are loaded. Only what is used of them is built in, and @actions/core uses no requests here. */
const NO_EFFECTS = /\/node_modules\/(?:@actions\/|undici\/|tunnel\/)/;

/** Builds all entries into an empty folder. The same sources give the same bytes. */
export async function buildInto(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const licences = new Map<string, string>();
  await build(optionsFor(folder, licences));
  // The page has the code of packages in a JSON file.
  await pageAssets([collect(licences)]);
  declareInto(folder);
  // npm makes it executable in a clone that it installs. The clone must not differ from its commit then.
  await chmod(join(folder, "cli.js"), 0o755);
  const texts = [...licences].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  await writeFile(join(folder, "licenses.txt"), texts.join("\n\n"));
}

/** The modules of each file in dist. Nothing is written. */
export async function modulesByFile(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { output } = await build({ ...optionsFor("dist", new Map()), write: false });
  return new Map(output.map((file) => [file.fileName, "moduleIds" in file ? file.moduleIds : []]));
}

function optionsFor(folder: string, licences: Map<string, string>) {
  return {
    input: Object.fromEntries(ENTRIES.map((entry) => [entry, `src/${entry}.ts`])),
    platform: "node",
    logLevel: "warn",
    transform: { target: "node20.19" },
    // The default module of the package loads its own files in a way that the build cannot follow.
    resolve: {
      alias: {
        "fastest-levenshtein": "fastest-levenshtein/esm/mod.js",
        "jsonc-parser": "jsonc-parser/lib/esm/main.js",
        yaml: YAML,
      },
    },
    treeshake: {
      moduleSideEffects: [{ test: NO_EFFECTS, sideEffects: false }],
      // Of js-yaml, only the parser is used.
      manualPureFunctions: ["defineScalarTag", "defineSequenceTag", "defineMappingTag", "Schema"],
    },
    plugins: [lateModules(), late(), collect(licences)],
    output: {
      dir: folder,
      format: "esm",
      entryFileNames: "[name].js",
      codeSplitting: { groups: CHUNKS },
      chunkFileNames: ({ name, moduleIds }) => `chunks/${packageName(moduleIds) ?? name}.js`,
      comments: false,
      // White space is kept, so that an uncaught error prints one line and not the whole file.
      minify: { compress: true, mangle: true, codegen: { removeWhitespace: false } },
    },
  } satisfies BuildOptions;
}

/** A chunk that has only packages is called after the one whose modules are loaded last. */
function packageName(moduleIds: readonly string[]): string | undefined {
  const names = moduleIds.map((id) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return names.includes(undefined) ? undefined : names.at(-1)?.replace("@", "").replace("/", "-");
}

/** Functions of {@link LATE}. The build fails if our own files import something else from these modules. */
function late(): Plugin {
  return {
    name: "late",
    resolveId: (id, importer = "") =>
      id in LATE && !importer.includes("/node_modules/")
        ? { id: `\0${id}`, moduleSideEffects: false }
        : undefined,
    load: (id) =>
      LATE[id.slice(1)]
        ?.map(
          (name) =>
            `export const ${name} = (...args) => process.getBuiltinModule("${id.slice(1)}").${name}(...args);`,
        )
        .join("\n"),
  };
}

/** Functions of {@link LATE_MODULES}. A chunk can be loaded at once, because no module waits for something when it is loaded. */
function lateModules(): Plugin {
  const prefix = "\0late:";
  return {
    name: "late-modules",
    async resolveId(id, importer = "", options) {
      if (importer.startsWith("\0")) return undefined;
      const near = LATE_MODULES.filter(({ from }) => importer.includes(from));
      const path =
        near.length > 0 ? (await this.resolve(id, importer, { ...options, skipSelf: true }))?.id : undefined;
      const found = near.find((one) => one.path === path);
      return found && { id: prefix + found.name, moduleSideEffects: false };
    },
    load(id) {
      const found = LATE_MODULES.find(({ name }) => prefix + name === id);
      if (!found) return undefined;
      this.emitFile({ type: "chunk", id: found.path, fileName: `chunks/late-${found.name}.js` });
      return [
        'const require = process.getBuiltinModule("node:module").createRequire(import.meta.url);',
        ...found.functions.map(
          (name) =>
            `export ${name === "default" ? "default" : `const ${name} =`} (...args) => require("./late-${found.name}.js").${name}(...args);`,
        ),
      ].join("\n");
    },
  };
}

/** Collects the licence of every package in dist. */
function collect(licences: Map<string, string>): Plugin {
  return license({
    thirdParty: (dependencies) => {
      for (const { name, version, license: terms, licenseText } of dependencies) {
        licences.set(
          `${name}@${version}`,
          `${name} ${version} (${terms})\n\n${licenseText?.trim().replaceAll("\r\n", "\n") ?? "No licence text in the package."}`,
        );
      }
    },
  });
}

if (import.meta.main) await buildInto("dist");
