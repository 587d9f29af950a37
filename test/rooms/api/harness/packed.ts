/** The package as npm packs it, installed in an empty project. */
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "../../../..");

export interface Consumer {
  readonly folder: string;
  /** Where the package is installed. */
  readonly installed: string;
  write(file: string, text: string): string;
  /** The type errors in the files and in all declarations; `""` if everything is correct. */
  check(files: readonly string[], options: Record<string, unknown>): string;
  remove(): void;
}

/** Installs the package from the current `dist`. */
export function consumer(): Consumer & { tarball: string } {
  const linked = linkedConsumer();
  const { folder } = linked;
  rmSync(linked.installed);
  npm(["pack", "--ignore-scripts", "--pack-destination", folder], ROOT, folder);
  const [name = ""] = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
  const tarball = join(folder, name);
  npm(["install", tarball], folder, folder);
  return { ...linked, tarball };
}

/** A project with this checkout in the place of the package, which is faster. */
export function linkedConsumer(): Consumer {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "lokaform-consumer-")));
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  write("package.json", JSON.stringify({ type: "module" }));
  const installed = join(folder, "node_modules", "lokaform");
  mkdirSync(dirname(installed));
  symlinkSync(ROOT, installed);
  return {
    folder,
    installed,
    write,
    check(files, options) {
      const compilerOptions = {
        target: "es2022",
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
        typeRoots: [join(ROOT, "node_modules", "@types")],
        types: [],
        ...options,
      };
      const project = write("tsconfig.json", JSON.stringify({ compilerOptions, files }));
      const { stdout, stderr } = spawnSync("tsc", ["-p", project, "--pretty", "false", "--checkers", "1"], {
        encoding: "utf8",
      });
      return stdout + stderr;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Commits the current files of this checkout to a new Git repository. */
export function repository(folder: string): void {
  const git = (...args: string[]) => run("git", args, ROOT, { GIT_DIR: folder, GIT_WORK_TREE: ROOT });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--no-verify", "--message", "All files");
}

/** Runs npm without the network, and with a cache in `home`. Returns its output. */
export function npm(args: readonly string[], cwd: string, home: string): string {
  return run("npm", ["--offline", ...args], cwd, {
    npm_config_cache: join(home, ".npm"),
    npm_config_update_notifier: "false",
  });
}

function run(program: string, args: readonly string[], cwd: string, env: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed.\n${stdout}${stderr}`);
  return stdout;
}
