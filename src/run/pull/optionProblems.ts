/** Mistakes in the options of a later pull. */
import { type Problem, problem } from "../../model/problem.ts";
import type { ProjectSettings } from "../../settings/project.ts";
import type { RunContext } from "../context.ts";
import { fieldProblems } from "./chosen.ts";
import { type ManifestFiles, yamlPaths } from "./manifestFiles.ts";
import type { PullOptions } from "./options.ts";

/** Mistakes in settings, for which nothing is sent for any project. */
export function optionProblems(
  { name, rules }: ProjectSettings,
  { fields, gone, isNew, into }: PullOptions,
  { environment }: RunContext,
): Problem[] {
  const found = fieldProblems(fields);
  if (!rules.writers)
    found.push(
      problem(
        "bad-setting",
        `Pull must know whose texts are ours${name === undefined ? "" : ` in the project "${name}"`}: set writers in lokaform.yaml to the addresses or user ids that lokaform writes as. It takes the texts that others wrote last.`,
      ),
    );
  if (gone && environment.GITHUB_ACTIONS === "true")
    found.push(
      problem(
        "bad-setting",
        "--gone removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --gone on your machine.",
      ),
    );
  if (into !== undefined && !isNew)
    found.push(problem("bad-setting", "--into names the manifest for new entries. It needs --new."));
  return found;
}

/** `path`: the manifest for new entries, if it is named. */
export function intoProblems(
  { into, isNew }: PullOptions,
  { manifests, full }: ManifestFiles,
): { path: string | undefined; problems: Problem[] } {
  const path = into?.replace(/^\.\//, "");
  const known = Object.values(manifests).flatMap(yamlPaths);
  if (path !== undefined && !known.includes(path)) {
    const why = full.has(path)
      ? "is a source file, and new entries need an id, which only a manifest in YAML can have"
      : "is not a manifest of this project";
    const message = `--into: ${path} ${why}. The manifests in YAML are ${known.join(", ") || "none"}. To start a new one, write keys: [] into it first.`;
    return { path, problems: [problem("no-manifest", message)] };
  }
  if (isNew && known.length === 0 && full.size > 0) {
    const message =
      "--new writes new entries only into manifests in YAML, and this project has only source files. To start a manifest, write keys: [] into keys.yaml, and name it with keys in lokaform.yaml.";
    return { path, problems: [problem("no-manifest", message)] };
  }
  return { path, problems: [] };
}
