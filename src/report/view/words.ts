import { kindOf } from "../../kinds/kind.ts";
import { once } from "../../model/once.ts";
import { pageAddress } from "../../model/package.ts";
import type { Place } from "../../model/place.ts";
import type { Change } from "../../model/plan.ts";
import type { ProblemCode } from "../../model/problem.ts";
import type { ProjectReport } from "../report.ts";
import { oneLine, shortLine, valueLine, withoutMiddle } from "../safeText.ts";

/** "1 request", "4,812 requests", "2 entries" */
export function counted(count: number, noun: string): string {
  return `${figure(count)} ${count === 1 ? noun : `${noun.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}

export function figure(count: number): string {
  // The first use of `toLocaleString` takes many milliseconds.
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

export function firstNames(names: readonly string[], max: number): string {
  const restCount = names.length - max;
  return names.slice(0, max).join(", ") + (restCount > 0 ? ` and ${figure(restCount)} more` : "");
}

export function countedKind(count: number, kind: string): string {
  return `${figure(count)} ${count === 1 ? kind : kindOf(kind).plural}`;
}

/** The name, on one line. Names often differ only at their end, so a long one is cut in its middle. */
export function labelWords({ kind, label }: Pick<Change, "kind" | "label">): string {
  const name = valueLine(label);
  const { prefix, maxName } = kindOf(kind).words;
  return prefix + withoutMiddle(name, maxName);
}

export function placeWords({ file, line }: Place): string {
  return `${oneLine(file)}:${line}`;
}

/** "storefront (3002780358964f9bab5a92.87762498)", after its name in lokaform.yaml if it has one. */
export function projectWords({ name, id, plan }: ProjectReport): string {
  const prefix = name === undefined ? "" : `${oneLine(name)}: `;
  return prefix + (plan ? `${shortLine(plan.project.name, 80)} (${shortLine(id, 200)})` : shortLine(id, 200));
}

/** Up to this number, manifests and projects are listed by name. */
export const MAX_NAMED = 3;

export function manifestWords(manifests: readonly string[]): string {
  return manifests.length <= MAX_NAMED
    ? manifests.map((path) => oneLine(path)).join(", ")
    : counted(manifests.length, "manifest");
}

const time = once(
  () => new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: "UTC" }),
);

/** "2026-01-13 09:20 UTC", for what may be read much later. `seconds`: Unix time. */
export function timeWords(seconds: number): string {
  return `${time().format(seconds * 1000)} UTC`;
}

/** A language in titles and in the output summary, which have no text of a stranger. GitHub makes a link of GH-1. */
export function codeWord(language: string): string {
  return /^(?!gh-\d)[a-z]{2,3}([-_]\w{1,8})*$/i.test(language) ? language : "a language";
}

export function problemAddress(code: ProblemCode): string {
  return `${pageAddress("docs/problems.md")}#${code}`;
}
