/** A report for readers who must not see texts: no message quotes one. The renderers hide the values in plan lines. */

import { VALUE_MEMBERS } from "../kinds/read.ts";
import { fieldOf, isHidden } from "../kinds/registry.ts";
import { sha256 } from "../model/digest.ts";
import type { Json } from "../model/json.ts";
import { onceForEachObject } from "../model/once.ts";
import type { Change } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import { Redaction } from "../model/secrets.ts";
import { textsIn } from "../plan/declaredContents.ts";
import type { ChangeResult, ProjectReport, PulledTexts, Report } from "./report.ts";

/** What is shown in the place of a text. */
const HIDDEN = "…";

/** Removes secrets, or the texts of a project, from a text. The same function always gives the same result for a text. */
type Clean = (text: string) => string;

export function withoutTexts(report: Report): Report {
  const projects = report.projects.map((project) =>
    project.hide_texts ? withoutTextsOfProject(project) : project,
  );
  const problems = report.hide_texts ? unquotedProblems(report.problems) : report.problems;
  return { ...report, problems, projects };
}

function withoutTextsOfProject(project: ProjectReport): ProjectReport {
  const { problems, plan, results } = project;
  const hasMessages = problems.length > 0 || results?.some(({ outcome }) => outcome.state !== "done");
  const { changes = [], kept: keptItems = [] } = (hasMessages && plan) || {};
  const ofKept = keptItems.flatMap((value) => ("field" in value ? [value.live, value.declared ?? ""] : []));
  const texts = [...changes.flatMap(textsOfChange), ...ofKept.flatMap(stringsIn)];
  const clean = textHider(texts);
  const words = outcomeTextHider(results ?? [], texts, clean);
  return {
    ...project,
    // The service can repeat a text in any form, and the name of a key can be its text.
    problems: problems.map((problem) => {
      const { message, quotes = [] } = problem;
      return { ...problem, message: unquoted(clean(message), [...quotes, ...quotes.map(clean)]) };
    }),
    ...(results && { results: results.map((result) => withoutTextsOfResult(result, words)) }),
  };
}

/** The product of messages and texts that takes about a second to search. Above it, no message is shown. */
const MAX_SEARCHES = 3_000_000;

/** Hides the texts of all changes, because a message of the service can repeat the texts of several. Each message is searched once. */
function outcomeTextHider(results: readonly ChangeResult[], texts: readonly string[], clean: Clean) {
  const messages = new Set(results.map(({ outcome }) => (outcome.state === "done" ? "" : outcome.message)));
  if (messages.size * texts.length > MAX_SEARCHES) return () => "The report file says why.";
  const cleanMessages = new Map(Array.from(messages, (message) => [message, clean(message)]));
  return (message: string) => cleanMessages.get(message) ?? HIDDEN;
}

function withoutTextsOfResult({ change, outcome }: ChangeResult, clean: Clean): ChangeResult {
  if (outcome.state === "done") return { change, outcome };
  const isStored = outcome.state === "failed" && outcome.how === "stored differently";
  const message = isStored
    ? "The service stored a different value. The report file shows it."
    : clean(outcome.message);
  return { change, outcome: { ...outcome, message } };
}

/** The problems without what they quote from a file. */
export function unquotedProblems(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({
    ...problem,
    message: unquoted(problem.message, problem.quotes ?? []),
  }));
}

function unquoted(message: string, quotes: readonly string[]): string {
  const variants = new Set([...quotes, ...quotes.map((quote) => quote.slice(0, 40))]);
  return [...variants].reduce(withoutQuote, message);
}

/** A short quote in quotation marks may also be part of our own words. */
function withoutQuote(text: string, quote: string): string {
  if (quote === "") return text;
  const isMarked = quote.length < SHORT && text.includes(`"${quote}"`);
  return isMarked ? text.replaceAll(`"${quote}"`, `"${HIDDEN}"`) : text.replaceAll(quote, HIDDEN);
}

/** Texts of fewer characters are hidden only inside quotation marks. */
const SHORT = 4;

/** A short text may be part of a usual word, so it is hidden only inside quotation marks. */
function withoutShort(message: string, texts: readonly string[]): string {
  let clean = message;
  for (const text of texts.filter(({ length }) => length < SHORT))
    for (const mark of ['"', "'", "`"]) clean = clean.replaceAll(mark + text + mark, mark + HIDDEN + mark);
  return clean;
}

/** Hides these texts in a message, also if they are encoded or cut. */
export function textHider(texts: readonly string[]): Clean {
  const redaction = new Redaction();
  redaction.hide(texts.map((value) => ({ value, shown: HIDDEN })));
  return (message) => withoutShort(redaction.clean(message), texts);
}

function textsOfChange(change: Change): string[] {
  if (change.action === "destroy") return (change.texts ?? []).flatMap(({ before }) => stringsIn(before));
  return change.fields
    .filter(({ field }) => isHidden(fieldOf(change.kind, field)))
    .flatMap(({ before, after, sent }) => [before ?? "", after, sent ?? ""].flatMap(stringsIn));
}

export function stringsIn(value: Json): string[] {
  return textsIn(value).filter((text) => text !== "");
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
    if (name === "quotes") return [];
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
