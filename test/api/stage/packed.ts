/** The project as npm packs it, laid out as a package that another project has installed. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

export interface Consumer {
  readonly folder: string;
  /** Where the package is installed. */
  readonly installed: string;
  write(file: string, text: string): string;
  /** What TypeScript says of the files, with all declarations checked; `""` if nothing. */
  check(files: readonly string[], options: Record<string, unknown>): string;
  remove(): void;
}

/** Takes what stands in `dist`, as npm would. */
export function consumer(): Consumer {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "lokaform-consumer-")));
  const installed = join(folder, "node_modules", "lokaform");
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  run("npm", ["pack", "--ignore-scripts", "--offline", "--pack-destination", folder], ROOT, {
    npm_config_cache: join(folder, "cache"),
    npm_config_update_notifier: "false",
  });
  const [tarball = ""] = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
  run("tar", ["-xzf", tarball], folder);
  mkdirSync(join(folder, "node_modules"));
  cpSync(join(folder, "package"), installed, { recursive: true });
  write("package.json", JSON.stringify({ type: "module" }));
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
      const { stdout, stderr } = spawnSync("tsc", ["-p", project, "--pretty", "false"], { encoding: "utf8" });
      return stdout + stderr;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function run(program: string, args: string[], cwd: string, env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed.\n${stdout}${stderr}`);
}
