/** A folder with settings and manifests, as a user has it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PROJECT } from "./project.ts";

/** `use` gets a new folder, which is removed afterwards. */
export async function inFolder<T>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-bench-"));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** lokaform.yaml, with more settings if a benchmark needs them. */
export function settings(more = ""): string {
  return `project: "${PROJECT}"\n${more}`;
}
