/** All manifests of a project → all that is declared, and all problems in one go. */

import type { Usable } from "../model/environment.ts";
import type { Problem } from "../model/problem.ts";
import type { Declaration } from "./declaration.ts";
import { duplicateKeys, duplicateWebhooks, renameCycles } from "./duplicates.ts";
import { readKeys } from "./key/manifest.ts";
import { pluralProblems } from "./key/plurals.ts";
import { readWebhooks } from "./webhook/manifest.ts";

/** A manifest as it was found. */
export interface ManifestText {
  path: string;
  text: string;
}

export interface Manifests {
  keys: readonly ManifestText[];
  webhooks: readonly ManifestText[];
}

export interface ManifestsRead {
  declared: Declaration;
  problems: Problem[];
}

export function readManifests(manifests: Manifests, usable: Usable): ManifestsRead {
  const reading = readByFile(manifests, usable);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** The same with a pause after each file, in which the caller may stop. */
export function* readByFile(manifests: Manifests, usable: Usable): Generator<void, ManifestsRead> {
  const keyReads: ReturnType<typeof readKeys>[] = [];
  for (const { path, text } of manifests.keys) {
    keyReads.push(readKeys(path, text));
    yield;
  }
  const hookReads: ReturnType<typeof readWebhooks>[] = [];
  for (const { path, text } of manifests.webhooks) {
    hookReads.push(readWebhooks(path, text, usable));
    yield;
  }
  const keys = keyReads.flatMap((read) => read.keys);
  const webhooks = hookReads.flatMap((read) => read.webhooks);
  const problems = [
    ...keyReads.flatMap((read) => read.problems),
    ...duplicateKeys(keys),
    ...renameCycles(keys),
    ...keys.flatMap(pluralProblems),
    ...hookReads.flatMap((read) => read.problems),
    ...duplicateWebhooks(webhooks),
  ];
  const declared: Declaration = {
    keys: manifests.keys.length > 0 ? keys : undefined,
    webhooks: manifests.webhooks.length > 0 ? webhooks : undefined,
    variables: new Map(hookReads.flatMap((read) => [...read.variables])),
  };
  return { declared, problems: inReadingOrder(problems, [...manifests.keys, ...manifests.webhooks]) };
}

/** File after file, and down each of them. */
function inReadingOrder(problems: readonly Problem[], texts: readonly ManifestText[]): Problem[] {
  const files = new Map(texts.map(({ path }, index) => [path, index]));
  const position = ({ place }: Problem) => [
    files.get(place?.file ?? "") ?? -1,
    place?.line ?? 0,
    place?.col ?? 0,
  ];
  return [...problems].sort((a, b) => {
    const [x, y] = [position(a), position(b)];
    return x.map((figure, index) => figure - (y[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  });
}
