/** Mistakes in the options of a later pull. */
import type { Kinds } from "../../kinds/kind.ts";
import { type Problem, problem } from "../../model/problem.ts";
import type { RunContext } from "../context.ts";
import { fieldProblems } from "./chosen.ts";
import { type ManifestFiles, yamlPaths } from "./manifestFiles.ts";
import type { PullOptions } from "./options.ts";

/** Mistakes in settings, for which nothing is sent for any project. */
export function optionProblems(
  kinds: Kinds,
  { fields, gone, isNew, into }: PullOptions,
  { environment }: RunContext,
): Problem[] {
  const found = fieldProblems(kinds, fields);
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

/** `path`: the manifest for new entries, if it is named. A person declares kinds whose names can be secrets. */
export function intoProblems(
  all: Kinds,
  { into, isNew }: PullOptions,
  { manifests, full }: ManifestFiles,
): { path: string | undefined; problems: Problem[] } {
  const path = into?.replace(/^\.\//, "");
  const kinds = all.filter(({ secretNames }) => !secretNames).map(({ plural }) => manifests[plural] ?? []);
  const known = kinds.flatMap(yamlPaths);
  if (path !== undefined && !known.includes(path)) {
    const textFile = kinds.flat().find((one) => one.path === path)?.textFile;
    const why = textFile
      ? "is a source file, which cannot have the other fields of a new entry, such as its platforms"
      : full.has(path)
        ? "has entries of another kind"
        : "is not a manifest of this project";
    const message = `--into: ${path} ${why}. The manifests for new entries are ${known.join(", ") || "none"}. To start a new one, write keys: [] into it first.`;
    return { path, problems: [problem("no-manifest", message)] };
  }
  if (isNew && known.length === 0 && kinds.flat().length > 0) {
    const message =
      "--new writes new entries only into manifests in YAML, and the keys of this project are only in source files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.";
    return { path, problems: [problem("no-manifest", message)] };
  }
  return { path, problems: [] };
}
