/** `pull` for a project without manifests: reads the project, and writes its first manifests. */
import { dirname, join, relative, resolve } from "node:path";
import { ApiError } from "../api/errors.ts";
import { ignoring } from "../files/findFiles.ts";
import { findPaths } from "../files/manifests.ts";
import { type NewFile, newFileProblems, writeNewFiles } from "../files/newFiles.ts";
import { type Folders, NEVER, pathShown } from "../files/paths.ts";
import { readFile } from "../files/system.ts";
import type { Live } from "../kinds/declaration.ts";
import type { AnyKind, Kinds } from "../kinds/kind.ts";
import { type ManifestGlobs, readManifests } from "../kinds/read.ts";
import { append } from "../model/json.ts";
import { anyError, type Problem, problem, success } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import type { Rules } from "../model/setting.ts";
import { secretsOf, type Usable, type Variables, variableNames } from "../model/variables.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { makePlan } from "../plan/makePlan.ts";
import { observeWhole } from "../remote/observe.ts";
import type { PulledFirst } from "../report/view/writtenFiles.ts";
import { createClients, requestProblems } from "../run/connect.ts";
import { remarksOnPulled } from "../run/remarks.ts";
import type { ProjectSettings } from "../settings/resolve.ts";
import { schemaLine } from "../yaml/yamlText.ts";
import { isForeign, type LeftOut, leftOutProblems, newManifests } from "./newManifests.ts";
import { chosenIsos, chosenLanguages, type Pulled, type PullRun } from "./options.ts";

/** Writes the first manifests of a project. Nothing is written if an error is found before. */
export async function pullFirst(run: PullRun, globs: ManifestGlobs): Promise<Pulled> {
  const { settings, project, context } = run;
  const { kinds, problems } = await firstKinds(run, globs);
  if (anyError(problems)) return { problems };
  const clients = createClients(project, settings.apiUrl, context);
  if (!clients.ok) return { problems: [...problems, clients.problem] };
  const { reading, now } = clients.value;
  let at = now();
  const unread: Problem[] = [];
  try {
    const live = await observeWhole(reading, project.id, {
      kinds,
      languages: (details) => {
        at = now();
        return chosenLanguages(details, project.pulledLanguages);
      },
      // If the token may not read a kind, the other kinds are written all the same.
      leavesOut: ({ plural, sharedByBranches }, error) => {
        if (!(error instanceof ApiError) || error.status !== 403 || !sharedByBranches) return false;
        const message = `The ${plural} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
        unread.push(problem("api-error", message, { severity: "warning", scope: "change" }));
        return true;
      },
    });
    if (!live.ok) return { problems: [...problems, live.problem] };
    context.onProgress?.({ phase: "writing", project: project.name });
    const result = await writeFirst(run, globs, kinds, live.value);
    append(problems, unread, segmented(live.value.project), result.problems);
    return { ...result, ...(result.first && { at }), problems };
  } catch (error) {
    return {
      problems: [...problems, ...requestProblems(error, context.cancellation, { settings: project })],
    };
  } finally {
    context.onProgress?.(undefined);
  }
}

/** A workflow leaves out kinds whose names can have secrets: no person can answer there. */
async function firstKinds({ project, options, context }: PullRun, globs: ManifestGlobs) {
  const inActions = context.environment.GITHUB_ACTIONS === "true";
  const managed = managedKinds(project, globs);
  const leftOut = managed.filter(({ secretNames }) => secretNames && inActions);
  const kinds = managed.filter((kind) => !leftOut.includes(kind) && !(options.leavesTexts && kind.textFiles));
  const notices = leftOut.map(({ plural }) => {
    const message = `In a workflow, pull writes no ${plural}, because parts of their names can be secret. Run lokaform pull on your machine to write ${plural}.yaml.`;
    return problem("not-expressible", message, { severity: "notice" });
  });
  // Whether there are files for variables depends on what is read.
  const files = kinds.map(({ plural }) => ({ path: targetPath(plural, globs, options.dir), text: "" }));
  return { kinds, problems: [...notices, ...(await newFileProblems(files, context.folders))] };
}

async function writeFirst(run: PullRun, globs: ManifestGlobs, kinds: Kinds, live: Live) {
  const { project, options, context } = run;
  const { folders } = context;
  const languages = chosenIsos(live.project, project.pulledLanguages);
  const draft = await firstManifests(live, run, globs, languages);
  const { manifests, files, variables, unasked, waiting, problems } = draft;
  if (context.cancellation.stopped || files.length === 0) return { problems };
  const refused = await newFileProblems(files, folders);
  if (refused.length === 0 && !options.dryRun) append(refused, await writeNewFiles(files, folders));
  if (refused.length > 0) return { problems: [...problems, ...refused] };
  const env = files.find(({ path }) => path.endsWith(VARIABLES_FILE));
  const isos = live.project.languages?.map(({ iso }) => iso) ?? [];
  const first: PulledFirst = {
    manifests,
    ...(env && { variables: { path: pathShown(env.path, folders), names: [...variables.keys()] } }),
    languages: kinds.some(({ textFiles }) => textFiles) ? languages : [],
    otherLanguages: isos.filter((iso) => !languages.includes(iso)),
    unasked,
    foreign: kinds.flatMap((kind) => {
      const objects = live.objects[kind.plural]?.objects ?? [];
      return objects.filter((object) => isForeign(kind, object, project.rules)).map(kind.liveLabel);
    }),
    kept: waiting,
    ...(!project.showTexts && { hide_texts: true as const }),
    repeated: options.repeated,
    areFound: await areFound(manifests, globs, project),
  };
  return { problems, first, written: files.filter((file) => file !== env) };
}

function segmented({ name, segmentation }: ProjectDetails): Problem[] {
  if (!segmentation) return [];
  const message = `Project ${name} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
  return [problem("segmented-project", message, { severity: "warning", scope: "change" })];
}

/** The file with the values of variables. It is not committed. */
const VARIABLES_FILE = "lokaform.env";

/** The files in the order in which they are written. With an error that stops the project, there are none. */
async function firstManifests(
  live: Live,
  { settings: { usable }, project: { rules, name: entry = "" }, options, context }: PullRun,
  globs: ManifestGlobs,
  languages: readonly string[],
) {
  const { fields = [], dir, schemas } = options;
  const { folders, onSecrets } = context;
  const naming = nameObjects(globs.kinds, live, usable, entry);
  const { variables } = naming;
  const values = { ...usable.values, ...Object.fromEntries(variables) };
  onSecrets(secretsOf(variables));
  const label = (object: unknown) => naming.names.get(object) ?? "";
  const selection = { languages, fields, label };
  const contents = newManifests(globs.kinds, naming.live, { rules, variables }, selection);
  const manifests = contents.manifests
    // A kind is managed as soon as it has a manifest, so an empty one of webhooks would say too much.
    .filter(
      ({ kind, entries }) => entries > 0 || !globs.kinds.find(({ plural }) => plural === kind)?.secretNames,
    )
    .map((manifest) => {
      const full = targetPath(manifest.kind, globs, dir);
      const line =
        schemas === undefined ? "" : `# ${schemaLine(manifest.kind, relative(dirname(full), schemas))}\n`;
      return { ...manifest, text: line + manifest.text, full, path: pathShown(full, folders) };
    });
  const problems = [
    ...unusableProblems(globs.kinds, live),
    ...leftOutProblems([...naming.left, ...contents.left]),
    ...checked(globs.kinds, manifests, live, rules, { ...usable, values }),
  ];
  const emptyResult = { ...contents, manifests: [], files: [], variables, problems };
  if (problems.some(({ scope, severity }) => scope === "project" && severity === "error")) return emptyResult;
  const secrets = await secretFiles(variables, join(dir ?? globs.folder, VARIABLES_FILE), folders);
  if (!secrets.ok) return { ...emptyResult, problems: [...problems, secrets.problem] };
  const files = [...secrets.value, ...manifests.map(({ full, text }) => ({ path: full, text }))];
  return { ...emptyResult, manifests, files };
}

/** Names that can contain secrets get variables. `names`: as manifests declare them. */
function nameObjects(kinds: Kinds, live: Live, usable: Usable, entry: string) {
  const names = new Map<unknown, string>();
  const variables = new Map<string, string>();
  const gaps: LeftOut[] = [];
  const objects = { ...live.objects };
  for (const kind of kinds) {
    const liveObjects = objects[kind.plural];
    if (!kind.secretNames || !liveObjects) continue;
    const made = kind.secretNames.templates(liveObjects.objects, usable, entry);
    for (const [object, template] of made.templates) {
      if ("template" in template) names.set(object, template.template);
      else
        gaps.push({ kind: kind.name, label: kind.liveLabel(object), id: kind.id(object), why: template.why });
    }
    for (const [name, value] of made.variables) variables.set(name, value);
    objects[kind.plural] = {
      ...liveObjects,
      objects: liveObjects.objects.filter((object) => names.has(object)),
    };
  }
  return { live: { ...live, objects }, names, variables, left: gaps };
}

/** Reads the new manifests as the next command will, and makes a plan, which should have no errors. */
function checked(
  kinds: Kinds,
  manifests: PulledFirst["manifests"],
  live: Live,
  rules: Rules,
  usable: Usable,
): Problem[] {
  const byKind = kinds.map(({ plural }) => [plural, manifests.filter(({ kind }) => kind === plural)]);
  const { declared, problems } = readManifests(kinds, Object.fromEntries(byKind), usable);
  if (anyError(problems)) throw new Error(`new manifests have mistakes: ${JSON.stringify(problems[0])}`);
  return [
    ...remarksOnPulled(declared, live, rules),
    ...makePlan(declared, live, rules, WRITE_ALL).problems.filter(({ severity }) => severity === "error"),
  ];
}

/** The file of the variables, and the .gitignore that keeps it out of the repository. */
async function secretFiles(variables: Variables, path: string, folders: Folders) {
  if (variables.size === 0) return success([]);
  const ignore = await ignoring(path, folders);
  if (!ignore.ok) return ignore;
  const lines = [...variables].map(
    ([name, value]) => `${name}=${/^[A-Za-z0-9_.~-]*$/.test(value) ? value : `'${value}'`}\n`,
  );
  const file: NewFile = { path, text: lines.join(""), mode: 0o600 };
  return success([...(ignore.value ? [ignore.value] : []), file]);
}

/** Live objects that are incomplete in the responses of the service. They make the run fail. */
function unusableProblems(kinds: Kinds, { objects }: Live): Problem[] {
  return kinds.flatMap(({ name, plural, secretNames }) =>
    (objects[plural]?.unusable ?? []).map(({ id, names, lacks }) => {
      const label = [id ?? "without a usable id", ...(secretNames ? [] : names.map((name) => `"${name}"`))];
      const message = `Live ${name} ${label.join(" ")} is not in the new manifests: the service's response has no usable ${lacks.join(", ")}. Run again, or declare it by hand.`;
      return problem("unusable-response", message, { scope: "change" });
    }),
  );
}

function managedKinds({ id }: Pick<ProjectSettings, "id">, { kinds, globs }: ManifestGlobs): AnyKind[] {
  const plurals = Object.entries(globs).flatMap(([plural, patterns]) => (patterns ? plural : []));
  return kinds.filter(({ plural, sharedByBranches }) =>
    plurals.length > 0 ? plurals.includes(plural) : !(sharedByBranches && id.includes(":")),
  );
}

/** Manifests of the kinds that are pulled. The files of the setting `texts` are manifests, too. */
export async function hasManifests(globs: ManifestGlobs, project: Pick<ProjectSettings, "id">) {
  const { paths } = await findPaths(globs, project, {}, NEVER);
  const kinds = managedKinds(project, globs);
  return globs.texts.length > 0 || kinds.some(({ plural }) => (paths[plural] ?? []).length > 0);
}

export async function variablesIn(globs: ManifestGlobs, project: Pick<ProjectSettings, "id">) {
  const { paths } = await findPaths(globs, project, {}, NEVER);
  const filePaths = globs.kinds.flatMap(({ plural, secretNames }) => (secretNames && paths[plural]) || []);
  return (await Promise.all(filePaths.map((path) => readFile(path, "utf8")))).flatMap(variableNames);
}

function targetPath(kind: string, { globs, folder }: ManifestGlobs, dir: string | undefined): string {
  const glob = globs[kind];
  const [only, ...otherPatterns] = glob?.patterns ?? [];
  const isPath = only && otherPatterns.length === 0 && !/[*?[\]{}()!+@]/.test(only.text);
  if (dir === undefined && isPath) return resolve(glob?.folder ?? folder, only.text);
  return join(dir ?? folder, `${kind}.yaml`);
}

/** Whether a plan finds the written files by lokaform.yaml or by the usual names. */
async function areFound(
  files: readonly { full: string }[],
  globs: ManifestGlobs,
  project: Pick<ProjectSettings, "id">,
): Promise<boolean> {
  // Paths of options have no place in a file. The next command does not know them.
  const entries = Object.entries(globs.globs).filter(([, glob]) => glob?.patterns.some(({ place }) => place));
  const { paths } = await findPaths({ ...globs, globs: Object.fromEntries(entries) }, project, {}, NEVER);
  const foundPaths = Object.values(paths).flat();
  return files.every(({ full }) => foundPaths.includes(full));
}
