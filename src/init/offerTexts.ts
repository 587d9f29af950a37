/** Which files of the app lokaform.yaml reads: those that a person or an option takes, and whose first plan has no errors. */

import { dirname, join } from "node:path";
import type { ReadClient } from "../api/client.ts";
import { textOrEmpty } from "../files/paths.ts";
import { readFile } from "../files/system.ts";
import { findAppTexts } from "../files/textFiles.ts";
import { planWithVerdicts } from "../history/textVerdicts.ts";
import { ownUserOf } from "../history/writers.ts";
import { inBaseLanguage, type Live } from "../kinds/declaration.ts";
import type { Declared } from "../kinds/declaredEntry.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { fileTypeOf } from "../locales/format.ts";
import { nameParts, OPTIONAL_PLACEHOLDER } from "../locales/textSource.ts";
import { append, groupedByEach } from "../model/json.ts";
import { reworded, say } from "../model/message.ts";
import { anyError, type Problem, success } from "../model/problem.ts";
import { NO_VERDICTS } from "../model/verdict.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { guard } from "../plan/guard.ts";
import { missingBaseFiles } from "../plan/languages.ts";
import { observeWhole } from "../remote/observe.ts";
import { readProjects } from "../run/declarations.ts";
import type { RunContext } from "../run/host.ts";
import { readConfig } from "../settings/configFile.ts";
import { type ProjectSettings, type Settings, textSources } from "../settings/resolve.ts";
import { parseYaml } from "../yaml/yaml.ts";
import { yamlText } from "../yaml/yamlText.ts";
import { filesOf, type SuggestedRow, type Suggestion, suggestTexts } from "./suggestTexts.ts";
import type { Questions } from "./workflows.ts";

export interface InitFacts {
  client: ReadClient;
  settings: Settings;
  project: ProjectSettings;
  context: RunContext;
}

interface LiveFacts extends InitFacts {
  kind: AnyKind;
  live: Live;
  names: ReadonlySet<string>;
  filenames: ReadonlySet<string>;
}

interface Named extends Suggestion {
  names: readonly string[];
  inProject: number;
}

export interface OfferedTexts {
  taken: readonly SuggestedRow[];
  /** The files of the others, as patterns. None if a person was asked. */
  mentioned: readonly string[];
  /** The number of keys with a string in the files of several apps. */
  shared: number;
  problems: readonly Problem[];
}

const MAX_OFFERED = 20;

const WHICH =
  "Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml";

/** `mode`: which are taken without a question. Without it and without questions, none is. */
export async function offerTexts(
  facts: InitFacts,
  mode: "all" | "matching" | undefined,
  questions: Questions | undefined,
): Promise<OfferedTexts> {
  const { client, settings, project, context } = facts;
  const paths = await findAppTexts(context.folders.working, context.cancellation.stopping);
  const kind = settings.kinds.find(({ textFiles }) => textFiles);
  if (paths.length === 0 || !kind) return { taken: [], mentioned: [], shared: 0, problems: [] };
  const languages = ({ languages = [] }: Live["project"]) => success(languages);
  const observed = await observeWhole(client, project.id, { kinds: [kind], languages });
  if (!observed.ok) return { taken: [], mentioned: [], shared: 0, problems: [observed.problem] };
  const objects = observed.value.objects[kind.plural]?.objects ?? [];
  const state: LiveFacts = {
    ...{ ...facts, kind, live: observed.value },
    names: new Set(objects.flatMap((object) => kind.names(object))),
    filenames: new Set(objects.flatMap((object) => kind.textFiles?.filenames(object) ?? [])),
  };
  const tasks = suggestTexts(paths, state.live.project).map((suggestion) => withNames(suggestion, state));
  const candidates = (await Promise.all(tasks)).flatMap((candidate) => candidate ?? []);
  const suggestions = candidates.slice(0, mode ? undefined : MAX_OFFERED);
  const matching = suggestions.filter(({ names, inProject }) => inProject * 2 > names.length);
  const isAsked = mode === undefined && questions !== undefined && suggestions.length > 0;
  const options = suggestions.map(({ names, inProject, ...suggestion }) => ({
    value: filesOf(suggestion),
    about: `${suggestion.languages.join(", ")}; ${inProject} of ${names.length} names are in the project`,
  }));
  const chosen = isAsked ? await questions.several(WHICH, options, matching.map(filesOf)) : [];
  const ofPerson = suggestions.filter((suggestion) => chosen.includes(filesOf(suggestion)));
  const choice = mode === "all" ? suggestions : mode ? matching : ofPerson;
  const extras = questions
    ? []
    : suggestions.filter((suggestion) => !choice.includes(suggestion)).slice(0, MAX_OFFERED);
  const mentioned = extras.flatMap((suggestion) => suggestion.rows.map(({ files }) => files));
  return { ...(await withoutErrors(withFilenames(choice), state)), mentioned };
}

/** Ways to name the keys of a file. An upload makes a plural key of the forms of i18next, or a key of each form. */
const NAMINGS: readonly Omit<SuggestedRow, "files">[] = [
  { key_name: "{file}:{path}" },
  { key_name: "{file}.{path}" },
  {},
  { names: "lokalise" },
];

/** Its rows name keys in the way by which most of them are in the project. Undefined: the base file has no texts. */
async function withNames(suggestion: Suggestion, facts: LiveFacts): Promise<Named | undefined> {
  const { baseFile, rows } = suggestion;
  const { kind, live } = facts;
  const { working } = facts.context.folders;
  // A file that cannot be read may have texts.
  const bytes = await readFile(join(working, baseFile)).catch(() => new Uint8Array());
  const readWith = (naming: Omit<SuggestedRow, "files">) => {
    const [source] = sourcesOf([{ files: filesOf(suggestion), ...rows[0], ...naming }], working).texts;
    const language = fileTypeOf(baseFile)?.severalLanguages ? undefined : live.project.baseLanguage;
    const file = source && { source, path: baseFile, language, ...nameParts(source, baseFile) };
    const { entries = [], problems = [] } =
      (file && kind.textFiles?.read(baseFile, textOrEmpty(bytes), file)) ?? {};
    const names = entries.flatMap(({ values }) => textsIn(kind.identity(values)));
    const inProject = names.filter((name) => facts.names.has(name)).length;
    const hasTexts = anyError(problems) || entries.some((entry) => !kind.textFiles?.isOnlyName(entry));
    return { naming, names, inProject, hasTexts, entries };
  };
  const plain = readWith({});
  if (!plain.hasTexts) return undefined;
  const forms = baseFile.endsWith(".json") ? { plurals: "i18next" } : {};
  const hasForms = readWith(forms).names.length < plain.names.length;
  const usual = hasForms ? readWith(forms) : plain;
  const ways = NAMINGS.flatMap((naming) => (hasForms ? [{ ...naming, ...forms }, naming] : [naming]));
  const tried = ways.map(readWith).filter(({ inProject }) => inProject > 0);
  const best = tried.reduce((most, way) => (way.inProject > most.inProject ? way : most), tried[0] ?? usual);
  const filenames = best.naming.names === undefined ? liveFilename(suggestion, facts) : undefined;
  const icu = readWith({ ...best.naming, plurals: "icu" });
  const { naming: chosen, names, inProject } = misfits(icu, facts) < misfits(best, facts) ? icu : best;
  const naming = { ...chosen, ...(filenames !== undefined && { filenames }) };
  return { ...suggestion, names, inProject, rows: rows.map((row) => ({ ...row, ...naming })) };
}

/** Strings without plural forms whose live keys are plurals. */
function misfits({ entries }: { entries: readonly Declared<object>[] }, facts: LiveFacts): number {
  const { kind, live, project } = facts;
  const objects = live.objects[kind.plural] ?? { objects: [], unusable: [] };
  const context = {
    project: live.project,
    rules: project.rules,
    variables: new Map(),
    verdicts: NO_VERDICTS,
  };
  const { matches } = kind.match(entries, objects, context);
  return matches.filter(({ declared }) => declared.leftOut).length;
}

/** The filename that the live keys of these files have. An upload gives it to them. */
function liveFilename({ rows, baseFile }: Suggestion, { filenames }: LiveFacts): string | undefined {
  const ofAndroid = baseFile.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/");
  return [...rows.map(filenameOf), ofAndroid].find((name) => filenames.has(name));
}

function filenameOf({ files }: SuggestedRow): string {
  return files.replaceAll(/\{(-?)lang\}/g, "$1%LANG_ISO%").replace(/\\(.)/g, "$1");
}

/** New keys with equal names in several files get filenames, as those of an upload. */
function withFilenames(suggestions: readonly Named[]): readonly (readonly SuggestedRow[])[] {
  const fresh = suggestions.filter(({ inProject }) => inProject === 0);
  const owners = groupedByEach(fresh, ({ names, rows: [row] }) =>
    [...new Set(names)].map((name) => `${row?.platform} ${name}`),
  );
  const equal = new Set([...owners.values()].filter(({ length }) => length > 1).flat());
  return suggestions.map((suggestion) => {
    const { rows } = suggestion;
    const [{ files } = { files: "" }, otherRow] = rows;
    const isSplit = otherRow || files.includes(OPTIONAL_PLACEHOLDER);
    const field = isSplit ? { filenames: filenameOf(otherRow ?? { files }) } : { names: "lokalise" };
    return equal.has(suggestion) ? rows.map((row) => ({ ...row, ...field })) : rows;
  });
}

async function withoutErrors(suggestions: readonly (readonly SuggestedRow[])[], facts: LiveFacts) {
  const problems: Problem[] = [];
  let [offers, shared] = [suggestions, 0];
  while (offers.length > 0 && !facts.context.cancellation.stopped) {
    const { errors, ...plan } = await firstPlan(offers.flat(), facts);
    const { error, row } = errors.find((failure) => failure.row !== undefined) ?? errors[0] ?? {};
    shared = plan.shared;
    if (!error) break;
    const last = offers.findLast((rows) => row && rows.includes(row)) ?? offers.at(-1);
    offers = offers.filter((rows) => rows !== last);
    const files = (last ?? []).map((row) => row.files).join(" and ");
    const words = say`${error} Because of this, lokaform.yaml has no row of texts for ${files}.`;
    problems.push({ ...reworded(error, words), severity: "warning", scope: "change" });
  }
  return { taken: offers.flat(), shared, problems };
}

/** The errors of a plan with these rows, each with its row, as far as it is known. */
async function firstPlan(
  rows: readonly SuggestedRow[],
  { client, settings, project, context, kind, live }: LiveFacts,
) {
  const { texts, problems } = sourcesOf(rows, dirname(settings.configFile));
  const { usable } = settings;
  const projects = [{ ...project, manifests: project.manifests && { ...project.manifests, texts } }];
  const result = await readProjects({ projects, usable }, context.folders, {
    signal: context.cancellation.stopping,
    findProject: async () => live.project,
    kinds: [kind],
  });
  const findings = [...problems, ...result.problems];
  let shared = 0;
  const [projectFiles] = result.reads;
  if (projectFiles && !anyError(findings)) {
    const { manifests, textFiles } = projectFiles;
    const sources = {
      ownUser: ownUserOf(client, project.id),
      history: context.history,
      manifests,
      textFiles,
      usable,
    };
    const declared = inBaseLanguage(projectFiles.declared, live.project.baseLanguage);
    const planned = await planWithVerdicts(declared, live, project.rules, sources);
    append(findings, missingBaseFiles(projectFiles, live.project), planned.problems);
    if (planned.is === "planned") {
      append(findings, guard(planned.plan, planned.kinds, project.rules, {}));
      const live = planned.kinds.flatMap(({ matching }) =>
        matching.matches.flatMap((match) => match.live ?? []),
      );
      shared = live.length - new Set(live).size;
    }
  }
  const places = [...new Set(texts.map(({ place }) => place))];
  const errors = findings.flatMap((error) => {
    const { file, line = 0 } = error.place ?? {};
    const ofFile = file === undefined ? undefined : projectFiles?.textFiles.get(file)?.source;
    const source = ofFile ?? texts.findLast(({ place }) => place.file === file && place.line <= line);
    return error.severity === "error" ? [{ error, row: source && rows[places.indexOf(source.place)] }] : [];
  });
  return { errors, shared };
}

/** Rows as a run reads them from lokaform.yaml. */
function sourcesOf(rows: readonly SuggestedRow[], folder: string) {
  const { config, problems } = readConfig(parseYaml("lokaform.yaml", yamlText({ texts: [...rows] })), folder);
  return { texts: textSources([config.top], folder) ?? [], problems };
}
