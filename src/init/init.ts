/** `init`: from a live project to lokaform.yaml, manifests and workflows. It only reads from the service. */
import { dirname, join } from "node:path";
import type { ReadClient } from "../api/client.ts";
import { ignoring } from "../files/findFiles.ts";
import { type NewFile, newFileProblems, writeNewFiles } from "../files/newFiles.ts";
import { isFile, pathShown } from "../files/paths.ts";
import { readFile } from "../files/system.ts";
import { append, type Json } from "../model/json.ts";
import { schemaFile } from "../model/package.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { variableNames } from "../model/variables.ts";
import { hasManifests, pullFirst, variablesIn } from "../pull/firstPull.ts";
import { optionProblems, pullOptions, unusedOptions } from "../pull/options.ts";
import type { InitDone } from "../report/view/writtenFiles.ts";
import { createClient } from "../run/connect.ts";
import type { Host, RunContext } from "../run/host.ts";
import { optionValue, type RawOptions } from "../settings/flags.ts";
import type { ProjectSettings, Settings } from "../settings/resolve.ts";
import { PULLED_FIELDS, PULLED_LANGUAGES } from "../settings/table/changes.ts";
import { INIT_TEXTS, LOKAFORM, SCHEMAS } from "../settings/table/commands.ts";
import { SCHEMA_FOLDER, schemaLine, yamlText } from "../yaml/yamlText.ts";
import { type OfferedTexts, offerTexts } from "./offerTexts.ts";
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
  /** Undefined if questions cannot be answered. */
  questions: Questions | undefined;
  /** Called when the project was read, before the questions about it. */
  onAccount(account: Account): void;
}

/**
 * First everything is read and asked. Then the manifests are written, and the other files after them. `done` is absent if nothing
 * was written. `tokenRefusal`: why the token that was typed before cannot be used.
 */
export async function init(
  input: InitInput,
  tokenRefusal?: string,
): Promise<{ problems: readonly Problem[]; done?: InitDone }> {
  const answers = await readInput(input.raw, input.host, input.questions, tokenRefusal);
  const { settings, raw, typesToken, problems: mistakes } = answers;
  const [project, ...otherProjects] = settings.projects;
  const several =
    "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.";
  const problems = [...mistakes, ...(otherProjects.length > 0 ? [problem("bad-setting", several)] : [])];
  if (!project?.manifests || anyError(problems)) return { problems };
  const context = input.context(settings);
  const { folders, cancellation, onResponse, onWait } = context;
  const line = { apiUrl: settings.apiUrl, signal: cancellation.stopping, onResponse, onWait };
  // A person may have typed the token.
  const { tokenFrom: _, ...untold } = project;
  const connection = createClient(untold, line);
  const access = connection.ok
    ? await readAccount(connection.value, project.id)
    : { problems: [connection.problem], isTokenRefused: true };
  if (access.isTokenRefused && typesToken) return init({ ...input, raw }, access.problems[0]?.message);
  append(problems, access.problems);
  if (!connection.ok || !access.account) return { problems };
  input.onAccount(access.account);

  const hasAny = await hasManifests(project.manifests, project);
  const chosen = await choose({ ...input, raw, hasAny }, connection.value, settings, project, context);
  append(problems, chosen.problems);
  const refused = await newFileProblems(await otherFiles(chosen, settings, input), folders);
  if (refused.length > 0 || cancellation.stopped) return { problems: [...problems, ...refused] };

  const { taken, mentioned } = chosen.offered;
  const { questions } = input;
  const schemas = dirname(settings.configFile);
  const options = {
    ...pullOptions(raw, context, questions && ((question: string) => questions.yesNo(question))),
    repeated: [],
    leavesTexts: taken.length > 0,
    schemas,
  };
  const unknown = optionProblems(settings.kinds, options, context);
  if (anyError(unknown)) return { problems: [...problems, ...unknown] };
  const pulled = hasAny
    ? undefined
    : await pullFirst({ settings, project, options, context }, project.manifests);
  append(problems, pulled?.problems ?? unusedOptions(raw, [PULLED_LANGUAGES, PULLED_FIELDS]));
  // With texts in the code, there may be nothing to write.
  if (pulled && !pulled.first && (taken.length === 0 || anyError(problems))) return { problems };
  const inNew = pulled?.first?.variables?.names ?? [];
  const files = await otherFiles(chosen, settings, input, inNew);
  if (chosen.newFile && settings.backupDir !== undefined) {
    // After the pull, which can write the same file.
    const ignore = await ignoring(settings.backupDir, folders);
    if (ignore.ok && ignore.value) files.unshift(ignore.value);
    else if (!ignore.ok) problems.push({ ...ignore.problem, severity: "warning" });
  }
  if (chosen.newFile || pulled?.first) append(files, await schemaFiles(input.packageRoot, schemas));
  const failed = await writeNewFiles(files, folders);
  const { newFile, workflows, values } = chosen;
  const keptFiles = [
    ...(newFile ? [] : [pathShown(settings.configFile, folders)]),
    ...(hasAny ? ["the manifests"] : []),
    ...workflows.kept,
  ];
  const newPaths = failed.length > 0 ? [] : files.map(({ path }) => pathShown(path, folders));
  const done: InitDone = {
    ...(pulled?.first && { first: pulled.first }),
    written: newPaths,
    kept: keptFiles,
    workflows: workflows.written.map(({ name }) => name),
    variables: [...(values?.variables ?? []), ...(values?.inManifests ?? []), ...inNew],
    version: values?.version,
    typesToken,
    texts: taken.map(({ files }) => files),
    mentioned,
  };
  return { problems: [...problems, ...failed], done };
}

/** The JSON Schemas for editors, without those that are there. */
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
  /** Undefined if no workflow is written. */
  values?: WorkflowValues;
  workflows: InitFiles;
  problems: readonly Problem[];
}

async function choose(
  { raw, questions, packageRoot, hasAny }: InitInput & { hasAny: boolean },
  client: ReadClient,
  settings: Settings,
  project: ProjectSettings,
  context: RunContext,
): Promise<Chosen> {
  const { configFile } = settings;
  const { id, secrets, manifests } = project;
  const { folders, environment, cancellation } = context;
  const hasSettings = await isFile(configFile, {});
  const option = optionValue(INIT_TEXTS, raw);
  const mode = option ?? (questions || hasAny ? undefined : "matching");
  const isOffered = !hasSettings && mode !== "none";
  const offered = isOffered
    ? await offerTexts({ client, settings, project, context }, mode, questions)
    : NONE;
  const message = `${pathShown(configFile, folders)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
  const hasNoEffect = hasSettings && option !== undefined;
  const idle = hasNoEffect ? [problem("bad-setting", message, { severity: "warning" })] : [];
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
  const input = { folders, packageRoot, ...(questions && { questions }) };
  const workflows = await workflowFiles(names, values, input);
  return { ...choices, values, workflows };
}

/** `inNew`: the variables in the first manifests. */
async function otherFiles(
  { newFile, workflows, values }: Chosen,
  { configFile }: Settings,
  { packageRoot }: Pick<InitInput, "packageRoot">,
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

const NONE: OfferedTexts = { taken: [], mentioned: [], problems: [] };
