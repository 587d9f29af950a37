/** Removals of objects that a file declares, if this file is not read. Then declared objects look undeclared. */
import type { AnyKind } from "../kinds/kind.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { KindFacts } from "./facts.ts";

/** Both maps have names, each with its file. `uncovered`: a glob is missing. `unread`: a path has another language. */
export function forgottenFiles(
  { removed }: KindFacts,
  { name, plural }: AnyKind,
  uncovered: ReadonlyMap<string, string>,
  unread: ReadonlyMap<string, string>,
): Problem[] {
  return [
    ...forgotten(
      uncovered,
      `the setting ${plural} does not include this file. Add the file to the setting ${plural}, or delete the file.`,
    ),
    ...forgotten(
      unread,
      "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.",
    ),
  ];

  function forgotten(files: ReadonlyMap<string, string>, why: string): Problem[] {
    const lost = removed.flatMap(({ names }) => {
      const found = names.find((one) => files.has(one));
      return found === undefined ? [] : [{ name: found, file: files.get(found) }];
    });
    const [first] = lost;
    if (!first) return [];
    const count = new Set(lost.map(({ file }) => file)).size;
    const inFiles = count > 1 ? `, in ${count} such files in all` : "";
    const more = lost.length > 1 ? ` (and ${lost.length - 1} more${inFiles})` : "";
    const message = `The plan removes the ${name} "${first.name}"${more}. But the file ${first.file} declares it, and ${why}`;
    return [problem("forgotten-manifest", message, { reach: "project" })];
  }
}
