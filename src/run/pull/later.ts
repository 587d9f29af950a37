/** `pull` for a project that has manifests: writes what others changed in the project into them, in place. */
import { AbortError, RequestError } from "../../api/errors/errors.ts";
import { newFileProblems, writeNewFiles } from "../../files/newFiles.ts";
import { type Declaration, inBaseLanguage, type Live } from "../../kinds/declaration.ts";
import type { AnyKind } from "../../kinds/kind.ts";
import { KINDS } from "../../kinds/kinds.ts";
import { readManifests, textFilesIn } from "../../kinds/read.ts";
import { anyError, type Problem, problem } from "../../model/problem.ts";
import { secretsOf } from "../../model/variables.ts";
import { missingBaseFiles } from "../../plan/languages.ts";
import { unknownTakes } from "../../plan/take.ts";
import { observeWhole } from "../../remote/observe.ts";
import type { ProjectSettings } from "../../settings/project.ts";
import type { Settings } from "../../settings/resolve.ts";
import { createClient } from "../connect.ts";
import type { RunContext } from "../context.ts";
import { requestProblem } from "../plan.ts";
import { fieldProblems, neededLanguages } from "./chosen.ts";
import { comparedBefore } from "./compared.ts";
import { type Decided, decide } from "./decide.ts";
import { editedManifests, filesToWrite, readManifestFiles } from "./manifestFiles.ts";
import type { PulledLater, PullOptions } from "./options.ts";

interface LaterResult {
  problems: readonly Problem[];
  later?: PulledLater;
}

/** Nothing is written if an error is found before. */
export async function pullLater(
  settings: Settings,
  project: ProjectSettings,
  options: PullOptions,
  context: RunContext,
): Promise<LaterResult> {
  const { folders, cancellation } = context;
  if (!project.manifests) return { problems: [] };
  const { files, problems: missing } = await readManifestFiles(
    project.manifests,
    project,
    folders,
    cancellation.stopping,
  );
  const { declared, problems: mistakes } = readManifests(files.manifests, settings.usable);
  const wrong = mistakes.filter(isRelevant(pulledKinds(declared, options)));
  context.onSecrets(secretsOf(declared.variables));
  const into = intoProblems(options.into, files.full);
  const found = [...missing, ...wrong, ...unknownTakes(project.rules.take, [declared]), ...into.problems];
  if (anyError(found)) return { problems: found };
  const connection = createClient(project, {
    apiUrl: settings.apiUrl,
    signal: cancellation.stopping,
    onResponse: context.onResponse,
    ...(context.onWait && { onWait: context.onWait }),
  });
  if (!connection.ok) return { problems: [...found, connection.problem] };
  try {
    const live = await observeWhole(connection.value, project.id, {
      kinds: pulledKinds(declared, options),
      languages: (details) =>
        neededLanguages(details, inBaseLanguage(declared, details.baseLanguage), options),
      leavesOut: () => false,
    });
    if (!live.ok) return { problems: [...found, live.problem] };
    const { project: details } = live.value;
    const noFile = missingBaseFiles({ declared, textFiles: textFilesIn(files.manifests) }, details);
    if (noFile.length > 0) return { problems: [...found, ...noFile] };
    const ours = inBaseLanguage(declared, details.baseLanguage);
    const decided = await decide(ours, live.value, {
      project,
      options,
      context,
      settings,
      into: into.path,
      files,
    });
    const all = [...found, ...decided.problems];
    if (anyError(decided.problems.filter(({ reach }) => reach !== "change")) || cancellation.stopped)
      return { problems: all };
    const written = await write(decided, declared, live.value, {
      files,
      settings,
      project,
      options,
      context,
    });
    return { ...written, problems: [...all, ...written.problems] };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error instanceof AbortError && cancellation.stopped) return { problems: found };
    return { problems: [...found, requestProblem(error, declared)] };
  }
}

async function write(
  decided: Decided,
  declared: Declaration,
  { project: details }: Live,
  {
    files,
    settings,
    project,
    options,
    context,
  }: {
    files: Awaited<ReturnType<typeof readManifestFiles>>["files"];
    settings: Settings;
    project: ProjectSettings;
    options: PullOptions;
    context: RunContext;
  },
): Promise<LaterResult> {
  const { manifests, changed, problems } = editedManifests(files.manifests, decided.edits);
  if (problems.length > 0) return { problems };
  const after = readManifests(manifests, settings.usable);
  const mistakes = after.problems
    .filter(isRelevant(pulledKinds(declared, options)))
    .filter(({ severity }) => severity === "error");
  if (mistakes.length > 0) return { problems: mistakes.map(unfitting) };
  const targets = await filesToWrite(changed, files.full);
  const refused = await newFileProblems(targets, context.folders);
  if (refused.length === 0 && !options.dryRun && targets.length > 0)
    refused.push(...(await writeNewFiles(targets, context.folders)));
  if (refused.length > 0) return { problems: refused };
  const pulled = {
    name: details.name,
    files: changed.map(({ path }) => path),
    comparison: comparedBefore(after.declared, declared, decided.taken),
    kept: decided.kept,
    ...(!project.showTexts && { hide_texts: true as const }),
  };
  return { problems: [], later: { pulled, changed } };
}

/** Kinds with texts, and those with a field that was named. Nothing else is read. */
function pulledKinds({ entries }: Declaration, { fields = [] }: PullOptions): AnyKind[] {
  return KINDS.filter(
    (kind) =>
      entries[kind.plural] &&
      kind.fields.some(
        ({ name, role }) => role === "text" || fields.includes("all") || fields.includes(name),
      ),
  );
}

/** A kind that is not pulled needs no values of its variables. */
function isRelevant(kinds: readonly AnyKind[]): (one: Problem) => boolean {
  const needsVariables = kinds.some(({ variablesOf }) => variablesOf);
  return ({ code }) => needsVariables || code !== "unset-variable";
}

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

function intoProblems(
  into: string | undefined,
  full: ReadonlyMap<string, string>,
): { path: string | undefined; problems: Problem[] } {
  const path = into?.replace(/^\.\//, "");
  if (path === undefined || full.has(path)) return { path, problems: [] };
  const known = [...full.keys()].join(", ");
  const message = `--into: ${path} is not a manifest of this project. Its manifests are ${known || "none"}. To start a new one, write keys: [] into it first.`;
  return { path, problems: [problem("no-manifest", message)] };
}

/** A live value that the manifest must not have, such as a plural form that the language lacks. */
function unfitting(one: Problem): Problem {
  return {
    ...one,
    message: `After the pull, the manifest would have a mistake, so nothing is written. ${one.message}`,
  };
}
