/** `pull` for a project without manifests: reads the project, and writes its first manifests. */
import { AbortError, ApiError, RequestError } from "../../api/errors.ts";
import { newFileProblems, writeNewFiles } from "../../files/newFiles.ts";
import { type Folders, pathShown } from "../../files/paths.ts";
import type { AnyKind } from "../../kinds/kind.ts";
import type { ManifestGlobs } from "../../kinds/manifestGlobs.ts";
import { append } from "../../model/json.ts";
import { anyError, type Problem, problem } from "../../model/problem.ts";
import type { ProjectDetails } from "../../model/project.ts";
import { secretsOf } from "../../model/variables.ts";
import { observeWhole } from "../../remote/observe.ts";
import type { PulledFirst } from "../../report/view/written.ts";
import type { ProjectSettings } from "../../settings/project.ts";
import type { Settings } from "../../settings/resolve.ts";
import { createClient, serviceClock } from "../connect.ts";
import type { RunContext } from "../context.ts";
import { requestProblem } from "../plan.ts";
import { schemaLine } from "../schemas.ts";
import { chosenLanguages, fieldProblems } from "./chosen.ts";
import { type FirstManifests, firstManifests, VARIABLES_FILE } from "./firstManifests.ts";
import type { Pulled, PullOptions } from "./options.ts";
import { flagsFor, pulledKinds, targetPath } from "./targets.ts";

/** Writes the first manifests of a project. Nothing is written if an error is found before. */
export async function pullFirst(
  settings: Settings,
  project: ProjectSettings,
  globs: ManifestGlobs,
  options: PullOptions,
  context: RunContext,
): Promise<Pulled> {
  const { folders } = context;
  const { kinds: managed, leftOut } = pulledKinds(
    project,
    globs,
    context.environment.GITHUB_ACTIONS === "true",
  );
  const kinds = managed.filter(({ textFiles }) => !options.leavesTexts || !textFiles);
  const wrong = [
    ...leftOut,
    ...fieldProblems(globs.kinds, options.fields),
    ...(await usualFileProblems(kinds, globs, options.dir, folders)),
  ];
  if (anyError(wrong)) return { problems: wrong };
  const clock = serviceClock(context);
  let at = clock.now();
  const connection = createClient(project, {
    apiUrl: settings.apiUrl,
    signal: context.cancellation.stopping,
    onResponse: clock.onResponse,
    ...(context.onWait && { onWait: context.onWait }),
    onProgress: context.onProgress,
  });
  if (!connection.ok) return { problems: [...wrong, connection.problem] };
  const unread: Problem[] = [];
  try {
    const live = await observeWhole(connection.value, project.id, {
      kinds,
      languages: (details) => {
        at = clock.now();
        return chosenLanguages(details, project.pulledLanguages);
      },
      leavesOut: (kind, error) => {
        const why = forbidden(kind, error);
        append(unread, why);
        return why.length > 0;
      },
    });
    if (!live.ok) return { problems: [...wrong, live.problem] };
    context.onProgress?.({ phase: "writing", project: project.name });
    const chosen = chosenLanguages(live.value.project, project.pulledLanguages);
    const languages = chosen.ok ? chosen.value.map(({ iso }) => iso) : [];
    const first = await firstManifests(
      live.value,
      { settings: project, globs, folders },
      {
        split: options.split,
        fields: options.fields?.includes("all") ? "all" : (options.fields ?? []),
        languages,
        dir: options.dir,
        usable: settings.usable,
        confirms: async (name) => {
          context.onProgress?.(undefined);
          return options.confirms?.(name) ?? false;
        },
        header: (kind) => [schemaLine(kind)],
        onVariables: (variables) => context.onSecrets(secretsOf(variables)),
      },
    );
    const problems = [...wrong, ...unread, ...segmented(live.value.project), ...first.problems];
    if (context.cancellation.stopped || first.files.length === 0) return { problems };
    const refused = await newFileProblems(first.files, folders);
    if (refused.length === 0 && !options.dryRun) append(refused, await writeNewFiles(first.files, folders));
    if (refused.length > 0) return { problems: [...problems, ...refused] };
    const all = live.value.project.languages?.map(({ iso }) => iso) ?? [];
    return { problems, at, first: await pulled(first, languages, all, project, globs, options, folders) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error instanceof AbortError && context.cancellation.stopped) return { problems: wrong };
    return { problems: [...wrong, requestProblem(error)] };
  } finally {
    context.onProgress?.(undefined);
  }
}

/** Found before any request. Other file names depend on what is read. */
function usualFileProblems(
  kinds: readonly AnyKind[],
  globs: ManifestGlobs,
  dir: string | undefined,
  folders: Folders,
): Promise<Problem[]> {
  const files = kinds.map(({ plural }) => ({ path: targetPath(plural, undefined, globs, dir), text: "" }));
  return newFileProblems(files, folders);
}

async function pulled(
  first: FirstManifests,
  languages: readonly string[],
  all: readonly string[],
  project: ProjectSettings,
  globs: ManifestGlobs,
  { dryRun, repeated }: PullOptions,
  folders: Folders,
): Promise<PulledFirst> {
  const { manifests, files, variables, unasked } = first;
  const env = files.find(({ path }) => path.endsWith(VARIABLES_FILE));
  return {
    manifests: manifests.map((one) => ({ ...one, path: pathShown(one.path, folders) })),
    ...(env && { variables: { path: pathShown(env.path, folders), count: variables.size } }),
    languages,
    otherLanguages: all.filter((one) => !languages.includes(one)),
    unasked,
    repeated,
    flags: dryRun ? [] : await flagsFor(manifests, globs, project, folders),
  };
}

/** If the token may not read a kind, the other kinds are written all the same. */
function forbidden({ plural, sharedByBranches }: AnyKind, error: unknown): Problem[] {
  if (!(error instanceof ApiError) || error.status !== 403 || !sharedByBranches) return [];
  const message = `The ${plural} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
  return [problem("api-error", message, { severity: "warning", reach: "change" })];
}

function segmented({ name, segmentation }: ProjectDetails): Problem[] {
  if (!segmentation) return [];
  const message = `Project ${name} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
  return [problem("segmented-project", message, { severity: "warning", reach: "change" })];
}
