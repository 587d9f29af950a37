/** Finds lokaform.yaml and reads it. */
import { dirname, resolve } from "node:path";
import { UnreadableFile } from "../files/commitFiles.ts";
import { type Folders, isFile, pathShown, plainText, readErrorReason, readInside } from "../files/paths.ts";
import { MAX_WITHOUT_TEXTS, parseYaml } from "../manifest/yaml.ts";
import { type Problem, problem } from "../model/problem.ts";
import { type Config, readConfig } from "./config.ts";
import { optionValue, type RawOptions } from "./rawOptions.ts";
import { CONFIG } from "./table/project.ts";

/** The path of lokaform.yaml, or of the file that is used instead. The file may not exist. */
export function configPath(raw: RawOptions, folders: Folders): string {
  return resolve(folders.working, optionValue(CONFIG, raw) ?? CONFIG.default);
}

/**
 * A file that an option names must exist. Without the option, the usual file is read if it exists. If the target does not have
 * the file that the option names, its usual file is read instead.
 */
export async function loadConfig(
  raw: RawOptions,
  folders: Folders,
): Promise<{ config?: Config; problems: Problem[] }> {
  const named = configPath(raw, folders);
  const isUsual =
    optionValue(CONFIG, raw) === undefined || (folders.commit && !(await isFile(named, folders)));
  const full = isUsual ? configPath({}, folders) : named;
  if (isUsual && !(await isFile(full, folders))) return { problems: [] };
  const path = pathShown(full, folders);
  let text: string;
  try {
    text = plainText(await readInside(full, folders));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    return {
      problems: [problem("not-read", `The settings in ${path} cannot be read: ${readErrorReason(error)}`)],
    };
  }
  const yaml = parseYaml(path, text, { most: MAX_WITHOUT_TEXTS });
  // Around a syntax error, values are not what they seem.
  if (yaml.broken.length > 0) return { problems: yaml.problems };
  const { config, problems } = readConfig(yaml, dirname(full));
  return { config, problems: [...yaml.problems, ...problems].sort(downTheFile) };
}

function downTheFile({ place: a }: Problem, { place: b }: Problem): number {
  return (a?.line ?? 0) - (b?.line ?? 0) || (a?.col ?? 0) - (b?.col ?? 0);
}
