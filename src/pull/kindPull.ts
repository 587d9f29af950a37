/** What a pull changes in the manifests of one kind, next to its texts: fields, entries that go, and new ones. */
import type { Declared, ProjectContext } from "../kinds/declaredEntry.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { append, grouped, type Json, sameJson } from "../model/json.ts";
import { type Problem, problem } from "../model/problem.ts";
import { ownershipOf, type Rules } from "../model/setting.ts";
import { languagesToComplete } from "../plan/compare.ts";
import { declaredTexts, textsIn } from "../plan/declaredContents.ts";
import { isChosen } from "../plan/filter.ts";
import type { KindPlan } from "../plan/makePlan.ts";
import { pulledFields, relatives } from "../plan/pulledTexts.ts";
import type { KeptInFile } from "../report/report.ts";
import { countedKind, firstNames } from "../report/view/words.ts";
import { type ManifestEdit, placeFields, yamlPaths } from "./manifestFiles.ts";
import { isForeign, leftOutProblems, newEntries, type ReadyEntry } from "./newManifests.ts";
import { chosenIsos, type PullInput } from "./options.ts";
import { removal, type Step } from "./removal.ts";

type Entry = Declared<object>;

export type PulledKind = ReturnType<typeof pulledKind>;

/** The objects and entries of a kind that the filter chooses, without those of another team, which its own manifests declare. */
export function pulledKind({ kind, declared, live, matching }: KindPlan, rules: Rules) {
  const isOfFilter = (match: { declared: Entry; live?: unknown }) =>
    isChosen(rules.filter, { ...match, kind, entry: match.declared });
  const chosen = matching.matches.filter(isOfFilter);
  const fresh = matching.unmanaged.filter((object) => !matching.namesakes.has(object));
  return {
    ...{ kind, declared, live, chosen },
    matches: chosen.filter((match) => match.live !== undefined && !isForeign(kind, match.live, rules)),
    fresh: fresh.filter((object) => !isForeign(kind, object, rules)),
    refused: matching.refused.filter(isOfFilter).map((refusal) => refusal.problem),
  };
}

export async function kindSteps(
  pulled: PulledKind,
  context: ProjectContext,
  input: PullInput,
): Promise<Step[]> {
  const { kind, matches } = pulled;
  const { fields = [], isNew, removesMissing } = input.options;
  const first = [...grouped(matches, ({ live }) => live).values()].map(([match]) => match);
  const fieldStep = placeFields(kind, pulledFields(kind, first, context, fields), input.textFiles);
  // Names of webhooks can contain secrets, so a person declares them.
  if (kind.secretNames) return [fieldStep];
  const removals = removesMissing ? [await removal(pulled, input)] : [];
  return [fieldStep, ...removals, isNew ? addition(pulled, context, input) : notDeclared(pulled, input)];
}

/** The texts of live objects in languages that their entries do not have, in words. */
export function undeclaredTexts({ kind, matches }: PulledKind, context: ProjectContext): string[] {
  const { project, rules } = context;
  const fields = kind.fields.filter(({ role }) => role === "text");
  return matches.flatMap(({ declared: entry, live }) => {
    const declared = declaredTexts(kind, entry).map(({ part }) => part);
    if (declared.length === 0) return [];
    const entryContext = kind.context(entry.values, live, context);
    const languages = fields.flatMap((field) => Object.keys(Object(field.toManifest(live, entryContext))));
    const parts = new Set([...declared, ...(entry.leftOut ?? []).map(({ language }) => language)]);
    const undeclared = languages.filter((language) => !parts.has(language));
    if (undeclared.length === 0) return [];
    // A deleted base text is another problem.
    const has = [...languagesToComplete(kind, entry, context), project.baseLanguage];
    return undeclared
      .filter((language) => !has.includes(language) && ownershipOf(rules, language) !== "ignore")
      .map((language) => `${kind.label(entry.values)} (${language})`);
  });
}

/** Declares live objects that no manifest has, each after its nearest relative. */
function addition(pulled: PulledKind, context: ProjectContext, input: PullInput): Step {
  const { kind, declared, live, fresh } = pulled;
  const languages = chosenIsos(context.project, input.project.pulledLanguages);
  const selection = { fields: input.options.fields ?? [], languages, label: () => "" };
  const made = newEntries(kind, fresh, { live, context, declared }, selection);
  const inYaml = declared.filter(({ from }) => from === undefined);
  const nearest = relatives(
    inYaml.flatMap((entry) => textsIn(kind.identity(entry.values)).map((name) => ({ name, entry }))),
  );
  const paths = yamlPaths(input.manifests[kind.plural]);
  const [only] = paths.length === 1 ? paths : [];
  const edits: ManifestEdit[] = [];
  const waiting: KeptInFile[] = [];
  const placeless: ReadyEntry[] = [];
  for (const ready of made.entries) {
    const [name = ""] = kind.names(ready.live);
    const near = nearest(name);
    const path = near?.file.path ?? only;
    if (path === undefined) {
      placeless.push(ready);
      continue;
    }
    const defaults = near?.onCreate ?? inYaml.find(({ file }) => file.path === path)?.onCreate ?? {};
    const value = withoutDefaults(kind, ready, defaults);
    edits.push({ kind: kind.plural, path, edit: { is: "add", after: near?.span.start, value } });
    append(waiting, ready.waiting);
  }
  const problems = [...leftOutProblems(made.left), ...withoutPlace(kind, placeless, paths)];
  return { edits, kept: waiting, problems };
}

function notDeclared({ kind, declared, fresh }: PulledKind, { project, rows }: PullInput): Step {
  // Why a key of such a row was not added is said apart.
  const isOfRow = (object: unknown) => kind.fromLokalise?.rowsOf(object, rows, project.rules).length;
  const createdAt = (object: unknown) => kind.created?.(object) ?? 0;
  const names = fresh
    .filter((object) => !kind.isArchived(object) && !isOfRow(object))
    .sort((a, b) => createdAt(b) - createdAt(a))
    .map(kind.liveLabel);
  if (names.length === 0 || project.rules.filter.length > 0) return { problems: [] };
  const fix = declared.some(({ from, parts }) => from || parts)
    ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new"
    : "lokaform pull --new";
  const message = `No manifest has ${countedKind(names.length, kind.name)} of the project: ${firstNames(names, 3)}. To declare what is new: ${fix}`;
  return { problems: [problem("not-expressible", message, { severity: "notice", scope: "change" })] };
}

function withoutDefaults(kind: AnyKind, { entry, fixed }: ReadyEntry, defaults: object): Json {
  const values = kind.entry.schema.parse(entry);
  const usual = kind.fields.flatMap((field) => {
    const [declared, content] = [defaults, values].map((value) =>
      field.toPlan(value).map(({ after }) => after),
    );
    return declared?.length && sameJson(declared, content ?? []) ? [field.name] : [];
  });
  return Object.fromEntries(
    Object.entries(entry).filter(([name]) => fixed.includes(name) || !usual.includes(name)),
  );
}

/** One problem for all of them: an entry by hand can be the relative of many. */
function withoutPlace(kind: AnyKind, entries: readonly ReadyEntry[], paths: readonly string[]): Problem[] {
  if (entries.length === 0) return [];
  const labels = entries.map(({ live }) => kind.liveLabel(live));
  const message = `${entries.length} live ${entries.length === 1 ? kind.name : kind.plural} ${entries.length === 1 ? "is" : "are"} not declared: ${firstNames(labels, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${paths.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
  return [problem("not-expressible", message, { severity: "warning", scope: "change" })];
}
