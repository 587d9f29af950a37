/** Guards refuse a whole plan that is probably a mistake. Each names the limit, the number, and the setting that changes it. */
import { spellingsOf } from "../kinds/field.ts";
import { type AnyKind, limitOf, pruneOf } from "../kinds/kind.ts";
import { hasOtherSeparator, otherSeparator } from "../locales/textSource.ts";
import { listed, yamlWord } from "../model/json.ts";
import { once } from "../model/once.ts";
import { manifestOf } from "../model/place.ts";
import type { Create, Destroy, Plan } from "../model/plan.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import { fullName, OWNER_TAG_PREFIX, type Rules } from "../model/setting.ts";
import { identifying } from "./declaredContents.ts";
import { overwrites, removes, unverifiedTexts } from "./loss.ts";
import type { KindPlan } from "./makePlan.ts";

/** Percentages are not checked below this number of objects. */
const MIN_FOR_PERCENT = 20;

/** Names in unread files, each with its file. `notMatched`: in files of no glob. `otherLanguage`: in locale files that a row does not read. */
export type UndeclaredNames = Partial<Record<"notMatched" | "otherLanguage", ReadonlyMap<string, string>>>;

/** Why a plan must not be applied, and the settings that it is about, the most important first: the first one that a file sets is its place. */
export interface Veto extends Problem {
  settings?: readonly string[];
}

export function guard(
  plan: Plan,
  kinds: readonly KindPlan[],
  rules: Rules,
  { notMatched, otherLanguage }: UndeclaredNames,
): Veto[] {
  return [
    // What is probably a mistake comes before the limits, which can be raised.
    ...kinds.flatMap((of) =>
      undeclaredFiles(plan, of, notMatched, notIncluded(of.kind), [of.kind.plural, "owner"]),
    ),
    ...kinds.flatMap((of) => undeclaredFiles(plan, of, otherLanguage, NOT_READ, ["texts"])),
    ...kinds.flatMap((of) => looksRenamed(plan, of)),
    ...tooManyRemoved(plan, kinds, rules),
    ...kinds.flatMap((of) => allRemoved(plan, of, rules)),
    ...kinds.flatMap((of) => wrongProject(of, rules)),
    ...kinds.flatMap((of) => tooManyOverwritten(plan, of, rules)),
    ...kinds.flatMap(({ kind }) => tooManyUnverified(plan, kind, rules)),
  ];
}

/** With `on_problem: stop`, a problem of one key or webhook refuses the whole plan. */
export function stoppedByProblem(problems: readonly Problem[], { onProblem }: Rules): Veto[] {
  const count = problems.filter(({ severity }) => severity === "error").length;
  if (onProblem !== "stop" || count === 0) return [];
  const finding = count === 1 ? "There is 1 problem" : `There are ${count} problems`;
  const message = `${finding} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`;
  return refusal("stopped-by-problem", message, ["on_problem"]);
}

/** `allowRemovals` counts all kinds together, and replaces their limits. */
function tooManyRemoved(plan: Plan, kinds: readonly KindPlan[], rules: Rules): Veto[] {
  const removals = kinds.map((of) => ({ of, count: removedCount(plan, of.kind.name) }));
  const total = removals.reduce((sum, { count }) => sum + count, 0);
  const { allowRemovals } = rules;
  if (allowRemovals === undefined) return removals.flatMap((removal) => aboveLimits(removal, total, rules));
  if (total <= allowRemovals) return [];
  const things = listed(removals.flatMap(({ of }) => of.kind.words.removed));
  const message = `The plan removes ${total} ${things}, but allow-removals allows ${allowRemovals}. If you want to remove them, raise allow-removals.`;
  const prunes = removals.flatMap(({ of, count }) => (count > 0 ? fullName(of.kind.settings.prune) : []));
  return refusal("too-many-destroyed", message, prunes);
}

function aboveLimits({ of, count }: { of: KindPlan; count: number }, total: number, rules: Rules): Veto[] {
  const { kind } = of;
  const scope = pruneOf(kind, rules) === "off" ? of.matched : of.scope;
  const exceeded = exceededLimit(kind, count, scope, rules);
  if (!exceeded) return [];
  const { name, allowed, isPercent } = exceeded;
  const figure = isPercent ? `${count} of ${scope} ${kind.plural}` : `${count} ${listed(kind.words.removed)}`;
  const message = `The plan removes ${figure}, but ${name} allows ${allowed}. If you want to remove them, set --allow-removals ${total} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${name}.`;
  return refusal("too-many-destroyed", message, [name, fullName(kind.settings.prune)]);
}

export function exceededLimit(
  { limits: { removed, removedPercent } }: Pick<AnyKind, "limits">,
  count: number,
  scope: number,
  rules: Rules,
): { name: string; allowed: string; isPercent: boolean } | undefined {
  const max = limitOf(removed, rules);
  if (count > max) return { name: `limits.${removed.name}`, allowed: `${max}`, isPercent: false };
  const percent = removedPercent ? limitOf(removedPercent, rules) : 100;
  if (!removedPercent || scope < MIN_FOR_PERCENT || count * 100 <= scope * percent) return undefined;
  return { name: `limits.${removedPercent.name}`, allowed: `${percent} %`, isPercent: true };
}

/** Applies to any number of objects: an empty manifest of keys is almost always a mistake. */
function allRemoved(plan: Plan, { declared, scope, kind }: KindPlan, rules: Rules): Veto[] {
  if (pruneOf(kind, rules) === "off") return [];
  const { name, plural, settings } = kind;
  const { mayBeEmptied = false } = kind.limits;
  const setting = fullName(settings.prune);
  if (declared.length === 0 && mayBeEmptied) return [];
  if (declared.length === 0)
    return refusal(
      "nothing-declared",
      `The setting ${setting} is on, but the manifests declare no ${name}, so every ${name} could be removed. Declare at least one, or set ${setting}: off.`,
      [setting],
    );
  const count = destroysOf(plan, name).length;
  if (count === 0 || count !== scope) return [];
  const way = mayBeEmptied
    ? `first apply a manifest with only ${plural}: [], which declares that there are none, or `
    : "";
  const owned = pruneOf(kind, rules) === "owned";
  const [tagged, check] = owned ? [`, with the tag ${OWNER_TAG_PREFIX}${rules.owner}`, "owner, "] : ["", ""];
  const message = `The plan removes every ${name} that the setting ${setting} covers (${scope}${tagged}). Check ${check}the project and the manifests. If you want this, ${way}set ${setting}: off and remove them in the project.`;
  return refusal("all-destroyed", message, [setting]);
}

/** If an object is removed, and another one with the same text is created, it was probably renamed. */
function looksRenamed(plan: Plan, of: KindPlan): Problem[] {
  const created = createdTexts(of);
  return removedObjects(plan, of).flatMap(({ label, object, texts }) => {
    const added = texts.map((text) => created.get(text)).find((change) => change !== undefined);
    if (!added) return [];
    const [name = label] = of.kind.names(object, added.identity);
    const message = `The plan removes "${label}" and creates "${added.label}" with the same text. If it was renamed, set previously: ${yamlWord(name)} in the entry of the new one in ${manifestOf(added.place.file)} to keep its translations. If it is really new, set new: true there.`;
    return [problem("looks-renamed", message, { place: added.place, scope: "project" })];
  });
}

function wrongProject(of: KindPlan, { allowWrongProject }: Rules): Veto[] {
  const { live, declared: entries, matched, matching, kind } = of;
  const { name, plural, limits, names, label } = kind;
  const { minimumForWrongProject: minimum = Number.POSITIVE_INFINITY } = limits;
  const count = live.objects.length + live.unusable.length + (live.notRead ?? 0);
  if (allowWrongProject || entries.length === 0 || matched > 0 || matching.namesakes.size > 0) return [];
  const liveNames = once(() => new Set(live.objects.flatMap((object) => names(object))));
  const isLive = (candidate: string) => liveNames().has(candidate);
  const [separated] = entries.filter((candidate) =>
    hasOtherSeparator(candidate, label(candidate.values), isLive),
  );
  if (separated) {
    const name = label(separated.values);
    const message = `No declared ${kind.name} is in the project, which has ${name} ${otherSeparator(name)}`;
    return refusal("foreign-project", message);
  }
  if (count < minimum) return [];
  const [liveObject, entry] = [matching.unmanaged[0], entries[0]];
  const declaredName = entry ? ` (such as ${label(entry.values)})` : "";
  const liveName = liveObject === undefined ? "" : ` (such as ${kind.liveLabel(liveObject)})`;
  const message = `No declared ${name}${declaredName} is in the project, which has ${count} other ${plural}${liveName}. If this is the wrong project, correct project. If the names are made in another way, correct key_name or separator in the row of texts. If the project is correct, set allow_wrong_project: true in lokaform.yaml.`;
  return refusal("foreign-project", message, ["allow_wrong_project"]);
}

function tooManyOverwritten(plan: Plan, { matched, kind: { name, plural, limits } }: KindPlan, rules: Rules) {
  const { overwrittenPercent } = limits;
  if (!overwrittenPercent) return [];
  const percent = limitOf(overwrittenPercent, rules);
  const count = plan.changes.filter(
    (change) =>
      change.kind === name &&
      change.action === "update" &&
      change.fields.some((field) => overwrites(name, field)),
  ).length;
  if (matched < MIN_FOR_PERCENT || count * 100 <= matched * percent) return [];
  const limit = `limits.${overwrittenPercent.name}`;
  const message = `The plan overwrites live values of ${count} of ${matched} ${plural}, but ${limit} allows ${percent} %. If you want to overwrite them, raise ${limit} in lokaform.yaml.`;
  return refusal("too-many-overwritten", message, [limit]);
}

/** If the service does not say whether the project marks translations, the limit cannot be checked. */
function tooManyUnverified({ project, changes }: Plan, { name, limits }: AnyKind, rules: Rules): Veto[] {
  const max = limits.unverified && rules.limits[limits.unverified.name];
  if (!limits.unverified || max === undefined) return [];
  const limit = `limits.${limits.unverified.name}`;
  const kindChanges = changes.filter(({ kind }) => kind === name);
  const { baseTexts, translations } = unverifiedTexts(project, kindChanges);
  const change = `The plan changes ${baseTexts} base text${baseTexts === 1 ? "" : "s"}`;
  if (translations !== undefined && translations <= max) return [];
  const message =
    translations === undefined
      ? `${change}, but the service's response has no usable settings.auto_toggle_unverified, so ${limit} cannot be checked. Run again. To apply the plan without this check, remove ${limit} from lokaform.yaml.`
      : `${change}, which may mark ${translations} translation${translations === 1 ? "" : "s"} unverified, but ${limit} allows ${max}. If you want this, raise ${limit} in lokaform.yaml.`;
  return refusal("too-many-unverified", message, [limit]);
}

/** Counts removed objects, and fields of updates that remove something: a cleared text, is_archived: true, a change of is_plural. */
function removedCount(plan: Plan, kind: string): number {
  const cleared = plan.changes.flatMap((change) =>
    change.kind === kind && change.action === "update"
      ? change.fields.filter((field) => removes(kind, field))
      : [],
  );
  return destroysOf(plan, kind).length + cleared.length;
}

function destroysOf({ changes }: Plan, name: string): Destroy[] {
  return changes.flatMap((change) => (change.kind === name && change.action === "destroy" ? change : []));
}

/** With their texts in the languages that were read. */
export function removedObjects(plan: Plan, { kind, live }: KindPlan) {
  const destroys = destroysOf(plan, kind.name);
  const byId = new Map((destroys.length > 0 ? live.objects : []).map((one) => [String(kind.id(one)), one]));
  return destroys.flatMap(({ id, label }) => {
    const one = byId.get(String(id));
    return one === undefined ? [] : [{ label, object: one, names: kind.names(one), texts: kind.texts(one) }];
  });
}

/** The texts of objects that the plan creates, except of entries with `new: true`; each with its object. */
export function createdTexts({ kind, parts }: KindPlan): Map<string, Create> {
  const texts = parts.flatMap(({ change, entry }) =>
    change?.action === "create" && !identifying(kind, entry).isNew
      ? change.fields
          .flatMap(({ part, after }) => (part === undefined ? [] : spellingsOf(after)))
          .map((text) => [text, change] as const)
      : [],
  );
  return new Map(texts);
}

function refusal(code: ProblemCode, message: string, settings: readonly string[] = []): Veto[] {
  return [{ ...problem(code, message, { scope: "project" }), settings }];
}

function undeclaredFiles(
  plan: Plan,
  of: KindPlan,
  files: ReadonlyMap<string, string> = new Map(),
  reason: string,
  settings: readonly string[],
): Veto[] {
  const lost = removedObjects(plan, of).flatMap(({ names }) => {
    const name = names.find((candidate) => files.has(candidate));
    return name === undefined ? [] : [{ name, file: files.get(name) }];
  });
  const [firstLoss] = lost;
  if (!firstLoss) return [];
  const count = new Set(lost.map(({ file }) => file)).size;
  const inFiles = count > 1 ? `, in ${count} such files in all` : "";
  const suffix = lost.length > 1 ? ` (and ${lost.length - 1} more${inFiles})` : "";
  const message = `The plan removes the ${of.kind.name} "${firstLoss.name}"${suffix}. But the file ${firstLoss.file} declares it, and ${reason}`;
  return refusal("forgotten-manifest", message, settings);
}

function notIncluded({ plural }: AnyKind): string {
  return `the setting ${plural} does not include this file. Add the file to the setting ${plural}, or delete the file. If it belongs to another team, correct the setting owner.`;
}

const NOT_READ =
  "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
