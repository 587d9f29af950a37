/** `pull` for a project without manifests: reads the project, and writes its first manifests. */

import { join } from "node:path";
import { ApiError } from "../api/errors.ts";
import { ignoring } from "../files/findFiles.ts";
import { type NewFile, newFileProblems, writeNewFiles } from "../files/newFiles.ts";
import { type Folders, pathShown } from "../files/paths.ts";
import type { NameTemplate } from "../kinds/backup.ts";
import type { Live } from "../kinds/declaration.ts";
import type { AnyKind, Kinds } from "../kinds/kind.ts";
import { type ManifestGlobs, readManifests } from "../kinds/read.ts";
import { append } from "../model/json.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import { OWNER_TAG_PREFIX, type Rules } from "../model/setting.ts";
import { secretsOf, type Usable, type Variables } from "../model/variables.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { makePlan, type PlanResult } from "../plan/makePlan.ts";
import { observeWhole } from "../remote/observe.ts";
import type { PulledFirst } from "../report/view/written.ts";
import { createClients, serviceClock } from "../run/connect.ts";
import type { RunContext } from "../run/context.ts";
import { requestProblems } from "../run/plan.ts";
import { schemaLine } from "../run/schemas.ts";
import type { ProjectSettings } from "../settings/project.ts";
import type { Settings } from "../settings/resolve.ts";
import { type LeftOut, leftOutProblems, type NewManifest, newManifests } from "./newManifests.ts";
import { chosenLanguages, fieldProblems, type Pulled, type PullOptions } from "./options.ts";
import { flagsFor, pulledKinds, targetPath } from "./textTargets.ts";

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
  const clients = createClients(project, settings.apiUrl, { ...context, onResponse: clock.onResponse });
  if (!clients.ok) return { problems: [...wrong, clients.problem] };
  const unread: Problem[] = [];
  try {
    const live = await observeWhole(clients.value.reading, project.id, {
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
    const first = await firstManifests(live.value, languages, settings, project, globs, options, context);
    const problems = [...wrong, ...unread, ...segmented(live.value.project), ...first.problems];
    if (context.cancellation.stopped || first.files.length === 0) return { problems };
    const refused = await newFileProblems(first.files, folders);
    if (refused.length === 0 && !options.dryRun) append(refused, await writeNewFiles(first.files, folders));
    if (refused.length > 0) return { problems: [...problems, ...refused] };
    const { manifests, files, variables, unasked } = first;
    const env = files.find(({ path }) => path.endsWith(VARIABLES_FILE));
    const all = live.value.project.languages?.map(({ iso }) => iso) ?? [];
    const pulled: PulledFirst = {
      manifests: manifests.map((one) => ({ ...one, path: pathShown(one.path, folders) })),
      ...(env && { variables: { path: pathShown(env.path, folders), count: variables.size } }),
      languages,
      otherLanguages: all.filter((one) => !languages.includes(one)),
      unasked,
      repeated: options.repeated,
      flags: options.dryRun ? [] : await flagsFor(manifests, globs, project, folders),
    };
    return { problems, at, first: pulled };
  } catch (error) {
    return { problems: [...wrong, ...requestProblems(error, context.cancellation)] };
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

/** If the token may not read a kind, the other kinds are written all the same. */
function forbidden({ plural, sharedByBranches }: AnyKind, error: unknown): Problem[] {
  if (!(error instanceof ApiError) || error.status !== 403 || !sharedByBranches) return [];
  const message = `The ${plural} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
  return [problem("api-error", message, { severity: "warning", scope: "change" })];
}

function segmented({ name, segmentation }: ProjectDetails): Problem[] {
  if (!segmentation) return [];
  const message = `Project ${name} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
  return [problem("segmented-project", message, { severity: "warning", scope: "change" })];
}

/** The file with the values of variables. It is not committed. */
const VARIABLES_FILE = "lokaform.env";

interface WrittenManifest extends NewManifest {
  path: string;
}

/** The files in the order in which they are written. With an error that stops the project, there are none. */
async function firstManifests(
  live: Live,
  languages: readonly string[],
  { usable }: Settings,
  { rules }: ProjectSettings,
  globs: ManifestGlobs,
  { split, fields = [], dir, confirms }: PullOptions,
  { folders, onProgress, onSecrets }: RunContext,
) {
  const named = await nameObjects(globs.kinds, live, usable, async (name) => {
    onProgress?.(undefined);
    return confirms?.(name) ?? false;
  });
  const { variables } = named;
  // Before anything else can show their values.
  onSecrets(secretsOf(variables));
  const written = newManifests(
    globs.kinds,
    named.live,
    { rules, variables },
    {
      ...{ split, languages, fields },
      header: (kind) => [schemaLine(kind)],
      label: (one) => {
        const template = named.templates.get(one);
        return template && "template" in template ? template.template : "";
      },
    },
  );
  const manifests = written.manifests
    // A kind is managed as soon as it has a manifest, so an empty one of webhooks would say too much.
    .filter(
      ({ kind, entries }) => entries > 0 || !globs.kinds.find(({ plural }) => plural === kind)?.secretNames,
    )
    .map((one) => ({ ...one, path: targetPath(one.kind, one.group, globs, dir) }));
  const problems = [
    ...unusableProblems(globs.kinds, live),
    ...leftOutProblems([...named.left, ...written.left]),
    ...checked(globs.kinds, manifests, live, variables, rules, usable, folders),
  ];
  const none = { manifests: [], files: [], variables, problems, unasked: [] };
  if (problems.some(({ scope, severity }) => scope === "project" && severity === "error")) return none;
  const secrets = await secretFiles(variables, join(dir ?? globs.folder, VARIABLES_FILE), folders);
  if (!secrets.ok) return { ...none, problems: [...problems, secrets.problem] };
  const files = [...secrets.value, ...manifests.map(({ path, text }) => ({ path, text }))];
  return { manifests, files, variables, problems, unasked: written.unasked };
}

/** Names that can contain secrets get variables, unless a person says that they have none. */
async function nameObjects(
  kinds: Kinds,
  live: Live,
  usable: Usable,
  confirms: (name: string) => Promise<boolean>,
) {
  const templates = new Map<unknown, NameTemplate>();
  const variables = new Map<string, string>();
  const left: LeftOut[] = [];
  const objects = { ...live.objects };
  for (const kind of kinds) {
    const { secretNames, plural } = kind;
    const read = objects[plural];
    if (!secretNames || !read) continue;
    const confirmed = new Set<string>();
    const suspect = read.objects.filter((one) => secretNames.mayHoldSecret(one));
    for (const name of [...new Set(suspect.map((one) => secretNames.nameOf(one)))].sort())
      if (await confirms(name)) confirmed.add(name);
    const made = secretNames.templates(
      read.objects,
      (one) => !suspect.includes(one) || confirmed.has(secretNames.nameOf(one)),
      usable,
    );
    for (const [one, template] of made.templates) {
      templates.set(one, template);
      if ("why" in template)
        left.push({ kind: kind.name, label: kind.liveLabel(one), id: kind.id(one), why: template.why });
    }
    for (const [name, value] of made.variables) variables.set(name, value);
    const sound = read.objects.filter((one) => "template" in (made.templates.get(one) ?? {}));
    objects[plural] = { ...read, objects: sound };
  }
  return { live: { ...live, objects }, templates, variables, left };
}

/** Reads the new manifests as the next command will, and makes a plan. It should have nothing to do. */
function checked(
  kinds: Kinds,
  manifests: readonly WrittenManifest[],
  live: Live,
  variables: Variables,
  rules: ProjectSettings["rules"],
  usable: Usable,
  folders: Folders,
): Problem[] {
  const values = { ...usable.values, ...Object.fromEntries(variables) };
  const byKind = kinds.map(({ plural }) => {
    const own = manifests.filter(({ kind }) => kind === plural);
    return [plural, own.map(({ path, text }) => ({ path: pathShown(path, folders), text }))] as const;
  });
  const { declared, problems } = readManifests(kinds, Object.fromEntries(byKind), { ...usable, values });
  if (anyError(problems)) throw new Error(`new manifests have mistakes: ${JSON.stringify(problems[0])}`);
  return planProblems(makePlan(declared, live, rules, WRITE_ALL), rules);
}

/** The file of the variables, and the .gitignore that keeps it out of the repository. */
async function secretFiles(variables: Variables, path: string, folders: Folders) {
  if (variables.size === 0) return { ok: true as const, value: [] };
  const ignore = await ignoring(path, folders);
  if (!ignore.ok) return ignore;
  const lines = [...variables].map(
    ([name, value]) => `${name}=${/^[A-Za-z0-9_.~-]*$/.test(value) ? value : `'${value}'`}\n`,
  );
  const file: NewFile = { path, text: lines.join(""), mode: 0o600 };
  return { ok: true as const, value: [...(ignore.value ? [ignore.value] : []), file] };
}

// What a first pull could not write.

/** Live objects that are incomplete in the answers of the service. They make the run fail. */
function unusableProblems(kinds: Kinds, { objects }: Live): Problem[] {
  return kinds.flatMap(({ plural, words, secretNames }) =>
    (objects[plural]?.unusable ?? []).map(({ id, names, lacks }) => {
      const which = [id ?? "without a usable id", ...(secretNames ? [] : names.map((name) => `"${name}"`))];
      const message = `Live ${words.one} ${which.join(" ")} is not in the new manifests: the service's answer has no usable ${lacks.join(", ")}. Run again, or declare it by hand.`;
      return problem("unusable-answer", message, { scope: "change" });
    }),
  );
}

/** What a plan of the new manifests would change or refuse, in spite of all. */
function planProblems(result: PlanResult, { owner }: Rules): Problem[] {
  const errors = result.problems.filter(({ severity }) => severity === "error");
  if (result.is === "stopped") return errors;
  const changed = result.plan.changes.flatMap((change) => {
    if (change.action !== "update" && change.action !== "create") return [];
    const fields = change.fields.filter(({ after }) => !hasTag(after, owner)).map(({ field }) => field);
    if (change.action === "update" && fields.length === 0) return [];
    const message = `A plan of the new manifests changes ${change.kind} "${change.label}": ${[...new Set(fields)].join(", ")}. Compare the entry with the project before you apply.`;
    return [problem("not-expressible", message, { severity: "warning", scope: "change" })];
  });
  return [...errors, ...changed];
}

function hasTag(after: unknown, owner: string | undefined): boolean {
  return owner !== undefined && Array.isArray(after) && after.includes(OWNER_TAG_PREFIX + owner);
}
