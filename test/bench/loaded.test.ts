/** What a command loads before it does its work, by the module of the sources. Each module takes time at every start. */
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Count, count, DIST } from "../../bench/measure.ts";
import { inStartFolder, STARTS } from "../../bench/start.ts";
import { modulesByFile } from "../../scripts/build.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Modules of Node that are for users of it. */
const PUBLIC = /^NativeModule ((?!internal\/|_).*)/;

const modules = modulesByFile();

test.each(STARTS)("$what loads these modules, and no others", async ({ name, ...program }) => {
  const { files, builtins } = await inStartFolder((folder) => count({ ...program, folder }));
  const loaded = [...(await modulesIn(files)), ...builtins.flatMap((one) => PUBLIC.exec(one)?.[1] ?? [])];
  const golden = join(import.meta.dirname, `loaded/${name}.txt`);
  await expect(`${[...new Set(loaded)].sort().join("\n")}\n`).toMatchFileSnapshot(golden);
});

/** Modules of src by their paths, and packages by their names. */
async function modulesIn(files: Count["files"]): Promise<string[]> {
  const byFile = await modules;
  return files.flatMap(({ url }) => {
    const inFile = byFile.get(relative(DIST, fileURLToPath(url)));
    if (!inFile) throw new Error(`${url} is not a file of dist.`);
    return inFile.flatMap((id) => {
      const [, packageName] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
      return packageName ? `package ${packageName}` : id.startsWith(ROOT) ? relative(ROOT, id) : [];
    });
  });
}
