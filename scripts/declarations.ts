/**
 * Writes the declarations of the client: `index.d.ts`, and in `types/` only the files that it imports. Imports end in `.js`,
 * which every module resolution of TypeScript understands. They import no package.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const IMPORT = /(\bfrom |\bimport\()"([^"]+)"/g;

/** @throws Error if the sources have type errors, or if a declaration imports a package */
export function declareInto(folder: string): void {
  const scratch = mkdtempSync(join(tmpdir(), "lokaform-types-"));
  try {
    emit(scratch);
    const entry = readFileSync(join(scratch, "index.d.ts"), "utf8");
    for (const [file, text] of reachable(scratch)) write(join(folder, "types", file), text);
    write(
      join(folder, "index.d.ts"),
      rewrite(entry, (path) => path.replace("./", "./types/")),
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function emit(folder: string): void {
  const project = join(import.meta.dirname, "tsconfig.declarations.json");
  const { status, stdout, stderr } = spawnSync("tsc", ["-p", project, "--outDir", folder], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The declarations could not be built.\n${stdout}${stderr}`);
}

/** The files that the entry imports, directly or not, by their paths. */
function reachable(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, , path = ""] of text.matchAll(IMPORT)) {
      if (!path.startsWith(".")) throw new Error(`A declaration in ${file} imports the package ${path}.`);
      const next = join(dirname(file), path).replace(/\.ts$/, ".d.ts");
      if (found.has(next)) continue;
      found.set(next, "");
      visit(next);
    }
    if (file !== "index.d.ts")
      found.set(
        file,
        rewrite(text, (path) => path),
      );
  };
  visit("index.d.ts");
  return found;
}

function rewrite(text: string, place: (path: string) => string): string {
  return text.replace(IMPORT, (_, before: string, path: string) => {
    return `${before}"${place(path).replace(/\.ts$/, ".js")}"`;
  });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
