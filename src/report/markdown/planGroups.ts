/** What a plan changes, in groups from the heaviest to the lightest. In a pull request: what the pull request changes. */
import { KINDS } from "../../kinds/kinds.ts";
import type { Change, DeclaredChange, KeptItem, Send } from "../../model/plan.ts";
import type { ChangedSetting } from "../../model/setting.ts";
import { type ComparedTarget, isConflict, isToPull, type PlannedProject } from "../report.ts";
import { WEIGHTS, type Weight, weightOf } from "../weight.ts";
import { counted, figure } from "../words/figures.ts";
import { labelWords } from "../words/labels.ts";
import { MAX_KEPT, sendWords, settingWords } from "../words/planLines.ts";
import { type RowGroup, Section } from "./budget.ts";
import { changeItem, type ItemOptions, keptItem, removalRow, wholeValues } from "./changeItems.ts";
import type { Group } from "./groups.ts";
import { list, type Markdown, md, sentence } from "./markdown.ts";

const HEADINGS: Readonly<Record<Weight, string>> = {
  removed: "removed",
  "overwritten text": "with overwritten texts",
  overwritten: "with other overwritten values",
  renamed: "renamed",
  changed: "changed without loss",
  new: "new",
};

export interface PlanGroups {
  /** What the plan does, or what the pull request causes. */
  own: readonly Group[];
  /** What apply also changes, without the pull request. */
  pending: readonly Group[];
}

export function planGroups({ plan, target }: PlannedProject, options: ItemOptions): PlanGroups {
  const compared = target?.is === "compared" ? target : undefined;
  const changes = compared?.caused ?? plan.changes;
  const kept = compared?.kept ?? plan.kept;
  return {
    own: [
      ...(compared ? [settingsGroup(compared.settings)] : []),
      sendsGroup((compared ?? plan).sends),
      conflictsGroup(kept.filter(isConflict), options),
      ...WEIGHTS.map((weight) => changeGroup(weight, changes, options)),
      keptGroup(TO_PULL, kept.filter(isToPull), options),
      keptGroup(
        KEPT,
        kept.filter((item) => !isConflict(item) && !isToPull(item)),
        options,
      ),
      ...(compared ? [releasedGroup(compared)] : []),
      valuesGroup(changes, options),
    ],
    pending: compared ? pendingGroups(compared, options) : [],
  };
}

function changeGroup(weight: Weight, changes: readonly Change[], options: ItemOptions): Group {
  const own = changes.filter((change) => weightOf(change) === weight);
  const facts = { title: `${figure(own.length)} ${HEADINGS[weight]}`, noun: "change", fold: "many" } as const;
  if (weight === "removed") return { ...facts, layout: "diff", section: new Section(own.map(removalRow)) };
  const items = own.map((change) => changeItem(change, options));
  return { ...facts, layout: "list", section: new Section(items) };
}

/** Settings that let a run do more are losses: they are never left out. */
export function settingsGroup(settings: readonly ChangedSetting[]): Group {
  const rows = settings.map(
    (setting): RowGroup => ({ rows: [settingWords(setting)], ...(setting.widens && { isLoss: true }) }),
  );
  return {
    title: `${counted(settings.length, "setting")} changed`,
    noun: "setting",
    fold: "many",
    layout: "diff",
    section: new Section(rows),
  };
}

/** Which secret goes to which host. */
function sendsGroup(sends: readonly Send[] = []): Group {
  const rows = sendWords(sends).map((row) => ({ rows: [row], isLoss: true }));
  return { noun: "host", fold: "never", layout: "diff", section: new Section(rows) };
}

/** New texts that are not written are never left out. */
function conflictsGroup(conflicts: readonly KeptItem[], options: ItemOptions): Group {
  const items = conflicts.map((item) => ({ ...keptItem(item, options), isLoss: true }));
  return {
    title: `${counted(items.length, "conflict")}: new in the manifests, and not written`,
    noun: "conflict",
    fold: "many",
    layout: "list",
    section: new Section(items),
  };
}

const TO_PULL = "to pull: edited in the project, and not in the manifests";
const KEPT = "kept: different, and not changed by apply";

function keptGroup(words: string, kept: readonly KeptItem[], options: ItemOptions): Group {
  const shown = kept.length > MAX_KEPT ? seededLast(kept).slice(0, MAX_KEPT - 1) : kept;
  const more = kept.length - shown.length;
  const rest: RowGroup<Markdown> = {
    rows: [list([md`and ${sentence(figure(more))} more, which the report file lists`])],
    count: more,
  };
  const items = shown.map((item) => keptItem(item, options));
  return {
    title: `${figure(kept.length)} ${words}`,
    noun: "kept item",
    fold: "many",
    layout: "list",
    section: new Section(more > 0 ? [...items, rest] : items),
  };
}

function seededLast(kept: readonly KeptItem[]): KeptItem[] {
  const isSeeded = ({ reason }: KeptItem) => Number(reason === "seeded");
  return kept.toSorted((one, other) => isSeeded(one) - isSeeded(other));
}

function releasedGroup({ released, released_kinds }: ComparedTarget): Group {
  const kinds = KINDS.filter(({ plural }) => released_kinds.includes(plural));
  const rows = [
    ...kinds.map(({ words }) => `all ${words.many}: no manifest declares any`),
    ...released.map((object) => labelWords(object)),
  ];
  return {
    title: `${figure(rows.length)} no longer managed, and unchanged in the project`,
    noun: "name",
    fold: "many",
    layout: "plain",
    section: new Section(rows.map((row) => ({ rows: [row] }))),
  };
}

export function valuesGroup(changes: readonly (Change | DeclaredChange)[], options: ItemOptions): Group {
  const items = changes.flatMap((change) => wholeValues(change, options) ?? []);
  return {
    title: `All values in full: ${counted(items.length, "change")}`,
    noun: "item",
    fold: "always",
    layout: "list",
    section: new Section(items),
  };
}

/** Removals and overwritten values are named first. */
function pendingGroups({ pending, resolved, commit }: ComparedTarget, options: ItemOptions): Group[] {
  const { linkTo } = options;
  // Only the manifests of the target declare what is no longer pending.
  const inTarget: ItemOptions = {
    ...options,
    linkTo: linkTo && ((file, line) => linkTo(file, line, commit)),
  };
  const facts = { noun: "change", fold: "always", layout: "list" } as const;
  return [
    {
      ...facts,
      title: `Already pending, with or without this pull request: ${counted(pending.length, "change")}`,
      section: new Section(pending.map((change) => changeItem(change, options))),
    },
    {
      ...facts,
      title: `No longer pending after this pull request: ${counted(resolved.length, "change")}`,
      section: new Section(resolved.map((change) => ({ rows: changeItem(change, inTarget).rows }))),
    },
  ];
}
