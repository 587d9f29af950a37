/** The manifests of a project that has none yet: from what was read to the files. */
import { join } from "node:path";
import { ignoring } from "../../files/findFiles.ts";
import type { NewFile } from "../../files/newFiles.ts";
import { type Folders, pathShown } from "../../files/paths.ts";
import type { NameTemplate, Split } from "../../kinds/backup.ts";
import type { Live } from "../../kinds/declaration.ts";
import type { Kinds } from "../../kinds/kind.ts";
import type { ManifestGlobs } from "../../kinds/manifestGlobs.ts";
import { readManifests } from "../../kinds/read.ts";
import type { LeftOut } from "../../manifest/write/newEntries.ts";
import { type NewManifest, newManifests } from "../../manifest/write/newManifests.ts";
import { anyError, type Problem } from "../../model/problem.ts";
import type { Usable, Variables } from "../../model/variables.ts";
import { WRITE_ALL } from "../../model/verdict.ts";
import { makePlan } from "../../plan/makePlan.ts";
import type { ProjectSettings } from "../../settings/project.ts";
import { leftOutProblems, planProblems, unusableProblems } from "./pullProblems.ts";
import { newFolder, targetPath } from "./targets.ts";

/** The file with the values of variables. It is not committed. */
export const VARIABLES_FILE = "lokaform.env";

export interface FirstOptions {
  split: Split;
  fields: readonly string[] | "all";
  languages: readonly string[];
  dir: string | undefined;
  usable: Usable;
  /** Whether a person says that a name contains no secret. */
  confirms(name: string): Promise<boolean>;
  /** Called with the values of the variables before anything else can show them. */
  onVariables(variables: Variables): void;
  /** Lines of comment at the top of a manifest of this kind. */
  header?(kind: string): readonly string[];
}

export interface WrittenManifest extends NewManifest {
  path: string;
}

export interface FirstManifests {
  manifests: readonly WrittenManifest[];
  /** All files, in the order in which they are written. */
  files: readonly NewFile[];
  variables: Variables;
  problems: readonly Problem[];
  unasked: readonly { kind: string; field: string; count: number }[];
}

/** Nothing is written yet. With an error that stops the project, there are no files. */
export async function firstManifests(
  live: Live,
  {
    settings,
    globs,
    folders,
  }: { settings: Pick<ProjectSettings, "rules">; globs: ManifestGlobs; folders: Folders },
  options: FirstOptions,
): Promise<FirstManifests> {
  const named = await nameObjects(globs.kinds, live, options);
  const { variables } = named;
  options.onVariables(variables);
  const written = newManifests(
    globs.kinds,
    named.live,
    { rules: settings.rules, variables },
    {
      ...options,
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
    .map((one) => ({ ...one, path: targetPath(one.kind, one.group, globs, options.dir) }));
  const problems = [
    ...unusableProblems(globs.kinds, live),
    ...leftOutProblems([...named.left, ...written.left]),
    ...checked(globs.kinds, manifests, live, variables, settings, options.usable, folders),
  ];
  const none = { manifests: [], files: [], variables, problems, unasked: [] };
  if (problems.some(({ reach, severity }) => reach === "project" && severity === "error")) return none;
  const secrets = await secretFiles(variables, join(newFolder(options.dir, globs), VARIABLES_FILE), folders);
  if (!secrets.ok) return { ...none, problems: [...problems, secrets.problem] };
  const files = [...secrets.value, ...manifests.map(({ path, text }) => ({ path, text }))];
  return { manifests, files, variables, problems, unasked: written.unasked };
}

/** Names that can contain secrets get variables, unless a person says that they have none. */
async function nameObjects(kinds: Kinds, live: Live, { usable, confirms }: FirstOptions) {
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
  { rules }: Pick<ProjectSettings, "rules">,
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
