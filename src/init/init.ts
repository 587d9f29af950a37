/** `init`: from a live project to lokaform.yaml, manifests and workflows. It only reads from the service. */
import { dirname, join } from "node:path";
import { ignoring } from "../files/findFiles.ts";
import { type NewFile, newFileProblems, writeNewFiles } from "../files/newFiles.ts";
import { isFile, pathShown } from "../files/paths.ts";
import { readFile } from "../files/system.ts";
import type { ManifestGlobs } from "../kinds/read.ts";
import { append, type Json } from "../model/json.ts";
import { schemaFile } from "../model/package.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { variableNames } from "../model/variables.ts";
import { hasManifests, pullFirst, variablesIn } from "../pull/firstPull.ts";
import { optionProblems, type Pulled, pullOptions, unusedOptions } from "../pull/options.ts";
import type { PulledFirst } from "../report/view/writtenFiles.ts";
import type { Host, RunContext } from "../run/host.ts";
import { optionValue, type RawOptions } from "../settings/flags.ts";
import type { Settings } from "../settings/resolve.ts";
import { PULLED_FIELDS, PULLED_LANGUAGES } from "../settings/table/changes.ts";
import { INIT_TEXTS, LOKAFORM, SCHEMAS } from "../settings/table/commands.ts";
import { SCHEMA_FOLDER, schemaLine, yamlText } from "../yaml/yamlText.ts";
import { type InitFacts, type OfferedTexts, offerTexts } from "./offerTexts.ts";
import { type Account, readAccount, readInput, wantedWorkflows, workflowBranch } from "./questions.ts";
import {
  actionVersion,
  type InitFiles,
  type Questions,
  type WorkflowValues,
  workflowFiles,
  workflowText,
} from "./workflows.ts";

export interface InitInput {
  raw: RawOptions;
  host: Pick<Host, "sources" | "hide">;
  context(settings: Settings): RunContext;
  packageRoot: string;
  questions: Questions | undefined;
  /** Called when the project was read, before the questions about it. */
  onAccount(account: Account): void;
}

/** First everything is read and asked, then all is written. `done` is absent if nothing was written. */
export async function init(input: InitInput) {
  const answers = await readInput(input.raw, input.host, input.questions);
  const { settings, typesToken } = answers;
  const [project, ...otherProjects] = settings.projects;
  const several =
    "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.";
  const problems = [...answers.problems];
  if (otherProjects.length > 0) problems.push(problem("bad-setting", several));
  if (!project?.manifests || anyError(problems)) return { problems };
  const context = input.context(settings);
  const access = await readAccount(project, settings, context);
  append(problems, access.problems);
  if (!access.client || !access.account) return { problems };
  input.onAccount(access.account);
  const facts = { client: access.client, settings, project, context };
  const result = await setUp({ ...input, typesToken }, facts, project.manifests);
  return { ...result, problems: [...problems, ...result.problems] };
}

async function setUp(input: InitInput & { typesToken: boolean }, facts: InitFacts, globs: ManifestGlobs) {
  const { questions, packageRoot, typesToken } = input;
  const { settings, project, context } = facts;
  const raw = settings.options;
  const { folders, cancellation } = context;
  const hasAny = await hasManifests(globs, project);
  const chosen = await choose(input, facts, hasAny);
  const { taken, mentioned, shared } = chosen.offered;
  const problems = [...chosen.problems];
  const refused = await newFileProblems(await otherFiles(chosen, settings, packageRoot), folders);
  if (refused.length > 0 || cancellation.stopped) return { problems: [...problems, ...refused] };
  const ask = questions && ((question: string) => questions.yesNo(question));
  const options = {
    ...pullOptions(raw, context, ask),
    ...{ repeated: [], leavesTexts: taken.length > 0, schemas: dirname(settings.configFile) },
  };
  const unknown = optionProblems(settings.kinds, options, context);
  if (anyError(unknown)) return { problems: [...problems, ...unknown] };
  const pulled: Pulled = hasAny
    ? { problems: unusedOptions(raw, [PULLED_LANGUAGES, PULLED_FIELDS]) }
    : await pullFirst({ settings, project, options, context }, globs);
  const { first, problems: ofPull } = pulled;
  append(problems, ofPull);
  // With texts in the code, there may be nothing to write.
  if (!hasAny && !first && (taken.length === 0 || anyError(problems))) return { problems };
  const inNew = first?.variables?.names ?? [];
  const others = await writeOthers(chosen, facts, packageRoot, first);
  const { newFile, workflows, values } = chosen;
  const done = {
    ...(first && { first }),
    written: others.written,
    kept: [
      ...(newFile ? [] : [pathShown(settings.configFile, folders)]),
      ...(hasAny ? ["the manifests"] : []),
      ...workflows.kept,
    ],
    workflows: workflows.written.map(({ name }) => name),
    variables: [...(values?.variables ?? []), ...(values?.inManifests ?? []), ...inNew],
    version: values?.version,
    typesToken,
    texts: taken.map(({ files }) => files),
    mentioned,
    shared,
  };
  return { problems: [...problems, ...others.problems], done };
}

async function writeOthers(
  chosen: Chosen,
  { settings, context: { folders } }: InitFacts,
  packageRoot: string,
  first: PulledFirst | undefined,
): Promise<{ written: readonly string[]; problems: readonly Problem[] }> {
  const { backupDir, configFile } = settings;
  const files = await otherFiles(chosen, settings, packageRoot, first?.variables?.names);
  const problems: Problem[] = [];
  if (chosen.newFile && backupDir !== undefined) {
    // After the pull, which can write the same file.
    const ignore = await ignoring(backupDir, folders);
    if (ignore.ok && ignore.value) files.unshift(ignore.value);
    else if (!ignore.ok) problems.push({ ...ignore.problem, severity: "warning" });
  }
  if (chosen.newFile || first) append(files, await schemaFiles(packageRoot, dirname(configFile)));
  const failed = await writeNewFiles(files, folders);
  const written = failed.length > 0 ? [] : files.map(({ path }) => pathShown(path, folders));
  return { written, problems: [...problems, ...failed] };
}

async function schemaFiles(packageRoot: string, folder: string) {
  const files = SCHEMAS.map(async (name) => {
    const path = join(folder, SCHEMA_FOLDER, `${name}.json`);
    const text = await readFile(join(packageRoot, schemaFile(name)), "utf8");
    return (await isFile(path, {})) ? [] : [{ path, text: `${JSON.stringify(JSON.parse(text))}\n` }];
  });
  return (await Promise.all(files)).flat();
}

interface Chosen {
  /** What a new lokaform.yaml says. Undefined: there is one. `texts`: rows of the setting. */
  newFile: { project: string; texts: readonly Json[]; languages?: readonly string[] | undefined } | undefined;
  offered: OfferedTexts;
  values?: WorkflowValues;
  workflows: InitFiles;
  problems: readonly Problem[];
}

async function choose(
  { questions, packageRoot }: InitInput,
  facts: InitFacts,
  hasAny: boolean,
): Promise<Chosen> {
  const { configFile, options: raw } = facts.settings;
  const { id, secrets, manifests } = facts.project;
  const { folders, environment, cancellation } = facts.context;
  const hasSettings = await isFile(configFile, {});
  const option = optionValue(INIT_TEXTS, raw);
  const mode = option ?? (questions || hasAny ? undefined : "matching");
  const offered = !hasSettings && mode !== "none" ? await offerTexts(facts, mode, questions) : NONE;
  const message = `${pathShown(configFile, folders)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
  const isIdle = hasSettings && option !== undefined;
  const idle = isIdle ? [problem("bad-setting", message, { severity: "warning" })] : [];
  const problems = [...idle, ...offered.problems];
  const languages = optionValue(PULLED_LANGUAGES, raw);
  const newFile = hasSettings ? undefined : { project: id, texts: offered.taken, languages };
  const git = { environment, signal: cancellation.stopping };
  const version = await actionVersion(packageRoot, git);
  const names = await wantedWorkflows(raw, folders, questions, version);
  const choices = { newFile, offered, workflows: { written: [], kept: [] }, problems };
  if (names.length === 0) return choices;
  const { branch, problems: ofBranch } = await workflowBranch(raw, folders, git, questions);
  append(problems, ofBranch);
  if (branch === undefined) return choices;
  const values: WorkflowValues = {
    branch,
    project: secrets.length > 0 ? undefined : id,
    variables: secrets.flatMap(({ shown }) => variableNames(shown)),
    inManifests: manifests ? await variablesIn(manifests, { id }) : [],
    version,
  };
  const workflows = await workflowFiles(names, folders);
  return { ...choices, values, workflows };
}

async function otherFiles(
  { newFile, workflows, values }: Chosen,
  { configFile }: Settings,
  packageRoot: string,
  inNew: readonly string[] = [],
): Promise<NewFile[]> {
  const inManifests = [...(values?.inManifests ?? []), ...inNew];
  const files: NewFile[] = [];
  if (values)
    for (const { name, ...file } of workflows.written)
      files.push({ ...file, text: await workflowText(name, { ...values, inManifests }, packageRoot) });
  if (!newFile) return files;
  const { project, texts, languages } = newFile;
  const later = languages && { pull: { languages: languages[0] === "all" ? "all" : languages } };
  const content: Json = { project, ...(texts.length > 0 && { texts }), ...later };
  return [{ path: configFile, text: yamlText(content, [schemaLine(LOKAFORM)]) }, ...files];
}

const NONE: OfferedTexts = { taken: [], mentioned: [], shared: 0, problems: [] };
