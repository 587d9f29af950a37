/**
 * What refuses a whole plan: more destruction than anybody can have meant, or signs that the manifests and the project do
 * not belong together. Each refusal names the limit, the figure, and the setting that lifts it.
 */

import type { KindName } from "../kinds/kind.ts";
import { fieldOf } from "../kinds/tables.ts";
import type { Json } from "../model/json.ts";
import type { Change, Plan, PlannedField } from "../model/plan.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import type { Rules } from "../model/rules.ts";
import type { Census } from "./facts.ts";

/** Percentages mean nothing below so many. */
const FEW = 20;
/** A project with so many keys, none of which is declared, is hardly the right one. */
const FOREIGN = 10;

/** `strays`: names in key manifests below the working directory that no glob covers, with their files. */
export function guard(
  plan: Plan,
  census: Census,
  rules: Rules,
  strays: ReadonlyMap<string, string>,
): Problem[] {
  return [
    ...tooManyAway(plan, census, rules),
    ...allAway(plan, census, rules),
    ...forgotten(census, strays),
    ...looksRenamed(census),
    ...foreignProject(census, rules),
    ...tooManyOverwritten(plan, census, rules),
  ];
}

/** With `on_problem: stop`, a problem of one key or webhook refuses the whole plan. */
export function stoppedByProblem(problems: readonly Problem[], { onProblem }: Rules): Problem[] {
  const count = problems.filter(({ severity }) => severity === "error").length;
  if (onProblem !== "stop" || count === 0) return [];
  const found = count === 1 ? "There is 1 problem" : `There are ${count} problems`;
  return [
    refusal(
      "stopped-by-problem",
      `${found} in this project, and on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`,
    ),
  ];
}

function tooManyAway(
  plan: Plan,
  { scopes, matchedKeys }: Census,
  { limits, maxDestroy, prune }: Rules,
): Problem[] {
  const keys = away(plan, "key") + cleared(plan);
  const webhooks = away(plan, "webhook");
  if (maxDestroy !== undefined) {
    if (keys + webhooks <= maxDestroy) return [];
    return [
      refusal(
        "too-many-destroyed",
        `The plan removes ${keys + webhooks} keys, texts and webhooks, but max-destroy allows ${maxDestroy}. If that is what you want, raise max-destroy.`,
      ),
    ];
  }
  const scope = prune === "off" ? matchedKeys : scopes.keys;
  const found: Problem[] = [];
  const lift = `If that is what you want, set --max-destroy ${keys + webhooks} for this run (the input max-destroy)`;
  if (keys > limits.destroy) {
    found.push(
      refusal(
        "too-many-destroyed",
        `The plan removes ${keys} keys and texts, but limits.destroy allows ${limits.destroy}. ${lift}, or raise limits.destroy.`,
      ),
    );
  } else if (scope >= FEW && keys * 100 > scope * limits.destroyPercent) {
    found.push(
      refusal(
        "too-many-destroyed",
        `The plan removes ${keys} of ${scope} keys, but limits.destroy_percent allows ${limits.destroyPercent} %. ${lift}, or raise limits.destroy_percent.`,
      ),
    );
  }
  if (webhooks > limits.destroyWebhooks) {
    found.push(
      refusal(
        "too-many-destroyed",
        `The plan removes ${webhooks} webhooks, but limits.destroy_webhooks allows ${limits.destroyWebhooks}. ${lift}, or raise limits.destroy_webhooks.`,
      ),
    );
  }
  return found;
}

/** Holds at any size: an empty manifest is far more often a slip than a wish. */
function allAway(plan: Plan, { declared, scopes }: Census, rules: Rules): Problem[] {
  const found: Problem[] = [];
  const kinds = [
    { kind: "key", on: rules.prune !== "off", count: declared.keys, scope: scopes.keys, setting: "prune" },
    {
      kind: "webhook",
      on: rules.pruneWebhooks !== "off",
      count: declared.webhooks,
      scope: scopes.webhooks,
      setting: "prune_webhooks",
    },
  ] as const;
  for (const { kind, on, count, scope, setting } of kinds) {
    if (!on) continue;
    const doomed = away(plan, kind);
    if (count === 0)
      found.push(
        refusal(
          "nothing-declared",
          `${setting} is on, but the manifests declare no ${kind}, so every ${kind} could be removed. Declare at least one, or set ${setting}: off.`,
        ),
      );
    else if (doomed > 0 && doomed === scope)
      found.push(
        refusal(
          "all-destroyed",
          `The plan removes every ${kind} that ${setting} covers (${scope}). Check the project and the manifests. If you want this, set ${setting}: off and remove them in the project.`,
        ),
      );
  }
  return found;
}

/** A glob that was forgotten makes declared keys look undeclared. */
function forgotten({ doomed }: Census, strays: ReadonlyMap<string, string>): Problem[] {
  const lost = doomed.flatMap(({ names }) => {
    const name = names.find((one) => strays.has(one));
    return name === undefined ? [] : [{ name, file: strays.get(name) }];
  });
  const [first] = lost;
  if (!first) return [];
  const files = new Set(lost.map(({ file }) => file)).size;
  const inFiles = files > 1 ? `, in ${files} such files in all` : "";
  const more = lost.length > 1 ? ` (and ${lost.length - 1} more${inFiles})` : "";
  return [
    refusal(
      "forgotten-manifest",
      `The plan removes "${first.name}"${more}, but it is in ${first.file}, which keys does not cover. Add the file to keys, or delete it.`,
    ),
  ];
}

/** A key that goes and one that comes with the same text is a rename, and would lose the translations. */
function looksRenamed({ doomed, created }: Census): Problem[] {
  const byText = new Map(created.flatMap(({ label, texts }) => texts.map((text) => [text, label] as const)));
  return doomed.flatMap(({ destroy, names: [name = destroy.label], texts }) => {
    const text = texts.find((one) => byText.has(one));
    if (text === undefined) return [];
    const label = byText.get(text);
    return [
      refusal(
        "looks-renamed",
        `The plan removes "${destroy.label}" and creates "${label}" with the same text. If it was renamed, set previously: ${name} on the new one to keep its translations; if it is really new, set previously: [].`,
      ),
    ];
  });
}

function foreignProject(
  { liveKeys, declared, matchedKeys, namesakes }: Census,
  { allowForeignProject }: Rules,
): Problem[] {
  if (allowForeignProject || !declared.keys || liveKeys < FOREIGN) return [];
  if (matchedKeys > 0 || namesakes > 0) return [];
  return [
    refusal(
      "foreign-project",
      `The project has ${liveKeys} keys, but none of the declared ones (${declared.keys}), so this is probably another project. If it is the right one, set --allow-foreign-project for this run (the input allow-foreign-project), or allow_foreign_project: true in lokaform.yaml.`,
    ),
  ];
}

function tooManyOverwritten(plan: Plan, { matchedKeys }: Census, { limits }: Rules): Problem[] {
  const overwritten = plan.changes.filter(
    (change) =>
      change.kind === "key" &&
      change.action === "update" &&
      change.fields.some((field) => overwrites(change.kind, field)),
  ).length;
  if (matchedKeys < FEW || overwritten * 100 <= matchedKeys * limits.updatePercent) return [];
  return [
    refusal(
      "too-many-overwritten",
      `The plan overwrites live values of ${overwritten} of ${matchedKeys} keys, but limits.update_percent allows ${limits.updatePercent} %. If that is what you want, raise limits.update_percent in lokaform.yaml.`,
    ),
  ];
}

function away({ changes }: Plan, kind: "key" | "webhook"): number {
  return changes.filter((change) => change.kind === kind && change.action === "destroy").length;
}

/** A live text that a declared `""` removes counts as a removal; so does a key that is declared archived, and a key whose texts get another shape. */
function cleared({ changes }: Plan): number {
  return changes.flatMap((change) =>
    change.action === "update"
      ? change.fields.filter(
          (field) => clearsText(field) || archives(change.kind, field) || reshapes(change.kind, field),
        )
      : [],
  ).length;
}

/** Whether a live text, or a form of a plural, goes from something to nothing. */
export function clearsText({ part, before, after }: PlannedField): boolean {
  if (part === undefined || before === undefined || isEmpty(before)) return false;
  if (typeof before === "string" || typeof after === "string") return isEmpty(after);
  const left = new Map(Object.entries(after ?? {}));
  return Object.entries(before ?? {}).some(([form, text]) => text !== "" && (left.get(form) ?? "") === "");
}

/** Whether the texts of all languages are stored in another way: a key becomes a plural, or none. Forms can be lost. */
export function reshapes(kind: KindName, { field, before }: Pick<PlannedField, "field" | "before">): boolean {
  return fieldOf(kind, field).role === "shape" && before !== undefined;
}

/** Whether a declared key goes into the archive: taken away as surely as one that is not declared. */
export function archives(kind: KindName, { field, before, after }: PlannedField): boolean {
  return fieldOf(kind, field).role === "away" && before === false && after === true;
}

/** Whether a live value is lost by it: a first one, or one more in a list, loses none. Nor does a rename: the key is the same. */
export function overwrites(kind: KindName, { field, before, after }: PlannedField): boolean {
  if (fieldOf(kind, field).role === "identity" || before === undefined || isEmpty(before)) return false;
  if (Array.isArray(before) && Array.isArray(after)) return before.some((one) => !after.includes(one));
  return true;
}

/** Whether something that is in the project now is gone afterwards: an object, or a value. */
export function isLoss(change: Change): boolean {
  if (change.action !== "update") return change.action === "destroy";
  return change.fields.some(
    (field) => archives(change.kind, field) || reshapes(change.kind, field) || overwrites(change.kind, field),
  );
}

/** Whether a value holds nothing that could be lost. */
export function isEmpty(value: Json): boolean {
  if (typeof value !== "object" || value === null)
    return value === "" || value === 0 || value === false || value === null;
  return Object.values(value).every((one) => one === "");
}

function refusal(code: ProblemCode, message: string): Problem {
  return problem(code, message, { reach: "project" });
}
