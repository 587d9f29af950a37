/** Everything that a later pull changes in the manifests, and what they keep. */

import { textProblems } from "../history/conflictMessages.ts";
import { planWithVerdicts, type VerdictSources } from "../history/textVerdicts.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { Declared, ProjectContext } from "../kinds/declaredEntry.ts";
import type { AnyKind, Match, Matching } from "../kinds/kind.ts";
import { entryProblem, type Manifests, type TextFiles } from "../kinds/read.ts";
import type { TextSource } from "../locales/textSource.ts";
import { append, canonical, type Json, sameJson } from "../model/json.ts";
import { once } from "../model/once.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { ownershipOf, type Rules } from "../model/setting.ts";
import { NO_VERDICTS } from "../model/verdict.ts";
import { type KeptText, languagesToComplete } from "../plan/compare.ts";
import { compareDeclarations } from "../plan/compareDeclarations.ts";
import { declaredTexts, textsIn } from "../plan/declaredContents.ts";
import { declaredNames, isChosen, namingOf, patternOf, separated } from "../plan/filter.ts";
import {
  type DifferingText,
  pulledFields,
  pulledTexts,
  relatives,
  tooManyGone,
} from "../plan/pulledTexts.ts";
import { isUnwritable } from "../plan/waiting.ts";
import type { KeptInFile } from "../report/report.ts";
import { oneLine, shellWord } from "../report/safeText.ts";
import { countedKind, firstNames } from "../report/view/words.ts";
import { manifestsWithTexts } from "../run/declarations.ts";
import type { RunContext } from "../run/host.ts";
import { targetOf } from "../run/target.ts";
import type { ProjectSettings, Settings } from "../settings/resolve.ts";
import { keptInFiles, type ManifestEdit, placeFields, yamlPaths } from "./manifestFiles.ts";
import { isForeign, leftOutProblems, newEntries, type ReadyEntry, type Wanted } from "./newManifests.ts";
import { chosenIsos, NONE, type PullOptions } from "./options.ts";
import { placeTexts, type SourceChanges, sourceParts } from "./textEdits.ts";

type Entry = Declared<object>;

export interface Decided {
  edits: readonly ManifestEdit[];
  sources: readonly SourceChanges[];
  taken: readonly DifferingText[];
  kept: readonly KeptInFile[];
  problems: readonly Problem[];
  /** Filters that match no entry. */
  unmatched: readonly string[];
}

export interface PullInput {
  project: ProjectSettings;
  options: PullOptions;
  context: RunContext;
  settings: Settings;
  manifests: Manifests;
  textFiles: TextFiles;
  rows: readonly TextSource[];
  ownUser: VerdictSources["ownUser"];
}

/** `otherLanguages`: languages of the project that were not read. */
export async function decide(
  declared: Declaration,
  live: Live,
  input: PullInput & { otherLanguages: readonly string[] },
): Promise<Decided> {
  const { project, options, textFiles } = input;
  const { rules } = project;
  const completes = chosenIsos(live.project, project.pulledLanguages ?? NONE);
  const context: ProjectContext = {
    project: live.project,
    rules: { ...rules, prune: {}, pull: { completes } },
    variables: declared.variables,
    verdicts: NO_VERDICTS,
  };
  const manifests = Object.values(input.manifests).flatMap((texts) => texts.map(({ path }) => path));
  const { lastApplied, onSecrets, folders } = input.context;
  const reading = { known: new Map(), ids: [project.id], onSecrets, kinds: declared.kinds };
  const result = await planWithVerdicts(declared, live, context.rules, {
    ownUser: input.ownUser,
    applied:
      lastApplied &&
      (() =>
        lastApplied(manifests, reading).then(
          (last) => last && targetOf(last, { settings: project, declared }),
        )),
    history: input.context.history,
    manifests: manifestsWithTexts({ declared, manifests }),
    textFiles,
    usable: input.settings.usable,
    asked: { now: Math.floor(input.context.now() / 1000) },
  });
  if (result.is === "stopped")
    return { edits: [], sources: [], taken: [], kept: [], problems: result.problems, unmatched: [] };
  const kinds = result.kinds.map(({ kind, matching: whole }) => {
    const isOwn = ({ declared: entry, live }: { declared: Entry; live?: unknown }) =>
      isChosen(rules.filter, { kind, entry, live });
    const matching = { ...whole, matches: whole.matches.filter(isOwn), refused: whole.refused.filter(isOwn) };
    const entries = declared.entries[kind.plural] ?? [];
    // Without objects of another team, which its own manifests declare.
    const matches = matching.matches.filter(
      ({ live }) => live !== undefined && !isForeign(kind, live, rules),
    );
    return { kind, entries, all: whole, matching, matches };
  });
  const unmatched = result.plan.filter?.unmatched ?? [];
  const labels = kinds.flatMap(({ kind, matches }) => undeclaredTexts(kind, matches, context));
  const names = once(() => declaredNames(declared));
  const isOnly = input.settings.projects.length === 1;
  const problems = [
    ...result.problems.filter(({ code }) => code === "unknown-writers" || code === "not-read"),
    ...kinds.flatMap(({ matching }) => matching.refused.map((refusal) => refusal.problem)),
    // A pull writes all that is decided.
    ...textProblems(result.keptTexts, {
      reasons: result.reasons,
      takenBack: result.takenBack,
      writes: false,
      flags: project.flags,
      isWorkflow: folders.confined !== undefined,
      names,
    }).map((remark) => (remark.severity === "error" ? { ...remark, severity: "warning" as const } : remark)),
  ];
  append(problems, notPulled([...input.otherLanguages.map((iso) => `all ${iso} texts`), ...labels]));
  const { taken, kept: keptTexts } = pulledTexts(result.keptTexts, context);
  for (const pattern of separated(rules.accept, [declared]))
    append(problems, tookNothing(pattern, result.keptTexts, names, isOnly));
  const placed = placeTexts(taken, { ...input, base: live.project.baseLanguage, folders });
  const edits: ManifestEdit[] = [...placed.edits];
  append(problems, placed.problems);
  const keptFields: KeptInFile[] = [];
  for (const { kind, entries, all: whole, matching, matches } of kinds) {
    const pulled = pulledFields(kind, matches, context, options.fields ?? []);
    const fields = placeFields(kind, pulled, textFiles);
    const fresh = whole.unmanaged.filter((one) => !whole.namesakes.has(one) && !isForeign(kind, one, rules));
    append(edits, fields.edits);
    append(keptFields, fields.kept);
    append(problems, fields.problems);
    // Names of webhooks can contain secrets, so a person declares them.
    if (kind.secretNames) continue;
    if (options.removesMissing) {
      const gone = await removedEntries(kind, entries, matching, { rules, options });
      append(edits, gone.edits);
      append(problems, gone.problems);
    }
    if (options.isNew) {
      const languages = chosenIsos(live.project, project.pulledLanguages);
      const selection = { fields: options.fields ?? [], languages, label: () => "" };
      const paths = yamlPaths(input.manifests[kind.plural]);
      const added = declareNew(kind, fresh, { declared: entries, live, context, wanted: selection }, paths);
      append(edits, added.edits);
      append(problems, added.problems);
      append(keptFields, added.waiting);
    } else if (!fresh.every(kind.isArchived) && rules.filter.length === 0) {
      const fix = entries.some(({ from, parts }) => from || parts)
        ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new"
        : "lokaform pull --new";
      const names = fresh.filter((object) => !kind.isArchived(object)).map(kind.liveLabel);
      const message = `No manifest has ${countedKind(names.length, kind.name)} of the project: ${firstNames(names, 3)}. To declare what is new: ${fix}`;
      problems.push(problem("not-expressible", message, { severity: "notice", scope: "change" }));
    }
  }
  return {
    edits,
    sources: placed.sources,
    taken,
    kept: [...keptInFiles(keptTexts), ...keptFields],
    problems,
    unmatched,
  };
}

/** The texts of live objects in languages that their entries do not have, in words. */
function undeclaredTexts(kind: AnyKind, matches: readonly Match<Entry, unknown>[], context: ProjectContext) {
  const fields = kind.fields.filter(({ role }) => role === "text");
  return matches.flatMap(({ declared: entry, live }) => {
    const entryContext = kind.context(entry.values, live, context);
    const languages = fields.flatMap((field) => Object.keys(Object(field.toManifest(live, entryContext))));
    const declared = declaredTexts(kind, entry).map(({ part }) => part);
    // The texts of such an entry are only in the project.
    if (declared.length === 0) return [];
    const parts = new Set([...declared, ...(entry.leftOut ?? []).map(({ language }) => language)]);
    const undeclared = languages.filter((language) => !parts.has(language));
    if (undeclared.length === 0) return [];
    // A deleted base text is another problem.
    const has = [...languagesToComplete(kind, entry, context), context.project.baseLanguage];
    const otherLanguages = undeclared.filter(
      (language) => !has.includes(language) && ownershipOf(context.rules, language) !== "ignore",
    );
    return otherLanguages.map((language) => `${kind.label(entry.values)} (${language})`);
  });
}

function notPulled(names: readonly string[]): Problem[] {
  if (names.length === 0) return [];
  const message = `Not pulled: ${firstNames(names, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
  return [problem("not-expressible", message, { severity: "notice", scope: "change" })];
}

/** If a value of `--accept` takes nothing. `isOnly`: there is no other project, in which it may take something. */
function tookNothing(
  pattern: string,
  texts: readonly KeptText[],
  names: () => ReadonlySet<string>,
  isOnly: boolean,
): Problem[] {
  const matches = texts.filter(
    ({ kind, entry, object: live, item: { part = "", reason } }) =>
      namingOf([pattern], { kind, entry, live }, part, reason === "held") !== undefined,
  );
  const [text] = matches;
  // What the file cannot say is listed with its reason.
  if (text ? matches.some(({ item }) => item.reason !== "waiting" || isUnwritable(item)) : !isOnly) return [];
  const [name = ""] = text ? textsIn(text.kind.identity(text.entry.values)) : [];
  const cause = text
    ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${shellWord(patternOf(name, text.item.part ?? "", names()))}`
    : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages.";
  const message = `--accept ${pattern} took nothing: ${cause}`;
  return [problem("unknown-text", message, { severity: "notice", scope: "change" })];
}

// What the manifests declare after a pull, compared with what they declared before, with the writers of the new texts.

export function comparedBefore(after: Declaration, before: Declaration, taken: readonly DifferingText[]) {
  const compared = compareDeclarations(after.kinds, after, before);
  const edited = new Map(
    taken.map(({ item: { kind, label, field, edited: by }, language }) => [
      canonical([kind, label, field, language]),
      by,
    ]),
  );
  const changes = compared.changes.map((change) => {
    if (change.action !== "update") return change;
    const fields = change.fields.map((field) => {
      const by = edited.get(canonical([change.kind, change.label, field.field, field.part ?? null]));
      return by ? { ...field, edited: by } : field;
    });
    return { ...change, fields };
  });
  return { ...compared, changes };
}

// Entries that come and go: `--new` declares live objects that no manifest has, and `--remove-missing` removes others.

/** `fresh`: without objects of another team. `paths`: the manifests of the kind. */
function declareNew(
  kind: AnyKind,
  fresh: readonly unknown[],
  basis: { declared: readonly Entry[]; live: Live; context: ProjectContext; wanted: Wanted },
  paths: readonly string[],
): { edits: ManifestEdit[]; waiting: KeptInFile[]; problems: Problem[] } {
  const { declared, live, context, wanted: selection } = basis;
  const liveObjects = live.objects[kind.plural];
  if (!liveObjects) return { edits: [], waiting: [], problems: [] };
  const made = newEntries(kind, fresh, { live: liveObjects, context, declared }, selection);
  const inYaml = declared.filter(({ from }) => from === undefined);
  const nearest = relatives(
    inYaml.flatMap((entry) => textsIn(kind.identity(entry.values)).map((name) => ({ name, entry }))),
  );
  const [only] = paths.length === 1 ? paths : [];
  const placeless: ReadyEntry[] = [];
  const edits: ManifestEdit[] = [];
  const waiting: KeptInFile[] = [];
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
  return { edits, waiting, problems };
}

/** Without the values that the file sets for new objects. */
function withoutDefaults(kind: AnyKind, { entry, fixed }: ReadyEntry, defaults: object): Json {
  const values = kind.entry.schema.parse(entry);
  const usual = kind.fields.flatMap((field) => {
    const [declared, content] = [defaults, values].map((one) => field.toPlan(one).map(({ after }) => after));
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
  const { one: singular, many } = kind.words;
  const message = `${entries.length} live ${entries.length === 1 ? singular : many} ${entries.length === 1 ? "is" : "are"} not declared: ${firstNames(labels, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${paths.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
  return [problem("not-expressible", message, { severity: "warning", scope: "change" })];
}

// Entries whose object is not live are removed, if a person agrees.

async function removedEntries(
  kind: AnyKind,
  entries: readonly Entry[],
  matching: Matching<Entry, unknown>,
  { rules, options }: { rules: Rules; options: Pick<PullOptions, "dryRun" | "ask"> },
): Promise<{ edits: ManifestEdit[]; problems: Problem[] }> {
  // An entry that could mean several objects is not gone.
  const orphans = matching.matches.flatMap(({ declared, live }) => (live === undefined ? [declared] : []));
  const gone = orphans.filter(isOnlyInYaml);
  const problems = orphans.filter((entry) => !isOnlyInYaml(entry)).map((entry) => inSource(kind, entry));
  const refused = tooManyGone(kind, gone, entries.filter(isOnlyInYaml).length, rules);
  if (gone.length === 0 || anyError(refused)) return { edits: [], problems: [...problems, ...refused] };
  // All of them are named, because the answer is about each.
  const names = gone.map(({ values }) => `  - ${oneLine(kind.label(values))}\n`).join("");
  const question = `These entries have no live key:\n${names}Remove them from the manifests?`;
  const agreed = options.dryRun || (await options.ask?.(question));
  const edits = gone.map(({ file, span }): ManifestEdit => {
    return { kind: kind.plural, path: file.path, edit: { is: "remove", at: span.start } };
  });
  if (agreed) return { edits, problems };
  const message = `The removal of ${gone.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
  return { edits: [], problems: [problem("not-confirmed", message, { scope: "project" })] };
}

function isOnlyInYaml(entry: Entry): boolean {
  return sourceParts(entry).length === 0;
}

function inSource(kind: AnyKind, entry: Entry): Problem {
  const message = `It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.`;
  const [part = entry] = sourceParts(entry);
  const name = kind.fields.find(({ role }) => role === "identity")?.name ?? "";
  return entryProblem(kind, part, "not-editable", message, { path: [name], severity: "notice" });
}
