/** Mistakes in the options of a later pull. */
import type { Kinds } from "../kinds/kind.ts";
import type { Manifests } from "../kinds/read.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { RunContext } from "../run/context.ts";
import { fieldProblems } from "./chosen.ts";
import { yamlPaths } from "./manifestFiles.ts";
import type { PullOptions } from "./options.ts";

/** Mistakes in settings, for which nothing is sent for any project. */
export function optionProblems(
  kinds: Kinds,
  { fields, removesMissing }: PullOptions,
  { environment }: RunContext,
): Problem[] {
  const found = fieldProblems(kinds, fields);
  if (removesMissing && environment.GITHUB_ACTIONS === "true")
    found.push(
      problem(
        "bad-setting",
        "--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine.",
      ),
    );
  return found;
}

/** Why new entries have no place. A person declares kinds whose names can be secrets. */
export function placeProblems(all: Kinds, { isNew }: PullOptions, manifests: Manifests): Problem[] {
  const kinds = all.filter(({ secretNames }) => !secretNames).map(({ plural }) => manifests[plural] ?? []);
  if (!isNew || kinds.flat().length === 0 || kinds.flatMap(yamlPaths).length > 0) return [];
  const message =
    "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.";
  return [problem("no-manifest", message)];
}
