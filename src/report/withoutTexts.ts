/** A report for readers who must not see texts: no message quotes one. The renderers hide the values in plan lines. */

import { createHash } from "node:crypto";
import { VALUE_MEMBERS } from "../kinds/read.ts";
import { fieldOf, isHidden } from "../kinds/registry.ts";
import { isMapping, type Json } from "../model/json.ts";
import type { Change, Kept, Plan } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import { Redaction } from "../model/secrets.ts";
import type { ChangeResult, ProjectReport, PulledTexts, Report } from "./report.ts";

/** What is shown in the place of a text. */
const HIDDEN = "…";

export function withoutTexts(report: Report): Report {
  const projects = report.projects.map((project) =>
    project.hide_texts ? withoutTextsOfProject(project) : project,
  );
  const problems = report.hide_texts ? unquotedProblems(report.problems) : report.problems;
  return { ...report, problems, projects };
}

function withoutTextsOfProject(project: ProjectReport): ProjectReport {
  if (!project.plan) return { ...project, problems: project.problems.map((one) => unquoted(one, [])) };
  const { problems, plan, results } = project;
  const hasMessages = problems.length > 0 || results?.some(({ outcome }) => outcome.state !== "done");
  const texts = hasMessages ? textsOfPlan(plan) : [];
  const clean = textHider(texts);
  const words = outcomeTextHider(results ?? [], texts, clean);
  return {
    ...project,
    problems: problems.map((one) => unquoted({ ...one, message: clean(one.message) }, texts)),
    ...(results && { results: results.map((result) => withoutTextsOfResult(result, words)) }),
  };
}

/** The product of messages and texts that takes about a second to search. Above it, no message is shown. */
const MAX_SEARCHES = 3_000_000;

/** Hides the texts of all changes, because a message of the service can repeat the texts of several. Each message is searched once. */
function outcomeTextHider(
  results: readonly ChangeResult[],
  texts: readonly string[],
  clean: (text: string) => string,
) {
  const messages = new Set(results.map(({ outcome }) => (outcome.state === "done" ? "" : outcome.message)));
  if (messages.size * texts.length > MAX_SEARCHES) return () => "The report file says why.";
  const shown = new Map([...messages].map((message) => [message, clean(message)]));
  return (message: string) => shown.get(message) ?? HIDDEN;
}

function withoutTextsOfResult(
  { change, outcome }: ChangeResult,
  clean: (message: string) => string,
): ChangeResult {
  if (outcome.state === "done") return { change, outcome };
  if (outcome.state === "failed" && outcome.how === "stored differently")
    return {
      change,
      outcome: { ...outcome, message: "The service stored a different value. The report file shows it." },
    };
  return { change, outcome: { ...outcome, message: clean(outcome.message) } };
}

/** The problems without what they quote from a file. */
export function unquotedProblems(problems: readonly Problem[]): Problem[] {
  return problems.map((one) => unquoted(one, []));
}

/** Problems of parsers can quote anything from a file. */
const PARSER_CODES: readonly Problem["code"][] = ["yaml", "text-file"];

/** Hides what a problem quotes from a file. All quotes of a parser are hidden. */
function unquoted(problem: Problem, texts: readonly string[]): Problem {
  const { quotes = [], code } = problem;
  const message = PARSER_CODES.includes(code)
    ? problem.message.replace(/"[^"]*"/g, `"${HIDDEN}"`)
    : problem.message;
  const found = [...quotes, ...quotes.map((quote) => quote.slice(0, 40))].filter((quote) => quote !== "");
  return {
    ...problem,
    message: withoutShort(
      found.reduce((text, quote) => text.replaceAll(quote, HIDDEN), message),
      texts,
    ),
  };
}

/** A short text may be part of a usual word, so it is hidden only inside quotation marks. */
function withoutShort(message: string, texts: readonly string[]): string {
  return texts
    .filter((text) => text.length < 4)
    .reduce(
      (clean, text) =>
        ['"', "'", "`"].reduce(
          (one, mark) => one.replaceAll(mark + text + mark, mark + HIDDEN + mark),
          clean,
        ),
      message,
    );
}

/** Hides these texts in a message, also if they are encoded or cut. */
export function textHider(texts: readonly string[]): (message: string) => string {
  const redaction = new Redaction();
  redaction.hide(texts.map((value) => ({ value, shown: HIDDEN })));
  return (message) => withoutShort(redaction.clean(message), texts);
}

function textsOfPlan({ changes, kept }: Plan): string[] {
  return [...changes.flatMap(textsOfChange), ...kept.flatMap(textsOfKept)];
}

function textsOfChange(change: Change): string[] {
  if (change.action === "destroy") return (change.texts ?? []).flatMap(({ before }) => stringsIn(before));
  return change.fields
    .filter(({ field }) => isHidden(fieldOf(change.kind, field)))
    .flatMap(({ before, after }) => [before ?? "", after].flatMap(stringsIn));
}

function textsOfKept(kept: Kept): string[] {
  return "field" in kept ? [kept.live, kept.declared ?? ""].flatMap(stringsIn) : [];
}

export function stringsIn(value: Json): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
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
  return copied(part, "") as Part;
}

/** `kind`: that of the object which the value belongs to. */
function copied(value: unknown, kind: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => copied(one, kind));
  if (typeof value !== "object" || value === null) return value;
  const own = "kind" in value ? value.kind : kind;
  const hides = "field" in value && isHidden(fieldOf(String(own), String(value.field)));
  const members = Object.entries(value).filter(([name]) => name !== "quotes");
  return Object.fromEntries(
    members.map(([name, member]) => {
      if (!VALUE_MEMBERS.has(name)) return [name, copied(member, own)];
      return [name, hides ? hidden(member) : member];
    }),
  );
}

/** An empty text stays empty, because to fill it is not a loss. */
function hidden(value: Json): Json {
  if (typeof value === "string") return value === "" ? "" : HIDDEN;
  if (Array.isArray(value)) return value.map(hidden);
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, hidden(member)]));
}

/** Removes secrets from a text. The same function always gives the same result for a text. */
type Clean = (text: string) => string;

/** Fields with fixed words of Lokaform, and paths, which must stay usable. No stranger writes into these. */
const NOT_REDACTED = new Set(
  [
    "action",
    "by",
    "code",
    "command",
    "field",
    "how",
    "kind",
    "scope",
    "reason",
    "ref",
    "seen",
    "severity",
  ].concat(["state", "file", "manifests", "backup"]),
);

export function redactedReport(report: Report, clean: Clean): Report {
  const { declared } = report;
  const projects = report.projects.map((project) => redactedProject(project, clean));
  return { ...redacted(report, clean), declared, projects };
}

/** `clean` may be the function of a terminal, which learns more secrets later. */
export function redactedPull(pulled: PulledTexts, clean: Clean): PulledTexts {
  return redacted(pulled, (text) => clean(text));
}

/** If the id must be hidden, the plan gets its digest, so that a saved plan can be matched with its project. */
export function redactedProject(project: ProjectReport, clean: Clean): ProjectReport {
  const shown = redacted(project, clean);
  const { plan } = project;
  if (!shown.plan || !plan || clean(plan.project.id) === plan.project.id) return shown;
  const hidden = { ...shown.plan.project, digest: idDigest(plan.project.id) };
  return { ...shown, plan: { ...shown.plan, project: hidden } };
}

/** Whether a plan or a backup names the project `id`, or its digest. */
export function isProject(named: { id: string; digest?: string | undefined }, id: string): boolean {
  return named.digest === undefined ? named.id === id : named.digest === idDigest(id);
}

export function idDigest(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}

/** The same shape with other texts, which TypeScript cannot express. */
function redacted<Value extends object>(value: Value, clean: Clean): Value {
  return redactedCopy(value, clean, false) as Value;
}

/** The value itself if it contains no secret: a report can contain a plan of many thousand texts. */
function redactedCopy(value: unknown, clean: Clean, names: boolean): unknown {
  if (typeof value === "string") return clean(value);
  if (typeof value !== "object" || value === null || isClean(value, clean, names)) return value;
  if (Array.isArray(value)) return value.map((member) => redactedCopy(member, clean, names));
  const after = Object.entries(value).map(([name, member]) => [
    names ? clean(name) : name,
    isRedacted(name, names) ? redactedCopy(member, clean, hasNames(name, names)) : member,
  ]);
  return Object.fromEntries(after);
}

/** Lists that a function leaves as they are: a report repeats the plan that was shown before. No list of it changes. */
const CLEAN = new WeakMap<Clean, WeakSet<object>>();

/** Whether the copy would be equal. It makes nothing, because this is asked about every value of a report. */
function isClean(value: unknown, clean: Clean, names: boolean): boolean {
  if (typeof value === "string") return clean(value) === value;
  if (typeof value !== "object" || value === null) return true;
  if (!Array.isArray(value)) {
    const members = value as Readonly<Record<string, unknown>>;
    for (const name in members) {
      if (names && clean(name) !== name) return false;
      if (isRedacted(name, names) && !isClean(members[name], clean, hasNames(name, names))) return false;
    }
    return true;
  }
  const known = CLEAN.get(clean) ?? new WeakSet();
  CLEAN.set(clean, known);
  if (!names && known.has(value)) return true;
  const isWhole = value.every((member) => isClean(member, clean, names));
  if (isWhole && !names) known.add(value);
  return isWhole;
}

function isRedacted(name: string, names: boolean): boolean {
  return names || !NOT_REDACTED.has(name);
}

/** Values of fields are mappings with names that people chose. */
function hasNames(name: string, names: boolean): boolean {
  return names || VALUE_MEMBERS.has(name);
}
