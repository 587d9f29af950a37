/** The sections of a project in their order: what a plan changes, how manifests differ, and what a pull writes. */
import { allKinds } from "../../kinds/kind.ts";
import { byCodeUnits, canonical } from "../../model/json.ts";
import type { Change, DeclaredChange, Kept, Plan, Unmanaged } from "../../model/plan.ts";
import type { Problem } from "../../model/problem.ts";
import type { ChangedSetting } from "../../model/setting.ts";
import { IMPACTS, type Impact, impactOf, isRename, keptGroups } from "../counts.ts";
import { isTextProblem } from "../exitCode.ts";
import type {
  ChangeResult,
  ComparedManifests,
  ComparedTarget,
  PlannedProject,
  ProjectReport,
  PulledTexts,
} from "../report.ts";
import { failureRows, problemRows, wayLines } from "./problems.ts";
import {
  changeRow,
  keptInFileRow,
  keptRow,
  nameRow,
  noLongerDeclaredRow,
  onlyInFilesRow,
  rematchedRow,
  sendRow,
  settingRow,
  unmanagedRow,
} from "./rows.ts";
import { statusSections } from "./status.ts";
import { problemsWords } from "./summaries.ts";
import { type Line, MAX_OPEN, type Row, type Section, type ViewOptions } from "./view.ts";
import { counted, figure } from "./words.ts";

type ChangeWords = readonly [action: string, heading: string];

const CHANGES: Readonly<Record<Impact, ChangeWords>> = {
  removed: ["To remove", "to remove"],
  "cleared text": [
    "Cleared text",
    "to update, with texts that become empty in the project. To keep one, remove its empty text from the file",
  ],
  "overwritten text": ["Overwritten text", "to update, with texts that are overwritten in the project"],
  overwritten: ["Overwritten value", "to update, with other values that are overwritten in the project"],
  renamed: ["To rename", "to rename"],
  changed: ["To update", "to update without loss"],
  new: ["To create", "to create"],
};

const DIFFERS: ChangeWords = ["Differs", "different in the project"];

/** In drift, nothing is going to be changed. */
const DRIFT: Readonly<Record<Impact, ChangeWords>> = {
  removed: CHANGES.removed,
  "cleared text": DIFFERS,
  "overwritten text": DIFFERS,
  overwritten: DIFFERS,
  renamed: ["Not yet renamed", "not yet renamed"],
  changed: DIFFERS,
  new: ["Missing", "missing in the project"],
};

const KEPT = {
  Conflict: "changed in the file and in the project, and not written",
  Undecided: "not written, because nothing tells which side changed",
  Archived: "declared, and archived in the project",
  "To pull":
    "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
  Waiting:
    "waiting: newer in Lokalise, and not pulled: each line says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG",
  Kept: "kept, and not changed: each line says why",
} as const;

type KeptAction = keyof typeof KEPT;

const OPEN: Readonly<Partial<Record<KeptAction, string>>> = {
  Conflict: "conflict",
  Undecided: "undecided text",
};

const KEPT_ACTIONS: Readonly<Partial<Record<Kept["reason"], KeptAction>>> = {
  conflict: "Conflict",
  undecided: "Undecided",
  pull: "To pull",
  waiting: "Waiting",
};

function isDrift({ command }: ViewOptions): boolean {
  return command === "drift";
}

function withOwnTexts(part: { hide_texts?: true }, options: ViewOptions): ViewOptions {
  return { ...options, texts: options.texts ?? part.hide_texts !== true };
}

export function projectSections(project: ProjectReport, options: ViewOptions): Section[] {
  const { plan, problems, results = [], unmanaged = [] } = project;
  // If there is not room for both, conflicts are only rows of their own section.
  const ownProblems =
    options.full === "also" ? problems.filter((remark) => !isTextProblem(remark)) : problems;
  return [
    problemSection(ownProblems, options),
    failedSection(results, options),
    ...statusSections(project).map((section) =>
      options.full ? section : { ...section, rows: cut(section.rows, MAX_OPEN, options.keptElsewhere) },
    ),
    ...(plan && !project.status ? planSections({ ...project, plan }, withOwnTexts(project, options)) : []),
    unmanagedSection(unmanaged, options),
  ];
}

export function troubleRows({ problems, results = [] }: ProjectReport, options: ViewOptions = {}): Row[] {
  return [...problemRows(problems, options), ...failureRows(results, options)];
}

function failedSection(results: readonly ChangeResult[], options: ViewOptions): Section {
  const failed = results.filter(({ outcome }) => outcome.state !== "done");
  return {
    ...{ part: "failed", noun: "change", action: "Not made" },
    title: `${counted(failed.length, "change")} not made`,
    rows: failureRows(failed, options),
  };
}

export function problemSection(problems: readonly Problem[], options: ViewOptions): Section {
  return {
    ...{ part: "problems", noun: "problem", action: "Problem" },
    title: problemsWords(problems),
    rows: problemRows(problems, options),
  };
}

function planSections({ plan, target, problems }: PlannedProject, options: ViewOptions): Section[] {
  const compared = target?.is === "compared" ? target : undefined;
  const changes = compared?.caused ?? plan.changes;
  const keptItems = compared?.kept ?? plan.kept;
  const { sends = [] } = isDrift(options) ? {} : (compared ?? plan);
  // Elsewhere, the problem has them.
  const open = options.full === "also" ? problems.filter(isTextProblem) : [];
  const ways = new Map(open.map((problem) => [canonical({ ...problem.place }), wayLines(problem.ways)]));
  const keptAs = (...actions: readonly KeptAction[]) =>
    actions.map((action) => keptSection(action, keptItems, options, ways));
  return [
    ...(compared ? [settingsSection(compared.settings)] : []),
    { part: "plan", action: "Secret", noun: "host", rows: sends.map(sendRow) },
    ...keptAs("Conflict", "Undecided"),
    ...changeSections(changes, options),
    ...keptAs("Archived", "To pull"),
    ...fromLokaliseSections(compared ?? plan, compared !== undefined, options),
    ...keptAs("Waiting", "Kept"),
    noLongerDeclaredSection(compared?.no_longer_declared ?? [], compared?.kinds_no_longer_declared ?? []),
    ...wholeSection(changes, options),
    ...(compared ? pendingSections(compared, options) : []),
  ];
}

/** Without `full`, most of what is only added or changed without loss is counted. */
function changeSections(changes: readonly Change[], options: ViewOptions): Section[] {
  const words = isDrift(options) ? DRIFT : CHANGES;
  const { full, keptElsewhere } = options;
  return [...new Set(IMPACTS.map((weight) => words[weight]))].map((group): Section => {
    const ownChanges = changes.filter((change) => words[impactOf(change)] === group);
    const [action, heading] = group;
    const isHarmless = group === words.new || group === CHANGES.changed;
    const isCut = isHarmless && !full && keptElsewhere !== undefined && ownChanges.length > MAX_OPEN;
    const shown = isCut ? ownChanges.slice(0, MAX_OPEN - 1) : ownChanges;
    const rows = lossesFirst(shown.map((change) => changeRow(change, options)));
    return {
      action,
      title: `${figure(ownChanges.length)} ${heading}`,
      part: "plan",
      noun: "change",
      rows: cut(rows, shown.length, keptElsewhere, ownChanges.length),
    };
  });
}

/** Removals and overwritten values are named before what is only different. */
function lossesFirst(rows: readonly Row[]): Row[] {
  return rows.toSorted((row, otherRow) => Number(otherRow.isLoss ?? false) - Number(row.isLoss ?? false));
}

/** Settings that let a run do more are losses: they are never left out. */
function settingsSection(settings: readonly ChangedSetting[]): Section {
  return {
    ...{ part: "plan", noun: "setting", action: "Setting" },
    title: `${counted(settings.length, "setting")} changed`,
    rows: lossesFirst(settings.map(settingRow)),
  };
}

/** New texts that are not written are never left out. Texts to pull are shown at their lines, too. */
function keptSection(
  action: KeptAction,
  keptItems: readonly Kept[],
  options: ViewOptions,
  ways: ReadonlyMap<string, readonly Line[]>,
): Section {
  const actions = { ...KEPT_ACTIONS, ...(isDrift(options) && { archived: "Archived" }) };
  const items = keptGroups(keptItems.filter(({ reason }) => (actions[reason] ?? "Kept") === action));
  const { keptElsewhere } = options;
  const open = OPEN[action];
  const isCut = !open && keptElsewhere !== undefined && items.length > MAX_OPEN;
  const rows = items.map((item): Row => {
    const row = keptRow(item, options);
    if (open) return { ...row, isLoss: true, lines: ways.get(canonical({ ...item[0].place })) ?? [] };
    return action === "To pull" ? { ...row, severity: "notice" } : row;
  });
  return {
    ...{ part: "plan", action, noun: open ?? "kept item" },
    title: `${open ? `${counted(items.length, open)}:` : figure(items.length)} ${KEPT[action]}`,
    rows: isCut ? cut(rows, MAX_OPEN - 1, keptElsewhere) : rows,
  };
}

/** Of a long list that loses nothing, these are shown. Two such lists fit on a screen. */
const FEW = 9;

/** Keys of rows with `keys_from: lokalise` that only one side has. */
function fromLokaliseSections(
  { to_add: added = [], only_in_files: entries = [] }: Partial<Pick<Plan, "to_add" | "only_in_files">>,
  inPull: boolean,
  options: ViewOptions,
): Section[] {
  const rowsOf = (all: readonly Row[]) =>
    options.full || all.length <= MAX_OPEN
      ? all
      : cut(all, FEW, options.keptElsewhere ?? "the report file lists");
  return [
    {
      ...{ part: "plan", noun: "key", action: "To add" },
      title: inPull
        ? `${figure(added.length)} deleted in the files, and still in Lokalise: the next pull brings them back. To remove one, archive it in Lokalise`
        : `${figure(added.length)} to add: in Lokalise, and in no file. lokaform pull writes ${added.length === 1 ? "it" : "them"} into the files`,
      rows: rowsOf(added.map(unmanagedRow)),
    },
    {
      ...{ part: "plan", noun: "key", action: "Only in the files" },
      title: `${figure(entries.length)} only in the files, and not created: keys_from is lokalise. To create one: create it in Lokalise, or lokaform apply --create KEY. If it was removed or renamed in Lokalise: lokaform pull --remove-missing`,
      rows: rowsOf(entries.map((entry) => onlyInFilesRow(entry, inPull))),
    },
  ];
}

function cut(
  rows: readonly Row[],
  most: number,
  elsewhere: string | undefined,
  count = rows.length,
): readonly Row[] {
  const restCount = count - most;
  return restCount > 0
    ? [
        ...rows.slice(0, most),
        { ...nameRow(`and ${figure(restCount)} more, which ${elsewhere}`), sign: "!", count: restCount },
      ]
    : rows;
}

function noLongerDeclaredSection(objects: readonly Unmanaged[], wholeKinds: readonly string[]): Section {
  const kinds = allKinds().filter(({ plural }) => wholeKinds.includes(plural));
  const rows = [
    ...kinds.map(({ plural }) =>
      nameRow(
        `all ${plural}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`,
      ),
    ),
    ...objects.map(unmanagedRow),
  ];
  return {
    ...{ part: "plan", noun: "name", action: "No longer declared", rows },
    title: `${figure(rows.length)} no longer declared, and kept in the project. If one got another name, set previously there`,
  };
}

function wholeSection(changes: readonly (Change | DeclaredChange)[], options: ViewOptions): Section[] {
  if (options.full !== "also" || !options.texts) return [];
  const rows = changes.flatMap((change): Row[] => {
    if (change.action === "destroy") return [];
    const { isLoss: _, words: _words, ...row } = changeRow(change, { ...options, full: true });
    // The writers are in the other row.
    const lines = row.lines.filter(({ sign }) => sign !== " ");
    return lines.length === 0 ? [] : [{ ...row, lines }];
  });
  const title = `All values in full: ${counted(rows.length, "change")}`;
  return [{ part: "values", title, noun: "item", rows }];
}

function pendingSections({ pending, resolved }: ComparedTarget, options: ViewOptions): Section[] {
  const section = (action: string, when: string, rows: readonly Row[]): Section => ({
    ...{ part: "pending", noun: "change", action, rows },
    title: `${action}${when} this pull request: ${counted(rows.length, "change")}`,
  });
  // The files of the run may lack what is no longer pending.
  const resolvedRows = resolved.map((change): Row => {
    const { isLoss: _, place: __, ...row } = changeRow(change, options);
    return row;
  });
  const pendingRows = lossesFirst(pending.map((change) => changeRow(change, options)));
  return [
    section("Already pending", ", with or without", pendingRows),
    section("No longer pending", " after", resolvedRows),
  ];
}

function unmanagedSection(
  unmanaged: readonly Unmanaged[],
  { maxUnmanaged: most = unmanaged.length, keptElsewhere }: ViewOptions,
): Section {
  // Keys come last, because there are so many.
  const kinds = allKinds().map(({ name }) => name);
  const rows = unmanaged
    .map((entry) => ({ rank: kinds.indexOf(entry.kind), row: unmanagedRow(entry) }))
    .sort((a, b) => b.rank - a.rank || byCodeUnits(a.row.name, b.row.name))
    .map(({ row }) => row);
  return {
    ...{ part: "unmanaged", noun: "name", action: "Unmanaged" },
    title: `Unmanaged: ${figure(unmanaged.length)}`,
    // A drift issue has no report file to name.
    rows: cut(rows, most, keptElsewhere ?? "the job summary of the workflow lists"),
  };
}

export function manifestSections(project: ComparedManifests, viewOptions: ViewOptions): Section[] {
  const options = withOwnTexts(project, viewOptions);
  const { changes, no_longer_declared, rematched, changed_defaults, settings } = project;
  const rowsOf = (all: typeof no_longer_declared) => all.map((entry) => noLongerDeclaredRow(entry, options));
  return [
    settingsSection(settings),
    entriesSection(
      "no longer declared: the project keeps them, unless prune is on",
      rowsOf(no_longer_declared.filter(({ fields }) => !fields)),
    ),
    entriesSection(
      "with fewer fields: the project keeps their values",
      rowsOf(no_longer_declared.filter(({ fields }) => fields)),
    ),
    ...declaredSections(changes, options),
    entriesSection("with another id or former name", rematched.map(rematchedRow)),
    entriesSection("with other values in on_create", changed_defaults.map(nameRow)),
    ...wholeSection(changes, options),
  ];
}

/** Texts that a pull leaves in the project until they are reviewed or corrected, or because the file cannot say them. */
export function waitingSection(pulled: Pick<PulledTexts, "kept" | "hide_texts">, viewOptions: ViewOptions) {
  const options = withOwnTexts(pulled, viewOptions);
  const waiting = pulled.kept.filter(({ because }) => because);
  const rows = waiting.map((text) => keptInFileRow(text, options));
  // A new entry does not declare the language.
  const adds = waiting.some(({ place }) => place === undefined) ? " --languages LANG" : "";
  const heading = `waiting in Lokalise: each says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG${adds}`;
  return entriesSection(heading, rows);
}

export function pullSections(pulled: PulledTexts, viewOptions: ViewOptions): Section[] {
  const options = withOwnTexts(pulled, viewOptions);
  const { kept: keptTexts } = pulled;
  const { changes, no_longer_declared } = pulled.comparison;
  const gone = no_longer_declared.map((entry) => noLongerDeclaredRow(entry, options));
  const otherTexts = keptTexts.filter(({ because }) => !because);
  const rowsOf = (state: (typeof otherTexts)[number]["open"]) =>
    otherTexts.filter(({ open }) => open === state).map((text) => keptInFileRow(text, options));
  return [
    entriesSection("in conflict: the manifest keeps its text", rowsOf("conflict")),
    entriesSection("undecided: the manifest keeps its text", rowsOf("undecided")),
    entriesSection("no longer declared", gone),
    ...declaredSections(changes, options),
    waitingSection(pulled, options),
    entriesSection("not pulled: each says why", rowsOf(undefined)),
    ...wholeSection(changes, options),
  ];
}

function declaredSections(changes: readonly DeclaredChange[], options: ViewOptions): Section[] {
  const wordsOf = (change: DeclaredChange) =>
    change.action === "create" ? "new" : isRename(change) ? "renamed" : "changed";
  return ["changed", "renamed", "new"].map((words) => {
    const ownChanges = changes.filter((change) => wordsOf(change) === words);
    const rows = lossesFirst(ownChanges.map((change) => changeRow(change, options)));
    const section = entriesSection(words, rows);
    const { full, keptElsewhere } = options;
    const isCut = words === "new" && !full && keptElsewhere !== undefined && rows.length > MAX_OPEN;
    return isCut ? { ...section, rows: cut(rows, FEW, keptElsewhere) } : section;
  });
}

function entriesSection(words: string, rows: readonly Row[]): Section {
  return { part: "plan", title: `${figure(rows.length)} ${words}`, noun: "entry", rows };
}
