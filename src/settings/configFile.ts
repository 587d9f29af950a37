/** Finds lokaform.yaml and reads it. */
import { dirname, resolve } from "node:path";
import { type Folders, isFile, pathShown, plainText, readInside, whyNot } from "../files/paths.ts";
import { parseYaml } from "../manifest/yaml.ts";
import { type Problem, problem } from "../model/problem.ts";
import { type Config, readConfig } from "./configShape.ts";

function downTheFile({ place: a }: Problem, { place: b }: Problem): number {
  return (a?.line ?? 0) - (b?.line ?? 0) || (a?.col ?? 0) - (b?.col ?? 0);
}

/** Where settings are, unless an option names another file. */
export const USUAL_CONFIG = "lokaform.yaml";

/** `named`: the file that was asked for; else the usual one counts, if it is there. */
export async function loadConfig(
  named: string | undefined,
  folders: Folders,
): Promise<{ config?: Config; problems: Problem[] }> {
  const full = resolve(folders.working, named ?? USUAL_CONFIG);
  if (named === undefined && !(await isFile(full))) return { problems: [] };
  const path = pathShown(full, folders);
  let text: string;
  try {
    text = plainText(await readInside(full, folders));
  } catch (error) {
    return { problems: [problem("not-read", `The settings in ${path} cannot be read: ${whyNot(error)}`)] };
  }
  const yaml = parseYaml(path, text);
  // What stands around a slip of the pen is not what it seems.
  if (yaml.broken.length > 0) return { problems: yaml.problems };
  const { config, problems } = readConfig(yaml, dirname(full));
  return { config, problems: [...yaml.problems, ...problems].sort(downTheFile) };
}
