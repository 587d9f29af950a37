import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { whyNot } from "../files/paths.ts";
import { type Problem, problem } from "../model/problem.ts";

/** A token from a file, without the spaces and line breaks around it. */
export async function readTokenFile(
  file: string | undefined,
  folder: string,
): Promise<{ token: string | undefined; problems: Problem[] }> {
  if (file === undefined) return { token: undefined, problems: [] };
  const failed = (why: string) => ({
    token: undefined,
    problems: [problem("bad-setting", `The token file ${file} ${why}`)],
  });
  try {
    const token = (await readFile(resolve(folder, file), "utf8")).trim();
    return token === "" ? failed("is empty.") : { token, problems: [] };
  } catch (error) {
    return failed(`cannot be read: ${whyNot(error)}`);
  }
}
