/** A report for readers who must not see texts: no message quotes one. The renderers hide the values in plan lines. */

import { fieldOf, isHidden } from "../kinds/kind.ts";
import { VALUE_MEMBERS } from "../kinds/read.ts";
import { type Json, sha256 } from "../model/json.ts";
import { type Message, reworded, rewritten } from "../model/message.ts";
import { once, onceForEachObject } from "../model/once.ts";
import type { Change, Plan } from "../model/plan.ts";
import { Redaction } from "../model/secrets.ts";
import { textsIn } from "../plan/declaredContents.ts";
import type { ProjectReport, PulledTexts, Report } from "./report.ts";

const HIDDEN = "…";

type Clean = (text: string) => string;

export function withoutTexts(report: Report): Report {
  const projects = report.projects.map((project) =>
    project.hide_texts ? withoutTextsOfProject(project) : project,
  );
  const problems = report.hide_texts
    ? report.problems.map((problem) => withoutQuotes(problem))
    : report.problems;
  return { ...report, problems, projects };
}

function withoutTextsOfProject(project: ProjectReport): ProjectReport {
  const { problems, results, plan } = project;
  const ofService = plan && withoutTextsOf(plan);
  return {
    ...project,
    problems: problems.map((problem) => withoutQuotes(problem, ofService)),
    ...(results && {
      results: results.map(({ change, outcome }) => ({
        change,
        outcome: outcome.state === "done" ? outcome : withoutQuotes(outcome, ofService),
      })),
    }),
  };
}

/** Without what its message quotes. `ofService`: what is shown of the words of the service. */
export function withoutQuotes<Item extends Message>(item: Item, ofService: Clean = () => HIDDEN): Item {
  const shown = (text: string, by?: "file" | "service") =>
    by === undefined ? text : by === "file" ? HIDDEN : ofService(text);
  return reworded(item, rewritten(item, shown).message);
}

/** The product of messages and texts that takes about a second to search. After that, no words of the service are shown. */
const MAX_SEARCHES = 3_000_000;
/** Texts of fewer characters can be part of a usual word, so they are hidden only inside quotation marks. */
const SHORT = 4;

/** Hides the texts of a plan in words of the service, which can repeat them, also encoded or cut. */
function withoutTextsOf({ changes, kept: keptItems }: Plan): Clean {
  const redaction = once(() => {
    const ofKept = keptItems.flatMap((item) => ("field" in item ? [item.live, item.declared ?? ""] : []));
    const texts = [...new Set([...changes.flatMap(valuesOf), ...ofKept].flatMap(textsIn))];
    const hider = new Redaction();
    hider.hide(texts.flatMap((value) => (value === "" ? [] : { value, shown: HIDDEN })));
    return { hider, short: texts.filter(({ length }) => length > 0 && length < SHORT), count: texts.length };
  });
  const cleaned = new Map<string, string>();
  return (words) => {
    const earlier = cleaned.get(words);
    if (earlier !== undefined) return earlier;
    const { hider, short, count } = redaction();
    let shown = (cleaned.size + 1) * count > MAX_SEARCHES ? HIDDEN : hider.clean(words);
    for (const text of short)
      for (const mark of ['"', "'", "`"]) shown = shown.replaceAll(mark + text + mark, mark + HIDDEN + mark);
    cleaned.set(words, shown);
    return shown;
  };
}

/** The values of fields that may not be shown. */
function valuesOf(change: Change): Json[] {
  if (change.action === "destroy") return (change.texts ?? []).map(({ before }) => before);
  return change.fields
    .filter(({ field }) => isHidden(fieldOf(change.kind, field)))
    .flatMap(({ before = "", after, sent = "" }) => [before, after, sent]);
}

export function withoutValues(whole: Report): Report {
  const report = withoutTexts(whole);
  const { manifest_comparison: compared } = report;
  return {
    ...report,
    problems: report.hide_texts ? hiddenIn(report.problems) : report.problems,
    projects: report.projects.map(hiddenIfAsked),
    ...(compared?.is === "compared" && {
      manifest_comparison: { ...compared, projects: compared.projects.map(hiddenIfAsked) },
    }),
  };
}

function hiddenIfAsked<Part extends { hide_texts?: true }>(part: Part): Part {
  return part.hide_texts ? hiddenIn(part) : part;
}

/** The same shape with other texts and without quotes, which TypeScript cannot express. */
function hiddenIn<Part>(part: Part): Part {
  return withoutFieldValues(part, "") as Part;
}

/** `kind`: that of the object which the value belongs to. */
function withoutFieldValues(value: unknown, kind: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const ownKind = "kind" in value ? value.kind : kind;
  const hides = "field" in value && isHidden(fieldOf(String(ownKind), String(value.field)));
  return withMembers(value, (member, name) => {
    if (!VALUE_MEMBERS.has(name)) return withoutFieldValues(member, ownKind);
    return hides ? hidden(member) : member;
  });
}

/** An empty text stays empty, because to fill it is not a loss. */
function hidden(value: unknown): unknown {
  if (typeof value === "string") return value === "" ? "" : HIDDEN;
  return typeof value === "object" && value !== null ? withMembers(value, hidden) : value;
}

/** The value itself if no member changes: a report can contain a plan of many thousand texts. The members of a list have no name. */
function withMembers(value: object, change: (member: unknown, name: string) => unknown): object {
  if (Array.isArray(value)) {
    const after = value.map((member) => change(member, ""));
    return after.some((member, at) => member !== value[at]) ? after : value;
  }
  const members = value as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  for (const name in members) {
    const after = change(members[name], name);
    if (after === members[name]) continue;
    copy ??= { ...members };
    copy[name] = after;
  }
  return copy ?? value;
}

/** Fields with fixed words of Lokaform, and paths, which must stay usable. No stranger writes into these. */
const NOT_REDACTED = new Set(
  "action by code command field how kind scope reason ref seen severity state place file manifests backup".split(
    " ",
  ),
);

export function redactedReport(report: Report, clean: Clean): Report {
  const projects = report.projects.map((project) => redactedProject(project, clean));
  return { ...redacted({ ...report, projects: [] }, clean), declared: report.declared, projects };
}

/** `clean` may be the function of a terminal, which learns more secrets later. */
export function redactedPull(pulled: PulledTexts, clean: Clean): PulledTexts {
  return redacted(pulled, (text) => clean(text));
}

/** If the id must be hidden, its digest tells projects apart, and matches a saved plan with its project. */
export function redactedProject(project: ProjectReport, clean: Clean): ProjectReport {
  const copy = redacted(project, clean);
  if (clean(project.id) === project.id) return copy;
  const digest = sha256(project.id);
  const { plan } = copy;
  return { ...copy, digest, ...(plan && { plan: { ...plan, project: { ...plan.project, digest } } }) };
}

/** Whether a plan or a backup names the project `id`, or its digest. */
export function isProject(source: { id: string; digest?: string | undefined }, id: string): boolean {
  return source.digest === undefined ? source.id === id : source.digest === sha256(id);
}

/** The same shape with other texts, which TypeScript cannot express. */
function redacted<Value extends object>(value: Value, clean: Clean): Value {
  return redactedCopy(value, clean, false) as Value;
}

/** Lists that a function leaves as they are: a report repeats the plan that was shown before. No list of it changes. */
const unchangedBy = onceForEachObject((_: Clean) => new WeakSet<object>());

/** `names`: whether the names of members are texts, as in values of fields, which are mappings with names that people chose. */
function redactedCopy(value: unknown, clean: Clean, names: boolean): unknown {
  if (typeof value === "string") return clean(value);
  if (typeof value !== "object" || value === null) return value;
  // The marks in the message of a problem or an outcome move with what is replaced.
  if (!names && "message" in value && "quotes" in value) {
    const { message, quotes, ...members } = value as Required<Message>;
    return { ...(redactedCopy(members, clean, false) as object), ...rewritten({ message, quotes }, clean) };
  }
  const lists = unchangedBy(clean);
  if (!names && lists.has(value)) return value;
  const after = withMembers(value, (member, name) =>
    names || !NOT_REDACTED.has(name) ? redactedCopy(member, clean, names || VALUE_MEMBERS.has(name)) : member,
  );
  if (Array.isArray(value)) {
    if (!names && after === value) lists.add(value);
    return after;
  }
  if (!names || Object.keys(value).every((name) => clean(name) === name)) return after;
  return Object.fromEntries(Object.entries(after).map(([name, member]) => [clean(name), member]));
}
